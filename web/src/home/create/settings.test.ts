import { expect, test, vi } from 'vitest';
import { fittingTo, fullOptions, fullSettings, isPossibleOn, RULES } from './settings';

vi.mock('../../texts/texts.svelte', () => ({ language: { now: 'en' }, say: (id: string) => id }));

const BARE = { news_cards: 0, recyclable: 0, short_cards: 0 };
const WITH_NEWS = { ...BARE, news_cards: 5 };

test('a board without news cards or prices offers neither house rule', () => {
  const offered = RULES.filter(rule => isPossibleOn(BARE, rule));
  expect(offered).not.toContain('world_news');
  expect(offered).not.toContain('recycling');
  expect(offered).toContain('head_start');
  expect(isPossibleOn(WITH_NEWS, 'world_news')).toBe(true);
});

test('another board keeps the rules that it is made for', () => {
  const options = fullOptions({ world_news: true, recycling: true, head_start: true });
  const { options: kept } = fittingTo(WITH_NEWS, fullSettings({ options }));
  expect([kept.world_news, kept.recycling, kept.head_start]).toEqual([true, false, true]);
});
