// The questions in the order for one pupil.

import items, { type Item } from 'virtual:questions';

export const DONT_KNOW = 'dont_know';

/** All questions. Options come in a random order, unless they are ordered; “I don't know” last. */
export const questions = (random: () => number = Math.random): Item[] =>
  items.map(item => ({
    ...item,
    options: [...(item.is_ordered ? item.options : shuffled(item.options, random)), DONT_KNOW],
  }));

/** A Fisher–Yates shuffle. */
export function shuffled<One>(all: readonly One[], random: () => number): One[] {
  const mixed = [...all];
  for (let at = mixed.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [mixed[at], mixed[other]] = [mixed[other]!, mixed[at]!];
  }
  return mixed;
}

export const answerText = (item: string, option: string): string =>
  option === DONT_KNOW ? 'answer-dont_know' : `answer-${item}-${option}`;
