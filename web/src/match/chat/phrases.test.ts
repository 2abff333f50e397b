import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PHRASES } from './phrases';

test('every phrase of the protocol can be said, with its argument', () => {
  const source = readFileSync('../src/rawsiko/protocol/phrases.py', 'utf8');
  const listed = [...source.matchAll(/^ {4}"(\w+)": \((?:Kind\.(\w+),)?\)/gm)].map(
    ([, id, kind]) => [id, kind?.toLowerCase() ?? null],
  );
  const offered = Object.values(PHRASES)
    .flat()
    .map(({ id, argument }) => [id, argument]);
  expect(listed.length).toBeGreaterThan(30);
  expect(offered.sort()).toEqual(listed.sort());
});
