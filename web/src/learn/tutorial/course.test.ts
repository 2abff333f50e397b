import { expect, test } from 'vitest';
import type { Action } from '../../table/liveTable.svelte';
import { Course, SCRIPT, wrongIn } from './course.svelte';

const move = (origin: string, target: string, assets: number): Action => ({
  type: 'Move',
  player: 'p1',
  origin,
  target,
  assets,
});

test('what is asked is right, and everything else is answered by what was wrong with it', () => {
  const asked = move('vietnam', 'india', 3);
  expect(wrongIn(move('vietnam', 'india', 3), asked)).toBeNull();
  expect(wrongIn(move('vietnam', 'india', 2), asked)).toEqual({ kind: 'number', wanted: 3 });
  expect(wrongIn(move('vietnam', 'thailand', 3), asked)).toEqual({
    kind: 'territory',
    chosen: 'thailand',
    wanted: 'india',
  });
  expect(wrongIn({ type: 'EndActionPhase', player: 'p1' }, asked)).toEqual({ kind: 'end' });
  expect(wrongIn(asked, { type: 'EndActionPhase', player: 'p1' })).toEqual({ kind: 'other' });
});

test('a course that does all that is asked ends with the final score', async () => {
  const shown: string[] = [];
  const course = new Course(async () => {
    shown.push(...course.events.map(event => event.type));
  });
  while (!course.isLast) {
    const { asked } = course.lesson;
    await (asked ? course.act(asked) : course.goOn());
    expect(course.wrong).toBeNull();
  }
  expect(course.match.phase.type).toBe('Finished');
  expect(shown).toContain('TerritoryConquered');
  expect(shown.at(-1)).toBe('MatchEnded');
});

test('a wrong action changes nothing but the answer', async () => {
  const course = new Course(async () => undefined);
  while (course.lesson.asked?.type !== 'PlaceAsset') await course.goOn();
  const { at, match } = course;
  await course.act({ type: 'PlaceAsset', player: SCRIPT.seat, territory: 'chile' });
  expect(course.wrong).toEqual({ kind: 'territory', chosen: 'chile', wanted: 'vietnam' });
  expect([course.at, course.match]).toEqual([at, match]);
});

test('a wrong origin or target is taken back', async () => {
  const course = new Course(async () => undefined);
  while (course.lesson.asked?.type !== 'Move') {
    const { asked } = course.lesson;
    await (asked ? course.act(asked) : course.goOn());
  }
  expect(course.part).toBe('origin');
  course.selection.choose('vietnam', course.yours);
  course.checkSelection();
  expect(course.wrong?.kind).toBe('origin');
  expect(course.selection.origin).toBeNull();
  course.selection.choose('new_guinea', course.yours);
  course.checkSelection();
  expect([course.wrong, course.part]).toEqual([null, 'target']);
  course.selection.choose('vietnam', course.yours);
  course.checkSelection();
  expect(course.wrong?.kind).toBe('territory');
  expect(course.part).toBe('target');
});
