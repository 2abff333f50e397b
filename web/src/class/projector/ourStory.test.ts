import { expect, test } from 'vitest';
import type { ClassView, Debrief } from '../../protocol';
import { mayTellAnswers, storyOf } from './ourStory';

test('the story counts what the class did together', () => {
  const debrief = {
    tables: [{ companies: [{}, {}, {}] }, { companies: [{}, {}, {}, {}] }],
    china_closed: { applications: [{ built: 3 }, { built: 2 }] },
    dependence: {
      tables: [
        { missed_applications: 9, one_short: 4 },
        { missed_applications: 14, one_short: 3 },
      ],
    },
    fought_over: { clashes: 31, territories: [{ territory: 'chile', clashes: 8 }] },
  } as unknown as Debrief;
  expect(storyOf(debrief, name => name).map(one => one.args)).toEqual([
    { companies: 7, built: 5 },
    { short: 7, missed: 23 },
    { clashes: 31, territory: 'chile' },
  ]);
  const calm = { ...debrief, fought_over: { clashes: 0, territories: [] } } as unknown as Debrief;
  expect(storyOf(calm, name => name)).toHaveLength(2);
});

test('answers are not told before they are asked for the second time', () => {
  const view = (...rounds: { round: string; is_open: boolean }[]) =>
    ({ rounds }) as unknown as ClassView;
  expect(mayTellAnswers(view())).toBe(true);
  expect(mayTellAnswers(view({ round: 'before', is_open: false }))).toBe(false);
  expect(mayTellAnswers(view({ round: 'after', is_open: true }))).toBe(false);
  expect(
    mayTellAnswers(view({ round: 'before', is_open: false }, { round: 'after', is_open: false })),
  ).toBe(true);
});
