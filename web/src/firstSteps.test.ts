import { beforeEach, expect, test, vi } from 'vitest';
import type { Step } from './table/matchStore.svelte';
import { FirstSteps, isFirstVisit } from './firstSteps.svelte';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

test('a card is dealt once, also after reconnecting', () => {
  expect(isFirstVisit()).toBe(true);
  const first = new FirstSteps();
  first.deal('card_01', ['p1', 'p2', 'p3']);
  expect(first).toMatchObject({ dealt: 'card_01', isFirst: true });
  const again = new FirstSteps();
  again.deal('card_01', ['p1', 'p2', 'p3']);
  expect(again.dealt).toBeNull();
  expect(isFirstVisit()).toBe(false);
});

test('the next match deals again, but nothing is new on this device', () => {
  new FirstSteps().deal('card_01', ['p1', 'p2', 'p3']);
  const next = new FirstSteps();
  next.deal('card_02', ['p1', 'p2', 'p3']);
  expect(next).toMatchObject({ dealt: 'card_02', isFirst: false });
});

test('how to move is said until somebody has moved on this device', () => {
  const first = new FirstSteps();
  expect(first.hasMoved).toBe(false);
  const moved = { type: 'AssetsMoved', player: 'p1' };
  const step = { told: { events: [moved] } } as unknown as Step;
  first.hear(step, 'p2');
  expect(first.hasMoved).toBe(false);
  first.hear(step, 'p1');
  first.deal('card_01', ['p1', 'p2', 'p3']);
  expect(new FirstSteps().hasMoved).toBe(true);
});
