// Which picture the projector shows.

import type { ClassView, Pausing, RoundView } from '../../protocol';
import { MOST_TABLES_SHOWN } from './columns';

export type Picture =
  | 'asking'
  | 'message'
  | 'briefing'
  | 'debrief'
  | 'pause'
  | 'find-table'
  | 'joining'
  | 'map'
  | 'clock';

/** The pause of all tables, if there is one. */
export const pauseOf = (view: ClassView): Pausing | undefined =>
  view.pauses?.find(one => (one.table ?? null) === null);

/** The open round of questions. The first one doesn't hide the clock if it's still open in play. */
export const askingIn = (view: ClassView): RoundView | undefined =>
  view.status === 'ended'
    ? undefined
    : view.rounds?.find(one => one.is_open && (one.round === 'after' || view.status === 'joining'));

/** Whoever was dealt a table looks for it, so that comes first. */
export function pictureOf(view: ClassView): Picture {
  const tables = view.tables?.length ?? 0;
  const isDealt = view.status === 'joining' && tables > 0 && tables <= MOST_TABLES_SHOWN;
  if (isDealt && view.stage === 'joining') return 'find-table';
  if (askingIn(view)) return 'asking';
  if (view.status === 'ended' || view.stage === 'pages' || view.stage === 'end') return 'message';
  if (view.stage === 'briefing') return 'briefing';
  if (view.stage === 'look_up') return 'debrief';
  if (pauseOf(view) && !view.is_shown_in_pause) return 'pause';
  if (view.status === 'joining' || view.stage === 'joining') return 'joining';
  return view.shown_table == null ? 'clock' : 'map';
}
