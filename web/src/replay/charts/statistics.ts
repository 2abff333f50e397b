// Compares the dice of a match with fair dice.

import type { Check } from '../check/report.ts';
import type { Luck } from '../steps';

const SIDES = 6;

export interface Faces {
  /** How often each face came up: `counts[0]` is the one. */
  counts: number[];
  total: number;
  expected: number;
  chiSquare: number;
  /** The probability that fair dice fall at least as unevenly. */
  chance: number;
}

export function facesOf(rolls: Check['rolls']): Faces {
  const counts = Array.from({ length: SIDES }, () => 0);
  for (const { dice } of rolls)
    for (const face of [...dice.attacker, ...dice.defender])
      if (face >= 1 && face <= SIDES) counts[face - 1]! += 1;
  const total = counts.reduce((sum, count) => sum + count, 0);
  const expected = total / SIDES;
  const chiSquare = total
    ? counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
    : 0;
  return { counts, total, expected, chiSquare, chance: chanceOfMore(chiSquare) };
}

/** The probability that chi-square with five degrees of freedom is at least this. */
export function chanceOfMore(chiSquare: number): number {
  if (chiSquare <= 0) return 1;
  const root = Math.sqrt((2 * chiSquare) / Math.PI);
  const tail = root * Math.exp(-chiSquare / 2) * (1 + chiSquare / 3);
  return Math.min(1, erfc(Math.sqrt(chiSquare / 2)) + tail);
}

/** Abramowitz and Stegun 7.1.26, accurate to about seven digits. */
function erfc(x: number): number {
  const t = 1 / (1 + 0.3275911 * x);
  const sum =
    t *
    (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  return sum * Math.exp(-x * x);
}

/** Below this many expected of each face, chi-square says little. */
export const FEWEST_EXPECTED = 5;

/** The Assets that luck gave: lost fewer, taken more than expected. */
export const luckOf = (luck: Luck): number =>
  luck.expected_lost - luck.lost + luck.taken - luck.expected_taken;
