// What the projector shows, and its pages.

import type { ClassView, Stage } from '../../protocol';
import { slideTitleOf } from '../debrief/slides';

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

export const slideTitle = (wall: Wall, page: number): string =>
  wall === 'briefing' ? `class-brief-${page + 1}-title` : slideTitleOf(page);
