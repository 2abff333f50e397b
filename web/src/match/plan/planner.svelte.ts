// The viewer's plan: made while others play, kept on this device, played when their go comes.

import type { Marks } from '../../board/board';
import { preferences } from '../../preferences.svelte';
import { store, stored } from '../../storage';
import type { Action } from '../../table/liveTable.svelte';
import type { Step } from '../../table/matchStore.svelte';
import type { Scene } from '../../table/scene';
import {
  afterEvents,
  chanceOf,
  draftOf,
  MOST_MOVES,
  nextGo,
  nextIn,
  normalised,
  planned,
  standingsOf,
  stillToPlay,
  toggled,
  type Next,
  type PlannedStep,
  type Standing,
} from './steps';

const KEY = 'rawsiko.plan';

interface Plan {
  /** Of the table and the seat. */
  of: string;
  /** The Turn of the go that it is for. */
  go: number;
  /** How many news cards had been opened when it was made: others stop it. */
  news: number;
  /** Made as far as the player wanted: it may play by itself. */
  isReady: boolean;
  steps: PlannedStep[];
}

interface Context {
  /** Where the plan belongs; undefined where nobody plans: in the tutorial, on a shared device. */
  place: () => string | undefined;
  scene: () => Scene;
  /** The viewer has to decide, and nothing is being shown or sent. */
  isFree: () => boolean;
  play: (actions: Action[]) => void;
  /** No more Moves fit into the plan. */
  onfull: () => void;
}

export class Planner {
  private plan = $state.raw<Plan | null>(null);
  isOpen = $state(false);
  /** Moves are laid out before all Assets are placed. */
  private isMoving = $state(false);
  isRunning = $state(false);
  /** The player stopped it in this go. */
  private stoppedIn = $state('');
  /** The step that was played last: it isn't tried twice. */
  private tried: PlannedStep | null = null;

  constructor(private readonly context: Context) {
    const kept = stored(KEY) as Plan | null;
    if (Array.isArray(kept?.steps)) this.plan = kept;
  }

  private of: string | null = $derived.by(() => {
    const place = this.context.place();
    const { seat } = this.context.scene();
    return place && seat ? `${place} ${seat}` : null;
  });

  /** What is left to play. */
  steps: PlannedStep[] = $derived.by(() => {
    const scene = this.context.scene();
    const { plan } = this;
    if (plan?.of !== this.of || plan.go !== nextGo(scene)) return [];
    return stillToPlay(plan.steps, scene);
  });
  standings: Standing[] = $derived.by(() =>
    this.steps.length ? standingsOf(this.steps, this.context.scene()) : [],
  );
  /** The next go as planned so far, whether or not the plan is open. */
  private ahead: Scene | null = $derived.by(() =>
    this.of ? draftOf(this.context.scene(), this.steps, this.isMoving) : null,
  );
  /** The same while the plan is being made. */
  draft: Scene | null = $derived.by(() => (this.isOpen ? this.ahead : null));
  /** A plan can be made now. */
  isOffered: boolean = $derived.by(() => this.ahead !== null);
  mayMoveFirst: boolean = $derived.by(() => this.draft?.match.phase.type === 'InvestmentPhase');
  /** What the plan does next, now that it is the viewer's go. */
  next: Next | null = $derived.by(() => {
    const { match, seat } = this.context.scene();
    if (this.ahead || !this.steps.length || match.phase.type === 'Finished') return null;
    return match.phase.player === seat ? nextIn(this.steps, this.context.scene()) : null;
  });

  marks: Marks['plan'] = $derived.by(() => {
    if (!this.steps.length) return undefined;
    const { seat, players } = this.context.scene();
    const placed: Record<string, number> = {};
    const moves: { origin: string; target: string }[] = [];
    for (const { action } of this.steps) {
      if (action.type === 'Move') moves.push(action);
      else placed[action.territory] = (placed[action.territory] ?? 0) + 1;
    }
    const company = players.find(({ id }) => id === seat)?.number ?? 0;
    return { company, placed, moves };
  });

  private get phase(): string {
    const { match, seat } = this.context.scene();
    return `${seat} ${match.turn} ${match.phase.type}`;
  }

  private keep(steps: PlannedStep[], isReady = false): void {
    const scene = this.context.scene();
    const go = nextGo(scene);
    if (!this.of || go === null) return;
    const news = scene.match.news?.opened.length ?? 0;
    this.plan = { of: this.of, go, news, isReady, steps: normalised(steps) };
    store(KEY, this.plan);
  }

  /** Only what a plan can hold. */
  add(action: Action): void {
    const { draft, steps } = this;
    if (!draft || (action.type !== 'PlaceAsset' && action.type !== 'Move')) return;
    const moves = steps.filter(one => one.action.type === 'Move').length;
    if (action.type === 'Move' && moves >= MOST_MOVES) this.context.onfull();
    else this.keep([...steps, planned(action, draft)]);
  }

  /** Takes steps back. */
  remove(gone: PlannedStep[]): void {
    this.keep(this.steps.filter(step => !gone.includes(step)));
  }

  /** The attack ends when so few of its Assets are left. */
  stopAttackAt(step: PlannedStep, stopAt: number): void {
    this.keep(this.steps.map(one => (one === step ? { ...step, stopAt } : one)));
  }

  /** The step is played only if the attack before it fails, or else in any case. */
  toggleIfFails(step: PlannedStep): void {
    this.keep(toggled(this.steps, step, this.context.scene()));
  }

  undo(): void {
    this.remove(this.steps.slice(-1));
  }

  discard(): void {
    this.keep([]);
  }

  moveFirst(): void {
    this.isMoving = true;
  }

  toggle(): void {
    if (!this.isOffered) return;
    this.isOpen = !this.isOpen;
    this.isMoving = false;
    this.keep(this.steps, !this.isOpen);
  }

  run(): void {
    this.tried = null;
    this.stoppedIn = '';
    this.isRunning = true;
  }

  stop(): void {
    this.isRunning = false;
    this.stoppedIn = this.phase;
  }

  /** Plays the step that was asked about in spite of its odds, with the rest. */
  insist(): void {
    const step = this.next?.step;
    if (step?.action.type !== 'Move') return;
    const { match } = this.context.scene();
    const chance = chanceOf(match, step.action, step.action.assets);
    this.keep(this.steps.map(one => (one === step ? { ...step, chance } : one)));
    this.run();
  }

  /** Leaves the step out, and plays the rest. */
  leaveOut(): void {
    if (this.next) this.remove([this.next.step]);
    this.run();
  }

  /** The viewer did something, by hand or by the plan. */
  hear({ told, before }: Step): void {
    const { seat } = this.context.scene();
    const isOwn = before.phase.type !== 'Finished' && before.phase.player === seat;
    if (!isOwn || !this.plan?.steps.length) return;
    const steps = afterEvents(this.plan.steps, told.events);
    if (steps === this.plan.steps) return;
    this.plan = { ...this.plan, steps };
    store(KEY, this.plan);
  }

  private get playsByItself(): boolean {
    const { plan } = this;
    const opened = this.context.scene().match.news?.opened.length ?? 0;
    const isUntouched = this.stoppedIn !== this.phase && plan?.news === opened;
    return preferences.playsPlan && isUntouched && plan.isReady;
  }

  /** Plays the next part of the plan when nothing else is shown or sent. Call it in an effect. */
  goOn(): void {
    const { next } = this;
    if (!next?.actions.length) {
      this.isRunning = false;
      return;
    }
    if (!this.context.isFree()) return;
    if (!this.isRunning && !this.playsByItself) return;
    // Refused: nothing of it happened.
    if (this.tried === next.step) return this.stop();
    this.isRunning = true;
    this.tried = next.step;
    this.context.play(next.actions);
  }
}
