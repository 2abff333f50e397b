// Tokens of the tables that this browser opened, joined or watches, in local storage. They grant
// access to seats, so they are stored nowhere else.

import { store, stored } from '../storage';

export interface Credentials {
  table: string;
  code?: string;
  /** To the secret behind the dice; the host got it when the table was opened. */
  commitment?: string;
  /** Tokens by seat; a device may have several seats. */
  seats: Record<string, string>;
  host?: string;
  spectator?: string;
  replay?: string;
  /** Secret shares in the dice, by seat. */
  shares: Record<string, string>;
  rejoinCodes: Record<string, string>;
  /** The server's address for other devices; only the host gets it. */
  base?: string;
  /** The day of today's card. */
  today?: string;
  /** The match has ended, as far as this browser knows. */
  isOver?: boolean;
  /** Milliseconds since 1970; the oldest are forgotten first. */
  used: number;
}

const KEY = 'rawsiko.sittings';
const MOST = 30;

type Tables = Record<string, Credentials>;

/** What this page could not store. */
let unstored: Tables | null = null;

/** Read each time: other tabs of this browser store theirs in the same place. */
const tables = (): Tables =>
  unstored ??
  Object.fromEntries(
    Object.entries(stored(KEY) ?? {}).filter(([table, value]) => isCredentials(table, value)),
  );

function keep(all: Tables): void {
  unstored = store(KEY, all) ? null : all;
}

export const credentialsFor = (table: string): Credentials | null => tables()[table] ?? null;

const newestFirst = (all: Tables): Credentials[] =>
  Object.values(all).sort((a, b) => b.used - a.used);

export const allCredentials = (): Credentials[] => newestFirst(tables());

/** Merges into what is stored for the table. */
export function saveCredentials(
  table: string,
  more: Partial<Omit<Credentials, 'table'>>,
): Credentials {
  const all = tables();
  const before = all[table];
  const credentials: Credentials = {
    ...before,
    ...more,
    table,
    seats: { ...before?.seats, ...more.seats },
    shares: { ...before?.shares, ...more.shares },
    rejoinCodes: { ...before?.rejoinCodes, ...more.rejoinCodes },
    used: Date.now(),
  };
  const kept = newestFirst({ ...all, [table]: credentials }).slice(0, MOST);
  keep(Object.fromEntries(kept.map(one => [one.table, one])));
  return credentials;
}

export function forgetTable(table: string): void {
  const { [table]: _, ...others } = tables();
  keep(others);
}

/** Removes one seat, or the whole table if no token is left. */
export function forgetSeat(table: string, seat: string): void {
  const credentials = credentialsFor(table);
  if (!credentials) return;
  const { [seat]: _, ...seats } = credentials.seats;
  const { [seat]: __, ...rejoinCodes } = credentials.rejoinCodes;
  const left = { ...credentials, seats, rejoinCodes };
  if (tokensOf(left).length) keep({ ...tables(), [table]: left });
  else forgetTable(table);
}

/** Invalid stored data must not break the page. */
function isCredentials(table: string, value: unknown): value is Credentials {
  const { seats, shares, rejoinCodes, used, ...more } = (value ?? {}) as Partial<Credentials>;
  const isRecord = (part: unknown) => typeof part === 'object' && part !== null;
  const isTable = more.table === table && typeof used === 'number';
  return isTable && [seats, shares, rejoinCodes].every(isRecord);
}

export const tokensOf = (credentials: Credentials): string[] => {
  const seats = Object.values(credentials.seats);
  const all = credentials.host ? [...seats, credentials.host] : seats;
  return all.length || !credentials.spectator ? all : [credentials.spectator];
};
