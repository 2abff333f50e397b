import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Listener } from '../../connection/connection';
import type { ServerMessage, TableLine } from '../../protocol';
import { LiveClass } from '../liveClass.svelte';
import { News } from './news.svelte';

let listener: Listener;
vi.mock('../../connection/connection', () => ({
  Connection: class {
    constructor(_tokens: string[], _seat: string | null, given: Listener) {
      listener = given;
    }
    close(): void {}
  },
}));
vi.mock('../../parts/toasts.svelte', () => ({ toast: () => undefined }));
vi.mock('../../texts/texts.svelte', () => ({ say: (id: string) => id }));
vi.mock('./realNames.svelte', () => ({ names: { of: () => '' } }));

const SECOND = 1000;
const MOST = 3; // seconds from the moment a trouble counts to the headline that names it
const OFFLINE = 20; // from then on a device counts as offline
const ids = ['m1', 'm2', 'm3', 'm4', 'm5', 'm6'];
const members = ids.map((id, index) => ({
  id,
  table: 1 + (index % 2),
  seats: [`p${1 + Math.floor(index / 2)}`],
}));
const seats = ['p1', 'p2', 'p3'];
const line = (number: number, more: Partial<TableLine> = {}): unknown => ({
  number,
  status: 'playing',
  present: seats,
  ...more,
});
const say = (message: unknown): void => {
  listener.onMessage(message as ServerMessage);
  flushSync();
};

let live: LiveClass;
let news: News;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  live = new LiveClass('token');
  const view = { id: 'c', status: 'playing', members, tables: [], pauses: [] };
  const lines = [line(1), line(2)];
  say({ type: 'ClassSnapshot', now: 1000, role: 'class_host', view, lines, present: ids });
  stop = $effect.root(() => {
    news = new News(() => live);
  });
  flushSync();
});
afterEach(() => {
  stop();
  live.close();
  vi.useRealTimers();
});

function pass(seconds: number): void {
  for (let second = 0; second < seconds; second++) {
    vi.advanceTimersByTime(SECOND);
    flushSync();
  }
}

it('names many who are offline within three seconds after they count as offline', () => {
  for (const number of [1, 2]) say({ type: 'LineTold', line: line(number, { present: [] }) });
  pass(OFFLINE - 1);
  expect(news.headline.what).toBe('on-time');
  pass(1 + MOST);
  expect(news.headline).toEqual({ what: 'many-offline', pupils: 6 });
  say({ type: 'LineTold', line: line(1) });
  expect(news.headline).toEqual({ what: 'back', back: 3, all: 6 });
});

it('names a table at once that waits for somebody, or is late', () => {
  say({
    type: 'LineTold',
    line: line(2, { holds_up: { type: 'HoldUp', seat: 'p1', why: 'thinking', since: 900 } }),
  });
  expect(news.headline).toMatchObject({ what: 'waits', table: 2 });
  say({ type: 'LineTold', line: line(2) });
  expect(news.headline.what).toBe('on-time');
  say({ type: 'LineTold', line: line(1, { play_ends_at: 2000, projected_end: 2300 }) });
  expect(news.headline).toMatchObject({ what: 'late', table: 1 });
});
