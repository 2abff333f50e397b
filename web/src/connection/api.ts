// The HTTP part of the protocol (docs/protocol.md): tables opened, found, joined and replayed.

import type {
  Door,
  Language,
  MatchTold,
  MatchView,
  Settings,
  Status,
  TableView,
} from '../protocol';
import { reach } from './reach';
import { RequestRefused } from './refused';

const PASSING = new Set([
  ...['unreachable', 'server_fault', 'try_again', 'cannot_save', 'too_fast', 'class_waiting'],
]);
/** Whether the same request may succeed later. */
export const isPassing = (code: string): boolean => PASSING.has(code);

export interface TableOpened {
  table: string;
  code: string;
  /** To the secret behind the dice. */
  commitment: string;
  host_token: string;
  spectator_token: string;
  replay_token: string;
  links: { join: string; host: string; spectator: string; replay: string };
}
export interface SeatTaken {
  table: string;
  seat: string;
  seat_token: string;
  rejoin_code: string;
  link: string;
}
/** A pupil's place in a class. */
export interface MemberTaken {
  class_id: string;
  member: string;
  member_token: string;
  rejoin_code: string;
  company: number;
  avatar: number;
  is_waiting: boolean;
}
export interface ListedTable {
  table: string;
  code: string;
  status: Status;
  settings: Settings;
  open_seats: number;
}

/** A board that tables can be opened with. */
export interface OfferedBoard {
  hash: string;
  id: string;
  names: Record<string, string>;
  players: number[];
  territories: number;
  materials: number;
  /** None: World news can't be chosen (R4.10). */
  news_cards: number;
  /** None: Recycling can't be chosen (R4.11). */
  recyclable: number;
  /** Objective cards for short matches; none: all are dealt (R1.4). */
  short_cards: number;
}

/** The standard board first. */
export const offeredBoards = (): Promise<OfferedBoard[]> => get('/api/boards');

/** `board` is a hash; null for the standard board. */
export const openTable = (
  settings: Settings,
  bots: Record<string, string>,
  board: string | null,
): Promise<TableOpened> => post('/api/tables', { settings, bots, board });

/** A table of today's card. */
export const openToday = (today: string): Promise<TableOpened> => post('/api/tables', { today });

/** What the code of a class gives access to. */
export interface ClassFound {
  class_id: string;
  code: string;
  language: Language;
  door: Door;
  languages: Language[];
}

/** The table or the class with this code; the other one is null. */
export const openedByCode = (
  code: string,
): Promise<{ table: TableView | null; class: ClassFound | null }> =>
  get(`/api/by-code/${encodeURIComponent(code)}`);

export const listedTables = (): Promise<ListedTable[]> => get('/api/tables');

export interface Who {
  company?: number | null;
  avatar?: number | null;
  name?: string | null;
}

/** `share` is the secret share in the dice; only its commitment is sent (docs/dice.md). */
export async function takeSeat(table: string, share: string, who: Who): Promise<SeatTaken> {
  const { commitmentTo } = await import('./commitment').catch(() => {
    throw new RequestRefused('unreachable');
  });
  return post(`/api/tables/${table}/seats`, { contribution: commitmentTo(share), ...who });
}

/** Takes the seat that is drawn first, against bots of these levels, and starts the match. */
export const playAlone = (
  { table, host_token: token }: TableOpened,
  share: string,
  bots: string[],
  who: Who,
): Promise<SeatTaken> =>
  post(`/api/tables/${table}/play-alone`, { contribution: share, bots, ...who }, { token });

export interface MatchLog {
  /** The newest change that it includes. */
  seq: number;
  /** The match at its beginning, without cards; null if it has not begun. */
  match: MatchView | null;
  steps: MatchTold[];
}

export const matchLog = (token: string): Promise<MatchLog> => get('/api/log', token);

export const watchTable = (code: string): Promise<{ table: string; spectator_token: string }> =>
  post('/api/watch', { code });

/** The seat or the member with this rejoin code; the other one is null. */
export const comeBack = (
  code: string,
): Promise<{ seat: SeatTaken | null; member: MemberTaken | null }> =>
  post('/api/come-back', { code });

export async function get<Body>(path: string, token = ''): Promise<Body> {
  return (await ask(path, { headers: headersWith(token) })).json() as Promise<Body>;
}

/** `token` authorizes it. `signal` cancels it, with the code `unreachable`. */
export async function post<Body>(
  path: string,
  body: unknown,
  { token = '', signal = null }: { token?: string; signal?: AbortSignal | null } = {},
): Promise<Body> {
  const answer = await ask(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headersWith(token) },
    body: JSON.stringify(body),
    signal,
  });
  return answer.json() as Promise<Body>;
}

/** Headers of a request; `token` authorizes it. */
export const headersWith = (token: string): Record<string, string> =>
  token ? { authorization: `Bearer ${token}` } : {};

export async function ask(path: string, init: RequestInit): Promise<Response> {
  const answer = await reach(path, init);
  if (answer.ok) return answer;
  throw new RequestRefused(await codeOf(answer));
}

async function codeOf(answer: Response): Promise<string> {
  try {
    const body = (await answer.json()) as { code?: unknown };
    return typeof body.code === 'string' ? body.code : 'server_fault';
  } catch {
    return 'server_fault';
  }
}
