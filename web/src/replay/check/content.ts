// Reads what the check needs from the content export (docs/replay.md).

import type { CheckedContent, NewsCard } from './board.ts';

export interface Exported {
  hash: string;
  players: number[];
  continents: { id: string; territories: string[] }[];
  territories: { id: string; materials: string[]; land: string[]; sea: string[] }[];
  materials: { id: string; recycling_price?: number }[];
  objectives: { id: string }[];
  short_objectives?: string[];
  news?: NewsCard[];
}

export const contentForCheck = (content: Exported): CheckedContent => ({
  hash: content.hash,
  players: content.players,
  objectives: content.objectives.map(({ id }) => id),
  shortObjectives: content.short_objectives ?? [],
  supplies: Object.fromEntries(content.territories.map(({ id, materials }) => [id, materials])),
  prices: Object.fromEntries(
    content.materials.map(({ id, recycling_price }) => [id, recycling_price ?? 0]),
  ),
  news: content.news ?? [],
  continents: content.continents,
  neighbours: Object.fromEntries(
    content.territories.map(({ id, land, sea }) => [id, [...land, ...sea]]),
  ),
});
