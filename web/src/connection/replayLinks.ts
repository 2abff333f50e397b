// Links to replays. The token of a seat or a member must not stay in the address bar and the
// history, so such links name the table or the class, and this browser knows the token.

import { tokensOfClass } from './classTokens';
import { credentialsFor } from './credentials';

/** What a link to the replay of a table names: the token that is meant for sharing, else the
 * table. Null if this browser may not see it. */
export function replayLinkOf(table: string): string | null {
  const credentials = credentialsFor(table);
  if (!credentials) return null;
  return credentials.replay ?? (seatOrHost(table) ? table : null);
}

/** The token for a link to a replay, which names a table, a class or the token itself. */
export const replayTokenFor = (link: string): string =>
  credentialsFor(link)?.replay ?? seatOrHost(link) ?? tokensOfClass(link)?.member ?? link;

function seatOrHost(table: string): string | null {
  const credentials = credentialsFor(table);
  if (!credentials) return null;
  return Object.values(credentials.seats)[0] ?? credentials.host ?? null;
}
