// What the parts of the Match screen share. They take it from the context.

import { createContext, tick, untrack } from 'svelte';
import type { BoardHandle, Marks } from '../board/board';
import { keepInView } from '../board/keepInView.svelte';
import { toast } from '../parts/toasts.svelte';
import { preferences } from '../preferences.svelte';
import { say } from '../texts/texts.svelte';
import {
  actingPlayer,
  assetsOn,
  assetsToPlace,
  isClash,
  isStoodIn,
  materialsOf,
  neededBy,
  readyOn,
  territoriesOf,
} from '../table/facts';
import type { Action } from '../table/liveTable.svelte';
import { Cursor, hearSteps, type Step } from '../table/matchStore.svelte';
import type { Player, Scene } from '../table/scene';
import type { Selection } from '../table/selection.svelte';
import { ActionInput } from './action/actionInput.svelte';
import { ActionQueue } from './action/actionQueue.svelte';
import { risksIn, threatsTo } from './action/consequences';
import { promptFor, whyUnavailable, type Prompt } from './action/prompt';
import type { Adviser } from './hint/adviser.svelte';
import type { Questions } from './hint/questions.svelte';
import type { Shortcut } from './keyboard/shortcuts';
import { BotReasonState } from './moments/botReason.svelte';
import { Presenter } from './moments/presenter.svelte';
import { NewsState } from './news/newsState.svelte';
import { Planner } from './plan/planner.svelte';
import { RecapState } from './recap/recapState.svelte';
import type { ChatPanel, ServerState } from './screen';
import { FirstSteps } from '../firstSteps.svelte';
import { ScreenState } from './screenState.svelte';
import type { WaitingState } from './waiting/waitingState.svelte';

/** Where a match is played: at a live table, or in the tutorial. */
export interface MatchSource {
  readonly scene: Scene;
  /** Every action so far, see MatchStore. */
  readonly steps: Step[];
  /** Undefined for whoever may only watch now. */
  readonly play: ((action: Action) => Promise<unknown>) | undefined;
  readonly takeBack?: (() => Promise<unknown>) | undefined;
  /** Skips the bots' pauses; undefined if not allowed. */
  readonly hurryBots?: (() => void) | undefined;
  readonly hasLog: boolean;
  readonly isPaused?: boolean;
  readonly showsOdds?: boolean;
  readonly timer?: { seconds: number; since: number } | null;
  /** Provides hints; undefined if there are none. */
  readonly adviser?: Adviser | undefined;
  /** Whether this device may be asked for sound: not in a lesson. */
  readonly asksSound?: boolean;
  /** Questions while others play; undefined on a board without facts. */
  readonly waiting?: WaitingState | undefined;
  /** Tells what an action costs; undefined if that can't be asked. */
  readonly questions?: Questions | undefined;
  readonly chat?: ChatPanel;
  readonly server?: ServerState;
  readonly marks?: Marks;
  /** Replaces the prompt. */
  readonly sentence?: string | undefined;
  /** Several people play on this device. */
  readonly isShared?: boolean;
  /** Where a plan belongs; undefined where none can be made. */
  readonly planPlace?: string | undefined;
  /** The tutorial has its own header: a phone has no room for a second one. */
  readonly isCoached?: boolean;
  /** Shared with the tutorial. */
  readonly selection?: Selection;
}

export const [getMatch, setMatch] = createContext<MatchState>();

const NOBODY: ReadonlySet<string> = new Set();
const PROTECTING = ['InitialPlacement', 'InvestmentPhase', 'ActionPhase'];

export class MatchState {
  board = $state<BoardHandle>();
  readonly screen = new ScreenState(
    () => this.board?.askedHeight() ?? 0,
    () => this.askedOn,
  );
  readonly botReason = new BotReasonState();
  readonly presenter: Presenter;
  readonly input: ActionInput;
  readonly selection: Selection;
  readonly recap: RecapState;
  readonly news = new NewsState();
  readonly planner: Planner;
  readonly first = new FirstSteps();
  private readonly queue: ActionQueue;
  /** How many actions the last gesture had: Undo takes all of them back. */
  together = 1;
  /** Finishes the moment that is shown. */
  skipMoment: (() => void) | undefined;

  /** As the screen shows it: while dice roll, as it was before them. */
  get shown(): Scene {
    return this.presenter.shown;
  }

  /** What input is about: the match, or the viewer's next go while they plan it. */
  asked: Scene = $derived.by(() => this.planner.draft ?? this.shown);
  isPlanning: boolean = $derived.by(() => this.planner.draft !== null);

  mayAct: boolean = $derived.by(
    () =>
      this.source.play !== undefined &&
      !this.source.isPaused &&
      !this.presenter.isHolding &&
      !isStoodIn(this.shown),
  );
  me: Player | undefined = $derived.by(() => this.playerWith(this.shown.seat));
  acting: Player | undefined = $derived.by(() => this.playerWith(actingPlayer(this.shown.match)));
  isMine: boolean = $derived.by(
    () => this.me !== undefined && this.me === this.acting && !isStoodIn(this.shown),
  );
  isOver: boolean = $derived.by(() => this.shown.match.phase.type === 'Finished');
  /** Buttons wait: for the server, or for the dice. */
  isBusy: boolean = $derived.by(
    () => !this.isPlanning && (this.queue.isSlow || this.presenter.isHolding),
  );
  /** The viewer has something to decide. */
  hasTool: boolean = $derived.by(
    () =>
      (this.isMine && this.source.play !== undefined) ||
      Boolean(this.shown.yours.may_take_back) ||
      this.planner.isOffered,
  );
  prompt: Prompt = $derived.by(() =>
    promptFor(this.shown, this.selection, this.source.isPaused, this.input.recycling.isOpen),
  );
  objective: string | undefined = $derived.by(() =>
    this.shown.seat ? this.shown.match.objectives[this.shown.seat] : undefined,
  );
  /** Materials for the viewer's Objective, and those under the viewer's control. */
  needed: ReadonlySet<string> = $derived.by(() =>
    this.objective ? neededBy(this.objective) : NOBODY,
  );
  owned: ReadonlySet<string> = $derived.by(() =>
    this.shown.seat ? materialsOf(this.shown.match, this.shown.seat) : NOBODY,
  );
  /** Others play, so the viewer may open a question about the own card. */
  mayAsk: boolean = $derived.by(
    () =>
      this.source.waiting !== undefined &&
      preferences.questions &&
      !this.source.isShared &&
      !this.isPlanning &&
      !this.isMine &&
      !this.isOver &&
      !this.shown.yours.may_take_back &&
      this.objective !== undefined &&
      (this.source.waiting.isOpen || this.source.waiting.left > 0),
  );
  /**
   * Assets that could keep attacking from the selected origin; with Leave one behind, one stays
   * (R4.9). In a plan, those that are to.
   */
  attackers: number = $derived.by(() => {
    const { origin, assets } = this.selection;
    if (!origin) return 0;
    if (this.isPlanning) return assets;
    const { match, options } = this.shown;
    const stays = options.leave_one_behind ? 1 : 0;
    return Math.min(readyOn(match, origin) ?? 0, assetsOn(match, origin) - stays);
  });
  /** Assets that a hold on the map may place. */
  toPlace: number = $derived.by(() => {
    const { match, seat } = this.asked;
    return seat && actingPlayer(match) === seat ? assetsToPlace(match, seat) : 0;
  });
  /** The viewer's Territories whose loss would cost points now, while Assets can protect them. */
  risks: Record<string, number> = $derived.by(() => {
    const { match, seat } = this.shown;
    const isProtecting = this.isMine && PROTECTING.includes(match.phase.type);
    return isProtecting && seat ? risksIn(match, seat) : {};
  });
  /** Attacks that would probably take one of them. */
  threats: { origin: string; target: string }[] = $derived.by(() => {
    const { match, seat, options } = this.shown;
    return seat ? threatsTo(Object.keys(this.risks), seat, match, options) : [];
  });
  unread: number = $derived.by(() => {
    const { chat } = this.source;
    return chat ? chat.state.unread(chat.said, this.shown.seat) : 0;
  });
  hinted: Marks | null = $derived.by(() =>
    this.source.adviser?.furthest ? (this.source.adviser.now?.marks ?? null) : null,
  );
  /** A new one begins with a new decision. */
  private decision: string = $derived.by(
    () =>
      `${this.asked.match.phase.type} ${actingPlayer(this.asked.match)} ${this.shown.match.turn}`,
  );

  constructor(readonly source: MatchSource) {
    this.presenter = new Presenter(
      () => source.scene,
      () => source.steps,
      () => this.board,
    );
    this.queue = new ActionQueue(
      () => source.scene,
      async wish => (wish === 'takeBack' ? source.takeBack?.() : source.play?.(wish)),
    );
    this.planner = new Planner({
      place: () => source.planPlace,
      scene: () => this.shown,
      isFree: () => this.mayAct && this.isMine && !this.queue.isSending && !this.isClashRead,
      play: actions => this.input.follow(actions),
      onfull: () => toast(say('web-plan-full')),
    });
    this.input = new ActionInput({
      selection: source.selection,
      scene: () => this.asked,
      mayAct: () => this.isPlanning || this.mayAct,
      ask: action => this.ask(action),
      askAll: actions => this.askAll(actions),
      onunavailable: continent => toast(whyUnavailable(this.shown, continent)),
    });
    this.selection = this.input.selection;
    this.recap = new RecapState(
      () => this.shown,
      () => (source.hasLog ? source.steps : []),
      () => this.isMine && !this.presenter.isHolding,
    );
  }

  private ask(action: Action): void {
    this.together = 1;
    if (!this.isPlanning) return this.queue.ask(action);
    this.planner.add(action);
    this.selection.clear();
  }

  private askAll(actions: Action[]): void {
    this.together = 1;
    this.queue.askAll(actions);
  }

  /** The viewer's own dice are still looked at. */
  private get isClashRead(): boolean {
    return this.presenter.moments.now?.kind === 'clash';
  }

  private playerWith(id: string | null): Player | undefined {
    return this.source.scene.players.find(player => player.id === id);
  }

  /** Follows what happens. Call it while a component is initialised, before the map. */
  follow(): void {
    const cursor = new Cursor(untrack(() => this.source.steps));
    // Before the map is drawn anew: it animates from what it shows.
    $effect.pre(() => {
      for (const step of cursor.read(this.source.steps)) {
        this.input.hear(step);
        this.planner.hear(step);
        this.botReason.hear(step);
        this.first.hear(step, this.shown.seat);
        untrack(() => this.source.adviser?.advance(step));
      }
      this.presenter.follow();
    });
    hearSteps(
      () => this.presenter.steps,
      steps => steps.some(step => this.news.hear(step)) && this.presenter.moments.interrupt(),
    );
    $effect(() => this.begin());
    $effect(() => {
      void this.decision;
      untrack(() => {
        this.input.drop();
        if (this.isMine && this.screen.isPhone && this.screen.page !== 'chat')
          this.screen.page = 'action';
      });
    });
    $effect(() => {
      if (!this.presenter.isHolding || this.isPlanning) this.input.keepWhatHolds();
    });
    $effect(() => this.planner.goOn());
    keepInView(
      () => this.board,
      () => this.hinted?.territories ?? [],
    );
  }

  /** Assets were dragged to the target and rested there: they go at once, unless dice would roll. */
  moveAtOnce(): void {
    const { origin, target } = this.selection;
    if (!origin || !target) return;
    if (this.isPlanning || !isClash(this.asked.match, origin, target)) this.input.confirm();
  }

  /** Where what is asked is chosen: on the map alone, on it with a panel, or besides it. */
  private get askedOn(): 'low' | 'map' | 'besides' {
    const { type } = this.shown.match.phase;
    const isOnMap = this.isMine && PROTECTING.includes(type) && !this.source.isCoached;
    if (!isOnMap || this.isPlanning || this.recap.now) return 'besides';
    const isExplained = type === 'ActionPhase' && !this.first.hasMoved;
    const isOpen = this.source.adviser?.isOpen || this.input.recycling.isOpen;
    return isOpen || isExplained || this.selection.origin ? 'map' : 'low';
  }

  /** Deals the viewer's card: not where others look at the same device, nor to somebody who comes back. */
  private begin(): void {
    const { objective, shown, source } = this;
    const { match, seat } = shown;
    const isSetup =
      match.phase.type === 'ContinentChoice' || match.phase.type === 'TerritoryChoice';
    if (!objective || !seat || !isSetup || source.isCoached || source.isShared) return;
    if (!territoriesOf(match, seat).length) untrack(() => this.first.deal(objective, match.order));
  }

  chooseTerritory(territory: string): void {
    const isLegal = this.input.chooseTerritory(territory);
    if (isLegal && this.screen.isPhone && this.asked.match.phase.type === 'ActionPhase')
      this.screen.open('action');
  }

  chooseMaterial(id: string): void {
    if (!this.input.pick(id)) this.screen.topic = { kind: 'material', id };
  }

  async showPlace(territory: string): Promise<void> {
    this.screen.dialog = null;
    this.screen.showsList = false;
    await tick();
    this.board?.frame([territory]);
    this.board?.focus(territory);
  }

  get mayTakeBack(): boolean {
    if (this.isPlanning) return this.planner.steps.length > 0;
    return Boolean(this.shown.yours.may_take_back) && this.source.takeBack !== undefined;
  }

  takeBack(): void {
    const times = this.together;
    this.together = 1;
    for (let time = 0; time < times; time++) {
      if (this.isPlanning) this.planner.undo();
      else if (this.mayTakeBack && this.mayAct) this.queue.ask('takeBack');
    }
  }

  /** Skips the moment that is shown. */
  private skip(): void {
    this.board?.settle();
    this.skipMoment?.();
  }

  /** The same, and the bots' pauses. */
  hurry(): void {
    this.skip();
    if (this.source.hurryBots) this.botReason.hurry(this.source.scene, this.source.hurryBots);
  }

  private cancel(): boolean {
    if (this.presenter.moments.now) this.skip();
    else if (this.news.now) this.news.close();
    else if (this.input.recycling.isOpen) this.input.recycling.close();
    else if (this.selection.origin) this.selection.clear();
    else if (this.isPlanning) this.planner.toggle();
    else return false;
    return true;
  }

  /** What shortcuts do. */
  readonly commands: Record<Shortcut, () => unknown> = {
    confirm: () => this.input.confirm(),
    cancel: () => this.cancel(),
    more: () => this.input.addAssets(1),
    fewer: () => this.input.addAssets(-1),
    undo: () => this.takeBack(),
    end: () => this.input.endPhase(),
    objective: () => this.objective && (this.screen.dialog = 'objective'),
    log: () => this.screen.open('log'),
    chat: () => this.screen.open('chat'),
    map: () => this.board?.focus(),
    menu: () => this.source.server && (this.screen.dialog = 'menu'),
    skip: () => this.hurry(),
    plan: () => {
      this.screen.open('action');
      this.planner.toggle();
    },
    hint: () => {
      this.screen.open('action');
      this.source.adviser?.toggle(this.presenter.isHolding);
    },
    help: () => (this.screen.dialog = 'shortcuts'),
  };
}
