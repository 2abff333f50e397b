// A rehearsal: what the teacher may try next.

import type { ClassView, TableLine } from '../../protocol';
import { isOver } from '../tableState';

/** Without the pupil who comes late. */
const PUPILS = 7;

export type Try =
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

export function nextTry(view: ClassView, lines: TableLine[], present: string[]): Try {
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
