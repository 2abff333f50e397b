// Positions of labels on the board, in map units. Same arithmetic as the printed board
// (src/rawsiko/content/picture/layout.py).

import type { BoardMap, Lane, Point, TerritoryShape } from '../../world/boardFile';
import { around, boxAt, distance, edgeTowards, middle, overlap, type Box } from './geometry';
import { textWidth, wrapped } from './textWidth';

export const NAME_SIZE = 15;
const SMALL_NAME_SIZE = 14; // of the printed board, where all names have room
export const NAME_LEADING = 15;
const NAME_WRAP = 116;
const CAPTION_SIZE = 12;
const CAPTION_LEADING = 15;
const CAPTION_WRAP = 100;
const CAPTION_SPACING = 2.2;
const TILE_WIDTH = 22;
const TILE_HEIGHT = 24;
export const BADGE_WIDTH = 35;
export const BADGE_HEIGHT = 24;
export const PORTRAIT_RADIUS = 17;
const GAP = 2;
const BADGE_GAP = 3;
const LANE_END_SIZE = 13;
const MARGIN = 14;
const EAST_MARGIN = 48; // only sea there: see contentOf

interface TextLine {
  text: string;
  /** The middle of its baseline. */
  x: number;
  y: number;
  box: Box;
}
interface Tile {
  material: string;
  box: Box;
}
/** The name of a Territory, the place of its Assets and its Materials. */
export interface Label {
  territory: string;
  /** Font size of the name. */
  size: number;
  lines: TextLine[];
  badge: Box;
  tiles: Tile[];
  /** Around all of it. */
  box: Box;
  leader: { start: Point; target: Point } | null;
}
export interface Caption {
  continent: string;
  at: Point;
  lines: TextLine[];
}

/** The name above, badge and tiles below it, the whole centred on the label's point. */
export function placeLabel(
  territory: string,
  name: string,
  materials: string[],
  shape: TerritoryShape,
  size = NAME_SIZE,
): Label {
  const wrap = ((shape.wrap ?? NAME_WRAP) * size) / SMALL_NAME_SIZE; // the same lines at any size
  const names = wrapped(name, wrap, size);
  const isTower = shape.form === 'tower';
  const isRow = !shape.form || shape.form === 'row';
  const columns = isRow ? materials.length : Math.min(2, materials.length);
  const rows = Math.ceil(materials.length / Math.max(1, columns));
  const tilesWidth = columns * (TILE_WIDTH + GAP) - GAP;
  const tilesHeight = Math.max(1, rows) * (TILE_HEIGHT + GAP) - GAP;
  const badgeHeight = isTower ? BADGE_HEIGHT + GAP : 0; // on a separate line
  const height = names.length * NAME_LEADING + GAP + badgeHeight + tilesHeight;

  const { x } = shape.label;
  const top = shape.label.y - height / 2;
  const belowName = top + names.length * NAME_LEADING + GAP;
  const rowWidth = BADGE_WIDTH + (materials.length ? BADGE_GAP + tilesWidth : 0);
  const badge: Box = {
    left: x - (isTower ? BADGE_WIDTH : rowWidth) / 2,
    top: isTower ? belowName : belowName + (tilesHeight - BADGE_HEIGHT) / 2,
    width: BADGE_WIDTH,
    height: BADGE_HEIGHT,
  };
  const first: Point = isTower
    ? { x: x - tilesWidth / 2, y: belowName + badgeHeight }
    : { x: badge.left + badge.width + BADGE_GAP, y: belowName };
  const tiles = materials.map((material, index) => ({
    material,
    box: {
      left: first.x + (index % columns) * (TILE_WIDTH + GAP),
      top: first.y + Math.floor(index / columns) * (TILE_HEIGHT + GAP),
      width: TILE_WIDTH,
      height: TILE_HEIGHT,
    },
  }));
  const lines = placeLines(names, x, top, size, NAME_LEADING);
  const boxes = [...lines.map(line => line.box), badge, ...tiles.map(tile => tile.box)];
  const leader = shape.leader ? leaderFrom(boxes, shape.leader) : null;
  return { territory, size, lines, badge, tiles, box: around(boxes), leader };
}

/** All labels; a name that would touch a neighbour's gets a smaller font. */
export function placeLabels(
  territories: { id: string; materials: string[] }[],
  name: (territory: string) => string,
  map: BoardMap,
): Label[] {
  const place = (size: number): Label[] =>
    territories.map(({ id, materials }) =>
      placeLabel(id, name(id), materials, map.territories[id]!, size),
    );
  const small = place(SMALL_NAME_SIZE);
  const large = place(NAME_SIZE);
  return large.map((label, index) =>
    large.some(other => other !== label && covers(label, other)) ? small[index]! : label,
  );
}

/** The place of a tile that isn't part of the label, to its right. */
export const besideTiles = ({ tiles, badge, box }: Label, index: number): Box => ({
  left: box.left + box.width + GAP + index * (TILE_WIDTH + GAP),
  top: tiles[0]?.box.top ?? badge.top,
  width: TILE_WIDTH,
  height: TILE_HEIGHT,
});

/** At the foot of its badge: the points that its loss would cost. */
export const footOf = ({ badge }: Label): Box =>
  boxAt({ x: middle(badge).x, y: badge.top + badge.height + 4 }, 38, 14);

export const boxesOf = ({ lines, badge, tiles }: Label): Box[] => [
  ...lines.map(line => line.box),
  badge,
  ...tiles.map(tile => tile.box),
];

export const covers = (one: Label, other: Label): boolean =>
  overlap(one.box, other.box) &&
  boxesOf(one).some(box => boxesOf(other).some(another => overlap(box, another)));

/** `name` in capitals. */
export function placeCaption(continent: string, name: string, at: Point): Caption {
  const names = wrapped(name, CAPTION_WRAP, CAPTION_SIZE, CAPTION_SPACING);
  const top = at.y + PORTRAIT_RADIUS + 5;
  const lines = placeLines(names, at.x, top, CAPTION_SIZE, CAPTION_LEADING, CAPTION_SPACING);
  return { continent, at, lines };
}

interface LaneEnd {
  text: string;
  x: number;
  y: number;
  anchor: 'start' | 'end';
}

/** At each edge that a lane crosses: the name of the Territory on the other side. */
export function placeLaneEnds(map: BoardMap, name: (territory: string) => string): LaneEnd[] {
  return map.lanes.flatMap(({ a, b, edge }): LaneEnd[] => {
    if (edge === undefined) return [];
    const isNorth = edge < map.view.height / 2;
    const y = isNorth ? edge - 6 : edge + LANE_END_SIZE + 4;
    const eastern = isNorth ? y - 16 : y; // above the cape of Asia
    return [
      { text: name(b), x: MARGIN, y, anchor: 'start' },
      { text: name(a), x: map.view.width - EAST_MARGIN, y: eastern, anchor: 'end' },
    ];
  });
}

/** Where a lane leaves its first Territory, and where it reaches the second. */
export function landfalls(lane: Lane): [Point, Point] {
  const numbers = (path: string): number[] => (path.match(/-?[0-9.]+/g) ?? []).map(Number);
  const first = numbers(lane.paths[0]!);
  const last = numbers(lane.paths.at(-1)!);
  return [
    { x: first[0]!, y: first[1]! },
    { x: last.at(-2)!, y: last.at(-1)! },
  ];
}

export function placeLines(
  texts: string[],
  x: number,
  top: number,
  size: number,
  leading: number,
  spacing = 0,
): TextLine[] {
  return texts.map((text, index) => {
    const width = textWidth(text, size, spacing);
    const box = { left: x - width / 2, top: top + index * leading, width, height: leading };
    return { text, x, y: box.top + leading / 2 + size * 0.35, box };
  });
}

/** The shortest line from the edge of a box to the target. */
function leaderFrom(boxes: Box[], target: Point): { start: Point; target: Point } {
  const starts = boxes.map(box => edgeTowards(box, target));
  const start = starts.reduce((one, other) =>
    distance(other, target) < distance(one, target) ? other : one,
  );
  return { start, target };
}
