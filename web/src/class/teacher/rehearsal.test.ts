import { expect, test } from 'vitest';
import type { ClassView, Member, TableLine } from '../../protocol';
import { nextTry } from './rehearsal';

const member = (number: number, more: Partial<Member> = {}): Member => ({
  type: 'Member',
  id: `m${number}`,
  company: number,
  avatar: 1,
  language: 'en',
  ...more,
});
const seven = Array.from({ length: 7 }, (_, index) => member(index + 1));
const present = seven.map(one => one.id);
const view = (more: Partial<ClassView> = {}): ClassView => ({
  type: 'ClassView',
  id: 'c',
  code: 'MWM99T',
  status: 'playing',
  lesson: { type: 'Lesson', bell_at: 3000 },
  opened_at: 0,
  play_ends_at: 2400,
  door: 'open',
  stage: 'play',
  members: seven,
  ...more,
});
const line = (more: Partial<TableLine> = {}): TableLine => ({
  type: 'TableLine',
  number: 1,
  status: 'playing',
  ...more,
});

test('before the start: wait, deal, start', () => {
  const joining = { status: 'joining', stage: 'joining' } as const;
  expect(nextTry(view({ ...joining, members: [] }), [], [])).toBe('join');
  expect(nextTry(view(joining), [], present)).toBe('deal');
  expect(nextTry(view(joining), [], present, true)).toBe('three');
  const tables = [{ type: 'ClassTable' as const, number: 1, members: [], seats: 4, turns: 3 }];
  expect(nextTry(view({ ...joining, tables }), [], present)).toBe('start');
});

test('while tables play: the trouble that there is', () => {
  expect(nextTry(view(), [line()], present)).toBe('play');
  expect(nextTry(view(), [line()], present.slice(1))).toBe('offline');
  const holds_up = { type: 'HoldUp', seat: 'p1', why: 'thinking', since: 0 } as const;
  expect(nextTry(view(), [line({ holds_up })], present.slice(1))).toBe('waits');
  const members = [...seven, member(8, { is_waiting: true })];
  expect(nextTry(view({ members }), [line({ holds_up })], present)).toBe('door');
  const pauses = [{ type: 'Pausing' as const, message: 'listen' as const }];
  expect(nextTry(view({ pauses }), [line()], present)).toBe('paused');
});

test('afterwards: the debrief, the pages, the end', () => {
  expect(nextTry(view(), [line({ status: 'finished' })], [])).toBe('finished');
  expect(nextTry(view({ stage: 'look_up' }), [line({ status: 'finished' })], [])).toBe('debrief');
  expect(nextTry(view({ stage: 'pages' }), [], [])).toBe('end');
});
