// Odds of Clashes, from exact tables made by dev/build_odds.py.

import odds from './odds.json';

const MOST_DICE = 3;

export interface SingleClash {
  /** Chance by the defender's losses; the attacker loses the rest of the pairs. */
  outcomes: { defenderLosses: number; attackerLosses: number; chance: number }[];
}

export interface Conquest {
  /** That the Territory is conquered if all of the Assets go on attacking. */
  chance: number;
  attackerLosses: number;
  defenderLosses: number;
}

/** Of one Clash; each side uses at most three Assets (R4.6). */
export function singleClash(attackers: number, defenders: number): SingleClash {
  const [a, d] = [Math.min(attackers, MOST_DICE), Math.min(defenders, MOST_DICE)];
  const pairs = Math.min(a, d);
  const chances = odds.clash[a - 1]?.[d - 1] ?? [];
  const outcomes = chances.map((chance, lost) => ({
    defenderLosses: lost,
    attackerLosses: pairs - lost,
    chance,
  }));
  return { outcomes: outcomes.reverse() };
}

/** Of attacking until one side is gone; null beyond the tables. */
export function conquest(attackers: number, defenders: number): Conquest | null {
  const chance = odds.conquer[attackers - 1]?.[defenders - 1];
  if (chance === undefined) return null;
  return {
    chance,
    attackerLosses: odds.attackerLosses[attackers - 1]![defenders - 1]!,
    defenderLosses: odds.defenderLosses[attackers - 1]![defenders - 1]!,
  };
}
