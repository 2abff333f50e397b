// A hint's plan: its remaining steps and its highlights.

import type { Marks } from '../../board/board';
import type { Hinted, MatchView, Odds } from '../../protocol';
import { assetsOn, isClash } from '../../table/facts';
import type { Scene } from '../../table/scene';
import { Selection } from '../../table/selection.svelte';
import type { Action } from '../../table/liveTable.svelte';
import { showAll, type MatchEvent } from '../../table/view';
import { ofLeaving, type Consequence } from '../action/consequences';
import { conquest, verdictOf } from '../action/odds';
import { selectableIn } from '../action/selectable';

/** The rest of the plan if its first step was done; null if something else happened. */
export function afterStep(plan: Action[], events: MatchEvent[]): Action[] | null {
  const [first, ...rest] = plan;
  const [event] = events;
  return first && event && isStep(first, event) ? rest : null;
}

/** The first event of each action, with the same fields. Other actions end a plan. */
const FOLLOWS: Partial<Record<Action['type'], MatchEvent['type']>> = {
  ChooseContinent: 'ContinentChosen',
  ChooseTerritory: 'TerritoryChosen',
  PlaceAsset: 'AssetPlaced',
  Move: 'AssetsMoved',
  ClaimMaterial: 'MaterialClaimed',
  Recycle: 'MaterialRecycled',
};

function isStep({ type, ...fields }: Action, event: MatchEvent): boolean {
  const shown: Record<string, unknown> = { ...event };
  const isSame = Object.entries(fields).every(([name, value]) => shown[name] === value);
  return event.type === FOLLOWS[type] && isSame;
}

/** Whether the action is legal now. */
export function isOffered(action: Action, scene: Scene): boolean {
  const { continents, territories, materials } = selectableIn(scene, new Selection());
  const { phase } = scene.match;
  switch (action.type) {
    case 'ChooseContinent':
      return continents.has(action.continent);
    case 'ChooseTerritory':
      return phase.type === 'TerritoryChoice' && territories.has(action.territory);
    case 'PlaceAsset':
      return phase.type !== 'ActionPhase' && territories.has(action.territory);
    case 'Move':
      return (scene.yours.moves?.origins[action.origin]?.[action.target] ?? 0) >= action.assets;
    case 'ClaimMaterial':
      return materials.has(action.material);
    case 'EndActionPhase':
      return phase.type === 'ActionPhase';
    case 'EndTrade':
      return phase.type === 'TradeWithChina';
    case 'Recycle':
      return scene.yours.choices?.recycling?.[action.origin]?.includes(action.material) ?? false;
    case 'DrawContinent':
    case 'OpenNews':
      return false; // drawn automatically
    default:
      return action satisfies never;
  }
}

export const SHOWN = 3; // rows of a plan that are shown at once

/**
 * The steps that one tap carries out: all consecutive choices or placements, or the Moves that are
 * shown. A Clash is a step of its own because of its dice, and so is a Move that gives up what the
 * card needs.
 */
export function wholeStep(plan: Action[], match: MatchView): Action[] {
  const [first] = plan;
  if (!first) return [];
  if (first.type === 'Move') return movesAtOnce(plan.slice(0, SHOWN), match);
  if (first.type !== 'PlaceAsset' && first.type !== 'ChooseTerritory') return [first];
  const end = plan.findIndex(action => action.type !== first.type);
  return end < 0 ? plan : plan.slice(0, end);
}

function movesAtOnce(plan: Action[], match: MatchView): Action[] {
  const step: Action[] = [];
  let now = match;
  for (const action of plan) {
    if (action.type !== 'Move') break;
    const isAlone = isClash(now, action.origin, action.target) || lossOf(now, action) !== null;
    if (isAlone && step.length) break;
    step.push(action);
    if (isAlone) break;
    now = showAll(now, [{ ...action, type: 'AssetsMoved' }]);
  }
  return step;
}

/** What the Move gives up of what the card needs. */
export function lossOf(match: MatchView, action: Action | undefined): Consequence | null {
  if (action?.type !== 'Move') return null;
  if (assetsOn(match, action.origin) > action.assets) return null;
  const left = ofLeaving(match, action.player, action.origin, action.target);
  return left?.application ? left : null;
}

/** Merges equal consecutive steps into rows with a count. The order of placements is ignored. */
export function inRows(plan: Action[]): { action: Action; times: number }[] {
  const rows: { action: Action; times: number }[] = [];
  for (const action of plan) {
    const end = rows.findLastIndex(row => row.action.type !== action.type);
    const group = action.type === 'PlaceAsset' ? rows.slice(end + 1) : rows.slice(-1);
    const same = group.find(row => JSON.stringify(row.action) === JSON.stringify(action));
    if (same) same.times += 1;
    else rows.push({ action, times: 1 });
  }
  return rows;
}

/** The odds of the next step; null for a Clash that comes later in the plan. */
export function oddsNow({ step, odds }: Hinted, plan: Action[]): Odds | null {
  if (!odds || step < 2) return null;
  if (step === 2) return odds;
  const [next] = plan;
  const isNext =
    next?.type === 'Move' && next.origin === odds.origin && next.target === odds.target;
  return isNext ? odds : null;
}

/** The odds are bad: the hint must have a reason. */
export function isBold({ attackers, defenders }: Odds): boolean {
  const whole = conquest(attackers, defenders);
  return whole !== null && verdictOf(whole.chance).mood === 'bad';
}

/** What the map highlights: where to look, then where to act, with arrows of the `company`. */
export function marksOf({ step, look, odds }: Hinted, next: Action[], company: number): Marks {
  const moves = next.filter(action => action.type === 'Move');
  if (step >= 3 && moves.length > 1)
    return {
      territories: [...new Set(moves.flatMap(({ origin, target }) => [origin, target]))],
      moves: moves.map(({ origin, target }) => ({ origin, target, company })),
    };
  const [first] = next;
  if (step >= 3 && first) return first.type === 'Move' ? marksOfMove(first) : marksOfSubject(first);
  if (step === 2 && odds) return marksOfMove(odds);
  return marksOfSubject(look);
}

const marksOfMove = ({ origin, target }: { origin: string; target: string }): Marks => ({
  territories: [origin, target],
  move: { origin, target },
});

interface Subject {
  type: string;
  territory?: string | null;
  continent?: string | null;
  material?: string | null;
}

/** The most specific subject: a Territory, else a Continent, else a Material. */
function marksOfSubject({ territory, continent, material }: Subject): Marks {
  if (territory) return { territories: [territory] };
  if (continent) return { continents: [continent] };
  return material ? { materials: [material] } : {};
}
