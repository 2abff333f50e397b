import '../world/testBoard';
import { expect, it, vi } from 'vitest';
import { matchLog } from '../connection/api';
import type { Listener } from '../connection/connection';
import { logLinesOf } from '../match/log/logLines';
import type { MatchTold, MatchView, ServerMessage, Snapshot } from '../protocol';
import { LiveTable } from './liveTable.svelte';
import { Cursor } from './matchStore.svelte';
import { played } from './view';

let listener: Listener;
vi.mock('../connection/connection', () => ({
  Connection: class {
    constructor(_tokens: string[], _seat: string | null, given: Listener) {
      listener = given;
    }
    order = () => new Promise(() => undefined);
  },
}));
vi.mock('../texts/texts.svelte', () => ({ say: (id: string) => id }));
vi.mock('../connection/api', async original => ({
  ...(await original<typeof import('../connection/api')>()),
  matchLog: vi.fn<typeof matchLog>(),
}));

const BEGINNING = {
  ...{ order: ['p1', 'p2'], turn: 1, holdings: {}, claimed: {}, eliminated: [] },
  ...{ objectives: {}, next_investments: {}, phase: { type: 'InitialPlacement', player: 'p1' } },
} as unknown as MatchView;
const step = (index: number): MatchTold =>
  ({
    ...{ type: 'MatchTold', by: 'person', phase: BEGINNING.phase, next_investments: {} },
    events: [{ type: 'AssetPlaced', player: index % 2 ? 'p2' : 'p1', territory: `t${index}` }],
  }) as unknown as MatchTold;
const STEPS = Array.from({ length: 70 }, (_, index) => step(index));
const matchAfter = (steps: number): MatchView => STEPS.slice(0, steps).reduce(played, BEGINNING);

const snapshot = (steps: number): Snapshot =>
  ({
    ...{ type: 'Snapshot', seq: steps, head: `h${steps}`, seat: 'p1', yours: { type: 'Yours' } },
    table: { id: 't', status: 'playing', seats: [], names: {}, present: [], settings: {} },
    match: matchAfter(steps),
  }) as unknown as Snapshot;
const told = (steps: number): ServerMessage => ({
  type: 'Told',
  seq: steps,
  head: `h${steps}`,
  change: STEPS[steps - 1]!,
});
const takenBack = (seq: number, steps: number): ServerMessage => ({
  ...{ type: 'Told', seq, head: `h${seq}` },
  change: { type: 'TakenBack', match: matchAfter(steps) },
});

const answer = (steps: number): void =>
  void vi
    .mocked(matchLog)
    .mockResolvedValue({ seq: steps, match: BEGINNING, steps: STEPS.slice(0, steps) });

/** A table that was watched from the start until five actions were told. */
function watched(): LiveTable {
  answer(0);
  const live = new LiveTable(['token'], () => null);
  listener.onMessage(snapshot(0));
  expect(live.store.steps).toEqual([]);
  for (let steps = 1; steps <= 5; steps++) listener.onMessage(told(steps));
  return live;
}

const territories = (live: LiveTable): string[] =>
  live.store.steps.flatMap(({ told: { events } }) =>
    events.map(event => (event.type === 'AssetPlaced' ? event.territory : '')),
  );
const all = (steps: number): string[] => STEPS.slice(0, steps).map((_, index) => `t${index}`);

it.each([1, 5, 60])('after a reconnect that missed %i actions, none is missing', async missed => {
  const live = watched();
  answer(5 + missed);
  listener.onMessage(snapshot(5 + missed));
  listener.onMessage(told(6 + missed));
  await vi.waitFor(() => expect(territories(live)).toEqual(all(6 + missed)));
  const lines = logLinesOf(live.store.steps).flatMap(line =>
    line.type === 'Placed' ? line.territories : [],
  );
  expect(lines).toEqual(all(6 + missed));
});

it('an action that is taken back after a reconnect is the last one', async () => {
  const live = watched();
  answer(8);
  listener.onMessage(snapshot(8));
  await vi.waitFor(() => expect(territories(live)).toEqual(all(8)));
  listener.onMessage(takenBack(9, 7));
  await vi.waitFor(() => expect(territories(live)).toEqual(all(7)));
});

it('the log is asked for until the server answers', async () => {
  vi.useFakeTimers();
  const live = watched();
  vi.mocked(matchLog).mockRejectedValue(new Error('unreachable'));
  listener.onMessage(snapshot(8));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(territories(live)).toEqual(all(5));
  answer(8);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(territories(live)).toEqual(all(8));
  vi.useRealTimers();
});

it('a Snapshot of the same moment asks for nothing', () => {
  vi.mocked(matchLog).mockClear();
  watched();
  listener.onMessage(snapshot(5));
  expect(matchLog).toHaveBeenCalledTimes(1); // by the first
});

it('the log of a page that is opened later is complete, with what is told meanwhile', async () => {
  const live = new LiveTable(['token'], () => null);
  answer(9);
  listener.onMessage(snapshot(8));
  expect(live.store.steps).toEqual([]);
  listener.onMessage(told(9)); // the answer includes it
  listener.onMessage(told(10));
  await vi.waitFor(() => expect(territories(live)).toEqual(all(10)));
  expect(live.store.steps.map(({ seq }) => seq).slice(-3)).toEqual([0, 9, 10]);
});

it('what is told is read once, and what was missed is not', async () => {
  const live = watched();
  const cursor = new Cursor(live.store.steps);
  listener.onMessage(told(6));
  listener.onMessage(told(7));
  expect(cursor.read(live.store.steps).map(({ seq }) => seq)).toEqual([6, 7]);
  answer(20);
  listener.onMessage(snapshot(20));
  await vi.waitFor(() => expect(territories(live)).toEqual(all(20)));
  expect(cursor.read(live.store.steps)).toEqual([]);
  listener.onMessage(told(21));
  expect(cursor.read(live.store.steps).map(({ seq }) => seq)).toEqual([21]);
});
