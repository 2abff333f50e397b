import '../../world/testBoard';
import { expect, test } from 'vitest';
import type { MatchLog } from '../../connection/api';
import type { MatchTold, MatchView } from '../../protocol';
import { TableLog } from './tableLog.svelte';

const BEGINNING = {
  ...{ order: ['p1', 'p2'], turn: 1, holdings: {}, claimed: {}, eliminated: [] },
  ...{ objectives: {}, next_investments: {}, phase: { type: 'InitialPlacement', player: 'p1' } },
} as unknown as MatchView;
const placed = (territory: string): MatchTold =>
  ({
    events: [{ type: 'AssetPlaced', player: 'p1', territory }],
    phase: BEGINNING.phase,
    next_investments: {},
  }) as unknown as MatchTold;
const log = (seq: number, ...territories: string[]): MatchLog => ({
  ...{ seq, match: BEGINNING, steps: territories.map(placed) },
});
const told = ({ lines }: TableLog): unknown =>
  lines.flatMap(line => (line.type === 'Placed' ? line.territories : []));

test('after a reload the log is complete, including steps that arrived meanwhile', async () => {
  const table = new TableLog();
  let answer!: (log: MatchLog) => void;
  const fetched = table.fetch(() => new Promise(resolve => (answer = resolve)));
  table.tell(8, placed('peru'), BEGINNING, BEGINNING);
  table.tell(9, placed('chile'), BEGINNING, BEGINNING);
  answer(log(8, 'mexico', 'peru'));
  await fetched;
  expect(told(table)).toEqual(['mexico', 'peru', 'chile']);
  expect(table.history).toHaveLength(3);
});

test('steps in the answer are not added twice', async () => {
  const table = new TableLog();
  await table.fetch(() => Promise.resolve(log(9, 'mexico', 'peru')));
  table.tell(9, placed('peru'), BEGINNING, BEGINNING);
  table.tell(10, placed('chile'), BEGINNING, BEGINNING);
  expect(told(table)).toEqual(['mexico', 'peru', 'chile']);
});

test('while dice roll, the log is as it was before them', () => {
  const table = new TableLog();
  for (const [seq, territory] of ['mexico', 'peru', 'chile'].entries())
    table.tell(seq + 1, placed(territory), BEGINNING, BEGINNING);
  const then = table.before(2).flatMap(line => (line.type === 'Placed' ? line.territories : []));
  expect(then).toEqual(['mexico']);
});
