// The times of a lesson, as the teacher is offered them.

export const LENGTHS = [45, 50, 60, 90];
export const USUAL_LENGTH = 50;
const FIVE_MINUTES = 5 * 60_000;
const HOUR = 3_600_000;

/** When the next lesson begins: now, rounded up to five minutes. Milliseconds since 1970. */
export const lessonBegins = (now: number): number => Math.ceil(now / FIVE_MINUTES) * FIVE_MINUTES;

/** The bell of a lesson of so many minutes that begins next. */
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

/** Whether the server takes this bell: later than now, within eight hours. */
export const isPossibleBell = (now: number, bell: number): boolean =>
  bell > now && bell <= now + 8 * HOUR;

export const clock = (language: string, milliseconds: number): string =>
  new Intl.DateTimeFormat(language, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(milliseconds);

/** Whole minutes between two moments in seconds; never below 0. */
export const minutesUntil = (now: number, then: number): number =>
  Math.max(0, Math.ceil((then - now) / 60));

/** “3:10” */
export const stopwatch = (seconds: number): string => {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
};
