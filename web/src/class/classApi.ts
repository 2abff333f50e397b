// HTTP requests of a class (docs/protocol.md).

import { ask, get, headersWith, post, type MemberTaken } from '../connection/api';
import { RequestRefused } from '../connection/refused';
import { randomHex } from '../connection/random';
import type { Debrief, Language, Lesson, PupilPage, Round } from '../protocol';

export interface ClassOpened {
  class_id: string;
  code: string;
  host_token: string;
  display_token: string;
  links: { join: string; host: string; display: string };
}
export interface ClassSeats {
  table: string;
  number: number;
  seats: { seat: string; seat_token: string; contribution: number | null }[];
}

export interface PlannedPart {
  part:
    | 'join'
    | 'questions_before'
    | 'briefing'
    | 'seats'
    | 'play'
    | 'debrief'
    | 'questions_after'
    | 'last_figure';
  begins: number;
  ends: number;
}
/** The most frequent table size first. `tables` is null if the number of pupils isn't known. */
export interface LessonPlan {
  parts: PlannedPart[];
  tables: { tables: number | null; pupils: number; bots: number; turns: number; fits: boolean }[];
  /** When each Turn begins, then the score. */
  moments: number[];
  /** If few Turns fit: the same lesson without what has to be left out for more. */
  best: Lesson | null;
}

/** The plan of a lesson that begins now. */
export const planLesson = (lesson: Lesson): Promise<LessonPlan> =>
  post('/api/classes/plan', { lesson });

export const openClass = (lesson: Lesson, isRehearsal = false): Promise<ClassOpened> =>
  post('/api/classes', { lesson, is_rehearsal: isRehearsal });

/** Joins with one secret share in the dice for each company; only commitments are sent. */
export async function joinClass(
  id: string,
  wanted: { language: Language; heads: number; companies: number },
): Promise<{ taken: MemberTaken; shares: string[] }> {
  const { commitmentTo } = await import('../connection/commitment').catch(() => {
    throw new RequestRefused('unreachable');
  });
  const shares = Array.from({ length: wanted.companies }, () => randomHex(16));
  const { language, heads } = wanted;
  const body = { contributions: shares.map(commitmentTo), language, heads };
  return { taken: await post(`/api/classes/${id}/members`, body), shares };
}

export const otherCompany = (token: string): Promise<unknown> =>
  post('/api/classes/company', {}, { token });

export const classSeats = (token: string): Promise<ClassSeats> =>
  post('/api/classes/seat', {}, { token });

/** Asks the teacher for a seat after a bot took over one's own. */
export const knock = (token: string): Promise<unknown> => post('/api/classes/knock', {}, { token });

export const bringBack = (
  token: string,
  member: string,
): Promise<{ code: string; link: string; seconds: number }> =>
  post('/api/classes/bring-back', { member }, { token });

export const watchClassTable = (
  token: string,
  number: number,
): Promise<{ spectator_token: string }> => post(`/api/classes/watch/${number}`, {}, { token });

export const sendAnswers = (
  token: string,
  round: Round,
  head: number,
  answers: Record<string, string>,
): Promise<unknown> => post('/api/classes/answers', { round, head, answers }, { token });

/** How the questions while others played were answered, by Material; once. */
export const tellWhileWaiting = (
  token: string,
  answers: Record<string, { right: number; wrong: number }>,
): Promise<unknown> => post('/api/classes/while-waiting', { answers }, { token });

/** The figures of all finished matches. */
export const debriefOf = (token: string): Promise<Debrief> => get('/api/classes/debrief', token);

/** A pupil gets their own page, or several on a shared device; the teacher gets all. */
export const pupilPagesOf = (token: string): Promise<PupilPage[]> =>
  get('/api/classes/pages', token);

/** Deletes the class with its tables. This can't be undone. */
export const deleteClass = (token: string): Promise<Response> =>
  ask('/api/classes', { headers: headersWith(token), method: 'DELETE' });

export type Dialect = 'spreadsheet' | 'rfc4180';

export async function exportClass(
  token: string,
  dialect: Dialect,
  language: Language,
): Promise<Uint8Array<ArrayBuffer>> {
  const path = `/api/classes/export?dialect=${dialect}&language=${language}`;
  return new Uint8Array(await (await ask(path, { headers: headersWith(token) })).arrayBuffer());
}

/** On the teacher's phone: the digits to show, and the secret for `phoneToken`. */
export const askAsPhone = (code: string): Promise<{ digits: string; pairing: string }> =>
  post(`/api/classes/by-code/${encodeURIComponent(code)}/phones`, {});

/** The teacher's token, once the digits were accepted; null until then. */
export const phoneToken = (pairing: string): Promise<{ host_token: string | null }> =>
  get('/api/classes/phones', pairing);
