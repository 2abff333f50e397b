import '../../world/testBoard';
import { expect, test } from 'vitest';
import type { MatchView } from '../../protocol';
import type { Scene } from '../../table/scene';
import type { Action } from '../../table/liveTable.svelte';
import {
  afterEvents,
  attackBefore,
  draftOf,
  nextGo,
  nextIn,
  normalised,
  placeable,
  planned,
  standingsOf,
  stillToPlay,
  toggled,
  type Planned,
  type PlannedStep,
} from './steps';

const HOLDINGS = { peru: ['p2', 5], chile: ['p2', 1], brazil_amazon: ['p1', 3] };

function scene(phase: object, match: object = {}): Scene {
  return {
    match: {
      order: ['p1', 'p2'],
      turn: 2,
      last_turn: 5,
      phase,
      holdings: { ...HOLDINGS },
      eliminated: [],
      claimed: {},
      objectives: {},
      next_investments: { p1: 2, p2: 3 },
      ...match,
    } as unknown as MatchView,
    seat: 'p2',
    players: [],
    yours: { type: 'Yours' },
    options: { type: 'Options' },
  };
}
const INVESTING = { type: 'InvestmentPhase', player: 'p1', to_place: { p1: 1, p2: 2 } };
const acting = (player: string): object => ({ type: 'ActionPhase', player, ready: HOLDINGS });

const place = (territory: string): Planned => ({ type: 'PlaceAsset', player: 'p2', territory });
const move = (target: string, assets: number, origin = 'peru'): Planned => ({
  ...{ type: 'Move', player: 'p2' },
  ...{ origin, target, assets },
});
/** A plan made step by step. */
function plan(at: Scene, ...actions: Planned[]): PlannedStep[] {
  return actions.reduce<PlannedStep[]>(
    (steps, action) => [...steps, planned(action, draftOf(at, steps, true)!)],
    [],
  );
}

test('there is a go to plan until the last Action Phase is over', () => {
  const after = { order: ['p2', 'p1'] };
  expect(nextGo(scene(INVESTING))).toBe(2);
  expect(nextGo(scene(acting('p1'), after))).toBe(3);
  expect(nextGo(scene(acting('p1'), { ...after, last_turn: 2 }))).toBeNull();
  expect(nextGo(scene(acting('p1'), { eliminated: ['p2'] }))).toBeNull();
});

test('the Assets of this Investment Phase can be placed, or those of the next one', () => {
  expect(placeable(scene(INVESTING))).toBe(2);
  expect(placeable(scene(acting('p1')))).toBe(0);
  expect(placeable(scene(acting('p1'), { order: ['p2', 'p1'] }))).toBe(3);
});

test('first placements, then Moves with all Assets that could take part', () => {
  const now = scene(INVESTING);
  expect(draftOf(now, [], false)?.match.phase).toMatchObject({ to_place: { p2: 2 } });
  const both = plan(now, place('peru'), place('peru'));
  const draft = draftOf(now, both, false)!;
  expect(draft.match.phase.type).toBe('ActionPhase');
  expect(draft.yours.moves?.origins.peru).toMatchObject({ chile: 7, brazil_amazon: 7 });
  const moved = draftOf(now, [...both, ...plan(now, move('chile', 4))], false)!;
  expect(moved.yours.moves?.origins.peru).toMatchObject({ brazil_amazon: 3 });
  // What has arrived has moved (R4.5).
  expect(moved.yours.moves?.origins.chile).toMatchObject({ peru: 1 });
});

test('nothing is planned in one’s own go', () => {
  expect(draftOf(scene(acting('p2')), [], false)).toBeNull();
});

test('Leave one behind keeps one (R4.9)', () => {
  const now = scene(acting('p1'));
  const options = { ...now.options, leave_one_behind: true };
  expect(draftOf({ ...now, options }, [], false)?.yours.moves?.origins.peru?.chile).toBe(4);
});

test('a step whose odds fell by a tenth is asked about, one that cannot be played left out', () => {
  const steps = plan(scene(acting('p1')), move('brazil_amazon', 4), move('chile', 1));
  expect(standingsOf(steps, scene(acting('p1')))).toEqual(['fine', 'fine']);
  const stronger = { holdings: { ...HOLDINGS, brazil_amazon: ['p1', 5] } };
  expect(standingsOf(steps, scene(acting('p1'), stronger))).toEqual(['worse', 'fine']);
  const weaker = { holdings: { ...HOLDINGS, brazil_amazon: ['p1', 1] } };
  expect(standingsOf(steps, scene(acting('p1'), weaker))).toEqual(['fine', 'fine']);
  const lost = { holdings: { ...HOLDINGS, peru: ['p1', 1] } };
  expect(standingsOf(steps, scene(acting('p1'), lost))).toEqual(['gone', 'gone']);
  const taken = { holdings: { ...HOLDINGS, chile: ['p1', 1] } };
  expect(standingsOf(steps, scene(acting('p1'), taken))).toEqual(['fine', 'worse']);
});

test('an attack on what is conquered already does not become a Move', () => {
  const [attack] = plan(scene(acting('p1')), move('brazil_amazon', 4));
  const own = { holdings: { ...HOLDINGS, brazil_amazon: ['p2', 2] } };
  expect(standingsOf([attack!], scene(acting('p1'), own))).toEqual(['gone']);
});

test('more placements than Assets are dropped', () => {
  const steps = plan(scene(INVESTING), place('peru'), place('peru'));
  const fewer = { ...INVESTING, to_place: { p1: 1, p2: 1 } };
  expect(stillToPlay(steps, scene(fewer))).toHaveLength(1);
  expect(stillToPlay(steps, scene(acting('p1')))).toEqual([]);
});

const MOVES = { type: 'Moves', origins: { peru: { brazil_amazon: 3, chile: 5 } } } as const;
const go = (phase: object, match: object = {}): Scene => ({
  ...scene(phase, match),
  yours: { type: 'Yours', moves: MOVES },
});
const ready = { type: 'ActionPhase', player: 'p2', ready: { peru: 5, chile: 1 } };

test('all placements at once; Moves up to a Clash; a Clash with at most three (R4.6)', () => {
  const steps = plan(
    scene(INVESTING),
    ...[place('peru'), place('chile'), move('chile', 1), move('brazil_amazon', 4)],
  );
  const typesOf = (actions: Action[] = []): string[] => actions.map(({ type }) => type);
  const placing = { type: 'InvestmentPhase', player: 'p2', to_place: { p2: 2 } };
  expect(typesOf(nextIn(steps, go(placing))?.actions)).toEqual(['PlaceAsset', 'PlaceAsset']);
  expect(nextIn(steps, go(ready))?.actions).toEqual([move('chile', 1)]);
  expect(nextIn(steps.slice(3), go(ready))?.actions).toEqual([move('brazil_amazon', 3)]);
});

test('nothing is played before a step that has to be asked about', () => {
  const steps = plan(scene(acting('p1')), move('brazil_amazon', 4));
  const next = nextIn(steps, go(ready, { holdings: { ...HOLDINGS, brazil_amazon: ['p1', 6] } }));
  expect(next).toEqual({ step: steps[0], actions: [] });
});

test('an attack goes on until it succeeds or half of it is lost', () => {
  const steps = plan(scene(acting('p1')), move('brazil_amazon', 4));
  const clash = (losses: number) =>
    [
      { type: 'ClashFought', origin: 'peru', target: 'brazil_amazon', attacker_losses: losses },
    ] as never[];
  const [left] = afterEvents(steps, clash(1));
  expect(left).toMatchObject({ action: { assets: 3 }, stopAt: 2 });
  expect(standingsOf([left!], scene(acting('p1')))).toEqual(['fine']);
  expect(afterEvents(steps, clash(2))).toEqual([]);
  const conquered = [...clash(1), { type: 'TerritoryConquered' } as never];
  expect(afterEvents(steps, conquered)).toEqual([]);
});

test('what was done is no longer planned, once each', () => {
  const steps = plan(scene(INVESTING), place('peru'), place('peru'), move('chile', 1));
  const placed = { type: 'AssetPlaced', player: 'p2', territory: 'peru' } as const;
  expect(afterEvents(steps, [placed])).toEqual(steps.slice(1));
  const moved = { ...move('chile', 2), type: 'AssetsMoved' } as never;
  expect(afterEvents(steps, [moved])).toEqual(steps.slice(0, 2));
});

test('a step that waits for an attack to fail is played only then', () => {
  const at = scene(acting('p1'));
  const steps = plan(at, move('brazil_amazon', 4), move('bolivia', 2));
  const [attack, move2] = steps as [PlannedStep, PlannedStep];
  expect(attackBefore(steps, attack)).toBeNull();
  expect(attackBefore(steps, move2)).toBe(attack);
  const waiting = toggled(steps, move2, at);
  expect(waiting.map(({ ifFails }) => ifFails ?? false)).toEqual([false, true]);

  const mine = scene(acting('p2'));
  const clash = { attacker_losses: 2, defender_losses: 0, ...attack.action };
  const lost = [{ ...clash, type: 'ClashFought' }] as never[];
  const won = [...lost, { ...attack.action, type: 'TerritoryConquered' }] as never[];
  expect(nextIn(waiting, mine)?.step).toBe(waiting[0]);
  expect(afterEvents(waiting, won)).toEqual([]);
  expect(afterEvents(waiting, lost)).toEqual([{ ...waiting[1], ifFails: false }]);
});

test('without the attack before it a step waits for nothing', () => {
  const at = scene(acting('p1'));
  const [attack, other] = plan(at, move('brazil_amazon', 4), move('bolivia', 2));
  const waiting = toggled([attack!, other!], other!, at);
  expect(normalised(waiting.slice(1))[0]!.ifFails).toBe(false);
});
