import { expect, it, vi } from 'vitest';
import { isYours } from '../../table/facts';
import type { Scene } from '../../table/scene';
import type { Selection } from '../../table/selection.svelte';
import { promptFor, whyUnavailable } from './prompt';

vi.mock('../../texts/texts.svelte', () => ({ say: (id: string) => id }));

const scene = (isStandIn: boolean): Scene =>
  ({
    match: { phase: { type: 'ActionPhase', player: 'p1', ready: {} } },
    seat: 'p1',
    players: [{ id: 'p1', kind: 'person', isStandIn }],
    yours: { moves: { origins: { peru: { brazil: 1 } } } },
    options: {},
  }) as unknown as Scene;
const nothing = {} as Selection;

it('asks for nothing while a bot ends the phase', () => {
  expect(promptFor(scene(true), nothing)).toEqual({
    sentence: 'web-match-asked-stand-in',
    count: null,
    isYours: false,
  });
  expect(whyUnavailable(scene(true))).toBe('web-match-asked-stand-in');
  expect(isYours(scene(true))).toBe(false);
});

it('asks again when the bot is gone', () => {
  expect(promptFor(scene(false), nothing)).toMatchObject({
    sentence: 'web-match-asked-origin',
    isYours: true,
  });
  expect(isYours(scene(false))).toBe(true);
});
