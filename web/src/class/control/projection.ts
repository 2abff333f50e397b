// What the projector shows, and its pages.

import type { ClassView, Lesson, Stage } from '../../protocol';
import { BRIEFING_PAGES } from '../briefing/pages';
import { slides, slideTitleOf } from '../debrief/slides';

export type Wall = 'joining' | 'briefing' | 'clock' | 'table' | 'debrief' | 'pages';

const WALLS: Record<Stage, Wall> = {
  joining: 'joining',
  briefing: 'briefing',
  play: 'clock',
  look_up: 'debrief',
  pages: 'pages',
  end: 'pages',
};

export const onWall = ({ stage, shown_table }: ClassView): Wall =>
  stage === 'play' && shown_table != null ? 'table' : WALLS[stage];

/** The pages in their order; empty if there's nothing to step through. */
export function pagesOf(wall: Wall, isWhole: boolean, { rules }: Lesson): number[] {
  if (wall === 'briefing') return Array.from({ length: BRIEFING_PAGES }, (_, page) => page);
  return wall === 'debrief' ? slides(isWhole, rules === 'world_news' || rules === 'both') : [];
}

/** The page `by` steps away; the first one if `page` isn't among them. */
export function stepFrom(pages: number[], page: number, by: number): number {
  const at = pages.indexOf(page);
  return pages[Math.min(pages.length - 1, Math.max(0, at < 0 ? 0 : at + by))] ?? 0;
}

export const slideTitle = (wall: Wall, page: number): string =>
  wall === 'briefing' ? `class-brief-${page + 1}-title` : slideTitleOf(page);
