import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Scene } from '../../table/scene';
import type { Step } from '../../table/matchStore.svelte';
import { hearChat, type Said } from '../chat/chatState.svelte';
import { Emotes } from './emotes.svelte';

vi.mock('../../texts/texts.svelte', () => ({ has: (id: string) => id === 'web-match-emoji-wow' }));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const said = (player: string, phrase: string, number: number): Said =>
  ({ player, phrase, number }) as Said;
const NOBODY: ReadonlySet<string> = new Set();
const scene = {
  seat: 'p1',
  players: [
    { id: 'p1', kind: 'person' },
    { id: 'p2', kind: 'bot' },
    { id: 'p3', kind: 'person' },
  ],
} as unknown as Scene;
const taking = (attacker: string, defender: string, turn: number): Step =>
  ({
    before: { turn },
    told: {
      events: [{ type: 'ClashFought', attacker, defender }, { type: 'TerritoryConquered' }],
    },
  }) as unknown as Step;

test('an emoji of somebody else rises for a while; old ones and other phrases do not', () => {
  const all = $state([said('p2', 'wow', 0)]);
  let muted = NOBODY;
  const emotes = new Emotes();
  const stop = $effect.root(() =>
    hearChat(
      () => all,
      fresh => emotes.hear(fresh, 'p1', muted),
    ),
  );
  const hear = (player: string, phrase: string): void => {
    all.push(said(player, phrase, all.length));
    flushSync();
  };
  flushSync();
  expect(emotes.now).toBeNull();
  hear('p1', 'wow');
  expect(emotes.now).toBeNull();
  hear('p3', 'hello');
  expect(emotes.now).toBeNull();
  muted = new Set(['p3']);
  hear('p3', 'wow');
  expect(emotes.now).toBeNull();
  muted = NOBODY;
  hear('p3', 'wow');
  expect(emotes.now).toMatchObject({ player: 'p3', phrase: 'wow' });
  vi.runAllTimers();
  expect(emotes.now).toBeNull();
  stop();
});

test('a bot shows one at most once in a Turn, when the viewer is concerned', () => {
  const emotes = new Emotes();
  emotes.watch(taking('p2', 'p3', 2), scene);
  emotes.watch(taking('p1', 'p3', 2), scene);
  expect(emotes.now).toBeNull();
  emotes.watch(taking('p1', 'p2', 2), scene);
  expect(emotes.now).toMatchObject({ player: 'p2', phrase: 'wow' });
  emotes.close();
  emotes.watch(taking('p2', 'p1', 2), scene);
  expect(emotes.now).toBeNull();
  emotes.watch(taking('p2', 'p1', 3), scene);
  expect(emotes.now).toMatchObject({ player: 'p2', phrase: 'smile' });
});
