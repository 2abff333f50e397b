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
   * becomes the target. Or a target first: then the start with the most Assets for it is the
   * origin. Anything else starts over. Returns whether the click was valid. By default one of the
   * Assets `presentOn` the origin stays, so that the Territory is kept.
   */
  choose(
    territory: string,
    yours: Yours,
    presentOn: (origin: string) => number = () => Infinity,
  ): boolean {
    const origins = yours.moves?.origins ?? {};
    if (this.origin && origins[this.origin]?.[territory])
      return this.go(this.origin, territory, yours, presentOn);
    const isOrigin = Boolean(origins[territory]) && territory !== this.origin;
    const hadOrigin = this.origin !== null;
    this.clear();
    if (isOrigin) this.origin = territory;
    if (isOrigin || hadOrigin) return isOrigin;
    const [best] = startsTo(yours, territory);
    return best !== undefined && this.go(best, territory, yours, presentOn);
  }

  /** Selects a legal move. */
  go(
    origin: string,
    target: string,
    yours: Yours,
    presentOn: (origin: string) => number = () => Infinity,
  ): true {
    this.origin = origin;
    this.target = target;
    this.assets = mostLeavingOne(this.most(yours), presentOn(origin));
    return true;
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

/** From where Assets may go to `target`, the start with the most first. */
export function startsTo(yours: Yours, target: string): string[] {
  const origins = yours.moves?.origins ?? {};
  const most = (origin: string): number => origins[origin]![target] ?? 0;
  return Object.keys(origins)
    .filter(most)
    .sort((one, other) => most(other) - most(one));
}
