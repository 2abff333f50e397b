// A queue of moments to show one after another, faster when several wait.

import type { ClashFought, MatchTold, MatchView, TerritoryConquered } from '../../protocol';
import { assetsOn, pointsNow, progressOf } from '../../table/facts';
import type { Scene } from '../../table/scene';

/** Of an Application on the viewer's card. */
interface Change {
  application: string;
  points: number;
  /** The points that the viewer has now. */
  total: number;
}
type Unnumbered =
  | {
      kind: 'clash';
      clash: ClashFought;
      conquest: TerritoryConquered | null;
      isInvolved: boolean;
      /** Assets before and after. */
      counts: { origin: readonly [number, number]; target: readonly [number, number] };
    }
  | { kind: 'draw'; player: string; continent: string }
  | { kind: 'turn'; turn: number; isLast: boolean }
  | { kind: 'yourTurn' }
  | ({ kind: 'complete' } & Change)
  | ({ kind: 'lost' } & Change)
  | { kind: 'eliminated'; player: string; isYou: boolean }
  | { kind: 'advanced'; turn: number; isLast: boolean }
  | { kind: 'lastTurn'; turn: number }
  | { kind: 'trade'; claimants: string[]; isYou: boolean };
export type Moment = Unnumbered & { number: number };
export type MomentOf<Kind extends Moment['kind']> = Extract<Moment, { kind: Kind }>;

export class MomentQueue {
  private queue = $state.raw<Moment[]>([]);
  private count = 0;
  private readers: (() => void)[] = [];

  constructor(private readonly ownPace: () => number = () => 1) {}

  get now(): Moment | null {
    return this.queue[0] ?? null;
  }

  /** Other moments wait. */
  get isCrowded(): boolean {
    return this.queue.length > 1;
  }

  /** Factor for durations: less than 1 if other moments wait. */
  get pace(): number {
    return this.ownPace() * (this.isCrowded ? 0.4 : 1);
  }

  /** Returns their numbers. */
  add(moments: Unnumbered[]): number[] {
    const numbered = moments.map(one => ({ ...one, number: ++this.count }));
    this.queue = [...this.queue, ...numbered];
    return numbered.map(({ number }) => number);
  }

  forgetClashes(): void {
    this.keep(one => one.kind !== 'clash');
  }

  /** Drops less important moments for one that concerns the viewer. */
  interrupt(): void {
    this.keep(({ kind }) => ['complete', 'lost', 'eliminated', 'clash'].includes(kind));
  }

  /** Drops moments that are out of date. */
  outdate({ phase, turn }: MatchView, seat: string | null): void {
    const isOver = phase.type === 'Finished';
    const isMyGo = phase.type === 'ActionPhase' && phase.player === seat;
    this.keep(one => {
      if (one.kind === 'clash' || one.kind === 'eliminated') return true;
      if (one.kind === 'yourTurn') return isMyGo;
      if (one.kind === 'turn') return !isOver && one.turn === turn;
      return !isOver;
    });
  }

  /** Removes a moment that has been shown. */
  done(number: number): void {
    this.keep(one => one.number !== number);
  }

  private keep(isKept: (moment: Moment) => boolean): void {
    const kept = this.queue.filter(isKept);
    if (kept.length < this.queue.length) this.queue = kept;
    if (!kept.length) for (const resolve of this.readers.splice(0)) resolve();
  }

  /** Resolves when all moments have been shown. */
  allShown(): Promise<void> {
    return this.now ? new Promise(resolve => this.readers.push(resolve)) : Promise.resolve();
  }
}

/** The moments of an action's events, for the viewer. */
export function momentsOf(
  told: MatchTold,
  before: MatchView,
  after: MatchView,
  { seat }: Scene,
): Unnumbered[] {
  const moments: Unnumbered[] = [];
  const turns = after.last_turn;
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
        const countsOn = (id: string) => [assetsOn(before, id), assetsOn(after, id)] as const;
        const counts = { origin: countsOn(event.origin), target: countsOn(event.target) };
        moments.push({ kind: 'clash', clash: event, conquest, isInvolved, counts });
        break;
      }
      case 'PlayerEliminated':
        moments.push({ kind: 'eliminated', player: event.player, isYou: event.player === seat });
        break;
      case 'TurnCounterAdvanced':
        moments.push({ kind: 'advanced', turn: event.turn, isLast: event.turn === turns });
        break;
      case 'LastTurnSet':
        moments.push({ kind: 'lastTurn', turn: event.turn });
        break;
      case 'TradeBegan': {
        const claimants = Object.keys(event.claims).filter(player => event.claims[player]);
        const isYou = seat !== null && claimants.includes(seat);
        moments.push({ kind: 'trade', claimants, isYou });
        break;
      }
      case 'ActionPhaseBegan':
        if (event.player === seat) moments.push({ kind: 'yourTurn' });
        break;
      default: // shown on the board and in the log
    }
  }
  return [...moments, ...completedOrLost(before, after, seat)];
}

/** The viewer's own Applications that are complete now and were not before, or the other way round. */
function completedOrLost(before: MatchView, after: MatchView, seat: string | null): Unnumbered[] {
  const objective = seat ? before.objectives[seat] : undefined;
  if (!seat || !objective || after.phase.type === 'Finished') return [];
  const were = progressOf(before, seat, objective);
  const total = pointsNow(after, seat, objective);
  return progressOf(after, seat, objective)
    .filter((now, index) => now.isComplete !== were[index]!.isComplete)
    .map(({ application, points, isComplete }) => ({
      ...{ kind: isComplete ? 'complete' : 'lost', application, points, total },
    }));
}
