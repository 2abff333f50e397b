import { expect, test } from 'vitest';
import type { Member, TableLine } from '../../protocol';
import { awaySince, headline, outageNow, type AwaySince } from './headline';

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

const said = (since: AwaySince, pupils: number, now: number, on = lines, of = members) =>
  headline(on, of, since, outageNow(null, of, since, pupils, now), now);

test('many who were lost together are pupils, not companies, and perhaps the Wi-Fi', () => {
  const many = { what: 'many-offline', pupils: 6 };
  expect(said(lost(0, 0, 5, 9), 30, 30)).toEqual(many);
  const need = [line(1, { is_out_of_reach: true }), line(2)];
  expect(said(lost(0, 0, 5, 9), 30, 30, need)).toEqual(many);
});

test('few, one after another, at one table or in a large class are no Wi-Fi', () => {
  expect(said(lost(0, 0), 30, 30)).toEqual({ what: 'offline', pupils: 3 });
  expect(said(lost(0, 100, 200, 300), 30, 400).what).toBe('offline');
  expect(said(lost(0, 0, 0, 0), 60, 30).what).toBe('offline');
  const oneTable = members.map(one => ({ ...one, table: 1 }));
  expect(said(lost(0, 0, 0, 0), 30, 30, lines, oneTable).what).toBe('offline');
});

test('a phone that sleeps for a moment is not offline', () => {
  expect(said(lost(15, 15, 15, 15), 30, 30)).toEqual({ what: 'on-time' });
});

test('how many of them are back, until soon after the last came', () => {
  const cut = outageNow(null, members, lost(0, 0, 0, 0), 6, 30);
  const first = new Map([...lost(0, 0, 0, 0)].slice(1));
  const one = outageNow(cut, members, first, 6, 31);
  expect(one?.lasts).toBe(true);
  expect(headline(lines, members, first, one, 31)).toEqual({ what: 'back', back: 1, all: 6 });
  const rest = new Map([['m4', 0]]);
  const some = outageNow(one, members, rest, 6, 33);
  expect(some?.lasts).toBe(false);
  expect(headline(lines, members, rest, some, 33)).toEqual({ what: 'back', back: 4, all: 6 });
  const late = [line(1, { projected_end: 300, play_ends_at: 0 }), line(2)];
  expect(headline(late, members, rest, some, 33).what).toBe('late');
  const all = outageNow(some, members, new Map(), 6, 40);
  expect(headline(lines, members, new Map(), all, 40)).toEqual({ what: 'back', back: 6, all: 6 });
  expect(outageNow(all, members, new Map(), 6, 59)).not.toBe(null);
  expect(outageNow(all, members, new Map(), 6, 60)).toBe(null);
  expect(outageNow(some, members, rest, 6, 53)).toBe(null);
});

test('a table waits for somebody, or is late', () => {
  const holds_up = { type: 'HoldUp', seat: 'p2', why: 'thinking', since: 0 } as const;
  const waiting = [line(1), line(2, { holds_up })];
  const waits = { what: 'waits', table: 2, member: members[3] };
  expect(said(new Map(), 6, 30, waiting)).toEqual(waits);
  const late = [line(1, { projected_end: 300, play_ends_at: 0 }), line(2)];
  expect(said(new Map(), 6, 30, late)).toEqual({
    what: 'late',
    table: 1,
    minutes: 5,
  });
  const both = [...late.slice(0, 1), ...waiting.slice(1)];
  expect(said(new Map(), 6, 30, both)).toEqual({ what: 'need', tables: 2 });
});
