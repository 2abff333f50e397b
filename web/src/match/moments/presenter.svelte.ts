// Decides what is shown when: dice first, then the map, counts and log.

import { untrack } from 'svelte';
import type { BoardHandle } from '../../board/board';
import type { MatchTold, MatchView } from '../../protocol';
import { preferences } from '../../preferences.svelte';
import { sound, type Sound } from '../../sound/sound';
import { territoriesOf } from '../../table/facts';
import type { Scene } from '../../table/scene';
import { showAll, type MatchEvent } from '../../table/view';
import type { HistoryStep } from '../log/tableLog.svelte';
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
  private held = $state.raw<Scene | null>(null);
  /** Steps that wait for the dice. The first one is the Clash. */
  private waiting = $state.raw<HistoryStep[]>([]);
  /** The number of the Clash that is shown. */
  private clash = 0;
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

  /** Steps that have happened but are not shown yet. */
  get behind(): number {
    return this.waiting.length;
  }

  /** A factor for durations. */
  private get pace(): number {
    const chosen = { normal: 1, fast: 0.5, instant: 0.15 }[preferences.pace];
    return chosen * (this.waiting.length > HURRIED ? 0.5 : 1);
  }

  /** Called when the screen shows a scene. */
  seen(scene: Scene): void {
    this.previous = scene;
    untrack(() => this.moments.outdate(scene.match, scene.seat));
  }

  happen(told: MatchTold, before: MatchView, after: MatchView): void {
    this.waiting = [...this.waiting, { told, before, after }];
    if (this.held && this.waiting.length > MOST_BEHIND) this.catchUp();
    else if (!this.held) this.goOn();
  }

  /** The dice have settled: updates the map, up to the next Clash. */
  release(): void {
    if (!this.held) return;
    const [step, ...rest] = this.waiting;
    this.held = null;
    this.waiting = rest;
    if (step) this.move(step);
    this.goOn();
  }

  /** Releases a Clash that is no longer shown. */
  check(): void {
    if (this.held && !this.moments.includes(this.clash)) this.release();
  }

  private goOn(): void {
    while (this.waiting.length) {
      const step = this.waiting[0]!;
      const moments = momentsOf(step.told, step.before, step.after, this.scene());
      const clash = moments.find(one => one.kind === 'clash');
      const isSkipped = preferences.pace === 'instant' && clash && !clash.isInvolved;
      if (clash && !isSkipped && !document.hidden) {
        this.held = { ...this.previous, match: step.before };
        if (clash.isInvolved) this.moments.interrupt();
        const numbers = this.moments.add(moments);
        this.clash = numbers[moments.indexOf(clash)]!;
        this.board()?.frame([clash.clash.origin, clash.clash.target]);
        void sound('clash');
        return;
      }
      this.waiting = this.waiting.slice(1);
      this.move(step);
      this.moments.add(moments.filter(one => one.kind !== 'clash'));
    }
  }

  /** Skips everything pending and shows the current state. */
  private catchUp(): void {
    this.waiting = [];
    this.held = null;
    this.moments.forgetClashes();
  }

  private move({ told, before, after }: HistoryStep): void {
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
