import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { announce } from '../parts/announcements.svelte';
import { Announcer } from './announcer';
import type { LogLine } from './log/logLines';

vi.mock('../parts/announcements.svelte', () => ({ announce: vi.fn<(text: string) => void>() }));
vi.mock('./log/logText', () => ({
  tell: (line: LogLine) => ('territories' in line ? line.territories.join(', ') : ''),
}));

const placed = (number: number, ...territories: string[]): LogLine => ({
  type: 'Placed',
  player: 'p2',
  territories,
  number,
  players: ['p2'],
  place: null,
  whys: [],
});
const heard = (): string[] => vi.mocked(announce).mock.calls.map(([text]) => text);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

it('a line that grows is announced once, when it is finished', () => {
  const announcer = new Announcer();
  const steps = [[placed(1, 'a')], [placed(1, 'a', 'b')], [placed(1, 'a', 'b', 'c')]];
  let before: LogLine[] = [];
  for (const after of steps) {
    announcer.lines(before, after, [], 8);
    before = after;
    vi.advanceTimersByTime(400);
  }
  vi.advanceTimersByTime(2000);
  expect(heard()).toEqual(['a, b, c']);
});

it('an announcement has at most 200 characters', () => {
  const announcer = new Announcer();
  const lines = [1, 2, 3, 4].map(number => placed(number, String(number).repeat(90)));
  announcer.lines([], lines, [], 8);
  vi.advanceTimersByTime(2000);
  expect(heard()).toEqual([`${'3'.repeat(90)} ${'4'.repeat(90)}`]);
  announcer.lines(lines, [placed(5, 'x'.repeat(300))], [], 8);
  vi.advanceTimersByTime(2000);
  expect(heard()[1]).toHaveLength(200);
});
