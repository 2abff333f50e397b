// Descriptions of the map for screen readers.

import { announce } from '../parts/announcements.svelte';
import { supplyOf, supplyWords } from '../parts/pictures/supply';
import { assetsOn, ownerOf, playersIn, readyOn } from '../table/facts';
import type { Scene } from '../table/scene';
import { continentName, listed, say, territoryName, tileName } from '../texts/texts.svelte';
import { world } from '../world/world';
import { isUnavailable, tilesOf, type BoardProps, type TerritoryTile } from './board';

export const companyName = (scene: Scene, player: string): string => {
  const name = scene.players.find(one => one.id === player)?.name ?? player;
  return player === scene.seat ? say('web-board-you', { company: name }) : name;
};

/** “Mexico, North America, Boreal Alloys, 3 Assets, 2 can act; Bismuth needed; adjacent: …” */
export function territoryWords(territory: string, board: BoardProps): string {
  const { continent, neighbours } = world().territories[territory]!;
  const risk = board.risks[territory];
  const where = [
    territoryName(territory),
    continentName(continent),
    ...holdingWords(board.scene, territory),
    ...(risk ? [say('web-board-risk', { points: risk })] : []),
  ];
  const tiles = tilesOf(territory, board).map(tile => tileWords(tile, territory));
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

function tileWords({ material, state }: TerritoryTile, territory: string): string {
  const name = supplyWords(tileName(material), supplyOf(material, territory));
  return state === 'neither' ? name : say(`web-board-material-${state}`, { material: name });
}

/** “Europe: Boreal Alloys and Delta Minerals” */
export function continentWords(scene: Scene, continent: string): string {
  const there = playersIn(scene.match, continent).map(player => companyName(scene, player));
  const name = continentName(continent);
  if (!there.length) return say('web-board-continent-empty', { continent: name });
  if (there.length === 1)
    return say('web-board-continent-exclusive', { continent: name, company: there[0]! });
  return say('web-board-continent', { continent: name, companies: listed(there) });
}

/** Why a Territory can't be chosen now, also announced to screen readers; null if it can. */
export function reasonAgainst(
  territory: string,
  { selectable, unavailableReason }: Pick<BoardProps, 'selectable' | 'unavailableReason'>,
): string | null {
  if (!isUnavailable(territory, selectable)) return null;
  const reason = unavailableReason?.(territory) ?? null;
  if (reason) announce(`${territoryName(territory)}: ${reason}`);
  return reason;
}
