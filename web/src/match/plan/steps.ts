// A plan for one's next go, made while others play: placements, then Moves. What is legal, the server
// says when they are played; here they are only tried out on the board as it is now.

import type { InvestmentPhase, MatchView, Yours } from '../../protocol';
import { actingPlayer, assetsOn, isClash, ownerOf, territoriesOf } from '../../table/facts';
import type { Action } from '../../table/liveTable.svelte';
import type { Scene } from '../../table/scene';
import { showAll, type MatchEvent } from '../../table/view';
import { world } from '../../world/world';
import { conquest } from '../action/odds';
import { wholeStep } from '../hint/plan';

export type Planned = Extract<Action, { type: 'PlaceAsset' | 'Move' }>;

/** A placement, a Move, or a whole attack: Clash after Clash with these Assets. */
export interface PlannedStep {
  action: Planned;
  /** That the attack succeeds, as planned; null if it isn't one. */
  chance: number | null;
  /** The attack ends when so few of its Assets are left. */
  stopAt: number;
  /** It is played only if the attack before it fails. */
  ifFails?: boolean;
}

/** `worse`: it needs to be asked about again. `gone`: it can't be played. */
export type Standing = 'fine' | 'worse' | 'gone';

export const MOST_MOVES = 6;
/** A step whose odds fell so far is asked about again. */
const FELL = 0.1;
const HALF = 2;

const TURNS = ['NewsDraw', 'InvestmentPhase', 'ActionPhase'];

/** The Turn of the viewer's next Action Phase, or of the one being played; null if there is none. */
export function nextGo({ match, seat }: Scene): number | null {
  const { phase, order, turn, eliminated } = match;
  if (!seat || eliminated.includes(seat) || !TURNS.includes(phase.type)) return null;
  const isOver = phase.type === 'ActionPhase' && order.indexOf(phase.player) > order.indexOf(seat);
  const go = isOver ? turn + 1 : turn;
  return go > match.last_turn ? null : go;
}

/** How many Assets the viewer will place before their next Action Phase, as far as is known. */
export function placeable(scene: Scene): number {
  const { match, seat } = scene;
  const { phase } = match;
  if (!seat) return 0;
  if (phase.type === 'InvestmentPhase') return phase.to_place[seat] ?? 0;
  const isNextTurn = (nextGo(scene) ?? 0) > match.turn || phase.type === 'NewsDraw';
  return isNextTurn ? (match.next_investments[seat] ?? 0) : 0;
}

/** Without what is over, and without more placements than there are Assets. */
export function stillToPlay(steps: PlannedStep[], scene: Scene): PlannedStep[] {
  let left = placeable(scene);
  return steps.filter(({ action }) => action.type !== 'PlaceAsset' || left-- > 0);
}

/** The board as far as the plan has been tried out. */
interface Trial {
  match: MatchView;
  /** The viewer's Assets that can still move. */
  ready: Record<string, number>;
}

function begun({ match, seat }: Scene): Trial {
  const { phase } = match;
  if (phase.type === 'ActionPhase' && phase.player === seat)
    return { match, ready: { ...phase.ready } };
  const own = territoriesOf(match, seat!);
  return { match, ready: Object.fromEntries(own.map(one => [one, assetsOn(match, one)])) };
}

const usable = ({ match, ready }: Trial, origin: string, { options }: Scene): number =>
  Math.min(ready[origin] ?? 0, assetsOn(match, origin) - (options.leave_one_behind ? 1 : 0)); // R4.9

/** The odds of attacking with that many; null if the target is no rival's. */
export function chanceOf(
  match: MatchView,
  { origin, target }: { origin: string; target: string },
  assets: number,
): number | null {
  if (!isClash(match, origin, target)) return null;
  return conquest(assets, assetsOn(match, target))?.chance ?? 1; // beyond the tables
}

function standingIn(trial: Trial, { action, chance }: PlannedStep, scene: Scene): Standing {
  if (action.type === 'PlaceAsset')
    return ownerOf(trial.match, action.territory) === scene.seat ? 'fine' : 'gone';
  const { origin, target } = action;
  const assets = Math.min(action.assets, usable(trial, origin, scene));
  if (ownerOf(trial.match, origin) !== scene.seat || assets < 1) return 'gone';
  const now = chanceOf(trial.match, action, assets);
  const isOwn = ownerOf(trial.match, target) === scene.seat;
  if (now === null) return chance !== null && isOwn ? 'gone' : 'fine'; // conquered already
  return chance === null || now <= chance - FELL ? 'worse' : 'fine';
}

/** After a step that succeeds. */
function after(trial: Trial, step: PlannedStep, scene: Scene): Trial {
  const { action } = step;
  const { match } = trial;
  const ready = { ...trial.ready };
  if (action.type === 'PlaceAsset') {
    ready[action.territory] = (ready[action.territory] ?? 0) + 1;
    return { match: showAll(match, [{ ...action, type: 'AssetPlaced' }]), ready };
  }
  const { origin, target, player } = action;
  const assets = Math.min(action.assets, usable(trial, origin, scene));
  ready[origin] = (ready[origin] ?? 0) - assets;
  if (!isClash(match, origin, target))
    return { match: showAll(match, [{ ...action, type: 'AssetsMoved', assets }]), ready };
  const defenders = assetsOn(match, target);
  const losses = Math.round(conquest(assets, defenders)?.attackerLosses ?? 0);
  const holdings = { ...match.holdings };
  const stay = assetsOn(match, origin) - assets;
  if (stay) holdings[origin] = [player, stay];
  // eslint-disable-next-line @typescript-eslint/no-dynamic-delete -- a copy
  else delete holdings[origin];
  holdings[target] = [player, Math.max(1, assets - losses)];
  return { match: { ...match, holdings }, ready };
}

/** After an attack that ends where it was planned to stop. */
function afterFailing(trial: Trial, { action, stopAt }: PlannedStep, scene: Scene): Trial {
  if (action.type !== 'Move') return trial;
  const { origin, player } = action;
  const lost = Math.max(0, Math.min(action.assets, usable(trial, origin, scene)) - stopAt);
  const holdings = { ...trial.match.holdings };
  const left = assetsOn(trial.match, origin) - lost;
  if (left) holdings[origin] = [player, left];
  // eslint-disable-next-line @typescript-eslint/no-dynamic-delete -- a copy
  else delete holdings[origin];
  const ready = { ...trial.ready, [origin]: (trial.ready[origin] ?? 0) - lost };
  return { match: { ...trial.match, holdings }, ready };
}

/** Tries the plan out, as if its attacks succeeded; steps that can't be played are left out. */
function triedOut(steps: PlannedStep[], scene: Scene) {
  let trial = begun(scene);
  let failed = trial;
  const judged = steps.map(step => {
    const board = step.ifFails ? failed : trial;
    const standing = standingIn(board, step, scene);
    if (!step.ifFails && standing !== 'gone') {
      failed = afterFailing(trial, step, scene);
      trial = after(trial, step, scene);
    }
    return { board, standing };
  });
  return {
    trial,
    boards: judged.map(one => one.board),
    standings: judged.map(one => one.standing),
  };
}

/** The attack that the step could wait for: the one just before it. */
export function attackBefore(steps: PlannedStep[], step: PlannedStep): PlannedStep | null {
  const before = steps.slice(0, steps.indexOf(step)).filter(one => !one.ifFails);
  const attack = before.at(-1);
  return attack?.action.type === 'Move' && attack.chance !== null ? attack : null;
}

/** Only steps after an attack wait for one. */
export const normalised = (steps: PlannedStep[]): PlannedStep[] =>
  steps.map(step =>
    step.ifFails && !attackBefore(steps, step) ? { ...step, ifFails: false } : step,
  );

/** The step is played only if the attack before it fails, or else in any case. */
export function toggled(steps: PlannedStep[], step: PlannedStep, scene: Scene): PlannedStep[] {
  const changed = { ...step, ifFails: !step.ifFails };
  const now = steps.map(one => (one === step ? changed : one));
  const { action } = step;
  if (action.type !== 'Move') return steps;
  const board = triedOut(now, scene).boards[now.indexOf(changed)]!;
  const assets = Math.max(1, Math.min(action.assets, usable(board, action.origin, scene)));
  changed.chance = chanceOf(board.match, action, assets);
  return now;
}

export const standingsOf = (steps: PlannedStep[], scene: Scene): Standing[] =>
  triedOut(steps, scene).standings;

/**
 * The viewer's go as it will be after the steps planned so far, with what they could do next; null
 * if there is nothing to plan: it is their go, or none comes.
 */
export function draftOf(scene: Scene, steps: PlannedStep[], isMoving: boolean): Scene | null {
  const { match, seat } = scene;
  if (!seat || nextGo(scene) === null || match.phase.type === 'NewsDraw') return null;
  if (actingPlayer(match) === seat) return null;
  const { trial } = triedOut(steps, scene);
  const left = placeable(scene) - steps.filter(({ action }) => action.type === 'PlaceAsset').length;
  if (left > 0 && !isMoving) {
    const phase: InvestmentPhase = {
      ...{ type: 'InvestmentPhase', player: seat },
      to_place: { [seat]: left },
    };
    return { ...scene, match: { ...trial.match, phase }, yours: { type: 'Yours' } };
  }
  const { match: board, ready } = trial;
  return {
    ...scene,
    match: { ...board, phase: { type: 'ActionPhase', player: seat, ready } },
    yours: movesIn(trial, scene),
  };
}

/** In an attack more than three may take part, one Clash after the other. */
function movesIn(trial: Trial, scene: Scene): Yours {
  const origins: Record<string, Record<string, number>> = {};
  for (const origin of territoriesOf(trial.match, scene.seat!)) {
    const most = usable(trial, origin, scene);
    const { neighbours } = world().territories[origin]!;
    if (most > 0) origins[origin] = Object.fromEntries(neighbours.map(one => [one, most]));
  }
  return { type: 'Yours', moves: { type: 'Moves', origins } };
}

/** The action as a step of a plan, with its odds on the board of the draft. */
export function planned(action: Planned, draft: Scene): PlannedStep {
  const chance = action.type === 'Move' ? chanceOf(draft.match, action, action.assets) : null;
  const stopAt = action.type === 'Move' ? Math.floor(action.assets / HALF) : 0;
  return { action, chance, stopAt };
}

export interface Next {
  /** The step that is next, to begin with. */
  step: PlannedStep;
  /** To play now; empty if the step has to be asked about first. */
  actions: Action[];
}

/** What the plan does next in the viewer's go; null if it has nothing to do there. */
export function nextIn(steps: PlannedStep[], scene: Scene): Next | null {
  const { match } = scene;
  const isPlacing = match.phase.type === 'InvestmentPhase';
  const ofPhase = steps.filter(({ action }) => (action.type === 'PlaceAsset') === isPlacing);
  const standings = standingsOf(ofPhase, scene);
  const standingOf = (one: PlannedStep): Standing => standings[ofPhase.indexOf(one)]!;
  /** Its attack comes first, or has succeeded. */
  const isWaiting = (one: PlannedStep): boolean => {
    const attack = one.ifFails ? attackBefore(ofPhase, one) : null;
    if (attack?.action.type !== 'Move') return false;
    return standingOf(attack) !== 'gone' || ownerOf(match, attack.action.target) === scene.seat;
  };
  const left = ofPhase.filter(one => standingOf(one) !== 'gone' && !isWaiting(one));
  const [step] = left;
  if (!step) return null;
  if (standingOf(step) === 'worse') return { step, actions: [] };
  const until = left.findIndex(one => standingOf(one) !== 'fine');
  const together = until < 0 ? left : left.slice(0, until);
  const actions = wholeStep(
    together.map(({ action }) => action),
    match,
  );
  return { step, actions: actions.map(action => withinLimits(action, scene)) };
}

/** No more Assets than the server lists: three in a Clash. */
function withinLimits(action: Action, { yours }: Scene): Action {
  if (action.type !== 'Move') return action;
  const most = yours.moves?.origins[action.origin]?.[action.target] ?? action.assets;
  return { ...action, assets: Math.min(action.assets, most) };
}

/** What is left of the plan after these events of the viewer's own. */
export function afterEvents(steps: PlannedStep[], events: MatchEvent[]): PlannedStep[] {
  const at = steps.findIndex(({ action }) => events.some(event => isAbout(action, event)));
  const step = steps[at];
  if (!step) return steps;
  const rest = leftOf(step, events);
  const others = steps.slice(at + 1);
  const isConquered = events.some(event => event.type === 'TerritoryConquered');
  const isInVain = (_: PlannedStep, index: number): boolean =>
    isConquered && others.slice(0, index + 1).every(({ ifFails }) => ifFails);
  const next = others.filter((one, index) => !isInVain(one, index));
  return normalised([...steps.slice(0, at), ...(rest ? [rest] : []), ...next]);
}

function isAbout(action: Planned, event: MatchEvent): boolean {
  if (action.type === 'PlaceAsset')
    return event.type === 'AssetPlaced' && event.territory === action.territory;
  if (event.type !== 'AssetsMoved' && event.type !== 'ClashFought') return false;
  return event.origin === action.origin && event.target === action.target;
}

/** An attack that goes on is not asked about between its Clashes: where it stops was planned. */
function leftOf({ action, stopAt }: PlannedStep, events: MatchEvent[]): PlannedStep | null {
  const clash = events.find(event => event.type === 'ClashFought');
  const isConquered = events.some(event => event.type === 'TerritoryConquered');
  if (action.type !== 'Move' || !clash || isConquered) return null;
  const assets = action.assets - clash.attacker_losses;
  return assets > stopAt ? { action: { ...action, assets }, chance: 0, stopAt } : null;
}
