// The times of a lesson.

export const LENGTHS = [45, 50, 60, 90];
export const USUAL_LENGTH = 50;
const FIVE_MINUTES = 5 * 60_000;
const HOUR = 3_600_000;

/** When the next lesson begins: now, rounded up to five minutes. Milliseconds since 1970. */
export const lessonBegins = (now: number): number => Math.ceil(now / FIVE_MINUTES) * FIVE_MINUTES;

/** When the bell rings if the next lesson has this length. */
export const bellAfter = (now: number, minutes: number): number =>
  lessonBegins(now) + minutes * 60_000;

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
