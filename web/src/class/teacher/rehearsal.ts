// A rehearsal: what the teacher may try next.

import type { ClassView, TableLine } from '../../protocol';
import { isOver } from '../tableState';

/** Without the pupil who comes late. */
const PUPILS = 7;

export type Try =
  | 'three'
  | 'join'
  | 'deal'
  | 'start'
  | 'paused'
  | 'door'
  | 'waits'
  | 'offline'
  | 'play'
  | 'finished'
  | 'debrief'
  | 'end';

/** What the three buttons of a first lesson lack. */
const BEHIND_ALL: Try[] = ['join', 'deal', 'start', 'waits', 'offline', 'play'];

export function nextTry(
  view: ClassView,
  lines: TableLine[],
  present: string[],
  isSimple = false,
): Try {
  const next = nextOnFullPage(view, lines, present);
  return isSimple && BEHIND_ALL.includes(next) ? 'three' : next;
}

function nextOnFullPage(view: ClassView, lines: TableLine[], present: string[]): Try {
  if (view.status === 'ended' || view.stage === 'pages' || view.stage === 'end') return 'end';
  if (view.stage === 'look_up') return 'debrief';
  const members = view.members ?? [];
  if (view.status === 'joining' && !view.tables?.length)
    return members.length < PUPILS ? 'join' : 'deal';
  if (view.status === 'joining') return 'start';
  if (lines.length && lines.every(isOver)) return 'finished';
  if (view.pauses?.length) return 'paused';
  if (members.some(one => one.is_waiting)) return 'door';
  if (lines.some(line => line.holds_up?.why === 'thinking')) return 'waits';
  return members.some(one => !present.includes(one.id)) ? 'offline' : 'play';
}
