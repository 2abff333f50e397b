// What can be chosen on the board, as listed by the server.

import { actingPlayer, territoriesOf } from '../../table/facts';
import type { Scene } from '../../table/scene';
import { originsIn, targetsFrom, type Selection } from '../../table/selection.svelte';
import { world } from '../../world/world';

export interface Selectable {
  territories: ReadonlySet<string>;
  /** Those of them that are targets of a move whose start isn't chosen yet. */
  reachable: ReadonlySet<string>;
  continents: ReadonlySet<string>;
  materials: ReadonlySet<string>;
}

const NOBODY: Selectable = {
  territories: new Set(),
  reachable: new Set(),
  continents: new Set(),
  materials: new Set(),
};

export function selectableIn(scene: Scene, selection: Selection, mayAct = true): Selectable {
  const { match, seat, yours, options } = scene;
  if (!mayAct || !seat || actingPlayer(match) !== seat) return NOBODY;
  const choices = yours.choices;
  switch (match.phase.type) {
    case 'ContinentChoice':
      // R3.6: with Advanced game setup it is drawn.
      return options.advanced_setup
        ? NOBODY
        : { ...NOBODY, continents: new Set(choices?.continents) };
    case 'TerritoryChoice':
      return { ...NOBODY, territories: new Set(choices?.territories) };
    case 'InitialPlacement':
    case 'InvestmentPhase': // all own Territories are legal (docs/protocol.md)
      return { ...NOBODY, territories: new Set(territoriesOf(match, seat)) };
    case 'ActionPhase': {
      const { origin } = selection;
      if (origin)
        return { ...NOBODY, territories: new Set([origin, ...targetsFrom(yours, origin)]) };
      const starts = new Set(originsIn(yours));
      const targets = [...starts].flatMap(start => targetsFrom(yours, start));
      const reachable = new Set(targets.filter(target => !starts.has(target)));
      return { ...NOBODY, reachable, territories: new Set([...starts, ...reachable]) };
    }
    case 'TradeWithChina':
      return { ...NOBODY, materials: new Set(choices?.materials) };
    case 'NewsDraw': // R4.10: it is drawn
    case 'Finished':
      return NOBODY;
    default:
      return match.phase satisfies never;
  }
}

export const continentOf = (territory: string): string => world().territories[territory]!.continent;
