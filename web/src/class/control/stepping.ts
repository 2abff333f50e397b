// Steps through the briefing and the debrief, for the teacher's page and the projector's alike.

import type { ClassView, ShowStage, TableLine } from '../../protocol';
import { hasTables, slides } from '../debrief/slides';
import { BRIEFING_PAGES } from '../briefing/pages';
import { mayTellAnswers } from '../projector/ourStory';
import { isOver } from '../tableState';

/** The pages of what is shown, in their order; empty if there's nothing to step through. */
export function pagesOf(view: ClassView): number[] {
  if (view.stage === 'briefing') return Array.from({ length: BRIEFING_PAGES }, (_, page) => page);
  if (view.stage !== 'look_up') return [];
  const hasAnswers = view.rounds?.some(one => one.round === 'after' && one.counts) ?? false;
  const { rules } = view.lesson;
  const hasNews = rules === 'world_news' || rules === 'both';
  const isWhole = view.all_charts ?? false;
  return slides({ isWhole, hasNews, hasAnswers, mayTell: mayTellAnswers(view) });
}

/** What is shown, with changes. */
export const shownWith = (view: ClassView, changes: Partial<ShowStage>): ShowStage => ({
  type: 'ShowStage',
  stage: view.stage,
  page: view.page ?? 0,
  all_charts: view.all_charts ?? false,
  ...changes,
});

/** The page `by` steps away; the first one if the page isn't among them. Null at either end. */
export function step(view: ClassView, by: number): ShowStage | null {
  const pages = pagesOf(view);
  const at = pages.indexOf(view.page ?? 0);
  const page = pages[at < 0 ? 0 : at + by];
  return page === undefined ? null : shownWith(view, { page });
}

/** In a figure that shows tables: the whole class, or the example, and then each table that has
 *  finished. */
export function tablesOf(view: ClassView, lines: TableLine[]): (number | null)[] {
  if (view.stage !== 'look_up' || !hasTables(view.page ?? 0)) return [];
  return [null, ...lines.filter(isOver).map(line => line.number)];
}

/** The table `by` steps away, around; null where there are none. */
export function stepTable(view: ClassView, lines: TableLine[], by: number): ShowStage | null {
  const tables = tablesOf(view, lines);
  if (tables.length < 2) return null;
  const at = Math.max(0, tables.indexOf(view.shown_table ?? null));
  const table = tables[(at + by + tables.length) % tables.length]!;
  return shownWith(view, { table });
}

const STEPS: Record<string, number> = {
  ArrowRight: 1,
  PageDown: 1,
  ' ': 1,
  ArrowLeft: -1,
  PageUp: -1,
};
const TABLES: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
const BLACK = ['b', '.'];

/** What a key, or a button of a presenter's remote control, does; null if it does nothing. */
export function commandFor(
  event: KeyboardEvent,
  view: ClassView,
  lines: TableLine[],
): ShowStage | null {
  if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return null;
  const { key } = event;
  const target = event.target as Partial<Element> | null;
  const others = `input, select, textarea, dialog${key === ' ' ? ', button, a' : ''}`;
  if (target?.closest?.(others)) return null; // the window has no ancestors
  const by = STEPS[key];
  if (by) return step(view, by);
  const around = TABLES[key];
  if (around) return stepTable(view, lines, around);
  if (view.stage !== 'look_up' || !BLACK.includes(key.toLowerCase())) return null;
  return shownWith(view, { table: view.shown_table ?? null, is_black: !view.is_black });
}
