// The first lesson: which of the three buttons makes sense now, and what Start does next.

import type { ClassCommand, ClassView, TableLine } from '../../../protocol';
import { BRIEFING_PAGES } from '../../briefing/pages';
import { isBriefed } from '../../open/parts';
import { isOver } from '../../tableState';

/** What Start does: ask the questions, close them, show the next picture, deal, start the matches.
 *  Afterwards it's done. */
export type Step = 'ask' | 'close' | 'picture' | 'deal' | 'play' | 'done';

export function nextStep(view: ClassView): Step {
  if (view.status !== 'joining') return 'done';
  if (view.tables?.length) return 'play';
  const round = view.rounds?.find(one => one.round === 'before');
  if (round?.is_open) return 'close';
  const isAsked = round !== undefined || !(view.lesson.questions ?? true);
  if (!isAsked) return 'ask';
  return hasPicture(view) ? 'picture' : 'deal';
}

/** The commands of a step, in their order. Afterwards nobody has to wait at the door. */
export function commandsOf(step: Step, view: ClassView): ClassCommand[] {
  const page = view.stage === 'briefing' ? (view.page ?? 0) + 1 : 0;
  const picture: ClassCommand = { type: 'ShowStage', stage: 'briefing', page };
  const isMissing = view.members?.some(one => one.table == null && !one.is_waiting);
  const commands: Record<Step, ClassCommand[]> = {
    ask: [{ type: 'OpenRound', round: 'before' }],
    close: [{ type: 'CloseRound', round: 'before' }, ...(hasPicture(view) ? [picture] : [])],
    picture: [picture],
    deal: [{ type: 'DealTables', order: 'random' }],
    play: [
      ...(isMissing ? [{ type: 'DealTables', order: 'as_before' } as const] : []),
      { type: 'StartTables' },
      { type: 'SetDoor', door: 'open' },
    ],
    done: [],
  };
  return commands[step];
}

/** Whether there is another picture of the briefing to show. */
const hasPicture = ({ lesson, stage, page }: ClassView): boolean =>
  isBriefed(lesson) && !(stage === 'briefing' && (page ?? 0) >= BRIEFING_PAGES - 1);

export type FirstButton = 'start' | 'pause' | 'debrief';

/** The button that makes sense now. */
export function buttonFor(view: ClassView, lines: TableLine[], now: number): FirstButton {
  if (view.status === 'joining') return 'start';
  if (['look_up', 'pages', 'end'].includes(view.stage)) return 'debrief';
  const isDone = lines.length > 0 && lines.every(isOver);
  if (isDone) return 'debrief';
  const isPaused = view.pauses?.some(one => (one.table ?? null) === null);
  return !isPaused && now > view.play_ends_at ? 'debrief' : 'pause';
}

/** How many tables still play. */
export const stillPlaying = (lines: TableLine[]): number =>
  lines.filter(line => !isOver(line)).length;
