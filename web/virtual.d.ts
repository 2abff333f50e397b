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

/** Positions in which one choice wins clearly more often than the next (content/puzzles). */
declare module 'virtual:puzzles' {
  export interface Choice {
    action: import('./src/table/liveTable.svelte').Action;
    /** To win after it, in percent. */
    chance: number;
    objection?: import('./src/protocol').Objection;
  }
  export interface Puzzle {
    /** Who has to choose. */
    player: string;
    match: import('./src/protocol').MatchView;
    options: import('./src/protocol').Options;
    /** Why the first choice is the best. */
    reason: import('./src/protocol').Reason;
    /** The best first. */
    choices: Choice[];
  }
  const puzzles: Puzzle[];
  export default puzzles;
}

/** The lines of each Application of the standard board, as path data in an SVG of 24 by 24. */
declare module 'virtual:application-pictures' {
  const pictures: Record<string, string>;
  export default pictures;
}

declare module 'virtual:texts' {
  import type { FluentResource } from '@fluent/bundle';
  /** The parsed messages of Fluent files, by id. */
  export type Patterns = Record<string, NonNullable<FluentResource['body'][number]['value']>>;
  /** `short` is what every screen needs. */
  export type TextPart = 'short' | 'long' | 'class' | 'replay';
  /** By language. */
  const loaders: Record<string, Record<TextPart, () => Promise<{ default: Patterns }>>>;
  export default loaders;
}

declare module 'virtual:avatars' {
  export const AVATARS: number;
  /** A picture with all of them, in rows of COLUMNS. */
  export const SHEET: string;
  export const COLUMNS: number;
  /** By portrait: those of the same look are easily confused. */
  export const LOOKS: number[];
  /** Any integer has a portrait; they repeat after AVATARS. */
  export function avatarUrl(number: number): string;
}

/** Where the standard board is served, by language. */
declare module 'virtual:standard-board' {
  const urls: Record<string, string>;
  export default urls;
}

/** The standard board in English, as the server sends it; for tests. */
declare module 'virtual:board-file' {
  // Not an import declaration: those can't be relative here, and the type would be unknown.
  const file: import('./src/world/boardFile').BoardFile;
  export default file;
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
    symbol: string;
    EU_critical?: string;
    EU_strategic?: string;
    EU_list_source?: string;
    EoL_RIR_percent?: string;
    EoL_RIR_year?: string;
    EoL_RIR_source?: string;
  }
  /** A country's share of the world. */
  export interface Figure {
    material: string;
    country: string;
    stage: string;
    /** Percent. */
    share: number;
    /** As in the facts: 2024e is an estimate, 2023ed the edition of a study. */
    year: string;
    source: string;
  }
  /** An assessment by the EU. */
  export interface Assessment {
    material: string;
    year: number;
    risk: number;
    importance: number;
    source: string;
  }
  export interface Supplier {
    material: string;
    stage: string;
    country: string;
    /** Percent of the EU's supply. */
    share: number;
    source: string;
  }
  export interface ExportControl {
    /** A day or a month, as in ISO 8601. */
    date: string;
    country: string;
    measure: string;
    materials: string[];
    sources: string[];
  }
  /** What may be asked about a Material while others play. */
  export interface WaitingQuestion {
    kind: 'use' | 'source' | 'china' | 'recycled' | 'instead';
    /** The Application (`use`), or the stage. */
    about: string;
    /** Ids of texts, countries or percent; the first one is right. */
    answers: [string, string, string];
  }
  export interface Atlas {
    placements: Placement[];
    /** Of the board, and the members of its groups. */
    materials: Record<string, MaterialFacts>;
    /** The newest list for mining and for refining, the largest first. */
    producers: Figure[];
    /** China's newest shares, the larger first. */
    china: Record<string, Figure[]>;
    /** China's shares of all years, the oldest first. */
    china_before: Figure[];
    links: { application: string; material: string; role: string; source_keys: string }[];
    /** In which Material of the board an element is counted: lanthanum among the light rare earths. */
    groups: Record<string, string>;
    criticality: Assessment[];
    critical_from: { risk: number; importance: number };
    /** Assessments of earlier years were worked out in another way. */
    method_since: number;
    /** The largest first. */
    supply: Supplier[];
    /** The oldest first. */
    controls: ExportControl[];
    /** By Material. */
    waiting: Record<string, WaitingQuestion[]>;
    goals: { percent: Record<string, number>; source: string };
    /** Keys of sources by `topic-material`. */
    stories: Record<string, string[]>;
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

/** What a class is asked before and after a lesson. "I don't know" is always possible. */
declare module 'virtual:questions' {
  export interface Item {
    id: string;
    kind: 'knowledge' | 'control' | 'scale';
    options: string[];
    /** They keep their order, from little to much. */
    is_ordered: boolean;
  }
  const items: Item[];
  export default items;
}

declare module 'zzfx' {
  export function zzfx(...parameters: (number | undefined)[]): AudioBufferSourceNode;
}

/** The levels that a page without a server offers (dev/build_site.py). */
interface ImportMetaEnv {
  readonly VITE_LEVELS: string;
}
