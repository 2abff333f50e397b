import { describe, expect, it } from 'vitest';
import type { Point } from '../../world/boardFile';
import { namesIn, testWorld } from '../../world/testBoard';
import { contentOf } from '../camera/framing';
import { formsOf } from './forms';
import { boxAt, distance, farFrom, overlap, type Box } from './geometry';
import { placeLabels } from './layout';
import { FAR_REACH, Lifter, REACH, type Drawn, type Scenery, type View } from './lifted';
import { edges, fromLine, rings } from './outline';
import { farSpots } from './spots';

const { content: board, map } = testWorld;
/** A large player all over the world, Europe's small Territories among them. */
const OWN = [
  ...['nordic', 'poland', 'ukraine', 'western_russia', 'siberia', 'central_asia'],
  ...['nigeria', 'congo', 'zambezi', 'peru', 'chile', 'brazil_atlantic'],
];
/** The whole map above the panels of two small phones, in CSS pixels. */
const SCREENS: [number, number][] = [
  [360, 298],
  [320, 265],
];

describe.each(['sk', 'fr'])('labels of twelve Territories in %s', language => {
  const forms = formsIn(language);
  const sceneryAt = (scale: number): Scenery => ({
    ...{ map, forms, signs: [] },
    spots: farSpots(map, 21 / scale),
  });
  describe.each(SCREENS)('on a map of %i by %i', (width, height) => {
    const view = wholeIn(width, height);
    const place = (own: string[], lifter = new Lifter()): Record<string, Drawn> =>
      lifter.place(own, view, sceneryAt(view.scale));

    it('are all there and touch nothing', () => {
      const boxes = Object.entries(place(OWN)).map(([id, drawn]): [string, Box] => [
        id,
        boxOf(drawn),
      ]);
      expect(boxes.map(([id]) => id)).toEqual(OWN);
      for (const [index, [id, one]] of boxes.entries())
        for (const [other, box] of boxes.slice(index + 1))
          expect(overlap(one, box), `${id} ${other}`).toBe(false);
    });

    it('are near the outlines of their own land', () => {
      const far = Object.entries(place(OWN)).map(
        ([id, drawn]) => fromOutline(id, boxOf(drawn)) * view.scale,
      );
      expect(Math.max(...far)).toBeLessThanOrEqual(FAR_REACH);
      expect(far.filter(pixels => pixels > REACH).length).toBeLessThanOrEqual(3);
    });

    it('are large enough to read, and their middles far enough apart for fingers', () => {
      const all = Object.values(place(OWN));
      for (const [index, one] of all.entries()) {
        expect(one.scale * view.scale * one.label!.size).toBeGreaterThan(10);
        for (const other of all.slice(index + 1))
          expect(distance(one.at, other.at) * view.scale).toBeGreaterThan(20);
      }
    });

    it('stay where they are when one of them is lost, and about there when it comes back', () => {
      const lifter = new Lifter();
      const before = place(OWN, lifter);
      const fewer = place(OWN.slice(0, -1), lifter);
      const moved = Object.keys(fewer).filter(
        id =>
          fewer[id]!.label === before[id]!.label &&
          distance(fewer[id]!.at, before[id]!.at) * view.scale > 1,
      );
      expect(moved).toEqual([]);
      const again = place(OWN, lifter);
      for (const id of OWN)
        if (again[id]!.label === before[id]!.label)
          expect(distance(again[id]!.at, before[id]!.at) * view.scale, id).toBeLessThan(40);
    });
  });
});

it('nothing is worked out again while labels may stay', () => {
  const view = wholeIn(360, 298);
  const scenery = { map, forms: formsIn('en'), signs: [], spots: farSpots(map, 21 / view.scale) };
  const lifter = new Lifter();
  const drawn = lifter.place(OWN, view, scenery);
  const little = { ...view, box: { ...view.box, left: view.box.left + 1 } };
  expect(lifter.place([...OWN].reverse(), little, { ...scenery, signs: [] })).toBe(drawn);
  const away = { ...view, box: { ...view.box, left: view.box.left + view.box.width } };
  expect(lifter.place(OWN, away, scenery)).not.toBe(drawn);
});

it('a single label with room shows its Materials', () => {
  const view = wholeIn(360, 298);
  const scenery = { map, forms: formsIn('en'), signs: [], spots: farSpots(map, 21 / view.scale) };
  const { chile } = new Lifter().place(['chile'], view, scenery);
  expect(chile!.label!.tiles.length).toBeGreaterThan(0);
});

function wholeIn(width: number, height: number): View {
  const content = contentOf(map.view);
  const scale = Math.min(width / content.width, height / content.height);
  const [wide, high] = [width / scale, height / scale];
  const left = content.left + content.width / 2 - wide / 2;
  const top = content.top + content.height / 2 - high / 2;
  return { box: { left, top, width: wide, height: high }, scale, textScale: 1 };
}

const boxOf = ({ label, at, scale }: Drawn): Box =>
  boxAt(at, label!.box.width * scale, label!.box.height * scale);

/** From the box to the outline of a Territory, or 0 if it lies over it. */
function fromOutline(id: string, box: Box): number {
  const { left, top, width, height } = box;
  const corners = [left, left + width].flatMap(x => [top, top + height].map(y => ({ x, y })));
  const lines = rings(map.territories[id]!.path).flatMap(edges);
  const toLine = ([a, b]: [Point, Point]): number =>
    Math.min(farFrom(box, [a]), ...corners.map(corner => fromLine(a, b, corner)));
  return Math.min(...lines.map(toLine));
}

function formsIn(language: string): Scenery['forms'] {
  const say = namesIn(language);
  const name = (id: string): string => say(`territory-${id}`);
  const labels = placeLabels(board.territories, name, map);
  return Object.fromEntries(
    labels.map((label, index) => {
      const { id, materials } = board.territories[index]!;
      return [id, formsOf(label, name(id), materials, map.territories[id]!)];
    }),
  );
}
