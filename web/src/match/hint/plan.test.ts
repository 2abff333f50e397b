import '../../world/testBoard';
import { world } from '../../world/world';
import { expect, test } from 'vitest';
import type { Hinted, MatchView, Odds } from '../../protocol';
import type { Scene } from '../../table/scene';
import type { Action } from '../../table/liveTable.svelte';
import type { MatchEvent } from '../../table/view';
import { afterStep, inRows, isBold, isOffered, lossOf, marksOf, oddsNow, wholeStep } from './plan';

const place = (territory: string): Action => ({ type: 'PlaceAsset', player: 'p1', territory });
const move: Action = {
  type: 'Move',
  player: 'p1',
  origin: 'peru',
  target: 'chile',
  assets: 2,
};

test('after its first step the rest of the plan remains', () => {
  const plan = [place('peru'), place('chile')];
  const done = { type: 'AssetPlaced', player: 'p1', territory: 'peru' } as const;
  expect(afterStep(plan, [done])).toEqual([place('chile')]);
  expect(afterStep(plan.slice(1), [{ ...done, territory: 'chile' }])).toEqual([]);
});

test('another action ends the plan', () => {
  const other = { type: 'AssetPlaced', player: 'p1', territory: 'chile' } as const;
  expect(afterStep([place('peru'), place('chile')], [other])).toBeNull();
  expect(afterStep([], [other])).toBeNull();
});

test('a Move matches with the same number of Assets', () => {
  const moved: MatchEvent = {
    type: 'AssetsMoved',
    player: 'p1',
    origin: 'peru',
    target: 'chile',
    assets: 2,
  };
  expect(afterStep([move, place('peru')], [moved])).toEqual([place('peru')]);
  expect(afterStep([move, place('peru')], [{ ...moved, assets: 1 }])).toBeNull();
});

test('the same steps are one row, moves only after each other', () => {
  const timesOf = (plan: Action[]): number[] => inRows(plan).map(({ times }) => times);
  expect(timesOf([place('peru'), place('peru'), place('chile'), place('peru')])).toEqual([3, 1]);
  expect(timesOf([place('peru'), move, place('peru')])).toEqual([1, 1, 1]);
  expect(timesOf([move, move, { ...move, assets: 1 }, move])).toEqual([2, 1, 1]);
});

test('only what the server lists is offered', () => {
  const match = {
    order: ['p1', 'p2'],
    phase: { type: 'ActionPhase', player: 'p1', ready: { peru: 3 } },
    holdings: { peru: ['p1', 3] },
  } as unknown as MatchView;
  const scene: Scene = {
    match,
    seat: 'p1',
    players: [],
    yours: { type: 'Yours', moves: { type: 'Moves', origins: { peru: { chile: 2 } } } },
    options: { type: 'Options' },
  };
  expect(isOffered(move, scene)).toBe(true);
  expect(isOffered({ ...move, assets: 3 }, scene)).toBe(false);
  expect(isOffered(place('peru'), scene)).toBe(false);
  expect(isOffered({ type: 'EndActionPhase', player: 'p1' }, scene)).toBe(true);
  expect(isOffered({ type: 'EndTrade', player: 'p1' }, scene)).toBe(false);
});

test('the map points at where to look, then at the Clash, then at the plan', () => {
  const hint: Hinted = {
    ...{ type: 'Hinted', id: 'a', seq: 1, step: 1 },
    look: { type: 'Look', text: 'hint-look-guarded', material: 'copper' },
    odds: {
      ...{ type: 'Odds', origin: 'peru', target: 'bolivia', attackers: 3, defenders: 1 },
      ...{ percent: 90, losses: 0.3 },
    },
  };
  expect(marksOf(hint, [], 1)).toEqual({ materials: ['copper'] });
  expect(marksOf({ ...hint, step: 2 }, [], 1)).toMatchObject({ territories: ['peru', 'bolivia'] });
  expect(marksOf({ ...hint, step: 3 }, [move], 1)).toMatchObject({
    territories: ['peru', 'chile'],
  });
  expect(marksOf({ ...hint, step: 2, odds: null }, [], 1)).toEqual({ materials: ['copper'] });
});

test('one tap places everything, and makes the Moves shown up to a Clash', () => {
  const match = {
    order: ['p1', 'p2'],
    holdings: { peru: ['p1', 6], brazil: ['p2', 2] },
    objectives: {},
    claimed: {},
  } as unknown as MatchView;
  const to = (target: string, assets = 1): Action => ({ ...move, target, assets });
  const [first, second, clash] = [to('chile'), to('bolivia'), to('brazil')];
  expect(wholeStep([place('peru'), place('peru'), move], match)).toHaveLength(2);
  expect(wholeStep([first, second, clash], match)).toEqual([first, second]);
  expect(wholeStep([clash, first], match)).toEqual([clash]);
  expect(wholeStep([first, second, to('chile'), to('chile')], match)).toHaveLength(3);
  expect(wholeStep([{ type: 'EndActionPhase', player: 'p1' }], match)).toHaveLength(1);
});

test('a Move that gives up what the card needs is a step of its own', () => {
  const match = {
    order: ['p1', 'p2'],
    holdings: {},
    objectives: { p1: 'card_01' },
    claimed: {},
  } as unknown as MatchView;
  const needed = Object.keys(world().territories).find(id => {
    const leaving: Action = { ...move, origin: id, target: 'chile', assets: 1 };
    const held = { ...match, holdings: { [id]: ['p1', 1] } } as unknown as MatchView;
    return lossOf(held, leaving) !== null;
  })!;
  const held = {
    ...match,
    holdings: { [needed]: ['p1', 2], peru: ['p1', 2] },
  } as unknown as MatchView;
  const part: Action = { ...move, origin: needed, target: 'peru', assets: 1 };
  expect(wholeStep([part, part], held)).toEqual([part]);
});

test('all Moves of a step get an arrow', () => {
  const hint: Hinted = {
    ...{ type: 'Hinted', id: 'a', seq: 1, step: 3 },
    look: { type: 'Look', text: 'hint-look-guarded' },
  };
  const back: Action = { ...move, target: 'bolivia' };
  expect(marksOf(hint, [move, back], 4)).toEqual({
    territories: ['peru', 'chile', 'bolivia'],
    moves: [
      { origin: 'peru', target: 'chile', company: 4 },
      { origin: 'peru', target: 'bolivia', company: 4 },
    ],
  });
});

test('odds are those of the next step, never of a Clash after it', () => {
  const odds: Odds = {
    ...{ type: 'Odds', origin: 'bolivia', target: 'chile', attackers: 3, defenders: 1 },
    ...{ percent: 90, losses: 0.3 },
  };
  const hint: Hinted = {
    ...{ type: 'Hinted', id: 'a', seq: 1, step: 3, odds },
    look: { type: 'Look', text: 'hint-look-guarded' },
  };
  const clash: Action = { ...move, origin: 'bolivia' };
  expect(oddsNow(hint, [clash])).toBe(odds);
  expect(oddsNow(hint, [move, clash])).toBeNull();
  expect(oddsNow({ ...hint, step: 2 }, [])).toBe(odds);
  expect(oddsNow({ ...hint, step: 1 }, [])).toBeNull();
});

test('an attack is bold if it will probably fail', () => {
  const odds = (attackers: number, defenders: number): Odds => ({
    type: 'Odds',
    ...{ origin: 'peru', target: 'chile', attackers, defenders, percent: 0, losses: 0 },
  });
  expect(isBold(odds(2, 4))).toBe(true);
  expect(isBold(odds(6, 2))).toBe(false);
});
