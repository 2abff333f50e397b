// The companies' colours are distinguishable for everybody, also by lightness, and readable.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type Colour = [red: number, green: number, blue: number]; // linear light, 0 to 1
type Matrix = [Colour, Colour, Colour];

const COMPANIES = [1, 2, 3, 4, 5];
const LEAST_DISTANCE = 0.1; // in OKLab, where 0.02 is just seen side by side
const LEAST_LIGHTNESS = 6; // of 100, between two neighbours in the order of lightness
const LEAST_CONTRAST = 4.5; // WCAG 2.2, text
const LEAST_OF_GRAPHICS = 3;

// Machado, Oliveira and Fernandes 2009, complete loss of one kind of cone.
const EYES: Record<string, Matrix> = {
  'all colours': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const SCHEMES: Record<string, string> = {
  light: css.slice(css.indexOf(':root {'), css.indexOf(":root[data-scheme='dark'] {")),
  dark: css.slice(
    css.indexOf(":root[data-scheme='dark'] {"),
    css.indexOf(":root[data-contrast='high'] {"),
  ),
};

/** How Board.svelte mixes the colours of land. */
const board = readFileSync(new URL('../board/Board.svelte', import.meta.url), 'utf8');
const BOARD = Object.fromEntries(
  Object.entries({ light: '  .board {', dark: "[data-scheme='dark']) .board {" }).map(
    ([scheme, rule]) => {
      const block = board.slice(board.indexOf(rule));
      const value = (name: string): string => new RegExp(`--${name}: ([^;]+);`).exec(block)![1]!;
      const ground = value('company-ground').replace(/var\(--(\w+)\)/, '$1');
      const [depth, veil] = [Number(value('company-depth')), Number(value('veil-strength'))];
      return [scheme, { ground, depth, veil }];
    },
  ),
);

describe.each(Object.keys(SCHEMES))('in the %s scheme', scheme => {
  const shownOf = (name: string): Colour => {
    const found = new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(SCHEMES[scheme]!)?.[1];
    if (!found) throw new Error(`tokens.css has no --${name} in the ${scheme} scheme`);
    return hexOf(found)!;
  };
  const colourOf = (name: string): Colour => shownOf(name).map(linear) as Colour;
  const colours = COMPANIES.map(number => colourOf(`company-${number}`));

  it.each(Object.keys(EYES))('any two companies look different to eyes with %s', eyes => {
    for (const [one, other] of pairs(colours.map(colour => seen(EYES[eyes]!, colour))))
      expect(distance(one, other)).toBeGreaterThan(LEAST_DISTANCE);
  });

  it('the companies differ in lightness', () => {
    const inOrder = colours.map(lightness).sort((one, other) => one - other);
    inOrder
      .slice(1)
      .forEach((one, index) => expect(one - inOrder[index]!).toBeGreaterThan(LEAST_LIGHTNESS));
  });

  it.each(COMPANIES)('what is written on the colour of company %i can be read', number => {
    const ink = colourOf(`company-${number}-ink`);
    expect(contrast(ink, colourOf(`company-${number}`))).toBeGreaterThan(LEAST_CONTRAST);
  });

  it.each(COMPANIES)('what is written on the tint of company %i can be read', number => {
    const tint = colourOf(`company-${number}-tint`);
    expect(contrast(colourOf('ink'), tint)).toBeGreaterThan(LEAST_CONTRAST);
  });

  // Nobody's land has no pattern, and every company has one of its own: then their colours need not
  // differ by as much.
  it.each(COMPANIES)(
    'the marks of company %i can be seen on its land, also where it is dimmed',
    n => {
      const { depth, ground, veil } = BOARD[scheme]!;
      const land = mixed(hexOf(ground) ?? shownOf(ground), shownOf(`company-${n}`), depth);
      const mark = colourOf(`company-${n}-mark`);
      for (const below of [land, mixed(land, shownOf('sea'), veil)])
        expect(contrast(mark, below.map(linear) as Colour)).toBeGreaterThan(LEAST_OF_GRAPHICS);
    },
  );

  it.each(['owned', 'needed', 'danger', 'tile-needed'])(
    'what is written on %s can be read',
    name => {
      expect(contrast(colourOf(`${name}-ink`), colourOf(name))).toBeGreaterThan(LEAST_CONTRAST);
    },
  );

  it.each(['owned', 'needed', 'danger'])('%s can be read on its own tint', name => {
    expect(contrast(colourOf(name), colourOf(`${name}-tint`))).toBeGreaterThan(LEAST_CONTRAST);
  });

  // They also carry a tick and a dot.
  it.each(Object.keys(EYES))('owned and needed look different to eyes with %s', eyes => {
    const [owned, needed] = ['owned', 'tile-needed'].map(name => seen(EYES[eyes]!, colourOf(name)));
    expect(distance(owned!, needed!)).toBeGreaterThan(LEAST_DISTANCE);
  });
});

/** 0 to 1, as written. */
function hexOf(text: string): Colour | null {
  if (!text.startsWith('#')) return null;
  return [1, 3, 5].map(at => parseInt(text.slice(at, at + 2), 16) / 255) as Colour;
}

const mixed = (below: Colour, above: Colour, opacity: number): Colour =>
  below.map((part, at) => part + (above[at]! - part) * opacity) as Colour;

function pairs<Item>(items: Item[]): [Item, Item][] {
  return items.flatMap((one, index) =>
    items.slice(index + 1).map((other): [Item, Item] => [one, other]),
  );
}

const linear = (part: number): number =>
  part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;

const times = (matrix: Matrix, [a, b, c]: Colour): Colour =>
  matrix.map(row => row[0] * a + row[1] * b + row[2] * c) as Colour;

const seen = (eyes: Matrix, colour: Colour): Colour =>
  times(eyes, colour).map(part => Math.min(1, Math.max(0, part))) as Colour;

const luminance = ([red, green, blue]: Colour): number =>
  0.2126 * red + 0.7152 * green + 0.0722 * blue;

/** CIE L*, 0 to 100. */
const lightness = (colour: Colour): number => 116 * Math.cbrt(luminance(colour)) - 16;

function contrast(one: Colour, other: Colour): number {
  const [dark, bright] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright! + 0.05) / (dark! + 0.05);
}

function distance(one: Colour, other: Colour): number {
  const [a, b] = [oklab(one), oklab(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/** Ottosson 2020. */
function oklab(colour: Colour): Colour {
  const cones = times(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    colour,
  ).map(Math.cbrt) as Colour;
  return times(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    cones,
  );
}
