// What the teacher does for one pupil.

import { toast } from '../../parts/toasts.svelte';
import type { Member } from '../../protocol';
import { say } from '../../texts/texts.svelte';
import type { LiveClass } from '../liveClass.svelte';
import { tell } from '../tell';

export async function nudge(live: LiveClass, member: Member): Promise<void> {
  const isSent = await tell(live, { type: 'Nudge', member: member.id });
  if (isSent) toast(say('web-class-nudge-sent', { company: say(`company-${member.company}`) }));
}
