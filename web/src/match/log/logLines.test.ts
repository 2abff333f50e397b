import { expect, test } from 'vitest';
import type { MatchTold, MatchView, Reason } from '../../protocol';
import { factsOf, filtered, withFacts, type Fact } from './logLines';

const placed = (player: string, territory: string): Fact => ({
  type: 'Placed',
  player,
  territories: [territory],
});

test('the Assets that a player places are one line', () => {
  const lines = withFacts([], [placed('p1', 'peru'), placed('p1', 'peru'), placed('p2', 'chile')]);
  expect(lines.map(line => line.type === 'Placed' && line.territories)).toEqual([
    ['peru', 'peru'],
    ['chile'],
  ]);
  expect(lines.map(line => line.number)).toEqual([0, 1]);
});

test('a Continent and its Territories are one line', () => {
  const [line, ...others] = withFacts(
    [],
    [
      { type: 'Deployed', player: 'p1', continent: 'africa', isDrawn: true, territories: [] },
      { type: 'Deployed', player: 'p1', continent: '', isDrawn: false, territories: ['egypt'] },
    ],
  );
  expect(others).toEqual([]);
  expect(line).toMatchObject({ continent: 'africa', isDrawn: true, place: 'egypt' });
});

test('the log can be filtered by player; Turns are always listed', () => {
  const lines = withFacts(
    [],
    [{ type: 'TurnBegan', turn: 2 }, placed('p1', 'peru'), placed('p2', 'chile')],
  );
  expect(filtered(lines, 'mine', 'p2').map(line => line.type)).toEqual(['TurnBegan', 'Placed']);
  expect(filtered(lines, 'player:p1', 'p2')[1]!.players).toEqual(['p1']);
  expect(filtered(lines, 'clashes', 'p2').map(line => line.type)).toEqual(['TurnBegan']);
});

const why = (territory: string): Reason => ({
  type: 'Reason',
  act: 'place',
  why: 'room',
  territory,
});

test('the reason of a bot is listed with its action, once', () => {
  const first = withFacts([], [placed('p1', 'peru')], why('peru'));
  const second = withFacts(first, [placed('p1', 'peru')], why('peru'));
  const [line] = withFacts(second, [placed('p1', 'chile')], why('chile'));
  expect(line!.whys).toEqual([why('peru'), why('chile')]);
});

test('consequences of an action have no reason', () => {
  const lines = withFacts([], [placed('p1', 'peru'), { type: 'TurnBegan', turn: 2 }], why('peru'));
  expect(lines.map(line => line.whys.length)).toEqual([1, 0]);
});

test('a Turn tells which news cards were set aside, if any', () => {
  const before = {
    holdings: {},
    phase: { type: 'NewsDraw', player: 'p1' },
    news: { type: 'News', open: { over: 1, stays: 2 }, opened: ['over', 'stays'] },
  } as unknown as MatchView;
  const continued = (open: Record<string, number>): MatchTold =>
    ({ events: [{ type: 'NewsContinued', open }], why: null }) as unknown as MatchTold;
  expect(factsOf(continued({ stays: 1 }), before)).toEqual([
    { type: 'NewsEnded', cards: ['over'] },
  ]);
  expect(factsOf(continued({ over: 1, stays: 1 }), before)).toEqual([]);
});
