// Tokens of the classes that this browser opened, shows or is in, in local storage.

import { store, stored } from '../storage';

export interface ClassTokens {
  id: string;
  code?: string;
  host?: string;
  display?: string;
  member?: string;
  /** The member's secret shares in the dice, one for each company. */
  shares?: string[];
  /** How often a new name was drawn. */
  redraws?: number;
  /** The address for pupils: the teacher may have opened the class as `localhost`. */
  base?: string;
  /** Pupils' real names, by member: never sent, and forgotten with the class. */
  names?: Record<string, string>;
  /** Whether the pupils are scripted. It ends soon after its page was closed. */
  isRehearsal?: boolean;
  /** Whether the teacher sees three buttons instead of the full page. */
  isSimple?: boolean;
  /** The table that the member plays at. */
  table?: string;
  /** Milliseconds since 1970; the oldest are forgotten first. */
  used: number;
}

const KEY = 'rawsiko.classes';
const MOST = 10;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Newest first. Invalid stored data must not break the page. */
export function allClasses(): ClassTokens[] {
  const held = stored(KEY);
  if (!Array.isArray(held)) return [];
  return held
    .filter(isRecord)
    .filter(one => typeof one.id === 'string' && typeof one.used === 'number')
    .map(one => one as unknown as ClassTokens)
    .sort((a, b) => b.used - a.used);
}

export const tokensOfClass = (id: string): ClassTokens | null =>
  allClasses().find(one => one.id === id) ?? null;

/** The class whose member plays at this table in this browser. */
export const classOfTable = (table: string): ClassTokens | null =>
  allClasses().find(one => one.member && one.table === table) ?? null;

/** Merges into what is stored for the class. */
export function saveClass(id: string, more: Partial<Omit<ClassTokens, 'id'>>): ClassTokens {
  const tokens = { ...tokensOfClass(id), ...more, id, used: Date.now() };
  const others = allClasses().filter(one => one.id !== id);
  store(KEY, [tokens, ...others].slice(0, MOST));
  return tokens;
}

export function forgetClass(id: string): void {
  const others = allClasses().filter(one => one.id !== id);
  store(KEY, others);
}

/** Forgets a token that is invalid now. The teacher's was the only use of the names. */
export function dropToken(id: string, kind: Kind): void {
  if (!tokensOfClass(id)) return;
  saveClass(id, { [kind]: '', ...(kind === 'host' && { names: {} }) });
}

type Kind = 'host' | 'display' | 'member';

/** The token for a link's value, which is the id of a stored class or the token itself. */
export const tokenIn = (value: string, kind: Kind): string => tokensOfClass(value)?.[kind] || value;
