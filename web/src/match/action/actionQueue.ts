// Sends actions one at a time and queues the rest.

import { assetsToPlace, isYours } from '../../table/facts';
import type { Scene } from '../../table/scene';
import type { Action } from '../../table/liveTable.svelte';

/** Pressing one of these twice counts once. */
const ONCE: Action['type'][] = ['ChooseContinent', 'ChooseTerritory', 'ClaimMaterial'];

type Wish = Action | 'takeBack';

export class ActionQueue {
  private waiting: Wish[] = [];
  private last: Wish | null = null;

  constructor(
    private readonly scene: () => Scene,
    private readonly isSending: () => boolean,
    private readonly send: (wish: Wish) => void,
  ) {}

  ask(wish: Wish): void {
    if (!this.isSending()) this.give(wish);
    else if (wish === 'takeBack' || (!ONCE.includes(wish.type) && !this.isLast(wish)))
      this.waiting.push(wish);
  }

  /** Sends them one after another, as long as they are legal. */
  askAll(actions: Action[]): void {
    const [first, ...rest] = actions;
    if (!first || this.isSending()) return;
    this.waiting.push(...rest);
    this.give(first);
  }

  /** Sends the next queued action, if it is still legal. */
  go(): void {
    const wish = this.waiting.shift();
    if (wish === undefined) return;
    if (this.isMeant(wish)) this.give(wish);
    else this.waiting = [];
  }

  private give(wish: Wish): void {
    this.last = wish;
    this.send(wish);
  }

  private isLast(wish: Action): boolean {
    return wish.type !== 'PlaceAsset' && JSON.stringify(wish) === JSON.stringify(this.last);
  }

  private isMeant(wish: Wish): boolean {
    const scene = this.scene();
    const { match, seat, yours } = scene;
    if (wish === 'takeBack') return Boolean(yours.may_take_back);
    if (!seat || !isYours(scene)) return false;
    if (wish.type === 'PlaceAsset') return assetsToPlace(match, seat) > 0;
    if (wish.type === 'ChooseTerritory')
      return Boolean(yours.choices?.territories?.includes(wish.territory));
    if (wish.type === 'Move') return Boolean(yours.moves?.origins[wish.origin]?.[wish.target]);
    return true;
  }
}
