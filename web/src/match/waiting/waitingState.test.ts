import atlas from 'virtual:atlas';
import { beforeEach, expect, test } from 'vitest';
import { MOST, totalsOf, WaitingState, type Asked } from './waitingState.svelte';

const MATERIALS = ['cobalt', 'gallium', 'copper'];
const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    value: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    },
  });
});

/** Answers all questions; returns what was asked. */
function answerAll(state: WaitingState, pick: (answers: string[]) => string): string[] {
  const asked: string[] = [];
  const ask = (): Asked | null => {
    state.ask(atlas, MATERIALS);
    return state.now;
  };
  for (let now = ask(); now; now = ask()) {
    asked.push([now.kind, now.about, now.material].join(' '));
    state.choose(pick(now.answers));
  }
  return asked;
}

test('a match has eight questions, none twice, and each Material has its share', () => {
  const asked = answerAll(new WaitingState('t1'), ([right]) => right!);
  expect(asked).toHaveLength(MOST);
  expect(new Set(asked).size).toBe(MOST);
  const materials = asked.map(one => one.split(' ').at(-1));
  expect(materials.slice(0, 3)).toEqual(MATERIALS);
  expect(MATERIALS.every(one => materials.filter(name => name === one).length >= 2)).toBe(true);
});

test('what was asked and answered outlives a reload, for this table only', () => {
  const first = new WaitingState('t1');
  first.ask(atlas, ['gallium']);
  first.choose(first.now!.answers[1]);
  expect(totalsOf('t1')).toEqual({ gallium: [0, 1] });
  expect(new WaitingState('t1').left).toBe(MOST - 1);
  expect(new WaitingState('t2').left).toBe(MOST);
  expect(totalsOf('t2')).toEqual({});
});

test('an unanswered question comes back, and an answer is final', () => {
  const state = new WaitingState('t1');
  state.ask(atlas, MATERIALS);
  const { now } = state;
  state.close();
  state.ask(atlas, MATERIALS);
  expect(state.now).toBe(now);
  state.choose(now!.answers[0]);
  state.choose(now!.answers[1]);
  expect(state.answer).toBe(now!.answers[0]);
  expect(totalsOf('t1')).toEqual({ cobalt: [1, 0] });
});

test('shares keep their order, from little to much', () => {
  for (let turn = 0; turn < 20; turn++) {
    const state = new WaitingState(`t${turn}`);
    state.ask(
      {
        ...atlas,
        waiting: { cobalt: atlas.waiting.cobalt!.filter(({ kind }) => kind === 'recycled') },
      },
      ['cobalt'],
    );
    const shares = state.now!.shown.map(Number);
    expect(shares).toEqual([...shares].sort((one, other) => one - other));
  }
});
