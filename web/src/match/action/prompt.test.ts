import { expect, it, vi } from 'vitest';
import { isYours } from '../../table/facts';
import type { Scene } from '../../table/scene';
import { testWorld } from '../../world/testBoard';
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
  expect(whyUnavailable(scene(true), 'africa')).toBe('web-match-asked-stand-in');
  expect(isYours(scene(true))).toBe(false);
});

it('asks again when the bot is gone', () => {
  expect(promptFor(scene(false), nothing)).toMatchObject({
    sentence: 'web-match-asked-origin',
    isYours: true,
  });
  expect(isYours(scene(false))).toBe(true);
});

it('says the one reason why a Continent is shut (R3.3, R3.5)', () => {
  const [here, there, empty] = testWorld.continents.map(({ id, territories }) => ({
    id,
    first: territories[0]!,
    second: territories[1]!,
  }));
  const choosing = (holdings: object, continents: string[]): Scene =>
    ({
      match: {
        phase: { type: 'ContinentChoice', player: 'p1', round: 'second' },
        order: ['p1', 'p2', 'p3'],
        holdings,
      },
      seat: 'p1',
      players: [],
      yours: { choices: { continents } },
      options: {},
    }) as unknown as Scene;
  const own = { [here!.first]: ['p1', 1] };
  const one = { [there!.first]: ['p2', 1] };
  const two = { ...one, [there!.second]: ['p3', 1] };
  const why = (scene: Scene, id: string): string =>
    whyUnavailable(scene, id).replace('web-match-why-continent-', '');
  expect(why(choosing(own, [there!.id]), here!.id)).toBe('own');
  expect(why(choosing(two, [empty!.id]), there!.id)).toBe('full');
  expect(why(choosing(one, [empty!.id]), there!.id)).toBe('free');
  expect(why(choosing(one, [there!.id]), empty!.id)).toBe('room');
});
