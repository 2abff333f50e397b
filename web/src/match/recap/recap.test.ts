import '../../world/testBoard';
import { expect, test } from 'vitest';
import type { MatchTold, MatchView } from '../../protocol';
import { NOTHING, played } from '../../table/view';
import { world } from '../../world/world';
import type { Step } from '../../table/matchStore.svelte';
import { recapOf } from './recap';

const [card, { applications }] = Object.entries(world().objectives)[0]!;
const { materials, points } = world().applications[applications[0]!]!;
const places = Object.values(world().territories);
const home = (material: string) => places.find(one => one.materials.includes(material))!;
const lost = home(materials[0]!);
const origin = lost.neighbours[0]!;

const phase = (player: string): MatchView['phase'] =>
  ({ type: 'ActionPhase', player, ready: {} }) as unknown as MatchView['phase'];
const BEFORE = {
  ...{ order: ['p1', 'p2'], turn: 2, claimed: {}, eliminated: [], next_investments: {} },
  phase: phase('p1'),
  holdings: {
    ...Object.fromEntries(materials.map(one => [home(one).id, ['p1', 1]])),
    [origin]: ['p2', 9],
  },
  objectives: {},
} as unknown as MatchView;
const step = (before: MatchView, next: string, events: unknown[]): Step => {
  const told = { by: 'bot', events, phase: phase(next), next_investments: {} };
  const after = played(before, told as unknown as MatchTold);
  return { seq: 0, told: told as unknown as MatchTold, before, after, yours: NOTHING };
};
const attack = (defenderLosses: number): unknown => ({
  ...{ type: 'ClashFought', attacker: 'p2', defender: 'p1', origin, target: lost.id },
  ...{ attacker_dice: [6], defender_dice: [1] },
  ...{ attacker_losses: 1 - defenderLosses, defender_losses: defenderLosses },
});
const ended = step(BEFORE, 'p2', []);

test('a Territory that was lost, and the points that it cost', () => {
  const conquered = { type: 'TerritoryConquered', player: 'p2', territory: lost.id, assets: 3 };
  const taken = step(ended.after, 'p1', [attack(1), conquered]);
  const recap = recapOf([ended, taken], 'p1', card);
  expect(recap?.lines[0]).toMatchObject({ kind: 'lost', territory: lost.id, rival: 'p2' });
  expect(recap?.lines[0]?.consequence?.points).toBeGreaterThanOrEqual(points);
  expect(recap!.points.before - recap!.points.after).toBeGreaterThanOrEqual(points);
});

test('one that was held, and is still threatened', () => {
  const repelled = step(ended.after, 'p1', [attack(0)]);
  const { lines } = recapOf([ended, repelled], 'p1', card)!;
  expect(lines[0]).toMatchObject({ kind: 'held', losses: [1, 0] });
  expect(lines.at(-1)).toMatchObject({ kind: 'risk' });
});

test('nothing, if nobody attacked', () => {
  expect(recapOf([ended, step(ended.after, 'p1', [])], 'p1', card)).toBeNull();
  expect(recapOf([], 'p1', card)).toBeNull();
});
