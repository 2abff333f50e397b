// The recap of what the others did: shown until the viewer acts or closes it.

import type { Marks } from '../../board/board';
import type { Scene } from '../../table/scene';
import { recapOf, type Recap } from './recap';

type History = Parameters<typeof recapOf>[0];

export class RecapState {
  private closed = $state('');

  /** Must be created during component initialisation. `isTime`: the viewer
   * has to act, and nothing is left to show. */
  constructor(
    private readonly scene: () => Scene,
    private readonly history: () => History | undefined,
    private readonly isTime: () => boolean,
  ) {}

  private key: string = $derived.by(() => {
    const { seat, match } = this.scene();
    return `${seat} ${match.turn} ${match.phase.type}`;
  });

  now: Recap | null = $derived.by(() => {
    const { seat, match } = this.scene();
    const history = this.history();
    if (!history || !seat || !this.isTime() || this.closed === this.key) return null;
    return recapOf(history, seat, match.objectives[seat]);
  });

  marks: Marks | null = $derived.by(() => {
    if (!this.now) return null;
    const { players } = this.scene();
    return {
      // A Territory that was held may be at risk again.
      territories: [...new Set(this.now.lines.map(({ territory }) => territory))],
      moves: this.now.lines.map(({ origin, territory, rival }) => ({
        ...{ origin, target: territory },
        company: players.find(({ id }) => id === rival)?.number ?? 0,
      })),
    };
  });

  close(): void {
    this.closed = this.key;
  }
}
