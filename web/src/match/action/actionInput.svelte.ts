// Turns pointer, touch and keyboard input into legal actions.

import { actingPlayer, assetsOn } from '../../table/facts';
import type { Scene } from '../../table/scene';
import { mostLeavingOne, Selection } from '../../table/selection.svelte';
import { continentOf, selectableIn, type Selectable } from './selectable';
import { Recycling } from './recycling.svelte';
import type { Action } from '../../table/liveTable.svelte';
import type { Step } from '../../table/matchStore.svelte';

interface Context {
  /** Shared with the tutorial. */
  selection?: Selection | undefined;
  scene: () => Scene;
  /** Input is accepted: nothing is being shown or sent. */
  mayAct: () => boolean;
  ask: (action: Action) => void;
  /** One after another, as long as they are legal. */
  askAll: (actions: Action[]) => void;
  /** Something that is not selectable was chosen. */
  onunavailable: (continent: string) => void;
}

export class ActionInput {
  readonly selection: Selection;
  readonly recycling: Recycling;
  /** The Material that is about to be claimed. */
  picked = $state<string | null>(null);
  /** Outcome of the last move; applied when the map shows it. */
  private outcome = $state<'moved' | 'fought' | null>(null);

  constructor(private readonly context: Context) {
    this.selection = context.selection ?? new Selection();
    this.recycling = new Recycling(context.scene);
  }

  get selectable(): Selectable {
    const selectable = selectableIn(this.context.scene(), this.selection, this.context.mayAct());
    if (!this.recycling.isOpen || !this.actor) return selectable;
    return {
      ...selectable,
      reachable: new Set(),
      territories: new Set(this.recycling.payers),
    };
  }

  /** The viewer's seat, if it is their turn to act. */
  private get actor(): string | null {
    const { match, seat } = this.context.scene();
    return this.context.mayAct() && seat !== null && actingPlayer(match) === seat ? seat : null;
  }

  /** Whether the choice was valid. */
  chooseTerritory(territory: string): boolean {
    const player = this.actor;
    if (!player) return false;
    const { match, yours } = this.context.scene();
    const isSelectable = this.selectable.territories.has(territory);
    switch (match.phase.type) {
      case 'ContinentChoice':
        return this.chooseContinent(continentOf(territory));
      case 'TerritoryChoice':
        if (isSelectable) this.context.ask({ type: 'ChooseTerritory', player, territory });
        return isSelectable;
      case 'InitialPlacement':
      case 'InvestmentPhase':
        if (isSelectable) this.context.ask({ type: 'PlaceAsset', player, territory });
        return isSelectable;
      case 'ActionPhase': {
        if (this.recycling.isOpen) return this.recycling.payFrom(territory);
        return this.selection.choose(territory, yours, origin => assetsOn(match, origin));
      }
      case 'NewsDraw':
      case 'TradeWithChina':
      case 'Finished':
        return false;
      default:
        return match.phase satisfies never;
    }
  }

  chooseContinent(continent: string): boolean {
    const player = this.actor;
    if (!player) return false;
    const isSelectable = this.selectable.continents.has(continent);
    if (isSelectable) this.context.ask({ type: 'ChooseContinent', player, continent });
    else this.context.onunavailable(continent);
    return isSelectable;
  }

  /** Whether it may be claimed. */
  pick(material: string): boolean {
    if (!this.selectable.materials.has(material)) return false;
    this.picked = material;
    return true;
  }

  /** What waits to be confirmed: a Move, what is recycled (R4.11), or a claim. */
  get pending(): Action | null {
    const player = this.actor;
    if (!player) return null;
    if (this.recycling.isOpen) {
      const { material, origin } = this.recycling;
      return material && origin ? { type: 'Recycle', player, origin, material } : null;
    }
    const { origin, target, assets } = this.selection;
    if (origin && target) return { type: 'Move', player, origin, target, assets };
    const material = this.picked;
    return material ? { type: 'ClaimMaterial', player, material } : null;
  }

  /** Carries out what a hint or a plan says. */
  follow(actions: Action[]): void {
    if (actions.some(({ player }) => player !== this.actor)) return;
    this.selection.clear();
    this.recycling.close();
    this.context.askAll(actions);
  }

  /** Another start for the target that is selected. */
  startFrom(origin: string): void {
    const { target } = this.selection;
    const { match, yours } = this.context.scene();
    if (this.actor && target) this.selection.go(origin, target, yours, one => assetsOn(match, one));
  }

  confirm(): void {
    const { pending } = this;
    if (pending) this.context.ask(pending);
  }

  /** Changes the number of Assets. Returns false if no Move is selected. */
  addAssets(more: number): boolean {
    const most = this.selection.most(this.context.scene().yours);
    if (most) this.selection.assets = Math.min(most, Math.max(1, this.selection.assets + more));
    return most > 0;
  }

  endPhase(): void {
    const player = this.actor;
    if (!player) return;
    const { phase } = this.context.scene().match;
    if (phase.type === 'ActionPhase') this.context.ask({ type: 'EndActionPhase', player });
    if (phase.type === 'TradeWithChina') this.context.ask({ type: 'EndTrade', player });
  }

  /** Clears the selection in a new phase. */
  drop(): void {
    this.selection.clear();
    this.recycling.close();
    this.outcome = null;
    this.picked = null;
  }

  /** Remembers the outcome of the viewer's Move: a lost attack may be repeated (R4.8). */
  hear({ told }: Step): void {
    const { seat } = this.context.scene();
    for (const event of told.events) {
      if (event.type === 'ClashFought' && event.attacker === seat) this.outcome = 'fought';
      if (event.type === 'AssetsMoved' && event.player === seat) this.outcome = 'moved';
      if (event.type === 'TerritoryConquered' && event.player === seat) this.outcome = 'moved';
    }
  }

  /** Drops what is no longer legal from the selection. */
  keepWhatHolds(): void {
    this.recycling.keepWhatHolds();
    const { origin, target } = this.selection;
    const { outcome } = this;
    this.outcome = null;
    if (!origin) return;
    const { match, yours } = this.context.scene();
    const targets = yours.moves?.origins[origin];
    if (!targets || outcome === 'moved') this.selection.clear();
    else if (target && !targets[target]) this.selection.target = null;
    else if (target) {
      const most = targets[target]!;
      const still = outcome === 'fought' ? mostLeavingOne(most, assetsOn(match, origin)) : most;
      this.selection.assets = Math.min(this.selection.assets, still);
    }
  }
}
