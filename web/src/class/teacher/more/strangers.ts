// Members who may all be one device's.

import type { Member } from '../../../protocol';

const FEWEST = 3;

export const neverConnected = (members: Member[]): Member[] =>
  members.filter(one => !one.has_connected);

/** Those who share an address with at least two others, by address; the largest group first. */
export function sameAddress(members: Member[]): Member[][] {
  const groups = new Map<number, Member[]>();
  for (const member of members) {
    if (!member.origin) continue;
    groups.set(member.origin, [...(groups.get(member.origin) ?? []), member]);
  }
  return [...groups.values()]
    .filter(group => group.length >= FEWEST)
    .sort((one, other) => other.length - one.length);
}
