// The selection of a Move, shared by the board and the Action tool.

import type { Yours } from '../protocol';

export class Selection {
  origin = $state<string | null>(null);
  target = $state<string | null>(null);
  assets = $state(1);
  /** Under the pointer or the keyboard's focus. */
  focused = $state<string | null>(null);

  clear(): void {
    this.origin = null;
    this.target = null;
    this.assets = 1;
  }

  /**
   * First click: a Territory with legal moves becomes the origin. Second: one of its targets
   * becomes the target. Anything else starts over. Returns whether the click was valid. By default
   * one of the `present` Assets on the origin stays, so that the Territory is kept.
   */
  choose(territory: string, yours: Yours, present = Infinity): boolean {
    const origins = yours.moves?.origins ?? {};
    const most = this.origin ? origins[this.origin]?.[territory] : undefined;
    if (this.origin && most) {
      this.target = territory;
      this.assets = mostLeavingOne(most, present);
      return true;
    }
    const isOrigin = Boolean(origins[territory]) && territory !== this.origin;
    this.clear();
    if (isOrigin) this.origin = territory;
    return isOrigin;
  }

  /** The most Assets that may make the selected Move, as listed by the server. */
  most(yours: Yours): number {
    if (!this.origin || !this.target) return 0;
    return yours.moves?.origins[this.origin]?.[this.target] ?? 0;
  }
}

/** At least one Asset moves. */
export const mostLeavingOne = (most: number, present: number): number =>
  Math.min(most, Math.max(1, present - 1));

export const originsIn = (yours: Yours): string[] => Object.keys(yours.moves?.origins ?? {});

/** Where the Assets on `origin` may go, as listed by the server. */
export const targetsFrom = (yours: Yours, origin: string): string[] =>
  Object.keys(yours.moves?.origins[origin] ?? {});
