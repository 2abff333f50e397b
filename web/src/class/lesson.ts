// The times of a lesson.

const MINUTE = 60_000;
const FIVE_MINUTES = 5 * MINUTE;
const HOUR = 60 * MINUTE;

/** The bells to choose from: the full five minutes from half an hour away on, and the end of two
 *  lessons that begin now. Milliseconds since 1970. */
export function bellsFrom(now: number): number[] {
  const first = Math.ceil((now + 30 * MINUTE) / FIVE_MINUTES) * FIVE_MINUTES;
  const near = [0, 1, 2, 3, 4].map(index => first + index * FIVE_MINUTES);
  return [...near, fullFiveMinutes(now + 90 * MINUTE)];
}

/** The bell of a lesson of 45 minutes that begins now or in a moment: never later than that. */
export const usualBell = (now: number): number => fullFiveMinutes(now + 48 * MINUTE);

const fullFiveMinutes = (moment: number): number =>
  Math.floor(moment / FIVE_MINUTES) * FIVE_MINUTES;

/** Minutes between two moments as clocks show both, both in milliseconds. */
export const minutesOnClocks = (now: number, then: number): number =>
  Math.floor(then / MINUTE) - Math.floor(now / MINUTE);

/** By how many minutes a bell can be moved earlier. Both moments in seconds. */
export const minutesEarlier = (now: number, bell: number): number[] =>
  EARLIER.filter(minutes => bell - minutes * 60 >= now + 60);

/** The next moment with this time of day (“11:20”); null if it isn't a time. */
export function nextTime(now: number, text: string): number | null {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})$/.exec(text) ?? [];
  if (hours === undefined || Number(hours) > 23 || Number(minutes) > 59) return null;
  const day = new Date(now);
  day.setHours(Number(hours), Number(minutes), 0, 0);
  if (day.getTime() <= now) day.setDate(day.getDate() + 1);
  return day.getTime();
}

/** Whether this time of day has passed, and the next one is too far away for a bell. */
export function isTimeOver(now: number, text: string): boolean {
  const next = nextTime(now, text);
  return (
    next !== null &&
    !isPossibleBell(now, next) &&
    new Date(next).getDate() !== new Date(now).getDate()
  );
}

/** Whether the server takes this bell: later than now, within eight hours. */
export const isPossibleBell = (now: number, bell: number): boolean =>
  bell > now && bell <= now + 8 * HOUR;

const EARLIER = [1, 5, 10];

/** Minutes that a teacher may add. */
export const MINUTES = [5, 10, 15];

/** Minutes that one table, whose play ends at `ends`, may get before the bell. If even the fewest
 *  don't fit, the rest of the time. */
export function minutesBefore(bell: number, ends: number): number[] {
  const left = Math.floor((bell - ends) / 60);
  const fitting = MINUTES.filter(minutes => minutes <= left);
  return fitting.length || left < 1 ? fitting : [left];
}

export const clock = (language: string, milliseconds: number): string =>
  new Intl.DateTimeFormat(language, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(milliseconds);

/** Whole minutes between two moments in seconds; never below 0. */
export const minutesUntil = (now: number, then: number): number =>
  Math.max(0, Math.ceil((then - now) / 60));

/** Minutes and seconds: “3:10”. */
export const stopwatch = (seconds: number): string => {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
};
