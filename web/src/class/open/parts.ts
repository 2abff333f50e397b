// The parts of a lesson that a teacher may leave out.

import type { Lesson } from '../../protocol';

export const SHORT_DEBRIEF = 5; // minutes
/** For finding the tables. */
export const MOVING = 3; // minutes

export interface Parts {
  questions: boolean;
  briefing: boolean;
  seats_minutes: number;
  /** Null for what fits the length of the lesson. */
  debrief_minutes: number | null;
}

export const partsOf = (lesson: Lesson | null): Parts => ({
  questions: lesson?.questions ?? true,
  briefing: lesson?.briefing ?? true,
  seats_minutes: lesson?.seats_minutes ?? MOVING,
  debrief_minutes: lesson?.debrief_minutes ?? null,
});

export type LeftOut = 'questions' | 'briefing' | 'debrief' | 'debrief-short';

/** What `offered` leaves out of the lesson that was wanted. */
export function partsLeftOut(wanted: Lesson, offered: Lesson): LeftOut[] {
  const [before, after] = [partsOf(wanted), partsOf(offered)];
  const isShorter = before.debrief_minutes !== after.debrief_minutes;
  return [
    ...(before.questions && !after.questions ? ['questions' as const] : []),
    ...(isBriefed(wanted) && !isBriefed(offered) ? ['briefing' as const] : []),
    ...(isShorter
      ? [after.debrief_minutes ? ('debrief-short' as const) : ('debrief' as const)]
      : []),
  ];
}

/** Whether there is a briefing. */
export const isBriefed = (lesson: Lesson): boolean =>
  lesson.kind !== 'known_game' && (lesson.briefing ?? true);

/** A part of a lesson that can be left out. */
export type Part = 'questions' | 'briefing' | 'seats' | 'debrief';

/** The lesson with this part instead of without it, or the other way round. */
export function switched(lesson: Lesson, part: Part): Lesson {
  const isOn = hasPart(lesson, part);
  if (part === 'debrief') return { ...lesson, debrief_minutes: isOn ? 0 : null };
  if (part === 'seats') return { ...lesson, seats_minutes: isOn ? 0 : MOVING };
  return { ...lesson, [part]: !isOn };
}

export function hasPart(lesson: Lesson, part: Part): boolean {
  if (part === 'debrief') return lesson.debrief_minutes !== 0;
  return part === 'seats' ? lesson.seats_minutes !== 0 : (lesson[part] ?? true);
}

/** How many Turns a part costs, or how many leaving it out gives. */
export type Prices = Partial<Record<Part, number>>;
