// Changes the board that is shown.

import { language, loadLanguage } from '../texts/texts.svelte';
import { loadBoard, wantBoard } from './loading';

/**
 * Shows the board of a match. Await it before showing anything of the match. Rejects if the server
 * doesn't have the board.
 */
export async function useBoard(hash: string): Promise<void> {
  const standard = await loadBoard(null, language.now);
  if (standard.world.hash === hash) {
    await useStandardBoard();
    return;
  }
  await loadBoard(hash, language.now);
  wantBoard(hash);
  await loadLanguage(language.now);
}

export async function useStandardBoard(): Promise<void> {
  wantBoard(null);
  await loadLanguage(language.now);
}
