// Hints for the player who has to decide: where to look, the odds, a plan. They are requested from
// the server step by step.

import type { Marks } from '../../board/board';
import type { Hinted, Hints } from '../../protocol';
import type { Action, LiveTable } from '../../table/liveTable.svelte';
import type { Step } from '../../table/matchStore.svelte';
import { afterStep, marksOf, wholeStep } from './plan';

const LOOK = 1;
export const ODDS = 2;
export const PLAN = 3;

const FURTHEST: Record<Hints, number> = { off: 0, odds: ODDS, all: PLAN };

interface Advice {
  hint: Hinted;
  /** The remaining steps. */
  plan: Action[];
  /** The steps that the next tap carries out. */
  step: Action[];
  /** What the map highlights. */
  marks: Marks;
}

interface Kept extends Advice {
  /** The entry and the seat that the hint is for. */
  seq: number;
  seat: string;
}

type Source = Pick<
  LiveTable,
  'seq' | 'seat' | 'scene' | 'table' | 'isAwaited' | 'hinted' | 'request'
>;

export class Adviser {
  private kept = $state.raw<Kept | null>(null);
  private request = $state.raw<{ seat: string; step: number } | null>(null);
  private isCarriedOut = false;
  /** The player did what the last hint said: the next one opens with its plan. */
  private isFollowing = false;
  private refused = $state.raw<{ seat: string; seq: number; code: string } | null>(null);

  constructor(private readonly live: Source) {}

  /** The last step of hints that the host allows for the current decision. */
  get furthest(): number {
    const { scene, table, isAwaited } = this.live;
    if (!isAwaited || !scene || table?.status !== 'playing') return 0;
    const isDrawn = scene.match.phase.type === 'ContinentChoice' && scene.options.advanced_setup;
    return isDrawn ? 0 : FURTHEST[table.settings.hints ?? 'all'];
  }

  get now(): Advice | null {
    const { kept, live } = this;
    return kept?.seq === live.seq && kept.seat === live.seat ? kept : null;
  }

  /** The requested step, while the server works on it. */
  get thinking(): number | null {
    const { request, live } = this;
    return request?.seat === live.seat && this.furthest ? request.step : null;
  }

  /** Why there is no hint: the code of a refusal. */
  get trouble(): string | null {
    const { refused, live } = this;
    return refused?.seat === live.seat && refused.seq === live.seq ? refused.code : null;
  }

  get isOpen(): boolean {
    return this.furthest > 0 && (this.now ?? this.thinking ?? this.trouble) !== null;
  }

  /**
   * The next step; null if there is none or the host doesn't allow it. A plan includes its odds, so
   * odds are a separate step only if plans aren't allowed.
   */
  get next(): number | null {
    const hint = this.now?.hint;
    if (!hint) return LOOK <= this.furthest ? LOOK : null;
    if (this.furthest >= PLAN) return hint.step < PLAN ? PLAN : null;
    return hint.step < ODDS && hint.has_clash && this.furthest >= ODDS ? ODDS : null;
  }

  async ask(step: number): Promise<void> {
    const { seat, seq } = this.live;
    if (!seat || this.request?.seat === seat) return;
    const request = { seat, step };
    this.request = request;
    this.refused = null;
    const reply = await this.live.request({ type: 'AskHint', step });
    if (this.request !== request) return; // closed in the meantime
    this.request = null;
    const { hinted } = this.live;
    if (reply.type === 'Applied' && hinted?.id === reply.id)
      this.keep(hinted, hinted.plan ?? [], hinted.seq, seat);
    // No error if the player has decided in the meantime.
    else if (reply.type === 'Refused' && reply.code !== 'not_your_decision')
      this.refused = { seat, seq, code: reply.code };
  }

  /** A hint that is hidden at the moment is not closed. */
  toggle(isHidden = false): void {
    if (!this.isOpen) {
      if (this.furthest) void this.ask(this.isFollowing ? Math.min(PLAN, this.furthest) : LOOK);
    } else if (!isHidden) {
      this.isFollowing = false;
      this.close();
    }
  }

  close(): void {
    this.kept = null;
    this.request = null;
    this.refused = null;
    this.isCarriedOut = false;
  }

  /** The player follows the plan: when it is finished, the next one is requested. */
  carryOut(): void {
    this.isCarriedOut = true;
    this.isFollowing = true;
  }

  /** Advances the plan while it is followed. */
  advance({ seq, told: { events, phase }, before }: Step): void {
    const { kept } = this;
    if (!kept || kept.seq + 1 !== seq || kept.hint.step < PLAN) return;
    const plan = afterStep(kept.plan, events);
    if (plan?.length) {
      this.keep(kept.hint, plan, seq, kept.seat);
      return;
    }
    this.kept = null;
    const isSamePhase = before.phase.type === phase.type;
    if (this.isCarriedOut && isSamePhase && this.furthest >= PLAN) void this.ask(PLAN);
    this.isCarriedOut = false;
  }

  private keep(hint: Hinted, plan: Action[], seq: number, seat: string): void {
    const { match, players } = this.live.scene!;
    const step = wholeStep(plan, match);
    const company = players.find(({ id }) => id === seat)?.number ?? 0;
    this.kept = { hint, plan, step, marks: marksOf(hint, step, company), seq, seat };
  }
}
