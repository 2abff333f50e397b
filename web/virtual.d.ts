// Modules provided by the plugins in build/.

declare module '~icons/*' {
  import type { Component } from 'svelte';
  const icon: Component<{ class?: string }>;
  export default icon;
}

declare module '~icons/*?paths' {
  /** Path data, in the order of drawing. */
  export const paths: string[];
  export const width: number;
  export const height: number;
}

declare module 'virtual:texts/*' {
  import type { FluentResource } from '@fluent/bundle';
  /** The parsed messages of Fluent files, by id. */
  export type Patterns = Record<string, NonNullable<FluentResource['body'][number]['value']>>;
  const patterns: Patterns;
  export default patterns;
}

declare module 'virtual:avatars' {
  export const AVATARS: number;
  /** Any integer has a portrait; they repeat after AVATARS. */
  export function avatarUrl(number: number): string;
}

/** content/world/map.json, without what only the printed board needs. */
declare module 'virtual:map' {
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
    /** The height at which it does, and comes back over the right edge. */
    edge?: number;
  }
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
  const map: BoardMap;
  export default map;
}

/** The content export `rawsiko-content/1` (docs/replay.md) without `placements`. */
declare module 'virtual:board' {
  export interface Territory {
    id: string;
    continent: string;
    materials: string[];
    land: string[];
    sea: string[];
    members: string[];
  }
  export interface Board {
    format: 'rawsiko-content/1';
    id: string;
    version: string;
    hash: string;
    hash_without_head_start: string;
    continents: { id: string; territories: string[] }[];
    territories: Territory[];
    materials: { id: string; symbol: string }[];
    applications: { id: string; points: number; materials: string[] }[];
    objectives: { id: string; applications: string[] }[];
    players: number[];
  }
  const board: Board;
  export default board;
}

/** The facts of content/facts on what is on the board; keys of sources are joined by `;`. */
declare module 'virtual:atlas' {
  export interface Placement {
    territory: string;
    material: string;
    country: string;
    stage: string;
    share: number | null;
    year: string;
    source: string;
    in_country: boolean;
  }
  export interface MaterialFacts {
    kind: string;
    EU_critical_2023?: string;
    EU_strategic_2023?: string;
    China_share_percent?: string;
    China_share_stage?: string;
    China_share_source?: string;
    supply_risk_2023?: string;
    supply_risk_source?: string;
    EoL_RIR_percent?: string;
    EoL_RIR_year?: string;
    EoL_RIR_source?: string;
    source_keys?: string;
  }
  export interface Producer {
    material: string;
    country: string;
    stage: string;
    share: number;
    year: string;
    source: string;
  }
  export interface Atlas {
    placements: Placement[];
    materials: Record<string, MaterialFacts>;
    producers: Producer[];
    applications: Record<string, { source_keys: string }>;
    links: { application: string; material: string; role: string; source_keys: string }[];
    /** In which Material of the board an element is counted: lanthanum among the light rare earths. */
    groups: Record<string, string>;
    /** ISO 3166: alpha-3 to alpha-2. */
    countries: Record<string, string>;
    sources: Record<
      string,
      { title?: string; publisher?: string; year?: string; url?: string; reliability?: string }
    >;
  }
  const atlas: Atlas;
  export default atlas;
}

declare module 'zzfx' {
  export function zzfx(...parameters: (number | undefined)[]): AudioBufferSourceNode;
}
