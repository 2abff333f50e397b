import { beforeEach, expect, test } from 'vitest';
import type { Reply } from '../../connection/connection';
import { program } from '../../connection/program.svelte';
import type { Questions as Allowed, WhyNot } from '../../protocol';
import type { Action } from '../../table/liveTable.svelte';
import { Questions } from './questions.svelte';

type Source = ConstructorParameters<typeof Questions>[0];

beforeEach(() => {
  program.health = { bots: 'fast', prepared: 1 };
});

const move = (assets: number): Action => ({
  type: 'Move',
  player: 'p1',
  origin: 'peru',
  target: 'chile',
  assets,
});

/** A table at which p1 has to decide. */
function table(why_not: Allowed | undefined, people: number) {
  const replies: ((reply: Reply) => void)[] = [];
  const live = {
    seq: 7,
    seat: 'p1',
    isAwaited: true,
    toldWhyNot: null as WhyNot | null,
    table: {
      status: 'playing',
      settings: { type: 'Settings', ...(why_not && { why_not }) },
      seats: [0, 1, 2].map(nth => ({ kind: nth < people ? 'person' : 'bot' })),
    },
    request: () => new Promise<Reply>(resolve => replies.push(resolve)),
  };
  const questions = new Questions(live as unknown as Source);
  const answer = async (action: Action): Promise<void> => {
    live.toldWhyNot = {
      ...{ type: 'WhyNot', id: 'a', seq: live.seq, action, questions_left: 4 },
      comparison: { type: 'Comparison', verdict: 'best' },
    };
    replies.pop()!({ type: 'Applied', id: 'a', seq: live.seq });
    await Promise.resolve();
  };
  return { live, replies, questions, answer };
}

test.each([
  [undefined, 1, true],
  [undefined, 2, false],
  ['bots', 1, true],
  ['all', 3, true],
  ['off', 1, false],
] as const)('where it may be asked: %s, %i people', (allowed, people, mayAsk) => {
  expect(table(allowed, people).questions.mayAsk).toBe(mayAsk);
});

test.each(['slow', 'preparing'] as const)('nothing is offered while bots are %s', bots => {
  program.health = { bots, prepared: 0 };
  expect(table('all', 1).questions.mayAsk).toBe(false);
});

test('an answer is about one action at one moment', async () => {
  const { live, questions, answer } = table('all', 1);
  void questions.ask(move(2));
  expect([questions.isThinking(move(2)), questions.isThinking(move(1))]).toEqual([true, false]);
  await answer(move(2));
  expect(questions.about(move(2))).toMatchObject({ questions_left: 4 });
  expect(questions.about(move(1))).toBeNull();
  live.seq += 1;
  expect(questions.about(move(2))).toBeNull();
});

test('a refusal is shown, unless the player has decided meanwhile', async () => {
  const { replies, questions } = table('all', 1);
  for (const [code, told] of [
    ['not_your_decision', null],
    ['why_not_used_up', { code: 'why_not_used_up' }],
  ] as const) {
    const asked = questions.ask(move(1));
    replies.pop()!({ type: 'Refused', id: 'a', code });
    await asked;
    expect(questions.about(move(1))).toEqual(told);
  }
});
