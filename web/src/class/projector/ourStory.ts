// The story of a class in three sentences, without a ranking.

import type { ClassView, Debrief } from '../../protocol';

export interface StoryLine {
  id: string;
  args: Record<string, string | number>;
}

type Told = Pick<Debrief, 'tables' | 'china_closed' | 'dependence' | 'fought_over'>;

export function storyOf(
  { tables, china_closed, dependence, fought_over }: Told,
  nameOf: (territory: string) => string,
): StoryLine[] {
  const built = total(china_closed.applications.map(one => one.built));
  const missed = total(dependence.tables.map(one => one.missed_applications));
  const short = total(dependence.tables.map(one => one.one_short));
  const [most] = fought_over.territories;
  const companies = total(tables.map(one => one.companies.length));
  const lines = [{ id: 'class-wall-story-built', args: { companies, built } }];
  const more: StoryLine[] = [];
  if (missed) more.push({ id: 'class-wall-story-short', args: { short, missed } });
  if (most?.clashes)
    more.push({
      id: 'class-wall-story-fought',
      args: { clashes: fought_over.clashes, territory: nameOf(most.territory) },
    });
  return [...lines, ...more];
}

const total = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

/** Whether the second round of questions is over, or was never prepared by a first one. */
export function mayTellAnswers({ rounds = [] }: ClassView): boolean {
  const has = (round: string) => rounds.some(one => one.round === round);
  return !rounds.some(one => one.is_open) && (has('after') || !has('before'));
}
