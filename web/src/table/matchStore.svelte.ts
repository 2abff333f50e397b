// What happened in a match, in order: the one channel from which a screen is drawn. A live table, the
// tutorial and a replay fill it; whatever shows it reads the steps with a cursor of its own.

import { untrack } from 'svelte';
import type { MatchLog } from '../connection/api';
import type { MatchTold, MatchView, Yours } from '../protocol';
import { NOTHING, played } from './view';

/** An action, and the match before and after it. */
export interface Step {
  /** Of the entry that this page was told; 0 if it missed it, and has it from the server's log. */
  seq: number;
  told: MatchTold;
  before: MatchView;
  after: MatchView;
  /** What the viewer could do before it. */
  yours: Yours;
}

const AGAIN = 2000; // milliseconds

export class MatchStore {
  /** Every action so far, oldest first. */
  steps = $state.raw<Step[]>([]);
  /** How many actions were taken back since the page was opened. */
  takenBack = $state(0);
  private requests = 0;
  private isFilling = false;

  add(step: Step): void {
    this.steps = [...this.steps, step];
  }

  /** Returns false if the last action is not known, so that everything must be asked for. */
  takeBack(): boolean {
    this.takenBack++;
    const isKnown = !this.isFilling && this.steps.length > 0;
    this.steps = this.steps.slice(0, -1);
    return isKnown;
  }

  replace(match: MatchView, told: MatchTold[]): void {
    this.steps = stepsOf(match, told);
  }

  /** Fills a gap: actions up to entry `since` were missed. Asks until the server answers. */
  async fill(since: number, ask: () => Promise<MatchLog | null>): Promise<void> {
    const request = ++this.requests;
    this.isFilling = true;
    let log = await ask();
    while (!log && request === this.requests) {
      await new Promise(resolve => setTimeout(resolve, AGAIN));
      if (request === this.requests) log = await ask();
    }
    if (request !== this.requests) return;
    this.isFilling = false;
    if (!log?.match) return;
    // What was told meanwhile is kept as it is: its dice may still be rolling.
    const newest = this.steps.filter(({ seq }) => seq > since);
    const twice = newest.filter(({ seq }) => seq <= log.seq).length;
    const missed = log.steps.slice(0, log.steps.length - twice);
    this.steps = [...stepsOf(log.match, missed), ...newest];
  }

  /** Stops asking. */
  close(): void {
    this.requests++;
  }
}

export function stepsOf(match: MatchView, told: MatchTold[]): Step[] {
  let before = match;
  return told.map(one => {
    const after = played(before, one);
    const step = { seq: 0, told: one, before, after, yours: NOTHING };
    before = after;
    return step;
  });
}

/** How far somebody has read. Each step is read once; what was missed is skipped, since nobody wants
 *  to see sixty dice roll. */
export class Cursor {
  private seq: number;

  constructor(steps: Step[]) {
    this.seq = steps.at(-1)?.seq ?? 0;
  }

  /** The steps that were told since. */
  read(steps: Step[]): Step[] {
    const unread = steps.filter(({ seq }) => seq > this.seq);
    this.seq = unread.at(-1)?.seq ?? this.seq;
    return unread;
  }
}

/**
 * Passes on the steps that are new whenever the steps have changed: none when one was taken back.
 * Call it while a component is initialised.
 */
export function hearSteps(steps: () => Step[], hear: (fresh: Step[]) => void): void {
  const cursor = new Cursor(untrack(steps));
  $effect(() => {
    const fresh = cursor.read(steps());
    untrack(() => hear(fresh));
  });
}
