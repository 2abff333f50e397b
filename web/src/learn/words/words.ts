// The glossary for pupils: which words there are, and their forms.

import { capitals, has, say } from '../../texts/texts.svelte';
import type { Forms } from './pieces';

export const WORDS = [
  'alloy',
  'by_product',
  'capacitor',
  'catalyst',
  'ceramic',
  'chip',
  'compound',
  'critical',
  'element',
  'fossil_fuel',
  'greenhouse_gas',
  'infrared',
  'licence',
  'mineral',
  'ore',
  'oxide',
  'quota',
  'radioactive',
  'rare_earth',
  'refining',
  'reserves',
  'salt',
  'scrap',
  'slag',
  'smelter',
  'solder',
  'strategic',
  'supply_risk',
] as const;

export type Word = (typeof WORDS)[number];

export function headword(word: Word): string {
  const [first = '', ...rest] = say(`long-word-${word}`);
  return capitals(first) + rest.join('');
}
export const meaning = (word: Word): string => say(`long-word-${word}-meaning`);

/** In the current language; empty until the texts of the learning pages are loaded. */
export const formsNow = (): Forms<Word> =>
  has(`long-word-${WORDS[0]}`) ? WORDS.map(word => [word, say(`long-word-${word}-forms`)]) : [];
