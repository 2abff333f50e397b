import { afterEach, expect, test, vi } from 'vitest';
import { keepAwake } from './wakeLock';

afterEach(() => vi.unstubAllGlobals());

/** A phone: its page can be hidden, which takes the lock away. */
function phone() {
  const locks: { released: boolean; release: () => Promise<void> }[] = [];
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const request = vi.fn(() => {
    const lock = {
      released: false,
      release: () => Promise.resolve(void (lock.released = true)),
    };
    locks.push(lock);
    return Promise.resolve(lock);
  });
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', { wakeLock: { request } });
  const show = (isShown: boolean): void => {
    page.visibilityState = isShown ? 'visible' : 'hidden';
    if (!isShown) locks.forEach(lock => (lock.released = true));
    page.dispatchEvent(new Event('visibilitychange'));
  };
  return { request, show, isAwake: () => locks.some(lock => !lock.released) };
}

const soon = () => new Promise(resolve => setTimeout(resolve));

test('the screen stays on until the match is over, also after the page was hidden', async () => {
  const { request, show, isAwake } = phone();
  const end = keepAwake();
  await soon();
  expect(isAwake()).toBe(true);
  show(false);
  await soon();
  expect(request).toHaveBeenCalledTimes(1);
  show(true);
  await soon();
  expect(isAwake()).toBe(true);
  end();
  expect(isAwake()).toBe(false);
  show(true);
  await soon();
  expect(request).toHaveBeenCalledTimes(2);
});

test('a browser without wake locks, or a phone that refuses one, plays on', async () => {
  vi.stubGlobal('navigator', {});
  keepAwake()();
  const { request } = phone();
  request.mockRejectedValueOnce(new Error('low battery'));
  const end = keepAwake();
  await soon();
  end();
});
