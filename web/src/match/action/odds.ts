// Odds of Clashes, from exact tables made by dev/build_odds.py.

import odds from './odds.json';

interface Conquest {
  /** That the Territory is conquered if all of the Assets keep attacking. */
  chance: number;
  attackerLosses: number;
}

/** Odds of attacking until one side is gone; null beyond the tables. */
export function conquest(attackers: number, defenders: number): Conquest | null {
  const chance = odds.conquer[attackers - 1]?.[defenders - 1];
  if (chance === undefined) return null;
  return { chance, attackerLosses: odds.attackerLosses[attackers - 1]![defenders - 1]! };
}

interface Verdict {
  name: 'sure' | 'likely' | 'even' | 'risky' | 'long';
  mood: 'good' | 'even' | 'bad';
}

const VERDICTS: [least: number, verdict: Verdict][] = [
  [0.9, { name: 'sure', mood: 'good' }],
  [0.7, { name: 'likely', mood: 'good' }],
  [0.45, { name: 'even', mood: 'even' }],
  [0.2, { name: 'risky', mood: 'bad' }],
  [0, { name: 'long', mood: 'bad' }],
];

export const verdictOf = (chance: number): Verdict =>
  VERDICTS.find(([least]) => chance >= least)![1];
