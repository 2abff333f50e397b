import { expect, test } from 'vitest';
import type { Lesson } from '../../protocol';
import { partsLeftOut, partsOf, switched } from './parts';

const lesson = (more: Partial<Lesson> = {}): Lesson => ({ bell_at: 0, ...more });

test('a lesson has all of its parts unless it says otherwise', () => {
  expect(partsOf(lesson())).toEqual({
    questions: true,
    briefing: true,
    seats_minutes: 3,
    debrief_minutes: null,
  });
  expect(partsOf(lesson({ questions: false, debrief_minutes: 0 }))).toEqual({
    questions: false,
    briefing: true,
    seats_minutes: 3,
    debrief_minutes: 0,
  });
});

test('what the offered lesson leaves out is said', () => {
  expect(partsLeftOut(lesson(), lesson())).toEqual([]);
  const short = { questions: false, debrief_minutes: 5 };
  expect(partsLeftOut(lesson(), lesson(short))).toEqual(['questions', 'debrief-short']);
  const shortest = { questions: false, briefing: false, debrief_minutes: 0 };
  expect(partsLeftOut(lesson(), lesson(shortest))).toEqual(['questions', 'briefing', 'debrief']);
});

test('who knows the game has no briefing to leave out', () => {
  const kind = 'known_game' as const;
  expect(partsLeftOut(lesson({ kind }), lesson({ kind, briefing: false }))).toEqual([]);
});

test('a part is left out, or put back', () => {
  expect(switched(lesson(), 'questions').questions).toBe(false);
  expect(switched(lesson({ briefing: false }), 'briefing').briefing).toBe(true);
  expect(switched(lesson(), 'seats').seats_minutes).toBe(0);
  expect(switched(lesson({ seats_minutes: 0 }), 'seats').seats_minutes).toBe(3);
  expect(switched(lesson({ debrief_minutes: 5 }), 'debrief').debrief_minutes).toBe(0);
  expect(switched(lesson({ debrief_minutes: 0 }), 'debrief').debrief_minutes).toBeNull();
});
