// The examples of the briefing. Its pages: card, Materials, Clash, score.

import { world, type Application } from '../../world/world';

export const BRIEFING_PAGES = 4;

/** The Applications of the card with the fewest Materials: the easiest example. */
export function exampleCard(): Application[] {
  const { objectives, applications } = world();
  const cards = Object.values(objectives).map(card =>
    card.applications.map(id => applications[id]!),
  );
  const length = (card: Application[]): number => card.flatMap(one => one.materials).length;
  return cards.reduce((least, card) => (length(card) < length(least) ? card : least));
}

/** The example's Material with the most Territories. */
export function exampleMaterial(): { material: string; territories: string[] } {
  const all = Object.values(world().territories);
  const places = (material: string): string[] =>
    all.filter(one => one.materials.includes(material)).map(one => one.id);
  const materials = exampleCard().flatMap(one => one.materials);
  return materials
    .map(material => ({ material, territories: places(material) }))
    .reduce((most, one) => (one.territories.length > most.territories.length ? one : most));
}
