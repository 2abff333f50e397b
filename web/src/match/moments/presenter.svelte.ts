// Decides what is shown when: dice first, then the map, counts and log.

import { untrack } from 'svelte';
import type { BoardHandle } from '../../board/board';
import { preferences } from '../../preferences.svelte';
import { sound, type Sound } from '../../sound/sound';
import { territoriesOf } from '../../table/facts';
import type { Scene } from '../../table/scene';
import type { Step } from '../../table/matchStore.svelte';
import { showAll, type MatchEvent } from '../../table/view';
import { flyToCard, gainedFor } from './flight';
import { momentsOf, MomentQueue } from './momentQueue.svelte';

const MOST_BEHIND = 14; // steps; with more, pending dice are skipped
const HURRIED = 3; // pending steps; with more, everything is shown faster

const SOUNDS: Partial<Record<MatchEvent['type'], Sound>> = {
  TerritoryChosen: 'place',
  AssetPlaced: 'place',
  AssetsMoved: 'move',
  TerritoryConquered: 'conquer',
  PlayerEliminated: 'lose',
  MaterialClaimed: 'complete',
  MatchEnded: 'end',
};

export class Presenter {
  readonly moments = new MomentQueue(() => this.pace);
  /** How far the screen has got: the entry of the last step that it shows. */
  private seq = $state(0);
  /** The dice of the first waiting step, a Clash, are rolling. */
  isHolding = $state(false);
  /** The number of the Clash that is shown. */
  private clash = 0;

  constructor(
    private readonly scene: () => Scene,
    private readonly allSteps: () => Step[],
    private readonly board: () => BoardHandle | undefined,
  ) {
    this.seq = allSteps().at(-1)?.seq ?? 0;
  }

  /** Steps that have happened but are not shown yet. */
  private waiting: Step[] = $derived.by(() => this.allSteps().filter(({ seq }) => seq > this.seq));

  /** Steps that are shown. */
  steps: Step[] = $derived.by(() =>
    this.waiting.length ? this.allSteps().slice(0, -this.waiting.length) : this.allSteps(),
  );

  /** While dice roll, the match is as it was before them. */
  shown: Scene = $derived.by(() => {
    const step = this.isHolding ? this.waiting[0] : undefined;
    return step ? { ...this.scene(), match: step.before, yours: step.yours } : this.scene();
  });

  /** A factor for durations. */
  private get pace(): number {
    const chosen = { normal: 1, fast: 0.5, instant: 0.15 }[preferences.pace];
    return chosen * (this.waiting.length > HURRIED ? 0.5 : 1);
  }

  /** Shows what has happened since. Call it in an effect that runs before the map is drawn anew. */
  follow(): void {
    const { match, seat } = this.scene();
    const { length } = this.waiting;
    untrack(() => {
      if (this.isHolding && length > MOST_BEHIND) this.catchUp();
      else if (!this.isHolding) this.goOn();
      this.moments.outdate(match, seat);
    });
  }

  /** The dice have settled: updates the map, up to the next Clash. */
  release(): void {
    if (!this.isHolding) return;
    this.isHolding = false;
    const [step] = this.waiting;
    if (step) {
      this.seq = step.seq;
      this.move(step);
    }
    this.goOn();
  }

  /** A moment has been shown, or was skipped. */
  done(number: number): void {
    this.moments.done(number);
    if (number === this.clash) this.release();
  }

  private goOn(): void {
    for (let step = this.waiting[0]; step; step = this.waiting[0]) {
      const moments = momentsOf(step.told, step.before, step.after, this.scene());
      const clash = moments.find(one => one.kind === 'clash');
      const isSkipped = preferences.pace === 'instant' && clash && !clash.isInvolved;
      if (clash && !isSkipped && !document.hidden) {
        this.isHolding = true;
        if (clash.isInvolved) this.moments.interrupt();
        const numbers = this.moments.add(moments);
        this.clash = numbers[moments.indexOf(clash)]!;
        this.board()?.frame([clash.clash.origin, clash.clash.target]);
        void sound('clash');
        return;
      }
      this.seq = step.seq;
      this.move(step);
      this.moments.add(moments.filter(one => one.kind !== 'clash'));
    }
  }

  /** Skips everything pending and shows the current state. */
  private catchUp(): void {
    this.seq = this.waiting.at(-1)?.seq ?? this.seq;
    this.isHolding = false;
    this.moments.forgetClashes();
  }

  private move({ told, before, after }: Step): void {
    const shown = told.events.map((event, index) => {
      const from = showAll(before, told.events.slice(0, index));
      return this.board()?.animate(event, from, showAll(from, [event])) ?? Promise.resolve();
    });
    const { seat } = this.scene();
    const gained = seat ? gainedFor(before, after, seat) : [];
    if (gained.length)
      void Promise.all(shown).then(() => flyToCard(gained, territoriesOf(after, seat!)));
    const heard = told.events.findLast(event => SOUNDS[event.type]);
    if (heard) void sound(SOUNDS[heard.type]!);
  }
}
