import { describe, expect, test } from 'vitest';
import type { ClassTable, Member } from '../../../protocol';
import { companiesAt, pairToShare, seatsTaken, slowTables } from './companies';

const member = (id: string, more: Partial<Member> = {}): Member =>
  ({ id, company: Number(id.slice(1)), avatar: 1, language: 'en', ...more }) as Member;
const table = (number: number, members: string[], turns: number): ClassTable =>
  ({ number, members, seats: 4, turns }) as ClassTable;

describe('companies at a table before the start', () => {
  const members = [
    member('m1'),
    member('m2', { language: 'it' }),
    member('m3', { heads: 2 }),
    member('m4', { language: 'it' }),
    member('m5', { shares_with: 'm1' }),
    member('m6'),
    member('m7'),
  ];
  const full = table(1, ['m1', 'm2', 'm3', 'm4', 'm5'], 3);

  test('whoever shares one is no company', () => {
    const companies = companiesAt(full, members);
    expect(companies.map(one => [one.lead.id, one.heads])).toEqual([
      ['m1', 2],
      ['m2', 1],
      ['m3', 2],
      ['m4', 1],
    ]);
    expect(seatsTaken(companies)).toBe(4);
  });

  test('two with the same language are asked to share', () => {
    expect(pairToShare(companiesAt(full, members))?.map(one => one.id)).toEqual(['m2', 'm4']);
    expect(pairToShare(companiesAt(table(2, ['m6'], 5), members))).toBeNull();
    // Two pupils rather than three, even if their languages differ.
    const mixed = companiesAt(table(2, ['m2', 'm3', 'm6'], 5), members);
    expect(pairToShare(mixed)?.map(one => one.id)).toEqual(['m2', 'm6']);
  });

  test('a table of four with fewer Turns than the others is slow', () => {
    const quick = table(2, ['m6', 'm7'], 5);
    const slow = (...tables: ClassTable[]) => slowTables(tables, members).map(one => one.number);
    expect(slow(full, quick)).toEqual([1]);
    expect(slow(quick, table(3, ['m6'], 4))).toEqual([]);
    // Two with fewest Turns are both named, one with more isn't.
    const other = { ...full, number: 3 };
    expect(slow(full, quick, other, { ...full, number: 4, turns: 4 })).toEqual([1, 3]);
  });
});
