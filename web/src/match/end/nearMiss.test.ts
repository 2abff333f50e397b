import '../../world/testBoard';
import { expect, test } from 'vitest';
import type { Finished, MatchView } from '../../protocol';
import { world } from '../../world/world';
import { foughtOver, nearMissOf } from './nearMiss';

const [card, { applications }] = Object.entries(world().objectives)[0]!;
const largest = applications
  .map(id => world().applications[id]!)
  .sort((a, b) => b.points - a.points)[0]!;
const missing = largest.materials.at(-1)!;
const match = {
  ...{ holdings: {}, objectives: { p1: card } },
  claimed: { p1: largest.materials.slice(0, -1) },
} as unknown as MatchView;
const ended = (mine: number, theirs: number): Finished =>
  ({
    ranking: [
      { player: 'p2', place: 1, points: theirs, eliminated: false },
      { player: 'p1', place: 2, points: mine, eliminated: false },
    ],
  }) as unknown as Finished;

test('one Material short, and whether it would have won', () => {
  const { points } = largest;
  const miss = nearMissOf(match, ended(0, points - 1), 'p1');
  expect(miss).toMatchObject({ material: missing, points, isWin: true });
  expect(nearMissOf(match, ended(0, points), 'p1')?.isWin).toBe(false);
});

test('the missing Material comes first among those that were fought over', () => {
  const miss = nearMissOf(match, ended(0, 5), 'p1');
  expect(foughtOver(match, 'p1', miss)[0]).toBe(missing);
});

test('without a card there is no near miss', () => {
  expect(nearMissOf(match, ended(0, 5), 'p2')).toBeNull();
  expect(foughtOver(match, 'p2', null)).toEqual([]);
});
