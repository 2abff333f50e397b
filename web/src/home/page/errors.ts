// What to say when something went wrong: a code of the server, or of our own.

import { Refusal } from '../../connection/api';
import { has, say } from '../../texts/texts.svelte';

export const codeOf = (error: unknown): string =>
  error instanceof Refusal ? error.code : 'web_fault';

/** A calm sentence for every code, known or not. */
export function sentenceFor(code: string): string {
  for (const id of [`web-home-trouble-${code}`, `refusal-${code}`]) if (has(id)) return say(id);
  return say('refusal-server_fault');
}

export const errorText = (error: unknown): string => sentenceFor(codeOf(error));
