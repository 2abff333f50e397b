import '../../world/testBoard';
import { expect, test, vi } from 'vitest';
import type { Hinted, Hints } from '../../protocol';
import type { Action } from '../../table/liveTable.svelte';
import type { Reply } from '../../connection/connection';
import { Adviser } from './adviser.svelte';

type Source = ConstructorParameters<typeof Adviser>[0];

const place = (territory: string): Action => ({ type: 'PlaceAsset', player: 'p1', territory });
const PLAN = [place('peru'), place('peru'), place('chile')];

/** A table at which p1 has to decide; `answer` delivers the hint. */
function table(hints: Hints = 'all', phase = 'InvestmentPhase') {
  const asked: { step: number; resolve: (reply: Reply) => void }[] = [];
  const live = {
    seq: 7,
    seat: 'p1' as string | null,
    isAwaited: true,
    hinted: null as Hinted | null,
    table: { status: 'playing', settings: { type: 'Settings', hints } },
    scene: {
      match: { phase: { type: phase, player: 'p1' }, holdings: {} },
      options: {},
      players: [],
    },
    request: ({ step }: { step: number }) =>
      new Promise<Reply>(resolve => asked.push({ step, resolve })),
  };
  const adviser = new Adviser(live as unknown as Source);
  const answer = async (step: number): Promise<void> => {
    const { resolve } = asked.pop()!;
    live.hinted = {
      ...{ type: 'Hinted', id: 'a', seq: live.seq, step },
      look: { type: 'Look', text: 'hint-look-begin' },
      plan: step === 3 ? PLAN : [],
      has_clash: phase === 'ActionPhase',
    };
    resolve({ type: 'Applied', id: 'a', seq: live.seq });
    await Promise.resolve();
  };
  const placed = (territory: string, next = phase): void => {
    live.seq += 1;
    const event = { type: 'AssetPlaced', player: 'p1', territory } as const;
    const told = { events: [event], phase: { type: next } };
    adviser.advance({ seq: live.seq, told, before: { phase: { type: phase } } } as never);
  };
  return { live, asked, adviser, answer, placed };
}

test('step by step, as far as the host allows', async () => {
  const { adviser, answer } = table('odds', 'ActionPhase');
  expect([adviser.isOpen, adviser.next]).toEqual([false, 1]);
  void adviser.ask(1);
  expect([adviser.thinking, adviser.isOpen]).toEqual([1, true]);
  await answer(1);
  expect([adviser.thinking, adviser.next]).toEqual([null, 2]);
  void adviser.ask(2);
  await answer(2);
  expect(adviser.next).toBeNull();
});

test('a plan comes with its odds; odds are asked for only if there is a Clash', async () => {
  for (const [hints, phase, next] of [
    ['all', 'ActionPhase', 3],
    ['all', 'InvestmentPhase', 3],
    ['odds', 'InvestmentPhase', null],
  ] as const) {
    const { adviser, answer } = table(hints, phase);
    void adviser.ask(1);
    await answer(1);
    expect(adviser.next).toBe(next);
  }
});

test('without hints there is nothing to ask', () => {
  expect(table('off').adviser.furthest).toBe(0);
});

test('a hint disappears after another entry, or for another seat', async () => {
  const { adviser, answer, live } = table();
  void adviser.ask(1);
  await answer(1);
  expect(adviser.now).not.toBeNull();
  live.seat = 'p2';
  expect(adviser.now).toBeNull();
  live.seat = 'p1';
  live.seq += 1;
  expect(adviser.now).toBeNull();
});

test('a plan stays while it is followed', async () => {
  const { adviser, answer, placed } = table();
  void adviser.ask(3);
  await answer(3);
  placed('peru');
  expect(adviser.now?.plan).toHaveLength(2);
  placed('chile');
  expect(adviser.now).toBeNull();
});

test('a plan that was carried out is followed by the next one in the same phase', async () => {
  for (const [next, questions] of [
    ['InvestmentPhase', 1],
    ['ActionPhase', 0],
  ] as const) {
    const { adviser, answer, asked, placed } = table();
    void adviser.ask(3);
    await answer(3);
    adviser.carryOut();
    placed('peru');
    placed('peru');
    expect(asked).toHaveLength(0);
    placed('chile', next);
    expect(asked).toHaveLength(questions);
  }
});

test('whoever did what a hint said gets the next plan at once, until they close one', async () => {
  const { adviser, answer, asked, placed } = table();
  void adviser.ask(3);
  await answer(3);
  adviser.carryOut();
  for (const territory of ['peru', 'peru', 'chile']) placed(territory, 'ActionPhase');
  adviser.toggle();
  expect(asked).toHaveLength(1);
  await answer(3);
  expect(adviser.now?.hint.step).toBe(3);
  adviser.toggle();
  adviser.toggle();
  await answer(1);
  expect(adviser.now?.hint.step).toBe(1);
});

test('one request at a time; the answer to a closed one is ignored', async () => {
  const { adviser, answer, asked } = table();
  void adviser.ask(1);
  void adviser.ask(1);
  expect(asked).toHaveLength(1);
  adviser.close();
  await answer(1);
  expect([adviser.now, adviser.isOpen]).toEqual([null, false]);
});

test('a refusal is shown, unless the player has decided meanwhile', async () => {
  const { adviser, asked } = table();
  for (const [code, told] of [
    ['no_hint', 'no_hint'],
    ['not_your_decision', null],
  ] as const) {
    void adviser.ask(1);
    asked.pop()!.resolve({ type: 'Refused', id: 'a', code });
    await vi.waitFor(() => expect(adviser.thinking).toBeNull());
    expect(adviser.trouble).toBe(told);
  }
});

test('toggling does not close a hint that the dice hide', async () => {
  const { adviser, answer } = table();
  adviser.toggle(true);
  await answer(1);
  adviser.toggle(true);
  expect(adviser.isOpen).toBe(true);
  adviser.toggle();
  expect(adviser.isOpen).toBe(false);
});
