// The facts behind the board, loaded on demand together with their texts.

import type { Atlas, Placement } from 'virtual:atlas';
import { has, language, loadLong, say } from '../../texts/texts.svelte';

export type { Atlas, Placement };

/** A Material or an Application. */
export type CardRef = { kind: 'material' | 'application'; id: string };

let loading: Promise<Atlas> | undefined;

/** A failed load can be retried. */
export function loadAtlas(): Promise<Atlas> {
  loading ??= Promise.all([import('virtual:atlas'), loadLong()]).then(
    ([{ default: atlas }]) => atlas,
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/** Largest share first. */
export const placementsOf = (atlas: Atlas, material: string): Placement[] =>
  atlas.placements
    .filter(one => one.material === material)
    .sort((a, b) => (b.share ?? 0) - (a.share ?? 0));

export interface Figure {
  /** Percent. */
  share: number;
  stage: string;
  /** As in the facts: 2024e is an estimate, 2023ed the edition of a study. */
  year: string;
  source: string;
}

export interface ChinasShare {
  /** For mining or refining, whichever decides for this Material. */
  main: Figure;
  /** Of the other stage, from the same study. */
  other: Figure | null;
  /** Of the same stage, but after the study. */
  newer: Figure | null;
}

export function chinasShare(atlas: Atlas, material: string): ChinasShare {
  const facts = atlas.materials[material]!;
  const figures = atlas.producers.filter(
    one => one.material === material && one.country === 'CHN' && one.stage !== 'reserves',
  );
  const stage = facts.China_share_stage ?? 'processing';
  const source = facts.China_share_source ?? '';
  const same = figures.filter(one => one.source === source);
  const main: Figure = {
    share: Number(facts.China_share_percent ?? 0),
    stage,
    year: same[0]?.year ?? atlas.sources[source]?.year ?? '',
    source,
  };
  const mining = ['extraction', 'processing'].filter(one => one !== stage);
  const later = figures
    .filter(one => one.stage === stage && one.year.slice(0, 4) > main.year.slice(0, 4))
    .sort((a, b) => (a.year < b.year ? 1 : -1));
  return {
    main,
    other: same.find(one => mining.includes(one.stage)) ?? null,
    newer: later[0] ?? null,
  };
}

export const recycledShare = (atlas: Atlas, material: string): number =>
  Number(atlas.materials[material]!.EoL_RIR_percent ?? 0);

export type Standing = 'strategic' | 'critical' | 'neither';

/** On the EU's list of 2023. */
export function standingOf(atlas: Atlas, material: string): Standing {
  const facts = atlas.materials[material]!;
  if (facts.EU_strategic_2023 === 'y') return 'strategic';
  return facts.EU_critical_2023 === 'y' ? 'critical' : 'neither';
}

const GENERAL_KNOWLEDGE = 'memory';

/**
 * Sources for the Application's need of the Material or of an element in its group. If there are
 * core links, optional ones are ignored.
 */
export function sourcesOfNeed(atlas: Atlas, application: string, material: string): string[] {
  const links = atlas.links.filter(
    link =>
      link.application === application &&
      (link.material === material || atlas.groups[link.material] === material),
  );
  const core = links.filter(link => link.role === 'core');
  const keys = (core.length ? core : links).flatMap(link => link.source_keys.split(';'));
  return [...new Set(keys)].filter(key => key !== GENERAL_KNOWLEDGE);
}

export function countryName(atlas: Atlas, code: string): string {
  if (has(`country-${code}`)) return say(`country-${code}`);
  const short = atlas.countries[code];
  return (short && new Intl.DisplayNames(language.now, { type: 'region' }).of(short)) || code;
}

export const share = (percent: number): string =>
  new Intl.NumberFormat(language.now, { style: 'percent', maximumFractionDigits: 1 }).format(
    percent / 100,
  );

export function yearName(year: string): string {
  if (year.endsWith('ed')) return say('long-atlas-edition', { year: year.slice(0, -2) });
  if (year.endsWith('e')) return say('long-atlas-estimate', { year: year.slice(0, -1) });
  return year;
}

export const byName =
  (name: (id: string) => string) =>
  (a: string, b: string): number =>
    name(a).localeCompare(name(b), language.now);
