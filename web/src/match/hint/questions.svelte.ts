// “Why not my move?”: what an action costs, asked of the server before it is confirmed.

import { program } from '../../connection/program.svelte';
import type { WhyNot } from '../../protocol';
import type { Action, LiveTable } from '../../table/liveTable.svelte';

type Source = Pick<LiveTable, 'seq' | 'seat' | 'table' | 'isAwaited' | 'toldWhyNot' | 'request'>;

/** What was asked about: the same action at the same moment. */
const keyOf = (seat: string, seq: number, action: Action): string =>
  JSON.stringify([seat, seq, action]);

export class Questions {
  private answers = $state.raw<ReadonlyMap<string, WhyNot | { code: string }>>(new Map());
  private request = $state.raw<string | null>(null);

  constructor(private readonly live: Source) {}

  /** Whether the host lets this seat ask about the current decision, and there are answers. */
  get mayAsk(): boolean {
    const { table, isAwaited } = this.live;
    if (!program.canCompare || !isAwaited || table?.status !== 'playing') return false;
    const allowed = table.settings.why_not ?? 'bots';
    const people = table.seats.filter(({ kind }) => kind === 'person').length;
    return allowed === 'all' || (allowed === 'bots' && people <= 1);
  }

  /** The answer about this action; null before it was asked. */
  about(action: Action): WhyNot | { code: string } | null {
    const { seat, seq } = this.live;
    return (seat && this.answers.get(keyOf(seat, seq, action))) || null;
  }

  /** Whether the server works on an answer about this action. */
  isThinking(action: Action): boolean {
    const { seat, seq } = this.live;
    return seat !== null && this.request === keyOf(seat, seq, action);
  }

  async ask(action: Action): Promise<void> {
    const { seat, seq } = this.live;
    if (!seat || this.request !== null) return;
    const key = keyOf(seat, seq, action);
    this.request = key;
    const reply = await this.live.request({ type: 'AskWhyNot', action });
    this.request = null;
    const { toldWhyNot } = this.live;
    if (reply.type === 'Applied' && toldWhyNot?.id === reply.id) this.keep(key, toldWhyNot);
    // No error if the player has decided in the meantime.
    else if (reply.type === 'Refused' && reply.code !== 'not_your_decision')
      this.keep(key, { code: reply.code });
  }

  private keep(key: string, answer: WhyNot | { code: string }): void {
    this.answers = new Map([...this.answers, [key, answer]]);
  }
}
