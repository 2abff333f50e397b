"""Finds texts that lie on each other, or that an edge cuts off."""

from playwright.sync_api import Page

FIND = """isWall => {
  const SLACK = 3;
  const SKIPPED = '.unseen, .board, option, title, style';
  const found = new Set();
  const front = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
  const words = text => text.trim().replace(/\\s+/g, ' ').slice(0, 40);
  const name = element =>
    `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`;
  const parents = element => element ? [element, ...parents(element.parentElement)] : [];
  // Bars and dialogs lie on what is scrolled.
  const pinned = element =>
    parents(element).find(one => /fixed|sticky/.test(getComputedStyle(one).position));
  const isBeyond = (box, edge, low, high) =>
    box[low] < edge[low] - SLACK || box[high] > edge[high] + SLACK;

  // What the boxes around it leave of a text.
  function seen(box, element, text) {
    const left = { ...box };
    for (const one of parents(element.parentElement)) {
      if (one === document.body) break;
      const style = getComputedStyle(one);
      const edge = one.getBoundingClientRect();
      const axes = [[style.overflowX, 'left', 'right'], [style.overflowY, 'top', 'bottom']];
      for (const [overflow, low, high] of axes) {
        if (overflow === 'visible') continue;
        if (/hidden|clip/.test(overflow) && isBeyond(left, edge, low, high))
          found.add(`${name(one)} cuts off: ${text}`);
        left[low] = Math.max(left[low], edge[low]);
        left[high] = Math.min(left[high], edge[high]);
      }
    }
    return left;
  }

  const texts = [];
  const walker = document.createTreeWalker(front, NodeFilter.SHOW_TEXT);
  const wall = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const element = node.parentElement;
    const text = words(node.data);
    const isShown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    if (!text || !isShown || element.closest(SKIPPED)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const { left, top, right, bottom, width, height } of range.getClientRects()) {
      if (width < 2 || height < 2) continue;
      // Letters, without the room above and below them.
      const box = { left, right, top: top + height / 6, bottom: bottom - height / 6 };
      const isOut = isBeyond(box, wall, 'left', 'right') || isBeyond(box, wall, 'top', 'bottom');
      if (isWall && isOut) found.add(`outside of the wall: ${text}`);
      texts.push({ ...seen(box, element, text), element, text, pinned: pinned(element) });
    }
  }
  texts.forEach((a, index) => {
    for (const b of texts.slice(index + 1)) {
      const isOne = a.element.contains(b.element) || b.element.contains(a.element);
      if (isOne || a.pinned !== b.pinned) continue;
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (across > SLACK && down > SLACK) found.add(`“${a.text}” lies on “${b.text}”`);
    }
  });
  return [...found];
}"""


def overlaps(page: Page, *, is_wall: bool = False) -> list[str]:
    """Texts that lie on each other, are cut by a box that can't be scrolled, or, on a wall, which
    nobody scrolls, are outside of it. Maps have their own rules for labels."""
    return page.evaluate(FIND, is_wall)
