import { expect, test } from 'vitest';
import type { Member } from '../../protocol';
import { inLanguages } from './languages';

test('each page is in the language of the device that led its company', () => {
  const members = [
    { table: 1, seats: ['p1'], language: 'sk' },
    { table: 1, seats: ['p2', 'p3'], language: 'it' },
    { table: 2, seats: ['p1'], language: 'fr' },
    { table: null, seats: [], language: 'es' },
  ] as unknown as Member[];
  const page = (table: number, seat: string) => ({ table, seat });
  const pages = [page(1, 'p1'), page(1, 'p2'), page(1, 'p3'), page(2, 'p1'), page(2, 'p4')];
  expect([...inLanguages(pages, members, 'de')]).toEqual([
    ['sk', [page(1, 'p1')]],
    ['it', [page(1, 'p2'), page(1, 'p3')]],
    ['fr', [page(2, 'p1')]],
    ['de', [page(2, 'p4')]],
  ]);
});
