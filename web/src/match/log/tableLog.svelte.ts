// The log of a table. Lines from before the page was opened come from the server.

import type { MatchLog } from '../../connection/api';
import type { MatchTold, MatchView } from '../../protocol';
import type { LiveTable } from '../../table/liveTable.svelte';
import { played } from '../../table/view';
import { factsOf, withFacts, type LogLine } from './logLines';

const REMEMBERED = 40; // actions that may be taken back
const AGAIN = 2000; // milliseconds

/** An action, and the match before and after it. */
export interface HistoryStep {
  told: MatchTold;
  before: MatchView;
  after: MatchView;
}

export class TableLog {
  lines = $state.raw<LogLine[]>([]);
  /** The whole match with all reasons of bots; null before the end. */
  whole = $state.raw<LogLine[] | null>(null);
  /** Every action so far, oldest first. */
  history = $state.raw<HistoryStep[]>([]);
  private earlier = $state.raw<LogLine[][]>([]);
  /** Steps that arrived while the server was asked for the rest, with their `seq`. */
  private fresh: { seq: number; step: HistoryStep }[] | null = null;
  private includes = 0; // `seq` of the newest change in the server's answer

  tell(seq: number, told: MatchTold, before: MatchView, after: MatchView): void {
    if (seq <= this.includes) return;
    const step = { told, before, after };
    this.fresh?.push({ seq, step });
    this.add(step);
  }

  takeBack(): void {
    this.fresh?.pop();
    this.lines = this.earlier.at(-1) ?? this.lines;
    this.earlier = this.earlier.slice(0, -1);
    this.history = this.history.slice(0, -1);
  }

  /** Whether the newest action is known, and so can be taken back. */
  get canTakeBack(): boolean {
    return this.earlier.length > 0;
  }

  /** The lines as they were so many actions ago, so that rolling dice are not told early. */
  before(actions: number): LogLine[] {
    if (this.whole) return this.whole;
    return actions ? (this.earlier.at(-actions) ?? this.lines) : this.lines;
  }

  /** Requests all steps from the start, then appends those that arrived meanwhile. Asks until the
   * server answers, or until it is called again. */
  async fetch(ask: () => Promise<MatchLog | null>): Promise<void> {
    const fresh: NonNullable<typeof this.fresh> = [];
    this.fresh = fresh;
    let log = await ask();
    while (!log && this.fresh === fresh) {
      await new Promise(resolve => setTimeout(resolve, AGAIN));
      log = await ask();
    }
    if (this.fresh !== fresh) return;
    this.fresh = null;
    if (!log?.match) return;
    this.includes = log.seq;
    this.lines = [];
    this.history = [];
    this.earlier = [];
    let match = log.match;
    for (const told of log.steps) {
      const after = played(match, told);
      this.add({ told, before: match, after });
      match = after;
    }
    for (const { seq, step } of fresh) if (seq > log.seq) this.add(step);
  }

  private add(step: HistoryStep): void {
    const { told, before } = step;
    this.earlier = [...this.earlier.slice(-REMEMBERED), this.lines];
    this.lines = withFacts(this.lines, factsOf(told, before), told.why);
    this.history = [...this.history, step];
  }
}

const logs = new WeakMap<LiveTable, TableLog>();

/** The log of a table, created on first use. */
export function tableLogOf(live: LiveTable): TableLog {
  const known = logs.get(live);
  if (known) return known;
  const log = new TableLog();
  const isNew = Object.keys(live.match?.holdings ?? {}).length === 0;
  const fetch = (): void => void log.fetch(() => live.history());
  if (!isNew) fetch();
  live.onEvents((told, before, after) => log.tell(live.seq, told, before, after));
  live.onGap(fetch);
  live.onTakenBack(() => (log.canTakeBack ? log.takeBack() : fetch()));
  logs.set(live, log);
  return log;
}
