// The panels of the Match screen, in the order of their tabs.

import Hand from '~icons/tabler/hand-finger';
import Message from '~icons/tabler/message-circle';
import Notes from '~icons/tabler/notes';
import Target from '~icons/tabler/target-arrow';
import Users from '~icons/tabler/users';
import { say } from '../texts/texts.svelte';
import type { PageTab } from './screen';

export function pagesWith(there: {
  hasLog: boolean;
  hasChat: boolean;
  /** Unread chat messages. */
  unread: number;
}): PageTab[] {
  const pages: PageTab[] = [
    { name: 'action', label: say('web-match-tab-action'), icon: Hand },
    { name: 'objective', label: say('web-match-objective'), icon: Target },
    { name: 'players', label: say('web-match-tab-players'), icon: Users },
    { name: 'log', label: say('web-match-log'), icon: Notes },
    { name: 'chat', label: say('web-match-chat'), icon: Message, badge: there.unread },
  ];
  return pages.filter(
    ({ name }) => (name !== 'chat' || there.hasChat) && (name !== 'log' || there.hasLog),
  );
}
