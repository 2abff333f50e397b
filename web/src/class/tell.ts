// Sends a teacher's command and shows a refusal as a toast.

import { sentenceFor } from '../home/page/errors';
import { toast } from '../parts/toasts.svelte';
import type { ClassCommand } from '../protocol';
import type { LiveClass } from './liveClass.svelte';

/** Returns whether it was applied. */
export async function sendToClass(live: LiveClass, command: ClassCommand): Promise<boolean> {
  const reply = await live.order(command);
  if (reply.type === 'Refused') toast(sentenceFor(reply.code), 'trouble');
  return reply.type === 'Applied';
}
