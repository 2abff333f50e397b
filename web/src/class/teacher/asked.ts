// A command for which CommandDialog asks for details.

export type AskedWhat = 'pause' | 'last-turn' | 'more-time' | 'bell';
export interface Asked {
  what: AskedWhat;
  /** The number of the table; null for all. */
  table: number | null;
}
