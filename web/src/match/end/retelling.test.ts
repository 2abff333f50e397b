import '../../world/testBoard';
import { expect, test } from 'vitest';
import type { MatchTold, MatchView } from '../../protocol';
import { stepsOf } from '../../table/matchStore.svelte';
import { world } from '../../world/world';
import { isComeback, pointsBySteps, retold, swingsOf } from './retelling';

test('the peaks, the lows and the end', () => {
  expect(retold([0, 6, 34, 40, 34, 0, 0, 27])).toEqual([40, 0, 27]);
  expect(retold([12, 20, 20])).toEqual([]); // it only rose
  expect(retold([30, 24])).toEqual([30, 24]);
  expect(retold([30, 22, 30, 10])).toEqual([30, 22, 30, 10]);
  expect(retold([])).toEqual([]);
});

test('a comeback ends with a rise', () => {
  expect(isComeback([40, 0, 27])).toBe(true);
  expect(isComeback([40, 0])).toBe(false);
  expect(isComeback([40, 10, 12])).toBe(false);
});

test('a Territory that was won and lost again, with its points', () => {
  const { applications, objectives, territories } = world();
  const places = Object.values(territories);
  const home = (material: string): string =>
    places.find(one => one.materials.includes(material))!.id;
  const { id, points, materials } = Object.values(applications).find(
    one => one.points >= 8 && one.materials.length > 1,
  )!;
  const card = Object.values(objectives).find(one => one.applications.includes(id))!.id;
  const last = home(materials[0]!);
  const others = materials.map(home).filter(place => place !== last);
  const start = {
    ...{ order: ['p1', 'p2'], turn: 2, claimed: {}, eliminated: [], next_investments: {} },
    holdings: Object.fromEntries(others.map(place => [place, ['p1', 1]])),
    ...{ objectives: { p1: card }, phase: { type: 'ActionPhase', player: 'p1' } },
  } as unknown as MatchView;
  const told = (...events: object[]): MatchTold =>
    ({ events, phase: start.phase, next_investments: {} }) as unknown as MatchTold;
  const steps = stepsOf(start, [
    told({ type: 'AssetsMoved', player: 'p1', origin: others[0], target: last, assets: 0 }),
    told({ type: 'AssetPlaced', player: 'p1', territory: last }),
    told({ type: 'TurnBegan', turn: 3 }),
    told(
      {
        ...{ type: 'ClashFought', attacker: 'p2', defender: 'p1', origin: others[0], target: last },
        ...{ attacker_losses: 0, defender_losses: 1 },
      },
      { type: 'TerritoryConquered', player: 'p2', territory: last, assets: 1 },
    ),
  ]);
  expect(pointsBySteps(steps, 'p1').map(now => now >= points)).toEqual([false, true, true, false]);
  expect(swingsOf(steps, 'p2')).toEqual([]);
  const [won, lost] = swingsOf(steps, 'p1');
  expect(won).toMatchObject({ n: 2, turn: 2, taken: null });
  expect(won!.materials).toContain(materials[0]);
  expect(lost).toMatchObject({ n: 4, turn: 3, taken: { player: 'p2', territory: last } });
  expect(lost!.before - lost!.after).toBeGreaterThanOrEqual(8);
});
