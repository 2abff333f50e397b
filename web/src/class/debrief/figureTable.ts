// Each figure as a table, for screen readers.

import type { Debrief } from '../../protocol';
import { countryName, type Atlas } from '../../learn/atlas/atlas';
import {
  applicationName,
  decimal,
  listed,
  materialName,
  percent,
  say,
  territoryName,
} from '../../texts/texts.svelte';
import { DONT_KNOW } from '../questions/ballot';
import { MATERIALS_FOUGHT_OVER, NEWS } from './slides';
import { companyAt, companyName, newsGroups, tableOf } from './words';

export interface FigureTable {
  head: string[];
  rows: string[][];
}

export function figureTable(debrief: Debrief, slide: number, atlas: Atlas): FigureTable {
  const company = (table: number, seat: string): string => {
    const found = companyAt(tableOf(debrief, table), seat);
    return found ? companyName(found) : seat;
  };
  const country = (share: { country: string; percent: number } | null | undefined): string =>
    share ? `${countryName(atlas, share.country)} ${percent(share.percent / 100)}` : '–';
  const number = (value: number | null | undefined): string =>
    value === null || value === undefined ? '–' : decimal(value);
  switch (slide) {
    case 1: {
      const turns = Math.max(0, ...debrief.our_matches.tables.map(one => one.turns.length));
      return {
        head: [
          say('fig-table'),
          say('fig-company'),
          ...Array.from({ length: turns }, (_, turn) => `${say('fig-turn')} ${turn}`),
        ],
        rows: debrief.our_matches.tables.flatMap(({ table, companies }) =>
          companies.map(one => [
            String(table),
            company(table, one.seat),
            ...Array.from({ length: turns }, (_, at) => number(one.points[at])),
          ]),
        ),
      };
    }
    case 2:
      return {
        head: [say('fig-territory'), say('fig-2-legend'), say('fig-material')],
        rows: debrief.fought_over.territories
          .filter(one => one.clashes)
          .map(one => [
            territoryName(one.territory),
            String(one.clashes),
            listed(one.materials.map(materialName)),
          ]),
      };
    case MATERIALS_FOUGHT_OVER:
      return {
        head: [say('fig-material'), say('fig-2-y'), say('fig-country'), say('fig-2-cards')],
        rows: debrief.fought_over.materials.map(one => [
          materialName(one.material),
          decimal(one.per_territory),
          country(one.world),
          String(one.cards),
        ]),
      };
    case 3:
      return {
        head: [say('fig-material'), say('fig-3-world'), say('fig-3-class')],
        rows: debrief.concentration.rows.map(one => [
          materialName(one.material),
          country(one.largest_country),
          percent(one.largest_company / 100),
        ]),
      };
    case 4:
      return {
        head: [say('fig-application'), say('fig-4-bands'), say('fig-4-built'), say('fig-4-missed')],
        rows: debrief.china_closed.applications.map(one => [
          applicationName(one.application),
          percent(one.china / 100),
          String(one.built),
          String(one.missed),
        ]),
      };
    case 5:
      return {
        head: [say('fig-table'), say('fig-company'), say('fig-5-without'), say('fig-5-with')],
        rows: debrief.trade_opens.tables.flatMap(({ table, companies }) =>
          companies.map(one => [
            String(table),
            company(table, one.seat),
            String(one.without),
            String(one.with_trade),
          ]),
        ),
      };
    case 6:
      return {
        head: [say('fig-table'), say('fig-6-from'), say('fig-6-to'), say('fig-points')],
        rows: debrief.dependence.tables.flatMap(({ table, arrows }) =>
          arrows.map(one => [
            String(table),
            company(table, one.origin),
            company(table, one.target),
            decimal(one.points),
          ]),
        ),
      };
    case 7:
      return {
        head: [
          say('fig-turn'),
          ...debrief.lead.ranks.map(one => `${say('fig-7-y')}: ${one.rank}`),
          say('fig-7-alone'),
        ],
        rows: debrief.lead.turns.map((turn, at) => [
          String(turn),
          ...debrief.lead.ranks.map(one => number(one.assets[at])),
          number(debrief.lead.held_alone[at]),
        ]),
      };
    case 8:
      return {
        head: ['', say('fig-8-before'), say('fig-8-after'), say('fig-8-dont-know')],
        rows: (debrief.before_after.change?.items ?? [])
          .filter(one => one.right_before !== null)
          .map(one => [
            say(`question-label-${one.item}`),
            percent(one.right_before ?? 0),
            percent(one.right_after ?? 0),
            `${one.before[DONT_KNOW] ?? 0} → ${one.after[DONT_KNOW] ?? 0}`,
          ]),
      };
    case NEWS:
      return {
        head: ['', say('fig-9-change'), say('fig-9-often')],
        rows: newsGroups(debrief.news_did).map(({ name, often, points }) => [
          name,
          number(points),
          often,
        ]),
      };
    default:
      return { head: [], rows: [] };
  }
}
