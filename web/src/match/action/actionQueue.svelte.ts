// Sends actions one at a time and queues the rest.

import { assetsToPlace, isYours } from '../../table/facts';
import type { Scene } from '../../table/scene';
import type { Action } from '../../table/liveTable.svelte';

/** Pressing one of these twice counts once. */
const ONCE: Action['type'][] = ['ChooseContinent', 'ChooseTerritory', 'ClaimMaterial', 'Recycle'];

type Wish = Action | 'takeBack';

const PATIENCE = 250; // milliseconds

export class ActionQueue {
  private waiting: Wish[] = [];
  private last: Wish | null = null;
  isSending = $state(false);
  /** An answer takes so long that it shows. Most come at once, and buttons should not flicker. */
  isSlow = $state(false);

  constructor(
    private readonly scene: () => Scene,
    /** Resolves when it was answered. */
    private readonly send: (wish: Wish) => Promise<unknown>,
  ) {}

  ask(wish: Wish): void {
    if (!this.isSending) void this.give(wish);
    else if (wish === 'takeBack' || (!ONCE.includes(wish.type) && !this.isLast(wish)))
      this.waiting.push(wish);
  }

  /** Sends them one after another, as long as they are legal. */
  askAll(actions: Action[]): void {
    const [first, ...rest] = actions;
    if (!first || this.isSending) return;
    this.waiting.push(...rest);
    void this.give(first);
  }

  /** Sends it, then the next one if that is still legal. */
  private async give(wish: Wish): Promise<void> {
    this.last = wish;
    this.isSending = true;
    const timer = setTimeout(() => (this.isSlow = true), PATIENCE);
    await this.send(wish);
    clearTimeout(timer);
    this.isSlow = false;
    this.isSending = false;
    const next = this.waiting.shift();
    if (next === undefined) return;
    if (this.isLegal(next)) void this.give(next);
    else this.waiting = [];
  }

  private isLast(wish: Action): boolean {
    return wish.type !== 'PlaceAsset' && JSON.stringify(wish) === JSON.stringify(this.last);
  }

  private isLegal(wish: Wish): boolean {
    const scene = this.scene();
    const { match, seat, yours } = scene;
    if (wish === 'takeBack') return Boolean(yours.may_take_back);
    if (!seat || !isYours(scene)) return false;
    if (wish.type === 'PlaceAsset') return assetsToPlace(match, seat) > 0;
    if (wish.type === 'ChooseTerritory')
      return Boolean(yours.choices?.territories?.includes(wish.territory));
    if (wish.type === 'Move') return Boolean(yours.moves?.origins[wish.origin]?.[wish.target]);
    if (wish.type === 'Recycle')
      return Boolean(yours.choices?.recycling?.[wish.origin]?.includes(wish.material));
    return true;
  }
}
