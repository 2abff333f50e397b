import { expect, test } from 'vitest';
import type { ClassView, Member, RoundView, Stage } from '../../protocol';
import { shuffled } from '../../parts/shuffled';
import { shownTo } from './stage';

const ME = { id: 'm1', table: 1 } as Member;
const view = (stage: Stage, more: Partial<ClassView> = {}): ClassView =>
  ({ stage, page: 2, status: 'playing', ...more }) as ClassView;
const round = (answered: string[], is_open = true): RoundView[] => [
  { type: 'RoundView', round: 'before', is_open, answered },
];

test('a device shows what the teacher set', () => {
  expect(shownTo(view('play'), ME)).toBeNull();
  expect(shownTo(view('briefing'), ME)).toEqual({ what: 'briefing', page: 2 });
  expect(shownTo(view('look_up'), ME)).toEqual({ what: 'look_up' });
  expect(shownTo(view('pages'), ME)).toEqual({ what: 'page' });
  expect(shownTo(view('play', { status: 'ended' }), ME)).toEqual({ what: 'page' });
  expect(shownTo(view('pages'), { ...ME, is_waiting: true })).toBeNull();
  const replaced = { ...ME, is_waiting: true, is_replaced: true };
  expect(shownTo(view('briefing'), replaced)).toEqual({ what: 'briefing', page: 2 });
});

test('questions come first, until this device has answered', () => {
  const asked = { what: 'questions', round: 'before', head: 1, heads: 1 };
  expect(shownTo(view('look_up', { rounds: round([]) }), ME)).toEqual(asked);
  expect(shownTo(view('play', { rounds: round(['m1']) }), ME)).toBeNull();
  expect(shownTo(view('play', { rounds: round([], false) }), ME)).toBeNull();
});

test('everybody who shares the device is asked, one after another', () => {
  const shared = { ...ME, heads: 3 };
  const head = (answered: string[]) => {
    const shown = shownTo(view('play', { rounds: round(answered) }), shared);
    return shown?.what === 'questions' ? shown.head : null;
  };
  expect([[], ['m1'], ['m1', 'm1'], ['m1', 'm1', 'm1']].map(head)).toEqual([1, 2, 3, null]);
});

test('shuffling keeps all', () => {
  const all = ['a', 'b', 'c', 'd'];
  expect(shuffled(all, () => 0.999)).toEqual(all);
  expect(shuffled(all, () => 0)).toEqual(['b', 'c', 'd', 'a']);
});
