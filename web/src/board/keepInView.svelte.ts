import type { BoardHandle } from './board';

/** Brings Territories into view whenever others are given. Call it while a component is initialised. */
export function keepInView(
  board: () => BoardHandle | undefined,
  territories: () => string[],
  how: 'frame' | 'closeUp' = 'frame',
): void {
  $effect(() => board()?.[how](territories()));
}
