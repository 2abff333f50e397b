import { expect, test } from 'vitest';
import type { ClassTable, TableLine } from '../protocol';
import {
  arranged,
  endScale,
  goneFrom,
  minutesLate,
  needsTeacher,
  stateOf,
  turnBoxes,
  waitingFor,
  worstFirst,
} from './tableState';

const PLAN = 9_960;
const line = (number: number, more: Partial<TableLine> = {}): TableLine => ({
  type: 'TableLine',
  number,
  status: 'playing',
  turn: 2,
  last_turn: 5,
  ...more,
});
const late = (number: number, minutes: number): TableLine =>
  line(number, { play_ends_at: PLAN, projected_end: PLAN + 60 * minutes });

test('a table is late past two minutes, and very late past four, as its two clocks show it', () => {
  expect(stateOf(late(1, 2))).toBe('on_time');
  expect(stateOf(late(1, 3))).toBe('late');
  expect(stateOf(late(1, 4))).toBe('late');
  expect(stateOf(late(1, 5))).toBe('very_late');
  // 15:36:50 and 15:38:10 are shown as 15:36 and 15:38.
  expect(minutesLate(line(1, { play_ends_at: 60 * 96 + 50, projected_end: 60 * 98 + 10 }))).toBe(2);
  expect(stateOf(late(1, -3))).toBe('on_time');
  expect(stateOf(line(1))).toBe('on_time');
});

test('what a table does comes before how late it is', () => {
  const end = { play_ends_at: PLAN, projected_end: PLAN + 6000 };
  expect(stateOf(line(1, { ...end, status: 'finished' }))).toBe('finished');
  expect(stateOf(line(1, { ...end, status: 'paused' }))).toBe('paused');
  expect(stateOf(line(1, { status: 'starting' }))).toBe('starting');
  expect(stateOf(line(1, { status: 'finished', turn: 0 }))).toBe('finished');
  expect(stateOf(line(1, { ...end, is_out_of_reach: true }))).toBe('out_of_reach');
});

test('the worst table comes first, equal ones by number', () => {
  const holdsUp = line(3, {
    holds_up: { type: 'HoldUp', seat: 'p1', why: 'thinking', since: 0 },
  });
  const sorted = worstFirst([line(2), holdsUp, line(1), late(5, 3), late(4, 9)]);
  expect(sorted.map(one => one.number)).toEqual([4, 5, 3, 1, 2]);
  expect(sorted.filter(one => needsTeacher(stateOf(one)))).toHaveLength(3);
});

test('gone is who isn’t connected while a bot plays', () => {
  const two = { present: ['p1', 'p2'], stand_ins: ['p2', 'p3'] }; // p2's time was up
  expect(goneFrom(line(1, two))).toEqual(['p3']);
  expect(stateOf(line(1, two))).toBe('on_time');
  expect(goneFrom(line(1))).toEqual([]);
  expect(goneFrom(line(1, { ...two, status: 'paused' }))).toEqual([]);
  expect(goneFrom(line(1, { ...two, status: 'finished' }))).toEqual([]);
  expect(goneFrom(line(1, { ...two, is_out_of_reach: true }))).toEqual([]);
});

test('Turns are boxes', () => {
  expect(turnBoxes(line(1, { last_turn: 3 }), 5)).toEqual([
    'full',
    'half',
    'empty',
    'dropped',
    'dropped',
  ]);
  expect(turnBoxes(line(1, { turn: 0, last_turn: 0 }), 3)).toEqual(['empty', 'empty', 'empty']);
  const over = line(1, { status: 'finished', turn: 5 });
  expect(turnBoxes(over, 5).every(box => box === 'full')).toBe(true);
  // The bell rang in Turn 3: the second one counts.
  const rung = line(1, { status: 'finished', turn: 2, last_turn: 4 });
  expect(turnBoxes(rung, 4)).toEqual(['full', 'full', 'dropped', 'dropped']);
});

test('the class is told what it waits for', () => {
  const table = (number: number, bell_after: number | null): ClassTable =>
    ({ number, members: [], seats: 4, turns: 5, bell_after }) as unknown as ClassTable;
  const over = line(1, { status: 'finished' });
  const tables = [table(1, null), table(2, 2), table(3, null)];
  expect(waitingFor([], [])).toBe('time');
  expect(waitingFor([over], tables)).toBe('nothing');
  expect(waitingFor([over, line(2)], tables)).toBe('bell');
  expect(waitingFor([over, line(2), line(3)], tables)).toBe('time');
});

test('nothing moves under a finger', () => {
  const before = arranged([], [late(1, 5), line(2), line(3)], false);
  expect(before).toEqual([
    { number: 1, isLarge: true },
    { number: 2, isLarge: false },
    { number: 3, isLarge: false },
  ]);
  const lines = [line(1), line(2), late(3, 9), line(4)];
  expect(arranged(before, lines, true).map(one => one.number)).toEqual([1, 2, 3, 4]);
  expect(arranged(before, lines, true)[0]?.isLarge).toBe(true);
  expect(arranged(before, lines, false)[0]).toEqual({ number: 3, isLarge: true });
});

test('a table that got more time is late by its own plan', () => {
  const end = { projected_end: PLAN + 360 };
  expect(stateOf(line(1, { ...end, play_ends_at: PLAN }))).toBe('very_late');
  expect(stateOf(line(1, { ...end, play_ends_at: PLAN + 300 }))).toBe('on_time');
});

test('all end lines share one scale', () => {
  const bell = PLAN + 840;
  const scale = { from: PLAN - 600, plan: PLAN, bell, to: bell };
  expect(endScale([late(1, 3), line(2)], PLAN - 600, PLAN, bell)).toEqual(scale);
  expect(endScale([late(1, 30)], PLAN + 60, PLAN, bell)).toMatchObject({
    from: PLAN,
    to: PLAN + 1800,
  });
});
