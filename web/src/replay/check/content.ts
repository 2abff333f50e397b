// Reads what the check needs from the content export (docs/replay.md).

import type { CheckedContent } from './board.ts';

export interface Exported {
  hash: string;
  players: number[];
  continents: { id: string; territories: string[] }[];
  territories: { id: string; land: string[]; sea: string[] }[];
  objectives: { id: string }[];
}

export const contentForCheck = (content: Exported): CheckedContent => ({
  hash: content.hash,
  players: content.players,
  objectives: content.objectives.map(({ id }) => id),
  continents: content.continents,
  neighbours: Object.fromEntries(
    content.territories.map(({ id, land, sea }) => [id, [...land, ...sea]]),
  ),
});
