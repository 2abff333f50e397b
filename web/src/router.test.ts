import { beforeEach, expect, it, vi } from 'vitest';

async function routeAt(hash: string) {
  vi.resetModules();
  vi.stubGlobal('location', { hash });
  return (await import('./router.svelte')).route;
}

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
});

it('reads the name and the value of a link', async () => {
  expect(await routeAt('#join=K7Q%202M')).toEqual({ name: 'join', value: 'K7Q 2M' });
  expect(await routeAt('#new')).toEqual({ name: 'new', value: '' });
});

it('reads a link that was cut inside an escape', async () => {
  expect(await routeAt('#join=50%')).toEqual({ name: 'join', value: '50%' });
});
