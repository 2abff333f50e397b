// Where a text uses words of the glossary.

/** Part of a text; `word` is set if it can be explained. */
export interface Piece<Word> {
  text: string;
  word?: Word;
}

/** Forms of the words in a text: `ore, ores`; an asterisk stands for any ending. */
export type Forms<Word> = readonly (readonly [Word, string])[];

const LETTER = '[\\p{L}\\p{N}]';

/** The text in pieces; only the first use of each word is marked. */
export function piecesOf<Word>(text: string, forms: Forms<Word>): Piece<Word>[] {
  const byForm = new Map<string, Word>();
  for (const [word, list] of forms)
    for (const form of list.split(',')) byForm.set(form.trim().toLowerCase(), word);
  const patterns = [...byForm.keys()]
    .sort((a, b) => b.length - a.length)
    .map(form => escaped(form).replace('\\*', '\\p{L}*'));
  if (!patterns.length) return [{ text }];
  // The character before is captured: older browsers know no lookbehind.
  const found = new RegExp(`(^|[^\\p{L}\\p{N}])(${patterns.join('|')})(?!${LETTER})`, 'giu');
  const pieces: Piece<Word>[] = [];
  const seen = new Set<Word>();
  let from = 0;
  for (const match of text.matchAll(found)) {
    const word = wordOf(match[2]!, byForm);
    if (!word || seen.has(word)) continue;
    seen.add(word);
    const at = match.index + match[1]!.length;
    if (at > from) pieces.push({ text: text.slice(from, at) });
    pieces.push({ text: match[2]!, word });
    from = at + match[2]!.length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from) });
  return pieces;
}

function wordOf<Word>(found: string, byForm: Map<string, Word>): Word | undefined {
  const lower = found.toLowerCase();
  const exact = byForm.get(lower);
  if (exact) return exact;
  for (const [form, word] of byForm)
    if (form.endsWith('*') && lower.startsWith(form.slice(0, -1))) return word;
  return undefined;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
