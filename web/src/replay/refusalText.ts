// Why a file is not shown, in words.

import { has, say } from '../texts/texts.svelte';
import type { ReplayRefusal } from './steps';

export const troubleText = (code: string): string =>
  has(`web-replay-trouble-${code}`)
    ? say(`web-replay-trouble-${code}`)
    : has(`refusal-${code}`)
      ? say(`refusal-${code}`)
      : say('web-replay-trouble-unreadable');

/** What is wrong with the line, in the words of `rawsiko verify`; empty if it isn't about a line. */
export function faultText({ line, clause, fault, details = {} }: ReplayRefusal): string {
  if (!line || !fault) return '';
  const id = clause === 'format' ? `format-${fault}` : `refusal-${fault}`;
  const why = has(id) ? say(id, details) : fault;
  return clause === 'format'
    ? say('web-replay-line-format', { line, why })
    : say('web-replay-line-rules', { line, clause: clause ?? '', why });
}
