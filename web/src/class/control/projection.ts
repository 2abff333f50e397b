// What the projector shows, and its pages.

import type { ClassView } from '../../protocol';
import { BRIEFING_PAGES } from '../briefing/pages';
import { slides, slideTitleOf } from '../debrief/slides';

export type Wall = 'joining' | 'briefing' | 'clock' | 'table' | 'debrief' | 'pages';

export function onWall(view: ClassView): Wall {
  switch (view.stage) {
    case 'briefing':
      return 'briefing';
    case 'look_up':
      return 'debrief';
    case 'pages':
    case 'end':
      return 'pages';
    case 'joining':
      return 'joining';
    case 'play':
      return view.shown_table == null ? 'clock' : 'table';
    default:
      view.stage satisfies never;
      return 'clock';
  }
}

/** The pages in their order; empty if there's nothing to step through. */
export function pagesOf(wall: Wall, isWhole: boolean): number[] {
  if (wall === 'briefing') return Array.from({ length: BRIEFING_PAGES }, (_, page) => page);
  return wall === 'debrief' ? slides(isWhole) : [];
}

/** The page `by` steps away; the first one if `page` isn't among them. */
export function stepFrom(pages: number[], page: number, by: number): number {
  const at = pages.indexOf(page);
  return pages[Math.min(pages.length - 1, Math.max(0, at < 0 ? 0 : at + by))] ?? 0;
}

export const slideTitle = (wall: Wall, page: number): string =>
  wall === 'briefing' ? `class-brief-${page + 1}-title` : slideTitleOf(page);
