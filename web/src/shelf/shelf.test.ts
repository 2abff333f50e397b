import { beforeEach, expect, test, vi } from 'vitest';
import {
  beGuest,
  clearShelf,
  dayOf,
  daysInARow,
  emptyShelf,
  endGuest,
  isGuest,
  joined,
  keepShelf,
  readShelf,
  shelfFrom,
  withComeback,
  withDay,
  withMatch,
  type Ended,
} from './shelf';

class Kept {
  private readonly items = new Map<string, string>();
  getItem = (key: string): string | null => this.items.get(key) ?? null;
  setItem = (key: string, value: string): void => void this.items.set(key, value);
  removeItem = (key: string): void => void this.items.delete(key);
}
beforeEach(() => {
  vi.stubGlobal('localStorage', new Kept());
  vi.stubGlobal('sessionStorage', new Kept());
});

const TODAY = '2026-11-19';
const ended: Ended = {
  ...{ table: 'table-1', card: 'card_01', points: 27, all: 45, won: true },
  ...{ materials: ['cobalt', 'copper'], applications: ['drones'], stars: ['cobalt'] },
};
const once = withMatch(emptyShelf(), ended, TODAY)![0];

test('a match counts once, and its best points stay', () => {
  expect(once).toMatchObject({ matches: 1, won: 1, stars: ['cobalt'] });
  expect(once.best).toEqual({ card_01: { points: 27, all: 45, day: TODAY } });
  expect(withMatch(once, ended, TODAY)).toBeNull();
  const worse = { ...ended, table: 'table-2', points: 5, won: false, applications: [] };
  const [twice, added] = withMatch(once, worse, '2026-11-20')!;
  expect(twice.best).toEqual(once.best);
  expect(added).toEqual({ materials: [], applications: [], isBest: false });
  expect(twice).toMatchObject({ matches: 2, won: 1, materials: { cobalt: 2, copper: 2 } });
});

test('what is new on the shelf, the newest last', () => {
  const other = { ...ended, table: 'table-2', points: 30, materials: ['tin', 'cobalt'] };
  const [after, added] = withMatch(once, other, TODAY)!;
  expect(added).toEqual({ materials: ['tin'], applications: [], isBest: true });
  expect(Object.keys(after.materials)).toEqual(['copper', 'tin', 'cobalt']);
});

test('a card that brought no points was played all the same', () => {
  const nothing = { ...ended, points: 0, applications: [], materials: [] };
  expect(withMatch(emptyShelf(), nothing, TODAY)![0].best.card_01?.points).toBe(0);
});

test('it is kept, read and cleared', () => {
  const shelf = withComeback(once, { card: 'card_01', points: [40, 0, 27], day: TODAY });
  expect(keepShelf(shelf)).toBe(true);
  expect(readShelf()).toEqual(shelf);
  clearShelf();
  expect(readShelf()).toEqual(emptyShelf());
});

test('a guest has a shelf of their own', () => {
  keepShelf(once);
  beGuest();
  expect(isGuest()).toBe(true);
  expect(readShelf()).toEqual(emptyShelf());
  keepShelf({ ...once, matches: 5 });
  endGuest();
  expect(readShelf()).toEqual(once);
});

test('storage that refuses, and what is stored may be anything', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => '{',
    setItem: () => {
      throw new Error('full');
    },
  });
  expect(readShelf()).toEqual(emptyShelf());
  expect(keepShelf(once)).toBe(false);
  for (const stored of [null, 1, [], 'x', { version: 2, matches: 3 }])
    expect(shelfFrom(stored)).toEqual(emptyShelf());
  const odd = {
    ...{ version: 1, matches: -3, won: '1', comebacks: 1.5, comeback: { points: 'x' } },
    ...{
      materials: { cobalt: 2, tin: 'x', '<b>': 1 },
      applications: [],
      stars: [1, 'cobalt', null],
    },
    best: { card_01: { points: 9, all: 45, day: 'yesterday' }, card_02: null },
    days: {
      [TODAY]: { card: 'card_02', points: 3, turns: [1, 'x'] },
      tomorrow: { card: 'card_02' },
    },
    counted: Array.from({ length: 999 }, (_, index) => `table-${index}`),
  };
  const read = shelfFrom(odd);
  expect(read).toMatchObject({ matches: 0, won: 0, comebacks: 0, comeback: null, best: {} });
  expect(read).toMatchObject({ materials: { cobalt: 2 }, applications: {}, stars: ['cobalt'] });
  expect(Object.keys(read.days)).toEqual([TODAY]);
  expect(read.days[TODAY]?.turns).toEqual([1, 0]);
  expect(JSON.stringify(read).length).toBeLessThan(20_000);
});

test('only the first match of a day counts, and days in a row', () => {
  const result = { card: 'card_01', points: 8, won: false, applications: [], turns: [0, 8] };
  let shelf = withDay(emptyShelf(), TODAY, result);
  expect(withDay(shelf, TODAY, { ...result, points: 40 })).toEqual(shelf);
  shelf = withDay(withDay(shelf, '2026-11-18', result), '2026-11-16', result);
  const at = (day: number): Date => new Date(2026, 10, day, 12);
  expect(daysInARow(shelf, at(19))).toBe(2);
  expect(daysInARow(shelf, at(20))).toBe(2); // not played yet
  expect(daysInARow(shelf, at(21))).toBe(0);
  expect(dayOf(at(19))).toBe(TODAY);
});

test('two devices together keep the better of each', () => {
  const other = { ...once, matches: 4, best: { card_01: { points: 30, all: 45, day: TODAY } } };
  const both = joined(once, { ...other, materials: { tin: 1 } });
  expect(both).toMatchObject({ matches: 4, materials: { cobalt: 1, tin: 1 } });
  expect(both.best.card_01?.points).toBe(30);
  expect(joined(both, once)).toEqual(both);
});
