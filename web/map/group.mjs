// Assigns every piece of land to a Territory, the closed land, the neutral land, or none.

/** @typedef {import('./read.mjs').Piece} Piece */
/** @typedef {{ id: string, continent: string, members: string[], sea: string[] }} Territory */
/**
 * @typedef {object} Board
 * @property {string[]} continents
 * @property {Territory[]} territories
 * @property {string[]} closed   codes of the land that is drawn and closed
 * @property {string[]} neutral  codes of the land that is drawn and no Territory
 */

export const CLOSED = '#closed';
export const NEUTRAL = '#neutral';
const ABSENT = '#absent';

/**
 * The pieces of each Territory, of `CLOSED` and of `NEUTRAL`. Throws, naming the code, when a
 * country belongs nowhere or twice, or when a member has no shape and is not known for it.
 * @param {Piece[]} pieces
 * @param {Board} board
 * @param {{ absent: string[], without_shape: string[] }} others
 * @returns {Map<string, Piece[]>}
 */
export function groupPieces(pieces, { territories, closed, neutral }, others) {
  const groups = [
    ...territories.map(({ id, members }) => ({ id, members })),
    { id: CLOSED, members: closed },
    { id: NEUTRAL, members: neutral },
    { id: ABSENT, members: others.absent },
  ];
  const groupOf = new Map();
  for (const { id, members } of groups) {
    for (const code of members) {
      if (groupOf.has(code))
        throw new Error(`${code} belongs to ${groupOf.get(code)} and to ${id}`);
      groupOf.set(code, id);
    }
  }
  const drawn = new Set(pieces.map(({ code }) => code));
  for (const code of others.without_shape) drawn.add(code);
  for (const [code, id] of groupOf) {
    if (!drawn.has(code)) throw new Error(`${code}, a member of ${id}, has no shape`);
  }
  const grouped = new Map(groups.map(({ id }) => [id, []]));
  for (const piece of pieces) {
    const id = groupOf.get(piece.code);
    if (!id)
      throw new Error(
        `${piece.code} belongs to no Territory, and is neither closed, neutral nor absent`,
      );
    grouped.get(id).push(piece);
  }
  grouped.delete(ABSENT);
  return grouped;
}
