import { expect, test } from 'vitest';
import type { ClassView, TableLine } from '../../protocol';
import { CRITICAL } from '../debrief/slides';
import { commandFor, pagesOf, step, stepTable } from './stepping';

const view = (more: Partial<ClassView> = {}): ClassView => ({
  type: 'ClassView',
  id: 'c',
  code: 'MWM99T',
  status: 'playing',
  lesson: { type: 'Lesson', bell_at: 3000 },
  opened_at: 0,
  play_ends_at: 2400,
  door: 'knock',
  stage: 'look_up',
  ...more,
});
const line = (number: number, status: TableLine['status']): TableLine => ({
  type: 'TableLine',
  number,
  status,
});
const key = (name: string, ctrlKey = false): KeyboardEvent =>
  ({ key: name, ctrlKey, target: null }) as unknown as KeyboardEvent;

test('pages are those of what is shown', () => {
  expect(pagesOf(view({ stage: 'briefing' }))).toEqual([0, 1, 2, 3]);
  expect(pagesOf(view())).not.toContain(1);
  expect(pagesOf(view({ all_charts: true }))).toContain(1);
  expect(pagesOf(view({ stage: 'play' }))).toEqual([]);
});

test('what “critical” means comes last, once nobody is asked for it', () => {
  const before = { type: 'RoundView', round: 'before', is_open: false } as const;
  const after = { type: 'RoundView', round: 'after', is_open: false } as const;
  const lastOf = (...rounds: NonNullable<ClassView['rounds']>) => pagesOf(view({ rounds })).at(-1);
  expect(lastOf()).toBe(CRITICAL);
  expect(lastOf(before)).not.toBe(CRITICAL);
  expect(lastOf(before, { ...after, is_open: true })).not.toBe(CRITICAL);
  expect(lastOf(before, after)).toBe(CRITICAL);
});

test('a step keeps the choice of charts and ends at either end', () => {
  expect(step(view({ page: 4, all_charts: true }), 1)).toMatchObject({ page: 1, all_charts: true });
  expect(step(view(), -1)).toBeNull();
  expect(step(view({ stage: 'play' }), 1)).toBeNull();
});

test('figures 1 and 6 go around the tables that have finished', () => {
  const lines = [line(1, 'finished'), line(2, 'playing'), line(3, 'finished')];
  const at = (table: number | null, by: number) =>
    stepTable(view({ page: 6, shown_table: table }), lines, by)?.table;
  expect([at(null, 1), at(1, 1), at(3, 1), at(null, -1)]).toEqual([1, 3, null, 3]);
  expect(stepTable(view({ page: 3 }), lines, 1)).toBeNull();
});

test('a remote control sends page keys, and B or a full stop make the wall black', () => {
  expect(commandFor(key('PageDown'), view(), [])).toMatchObject({ page: 6 });
  expect(commandFor(key('.'), view({ page: 2 }), [])).toMatchObject({ page: 2, is_black: true });
  expect(commandFor(key('b'), view({ is_black: true }), [])).toMatchObject({ is_black: false });
  expect(commandFor(key('x'), view(), [])).toBeNull();
  expect(commandFor(key('PageDown', true), view(), [])).toBeNull();
});
