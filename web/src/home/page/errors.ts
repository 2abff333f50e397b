// Messages for error codes of the server and of the client.

import { IS_SITE } from '../../connection/reach';
import { RequestRefused } from '../../connection/refused';
import { has, say } from '../../texts/texts.svelte';

export const codeOf = (error: unknown): string =>
  error instanceof RequestRefused ? error.code : 'web_fault';

/** A message for every code, known or not. */
export function sentenceFor(code: string): string {
  if (IS_SITE && code === 'cannot_save') return say('web-site-full');
  for (const id of [`web-home-trouble-${code}`, `refusal-${code}`]) if (has(id)) return say(id);
  return say('refusal-server_fault');
}

export const errorText = (error: unknown): string => sentenceFor(codeOf(error));
