import { expect, test } from 'vitest';
import { piecesOf, type Forms } from './pieces';

const FORMS: Forms<string> = [
  ['ore', 'ore, ores'],
  ['critical', 'critical, critical raw materials'],
  ['alloy', 'zliatin*'],
];
const marked = (text: string): string =>
  piecesOf(text, FORMS)
    .map(({ text: part, word }) => (word ? `[${part}|${word}]` : part))
    .join('');

test('words are marked in all their forms, and only as whole words', () => {
  expect(marked('Ores are more than ore.')).toBe('[Ores|ore] are more than ore.');
  expect(marked('The store sells more.')).toBe('The store sells more.');
  expect(marked('Iné zliatinami medi')).toBe('Iné [zliatinami|alloy] medi');
});

test('the longest form is taken', () => {
  expect(marked('All critical raw materials')).toBe('All [critical raw materials|critical]');
});

test('a text without such words stays as it is', () => {
  expect(piecesOf('Nothing here', FORMS)).toEqual([{ text: 'Nothing here' }]);
});
