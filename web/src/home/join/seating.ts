// Opening a table, taking a seat, rejoining.

import { AVATARS } from 'virtual:avatars';
import { preferences, setPreference } from '../../preferences.svelte';
import { go, replaceRoute } from '../../router.svelte';
import { canStore } from '../../storage';
import {
  comeBack,
  openTable,
  openToday,
  playAlone,
  takeSeat,
  watchTable,
  type SeatTaken,
  type TableOpened,
  type Who,
} from '../../connection/api';
import { saveClass } from '../../connection/classTokens';
import { randomHex } from '../../connection/random';
import { saveCredentials, credentialsFor } from '../../connection/credentials';
import { turnsFor } from '../create/minutes';
import { fullOptions, fullSettings, type FullSettings } from '../create/settings';

/** Tables whose match starts as soon as the page is connected. */
export const startingAtOnce = new Set<string>();

export const BOTS_OF_PLAY_NOW = 3;

/** Opens a table with bots, of the preferred level and length, and begins. Returns its id. */
export async function playNow(): Promise<string> {
  const seats = 1 + BOTS_OF_PLAY_NOW;
  const turns = turnsFor(preferences.minutes, seats);
  // With Head start, because the person begins: whoever acts first wins less often without.
  const settings = fullSettings({ seats, options: fullOptions({ turns, head_start: true }) });
  const opened = await openOwnTable(settings, {});
  await sitDownAlone(opened, Array<string>(BOTS_OF_PLAY_NOW).fill(preferences.level));
  return opened.table;
}

/** Opens a table and stores the host's tokens. */
export async function openOwnTable(
  settings: FullSettings,
  bots: Record<string, string>,
  board: string | null = null,
): Promise<TableOpened> {
  return saveHost(await openTable(settings, bots, board));
}

const RIVALS_OF_TODAY = Array<string>(3).fill('medium');

/** Opens a table of today's card and begins. Returns its id. */
export async function playToday(today: string): Promise<string> {
  const opened = saveHost(await openToday(today), today);
  await sitDownAlone(opened, RIVALS_OF_TODAY);
  return opened.table;
}

function saveHost(opened: TableOpened, today?: string): TableOpened {
  saveCredentials(opened.table, {
    ...(today && { today }),
    code: opened.code,
    commitment: opened.commitment,
    host: opened.host_token,
    spectator: opened.spectator_token,
    replay: opened.replay_token,
    base: new URL(opened.links.join).origin,
  });
  return opened;
}

export interface Newcomer {
  company?: number | null;
  avatar?: number | null;
  name?: string | null;
  /** Companies that others at the table have. */
  taken?: number[];
}

/** Takes the first open seat with this browser's company and portrait. Returns the seat. */
export async function sitDown(table: string, who: Newcomer = {}): Promise<string> {
  const share = randomHex(16);
  return saveSeat(await takeSeat(table, share, looks(who)), share);
}

/** Takes the seat that is drawn first at one's own table; bots of these levels take the others. */
export async function sitDownAlone(
  opened: TableOpened,
  bots: string[],
  who: Newcomer = {},
): Promise<string> {
  const share = randomHex(16);
  return saveSeat(await playAlone(opened, share, bots, looks(who)), share);
}

function looks(who: Newcomer): Who {
  const company = who.company ?? preferences.company;
  return {
    company: company !== null && who.taken?.includes(company) ? null : company,
    avatar: who.avatar ?? ownAvatar(),
    name: who.name || null,
  };
}

/** Opens a running table as a spectator. */
export async function watchByCode(code: string): Promise<void> {
  const { spectator_token: token } = await watchTable(code);
  go('watch', token);
}

/** Opens what a rejoin code gives back: a seat at a table, or a place in a class. */
export async function comeBackWith(code: string): Promise<void> {
  const { seat, member } = await comeBack(code);
  if (seat) {
    saveSeat(seat);
    enter(seat.table, replaceRoute);
  } else if (member) {
    saveClass(member.class_id, { member: member.member_token, table: '' });
    replaceRoute('member', canStore() ? member.class_id : member.member_token);
  }
}

/** Takes back this browser's seats, which were opened elsewhere, with their rejoin codes. */
export async function takeBackSeats(table: string): Promise<void> {
  for (const code of Object.values(credentialsFor(table)?.rejoinCodes ?? {})) {
    const { seat } = await comeBack(code);
    if (seat) saveSeat(seat);
  }
}

/** `share` is this seat's secret share in the dice, if it isn't stored yet. */
function saveSeat(taken: SeatTaken, share: string | null = null): string {
  saveCredentials(taken.table, {
    seats: { [taken.seat]: taken.seat_token },
    rejoinCodes: { [taken.seat]: taken.rejoin_code },
    ...(share ? { shares: { [taken.seat]: share } } : {}),
  });
  return taken.seat;
}

export function ownAvatar(): number {
  if (preferences.avatar === null) setPreference('avatar', Math.floor(Math.random() * AVATARS));
  return preferences.avatar!;
}

/** Opens the table's screen. Without local storage the token stays in the URL fragment. */
export function enter(table: string, how: typeof go = go): void {
  const credentials = credentialsFor(table);
  const token = Object.values(credentials?.seats ?? {})[0];
  if (canStore() || !credentials) how('table', table);
  else if (token) how('seat', token);
  else how('host', credentials.host ?? '');
}

/** For other devices: the host may have opened the table as `localhost`. */
export const linkFor = (table: string, name: string, value: string): string =>
  `${credentialsFor(table)?.base ?? location.origin}/#${name}=${value}`;

/** Normalises a typed code: upper case, without spaces, dashes and excluded characters. */
export const normalizedCode = (typed: string): string =>
  typed.toUpperCase().replace(/[^A-HJ-NP-Z2-9]/g, '');

/** Ambiguous characters, which codes never contain. */
export const hasAmbiguousCharacters = (typed: string): boolean => /[IO01]/i.test(typed);

/** A code in readable groups. */
export const grouped = (code: string, size: number): string =>
  code.match(new RegExp(`.{1,${size}}`, 'g'))?.join(' ') ?? code;
