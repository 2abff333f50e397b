// Requests a member's seats and stores them like any other seat.

import { saveCredentials } from '../../connection/credentials';
import { classSeats } from '../classApi';
import { isPassing } from '../../connection/api';
import { askUntilAnswered } from '../../connection/retry.svelte';
import { saveClass, tokensOfClass } from '../../connection/classTokens';
import { codeOf, errorText } from '../../home/page/errors';
import type { ClassView, Member } from '../../protocol';
import type { LiveClass } from '../liveClass.svelte';
import { shownTo } from './stage';

/** Classes in which this device asked for a seat and doesn't have one yet. */
export const knockedAt = new Set<string>();

const AGAIN = 500; // milliseconds

interface Answers {
  /** The table's id. */
  onTable: (table: string) => void;
  onTrouble: (text: string) => void;
}

/** Asks for the seats as soon as there are some. Call it while a component is initialised. */
export function requestSeats(live: LiveClass, token: string, answers: Answers): void {
  const id = $derived(live.view?.id ?? '');
  const isSeated = $derived(live.view !== null && hasSeat(live.view, live.me));
  $effect(() => {
    if (live.me?.is_waiting) knockedAt.add(id);
  });
  askUntilAnswered(
    () => (isSeated ? fetchSeats(id, token) : null),
    answers.onTable,
    error => {
      const isTemporary = isPassing(codeOf(error));
      if (!isTemporary) answers.onTrouble(errorText(error));
      return isTemporary;
    },
    AGAIN,
  );
}

/** A late-comer has no table and asks for a seat. The others wait until theirs is ready. */
const hasSeat = (view: ClassView, me: Member | null): boolean =>
  view.status === 'playing' &&
  shownTo(view, me)?.what !== 'page' &&
  me !== null &&
  !me.is_waiting &&
  !me.is_replaced &&
  (me.table == null || Boolean(me.seats?.length));

/** Returns the table's id. */
async function fetchSeats(classId: string, token: string): Promise<string> {
  const shares = tokensOfClass(classId)?.shares ?? [];
  const { table, seats } = await classSeats(token);
  saveCredentials(table, {
    seats: Object.fromEntries(seats.map(one => [one.seat, one.seat_token])),
    shares: Object.fromEntries(
      seats.flatMap(({ seat, contribution }) => {
        const share = contribution === null ? undefined : shares[contribution];
        return share ? [[seat, share]] : [];
      }),
    ),
  });
  saveClass(classId, { table });
  return table;
}
