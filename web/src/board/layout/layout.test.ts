import { describe, expect, it } from 'vitest';
import { namesIn, testWorld } from '../../world/testBoard';
import { contentOf } from '../camera/framing';
import { overlap } from './geometry';
import {
  boxesOf as boxes,
  covers,
  NAME_SIZE,
  placeCaption,
  placeLabels,
  PORTRAIT_RADIUS,
} from './layout';

const { content: board, map } = testWorld;
const LANGUAGES = ['en', 'it', 'nl', 'sk', 'de', 'fr', 'es'];

describe.each(LANGUAGES)('the board in %s', language => {
  const say = namesIn(language);
  const labels = placeLabels(board.territories, id => say(`territory-${id}`), map);

  it('has no label that covers another', () => {
    const covering = pairs(labels).filter(([one, other]) => covers(one, other));
    expect(covering.map(([one, other]) => `${one.territory} ${other.territory}`)).toEqual([]);
  });

  it('writes nearly all names large', () => {
    expect(labels.filter(({ size }) => size < NAME_SIZE).length).toBeLessThanOrEqual(6);
  });

  it('has all labels where the whole world is framed', () => {
    const { left, top, width, height } = contentOf(map.view);
    for (const { box } of labels) {
      expect(box.left).toBeGreaterThan(left);
      expect(box.top).toBeGreaterThan(top);
      expect(box.left + box.width).toBeLessThan(left + width);
      expect(box.top + box.height).toBeLessThan(top + height);
    }
  });

  it('has room for the portraits beside the Continents', () => {
    for (const { id } of board.continents) {
      const { at, lines } = placeCaption(
        id,
        say(`continent-${id}`).toLocaleUpperCase(language),
        map.continents[id]!.portrait,
      );
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

function pairs<Item>(items: Item[]): [Item, Item][] {
  return items.flatMap((one, index) =>
    items.slice(index + 1).map((other): [Item, Item] => [one, other]),
  );
}
