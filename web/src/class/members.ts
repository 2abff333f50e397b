// Counting pupils: several may share a device.

import type { Member } from '../protocol';

export const headsOf = (members: Member[]): number =>
  members.reduce((sum, { heads = 1 }) => sum + heads, 0);

/** Who are in: a bot's pupils who knock again were let in before. */
export const areIn = (members: Member[]): Member[] =>
  members.filter(one => !one.is_waiting || one.is_replaced);
