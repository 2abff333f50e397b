import { expect, test, vi } from 'vitest';
import type { Member, TableLine } from '../../protocol';
import { pupilsAtTables } from './pupils';

vi.mock('../../parts/toasts.svelte', () => ({ toast: () => undefined }));
vi.mock('../../texts/texts.svelte', () => ({ say: (id: string) => id }));
vi.mock('../tell', () => ({ sendToClass: () => undefined }));

const member = (id: string, table: number | null, seats: string[], heads = 1): Member =>
  ({ id, table, seats, heads }) as unknown as Member;
const line = (number: number, present: string[]): TableLine =>
  ({ number, present }) as unknown as TableLine;

test('pupils are counted, not companies', () => {
  const members = [
    member('m1', 1, ['p1'], 2),
    member('m2', 1, ['p2']),
    member('m3', 1, ['p2']), // shares a company on a device of their own
    member('m4', 2, ['p1', 'p2', 'p3'], 3), // a whole table
    member('m5', null, []),
  ];
  const lines = [line(1, ['p1', 'p2']), line(2, [])];
  expect(pupilsAtTables(members, lines, ['m1', 'm2'])).toEqual({ here: 3, all: 7 });
});
