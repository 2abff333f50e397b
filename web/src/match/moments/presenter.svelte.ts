// Decides what is shown when: the map waits for the dice of the viewer's own Clash.

import { untrack } from 'svelte';
import type { BoardHandle } from '../../board/board';
import type { MatchTold, MatchView } from '../../protocol';
import type { Scene } from '../../table/scene';
import { showAll } from '../../table/view';
import { momentsOf, MomentQueue } from './momentQueue.svelte';

export class Presenter {
  readonly moments = new MomentQueue();
  private held = $state.raw<Scene | null>(null);
  private waiting: [MatchTold, MatchView][] = [];
  private previous: Scene;

  constructor(
    private readonly scene: () => Scene,
    private readonly board: () => BoardHandle | undefined,
  ) {
    this.previous = scene();
  }

  get shown(): Scene {
    return this.held ?? this.scene();
  }

  get isHolding(): boolean {
    return this.held !== null;
  }

  /** Called when the screen shows a scene. */
  seen(scene: Scene): void {
    this.previous = scene;
    untrack(() => this.moments.outdate(scene.match, scene.seat));
  }

  happen(told: MatchTold, before: MatchView, after: MatchView): void {
    const moments = momentsOf(told, before, after, this.scene());
    const isOwnClash = moments.some(one => one.kind === 'clash' && one.isInvolved);
    if (isOwnClash && !this.held) {
      this.held = { ...this.previous, match: before };
      this.moments.interrupt();
    }
    if (this.held) this.waiting.push([told, before]);
    else this.move(told, before);
    this.moments.add(moments);
  }

  /** The dice have settled: the map catches up. */
  release(): void {
    if (!this.held) return;
    this.held = null;
    for (const [told, before] of this.waiting) this.move(told, before);
    this.waiting = [];
  }

  private move(told: MatchTold, before: MatchView): void {
    told.events.forEach((event, index) => {
      const from = showAll(before, told.events.slice(0, index));
      void this.board()?.animate(event, from, showAll(from, [event]));
    });
  }
}
