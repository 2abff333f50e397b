// Another match at a table like the last one.

import type { TableOpened } from '../../connection/api';
import type { TableView } from '../../protocol';
import { USUAL_LEVEL } from '../create/levels';
import { fullSettings } from '../create/settings';
import { openOwnTable, sitDown, sitDownAlone, startingAtOnce } from './seating';

/** What this device holds at the table, and the hash of its board. */
interface Holder {
  seats: readonly string[];
  contentHash: string;
}

/** Opens a table with the same board, settings and bots, and takes this device's seats. `isFull`:
 *  nobody is missing, and the match starts. */
export async function openAgain(
  { seats, contentHash }: Holder,
  { seats: all, names, settings }: TableView,
): Promise<{ opened: TableOpened; isFull: boolean }> {
  const bots = all.filter(seat => seat.kind === 'bot');
  const mine = all.filter(seat => seats.includes(seat.player));
  const levels = bots.map(seat => seat.level ?? USUAL_LEVEL);
  const isFull = bots.length + mine.length === all.length;
  // As in Play now: the person begins, with Head start.
  const isAlone = isFull && mine.length === 1 && fullSettings(settings).options.head_start;
  const seated = isAlone ? [] : bots.map((seat, index) => [seat.player, levels[index]!] as const);
  const opened = await openOwnTable(
    fullSettings(settings),
    Object.fromEntries(seated),
    contentHash || null,
  );
  for (const { player, company = null, avatar = null } of mine) {
    const who = { company, avatar, name: names[player] ?? null };
    await (isAlone ? sitDownAlone(opened, levels, who) : sitDown(opened.table, who));
  }
  if (isFull && !isAlone) startingAtOnce.add(opened.table);
  return { opened, isFull };
}
