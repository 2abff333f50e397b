import { beforeEach, expect, test, vi } from 'vitest';
import {
  allClasses,
  classOfTable,
  dropToken,
  forgetClass,
  saveClass,
  tokenIn,
} from './classTokens';

const items = new Map<string, string>();

beforeEach(() => {
  items.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
  });
});

test('tokens of a class are merged and found again', () => {
  saveClass('a', { host: 'h', code: 'K7QF2M' });
  saveClass('a', { display: 'd' });
  saveClass('b', { member: 'm', table: 't' });
  expect(tokenIn('a', 'host')).toBe('h');
  expect(tokenIn('a', 'display')).toBe('d');
  expect(classOfTable('t')?.id).toBe('b');
  saveClass('b', { member: '' }); // removed from the class
  expect(classOfTable('t')).toBeNull();
});

test('a value that is no known class is the token itself', () => {
  expect(tokenIn('some-token', 'host')).toBe('some-token');
  saveClass('a', { display: 'd' });
  expect(tokenIn('a', 'host')).toBe('a');
});

test('only the newest ten classes are kept, and invalid data is ignored', () => {
  for (let number = 0; number < 12; number++) saveClass(`c${number}`, {});
  expect(allClasses()).toHaveLength(10);
  items.set('rawsiko.classes', '[1, null, {"id": 3}]');
  expect(allClasses()).toEqual([]);
});

test('real names are forgotten with their class, however it goes', () => {
  const names = { m1: 'Ada Lovelace' };
  const isKept = (): boolean => [...items.values()].some(text => text.includes('Ada'));
  saveClass('deleted', { host: 'h', names });
  forgetClass('deleted');
  expect(isKept()).toBe(false);
  saveClass('gone', { host: 'h', names });
  dropToken('gone', 'host');
  expect(isKept()).toBe(false);
  saveClass('old', { host: 'h', names });
  expect(isKept()).toBe(true);
  for (let number = 0; number < 10; number++) saveClass(`c${number}`, {});
  expect(isKept()).toBe(false);
});
