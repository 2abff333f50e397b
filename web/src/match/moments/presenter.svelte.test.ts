import '../../world/testBoard';
import { flushSync } from 'svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import type { BoardHandle } from '../../board/board';
import type { MatchView } from '../../protocol';
import { MatchStore } from '../../table/matchStore.svelte';
import type { Scene } from '../../table/scene';
import { NOTHING, played } from '../../table/view';
import { Presenter } from './presenter.svelte';

vi.mock('../../preferences.svelte', () => ({
  preferences: { pace: 'normal' },
  isStill: () => true,
}));
vi.mock('../../sound/sound', () => ({ sound: () => Promise.resolve() }));
vi.mock('./flight', () => ({ flyToCard: () => undefined, gainedFor: () => [] }));

const BEGINNING = {
  ...{ order: ['p1', 'p2'], turn: 1, claimed: {}, eliminated: [], objectives: {} },
  ...{ holdings: { peru: ['p1', 5], brazil: ['p2', 2] }, next_investments: {} },
  phase: { type: 'ActionPhase', player: 'p1', ready: {} },
} as unknown as MatchView;
const CLASH = {
  ...{ type: 'ClashFought', attacker: 'p1', defender: 'p2', origin: 'peru', target: 'brazil' },
  ...{ attacker_dice: [6], defender_dice: [1], attacker_losses: 0, defender_losses: 1 },
};
const PLACED = { type: 'AssetPlaced', player: 'p2', territory: 'brazil' };

/** A screen that shows a match, and what its map was told to animate. */
function screen(seat: string) {
  const store = new MatchStore();
  let match = $state.raw(BEGINNING);
  const animated: string[] = [];
  const board = {
    animate: ({ type }: { type: string }) => (animated.push(type), Promise.resolve()),
    frame: () => undefined,
  } as unknown as BoardHandle;
  const scene = (): Scene => ({ match, seat, players: [], yours: NOTHING, options: {} });
  const presenter = new Presenter(
    scene,
    () => store.steps,
    () => board,
  );
  const stop = $effect.root(() => {
    $effect.pre(() => presenter.follow());
  });
  const happen = (...events: object[]): void => {
    const told = { events, phase: match.phase, next_investments: {} } as never;
    const before = match;
    match = played(before, told);
    store.add({ seq: store.steps.length + 1, told, before, after: match, yours: NOTHING });
    flushSync();
  };
  const assetsShown = (): unknown => presenter.shown.match.holdings.brazil;
  return { store, presenter, happen, animated, assetsShown, stop };
}

beforeEach(() => {
  vi.stubGlobal('document', { hidden: false });
});

test('while dice roll, the match is shown as it was before them, and the rest waits', () => {
  const { store, presenter, happen, animated, assetsShown, stop } = screen('p1');
  happen(CLASH);
  happen(PLACED);
  expect([assetsShown(), presenter.isHolding, animated]).toEqual([['p2', 2], true, []]);
  expect(presenter.steps).toEqual([]);
  presenter.release();
  expect([assetsShown(), presenter.isHolding]).toEqual([['p2', 2], false]);
  expect(animated).toEqual(['ClashFought', 'AssetPlaced']);
  expect(presenter.steps).toEqual(store.steps);
  stop();
});

test('a Clash that is closed before its dice have settled is shown at once', () => {
  const { presenter, happen, animated, stop } = screen('p1');
  happen(CLASH);
  presenter.done(presenter.moments.now!.number);
  expect([presenter.isHolding, animated]).toEqual([false, ['ClashFought']]);
  stop();
});

test('what is taken back while dice roll is never shown', () => {
  const { store, presenter, happen, animated, stop } = screen('p1');
  happen(CLASH);
  happen(PLACED);
  store.takeBack();
  flushSync();
  presenter.release();
  expect(animated).toEqual(['ClashFought']);
  stop();
});

test('of what was missed nothing is animated', () => {
  const { store, presenter, animated, stop } = screen('p1');
  const told = { events: [CLASH], phase: BEGINNING.phase, next_investments: {} } as never;
  store.replace(BEGINNING, [told, told]);
  flushSync();
  expect([presenter.isHolding, animated]).toEqual([false, []]);
  expect(presenter.steps).toHaveLength(2);
  stop();
});

test('with too many steps behind the dice, everything is shown at once', () => {
  const { presenter, happen, assetsShown, stop } = screen('p1');
  happen(CLASH);
  for (let step = 0; step < 15; step++) happen(PLACED);
  expect([presenter.isHolding, assetsShown()]).toEqual([false, ['p2', 16]]);
  expect(presenter.moments.now).toBeNull();
  stop();
});
