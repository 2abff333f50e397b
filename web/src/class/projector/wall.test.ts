import { expect, test } from 'vitest';
import type { ClassView } from '../../protocol';
import { pictureOf } from './wall';

const view = (more: object): ClassView =>
  ({ status: 'playing', stage: 'play', tables: [], ...more }) as unknown as ClassView;
const dealt = { status: 'joining', stage: 'joining', tables: [{ number: 1 }] };
const paused = { pauses: [{ message: 'look_up', table: null }] };
const open = { rounds: [{ round: 'before', is_open: true }] };

test('after dealing everybody sees where to sit, also while questions are open', () => {
  expect(pictureOf(view(dealt))).toBe('find-table');
  expect(pictureOf(view({ ...dealt, ...open }))).toBe('find-table');
  expect(pictureOf(view({ ...dealt, tables: [], ...open }))).toBe('asking');
  expect(pictureOf(view({ ...dealt, stage: 'briefing' }))).toBe('briefing');
});

test('a pause shows its message until the teacher shows something else', () => {
  expect(pictureOf(view({ ...paused, shown_table: 2 }))).toBe('pause');
  const shown = { ...paused, is_shown_in_pause: true };
  expect(pictureOf(view({ ...shown, shown_table: 2 }))).toBe('map');
  expect(pictureOf(view({ ...shown, stage: 'joining' }))).toBe('joining');
  expect(pictureOf(view({ ...shown }))).toBe('clock');
  expect(pictureOf(view({ ...paused, stage: 'look_up' }))).toBe('debrief');
  expect(pictureOf(view({ pauses: [{ message: 'help', table: 1 }] }))).toBe('clock');
});

test('the first round of questions leaves the clock', () => {
  expect(pictureOf(view(open))).toBe('clock');
  expect(pictureOf(view({ rounds: [{ round: 'after', is_open: true }] }))).toBe('asking');
  expect(pictureOf(view({ status: 'ended' }))).toBe('message');
});
