import '../world/testBoard';
import { expect, test } from 'vitest';
import { tilesOf } from '../board/board';
import type { News } from '../protocol';
import type { Scene } from './scene';
import { newsCard, openCards, stoppedIn, suppliedBy } from './news';
import { world } from '../world/world';

const cards = world().content.news!;
const stops = cards.find(({ effect }) => effect === 'stops')!;
const adds = cards.find(({ effect }) => effect === 'adds')!;
const news: News = {
  type: 'News',
  open: { [adds.id]: 3, [stops.id]: 1 },
  opened: [cards.at(-1)!.id, stops.id, adds.id],
};

test('open cards come in the order in which they were opened', () => {
  expect(openCards({ news }).map(({ card, turns }) => [card.id, turns])).toEqual([
    [stops.id, 1],
    [adds.id, 3],
  ]);
  expect(openCards({})).toEqual([]);
  expect(newsCard('never_happened')).toBeUndefined();
});

test('a Territory keeps the tile of what is stopped, crossed out', () => {
  const { territory, material } = stops;
  expect(suppliedBy({ news }, territory)).not.toContain(material);
  expect(stoppedIn({ news }, territory)).toEqual([material]);
  expect(stoppedIn({}, territory)).toEqual([]);
  const scene = { match: { news } } as Scene;
  const [owned, needed] = [new Set([material]), new Set([adds.material])];
  const shown = tilesOf(territory, { scene, owned, needed });
  expect(shown.find(one => one.material === material)?.state).toBe('stopped');
  const there = tilesOf(adds.territory, { scene, owned, needed });
  expect(there.at(-1)).toEqual({ material: adds.material, state: 'needed' });
});
