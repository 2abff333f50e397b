import { expect, it } from 'vitest';
import { testWorld } from '../../world/testBoard';
import { edges, fromLine, rings } from './outline';
import { farSpots } from './spots';

const { map } = testWorld;
const all = Object.keys(map.territories);

it('every Territory has its own place, on or near its label or its land', () => {
  const spots = farSpots(map, 1);
  for (const id of all) {
    const { label, leader } = map.territories[id]!;
    const near = leader ?? label;
    expect(Math.hypot(spots[id]!.x - near.x, spots[id]!.y - near.y), id).toBeLessThan(120);
  }
});

it('fingers find room between them on the smallest screen', () => {
  const least = 80; // units of the map: 20 pixels where the world is 390 wide
  const spots = farSpots(map, least);
  for (const [index, one] of all.entries())
    for (const other of all.slice(index + 1)) {
      const far = Math.hypot(spots[one]!.x - spots[other]!.x, spots[one]!.y - spots[other]!.y);
      expect(far, `${one} ${other}`).toBeGreaterThan(least * 0.7);
    }
});

it('they are on their own land where the world is 390 pixels wide', () => {
  const isOn = (path: string, { x, y }: { x: number; y: number }): boolean =>
    rings(path)
      .flatMap(edges)
      .filter(([a, b]) => a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x)
      .length %
      2 ===
    1;
  const spots = farSpots(map, 84);
  expect(all.filter(id => !isOn(map.territories[id]!.path, spots[id]!))).toEqual([]);
});

it('none covers the closed country if its land has other room', () => {
  const border = rings(map.closed.path).flatMap(edges);
  const roomOf = (least: number): number => {
    const spot = farSpots(map, least).vietnam!;
    return Math.min(...border.map(([a, b]) => fromLine(a, b, spot)));
  };
  expect(roomOf(84)).toBeGreaterThan(roomOf(1) + 10);
});
