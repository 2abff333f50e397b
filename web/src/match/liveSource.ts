// A live table as the source of the Match screen.

import { classOfTable } from '../connection/classTokens';
import type { Action, LiveTable } from '../table/liveTable.svelte';
import { isStandardShown } from '../texts/texts.svelte';
import { chatStateOf } from './chat/chatState.svelte';
import type { Adviser } from './hint/adviser.svelte';
import type { Questions } from './hint/questions.svelte';
import type { MatchSource } from './matchState.svelte';
import type { ChatPanel } from './screen';
import { WaitingState } from './waiting/waitingState.svelte';

/** `live` has a match. */
export function sourceOf(live: LiveTable, adviser: Adviser, questions: Questions): MatchSource {
  const chatState = chatStateOf(live);
  const waiting = new WaitingState(live.table?.id ?? '');
  return {
    hasLog: true,
    get scene() {
      return live.scene!;
    },
    get steps() {
      return live.store.steps;
    },
    get play() {
      return live.seat ? (action: Action) => live.play(action) : undefined;
    },
    takeBack: () => live.order({ type: 'TakeBack' }),
    get hurryBots() {
      return live.seats.length ? () => void live.request({ type: 'HurryBots' }) : undefined;
    },
    get isPaused() {
      return live.table?.status === 'paused';
    },
    get showsOdds() {
      return live.table?.settings.odds ?? true;
    },
    get timer() {
      return live.timer;
    },
    get isShared() {
      return live.seats.length > 1;
    },
    get planPlace() {
      return live.seats.length === 1 ? live.table?.id : undefined;
    },
    get adviser() {
      return live.seat ? adviser : undefined;
    },
    get asksSound() {
      return live.table !== null && classOfTable(live.table.id) === null;
    },
    /** The facts are about the standard board. */
    get waiting() {
      return isStandardShown() ? waiting : undefined;
    },
    get questions() {
      return live.seat ? questions : undefined;
    },
    get chat(): ChatPanel {
      return {
        allowed: live.table?.settings.chat ?? 'phrases',
        said: live.chat,
        state: chatState,
        onphrase: (phrase, args) =>
          void live.order({
            type: 'Say',
            phrase,
            ...(Object.keys(args).length && { arguments: args }),
          }),
        ontext: text => void live.order({ type: 'SayFreely', text }),
      };
    },
    get server() {
      if (!live.canSave) return 'bad';
      return live.link === 'open' && !live.isStopping ? 'good' : 'slow';
    },
  };
}
