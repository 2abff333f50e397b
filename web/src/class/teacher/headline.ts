// What the dashboard says first while tables play: what concerns most pupils.

import type { Member, TableLine } from '../../protocol';
import { headsOf } from '../members';
import { minutesLate, needsTeacher, stateOf, worstFirst } from '../tableState';

const OFFLINE_AFTER = 20; // seconds: phones sleep
const TOGETHER = 90; // seconds
const MANY = 4;
const MANY_SHARE = 0.15;
const BACK_SHOWN = 20; // seconds after the last of them came back

export type Headline =
  | { what: 'many-offline' | 'offline'; pupils: number }
  | { what: 'back'; back: number; all: number }
  | { what: 'waits'; table: number; member: Member }
  | { what: 'late'; table: number; minutes: number }
  | { what: 'need'; tables: number }
  | { what: 'on-time' };

/** Since when members have been away, by their ids. */
export type AwaySince = ReadonlyMap<string, number>;

export const awaySince = (before: AwaySince, away: Member[], now: number): AwaySince =>
  new Map(away.map(({ id }) => [id, before.get(id) ?? now]));

/** Many were lost in a short time, at two tables or more: the cause may be the network. */
export interface Outage {
  who: ReadonlySet<string>;
  back: number; // members
  changed: number;
  /** Many are still offline. */
  lasts: boolean;
}

/** The outage now; it is over soon after the last of them came back, or few are left offline.
 *  `pupils` is how many have a seat. */
export function outageNow(
  before: Outage | null,
  members: Member[],
  since: AwaySince,
  pupils: number,
  now: number,
): Outage | null {
  const lost = lostTogether(offlineOf(members, since, now), since, pupils);
  const who = new Set([...(before?.who ?? []), ...lost.map(one => one.id)]);
  const back = members.filter(one => who.has(one.id) && !since.has(one.id)).length;
  const changed = before?.back === back ? before.changed : now;
  const lasts = lost.length > 0;
  return lasts || (before && now - changed < BACK_SHOWN) ? { who, back, changed, lasts } : null;
}

export function headline(
  lines: TableLine[],
  members: Member[],
  since: AwaySince,
  outage: Outage | null,
  now: number,
): Headline {
  if (outage?.lasts) return newsOf(outage, members, since);
  const needing = worstFirst(lines).filter(line => needsTeacher(stateOf(line)));
  const [line] = needing;
  if (!line) {
    if (outage) return newsOf(outage, members, since);
    const pupils = headsOf(offlineOf(members, since, now));
    return pupils ? { what: 'offline', pupils } : { what: 'on-time' };
  }
  if (needing.length > 1 || line.is_out_of_reach) return { what: 'need', tables: needing.length };
  const holdUp = line.holds_up;
  const member = holdUp && seatedAt(members, line.number, holdUp.seat);
  if (member) return { what: 'waits', table: line.number, member };
  return { what: 'late', table: line.number, minutes: minutesLate(line) };
}

function newsOf({ who }: Outage, members: Member[], since: AwaySince): Headline {
  const lost = members.filter(one => who.has(one.id));
  const [all, back] = [headsOf(lost), headsOf(lost.filter(one => !since.has(one.id)))];
  return back ? { what: 'back', back, all } : { what: 'many-offline', pupils: all };
}

const offlineOf = (members: Member[], since: AwaySince, now: number): Member[] =>
  members.filter(one => now - (since.get(one.id) ?? now) >= OFFLINE_AFTER);

/** Nobody, unless they are many, at two tables or more. */
function lostTogether(offline: Member[], since: AwaySince, pupils: number): Member[] {
  const last = Math.max(...offline.map(one => since.get(one.id)!));
  const together = offline.filter(one => last - since.get(one.id)! <= TOGETHER);
  const areMany = headsOf(together) >= Math.max(MANY, MANY_SHARE * pupils);
  return areMany && new Set(together.map(one => one.table)).size > 1 ? together : [];
}

const seatedAt = (members: Member[], table: number, seat: string): Member | undefined =>
  members.find(one => one.table === table && one.seats?.includes(seat));
