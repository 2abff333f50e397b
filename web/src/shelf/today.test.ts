import { expect, test, vi } from 'vitest';
import '../world/testBoard';
import { world } from '../world/world';
import { resultText } from './today';

vi.mock('../texts/texts.svelte', () => ({
  language: { now: 'en' },
  say: (id: string, args: Record<string, unknown>): string =>
    [id, ...Object.values(args)].join(' '),
}));

test('the day, a square for each Application, the Turns, and no link', () => {
  const [card, { applications }] = Object.entries(world().objectives)[0]!;
  const result = {
    card,
    points: 5,
    won: false,
    applications: [applications[1]!],
    turns: [0, 5, 5],
  };
  const all = applications.reduce((sum, id) => sum + world().applications[id]!.points, 0);
  expect(resultText('2026-11-19', result)!.split('\n')).toEqual([
    `long-today-result November 19 5 ${all}`,
    applications.map((_, index) => (index === 1 ? '🟩' : '⬜')).join(''),
    'long-today-turns 0, 5, 5',
  ]);
  expect(resultText('2026-11-19', { ...result, card: 'of another board' })).toBeNull();
});
