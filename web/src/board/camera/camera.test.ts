import { beforeEach, expect, test, vi } from 'vitest';
import { Camera } from './camera.svelte';
import type { Box } from '../layout/geometry';

vi.hoisted(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => undefined }));
});

const PERIOD = 1510;
const WORLD = { width: 1600, height: 900 };
const PHONE = { left: 0, top: 0, width: 390, height: 390 };
const box = (left: number, top: number): Box => ({ left, top, width: 100, height: 60 });
const [ALASKA, BRAZIL, JAPAN, FAR_EAST] = [
  box(20, 100),
  box(480, 500),
  box(1380, 260),
  box(1400, 100),
];

let camera: Camera;
/** In the copy of the map that is shown. */
const nearest = (one: Box): Box => ({ ...one, left: one.left + camera.shiftOf(one.left) });

beforeEach(() => {
  camera = new Camera(WORLD, { left: 0, top: 0, ...WORLD }, PERIOD);
  camera.resize(PHONE, PHONE);
  camera.see({ left: 1000, top: 0, width: 600, height: 500 }, 1.3, true);
});

test('neighbours over the edge of the map come into view together, at the same scale', () => {
  const { zoom } = camera;
  camera.bringIn([FAR_EAST, ALASKA]);
  expect(camera.zoom).toBe(zoom);
  expect(camera.isInView(nearest(FAR_EAST))).toBe(true);
  expect(camera.isInView(nearest(ALASKA))).toBe(true);
  expect(camera.copies).toContain(1);
});

test('the map can be moved on and on to either side, and comes back to where it was', () => {
  const { x, k } = camera.place;
  for (const width of [PERIOD * k, -PERIOD * k]) {
    for (let step = 0; step < 10; step++) camera.panBy(width / 10, 0);
    camera.jump(camera.place);
    expect(camera.place.x).toBeCloseTo(x, -1);
  }
});

test('the whole map is one copy, wherever the camera was', () => {
  camera.bringIn([FAR_EAST, ALASKA]);
  camera.seeAll();
  expect(camera.copies).toEqual([0]);
  expect(camera.isInView(ALASKA)).toBe(true);
  expect(camera.isInView(FAR_EAST)).toBe(true);
});

test('what fits is brought into view at the same scale', () => {
  const { zoom } = camera;
  camera.bringIn([BRAZIL]);
  expect(camera.zoom).toBe(zoom);
  expect(camera.isInView(BRAZIL)).toBe(true);
});

test('what does not fit is seen from further away', () => {
  camera.see(JAPAN, 3, true);
  const { zoom } = camera;
  camera.bringIn([JAPAN, FAR_EAST, box(1100, 300)]);
  expect(camera.zoom).toBeLessThan(zoom);
  expect(camera.isInView(FAR_EAST)).toBe(true);
});

test('a panel that changes its height does not change the scale', () => {
  const { place } = camera;
  camera.resize({ ...PHONE, height: 300 }, PHONE, true);
  expect(camera.place).toEqual(place);
});

test('what is asked stays above the buttons along the lower edge', () => {
  const asked = box(300, 300);
  camera.see(asked, 3, true, { across: 8, down: 8, below: 46 });
  const bottom = camera.toWindow({ x: 300, y: asked.top + asked.height }).y;
  expect(bottom).toBeLessThanOrEqual(PHONE.height - 54 + 1);
  expect(camera.isInView(asked)).toBe(true);
});

// A desktop whose whole map is as wide as its window, with a panel of 130 pixels or more below it.
const DESKTOP = { left: 0, top: 80, width: 960, height: 590 };
const COVERED = { ...DESKTOP, height: 440 };
const CAPE = box(700, 800);
const ISLAND = box(700, 20);

test('the whole map moves up where a panel would cover what is asked', () => {
  camera.resize(DESKTOP, DESKTOP);
  camera.seeAll();
  const { place } = camera;
  camera.resize(COVERED, DESKTOP, true);
  expect(camera.isInView(CAPE)).toBe(false);
  camera.keepClear(CAPE);
  expect(camera.isInView(CAPE)).toBe(true);
  expect(camera.place).toMatchObject({ x: place.x, k: place.k });
  camera.panBy(0, -1000);
  expect(camera.isInView(CAPE)).toBe(true);
});

test('the whole map keeps still while no panel covers what is asked', () => {
  camera.resize(DESKTOP, DESKTOP);
  camera.seeAll();
  const { place } = camera;
  camera.resize(COVERED, DESKTOP, true);
  camera.keepClear(ISLAND);
  expect(camera.place).toEqual(place);
});

test('the whole map comes down again when the panel has gone', () => {
  camera.resize(DESKTOP, DESKTOP);
  camera.seeAll();
  const { place } = camera;
  camera.resize(COVERED, DESKTOP, true);
  camera.keepClear(CAPE);
  camera.resize(DESKTOP, DESKTOP, true);
  camera.keepClear(CAPE);
  expect(camera.place).toEqual(place);
});

test('labels find new places when a panel changes its height', () => {
  const { rests } = camera;
  camera.resize({ ...PHONE, height: 300 }, PHONE, true);
  expect(camera.rests).toBeGreaterThan(rests);
});
