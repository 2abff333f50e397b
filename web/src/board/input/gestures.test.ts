import { expect, it, vi } from 'vitest';
import { gestures } from './gestures';
import type { PointerHandler } from './pointer.svelte';

/** A board with fingers on it. */
function board() {
  const target = Object.assign(new EventTarget(), {
    getBoundingClientRect: () => ({ left: 0, top: 0 }),
    setPointerCapture: vi.fn<(id: number) => void>(),
    closest: () => null,
  });
  const camera = {
    panBy: vi.fn<() => void>(),
    zoomBy: vi.fn<() => void>(),
    glideZoom: vi.fn<() => void>(),
  };
  const pointer = { camera, grab: () => null, isIdle: () => true };
  gestures(target as unknown as HTMLElement, pointer as unknown as PointerHandler);
  const touch = (type: string, pointerId: number, isPrimary: boolean, clientX: number): void => {
    const event = Object.assign(new Event(type), { pointerId, isPrimary, clientX, clientY: 0 });
    target.dispatchEvent(Object.assign(event, { pointerType: 'touch', button: 0 }));
  };
  return { camera, touch, target };
}

it('a finger that was lifted unseen does not turn the next one into a second finger', () => {
  const { camera, touch } = board();
  touch('pointerdown', 1, true, 10);
  touch('pointerdown', 2, true, 50); // the first one's end was lost
  touch('pointermove', 2, true, 90);
  expect(camera.panBy).toHaveBeenCalledTimes(1);
  expect(camera.zoomBy).not.toHaveBeenCalled();
});

it('two fingers zoom, and the map hears of both until they are lifted', () => {
  const { camera, touch, target } = board();
  touch('pointerdown', 1, true, 10);
  touch('pointerdown', 2, false, 50);
  touch('pointermove', 1, true, 0);
  expect(camera.zoomBy).toHaveBeenCalledTimes(1);
  expect(target.setPointerCapture.mock.calls.flat().sort()).toEqual([1, 2]);
});
