import { expect, test } from 'vitest';
import type {
  ClassTable,
  ClassView,
  Member,
  Pausing,
  RoundView,
  TableLine,
} from '../../../protocol';
import { buttonFor, commandsOf, nextStep } from './steps';

const view = (more: Partial<ClassView> = {}): ClassView => ({
  type: 'ClassView',
  id: 'c',
  code: 'MWM99T',
  status: 'joining',
  lesson: { type: 'Lesson', bell_at: 3000 },
  opened_at: 0,
  play_ends_at: 2400,
  door: 'open',
  stage: 'joining',
  ...more,
});
const round = (is_open: boolean): RoundView => ({ type: 'RoundView', round: 'before', is_open });
const closed = { rounds: [round(false)] };
const line = (status: TableLine['status']): TableLine => ({ type: 'TableLine', number: 1, status });

test('Start leads through questions, pictures and tables', () => {
  expect(nextStep(view())).toBe('ask');
  const open = view({ rounds: [round(true)] });
  expect(nextStep(open)).toBe('close');
  expect(commandsOf('close', open).map(one => one.type)).toEqual(['CloseRound', 'ShowStage']);
  expect(nextStep(view(closed))).toBe('picture');
  const second = view({ ...closed, stage: 'briefing', page: 1 });
  expect(commandsOf('picture', second)).toEqual([
    { type: 'ShowStage', stage: 'briefing', page: 2 },
  ]);
  expect(nextStep(view({ ...closed, stage: 'briefing', page: 3 }))).toBe('deal');
  const table: ClassTable = { type: 'ClassTable', number: 1, members: [], seats: 4, turns: 3 };
  const tables = [table];
  expect(nextStep(view({ tables }))).toBe('play');
  expect(nextStep(view({ tables, status: 'playing' }))).toBe('done');
});

test('what a lesson leaves out is left out', () => {
  const lesson = { type: 'Lesson' as const, bell_at: 3000, questions: false, briefing: false };
  expect(nextStep(view({ lesson }))).toBe('deal');
});

test('whoever came after the tables were dealt gets a place, and the door is open then', () => {
  const member: Member = { type: 'Member', id: 'm1', company: 1, avatar: 1, language: 'en' };
  const types = (members: Member[]) => commandsOf('play', view({ members })).map(one => one.type);
  expect(types([{ ...member, table: 1 }])).toEqual(['StartTables', 'SetDoor']);
  expect(types([member])).toEqual(['DealTables', 'StartTables', 'SetDoor']);
});

test('one button makes sense at a time', () => {
  const playing = view({ status: 'playing', stage: 'play' });
  expect(buttonFor(view(), [], 0)).toBe('start');
  expect(buttonFor(playing, [line('playing')], 100)).toBe('pause');
  expect(buttonFor(playing, [line('finished')], 100)).toBe('debrief');
  expect(buttonFor(playing, [line('playing')], 2401)).toBe('debrief');
  const pause: Pausing = { type: 'Pausing', message: 'look_up' };
  const paused = { ...playing, pauses: [pause] };
  expect(buttonFor(paused, [line('paused')], 2401)).toBe('pause');
  expect(buttonFor({ ...playing, stage: 'look_up' }, [line('playing')], 100)).toBe('debrief');
});
