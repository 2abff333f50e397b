import { expect, it } from 'vitest';
import { chipsFor, CHIP, sideOf, type Beyond } from './chips';
import { isInside, overlap } from './geometry';

const ROOM = { left: 0, top: 60, width: 390, height: 400 };
const one = (territory: string, x: number, y: number): Beyond => ({
  territory,
  name: `Name of ${territory}`,
  at: { x, y },
});

it('a chip stands where the way to its Territory leaves the view', () => {
  const [east] = chipsFor([one('east', 900, 260)], ROOM, []);
  expect(east).toMatchObject({ side: 'right', territories: ['east'] });
  expect(east!.box.left + east!.box.width).toBe(390);
  expect(Math.abs(east!.box.top + CHIP / 2 - 260)).toBeLessThan(8);
  expect(sideOf({ x: 195, y: -300 }, ROOM)).toBe('up');
  expect(sideOf({ x: 195, y: 900 }, ROOM)).toBe('down');
});

it('chips lie in the view, and none over another or over a label', () => {
  const label = { left: 300, top: 200, width: 80, height: 90 };
  const many = ['a', 'b', 'c', 'd', 'e', 'f'].map((id, index) =>
    one(id, index % 2 ? 1000 : -700, 220 + 20 * index),
  );
  const chips = chipsFor([...many, one('g', 200, 1400)], ROOM, [label]);
  for (const [index, chip] of chips.entries()) {
    expect(isInside(ROOM, chip.box)).toBe(true);
    expect(overlap(chip.box, label)).toBe(false);
    for (const other of chips.slice(index + 1)) expect(overlap(chip.box, other.box)).toBe(false);
  }
});

it('two on a side have their own chip, the others share one', () => {
  const east = ['a', 'b', 'c', 'd', 'e'].map(id => one(id, 900, 260));
  const chips = chipsFor(east, ROOM, []);
  expect(chips.map(({ territories }) => territories)).toEqual([['a'], ['b'], ['c', 'd', 'e']]);
  expect(chips.at(-1)!.lines).toEqual(['+3']);
});

it('where labels leave no room, a chip covers one rather than being left out', () => {
  const all = [{ left: 0, top: 0, width: 390, height: 500 }];
  expect(chipsFor([one('a', 900, 260)], ROOM, all)).toHaveLength(1);
});
