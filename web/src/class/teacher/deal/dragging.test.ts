import { expect, it, vi } from 'vitest';
import type { ClassCompany } from './companies';
import { Dragging } from './dragging.svelte';

it('the page scrolls while a company rests near its edge', () => {
  const frames: (() => void)[] = [];
  const page = Object.assign(new EventTarget(), {
    innerHeight: 600,
    scrollBy: vi.fn<(x: number, y: number) => void>(),
  });
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', { elementFromPoint: () => null });
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => frames.push(callback));
  vi.stubGlobal('cancelAnimationFrame', () => (frames.length = 0));
  const move = (clientY: number): unknown =>
    page.dispatchEvent(
      Object.assign(new Event('pointermove'), { pointerId: 1, clientX: 0, clientY }),
    );
  const pass = (): void => frames.splice(0).forEach(frame => frame());

  const dragging = new Dragging(() => undefined);
  const target = { closest: () => null } as unknown as Element;
  const down = { target, button: 0, pointerType: 'mouse', pointerId: 1, clientX: 0, clientY: 300 };
  dragging.begin(down as unknown as PointerEvent, {} as ClassCompany);
  move(590);
  for (let frame = 0; frame < 5; frame++) pass();
  expect(page.scrollBy).toHaveBeenCalledTimes(5);
  move(300);
  pass();
  pass();
  expect(page.scrollBy).toHaveBeenCalledTimes(5);
  move(10);
  pass();
  expect(page.scrollBy.mock.lastCall).toEqual([0, -14]);
  page.dispatchEvent(Object.assign(new Event('pointerup'), { pointerId: 1 }));
  pass();
  expect(page.scrollBy).toHaveBeenCalledTimes(6);
});
