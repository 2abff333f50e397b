import { expect, test } from 'vitest';
import { leadersOf, plotOf } from './leadPlot';

const PLAYERS = ['p1', 'p2', 'p3'];
const TURNS = [
  { turn: 0, points: { p1: 0, p2: 0, p3: 0 } },
  { turn: 1, points: { p1: 3, p2: 0, p3: 3 } },
  { turn: 2, points: { p1: 3, p2: 21, p3: 8 } },
];
const plot = plotOf(PLAYERS, TURNS, { width: 600, height: 300 }, 150);

test('more points are higher, later Turns further right', () => {
  const ends = PLAYERS.map(player => plot.lines[player]!.at(-1)!.y);
  expect(ends[1]).toBeLessThan(ends[2]!);
  expect(ends[2]).toBeLessThan(ends[0]!);
  expect(plot.turns.map(({ x }) => x)).toEqual([34, 242, 450]);
});

test('lines of equal points do not hide each other', () => {
  const ys = PLAYERS.map(player => plot.lines[player]![0]!.y);
  expect(new Set(ys).size).toBe(3);
});

test('names do not touch and stay on the sheet', () => {
  const crowded = plotOf(['p1', 'p2', 'p3'], TURNS.slice(0, 1), { width: 300, height: 200 }, 100);
  const ys = crowded.labels.map(({ y }) => y);
  for (const [index, y] of ys.entries())
    if (index > 0) expect(y - ys[index - 1]!).toBeGreaterThan(18);
  expect(Math.max(...ys)).toBeLessThanOrEqual(crowded.bottom);
});

test('the scale is round and reaches the most points', () => {
  expect(plot.ticks.map(({ points }) => points)).toEqual([0, 5, 10, 15, 20, 25]);
});

test('who leads, and that nobody does without points', () => {
  expect(plot.leaders.map(({ players }) => players)).toEqual([[], ['p1', 'p3'], ['p2']]);
  expect(leadersOf(PLAYERS, {})).toEqual([]);
});

test('a single moment is a plot too', () => {
  expect(plotOf(PLAYERS, TURNS.slice(0, 1), { width: 300, height: 200 }, 90).lines.p1).toHaveLength(
    1,
  );
});
