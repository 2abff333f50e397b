import { expect, test } from 'vitest';
import type { Member, TableLine } from '../../protocol';
import { awaySince, headline } from './headline';

const member = (id: string, table: number, seat = 'p1', heads = 1): Member =>
  ({ id, table, seats: [seat], heads }) as unknown as Member;
const line = (number: number, more: Partial<TableLine> = {}): TableLine =>
  ({ number, status: 'playing', ...more }) as unknown as TableLine;

const members = [
  member('m1', 1),
  member('m2', 1, 'p2', 2),
  member('m3', 2),
  member('m4', 2, 'p2', 2),
];
const lines = [line(1), line(2)];
const lost = (...moments: number[]) =>
  new Map(moments.map((moment, index) => [`m${index + 1}`, moment]));

test('since when somebody is away stays until they are back', () => {
  const first = awaySince(new Map(), [members[0]!], 10);
  expect(awaySince(first, members.slice(0, 2), 15)).toEqual(lost(10, 15));
  expect(awaySince(first, [], 20)).toEqual(new Map());
});

test('many who were lost together are pupils, not companies, and perhaps the Wi-Fi', () => {
  const many = { what: 'many-offline', pupils: 6 };
  expect(headline(lines, members, lost(0, 0, 5, 9), 30, 30)).toEqual(many);
  const need = [line(1, { is_out_of_reach: true }), line(2)];
  expect(headline(need, members, lost(0, 0, 5, 9), 30, 30)).toEqual(many);
});

test('few, one after another, at one table or in a large class are no Wi-Fi', () => {
  expect(headline(lines, members, lost(0, 0), 30, 30)).toEqual({ what: 'offline', pupils: 3 });
  expect(headline(lines, members, lost(0, 100, 200, 300), 30, 400).what).toBe('offline');
  expect(headline(lines, members, lost(0, 0, 0, 0), 60, 30).what).toBe('offline');
  const oneTable = members.map(one => ({ ...one, table: 1 }));
  expect(headline(lines, oneTable, lost(0, 0, 0, 0), 30, 30).what).toBe('offline');
});

test('a phone that sleeps for a moment is not offline', () => {
  expect(headline(lines, members, lost(15, 15, 15, 15), 30, 30)).toEqual({ what: 'on-time' });
});

test('a table waits for somebody, or is late', () => {
  const holds_up = { type: 'HoldUp', seat: 'p2', why: 'thinking', since: 0 } as const;
  const waiting = [line(1), line(2, { holds_up })];
  const waits = { what: 'waits', table: 2, member: members[3] };
  expect(headline(waiting, members, new Map(), 6, 30)).toEqual(waits);
  const late = [line(1, { projected_end: 300, play_ends_at: 0 }), line(2)];
  expect(headline(late, members, new Map(), 6, 30)).toEqual({
    what: 'late',
    table: 1,
    minutes: 5,
  });
  const both = [...late.slice(0, 1), ...waiting.slice(1)];
  expect(headline(both, members, new Map(), 6, 30)).toEqual({ what: 'need', tables: 2 });
});
