import { expect, test, vi } from 'vitest';
import type { Reason } from '../../protocol';
import type { Player } from '../../table/scene';
import { actionText, hintReasonText, reasonText, whyTexts } from './reasons';

// Ids with their arguments in place of words.
vi.mock('../../texts/texts.svelte', () => {
  const say = (id: string, args: Record<string, unknown> = {}): string =>
    `${id}(${Object.entries(args)
      .map(([name, value]) => `${name}=${String(value)}`)
      .join(', ')})`;
  const plain = (id: string): string => id;
  return {
    say,
    listed: (items: string[]) => items.join(' + '),
    territoryName: plain,
    continentName: plain,
    materialName: plain,
    applicationName: plain,
  };
});

const PLAYERS = [{ id: 'p2', name: 'Blue Quarry' }] as Player[];
const attack: Reason = {
  type: 'Reason',
  act: 'attack',
  why: 'weakens',
  territory: 'mexico',
  player: 'p2',
  percent: 79,
};
const place = (territory: string, why: Reason['why']): Reason => ({
  type: 'Reason',
  act: 'place',
  why,
  territory,
});

test('a reason is what was done and why, with the same arguments', () => {
  const words = 'territory=mexico, player=Blue Quarry, percent=79';
  expect(reasonText(attack, PLAYERS)).toBe(
    `bot-reason(act=bot-act-attack(${words}), why=bot-why-weakens(${words}))`,
  );
});

test('zeros are told, missing names are left out', () => {
  expect(reasonText({ ...attack, percent: 0, player: null }, [])).toContain(
    'bot-act-attack(territory=mexico, percent=0)',
  );
});

test('without a reason only the act is told', () => {
  expect(reasonText(place('peru', 'untold'), [])).toBe('bot-act-place(territory=peru)');
  expect(whyTexts([place('peru', 'untold'), place('chile', 'materials')], [])).toEqual([]);
  expect(whyTexts([{ ...attack, why: 'untold' }], PLAYERS)).toEqual([
    'bot-act-attack(territory=mexico, player=Blue Quarry, percent=79)',
  ]);
});

test('the log lists the same reason once, without the act', () => {
  const why = 'bot-why-room(territory=peru)';
  expect(whyTexts([place('peru', 'room'), place('peru', 'room')], [])).toEqual([why]);
});

test('different reasons name their subjects', () => {
  const texts = whyTexts([place('peru', 'room'), place('chile', 'income')], []);
  expect(texts).toEqual([
    'bot-reason(act=peru, why=bot-why-room(territory=peru))',
    'bot-reason(act=chile, why=bot-why-income(territory=chile))',
  ]);
});

test('an attack always tells its odds', () => {
  expect(whyTexts([attack], PLAYERS)[0]).toContain('bot-act-attack');
});

test('an action is told by its names and its Assets', () => {
  const move = { type: 'Move', player: 'p1', origin: 'peru', target: 'chile', assets: 3 } as const;
  expect(actionText(move)).toBe('web-bots-do-move(origin=peru, target=chile, assets=3)');
  expect(actionText(move, 2)).toMatch(/^web-bots-times.*times=2/);
  const placing = { type: 'PlaceAsset', player: 'p1', territory: 'peru' } as const;
  expect(actionText(placing, 4)).toBe('web-bots-do-place(territory=peru, assets=4)');
  expect(actionText({ type: 'EndTrade', player: 'p1' })).toBe('web-match-end-trade()');
});

test('an empty reason is left out', () => {
  expect(whyTexts([place('peru', 'untold'), place('chile', 'materials')], [])).toEqual([]);
  expect(reasonText(place('peru', 'untold'), [])).toBe('bot-act-place(territory=peru)');
  expect(hintReasonText(place('peru', 'materials'), [])).toBe('');
});
