// The facts behind the board, loaded on demand together with their texts.

import type { Assessment, Atlas, Figure, Placement, Supplier } from 'virtual:atlas';
import {
  applicationName,
  has,
  inOrder,
  language,
  loadLong,
  materialName,
  say,
  territoryName,
} from '../../texts/texts.svelte';

export type { Atlas, Figure, Placement };

/** A Material, an element of one that is a group, an Application or a Territory. */
export type CardRef = { kind: 'material' | 'application' | 'territory'; id: string };

const NAMES = { material: materialName, application: applicationName, territory: territoryName };

/** The level of a page's headings: h3 in a dialog, whose title is an h2. */
export type Heading = 'h2' | 'h3';

/** What every page of facts is given. */
export type FactProps = {
  atlas: Atlas;
  heading: Heading;
  /** Opens another card in place of this one. */
  onopen?: ((opened: CardRef) => void) | undefined;
};

export const cardName = ({ kind, id }: CardRef): string => NAMES[kind](id);

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

export const CHINA = 'CHN';

/** Of mining (`extraction`) or of refining (`processing`), the largest first. */
export const producersOf = (atlas: Atlas, material: string, stage: string): Figure[] =>
  atlas.producers.filter(one => one.material === material && one.stage === stage);

/** China's larger share; none if it isn't listed. */
export const chinasShare = (atlas: Atlas, material: string): number =>
  atlas.china[material]?.[0]?.share ?? 0;

/** China's shares of one stage in several years; empty if there is only one. */
export function chinaOverTime(atlas: Atlas, material: string): Figure[] {
  const stage = atlas.china[material]?.[0]?.stage;
  const figures = atlas.china_before.filter(
    one => one.material === material && one.stage === stage,
  );
  return figures.length > 1 ? figures : [];
}

/**
 * The EU's suppliers of the Material, stage by stage; first the stage where one country supplies
 * most. For a group without its own figures, those of its first element that has some.
 */
export function suppliesOf(atlas: Atlas, material: string): Supplier[][] {
  const ids = [material, ...membersOf(atlas, material)];
  const id = ids.find(one => atlas.supply.some(row => row.material === one));
  const rows = atlas.supply.filter(row => row.material === id);
  const stages = [...new Set(rows.map(row => row.stage))];
  return stages.map(stage => rows.filter(row => row.stage === stage));
}

/** Those of the stage where one country supplies most. */
export const suppliersOf = (atlas: Atlas, material: string): Supplier[] =>
  suppliesOf(atlas, material)[0] ?? [];

/** The elements of a Material that is a group. */
export const membersOf = (atlas: Atlas, material: string): string[] =>
  Object.keys(atlas.groups).filter(id => atlas.groups[id] === material);

export const recycledShare = (atlas: Atlas, material: string): number =>
  Number(atlas.materials[material]!.EoL_RIR_percent ?? 0);

export type Standing = 'strategic' | 'critical' | 'neither';

/** On the EU's newest list. */
export function standingOf(atlas: Atlas, material: string): Standing {
  const facts = atlas.materials[material]!;
  if (facts.EU_strategic === 'y') return 'strategic';
  return facts.EU_critical === 'y' ? 'critical' : 'neither';
}

/** The EU's newest assessment, if there is one. */
export const assessmentOf = (atlas: Atlas, material: string): Assessment | undefined =>
  atlas.criticality
    .filter(one => one.material === material)
    .reduce<Assessment | undefined>(
      (newest, one) => (newest && newest.year > one.year ? newest : one),
      undefined,
    );

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

/** A country, or the part of one that lies in a Territory: `RUS:west`. */
export function memberName(atlas: Atlas, member: string): string {
  const [country = '', part = ''] = member.split(':');
  const id = `part-${country}-${part}`;
  return part && has(id) ? say(id) : countryName(atlas, country);
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
  <Id extends string>(name: (id: Id) => string) =>
  (a: Id, b: Id): number =>
    inOrder(name(a), name(b));

/** Each source once, in the order in which they are first cited. */
export const sourceKeys = (atlas: Atlas, cited: (string | undefined)[]): string[] => [
  ...new Set(cited.filter(key => key !== undefined && key in atlas.sources) as string[]),
];

export type Cite = (...cited: (string | undefined)[]) => string;

/** What the figures on a page of facts are given. */
export type FigureProps = { atlas: Atlas; material: string; heading: Heading; cite: Cite };

/** The numbers of sources in the list: [2, 5]. */
export const citing =
  (keys: string[]): Cite =>
  (...cited) =>
    `[${cited.flatMap(key => (key ? [keys.indexOf(key) + 1] : [])).join(', ')}]`;
