"""A match on the smallest phones: nothing is cut off, out of view or in too many lines."""

import pytest
from playwright.sync_api import Locator, expect

from rawsiko.engine.state import TerritoryChoice
from tests.at_length import only_long
from tests.browser.conftest import Prepare, Visit
from tests.browser.home_steps import asked
from tests.browser.prepared import finished, in_action_phase, in_phase
from tests.browser.visitors import SMALL_PHONE, SMALLEST_PHONE, Device

# What fits the narrowest fits the other one, which is only tried with --long.
DEVICES = pytest.mark.parametrize(
    "device",
    [
        pytest.param(SMALLEST_PHONE, id="320 wide"),
        pytest.param(SMALL_PHONE, id="360 wide", marks=only_long),
    ],
)
LANGUAGES = ("en", "it", "nl", "sk", "de", "fr", "es")
LINES = "one => one.clientHeight / parseFloat(getComputedStyle(one).lineHeight)"


@DEVICES
def test_the_final_score_shows_all_its_columns(
    visit: Visit, prepare: Prepare, device: Device
) -> None:
    table = prepare(finished(), seed=61, seats=4, is_only_seen=True)
    page = visit(device, path=table.seat_link("p1"))
    score = page.get_by_role("table", name="Final score")
    expect(score).to_be_visible()
    assert score.evaluate("one => one.offsetWidth <= one.parentElement.clientWidth")


@DEVICES
def test_the_header_has_one_row_and_two_lines(
    visit: Visit, prepare: Prepare, device: Device
) -> None:
    """In every language, beside the clock of a table with a timer."""
    table = prepare(in_phase(TerritoryChoice), seed=62, seats=4, phase_seconds=3600)
    for language in LANGUAGES:
        page = visit(device, language=language, path=table.seat_link(table.acting))
        expect(page.get_by_role("timer").first).to_be_visible()
        header = page.locator("header").filter(has=asked(page))
        assert rows_in(header) == 1, language
        assert asked(page).evaluate(LINES) < 2.5, language
        assert asked(page).get_attribute("data-step") != "breaking", language
        page.close()


def rows_in(header: Locator) -> int:
    """How many rows its parts stand in: one, if each overlaps the first in height."""
    return header.evaluate(
        """header => {
          const parts = [...header.children].map(one => one.getBoundingClientRect());
          const first = parts[0];
          return parts.some(one => one.top >= first.bottom || one.bottom <= first.top) ? 2 : 1;
        }"""
    )


def test_a_hint_comes_into_view(visit: Visit, prepare: Prepare) -> None:
    """However far the panel is scrolled."""
    table = prepare(in_action_phase(2), seed=63, seats=4)
    page = visit(SMALL_PHONE, path=table.seat_link(table.acting))
    ask = page.get_by_role("button", name="Hint", exact=True)
    expect(ask).to_be_visible()
    page.get_by_role("tabpanel").evaluate("one => one.scrollTo(0, 40)")
    ask.tap()
    close = page.get_by_role("region", name="Hint", exact=True).get_by_role("button").last
    expect(close).to_be_in_viewport(ratio=1)
    panel = page.get_by_role("tabpanel").bounding_box()
    card = page.get_by_role("region", name="Hint", exact=True).bounding_box()
    assert panel is not None
    assert card is not None
    assert card["y"] >= panel["y"]


@DEVICES
def test_a_replay_keeps_room_for_its_log(visit: Visit, prepare: Prepare, device: Device) -> None:
    """All controls are in one row, and none of them covers the map."""
    table = prepare(finished(), seed=61, seats=4, is_only_seen=True)
    page = visit(device, path=table.replay_link)
    controls = page.get_by_role("group", name="Playback")
    expect(controls).to_be_visible()
    expect(page.get_by_role("group", name="View", exact=True)).to_be_hidden()
    keys, speed = controls.bounding_box(), controls.get_by_role("combobox").bounding_box()
    assert keys is not None
    assert speed is not None
    assert keys["height"] < 2 * speed["height"]
    log = page.get_by_role("tabpanel").bounding_box()
    assert log is not None
    assert log["height"] > 100
