// What the program behind this page can do: the server, or the worker of the page without one.

import { createSubscriber } from 'svelte/reactivity';
import { reach } from './reach';

const EVERY = 3000; // milliseconds

interface Health {
  /** `fast`: the simulator is compiled, so that matches can be simulated and Hard looks ahead. */
  bots: 'fast' | 'preparing' | 'slow';
  /** How far preparing is, from 0 to 1. */
  prepared: number;
}

class Program {
  private known = $state.raw<Health | null>(null);
  private isWatched = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly watch = createSubscriber(() => {
    this.isWatched = true;
    if (this.known?.bots !== 'fast') void this.look();
    return () => {
      this.isWatched = false;
      clearTimeout(this.timer);
    };
  });

  /** Null until it is known; up to date while a component reads it. */
  get health(): Health | null {
    this.watch();
    return this.known;
  }

  set health(health: Health | null) {
    this.known = health;
  }

  /** Whether "Why not my move?" has answers. */
  get canCompare(): boolean {
    return this.health?.bots === 'fast';
  }

  private async look(): Promise<void> {
    try {
      this.known = (await (await reach('/health', {})).json()) as Health;
    } catch {
      return; // without a server: nothing is known
    }
    if (this.known.bots === 'preparing' && this.isWatched)
      this.timer = setTimeout(() => void this.look(), EVERY);
  }
}

export const program = new Program();
