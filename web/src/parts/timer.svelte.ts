import { onMount } from 'svelte';

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

/**
 * Returns what tells the time in milliseconds, which goes on after each `interval`. Call it while a
 * component is initialised.
 */
export function clock(interval: number): () => number {
  let now = $state(Date.now());
  onMount(() => {
    const ticking = setInterval(() => (now = Date.now()), interval);
    return () => clearInterval(ticking);
  });
  return () => now;
}
