import { flushSync } from 'svelte';
import { expect, test } from 'vitest';
import { Selection } from './selection.svelte';

test('unit tests run effects', () => {
  const selection = new Selection();
  const seen: (string | null)[] = [];
  const stop = $effect.root(() => {
    $effect(() => void seen.push(selection.focused));
  });
  flushSync();
  selection.focused = 'turkey';
  flushSync();
  stop();
  expect(seen).toEqual([null, 'turkey']);
});
