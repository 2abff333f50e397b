// What a check of the dice finds.

import type { Dice } from './board.ts';

/** In the order in which they are shown. */
export const ITEMS = [
  'file',
  'promise',
  'shares',
  'header',
  'order',
  'deal',
  'cards',
  'draws',
  'rolls',
  'taken_back',
  'chain',
] as const;
export type Item = (typeof ITEMS)[number];

/** `none`: there was nothing to compare. */
export type Result = 'holds' | 'fails' | 'none';

export interface Fault {
  item: Item;
  line: number;
  /** As `rawsiko verify` calls it. */
  code: string;
  details: Record<string, string>;
}

export interface Check {
  results: Record<Item, Result>;
  /** Values for the text beside each item. */
  facts: Record<string, string | number>;
  faults: Fault[];
  /** Every roll of a Clash, as the file has it. */
  rolls: { line: number; player: string; dice: Dice }[];
  hasProof: boolean;
}

export const holds = (check: Check): boolean => check.hasProof && check.faults.length === 0;

/** Collects results. `line` is the line being checked. */
export class Findings {
  readonly check: Check = {
    results: Object.fromEntries(ITEMS.map(item => [item, 'none'])) as Record<Item, Result>,
    facts: {},
    faults: [],
    rolls: [],
    hasProof: false,
  };
  line = 1;

  /** Marks an item as checked, unless it has failed. */
  hold(item: Item): void {
    if (this.check.results[item] === 'none') this.check.results[item] = 'holds';
  }

  fault(item: Item, code: string, details: Record<string, string> = {}): void {
    this.check.results[item] = 'fails';
    this.check.faults.push({ item, line: this.line, code, details });
  }
}

export const isSame = <Value>(found: Value[], wanted: Value[]): boolean =>
  found.length === wanted.length && found.every((value, index) => value === wanted[index]);
