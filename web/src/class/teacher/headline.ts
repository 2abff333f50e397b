// What the dashboard says first while tables play: what concerns most pupils.

import type { Member, TableLine } from '../../protocol';
import { headsOf } from '../members';
import { minutesLate, needsTeacher, stateOf, worstFirst } from '../tableState';

const OFFLINE_AFTER = 20; // seconds: phones sleep
const TOGETHER = 90; // seconds
const MANY = 4;
const MANY_SHARE = 0.15;

export type Headline =
  | { what: 'many-offline' | 'offline'; pupils: number }
  | { what: 'waits'; table: number; member: Member }
  | { what: 'late'; table: number; minutes: number }
  | { what: 'need'; tables: number }
  | { what: 'on-time' };

/** Since when members have been away, by their ids. */
export type AwaySince = ReadonlyMap<string, number>;

export const awaySince = (before: AwaySince, away: Member[], now: number): AwaySince =>
  new Map(away.map(({ id }) => [id, before.get(id) ?? now]));

/** `pupils` is how many have a seat. */
export function headline(
  lines: TableLine[],
  members: Member[],
  since: AwaySince,
  pupils: number,
  now: number,
): Headline {
  const offline = members.filter(one => now - (since.get(one.id) ?? now) >= OFFLINE_AFTER);
  if (areMany(offline, since, pupils)) return { what: 'many-offline', pupils: headsOf(offline) };
  const needing = worstFirst(lines).filter(line => needsTeacher(stateOf(line)));
  const [line] = needing;
  if (!line)
    return offline.length ? { what: 'offline', pupils: headsOf(offline) } : { what: 'on-time' };
  if (needing.length > 1 || line.is_out_of_reach) return { what: 'need', tables: needing.length };
  const holdUp = line.holds_up;
  const member = holdUp && seatedAt(members, line.number, holdUp.seat);
  if (member) return { what: 'waits', table: line.number, member };
  return { what: 'late', table: line.number, minutes: minutesLate(line) };
}

/** Whether the cause may be the network: many were lost in a short time, at two tables or more. */
function areMany(offline: Member[], since: AwaySince, pupils: number): boolean {
  const last = Math.max(...offline.map(one => since.get(one.id)!));
  const together = offline.filter(one => last - since.get(one.id)! <= TOGETHER);
  return (
    headsOf(together) >= Math.max(MANY, MANY_SHARE * pupils) &&
    new Set(together.map(one => one.table)).size > 1
  );
}

const seatedAt = (members: Member[], table: number, seat: string): Member | undefined =>
  members.find(one => one.table === table && one.seats?.includes(seat));
