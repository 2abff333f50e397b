import { createSubscriber } from 'svelte/reactivity';

/**
 * Acts once `wait` milliseconds are over; null stops the timer. It starts again whenever something
 * that `wait` reads has changed. Call it while a component is initialised.
 */
export function afterwards(wait: () => number | null, act: () => void): void {
  $effect(() => {
    const milliseconds = wait();
    if (milliseconds === null) return;
    const timer = setTimeout(act, milliseconds);
    return () => clearTimeout(timer);
  });
}

/** Returns what tells the time in milliseconds. What reads it is shown anew after each `interval`. */
export function clock(interval: number): () => number {
  const follow = createSubscriber(update => {
    const ticking = setInterval(update, interval);
    return () => clearInterval(ticking);
  });
  return () => {
    follow();
    return Date.now();
  };
}
