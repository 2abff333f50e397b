// The log of a table since this page was opened. It outlives the screens that show it.

import type { MatchTold, MatchView } from '../protocol';
import type { LiveTable } from '../table/table.svelte';
import { factsOf, withFacts, type Line } from './lines';

const REMEMBERED = 40; // actions that may be taken back

export class Chronicle {
  lines = $state.raw<Line[]>([]);
  /** Of the whole match, with all that bots thought: known when it is over. */
  whole = $state.raw<Line[] | null>(null);
  private earlier: Line[][] = [];

  constructor(isFromTheBeginning: boolean) {
    if (!isFromTheBeginning) this.lines = withFacts([], [{ kind: 'joined' }]);
  }

  tell(told: MatchTold, before: MatchView): void {
    this.earlier = [...this.earlier.slice(-REMEMBERED), this.lines];
    this.lines = withFacts(this.lines, factsOf(told, before), told.why);
  }

  takeBack(): void {
    this.lines = this.earlier.pop() ?? this.lines;
  }
}

const chronicles = new WeakMap<LiveTable, Chronicle>();

/** The one of this table: begun when it is first asked for. */
export function chronicleOf(live: LiveTable): Chronicle {
  const known = chronicles.get(live);
  if (known) return known;
  const isNew = Object.keys(live.match?.holdings ?? {}).length === 0;
  const chronicle = new Chronicle(isNew);
  live.onHappening((told, before) => chronicle.tell(told, before));
  live.onTakenBack(() => chronicle.takeBack());
  chronicles.set(live, chronicle);
  return chronicle;
}
