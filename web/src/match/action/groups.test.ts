import { expect, test } from 'vitest';
import type { MatchView } from '../../protocol';
import { testWorld } from '../../world/testBoard';
import { groupsIn } from './groups';

const empty = { holdings: {} } as unknown as MatchView;
const south = testWorld.continents.find(({ territories }) => territories.includes('chile'))!;

test('pairs are two free Territories of the Continent that touch (R3.4)', () => {
  const pairs = groupsIn(empty, south.id, [], 2);
  expect(pairs.length).toBeGreaterThan(0);
  for (const [one, other] of pairs) {
    expect(testWorld.territories[one!]!.neighbours).toContain(other);
    expect(south.territories).toEqual(expect.arrayContaining([one, other]));
  }
  const names = pairs.map(pair => [...pair].sort().join());
  expect(new Set(names).size).toBe(names.length);
});

test('what is left to choose touches what is chosen, in an order that is legal', () => {
  for (const group of groupsIn(empty, south.id, ['chile'], 2)) {
    const there = ['chile'];
    for (const one of group) {
      expect(there.some(other => testWorld.territories[one]!.neighbours.includes(other))).toBe(
        true,
      );
      there.push(one);
    }
  }
});

test('a Territory that is taken is in no group', () => {
  const match = { holdings: { peru: ['p2', 1] } } as unknown as MatchView;
  expect(groupsIn(match, south.id, [], 2).flat()).not.toContain('peru');
});
