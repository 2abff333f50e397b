import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { program } from './program.svelte';

/** What the server says, one after the other; then it doesn't answer. */
function answering(...bots: string[]): () => number {
  let asked = 0;
  vi.stubGlobal('fetch', () => {
    const next = bots[asked++];
    return next
      ? Promise.resolve(Response.json({ bots: next, prepared: 0 }))
      : Promise.reject(new TypeError());
  });
  return () => asked;
}

// All pages share it, and other tests' pages have asked.
const forget = (): void => void (program.health = null);
beforeEach(forget);
afterEach(forget);

test('it is asked while somebody watches, until matches can be simulated', async () => {
  vi.useFakeTimers();
  const asked = answering('preparing', 'preparing', 'fast');
  const stop = program.watch();
  const another = program.watch();
  await vi.advanceTimersByTimeAsync(0);
  expect([asked(), program.canCompare]).toEqual([1, false]);
  stop();
  await vi.advanceTimersByTimeAsync(3000);
  another();
  await vi.advanceTimersByTimeAsync(10_000);
  expect([asked(), program.canCompare]).toEqual([2, false]);
  program.watch()();
  await vi.advanceTimersByTimeAsync(0);
  expect([asked(), program.canCompare]).toEqual([3, true]);
  program.watch()();
  expect(asked()).toBe(3);
  vi.useRealTimers();
});
