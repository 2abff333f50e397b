// What the program behind this page can do: the server, or the worker of the page without one.

import { reach } from './reach';

const EVERY = 3000; // milliseconds

interface Health {
  /** `fast`: the simulator is compiled, so that matches can be simulated and Hard looks ahead. */
  bots: 'fast' | 'preparing' | 'slow';
  /** How far preparing is, from 0 to 1. */
  prepared: number;
}

class Program {
  /** Null until it is known. */
  health = $state.raw<Health | null>(null);
  private watchers = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Whether "Why not my move?" has answers. */
  get canCompare(): boolean {
    return this.health?.bots === 'fast';
  }

  /** For `onMount`: keeps `health` up to date until what it returns is called. */
  watch = (): (() => void) => {
    if (this.watchers++ === 0 && !this.canCompare) void this.look();
    return () => {
      if (--this.watchers === 0) clearTimeout(this.timer);
    };
  };

  private async look(): Promise<void> {
    try {
      this.health = (await (await reach('/health', {})).json()) as Health;
    } catch {
      return; // without a server: nothing is known
    }
    if (this.health.bots === 'preparing' && this.watchers > 0)
      this.timer = setTimeout(() => void this.look(), EVERY);
  }
}

export const program = new Program();
