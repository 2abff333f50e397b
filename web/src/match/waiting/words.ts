// The questions while others play, in words.

import type { Atlas, WaitingQuestion } from 'virtual:atlas';
import {
  countryName,
  placementsOf,
  producersOf,
  share,
  sourcesOfNeed,
  yearName,
  type Figure,
} from '../../learn/atlas/atlas';
import {
  applicationName,
  listed,
  materialName,
  say,
  territoryName,
} from '../../texts/texts.svelte';
import type { Asked } from './waitingState.svelte';

/** The Material, and where it is used if that is asked. */
export const subjectOf = ({ kind, about, material }: Asked): string =>
  [materialName(material), ...(kind === 'use' ? [applicationName(about)] : [])].join(' · ');

export function answerText(atlas: Atlas, kind: WaitingQuestion['kind'], answer: string): string {
  if (kind === 'source') return countryName(atlas, answer);
  if (kind === 'use' || kind === 'instead') return say(answer);
  return say('long-waiting-share', { share: Number(answer) });
}

/** What the facts say, and who says so: publisher and year. */
export function explained(atlas: Atlas, asked: Asked): { lines: string[]; source: string } {
  const { kind, about, material } = asked;
  const source = (key: string | undefined): string => {
    const { publisher, title, year } = atlas.sources[key ?? ''] ?? {};
    return [publisher ?? title, year].filter(Boolean).join(', ');
  };
  const figure = figureOf(atlas, asked);
  if (figure)
    return {
      lines: [figureText(atlas, figure), placesOf(atlas, material)],
      source: source(figure.source),
    };
  if (kind === 'use')
    return {
      lines: [say(`long-about-${material}`)],
      source: source(sourcesOfNeed(atlas, about, material)[0]),
    };
  const isRecycled = kind === 'recycled';
  const rate = Number(atlas.materials[material]!.EoL_RIR_percent ?? 0);
  return {
    lines: [
      ...(isRecycled ? [`${share(rate)}.`] : []),
      say(`long-${isRecycled ? 'recycling' : 'substitute'}-${material}`),
    ],
    source: source(
      isRecycled
        ? atlas.materials[material]!.EoL_RIR_source
        : atlas.stories[`substitute-${material}`]?.[0],
    ),
  };
}

const figureOf = (atlas: Atlas, { kind, about, material }: Asked): Figure | undefined =>
  kind === 'source'
    ? producersOf(atlas, material, about)[0]
    : kind === 'china'
      ? atlas.china[material]?.find(({ stage }) => stage === about)
      : undefined;

const figureText = (atlas: Atlas, figure: Figure): string =>
  `${say('long-atlas-figure', {
    country: countryName(atlas, figure.country),
    share: share(figure.share),
    stage: figure.stage,
    year: yearName(figure.year),
  })}.`;

const placesOf = (atlas: Atlas, material: string): string =>
  say('long-waiting-board', {
    territories: listed(placementsOf(atlas, material).map(one => territoryName(one.territory))),
  });
