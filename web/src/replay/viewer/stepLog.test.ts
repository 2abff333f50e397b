import '../../world/testBoard';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { stepsOf } from '../../table/matchStore.svelte';
import { logOf } from './stepLog';
import type { ReplaySteps } from '../steps';

const replay = JSON.parse(
  readFileSync(new URL('../fixtures/with-bots.steps.json', import.meta.url), 'utf8'),
) as ReplaySteps;
const { entries, said } = logOf(stepsOf(replay.match, replay.steps));

test('the lines cover all frames in order', () => {
  let covered = 0;
  for (const { first, last } of entries) {
    expect(first).toBeLessThanOrEqual(last);
    expect(first).toBeGreaterThanOrEqual(covered);
    expect(first - covered).toBeLessThanOrEqual(1);
    covered = last;
  }
  expect(covered).toBe(replay.steps.length);
});

test('placings that belong together share a line', () => {
  const placed = entries.find(({ line }) => line.type === 'Placed')!;
  expect(placed.last - placed.first).toBe(5);
});

test('at each frame only what had happened is said', () => {
  expect(said).toHaveLength(replay.steps.length + 1);
  expect(said[0]).toEqual([]);
  const { first } = entries.find(({ line }) => line.type === 'Placed')!;
  const [now] = said[first]!;
  if (now?.type !== 'Placed') throw new Error('nothing is placed');
  expect(now.territories).toHaveLength(1);
  expect(said.slice(1).every(lines => lines.length > 0)).toBe(true);
});
