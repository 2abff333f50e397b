// What the teacher does for one pupil or one table, and who sits where.

import { toast } from '../../parts/toasts.svelte';
import type { ClassTable, Member, TableLine } from '../../protocol';
import { say } from '../../texts/texts.svelte';
import type { LiveClass } from '../liveClass.svelte';
import { sendToClass } from '../tell';

export async function nudge(live: LiveClass, member: Member): Promise<void> {
  const isSent = await sendToClass(live, { type: 'Nudge', member: member.id });
  if (isSent) toast(say('web-class-nudge-sent', { company: say(`company-${member.company}`) }));
}

export const SOFT_TIMER = 60;

/** The text of its button. */
export const softTimer = (): string => say('web-class-soft-timer', { seconds: SOFT_TIMER });

export async function limitTime(live: LiveClass, table: number, isOn: boolean): Promise<void> {
  const seconds = isOn ? SOFT_TIMER : null;
  const what = isOn ? softTimer() : say('class-teacher-no-timer');
  if (await sendToClass(live, { type: 'SetSoftTimer', table, seconds }))
    toast(say('web-class-ask-title', { scope: say('web-class-table', { table }), what }));
}

/** Whether they share a company, on a second device, with somebody listed before them. */
export const isSecond = (member: Member, members: Member[]): boolean =>
  members
    .slice(0, members.indexOf(member))
    .some(one => one.seats?.some(seat => member.seats?.includes(seat)));

/** Whether the device of a member with a seat is connected: their own if they share a company. */
function isHere(member: Member, members: Member[], line: TableLine, present: string[]): boolean {
  const [seat] = member.seats!;
  const mates = members.filter(one => one.table === member.table && one.seats?.includes(seat!));
  return mates.length > 1
    ? present.includes(member.id)
    : member.seats!.some(one => line.present?.includes(one));
}

/** Members with a seat at a table that plays whose devices aren't connected. */
export const awayFromPlay = (members: Member[], lines: TableLine[], present: string[]): Member[] =>
  members.filter(member => {
    const line = lines.find(one => one.number === member.table);
    if (line?.status !== 'playing' || line.is_out_of_reach || !member.seats?.length) return false;
    return !isHere(member, members, line, present);
  });

/** How many pupils have a seat, and how many of them have a connected device. */
export function pupilsAtTables(
  members: Member[],
  lines: TableLine[],
  present: string[],
): { here: number; all: number } {
  let [here, all] = [0, 0];
  for (const member of members) {
    const line = lines.find(one => one.number === member.table);
    const heads = member.heads ?? 1;
    if (!line || !member.seats?.length) continue;
    all += heads;
    if (isHere(member, members, line, present)) here += heads;
  }
  return { here, all };
}

export interface SeatOfClass {
  /** From 1; it determines colour and glyph. */
  number: number;
  /** Null for a bot. */
  member: Member | null;
  isAway: boolean;
}

/** The seats of a started table. */
export function seatsOf(
  table: ClassTable | undefined,
  line: TableLine,
  members: Member[],
): SeatOfClass[] {
  return Array.from({ length: table?.seats ?? 0 }, (_, index) => {
    const seat = `p${index + 1}`;
    const member = members.find(one => one.table === line.number && one.seats?.includes(seat));
    return {
      number: index + 1,
      member: member ?? null,
      isAway: member !== undefined && !line.present?.includes(seat),
    };
  });
}
