// Fetches a member's seats and stores them like any other seat.

import { saveCredentials } from '../../connection/credentials';
import { classSeats } from '../classApi';
import { saveClass, tokensOfClass } from '../../connection/classTokens';

/** Classes in which this device asked for a seat and doesn't have one yet. */
export const knockedAt = new Set<string>();

/** Fetches the seats of a member and stores them. Returns the table's id. */
export async function fetchSeats(classId: string, token: string): Promise<string> {
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
