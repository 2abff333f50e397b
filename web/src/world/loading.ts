// Loads boards by hash, each once per language.

import urls from 'virtual:standard-board';
import type { BoardFile } from './boardFile';
import { World } from './world';

export interface LoadedBoard {
  world: World;
  names: Record<string, string>;
}

/** The hash of the board to show; null for the standard board. */
let wanted: string | null = null;
const loading = new Map<string, Promise<LoadedBoard>>();
const worlds = new Map<string, World>();

export const wantBoard = (hash: string | null): void => {
  wanted = hash;
};

/** The board to show, in this language. */
export const loadWanted = (language: string): Promise<LoadedBoard> => loadBoard(wanted, language);

/** Rejects if the server doesn't have it or can't be reached; the next call tries again. */
export function loadBoard(hash: string | null, language: string): Promise<LoadedBoard> {
  const url =
    hash === null ? urls[language]! : `/api/boards/${encodeURIComponent(hash)}/${language}`;
  let found = loading.get(url);
  if (!found) {
    found = fetched(url);
    loading.set(url, found);
    found.catch(() => loading.delete(url));
  }
  return found;
}

async function fetched(url: string): Promise<LoadedBoard> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  const file = (await answer.json()) as BoardFile;
  const { hash } = file.board;
  // The same object in every language, so that a change of language keeps it.
  if (!worlds.has(hash)) worlds.set(hash, new World(file));
  return { world: worlds.get(hash)!, names: file.names };
}
