// The dice of a Clash, highest against highest (R4.6), as rows with the viewer's on the left.

/** Dice from the highest down, as they are paired (R4.6). */
export const sorted = (dice: number[]): number[] => [...dice].sort((a, b) => b - a);

export interface ClashRow {
  /** Left and right; undefined: no partner. */
  dice: [number | undefined, number | undefined];
  /** Which of them loses; null if the row doesn't count. */
  loser: 0 | 1 | null;
  sign: string;
}

/** On a tie the attacker loses: the left one, unless `isDefending`. */
export function clashRows(left: number[], right: number[], isDefending: boolean): ClashRow[] {
  const [ones, others] = [sorted(left), sorted(right)];
  return Array.from({ length: Math.max(ones.length, others.length) }, (_, at): ClashRow => {
    const [one, other] = [ones[at], others[at]];
    if (one === undefined || other === undefined)
      return { dice: [one, other], loser: null, sign: '' };
    if (one === other) return { dice: [one, other], loser: isDefending ? 1 : 0, sign: '=' };
    return one > other
      ? { dice: [one, other], loser: 1, sign: '>' }
      : { dice: [one, other], loser: 0, sign: '<' };
  });
}
