import '../../world/testBoard';
import { expect, test } from 'vitest';
import type { MatchView } from '../../protocol';
import { world } from '../../world/world';
import { couldFail, newsMeaning } from './newsMeaning';
import { NewsState } from './newsState.svelte';
import type { Step } from '../../table/matchStore.svelte';

const cards = world().content.news!;
const stops = cards.find(card => card.id === 'cobalt_congo_2025')!;
const adds = cards.find(({ effect }) => effect === 'adds')!;
const card = Object.values(world().objectives).find(({ applications }) =>
  applications.some(id => world().applications[id]!.materials.includes(stops.material)),
)!.id;

const match = (open: string, places: string[], more: Partial<MatchView> = {}): MatchView =>
  ({
    holdings: Object.fromEntries(places.map(id => [id, ['p1', 2]])),
    claimed: {},
    objectives: { p1: card },
    news: { type: 'News', open: { [open]: 2 }, opened: [open] },
    ...more,
  }) as unknown as MatchView;

test('who holds nothing else with the Material loses it, and learns who still has it', () => {
  const meaning = newsMeaning(match(stops.id, [stops.territory]), 'p1', stops);
  expect(meaning.kind).toBe('loss');
  expect(meaning.consequence?.materials).toEqual([stops.material]);
  expect(meaning.sources).toContain('madagascar');
  expect(meaning.sources).not.toContain(stops.territory);
});

test('a second source, or what was recycled, keeps it', () => {
  const both = newsMeaning(match(stops.id, [stops.territory, 'madagascar']), 'p1', stops);
  expect([both.kind, both.sources[0]]).toEqual(['kept', 'madagascar']);
  const recycled = match(stops.id, [stops.territory], { recycled: { p1: stops.material } });
  expect(newsMeaning(recycled, 'p1', stops).kind).toBe('kept');
});

test('nothing changes for whoever isn’t there', () => {
  expect(newsMeaning(match(stops.id, []), 'p1', stops)).toMatchObject({
    kind: 'none',
    consequence: null,
  });
});

test('a card that adds a Material is a gain for the holder', () => {
  const meaning = newsMeaning(match(adds.id, [adds.territory]), 'p1', adds);
  expect([meaning.kind, meaning.consequence?.materials]).toEqual(['gain', [adds.material]]);
});

test('before a card is turned, what it stops is among what could fail', () => {
  const now = match(stops.id, [stops.territory]);
  expect(couldFail(now, 'p1', stops, new Set([stops.material]))).toEqual([stops.material]);
  expect(couldFail(now, 'p1', stops, new Set())).toEqual([]);
});

test('only a card that has just opened has a back, until it is turned', () => {
  const news = new NewsState();
  const opened = { told: { events: [{ type: 'NewsOpened', card: stops.id }] } };
  news.hear(opened as unknown as Step);
  expect(news.isTurned).toBe(false);
  news.turn(stops.material);
  expect([news.isTurned, news.guess]).toEqual([true, stops.material]);
  news.show(adds.id);
  expect([news.isTurned, news.guess]).toEqual([true, null]);
});

test('the card that was opened last is shown until it is closed or the match ends', () => {
  const news = new NewsState();
  const step = (...events: object[]): Step => ({ told: { events } }) as unknown as Step;
  expect(news.hear(step({ type: 'TurnBegan' }))).toBe(false);
  expect(news.hear(step({ type: 'NewsOpened', card: stops.id }))).toBe(true);
  expect(news.now).toBe(stops.id);
  news.close();
  expect(news.now).toBeNull();
  news.show(adds.id);
  news.hear(step({ type: 'MatchEnded' }));
  expect(news.now).toBeNull();
});
