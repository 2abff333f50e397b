import { expect, test } from 'vitest';
import type { MatchTold, MatchView } from '../../protocol';
import type { Scene } from '../../table/scene';
import { world } from '../../world/world';
import '../../world/testBoard';
import { MomentQueue, momentsOf } from './momentQueue.svelte';

const at = (phase: object, turn = 2): MatchView => ({ phase, turn }) as MatchView;

test('outdated moments are dropped', () => {
  const moments = new MomentQueue();
  moments.add([{ kind: 'yourTurn' }]);
  moments.outdate(at({ type: 'ActionPhase', player: 'p1' }), 'p1');
  expect(moments.now?.kind).toBe('yourTurn');
  moments.outdate(at({ type: 'ActionPhase', player: 'p2' }), 'p1');
  expect(moments.now).toBeNull();
});

test('after the end only eliminations are shown', () => {
  const moments = new MomentQueue();
  moments.add([
    { kind: 'turn', turn: 2, isLast: true },
    { kind: 'eliminated', player: 'p2', isYou: false },
  ]);
  moments.outdate(at({ type: 'Finished' }), 'p1');
  expect(moments.now?.kind).toBe('eliminated');
});

test('whoever waits for all moments goes on, also if the last one is outdated', async () => {
  const moments = new MomentQueue();
  moments.add([{ kind: 'yourTurn' }, { kind: 'lastTurn', turn: 3 }]);
  const shown = moments.allShown();
  moments.done(moments.now!.number);
  moments.outdate(at({ type: 'Finished' }), 'p1');
  await shown;
  await moments.allShown();
  expect(moments.now).toBeNull();
});

test('Trade with China says who may claim', () => {
  const event = { type: 'TradeBegan', claims: { p1: 0, p2: 1 } };
  const told = { events: [event] } as unknown as MatchTold;
  const before = { objectives: {} } as unknown as MatchView;
  const seen = (seat: string) => momentsOf(told, before, before, { seat } as unknown as Scene);
  expect(seen('p1')).toEqual([{ kind: 'trade', claimants: ['p2'], isYou: false }]);
  expect(seen('p2')).toEqual([{ kind: 'trade', claimants: ['p2'], isYou: true }]);
});

test('an Application that is completed, and one that is lost', () => {
  const [card, { applications }] = Object.entries(world().objectives)[0]!;
  const { id, points, materials } = world().applications[applications[0]!]!;
  const holding = (claimed: string[]): MatchView => {
    const match: object = { holdings: {}, claimed: { p1: claimed }, objectives: { p1: card } };
    return { ...at({}), ...match };
  };
  const [without, having] = [holding([]), holding(materials)];
  const seen = (before: MatchView, after: MatchView) =>
    momentsOf({ events: [] } as unknown as MatchTold, before, after, {
      seat: 'p1',
    } as unknown as Scene);
  expect(seen(without, having)).toContainEqual({
    ...{ kind: 'complete', application: id, points, total: points },
  });
  expect(seen(having, without)).toContainEqual({
    ...{ kind: 'lost', application: id, points, total: 0 },
  });
});
