// What deserves a moment of everybody's attention, one after the other, quicker when many wait.

import type { ClashFought, MatchTold, MatchView, TerritoryConquered } from '../../protocol';
import { pointsNow, progressOf } from '../../table/facts';
import type { Scene } from '../../table/scene';

export type Moment = { number: number } & (
  | { kind: 'clash'; clash: ClashFought; conquest: TerritoryConquered | null; isInvolved: boolean }
  | { kind: 'draw'; player: string; continent: string }
  | { kind: 'turn'; turn: number; isLast: boolean }
  | { kind: 'yourTurn'; phase: 'act' | 'place'; assets: number }
  | { kind: 'complete'; application: string; points: number; total: number }
  | { kind: 'eliminated'; player: string; isYou: boolean }
  | { kind: 'advanced'; turn: number; isLast: boolean }
  | { kind: 'trade'; claims: Record<string, number> }
);
export type MomentOf<Kind extends Moment['kind']> = Extract<Moment, { kind: Kind }>;
type Unnumbered = Moment extends infer One
  ? One extends Moment
    ? Omit<One, 'number'>
    : never
  : never;

const PATIENCE = 3; // more than so many waiting: what does not concern the viewer is dropped

export class MomentQueue {
  private queue = $state.raw<Moment[]>([]);
  private count = 0;

  get now(): Moment | null {
    return this.queue[0] ?? null;
  }

  /** 1, or less when others wait: durations shrink by it. */
  get pace(): number {
    return this.queue.length > 1 ? 0.4 : 1;
  }

  add(moments: Unnumbered[]): void {
    const numbered = moments.map(one => ({ ...one, number: ++this.count }));
    const all = [...this.queue, ...numbered];
    const [first, ...waiting] = all;
    if (!first) return;
    const kept =
      waiting.length > PATIENCE
        ? waiting.filter(one => one.kind !== 'clash' || one.isInvolved)
        : waiting;
    this.queue = [first, ...kept];
  }

  /** Makes way for something that concerns the viewer: what was going on is in the log. */
  interrupt(): void {
    this.queue = this.queue.filter(one => one.kind === 'complete' || one.kind === 'eliminated');
  }

  /** The match went on: what is not so any more is not said any more. */
  outdate({ phase, turn }: MatchView, seat: string | null): void {
    const isOver = phase.type === 'Finished';
    const isMyGo = phase.type === 'ActionPhase' && phase.player === seat;
    const kept = this.queue.filter(one => {
      if (one.kind === 'clash' || one.kind === 'eliminated') return true;
      if (one.kind === 'yourTurn') return isMyGo;
      if (one.kind === 'turn') return !isOver && one.turn === turn;
      return !isOver;
    });
    if (kept.length < this.queue.length) this.queue = kept;
  }

  /** The moment is over; a later one stays. */
  done(number: number): void {
    this.queue = this.queue.filter(one => one.number !== number);
  }
}

/** The moments in what an action led to, for the viewer of the scene. */
export function momentsOf(
  told: MatchTold,
  before: MatchView,
  after: MatchView,
  { seat, options }: Scene,
): Unnumbered[] {
  const moments: Unnumbered[] = [];
  const turns = options.turns ?? 8;
  for (const event of told.events) {
    switch (event.type) {
      case 'ContinentDrawn':
        moments.push({ kind: 'draw', player: event.player, continent: event.continent });
        break;
      case 'TurnBegan':
        moments.push({ kind: 'turn', turn: event.turn, isLast: event.turn === turns });
        break;
      case 'ClashFought': {
        const conquest = told.events.find(one => one.type === 'TerritoryConquered') ?? null;
        const isInvolved = seat === event.attacker || seat === event.defender;
        moments.push({ kind: 'clash', clash: event, conquest, isInvolved });
        break;
      }
      case 'PlayerEliminated':
        moments.push({ kind: 'eliminated', player: event.player, isYou: event.player === seat });
        break;
      case 'TurnCounterAdvanced':
        moments.push({ kind: 'advanced', turn: event.turn, isLast: event.turn === turns });
        break;
      case 'TradeBegan':
        moments.push({ kind: 'trade', claims: event.claims });
        break;
      case 'ActionPhaseBegan':
        if (event.player === seat) moments.push({ kind: 'yourTurn', phase: 'act', assets: 0 });
        break;
      default: // the board and the log are enough
    }
  }
  return [...moments, ...completed(before, after, seat)];
}

/** The viewer's own Applications that were not complete before. */
function completed(before: MatchView, after: MatchView, seat: string | null): Unnumbered[] {
  const objective = seat ? before.objectives[seat] : undefined;
  if (!seat || !objective || after.phase.type === 'Finished') return [];
  const were = progressOf(before, seat, objective);
  const total = pointsNow(after, seat, objective);
  return progressOf(after, seat, objective)
    .filter((now, index) => now.isComplete && !were[index]!.isComplete)
    .map(({ application, points }) => ({ kind: 'complete', application, points, total }));
}
