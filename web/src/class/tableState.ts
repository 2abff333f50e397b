// The state of a table on the teacher's dashboard.

import type { ClassTable, TableLine } from '../protocol';

/** Those that need the teacher most come first. */
const ORDER = [
  'out_of_reach',
  'very_late',
  'late',
  'held_up',
  'paused',
  'on_time',
  'starting',
  'finished',
] as const;
export type TableState = (typeof ORDER)[number];
const NEEDS_TEACHER = new Set<TableState>(['out_of_reach', 'very_late', 'late', 'held_up']);
const LATE = 2;
const VERY_LATE = 4;

const minuteOf = (moment: number): number => Math.floor(moment / 60);

/** Minutes from the planned to the expected end, as clocks show both; 0 if the end isn't known.
 *  Early is below 0. */
export const minutesLate = (line: TableLine): number =>
  line.projected_end == null || line.play_ends_at == null
    ? 0
    : minuteOf(line.projected_end) - minuteOf(line.play_ends_at);

/** True as well if the bell rang before the first Turn. */
export const isOver = (line: TableLine): boolean =>
  ['finished', 'aborted', 'expired'].includes(line.status);

/** What ends play: the planned time, a bell that waits for the end of the Turn at every table that
 *  still plays, or nothing, because all tables have finished. */
export function waitingFor(lines: TableLine[], tables: ClassTable[]): 'time' | 'bell' | 'nothing' {
  const going = lines.filter(line => !isOver(line));
  if (!going.length) return lines.length ? 'nothing' : 'time';
  const isArmed = (line: TableLine): boolean =>
    tables.find(table => table.number === line.number)?.bell_after != null;
  return going.every(isArmed) ? 'bell' : 'time';
}

export function stateOf(line: TableLine): TableState {
  if (line.is_out_of_reach) return 'out_of_reach';
  if (isOver(line)) return 'finished';
  if (line.status === 'paused') return 'paused';
  if (line.status !== 'playing') return 'starting';
  const late = minutesLate(line);
  if (late > VERY_LATE) return 'very_late';
  if (late > LATE) return 'late';
  return line.holds_up ? 'held_up' : 'on_time';
}

/** Seats that a bot plays because their device is disconnected. Not while the table is paused, and
 *  not if the bot plays because the phase timer ran out. */
export const goneFrom = (line: TableLine): string[] =>
  line.status === 'playing' && !line.is_out_of_reach
    ? (line.stand_ins ?? []).filter(seat => !line.present?.includes(seat))
    : [];

export const needsTeacher = (state: TableState): boolean => NEEDS_TEACHER.has(state);

/** Worst first. Equal ones by number, so that tiles keep their places. */
export const worstFirst = (lines: TableLine[]): TableLine[] =>
  [...lines].sort(
    (a, b) => ORDER.indexOf(stateOf(a)) - ORDER.indexOf(stateOf(b)) || a.number - b.number,
  );

/** Where a table is on the dashboard. */
export interface Place {
  number: number;
  isLarge: boolean;
}

/** For how long tables keep their places after a pointer moved among them, in milliseconds. A
 *  pointer that rests holds nothing. */
export const HELD_FOR = 3000;

/** Worst first; those that need the teacher are large. While a pointer moves or the focus is among
 *  the tables (`isHeld`), all keep their places. */
export function arranged(before: Place[], lines: TableLine[], isHeld: boolean): Place[] {
  const wanted = worstFirst(lines).map(line => ({
    number: line.number,
    isLarge: needsTeacher(stateOf(line)),
  }));
  if (!isHeld) return wanted;
  const kept = before.filter(place => wanted.some(one => one.number === place.number));
  return [...kept, ...wanted.filter(one => !kept.some(place => place.number === one.number))];
}

/** The scale that the end lines of all tables share, in seconds since 1970. */
export interface EndScale {
  from: number;
  plan: number;
  bell: number;
  to: number;
}

/** From now to the bell; further if a table ends later. */
export function endScale(lines: TableLine[], now: number, plan: number, bell: number): EndScale {
  const ends = lines.map(line => line.projected_end ?? 0);
  return { from: Math.min(now, plan), plan, bell, to: Math.max(bell, plan + 60, ...ends) };
}

/** The last Turn as set now. Before the match it's the planned one, after its end the one that
 *  counted. */
export function lastTurn(line: TableLine, planned: number): number {
  if (isOver(line)) return line.turn ?? 0;
  const last = line.last_turn ?? 0;
  return last > 0 ? last : planned;
}

export type TurnBox = 'full' | 'half' | 'empty' | 'dropped';

/** A box for each Turn; `dropped` ones were planned, but won't be played. */
export function turnBoxes(line: TableLine, planned: number): TurnBox[] {
  const last = lastTurn(line, planned);
  const turn = line.turn ?? 0;
  const isPlayed = isOver(line);
  return Array.from({ length: Math.max(last, planned) }, (_, index) => {
    const number = index + 1;
    if (number > last) return 'dropped';
    if (number < turn || isPlayed) return 'full';
    return number === turn ? 'half' : 'empty';
  });
}
