"""Run axe-core on a page."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Page, expect

Scheme = Literal["light", "dark"]
Contrast = Literal["no-preference", "more"]
Look = tuple[Scheme, Contrast]

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
CONTRAST = "color-contrast"
LOOKS: tuple[Look, ...] = (
    ("light", "no-preference"),
    ("dark", "no-preference"),
    ("light", "more"),
    ("dark", "more"),
)
SETTLED = """() => Promise.allSettled(
  document.getAnimations()
    .filter(one => one.effect?.getComputedTiming().endTime !== Infinity)
    .map(one => one.finished)
)"""
DRAWN = """async () => {
  const frame = () => new Promise(next => requestAnimationFrame(() => setTimeout(next)));
  for (let count = 0; count < 4; count++) await frame(); // parts come after the first one
  await document.fonts.ready;
  await Promise.all([...document.images].map(image => image.decode().catch(() => undefined)));
}"""
# The letters of a Material's tile are its chemical symbol, which isn't a word that somebody would
# say: WCAG's Understanding 2.5.3 leaves symbolic characters out. axe compares whole words, and "Si"
# is none of "Silicon".
RUN = """async ([where, options]) => {
  const { violations } = await axe.run(where, { ...options, elementRef: true });
  const isSymbol = ({ element }) => element.matches('.tile:has(> svg.shape)');
  return violations.flatMap(({ id, help, nodes }) => nodes
    .filter(node => id !== 'label-content-name-mismatch' || !isSymbol(node))
    .map(node => `${id}: ${help}: ${node.target} ${node.failureSummary}`));
}"""
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]


def axe(page: Page) -> None:
    """Fail if the page breaks a WCAG 2.2 AA rule that axe can check."""
    page.evaluate(SETTLED)  # a button that changes its colour has another contrast meanwhile
    found = violations(page)
    assert not found, "\n".join(found)


def axe_in_every_look(page: Page) -> None:
    """The same in light, dark and high contrast."""
    found = violations_in(page, LOOKS)
    assert not found, "\n".join(found)


def come_to_rest(page: Page) -> None:
    """Wait until all parts of the screen are loaded and nothing moves."""
    expect(page.get_by_role("heading", level=1).first).to_be_attached()
    page.evaluate(DRAWN)
    expect(page.locator("[data-coming]")).to_have_count(0)
    page.evaluate(SETTLED)


def violations(page: Page, without: Sequence[str] = ()) -> list[str]:
    """What axe finds on the page as it looks now, `without` what these selectors match."""
    return _run(page, {"type": "tag", "values": TAGS}, without)


def violations_in(page: Page, looks: Sequence[Look], without: Sequence[str] = ()) -> list[str]:
    """Only colours differ between looks, so everything but text contrast is checked once."""
    contrast_alone = {"type": "rule", "values": [CONTRAST]}
    found: list[str] = []
    for number, (scheme, contrast) in enumerate(looks):
        look(page, scheme, contrast)
        here = _run(page, contrast_alone, without) if number else violations(page, without)
        found += [f"{scheme}, contrast {contrast}: {one}" for one in here]
    return found


def look(page: Page, scheme: Scheme, contrast: Contrast) -> None:
    """Set the system's preference; returns when colour transitions are over."""
    page.emulate_media(color_scheme=scheme, contrast=contrast)
    root = page.locator("html")
    expect(root).to_have_attribute("data-scheme", scheme)
    expect(root).to_have_attribute("data-contrast", "high" if contrast == "more" else "normal")
    page.evaluate(SETTLED)


def _run(page: Page, rules: dict[str, Any], without: Sequence[str]) -> list[str]:
    # The page's policy blocks foreign scripts; a debugger's evaluation isn't subject to it.
    if page.evaluate("typeof axe") == "undefined":
        debugger: Any = page.context.new_cdp_session(page)
        debugger.send("Runtime.evaluate", {"expression": _source()})
        debugger.detach()
    options = {"runOnly": rules, "resultTypes": ["violations"]}
    where = {"include": [["html"]], "exclude": [[selector] for selector in without]}
    found: list[str] = page.evaluate(RUN, [where, options])
    return found


@cache
def _source() -> str:
    return AXE.read_text(encoding="utf-8")
