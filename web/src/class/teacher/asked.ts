// A command that needs an answer first.

export type AskedWhat = 'pause' | 'last-turn' | 'more-time' | 'bell';
export interface Asked {
  what: AskedWhat;
  /** The number of the table; null for all. */
  table: number | null;
}
