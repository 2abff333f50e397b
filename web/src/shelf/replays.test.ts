import { beforeEach, expect, it, vi } from 'vitest';
import { clearReplays, keepReplay, keptReplays, type KeptReplay } from './replays';

let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  };
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', { ...storage, getItem: () => null });
});

const replay = (table: string, file = 'lines'): KeptReplay => ({
  ...{ table, file, card: 'card_01', points: 12, day: '2026-11-19' },
});
const tables = (): string[] => keptReplays().map(({ table }) => table);

it('keeps the last five, the newest first, each match once', () => {
  for (const table of ['a', 'b', 'c', 'd', 'e', 'f', 'b']) keepReplay(replay(table));
  expect(tables()).toEqual(['b', 'f', 'e', 'd', 'c']);
  clearReplays();
  expect(tables()).toEqual([]);
});

it('keeps as many as there is room for', () => {
  for (const table of ['a', 'b', 'c']) keepReplay(replay(table, 'x'.repeat(200_000)));
  expect(tables()).toEqual(['c', 'b']);
  keepReplay(replay('d', 'x'.repeat(600_000)));
  expect(tables()).toEqual(['c', 'b']);
});

it('leaves out what is no replay', () => {
  stored.set('rawsiko.shelf.replays', JSON.stringify([replay('a'), { table: 'b' }, null]));
  expect(tables()).toEqual(['a']);
  stored.set('rawsiko.shelf.replays', 'no JSON');
  expect(tables()).toEqual([]);
});
