// What a pupil's device shows in place of the match.

import type { ClassView, Member, Round, RoundView } from '../../protocol';

export type Shown =
  | { what: 'questions'; round: Round; head: number; heads: number }
  | { what: 'briefing'; page: number }
  | { what: 'look_up' }
  | { what: 'page' };

/** Null: the match, or the wait for it. */
export function shownTo(view: ClassView, me: Member | null): Shown | null {
  if (!me || (me.is_waiting && !me.is_replaced)) return null;
  if (view.status === 'ended') return me.table == null ? null : { what: 'page' };
  // Everybody who shares the device answers.
  const heads = me.heads ?? 1;
  const answered = (round: RoundView) => round.answered?.filter(one => one === me.id).length ?? 0;
  const asked = view.rounds?.find(one => one.is_open && answered(one) < heads);
  if (asked) return { what: 'questions', round: asked.round, head: answered(asked) + 1, heads };
  if (view.stage === 'briefing') return { what: 'briefing', page: view.page ?? 0 };
  if (view.stage === 'look_up') return { what: 'look_up' };
  if (view.stage === 'pages' || view.stage === 'end') return { what: 'page' };
  return null;
}
