// The questions in the order for one pupil.

import items, { type Item } from 'virtual:questions';
import { shuffled } from '../../parts/shuffled';

export const DONT_KNOW = 'dont_know';

/** All questions. Options come in a random order, unless they are ordered; “I don't know” last. */
export const questions = (random: () => number = Math.random): Item[] =>
  items.map(item => ({
    ...item,
    options: [...(item.is_ordered ? item.options : shuffled(item.options, random)), DONT_KNOW],
  }));

export const answerText = (item: string, option: string): string =>
  option === DONT_KNOW ? 'answer-dont_know' : `answer-${item}-${option}`;
