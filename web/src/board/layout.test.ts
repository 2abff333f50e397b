import { readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import board from 'virtual:board';
import map from 'virtual:map';
import { describe, expect, it } from 'vitest';
import { overlap, placeCaption, placeLabel, PORTRAIT_RADIUS, type Box, type Label } from './layout';

const LANGUAGES = ['en', 'it', 'nl', 'sk', 'de', 'fr', 'es'];

describe.each(LANGUAGES)('the board in %s', language => {
  const say = textsOf(language);
  const labels = board.territories.map(({ id, materials }) =>
    placeLabel(id, say(`territory-${id}`), materials, map.territories[id]!),
  );

  it('has no label that covers another', () => {
    const covering = pairs(labels).filter(([one, other]) =>
      boxes(one).some(box => boxes(other).some(another => overlap(box, another))),
    );
    expect(covering.map(([one, other]) => `${one.territory} ${other.territory}`)).toEqual([]);
  });

  it('has all labels on the sheet', () => {
    for (const { box } of labels) {
      expect(box.left).toBeGreaterThan(0);
      expect(box.top).toBeGreaterThan(0);
      expect(box.left + box.width).toBeLessThan(map.view.width);
      expect(box.top + box.height).toBeLessThan(map.view.height);
    }
  });

  it('has room for the portraits beside the Continents', () => {
    for (const { id } of board.continents) {
      const { at, lines } = placeCaption(id, say(`continent-${id}`), map.continents[id]!.portrait);
      const reach = 2 * PORTRAIT_RADIUS; // several companies stand side by side
      const faces = {
        left: at.x - reach,
        top: at.y - PORTRAIT_RADIUS,
        width: 2 * reach,
        height: 2 * PORTRAIT_RADIUS,
      };
      for (const box of [faces, ...lines.map(line => line.box)])
        for (const label of labels)
          expect(boxes(label).filter(other => overlap(box, other))).toEqual([]);
    }
  });
});

const boxes = ({ lines, badge, tiles }: Label): Box[] => [
  ...lines.map(line => line.box),
  badge,
  ...tiles.map(tile => tile.box),
];

function pairs<Item>(items: Item[]): [Item, Item][] {
  return items.flatMap((one, index) =>
    items.slice(index + 1).map((other): [Item, Item] => [one, other]),
  );
}

function textsOf(language: string): (id: string) => string {
  const file = new URL(`../../../locales/${language}/names.ftl`, import.meta.url);
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(readFileSync(file, 'utf8')));
  return id => bundle.formatPattern(bundle.getMessage(id)!.value!);
}
