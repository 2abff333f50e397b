import { expect, test, vi } from 'vitest';
import type { Comparison } from '../../protocol';
import { comparisonLines } from './comparisons';

// Ids in place of words.
vi.mock('../../texts/texts.svelte', () => {
  const plain = (id: string): string => id;
  return {
    say: plain,
    listed: plain,
    territoryName: plain,
    continentName: plain,
    materialName: plain,
    applicationName: plain,
  };
});

test('the verdict, the largest reason, what would make it right, the better choice', () => {
  const comparison: Comparison = {
    ...{ type: 'Comparison', verdict: 'costs', points: 6, uncertain: 2 },
    objection: { type: 'Objection', flaw: 'leaves', territory: 'germany', assets: 1 },
    remedy: { type: 'Remedy', cure: 'with', assets: 2 },
    better: { type: 'EndActionPhase', player: 'p1' },
  };
  expect(comparisonLines(comparison, [])).toEqual([
    'why-not-costs',
    'why-not-leaves',
    'why-not-with',
    'web-bots-turning-better web-match-end-actions',
  ]);
  expect(comparisonLines({ type: 'Comparison', verdict: 'best' }, [])).toEqual(['why-not-best']);
});
