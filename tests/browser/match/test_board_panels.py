"""Panels never cover what can be chosen, and the map keeps its scale when they change."""

import pytest
from playwright.sync_api import Page, expect

from rawsiko.engine.ids import TerritoryId
from rawsiko.engine.state import ActionPhase, State
from tests.browser.conftest import Prepare, Visit
from tests.browser.home_steps import board

# At the lower edge of the map.
SOUTH = {TerritoryId(name) for name in ("argentina", "chile", "southern_africa", "new_zealand")}
SCREENS = [(1280, 800), (1920, 1080), (1366, 657), (1024, 768), (390, 844), (360, 740)]
COVERED = """() => {
  const all = '.foot > *, .dock > .row, .drawer, .head, aside > *';
  const panels = [...document.querySelectorAll(all)];
  if (innerWidth < 700) panels.push(...document.querySelectorAll('.board > .buttons, .switch'));
  const boxes = panels.map(one => one.getBoundingClientRect());
  // What lies beyond a small view has a chip at its edge.
  const chips = [...document.querySelectorAll('[data-chip]')];
  const beyond = chips.flatMap(one => one.dataset.chip.split(' '));
  const asked = [...document.querySelectorAll('g.label.invited')];
  const inView = asked.filter(one => !beyond.includes(one.dataset.territory));
  return [...inView, ...chips].flatMap(label => {
    const { left, right, top, bottom } = label.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const isOut = x < 0 || y < 0 || x > innerWidth || y > innerHeight;
    const isUnder = boxes.some(
      one => left < one.right && right > one.left && top < one.bottom && bottom > one.top,
    );
    return isOut || isUnder ? [label.dataset.territory ?? label.dataset.chip] : [];
  });
}"""


def test_no_panel_covers_what_can_be_chosen(visit: Visit, prepare: Prepare) -> None:
    """With a hint open, the panel is higher than the room that the map leaves for it."""
    table = prepare(acts_in_the_south, seed=81, absence_seconds=3600, is_only_seen=True)
    page = visit(path=table.seat_link(table.acting))
    for width, height in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        expect(board(page).locator("g.label.invited").first).to_be_visible()
        expect_clear(page)
        scale = drawn_width(page)
        page.get_by_role("button", name="Hint", exact=True).click()
        expect(page.locator("[data-hint]").first).to_be_visible()
        expect_clear(page)
        assert drawn_width(page) == pytest.approx(scale, abs=1)
        page.get_by_role("button", name="Hint", exact=True).click()
        expect(page.locator("[data-hint]")).to_have_count(0)


def acts_in_the_south(state: State) -> bool:
    phase = state.phase
    return isinstance(phase, ActionPhase) and bool(SOUTH & {*phase.ready}) and len(phase.ready) > 2


def expect_clear(page: Page) -> None:
    expect(board(page).locator(".resting")).to_be_attached()
    page.wait_for_function(f"() => ({COVERED})().length === 0")


def drawn_width(page: Page) -> float:
    expect(board(page).locator(".resting")).to_be_attached()
    return float(board(page).locator("svg:not(.ground)").first.get_attribute("width") or 0)
