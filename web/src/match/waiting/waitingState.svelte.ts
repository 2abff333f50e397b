// The questions of a match while others play: which were asked, and how they were answered. They stay
// on this device.

import type { Atlas, WaitingQuestion } from 'virtual:atlas';
import { shuffled } from '../../parts/shuffled';
import { store, stored } from '../../storage';

const KEY = 'rawsiko.waiting';
/** In one match. */
export const MOST = 8;

/** A question with its answers in the order in which they are shown. */
export interface Asked extends WaitingQuestion {
  material: string;
  shown: string[];
}

interface Kept {
  table: string;
  /** Keys of questions. */
  asked: string[];
  /** By Material: how many answers were right, and how many wrong. */
  totals: Record<string, [number, number]>;
}

export class WaitingState {
  isOpen = $state(false);
  /** Stays until it is answered, also while it is closed. */
  now = $state.raw<Asked | null>(null);
  answer = $state<string | null>(null);
  private kept: Kept = $state.raw({ table: '', asked: [], totals: {} });

  constructor(
    table: string,
    private readonly random: () => number = Math.random,
  ) {
    this.kept = keptOf(table) ?? { table, asked: [], totals: {} };
  }

  get left(): number {
    return MOST - this.kept.asked.length;
  }

  open(): void {
    this.isOpen = true;
  }

  close(): void {
    this.isOpen = false;
  }

  /** Asks what is still unanswered, or a new question: about the Materials in front first, each once
   *  if that is enough. */
  ask(atlas: Atlas, materials: string[]): void {
    if (this.now && this.answer === null) return;
    this.answer = null;
    this.now = this.next(atlas, materials);
  }

  private next(atlas: Atlas, materials: string[]): Asked | null {
    const { asked } = this.kept;
    const times = (material: string): number =>
      asked.filter(key => key.endsWith(`-${material}`)).length;
    const open = materials
      .map(material => ({
        material,
        questions: (atlas.waiting[material] ?? []).filter(
          one => !asked.includes(keyOf(one, material)),
        ),
      }))
      .filter(({ questions }) => questions.length)
      .sort((one, other) => times(one.material) - times(other.material))[0];
    if (!open || this.left <= 0) return null;
    const { material, questions } = open;
    const question = shuffled(questions, this.random)[0]!;
    return { ...question, material, shown: this.inOrder(question) };
  }

  /** Shares go from little to much. */
  private inOrder({ kind, answers }: WaitingQuestion): string[] {
    return kind === 'china' || kind === 'recycled'
      ? [...answers].sort((one, other) => Number(one) - Number(other))
      : shuffled(answers, this.random);
  }

  choose(answer: string): void {
    const { now } = this;
    if (!now || this.answer !== null) return;
    this.answer = answer;
    const { table, asked, totals } = this.kept;
    const [right, wrong] = totals[now.material] ?? [0, 0];
    const isRight = answer === now.answers[0];
    this.kept = {
      table,
      asked: [...asked, keyOf(now, now.material)],
      totals: {
        ...totals,
        [now.material]: [right + Number(isRight), wrong + Number(!isRight)],
      },
    };
    store(KEY, this.kept);
  }
}

const keyOf = ({ kind, about }: WaitingQuestion, material: string): string =>
  `${kind}-${about}-${material}`;

function keptOf(table: string): Kept | null {
  const kept = stored(KEY) as Kept | null;
  return kept?.table === table ? kept : null;
}

/** How the questions of this table were answered on this device; empty if none was. */
export const totalsOf = (table: string): Kept['totals'] => keptOf(table)?.totals ?? {};
