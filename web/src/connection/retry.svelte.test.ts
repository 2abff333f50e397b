import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askUntilAnswered } from './retry.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A request that the test answers, for each that was asked. */
function asking(goesOn = true) {
  const requests: PromiseWithResolvers<string>[] = [];
  const answers: string[] = [];
  const errors: unknown[] = [];
  let subject = $state<string | null>(null);
  const stop = $effect.root(() =>
    askUntilAnswered(
      () => {
        if (subject === null) return null;
        requests.push(Promise.withResolvers<string>());
        return requests.at(-1)!.promise;
      },
      answer => answers.push(answer),
      error => {
        errors.push(error);
        return goesOn;
      },
      1000,
    ),
  );
  const about = (wanted: string | null): void => {
    subject = wanted;
    flushSync();
  };
  return { requests, answers, errors, about, stop };
}

test('it asks again after an error, until there is an answer', async () => {
  const { requests, answers, errors, about, stop } = asking();
  about(null);
  expect(requests).toHaveLength(0);
  about('this');
  requests[0]!.reject('busy');
  await vi.advanceTimersByTimeAsync(999);
  expect([requests.length, errors]).toEqual([1, ['busy']]);
  await vi.advanceTimersByTimeAsync(1);
  requests[1]!.resolve('yes');
  await vi.advanceTimersByTimeAsync(5000);
  expect([requests.length, answers]).toEqual([2, ['yes']]);
  stop();
});

test('it does not ask again where that is of no use', async () => {
  const { requests, about, stop } = asking(false);
  about('this');
  requests[0]!.reject('refused');
  await vi.advanceTimersByTimeAsync(5000);
  expect(requests).toHaveLength(1);
  stop();
});

test('only the newest request is answered, and none after the component is gone', async () => {
  const { requests, answers, errors, about, stop } = asking();
  about('this');
  about('that');
  requests[0]!.resolve('old');
  requests[1]!.resolve('new');
  await vi.advanceTimersByTimeAsync(0);
  expect(answers).toEqual(['new']);
  about('more');
  stop();
  requests[2]!.reject('late');
  await vi.advanceTimersByTimeAsync(5000);
  expect([requests.length, errors]).toEqual([3, []]);
});
