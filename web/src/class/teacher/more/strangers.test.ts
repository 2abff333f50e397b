import { expect, test } from 'vitest';
import type { Member } from '../../../protocol';
import { neverConnected, sameAddress } from './strangers';

const member = (id: string, origin: number, has_connected = true): Member => ({
  type: 'Member',
  id,
  company: 1,
  avatar: 1,
  language: 'en',
  origin,
  has_connected,
});

test('groups those who share an address, the largest group first', () => {
  const few = ['m1', 'm2', 'm3'].map(id => member(id, 1));
  const many = ['m4', 'm5', 'm6', 'm7'].map(id => member(id, 2));
  const others = [member('m8', 3), member('m9', 3), member('m10', 0)];
  expect(sameAddress([...few, ...others, ...many])).toEqual([many, few]);
});

test('names those whose device never connected', () => {
  expect(neverConnected([member('m1', 1), member('m2', 1, false)]).map(one => one.id)).toEqual([
    'm2',
  ]);
});
