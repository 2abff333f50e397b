import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { stepsOf } from '../../table/matchStore.svelte';
import { timeMarksOf, seenBy, stopAfter, stopBefore, stopsOf, timeFor } from './frames';
import type { ReplaySteps } from '../steps';

const replay = JSON.parse(
  readFileSync(new URL('../fixtures/with-bots.steps.json', import.meta.url), 'utf8'),
) as ReplaySteps;
const frames = [replay.match, ...stepsOf(replay.match, replay.steps).map(({ after }) => after)];

test('there is a frame before the first step and one after each', () => {
  expect(frames).toHaveLength(replay.steps.length + 1);
  expect(frames[0]!.holdings).toEqual({});
  expect(frames.at(-1)!.phase.type).toBe('Finished');
  const ranking = replay.steps.at(-1)!.phase;
  if (ranking.type !== 'Finished') throw new Error('not finished');
  for (const score of ranking.ranking) {
    const held = Object.values(frames.at(-1)!.holdings).filter(([who]) => who === score.player);
    expect(held).toHaveLength(score.territories);
  }
});

test('earlier frames stay as they were', () => {
  expect(Object.keys(frames[10]!.holdings).length).toBeLessThan(11);
});

test('a player saw only their own card until the end', () => {
  expect(Object.keys(seenBy(frames[5]!, 'p2').objectives)).toEqual(['p2']);
  expect(Object.keys(seenBy(frames[5]!, null).objectives)).toHaveLength(5);
  expect(Object.keys(seenBy(frames.at(-1)!, 'p2').objectives)).toHaveLength(5);
});

test('Turns and conquests are marked where they are shown', () => {
  const marks = timeMarksOf(replay);
  expect(marks.filter(({ kind }) => kind === 'turn').map(({ turn }) => turn)).toEqual([1, 2]);
  for (const { frame, player } of marks.filter(({ kind }) => kind === 'conquest')) {
    const conquest = replay.steps[frame - 1]!.events.find(
      ({ type }) => type === 'TerritoryConquered',
    );
    if (conquest?.type !== 'TerritoryConquered') throw new Error('no conquest');
    expect(frames[frame]!.holdings[conquest.territory]![0]).toBe(player);
  }
});

test('jumps stop at the setup, each Turn and the end', () => {
  const stops = stopsOf(replay);
  expect(stops).toEqual([0, 55, 69, 108]);
  expect([stopBefore(stops, 69), stopBefore(stops, 0), stopBefore(stops, 70)]).toEqual([55, 0, 69]);
  expect([stopAfter(stops, 0), stopAfter(stops, 107), stopAfter(stops, 108)]).toEqual([
    55, 108, 108,
  ]);
});

test('what is larger is shown longer', () => {
  const times = replay.steps.map(({ events }) => timeFor(events));
  expect(Math.min(...times)).toBe(450);
  expect(Math.max(...times)).toBe(1600);
});
