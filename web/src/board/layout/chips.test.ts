import { expect, it } from 'vitest';
import { chipsFor, CHIP, sideOf, type Asked } from './chips';
import { boxAt, isInside, overlap } from './geometry';

const ROOM = { left: 0, top: 60, width: 390, height: 400 };
const one = (territory: string, x: number, y: number): Asked => ({
  territory,
  name: `Name of ${territory}`,
  box: boxAt({ x, y }, 80, 40),
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
  const label = { ...one('label', 0, 0), box: { left: 300, top: 200, width: 80, height: 90 } };
  const many = ['a', 'b', 'c', 'd', 'e', 'f'].map((id, index) =>
    one(id, index % 2 ? 1000 : -700, 220 + 20 * index),
  );
  const chips = chipsFor([...many, one('g', 200, 1400)], ROOM, [label]);
  for (const [index, chip] of chips.entries()) {
    expect(isInside(ROOM, chip.box)).toBe(true);
    expect(overlap(chip.box, label.box)).toBe(false);
    for (const other of chips.slice(index + 1)) expect(overlap(chip.box, other.box)).toBe(false);
  }
});

it('two stand along an edge, the next ones around the corner, and the others share one', () => {
  const east = 'a b c d e f g h i'.split(' ').map(id => one(id, 900, 260));
  const chips = chipsFor(east, ROOM, []);
  expect(chips.every(({ side }) => side === 'right')).toBe(true);
  const edges = ['right', 'right', 'up', 'up', 'down', 'down', 'right'];
  expect(chips.map(({ edge }) => edge)).toEqual(edges);
  expect(chips.at(-1)).toMatchObject({ territories: ['g', 'h', 'i'], lines: ['+3'] });
});

it('what is minor shares a chip, though there is room', () => {
  const minor = ['a', 'b'].map(id => ({ ...one(id, 900, 260), isMinor: true }));
  const chips = chipsFor([...minor, one('c', 900, 260)], ROOM, []);
  expect(chips.map(({ territories }) => territories)).toEqual([['c'], ['a', 'b']]);
});

it('where labels leave no room, a chip leads to what it covers, too', () => {
  const wide = { ...one('wide', 0, 0), box: { left: 0, top: 0, width: 390, height: 500 } };
  const chips = chipsFor([one('a', 900, 260)], ROOM, [wide]);
  expect(chips.map(({ territories }) => territories)).toEqual([['a', 'wide']]);
});
