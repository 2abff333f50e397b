// The texts around a figure.

import type {
  ChinaClosed,
  SeatedCompany,
  Debrief,
  DebriefTable,
  Dependence,
  Finding,
  Frame,
  NewsDid,
  Source,
} from '../../protocol';
import { countryName, type Atlas } from '../../learn/atlas/atlas';
import { listed, say } from '../../texts/texts.svelte';

/** A sentence about the data. Names are message ids or a country's code. */
export function sentenceOf(finding: Finding, atlas: Atlas): string {
  const names: Record<string, string> = {};
  for (const [key, ids] of Object.entries(finding.names ?? {}))
    names[key] = listed(ids.map(id => nameOf(id, atlas)));
  return say(finding.text, { ...finding.numbers, ...names });
}

function nameOf(id: string, atlas: Atlas): string {
  return id.startsWith('country-') ? countryName(atlas, id.slice('country-'.length)) : say(id);
}

/** The figure's findings; without any, its first question. Figure 2 has one for each slide. */
export function headline(frame: Frame, atlas: Atlas, which?: number): string {
  const found = which === undefined ? frame.findings : frame.findings.slice(which, which + 1);
  if (!found.length) return say(frame.questions[0] ?? frame.title);
  const words = found.map(finding => sentenceOf(finding, atlas)).join(' ');
  return words.replace(/(\d) %/g, '$1\u00a0%'); // no line break before %
}

/** How many Applications lacked one Material, of all that weren't completed. */
export const oneShort = ({ tables }: Dependence): string =>
  say('fig-6-short', {
    short: tables.reduce((sum, one) => sum + one.one_short, 0),
    missed: tables.reduce((sum, one) => sum + one.missed_applications, 0),
  });

/** In full, for paper. */
export const sourcesText = (sources: readonly Source[]): string =>
  joined(sources, ({ publisher, title, year }) => [publisher, title, year]);

/** For the projector: who, and when. */
export const shortSources = (sources: readonly Source[]): string =>
  joined(sources, ({ publisher, year }) => [publisher, year]);

const joined = (sources: readonly Source[], parts: (source: Source) => string[]): string =>
  sources.map(source => parts(source).filter(Boolean).join(', ')).join('; ');

/** How many Materials an Application needs, and whether China has more of one than the EU's limit. */
export function sizeName(
  { materials, is_above }: ChinaClosed['sizes'][number],
  { goals }: ChinaClosed,
): string {
  const limit = goals.find(one => one.text === 'debrief-goal-one_country')?.percent ?? 0;
  return say(is_above ? 'fig-4-over' : 'fig-4-up-to', { materials, percent: limit });
}

/** What figure 9 compares, and of those hit, with and without a second source. */
export const newsGroups = (figure: NewsDid) =>
  (
    [
      ['fig-9-hit', figure.hit],
      ['fig-9-spared', figure.spared],
      ['fig-9-second', figure.second_source],
      ['fig-9-only', figure.only_source],
    ] as const
  ).map(([name, { count, points }]) => ({
    name: say(name),
    often: say('fig-9-count', { count }),
    points,
  }));

export const companyName = ({ company }: SeatedCompany): string => say(`company-${company}`);

export const companyAt = (
  table: DebriefTable | undefined,
  seat: string,
): SeatedCompany | undefined => table?.companies.find(one => one.seat === seat);

export const tableOf = (debrief: Debrief, number: number): DebriefTable | undefined =>
  debrief.tables.find(one => one.table === number);

/** 1 to 5, for colour and glyph. */
export const seatNumber = (seat: string): number => Number(seat.slice(1));

const PORTRAITS_APART = 11;

/** Bots without a portrait get different ones. */
export const portraitOf = ({ seat, avatar }: SeatedCompany): number =>
  avatar === 0 ? seatNumber(seat) * PORTRAITS_APART : avatar;
