import '../../world/testBoard';
import { expect, test } from 'vitest';
import type { Scene } from '../../table/scene';
import { world } from '../../world/world';
import { materialRows } from './materialRows';
import { costOf, payersOf, priceOf, recyclable, Recycling } from './recycling.svelte';

const [card, { applications }] = Object.entries(world().objectives)[0]!;
const { materials } = world().applications[applications[0]!]!;
const copper = 'copper';
const price = priceOf(copper);

/** Peru and Brazil can pay for copper; Peru has no more than that. */
const scene = {
  seat: 'p1',
  match: {
    holdings: { peru: ['p1', price], brazil: ['p1', price + 1] },
    claimed: {},
    objectives: { p1: card },
    phase: { type: 'ActionPhase', player: 'p1', ready: { peru: price, brazil: price } },
  },
  yours: { choices: { recycling: { peru: [copper], brazil: [copper] } } },
} as unknown as Scene;

test('the server lists what may be recycled', () => {
  expect(price).toBeGreaterThanOrEqual(2);
  expect([...recyclable(scene.yours)]).toEqual([copper]);
  expect([...recyclable({ type: 'Yours' })]).toEqual([]);
});

test('a Territory that keeps an Asset pays first', () => {
  expect(payersOf(scene, copper)).toEqual(['brazil', 'peru']);
  expect(costOf(scene, 'brazil', copper)).toBeNull();
  expect(costOf(scene, 'peru', copper)?.materials).toEqual(
    expect.arrayContaining(world().territories.peru!.materials),
  );
});

test('another one that can pay may be chosen, and nothing else', () => {
  const recycling = new Recycling(() => scene);
  recycling.open();
  expect(recycling.origin).toBeNull();
  recycling.pick(copper);
  expect(recycling.origin).toBe('brazil');
  expect(recycling.payFrom('mexico')).toBe(false);
  expect(recycling.payFrom('peru')).toBe(true);
  expect(recycling.origin).toBe('peru');
});

test('it closes when nothing can be recycled any more', () => {
  let now = scene;
  const recycling = new Recycling(() => now);
  recycling.open();
  recycling.pick(copper);
  recycling.keepWhatHolds();
  expect(recycling.isOpen).toBe(true);
  now = { ...scene, yours: { type: 'Yours' } };
  recycling.keepWhatHolds();
  expect([recycling.isOpen, recycling.material]).toEqual([false, null]);
});

test('Materials that complete an Application come first', () => {
  const last = materials[0]!;
  const match = { ...scene.match, holdings: {}, claimed: { p1: materials.slice(1) } };
  const other = Object.keys(world().materials).find(
    one => !materialRows(match, 'p1', [one])[0]!.uses.length,
  )!;
  const rows = materialRows(match, 'p1', [other, last]);
  expect(rows.map(({ material }) => material)).toEqual([last, other]);
  expect(rows[0]!.completes).toContain(applications[0]);
});
