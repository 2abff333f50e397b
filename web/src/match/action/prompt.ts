// The prompt: who decides what now.

import type { MatchView, TerritoryChoice } from '../../protocol';
import {
  actingPlayer,
  assetsOn,
  assetsToPlace,
  isClash,
  isStoodIn,
  playersIn,
} from '../../table/facts';
import type { Scene } from '../../table/scene';
import { originsIn, type Selection } from '../../table/selection.svelte';
import { continentName, say, territoryName } from '../../texts/texts.svelte';

export interface Prompt {
  sentence: string;
  /** A number to show large, if any. */
  count: number | null;
  /** The viewer has to decide. */
  isYours: boolean;
}

export function promptFor(
  scene: Scene,
  selection: Selection,
  isPaused = false,
  isRecycling = false,
): Prompt {
  const { match, seat } = scene;
  const player = actingPlayer(match);
  const isYours = player !== null && player === seat;
  if (match.phase.type === 'Finished') return told(say('web-match-asked-over'));
  if (isPaused) return told(say('web-match-asked-paused'));
  if (!isYours) return told(ofAnother(scene, player!));
  if (isStoodIn(scene)) return told(say('web-match-asked-stand-in'));
  switch (match.phase.type) {
    case 'ContinentChoice':
      if (scene.options.advanced_setup) return told(say('web-match-asked-draw'), true);
      return told(say(`web-match-asked-continent-${match.phase.round}`), true);
    case 'TerritoryChoice': {
      const count = territoriesToChoose(match, match.phase);
      const continent = continentName(match.phase.continent);
      return { sentence: say('web-match-asked-territory', { count, continent }), count, isYours };
    }
    case 'NewsDraw':
      return told(say('web-match-other-NewsDraw'));
    case 'InitialPlacement':
    case 'InvestmentPhase': {
      const count = assetsToPlace(match, player);
      return { sentence: say('web-match-asked-place', { count }), count, isYours };
    }
    case 'ActionPhase':
      return told(isRecycling ? say('web-match-claim-pick') : ofAction(scene, selection), true);
    case 'TradeWithChina': {
      const count = match.phase.claims[player] ?? 0;
      return { sentence: say('web-match-asked-claim', { count }), count, isYours };
    }
    default:
      return match.phase satisfies never;
  }
}

const told = (sentence: string, isYours = false): Prompt => ({ sentence, count: null, isYours });

function ofAnother(scene: Scene, player: string): string {
  const name = scene.players.find(one => one.id === player)?.name ?? player;
  const phase = scene.match.phase.type;
  const isDrawn = phase === 'ContinentChoice' && scene.options.advanced_setup;
  return say(`web-match-other-${isDrawn ? 'draw' : phase}`, { player: name });
}

function ofAction({ match, yours }: Scene, selection: Selection): string {
  const { origin, target } = selection;
  if (!originsIn(yours).length) return say('web-match-asked-no-move');
  if (!origin) return say('web-match-asked-origin');
  if (!target) return say('web-match-asked-target', { origin: territoryName(origin) });
  const where = { target: territoryName(target) };
  if (!isClash(match, origin, target)) return say('web-match-asked-move', where);
  return say('web-match-asked-clash', { ...where, defenders: assetsOn(match, target) });
}

/** R3.1, R3.2: how many are still to be chosen on this Continent. */
export function territoriesToChoose(match: MatchView, phase: TerritoryChoice): number {
  const [first, second] = match.order.length === 3 ? [3, 2] : [2, 1];
  return (phase.round === 'first' ? first : second) - phase.chosen.length;
}

/** Why something can't be chosen now; `continent`: where it is. */
export function whyUnavailable(scene: Scene, continent: string): string {
  const { match, seat, options } = scene;
  const player = actingPlayer(match);
  if (match.phase.type === 'Finished') return say('web-match-asked-over');
  if (player !== seat) return ofAnother(scene, player!);
  if (isStoodIn(scene)) return say('web-match-asked-stand-in');
  if (match.phase.type === 'ContinentChoice' && options.advanced_setup)
    return say('web-match-asked-draw');
  if (match.phase.type === 'ContinentChoice')
    return say(`web-match-why-continent-${shutBy(scene, continent)}`);
  return say(`web-match-why-${match.phase.type}`);
}

/** R3.3, R3.5: what keeps a Continent from being chosen. */
function shutBy(
  { match, seat, yours }: Scene,
  continent: string,
): 'own' | 'full' | 'free' | 'room' {
  const there = playersIn(match, continent);
  if (seat && there.includes(seat)) return 'own';
  if (there.length > 1) return 'full';
  const isFree = (other: string): boolean => playersIn(match, other).length === 0;
  return there.length && yours.choices?.continents?.some(isFree) ? 'free' : 'room';
}
