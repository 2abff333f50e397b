// The result of today's card, as text that can be shared: no link, nothing about the player.

import { language, say } from '../texts/texts.svelte';
import { world } from '../world/world';
import type { DayResult } from './shelf';

const [BUILT, MISSED] = ['🟩', '⬜'];

export const dayText = (day: string): string =>
  new Intl.DateTimeFormat(language.now, { day: 'numeric', month: 'long' }).format(
    new Date(`${day}T12:00`),
  );

/** Null if the card isn't on this board. */
export function resultText(day: string, result: DayResult): string | null {
  const card = world().objectives[result.card];
  if (!card) return null;
  const all = card.applications.reduce((sum, id) => sum + world().applications[id]!.points, 0);
  const squares = card.applications
    .map(id => (result.applications.includes(id) ? BUILT : MISSED))
    .join('');
  return [
    say('long-today-result', { day: dayText(day), points: result.points, all }),
    squares,
    say('long-today-turns', { points: result.turns.join(', ') }),
  ].join('\n');
}
