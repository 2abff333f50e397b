// Processor time of placing lifted labels on a phone's whole map, by the number of own Territories.
// web/build/measured.ts runs it; it prints JSON.

import file from 'virtual:board-file';
import { contentOf } from '../../web/src/board/camera/framing';
import { formsOf } from '../../web/src/board/layout/forms';
import { placeLabels } from '../../web/src/board/layout/layout';
import { Lifter, type Scenery, type View } from '../../web/src/board/layout/lifted';
import { farSpots } from '../../web/src/board/layout/spots';
import { setWorld, World } from '../../web/src/world/world';

const MAP = { width: 360, height: 298 }; // CSS pixels, above the panels of a small phone
const COUNTS = [12, 16, 20, 24];
const SETS = 20;
const FINGER = 21;

const world = new World(file);
setWorld(world);
const { content, map } = world;
// About as long as the English names.
const nameOf = (id: string): string => id.replaceAll('_', ' ');
const labels = placeLabels(content.territories, nameOf, map);
const forms: Scenery['forms'] = Object.fromEntries(
  labels.map((label, index) => {
    const { id, materials } = content.territories[index]!;
    return [id, formsOf(label, nameOf(id), materials, map.territories[id]!)];
  }),
);

const whole = contentOf(map.view);
const scale = Math.min(MAP.width / whole.width, MAP.height / whole.height);
const [width, height] = [MAP.width / scale, MAP.height / scale];
const box = {
  left: whole.left + (whole.width - width) / 2,
  top: whole.top + (whole.height - height) / 2,
  width,
  height,
};
const view: View = { box, scale, textScale: 1 };
const scenery: Scenery = { map, forms, spots: farSpots(map, FINGER / scale), signs: [] };

/** Own Territories, spread from one by land and sea. */
function owned(count: number, seed: number): string[] {
  const chosen = new Set([content.territories[(seed * 17) % content.territories.length]!.id]);
  for (const id of chosen) {
    const { land, sea } = world.territories[id]!;
    for (const other of [...land, ...sea]) if (chosen.size < count) chosen.add(other);
  }
  return [...chosen];
}

function milliseconds(work: () => void): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

const measured = COUNTS.map(count => {
  let placed = 0;
  const times = Array.from({ length: SETS }, (_, seed) => {
    const [own, lifter] = [owned(count, seed), new Lifter()];
    const first = milliseconds(() => {
      placed += Object.keys(lifter.place(own, view, scenery)).length;
    });
    return { first, staying: milliseconds(() => lifter.place(own, view, scenery)) };
  });
  const medianOf = (all: number[]): number => all.sort((a, b) => a - b)[Math.floor(SETS / 2)]!;
  return {
    count,
    placed: placed / SETS,
    placing: medianOf(times.map(({ first }) => first)),
    longest: Math.max(...times.map(({ first }) => first)),
    staying: medianOf(times.map(({ staying }) => staying)),
  };
});
console.log(JSON.stringify(measured));
