// A board as the server sends it: Territories, Materials, Applications and cards, the map, and the
// names in one language.

export interface Point {
  x: number;
  y: number;
}
export interface TerritoryShape {
  path: string;
  area: number;
  /** The middle of the Territory's name, Assets and Materials. */
  label: Point;
  /** Where a label outside its Territory points. */
  leader?: Point;
  /** The widest line of the name. */
  wrap?: number;
  form?: 'row' | 'square' | 'tower';
}
export interface Lane {
  a: string;
  b: string;
  /** From `a` to `b`; two where it leaves over the left edge of the map. */
  paths: string[];
  wraps: boolean;
  /** The y coordinate at which it does, and comes back over the right edge. */
  edge?: number;
}
/** As in map.json, without what only the printed board needs. */
export interface BoardMap {
  view: { width: number; height: number };
  graticule: string;
  territories: Record<string, TerritoryShape>;
  continents: Record<string, { portrait: Point }>;
  closed: { country: string; path: string; label: Point };
  neutral: { path: string };
  territory_borders: string;
  continent_borders: string;
  lanes: Lane[];
}

/** The Territory's share of the world's supply: under 5 %, to 30 %, above; or only in the ground. */
export type Supply = 'small' | 'middle' | 'large' | 'unmined';
export interface Territory {
  id: string;
  /** By Material, where the facts say it. */
  supply?: Record<string, Supply>;
  continent: string;
  materials: string[];
  land: string[];
  sea: string[];
  members: string[];
}
export interface Material {
  id: string;
  symbol: string;
  /** An element, a family of elements, or a rock or mineral. */
  form: 'element' | 'family' | 'stone';
  /** How many percent came from China, if the facts say it. */
  china?: number;
  /** Of a stone: a path in 24 by 24. */
  picture?: string;
  /** In Assets; without it, it can't be recycled (R4.11). */
  recycling_price?: number;
}
/** R4.10. */
export interface NewsCard {
  id: string;
  /** A day or a month: 2025-02-22, 2025-02. */
  date: string;
  territory: string;
  material: string;
  effect: 'stops' | 'adds';
  weight: number;
  turns: number;
  kind?: string;
  /** Keys of sources in the facts. */
  sources?: string[];
}
/** The content export (docs/replay.md) without `placements`, with what tiles show. */
export interface Board {
  format: 'rawsiko-content/1';
  id: string;
  version: string;
  hash: string;
  continents: { id: string; territories: string[] }[];
  territories: Territory[];
  materials: Material[];
  applications: { id: string; points: number; materials: string[] }[];
  objectives: {
    id: string;
    applications: string[];
    /** Ids of texts, if the card has them. */
    name?: string;
    theme?: string;
  }[];
  players: number[];
  /** Objective cards for short matches (R1.4). */
  short_objectives?: string[];
  news?: NewsCard[];
  /** Parts of a phone from top to bottom, with a Material in each; only of the standard board. */
  phone?: { part: string; material: string }[];
}

export interface BoardFile {
  board: Board;
  /** Shapes are on a grid until `unpacked`; land that is drawn but closed or neutral may be missing. */
  map: Omit<BoardMap, 'closed' | 'neutral'> & Partial<BoardMap>;
  /** By id of the message: `territory-peru`. */
  names: Record<string, string>;
}

/** Grid steps per map unit (src/rawsiko/content/served/grid.py). */
const GRID = 5;
const NO_LAND = { country: '', path: '', label: { x: 0, y: 0 } };

const BEYOND = -60; // map units: specks of land farther to the left lie on another copy's land

/** The map in map units. Shapes are rounded to the grid: the error is below a pixel. */
export function unpacked(map: BoardFile['map']): BoardMap {
  const repeats = map.lanes.some(({ wraps }) => wraps);
  const units = (path: string): string =>
    path.replace(/\d+/g, steps => String(Number(steps) / GRID));
  const land = <Shape extends { path: string }>(shape: Shape): Shape => {
    const path = units(shape.path);
    return { ...shape, path: repeats ? withoutSpecks(path) : path };
  };
  return {
    ...map,
    graticule: units(map.graticule),
    territory_borders: units(map.territory_borders),
    continent_borders: units(map.continent_borders),
    territories: Object.fromEntries(
      Object.entries(map.territories).map(([id, shape]) => [id, land(shape)]),
    ),
    closed: land(map.closed ?? NO_LAND),
    neutral: land(map.neutral ?? NO_LAND),
  };
}

const withoutSpecks = (path: string): string =>
  path
    .split(/(?=M)/)
    .filter(piece => Number.parseFloat(piece.slice(1)) > BEYOND)
    .join('');
