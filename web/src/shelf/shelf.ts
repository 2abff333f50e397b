// What stays of matches on this device: never sent, deleted with one press. On a shared device a
// person may begin an empty shelf, which lasts as long as the browser's window.

/** Days and times are those of this device, as `2026-11-19`. */
export interface Best {
  points: number;
  all: number;
  day: string;
}
/** A match whose points rose to the end, after they had fallen. */
export interface Comeback {
  card: string;
  /** Peaks, lows and the end. */
  points: number[];
  day: string;
}
/** Today's card, played once that counts. */
export interface DayResult {
  card: string;
  points: number;
  won: boolean;
  applications: string[];
  /** The points at the end of each Turn. */
  turns: number[];
}
export interface Shelf {
  version: 1;
  matches: number;
  won: number;
  comebacks: number;
  /** The newest one. */
  comeback: Comeback | null;
  /** Held at the end of a match: in how many. */
  materials: Record<string, number>;
  /** Built: in how many matches, the newest last. */
  applications: Record<string, number>;
  /** Materials about which a question was answered right. */
  stars: string[];
  best: Record<string, Best>;
  /** By day. */
  days: Record<string, DayResult>;
  /** Numbers of solved puzzles. */
  puzzles: number[];
  /** Tables that were counted. */
  counted: string[];
}

/** What a match adds. */
export interface Ended {
  table: string;
  card: string;
  points: number;
  /** Of the card. */
  all: number;
  won: boolean;
  materials: string[];
  applications: string[];
  stars: string[];
}
export interface Added {
  materials: string[];
  applications: string[];
  isBest: boolean;
}

const KEY = 'rawsiko.shelf';
const GUEST = 'rawsiko.shelf.guest';
const MOST = { counted: 100, days: 60, names: 200, turns: 30 };
const ID = /^[\w-]{1,64}$/;
const DAY = /^\d{4}-\d\d-\d\d$/;

export const dayOf = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map(part => String(part).padStart(2, '0'))
    .join('-');

export const emptyShelf = (): Shelf => ({
  ...{ version: 1, matches: 0, won: 0, comebacks: 0, comeback: null },
  ...{ materials: {}, applications: {}, stars: [], best: {}, days: {}, puzzles: [] },
  counted: [],
});

/** Somebody else's device, or one that several people use: the shelf lasts for this window. */
export function isGuest(): boolean {
  try {
    return sessionStorage.getItem(GUEST) !== null;
  } catch {
    return false;
  }
}

export function beGuest(): void {
  sessionStorage.setItem(GUEST, '1');
}

export function endGuest(): void {
  for (const key of [GUEST, KEY]) sessionStorage.removeItem(key);
}

const place = (): Storage => (isGuest() ? sessionStorage : localStorage);

export function readShelf(): Shelf {
  try {
    return shelfFrom(JSON.parse(place().getItem(KEY) ?? 'null'));
  } catch {
    return emptyShelf();
  }
}

/** Returns whether it could be stored. */
export function keepShelf(shelf: Shelf): boolean {
  try {
    place().setItem(KEY, JSON.stringify(shelf));
    return true;
  } catch {
    return false;
  }
}

export function clearShelf(): void {
  place().removeItem(KEY);
}

/** The shelf with a match; null if it was counted before. */
export function withMatch(shelf: Shelf, ended: Ended, day: string): [Shelf, Added] | null {
  if (shelf.counted.includes(ended.table)) return null;
  const { card, points, all, materials, applications } = ended;
  const isBest = points > (shelf.best[card]?.points ?? 0);
  const added = {
    materials: materials.filter(one => !shelf.materials[one]),
    applications: applications.filter(one => !shelf.applications[one]),
    isBest,
  };
  const after: Shelf = {
    ...shelf,
    matches: shelf.matches + 1,
    won: shelf.won + Number(ended.won),
    materials: counting(shelf.materials, materials),
    applications: counting(shelf.applications, applications),
    stars: [...new Set([...shelf.stars, ...ended.stars])],
    best:
      isBest || !shelf.best[card] ? { ...shelf.best, [card]: { points, all, day } } : shelf.best,
    counted: [...shelf.counted, ended.table].slice(-MOST.counted),
  };
  return [after, added];
}

export const withComeback = (shelf: Shelf, comeback: Comeback): Shelf => ({
  ...shelf,
  ...{ comebacks: shelf.comebacks + 1, comeback },
});

/** Only the first match of a day counts. */
export const withDay = (shelf: Shelf, day: string, result: DayResult): Shelf =>
  shelf.days[day] ? shelf : { ...shelf, days: newest({ ...shelf.days, [day]: result }) };

/** How many days in a row today's card was played, until today or yesterday. */
export function daysInARow({ days }: Shelf, today: Date): number {
  const date = new Date(today);
  if (!days[dayOf(date)]) date.setDate(date.getDate() - 1);
  let count = 0;
  while (days[dayOf(date)]) {
    count++;
    date.setDate(date.getDate() - 1);
  }
  return count;
}

/** Both together: what was taken along from another device. */
export function joined(one: Shelf, other: Shelf): Shelf {
  const better = (a: Best | undefined, b: Best): Best => (a && a.points >= b.points ? a : b);
  const best = { ...one.best };
  for (const [card, found] of Object.entries(other.best)) best[card] = better(best[card], found);
  return {
    version: 1,
    matches: Math.max(one.matches, other.matches),
    won: Math.max(one.won, other.won),
    comebacks: Math.max(one.comebacks, other.comebacks),
    comeback: one.comeback ?? other.comeback,
    materials: most(one.materials, other.materials),
    applications: most(one.applications, other.applications),
    stars: [...new Set([...one.stars, ...other.stars])],
    best,
    days: newest({ ...other.days, ...one.days }),
    puzzles: [...new Set([...one.puzzles, ...other.puzzles])],
    counted: [...new Set([...other.counted, ...one.counted])].slice(-MOST.counted),
  };
}

/** The newest comes last. */
function counting(counts: Record<string, number>, ids: string[]): Record<string, number> {
  const kept = Object.entries(counts).filter(([id]) => !ids.includes(id));
  return Object.fromEntries([...kept, ...ids.map(id => [id, (counts[id] ?? 0) + 1] as const)]);
}

function most(one: Record<string, number>, other: Record<string, number>): Record<string, number> {
  const ids = new Set([...Object.keys(other), ...Object.keys(one)]);
  return Object.fromEntries([...ids].map(id => [id, Math.max(one[id] ?? 0, other[id] ?? 0)]));
}

const newest = (days: Record<string, DayResult>): Record<string, DayResult> =>
  Object.fromEntries(Object.entries(days).sort().slice(-MOST.days));

// What is stored may be anything: what makes no sense is left out.

export function shelfFrom(stored: unknown): Shelf {
  const found = objectOf(stored);
  if (found.version !== 1) return emptyShelf();
  return {
    version: 1,
    matches: numberOf(found.matches),
    won: numberOf(found.won),
    comebacks: numberOf(found.comebacks),
    comeback: comebackOf(found.comeback),
    materials: recordOf(found.materials, positive),
    applications: recordOf(found.applications, positive),
    stars: idsOf(found.stars),
    best: recordOf(found.best, bestOf),
    days: newest(recordOf(found.days, dayResultOf, DAY)),
    puzzles: numbersOf(found.puzzles).filter(Boolean),
    counted: idsOf(found.counted).slice(-MOST.counted),
  };
}

const objectOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
const numberOf = (value: unknown): number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : 0;
const positive = (value: unknown): number | null => numberOf(value) || null;
const isId = (value: unknown): value is string => typeof value === 'string' && ID.test(value);
const isDay = (value: unknown): value is string => typeof value === 'string' && DAY.test(value);
const idsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter(isId).slice(0, MOST.names) : [];
const numbersOf = (value: unknown): number[] =>
  Array.isArray(value) ? value.slice(0, MOST.turns).map(numberOf) : [];

function recordOf<Value>(
  value: unknown,
  read: (value: unknown) => Value | null,
  keys: RegExp = ID,
): Record<string, Value> {
  const entries = Object.entries(objectOf(value)).slice(0, MOST.names);
  return Object.fromEntries(
    entries.flatMap(([key, one]) => {
      const found = keys.test(key) ? read(one) : null;
      return found === null ? [] : [[key, found] as const];
    }),
  );
}

function bestOf(value: unknown): Best | null {
  const { points, all, day } = objectOf(value);
  return isDay(day) && numberOf(all) ? { points: numberOf(points), all: numberOf(all), day } : null;
}

function comebackOf(value: unknown): Comeback | null {
  const { card, points, day } = objectOf(value);
  return isId(card) && isDay(day) ? { card, points: numbersOf(points), day } : null;
}

function dayResultOf(value: unknown): DayResult | null {
  const { card, points, won, applications, turns } = objectOf(value);
  if (!isId(card)) return null;
  return {
    ...{ card, points: numberOf(points), won: won === true },
    ...{ applications: idsOf(applications), turns: numbersOf(turns) },
  };
}
