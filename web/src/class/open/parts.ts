// The parts of a lesson that a teacher may leave out.

import type { Lesson } from '../../protocol';

export const SHORT_DEBRIEF = 5; // minutes

export interface Parts {
  questions: boolean;
  briefing: boolean;
  /** Null for what fits the length of the lesson. */
  debrief_minutes: number | null;
}

export const partsOf = (lesson: Lesson | null): Parts => ({
  questions: lesson?.questions ?? true,
  briefing: lesson?.briefing ?? true,
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
export type Part = 'questions' | 'briefing' | 'debrief';

/** The lesson with this part instead of without it, or the other way round. */
export function switched(lesson: Lesson, part: Part): Lesson {
  if (part === 'debrief') return { ...lesson, debrief_minutes: hasPart(lesson, part) ? 0 : null };
  return { ...lesson, [part]: !hasPart(lesson, part) };
}

export const hasPart = (lesson: Lesson, part: Part): boolean =>
  part === 'debrief' ? lesson.debrief_minutes !== 0 : (lesson[part] ?? true);

/** How many Turns a part costs, or how many leaving it out gives. */
export type Prices = Partial<Record<Part, number>>;
