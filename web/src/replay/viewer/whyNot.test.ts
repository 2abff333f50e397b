import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import type { MatchView } from '../../protocol';
import { movesIn, WhyNot } from './whyNot.svelte';

vi.mock('../../world/world', () => ({
  world: () => ({
    territories: {
      peru: { neighbours: ['chile', 'brazil'] },
      chile: { neighbours: ['peru'] },
    },
  }),
}));

const FILE = new Uint8Array(readFileSync('src/replay/fixtures/with-bots.jsonl'));
const FIRST = { type: 'ChooseTerritory', player: 'p2', territory: 'chile' } as const;

test('what was played next, and nothing where nobody chose', () => {
  const whyNot = new WhyNot(FILE);
  expect(whyNot.played(1)).toEqual(FIRST);
  expect(whyNot.played(100_000)).toBeNull();
});

test('the server gets the lines before the decision, without the proof of the dice', async () => {
  const sent: string[] = [];
  vi.stubGlobal('fetch', (path: string, { body }: { body: string }) => {
    sent.push(path, body);
    return Promise.resolve(Response.json({ type: 'Comparison', verdict: 'best' }));
  });
  const whyNot = new WhyNot(FILE);
  await whyNot.ask(1, FIRST);
  expect(whyNot.about(1, FIRST)).toMatchObject({ verdict: 'best' });
  expect(whyNot.about(2, FIRST)).toBeNull();
  const { replay, action } = JSON.parse(sent[1]!) as { replay: string; action: unknown };
  expect([sent[0], action]).toEqual(['/api/replays/why-not', FIRST]);
  const lines = replay.trimEnd().split('\n');
  expect(lines).toHaveLength(2);
  expect(lines[0]).not.toContain('proof');
});

test('a refusal is an answer too', async () => {
  const refused = () => Promise.resolve(Response.json({ code: 'too_fast' }, { status: 429 }));
  vi.stubGlobal('fetch', refused);
  const whyNot = new WhyNot(FILE);
  await whyNot.ask(1, FIRST);
  expect(whyNot.about(1, FIRST)).toEqual({ code: 'too_fast' });
});

test.each([
  [false, { peru: { chile: 5, brazil: 3 }, chile: { peru: 1 } }],
  [true, { peru: { chile: 4, brazil: 3 } }], // R4.9
])('Moves: ready Assets, three in a Clash (R4.6); one stays: %s', (leave_one_behind, origins) => {
  const match = {
    phase: { type: 'ActionPhase', player: 'p1', ready: { peru: 5, chile: 1 } },
    holdings: { peru: ['p1', 5], chile: ['p1', 1], brazil: ['p2', 2] },
  } as unknown as MatchView;
  expect(movesIn(match, { leave_one_behind }).moves?.origins).toEqual(origins);
});
