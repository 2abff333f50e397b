// Descriptions of the map for screen readers.

import { assetsOn, ownerOf, playersIn, readyOn } from '../table/facts';
import type { Scene } from '../table/scene';
import { continentName, listed, say, territoryName, tileName } from '../texts/texts.svelte';
import { world } from '../world/world';
import { tileState } from './board';

export const companyName = (scene: Scene, player: string): string => {
  const name = scene.players.find(one => one.id === player)?.name ?? player;
  return player === scene.seat ? say('web-board-you', { company: name }) : name;
};

/** “Mexico, North America, Boreal Alloys, 3 Assets, 2 can act; Bismuth needed; adjacent: …” */
export function territoryWords(
  scene: Scene,
  territory: string,
  owned: ReadonlySet<string>,
  needed: ReadonlySet<string>,
): string {
  const { continent, materials, neighbours } = world().territories[territory]!;
  const where = [
    territoryName(territory),
    continentName(continent),
    ...holdingWords(scene, territory),
  ];
  const tiles = materials.map(material => tileWords(material, tileState(material, owned, needed)));
  const around = say('web-board-adjacent', {
    territories: neighbours.map(territoryName).join(', '),
  });
  return [where.join(', '), tiles.join(', '), around].filter(Boolean).join('; ');
}

export function holdingWords(scene: Scene, territory: string): string[] {
  const owner = ownerOf(scene.match, territory);
  const counts = countWords(scene, territory);
  return owner ? [companyName(scene, owner), ...counts] : counts;
}

/** “3 Assets”, “2 can act” */
export function countWords(scene: Scene, territory: string): string[] {
  const assets = assetsOn(scene.match, territory);
  if (!assets) return [say('web-board-empty')];
  const ready = readyOn(scene.match, territory);
  const words = [say('web-board-assets', { count: assets })];
  return ready === null ? words : [...words, say('web-board-ready', { count: ready })];
}

const tileWords = (material: string, state: 'owned' | 'needed' | 'neither'): string =>
  state === 'neither'
    ? tileName(material)
    : say(`web-board-material-${state}`, { material: tileName(material) });

/** “Europe: Boreal Alloys and Delta Minerals” */
export function continentWords(scene: Scene, continent: string): string {
  const there = playersIn(scene.match, continent).map(player => companyName(scene, player));
  const name = continentName(continent);
  if (!there.length) return say('web-board-continent-empty', { continent: name });
  if (there.length === 1)
    return say('web-board-continent-exclusive', { continent: name, company: there[0]! });
  return say('web-board-continent', { continent: name, companies: listed(there) });
}
