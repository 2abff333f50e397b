import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Selection } from '../../table/selection.svelte';
import type { BoardProps } from '../board';
import type { Camera } from '../camera/camera.svelte';
import { gestures } from './gestures';
import { PointerHandler } from './pointer.svelte';

vi.mock('../../texts/texts.svelte', () => ({ tileName: (id: string) => id }));

const WIDTH = 400;
/** One's own land is in the middle, a neighbour to its right; all else is sea. */
const landAt = (x: number, y: number): string | null => {
  if (y < 100 || y > 300) return null;
  if (x >= 100 && x < 200) return 'own';
  return x >= 200 && x < 300 ? 'neighbour' : null;
};
/** A chip at the right edge leads to the neighbour. */
const isChip = (x: number, y: number): boolean => x > 380 && y < 60;
const elementAt = (x: number, y: number): object => ({
  getAttribute: () => (isChip(x, y) ? 'neighbour' : landAt(x, y)),
  closest(selector: string) {
    const found = selector === '[data-territory]' ? landAt(x, y) : isChip(x, y);
    return found && selector !== '[data-control]' && selector !== '[data-material]' ? this : null;
  },
});

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { elementFromPoint: elementAt });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A board with fingers on it. `toPlace`: Assets are placed, else moved. */
function table(toPlace = 0) {
  vi.stubGlobal('window', new EventTarget());
  const node = Object.assign(new EventTarget(), {
    getBoundingClientRect: () => ({ left: 0, top: 0 }),
    setPointerCapture: vi.fn<(id: number) => void>(),
    clientWidth: WIDTH,
  });
  const camera = {
    panBy: vi.fn<() => void>(),
    zoomBy: vi.fn<() => void>(),
    glideZoom: vi.fn<() => void>(),
    free: { left: 0, top: 0, width: WIDTH, height: 400 },
  };
  const selection = new Selection();
  const yours = { moves: { type: 'Moves', origins: { own: { neighbour: 3 } } } } as const;
  const choose = vi.fn<(territory: string) => void>();
  const onrested = vi.fn<() => void>();
  const onheld = vi.fn<(count: number) => void>();
  const board = {
    selection,
    scene: { yours: toPlace ? {} : yours },
    selectable: new Set(toPlace ? ['own'] : ['own', 'neighbour']),
    toPlace,
    onrested,
    onheld,
    onterritory(territory: string) {
      choose(territory);
      if (!toPlace) selection.choose(territory, { type: 'Yours', ...yours });
    },
  } as unknown as BoardProps;
  const choices = { choose, chooseContinent: vi.fn<() => void>(), chooseNothing: () => undefined };
  const pointer = new PointerHandler(camera as unknown as Camera, board, choices);
  gestures(node as unknown as HTMLElement, pointer);
  const touch = (type: string, x: number, y = 200, { id = 1, isPrimary = true } = {}): void => {
    const event = Object.assign(new Event(type), { pointerId: id, isPrimary, button: 0 });
    Object.defineProperty(event, 'target', { value: elementAt(x, y) });
    Object.assign(event, { clientX: x, clientY: y, pointerType: 'touch' });
    node.dispatchEvent(event);
  };
  return { camera, touch, node, pointer, selection, choose, onrested, onheld };
}

it('a finger that was lifted unseen does not turn the next one into a second finger', () => {
  const { camera, touch } = table();
  touch('pointerdown', 30);
  touch('pointerdown', 50, 20, { id: 2 }); // the first one's end was lost
  touch('pointermove', 90, 20, { id: 2 });
  expect(camera.panBy).toHaveBeenCalledTimes(1);
  expect(camera.zoomBy).not.toHaveBeenCalled();
});

it('two fingers zoom, and the map hears of both until they are lifted', () => {
  const { camera, touch, node } = table();
  touch('pointerdown', 30, 20);
  touch('pointerdown', 50, 20, { id: 2, isPrimary: false });
  touch('pointermove', 10, 20);
  expect(camera.zoomBy).toHaveBeenCalledTimes(1);
  expect(node.setPointerCapture.mock.calls.flat().sort()).toEqual([1, 2]);
});

/** A generator of pseudo-random parts of 1, the same in every run. */
function* parts(): Generator<number, never> {
  for (let value = 7; ;) {
    value = (value * 1103515245 + 12345) % 2 ** 31;
    yield value / 2 ** 31;
  }
}

it('none of 200 pans moves an Asset, half of them begun on one’s own land', () => {
  const STEPS = 8;
  const FRAME = 16; // milliseconds
  const random = parts();
  const next = (): number => random.next().value;
  let begunOnLand = 0;
  for (let pan = 0; pan < 200; pan++) {
    const { camera, touch, selection, choose, onrested } = table();
    const isOnLand = pan % 2 === 0;
    const from = { x: (isOnLand ? 100 : 300) + next() * 99, y: 120 + next() * 160 };
    const way = { x: (next() - 0.5) * 300, y: (next() - 0.5) * 300 };
    touch('pointerdown', from.x, from.y);
    for (let step = 1; step <= STEPS; step++) {
      const part = step / STEPS;
      touch('pointermove', from.x + way.x * part, from.y + way.y * part);
      vi.advanceTimersByTime(FRAME);
    }
    touch('pointerup', from.x + way.x, from.y + way.y);
    vi.advanceTimersByTime(1000);
    expect(onrested).not.toHaveBeenCalled();
    if (isOnLand) begunOnLand++;
    else {
      expect(camera.panBy).toHaveBeenCalled();
      expect(choose).not.toHaveBeenCalled();
      expect(selection.origin).toBeNull();
    }
  }
  expect(begunOnLand).toBe(100);
});

it('Assets that rest on a target go there; on the sea nothing happens', () => {
  const rested = table();
  rested.touch('pointerdown', 150);
  rested.touch('pointermove', 250);
  vi.advanceTimersByTime(200);
  expect(rested.pointer.aimed).toBe('neighbour');
  rested.touch('pointerup', 250);
  expect(rested.onrested).toHaveBeenCalledTimes(1);
  expect(rested.pointer.carried).toBeNull();

  const dropped = table();
  dropped.touch('pointerdown', 150);
  dropped.touch('pointermove', 250);
  dropped.touch('pointermove', 150, 380);
  vi.advanceTimersByTime(200);
  dropped.touch('pointerup', 150, 380);
  expect(dropped.onrested).not.toHaveBeenCalled();
  expect([dropped.selection.origin, dropped.selection.target]).toEqual([null, null]);
});

it('a target is met within 24 pixels', () => {
  const { touch, selection } = table();
  touch('pointerdown', 150);
  touch('pointermove', 316);
  expect(selection.target).toBe('neighbour');
});

it('a second finger ends a drag', () => {
  const { touch, pointer, onrested } = table();
  touch('pointerdown', 150);
  touch('pointermove', 250);
  vi.advanceTimersByTime(200);
  touch('pointerdown', 30, 20, { id: 2, isPrimary: false });
  touch('pointerup', 250);
  expect(pointer.carried).toBeNull();
  expect(onrested).not.toHaveBeenCalled();
});

it('Escape ends a drag, and the finger that is still down does nothing more', () => {
  const { touch, pointer, selection, onrested } = table();
  touch('pointerdown', 150);
  touch('pointermove', 250);
  vi.advanceTimersByTime(200);
  window.dispatchEvent(Object.assign(new Event('keydown'), { key: 'Escape' }));
  expect([pointer.carried, selection.origin]).toEqual([null, null]);
  touch('pointermove', 260);
  touch('pointerup', 260);
  expect(pointer.carried).toBeNull();
  expect(onrested).not.toHaveBeenCalled();
});

it('Assets that are held at the edge of the view move the map on', () => {
  const { touch, camera } = table();
  touch('pointerdown', 150);
  touch('pointermove', 390, 380);
  vi.advanceTimersByTime(490);
  expect(camera.panBy).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1010);
  const moved = camera.panBy.mock.calls.length;
  expect(moved * 4.8).toBeGreaterThan(290); // 300 pixels in a second
  touch('pointermove', 150, 350);
  vi.advanceTimersByTime(1000);
  expect(camera.panBy).toHaveBeenCalledTimes(moved);
  touch('pointerup', 150, 350);
});

it('a chip at the edge counts as its Territory', () => {
  const { touch, camera, selection, onrested } = table();
  touch('pointerdown', 150);
  touch('pointermove', 390, 40);
  expect(selection.target).toBe('neighbour');
  vi.advanceTimersByTime(1000);
  expect(camera.panBy).not.toHaveBeenCalled();
  touch('pointerup', 390, 40);
  expect(onrested).toHaveBeenCalledTimes(1);
});

it('a hold places one Asset after another, and no more than there are', () => {
  const { touch, choose, pointer, onheld, camera } = table(4);
  touch('pointerdown', 150);
  vi.advanceTimersByTime(340);
  expect(choose).not.toHaveBeenCalled();
  vi.advanceTimersByTime(20);
  expect(choose).toHaveBeenCalledTimes(1);
  touch('pointermove', 250);
  vi.advanceTimersByTime(170);
  expect(pointer.held?.count).toBe(2);
  vi.advanceTimersByTime(5000);
  expect(choose).toHaveBeenCalledTimes(4);
  touch('pointerup', 250);
  expect(onheld).toHaveBeenCalledExactlyOnceWith(4);
  expect(camera.panBy).not.toHaveBeenCalled();
});

it('a finger that moves on before it holds pans', () => {
  const { touch, choose, camera } = table(4);
  touch('pointerdown', 150);
  touch('pointermove', 180);
  vi.advanceTimersByTime(5000);
  touch('pointerup', 180);
  expect(choose).not.toHaveBeenCalled();
  expect(camera.panBy).toHaveBeenCalledTimes(1);
});
