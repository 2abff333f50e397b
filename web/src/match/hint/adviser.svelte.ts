// Help for the person who has to decide: where to look, the odds, a plan. It is asked for step by
// step, thought about elsewhere, and nothing waits for it.

import type { Marks } from '../../board/board';
import type { Hinted, Hints } from '../../protocol';
import type { Action, LiveTable } from '../../table/liveTable.svelte';
import { afterStep, marksOf } from './plan';

export const LOOK = 1;
export const ODDS = 2;
export const PLAN = 3;

const FURTHEST: Record<Hints, number> = { off: 0, odds: ODDS, all: PLAN };

export interface Advice {
  hint: Hinted;
  /** What is left of it: whoever does the first step as planned goes on with the next. */
  plan: Action[];
  /** What the map points out. */
  marks: Marks;
}

interface Kept extends Advice {
  /** The moment that it is about, and whose eyes may read it. */
  seq: number;
  seat: string;
}

type Source = Pick<
  LiveTable,
  'seq' | 'seat' | 'scene' | 'table' | 'isAwaited' | 'hinted' | 'request' | 'onEvents'
>;

export class Adviser {
  private kept = $state.raw<Kept | null>(null);
  private asked = $state.raw<{ seat: string; step: number } | null>(null);
  private refused = $state.raw<{ seat: string; seq: number; code: string } | null>(null);

  constructor(private readonly live: Source) {}

  /** How far the host lets people be helped with what they have to decide now. */
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

  /** The step that is being thought about. */
  get thinking(): number | null {
    const { asked, live } = this;
    return asked?.seat === live.seat && this.furthest ? asked.step : null;
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
   * What comes after what is shown; null where the host draws the line. Odds are those of a Clash:
   * where nothing is attacked, the plan follows the look.
   */
  get next(): number | null {
    const shown = this.now?.hint.step ?? 0;
    const isClashing = this.live.scene?.match.phase.type === 'ActionPhase';
    const step = shown === LOOK && !isClashing ? PLAN : shown + 1;
    return step <= this.furthest ? step : null;
  }

  async ask(step: number): Promise<void> {
    const { seat, seq } = this.live;
    if (!seat || this.asked?.seat === seat) return;
    const asked = { seat, step };
    this.asked = asked;
    this.refused = null;
    const reply = await this.live.request({ type: 'AskHint', step });
    if (this.asked !== asked) return; // closed meanwhile
    this.asked = null;
    const { hinted } = this.live;
    if (reply.type === 'Applied' && hinted?.id === reply.id)
      this.keep(hinted, hinted.plan ?? [], hinted.seq, seat);
    // Whoever decided before it was thought out needs no excuse.
    else if (reply.type === 'Refused' && reply.code !== 'not_your_decision')
      this.refused = { seat, seq, code: reply.code };
  }

  toggle(): void {
    if (this.isOpen) this.close();
    else if (this.furthest) void this.ask(LOOK);
  }

  close(): void {
    this.kept = null;
    this.asked = null;
    this.refused = null;
  }

  /** Keeps a plan that is followed. To be called where it lives; what it gives ends that. */
  follow(): () => void {
    return this.live.onEvents(({ events }) => {
      const { kept } = this;
      if (!kept || kept.seq + 1 !== this.live.seq || kept.hint.step < PLAN) return;
      const plan = afterStep(kept.plan, events);
      if (plan?.length) this.keep(kept.hint, plan, this.live.seq, kept.seat);
      else this.kept = null;
    });
  }

  private keep(hint: Hinted, plan: Action[], seq: number, seat: string): void {
    this.kept = { hint, plan, marks: marksOf(hint, plan), seq, seat };
  }
}
