// The log of a table since this page was opened. Outlives its screens.

import type { MatchTold, MatchView } from '../../protocol';
import type { LiveTable } from '../../table/liveTable.svelte';
import { factsOf, withFacts, type LogLine } from './logLines';

const REMEMBERED = 40; // actions that may be taken back

export class TableLog {
  lines = $state.raw<LogLine[]>([]);
  /** The whole match with all reasons of bots; known after the end. */
  whole = $state.raw<LogLine[] | null>(null);
  private earlier = $state.raw<LogLine[][]>([]);

  constructor(isFromTheBeginning: boolean) {
    if (!isFromTheBeginning) this.lines = withFacts([], [{ kind: 'joined' }]);
  }

  tell(told: MatchTold, before: MatchView): void {
    this.earlier = [...this.earlier.slice(-REMEMBERED), this.lines];
    this.lines = withFacts(this.lines, factsOf(told, before), told.why);
  }

  /** The lines as they were so many actions ago: dice that still roll are not told. */
  before(actions: number): LogLine[] {
    if (this.whole) return this.whole;
    return actions ? (this.earlier.at(-actions) ?? this.lines) : this.lines;
  }

  takeBack(): void {
    this.lines = this.earlier.at(-1) ?? this.lines;
    this.earlier = this.earlier.slice(0, -1);
  }
}

const logs = new WeakMap<LiveTable, TableLog>();

/** The log of a table, created on first use. */
export function tableLogOf(live: LiveTable): TableLog {
  const known = logs.get(live);
  if (known) return known;
  const isNew = Object.keys(live.match?.holdings ?? {}).length === 0;
  const log = new TableLog(isNew);
  live.onEvents((told, before) => log.tell(told, before));
  live.onTakenBack(() => log.takeBack());
  logs.set(live, log);
  return log;
}
