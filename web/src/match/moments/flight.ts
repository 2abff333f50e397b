// Animates tiles of Materials from the map to the card, and to the picture of what they complete.

import { afterPaint } from '../../parts/afterPaint';
import { isStill } from '../../preferences.svelte';
import type { MatchView } from '../../protocol';
import { gainedBy, neededBy } from '../../table/facts';

const DURATION = 500; // ms
const SIDE = 25; // of a tile, in its own units

/** Materials on the player's card that the player has now and did not have before. */
export function gainedFor(before: MatchView, after: MatchView, player: string): string[] {
  const objective = after.objectives[player];
  if (!objective) return [];
  const needed = neededBy(objective);
  return gainedBy(player, before, after).filter(material => needed.has(material));
}

/** Moves copies of the tiles from these Territories to the card, or to its tab. */
export const flyToCard = (materials: string[], territories: string[]): void =>
  flyTo(
    materials,
    territories,
    material =>
      document.querySelector(`[data-card-tile="${material}"]`) ??
      document.querySelector('[role="tab"][id$="-objective"]'),
  );

/** Moves copies of the tiles from these Territories to what `goalOf` names. */
export function flyTo(
  materials: string[],
  territories: string[],
  goalOf: (material: string) => Element | null | undefined,
): void {
  if (isStill() || document.hidden || !materials.length) return;
  afterPaint(() => {
    for (const material of materials) {
      const tile = territories
        .map(one => `[data-picture="${one}"] [data-tile="${material}"]`)
        .map(selector => document.querySelector<SVGGElement>(selector))
        .find(found => found !== null);
      const goal = goalOf(material);
      if (tile && goal) fly(tile, tile.getBoundingClientRect(), goal.getBoundingClientRect());
    }
  });
}

function fly(tile: SVGGElement, from: DOMRect, to: DOMRect): void {
  const copy = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const face = tile.cloneNode(true) as SVGGElement;
  face.removeAttribute('transform');
  face.removeAttribute('data-tile');
  copy.append(face);
  copy.setAttribute('viewBox', `${-SIDE / 2} ${-SIDE / 2} ${SIDE} ${SIDE}`);
  copy.setAttribute('aria-hidden', 'true');
  const size = Math.max(from.width, from.height);
  Object.assign(copy.style, {
    ...{ position: 'fixed', zIndex: '90', left: '0', top: '0', pointerEvents: 'none' },
    ...{ width: `${size}px`, height: `${size}px` },
  });
  document.body.append(copy);
  const at = ({ left, top, width, height }: DOMRect, scale: number): string =>
    `translate(${left + width / 2 - size / 2}px, ${top + height / 2 - size / 2}px) scale(${scale})`;
  const flight = copy.animate(
    [
      { transform: at(from, 1) },
      { transform: at(from, 1.7), offset: 0.25 },
      { transform: at(to, 1), opacity: 1, offset: 0.9 },
      { transform: at(to, 1), opacity: 0 },
    ],
    { duration: DURATION, easing: 'cubic-bezier(0.4, 0, 0.2, 1)' },
  );
  flight.onfinish = flight.oncancel = () => copy.remove();
}
