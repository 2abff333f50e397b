import { expect, test } from 'vitest';
import type { Scene } from '../../table/scene';
import type { Action } from '../../table/liveTable.svelte';
import { ActionQueue } from './actionQueue.svelte';

const place: Action = { type: 'PlaceAsset', player: 'p1', territory: 'peru' };
const end: Action = { type: 'EndActionPhase', player: 'p1' };

function table(toPlace: number) {
  const state = { toPlace, sent: [] as unknown[] };
  let answered: (() => void) | undefined;
  const scene = () =>
    ({
      match: { phase: { type: 'InvestmentPhase', player: 'p1', to_place: { p1: state.toPlace } } },
      seat: 'p1',
      players: [],
      yours: { type: 'Yours', may_take_back: true },
    }) as unknown as Scene;
  const orders = new ActionQueue(scene, wish => {
    state.sent.push(wish);
    return new Promise<void>(resolve => (answered = resolve));
  });
  const answer = async () => {
    answered?.();
    await Promise.resolve();
    await Promise.resolve();
  };
  return { state, orders, answer };
}

test('actions during a pending order are sent after it', async () => {
  const { state, orders, answer } = table(3);
  orders.ask(place);
  orders.ask(place);
  orders.ask('takeBack');
  expect(state.sent).toEqual([place]);
  await answer();
  await answer();
  expect(state.sent).toEqual([place, place, 'takeBack']);
});

test('actions that are no longer legal are not sent', async () => {
  const { state, orders, answer } = table(1);
  orders.ask(place);
  orders.ask(place);
  state.toPlace = 0;
  await answer();
  expect(state.sent).toEqual([place]);
});

test('a double click ends the phase once', async () => {
  const { state, orders, answer } = table(1);
  orders.ask(end);
  orders.ask(end);
  await answer();
  expect(state.sent).toEqual([end]);
});
