import { expect, test } from 'vitest';
import { clashRows } from './clashRows';

test('R4.6: highest against highest, and on a tie the attacker loses', () => {
  expect(clashRows([2, 6, 4], [4, 5], false)).toEqual([
    { dice: [6, 5], loser: 1, sign: '>' },
    { dice: [4, 4], loser: 0, sign: '=' },
    { dice: [2, undefined], loser: null, sign: '' },
  ]);
});

test('R4.6: the defender’s dice stand on the left when they are the viewer’s', () => {
  expect(clashRows([4, 1], [4, 3, 2], true)).toEqual([
    { dice: [4, 4], loser: 1, sign: '=' },
    { dice: [1, 3], loser: 0, sign: '<' },
    { dice: [undefined, 2], loser: null, sign: '' },
  ]);
});
