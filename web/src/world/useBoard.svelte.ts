// Changes the board that is shown.

import { untrack } from 'svelte';
import { isShown, isStandardShown, language, loadLanguage } from '../texts/texts.svelte';
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

async function useStandardBoard(): Promise<void> {
  wantBoard(null);
  await loadLanguage(language.now);
}

/** Whether the board is shown; `''` is the standard one. */
export const isBoardShown = (hash: string): boolean => (hash ? isShown(hash) : isStandardShown());

/** Shows the wanted board whenever it changes; null changes nothing. Call it while a component is initialised. */
export function keepBoard(
  wanted: () => string | null,
  onFailure: (hash: string, error: unknown) => void,
): void {
  $effect(() => {
    const hash = wanted();
    if (hash === null || isBoardShown(hash)) return;
    untrack(() => (hash ? useBoard(hash) : useStandardBoard())).catch((error: unknown) =>
      onFailure(hash, error),
    );
  });
}
