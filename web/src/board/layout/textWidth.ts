// The width of a text in the board's font, and its line breaks.
// The same arithmetic as src/rawsiko/content/picture/lettering.py, so that screen and print agree.

const WIDTHS = new Map<string, number>();
for (const [width, letters] of [
  [0.2, "'"],
  [0.26, ',.:;j’'],
  [0.3, ' !il·'],
  [0.34, '()f'],
  [0.36, '-rt'],
  [0.43, '/I1'],
  [0.5, 'csvyz–'],
  [0.54, 'JLakx7'],
  [0.57, 'EFbdeghnopuø29'],
  [0.6, 'STq35'],
  [0.63, 'BPRVYZß468'],
  [0.67, 'ACDKUX0'],
  [0.72, 'GHNw&'],
  [0.75, 'OQ'],
  [0.88, 'MWmæ'],
  [0.94, 'œ'],
] as const)
  for (const letter of letters) WIDTHS.set(letter, width);
const WIDEST = 0.94;

export function textWidth(text: string, size: number, spacing = 0): number {
  let width = 0;
  for (const letter of text.normalize('NFD').replace(/\p{M}/gu, ''))
    width += (WIDTHS.get(letter) ?? WIDEST) * size + spacing;
  return width;
}

/** As few lines as fit into the width, broken at spaces where the longest is shortest. */
export function wrapped(text: string, widest: number, size: number, spacing = 0): string[] {
  const words = text.split(/\s+/).filter(Boolean);
  const longest = (lines: string[]): number =>
    Math.max(...lines.map(line => textWidth(line, size, spacing)));
  for (let lines = 1; lines <= words.length; lines++) {
    const best = breaks(words, lines).reduce((one, other) =>
      longest(other) < longest(one) ? other : one,
    );
    if (lines === words.length || longest(best) <= widest) return best;
  }
  return [text];
}

function breaks(words: string[], lines: number): string[][] {
  if (lines === 1) return [[words.join(' ')]];
  const found: string[][] = [];
  for (let first = 1; first <= words.length - lines + 1; first++)
    for (const rest of breaks(words.slice(first), lines - 1))
      found.push([words.slice(0, first).join(' '), ...rest]);
  return found;
}
