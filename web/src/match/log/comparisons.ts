// Texts for what an action costs, compared with the best choice found. The ids come from the server.

import type { Comparison, Objection } from '../../protocol';
import type { Player } from '../../table/scene';
import { say } from '../../texts/texts.svelte';
import { actionText, hintReasonText, wordsOf } from './reasons';

/** What is wrong with a Move. */
export const objectionText = (objection: Objection, players: Player[]): string =>
  say(`why-not-${objection.flaw}`, wordsOf(objection, players));

/** The verdict, the largest reason, what would make it right, and the better choice. */
export function comparisonLines(comparison: Comparison, players: Player[]): string[] {
  const { verdict, points, uncertain, objection, remedy, better, reason } = comparison;
  const lines = [say(`why-not-${verdict}`, { points: points ?? 0, uncertain: uncertain ?? 0 })];
  if (objection) lines.push(objectionText(objection, players));
  if (remedy) lines.push(say(`why-not-${remedy.cure}`, wordsOf(remedy, players)));
  if (better) {
    const act = `${say('web-bots-turning-better')} ${actionText(better)}`;
    const why = reason ? hintReasonText(reason, players) : '';
    lines.push(why ? say('bot-reason', { act, why }) : act);
  }
  return lines;
}
