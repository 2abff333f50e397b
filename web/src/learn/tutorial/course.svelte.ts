// The state of the tutorial: current lesson, the learner's actions, scripted events. All states
// come from the engine (dev/build_tutorial.py).

import type { MatchTold, MatchView, Options, Yours } from '../../protocol';
import { store, stored } from '../../storage';
import { Selection } from '../../table/selection.svelte';
import type { Action } from '../../table/liveTable.svelte';
import { MatchStore } from '../../table/matchStore.svelte';
import { played } from '../../table/view';
import script from './tutorial.json';

interface Happened {
  told: MatchTold;
  yours: Yours;
}
interface Lesson {
  id: string;
  /** Null: only to be read. */
  asked: Action | null;
  happens: Happened[];
}
interface Script {
  seat: string;
  options: Options;
  match: MatchView;
  yours: Yours;
  lessons: Lesson[];
}
export const SCRIPT = script as unknown as Script;

/** Why an action is not the requested one. */
export type Wrong =
  | { kind: 'territory' | 'origin'; chosen: string; wanted: string }
  | { kind: 'number'; wanted: number }
  | { kind: 'end' | 'other' };

/** Resolves when all steps have been shown. */
export type WhenShown = () => Promise<void>;

const KEY = 'rawsiko.tutorial';

export class Course {
  at = $state(0);
  match = $state.raw<MatchView>(SCRIPT.match);
  yours = $state.raw<Yours>(SCRIPT.yours);
  wrong = $state.raw<Wrong | null>(null);
  /** Scripted events are being shown. */
  isPlaying = $state(false);
  readonly store = new MatchStore();
  /** The events being shown. */
  events: MatchTold['events'] = $derived(
    this.isPlaying ? (this.store.steps.at(-1)?.told.events ?? []) : [],
  );
  readonly selection = new Selection();

  lesson: Lesson = $derived(SCRIPT.lessons[this.at]!);
  isLast: boolean = $derived(this.at === SCRIPT.lessons.length - 1);
  /** The part of a Move that is chosen next. */
  part: 'origin' | 'target' | 'assets' | null = $derived.by(() => {
    if (this.lesson.asked?.type !== 'Move') return null;
    if (!this.selection.origin) return 'origin';
    return this.selection.target ? 'assets' : 'target';
  });

  constructor(private readonly whenShown: WhenShown) {
    const kept = stored(KEY);
    this.goTo(typeof kept === 'number' && kept in SCRIPT.lessons ? kept : 0);
  }

  /** What the learner did on the board or in the Action tool. */
  async act(action: Action): Promise<void> {
    if (this.isPlaying) return;
    this.wrong = wrongIn(action, this.lesson.asked);
    if (!this.wrong) await this.goOn();
  }

  /** Undoes a wrong selection and says so. */
  checkSelection(): void {
    const { asked } = this.lesson;
    const { origin, target } = this.selection;
    if (asked?.type !== 'Move' || this.isPlaying || !origin) return;
    if (origin !== asked.origin) {
      this.wrong = { kind: 'origin', chosen: origin, wanted: asked.origin };
      this.selection.clear();
    } else if (target && target !== asked.target) {
      this.wrong = { kind: 'territory', chosen: target, wanted: asked.target };
      this.selection.target = null;
    } else this.wrong = null;
  }

  /** The lesson is done, read or skipped. */
  async goOn(): Promise<void> {
    if (this.isPlaying || this.isLast) return;
    this.wrong = null;
    this.isPlaying = true;
    for (const { told, yours } of this.lesson.happens) {
      const { match: before, yours: choices } = this;
      this.match = played(before, told);
      this.yours = yours;
      const seq = this.store.steps.length + 1;
      this.store.add({ seq, told, before, after: this.match, yours: choices });
      await this.whenShown();
    }
    this.selection.clear();
    this.isPlaying = false;
    this.at++;
    // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- it changes with `at`
    store(KEY, this.isLast ? null : this.at);
  }

  startOver(): void {
    this.goTo(0);
    store(KEY, null);
  }

  private goTo(at: number): void {
    const happened = SCRIPT.lessons.slice(0, at).flatMap(lesson => lesson.happens);
    this.match = happened.reduce((match, { told }) => played(match, told), SCRIPT.match);
    this.yours = happened.at(-1)?.yours ?? SCRIPT.yours;
    this.wrong = null;
    this.selection.clear();
    this.at = at;
  }
}

export function wrongIn(action: Action, asked: Action | null): Wrong | null {
  if (action.type === 'PlaceAsset' && asked?.type === 'PlaceAsset')
    return action.territory === asked.territory
      ? null
      : { kind: 'territory', chosen: action.territory, wanted: asked.territory };
  if (action.type === 'Move' && asked?.type === 'Move') {
    if (action.origin !== asked.origin)
      return { kind: 'origin', chosen: action.origin, wanted: asked.origin };
    if (action.target !== asked.target)
      return { kind: 'territory', chosen: action.target, wanted: asked.target };
    return action.assets === asked.assets ? null : { kind: 'number', wanted: asked.assets };
  }
  if (action.type === 'EndActionPhase')
    return asked?.type === 'EndActionPhase' ? null : { kind: 'end' };
  return { kind: 'other' };
}
