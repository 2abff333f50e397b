"""The map on a phone: what is asked for is readable, and the user controls the view."""

import re

import pytest
from playwright.sync_api import FloatRect, Page, expect

from rawsiko.engine.state import ContinentChoice
from tests.browser.conftest import Prepare, Visit
from tests.browser.home_steps import asked, board
from tests.browser.match_steps import ENGLISH, territory
from tests.browser.prepared import in_phase
from tests.browser.visitors import PHONE

TERRITORIES = ("colombia", "peru", "brazil_amazon", "bolivia", "chile", "argentina")


def where(page: Page) -> FloatRect | None:
    """Where the map lies. Labels find their places anew, in the same view."""
    return page.locator(".board .stage svg:not(.ground)").first.bounding_box()


def test_territories_to_choose_come_near_enough_to_be_read(visit: Visit, prepare: Prepare) -> None:
    """What lies beyond has a chip that leads there. The map keeps its view while the list is shown,
    and a view that the user chose."""
    table = prepare(in_phase(ContinentChoice), seed=51)
    page = visit(PHONE, path=table.seat_link(table.acting))
    chile = board(page).get_by_text(ENGLISH.say("territory-chile"), exact=True)
    expect(asked(page)).to_have_text("Choose a Continent")
    expect(chile).to_have_count(0)
    for line in ("NORTH", "SOUTH", "EUROPE", "ASIA", "AFRICA", "OCEANIA"):
        expect(board(page).get_by_text(re.compile(f"^{line}")).first).to_be_in_viewport(ratio=1)
    board(page).get_by_role("button", name="Choose Europe").click()
    undo = page.get_by_role("button", name="Undo")
    expect(undo).to_be_in_viewport(ratio=1)
    undo.tap()
    expect(asked(page)).to_have_text("Choose a Continent")
    board(page).get_by_role("button", name="Choose South America").click()
    expect(asked(page)).to_have_text("Choose 3 Territories in South America")
    expect(board(page).locator(".resting")).to_be_attached()
    chips = [chip.get_attribute("data-chip") for chip in page.locator("[data-chip]").all()]
    for name in TERRITORIES:
        if name not in chips:
            expect(territory(page, name)).to_be_in_viewport(ratio=1)
    for name in filter(None, chips):
        page.locator(f"[data-chip={name}]").tap()
        expect(territory(page, name)).to_be_in_viewport(ratio=1)
        page.get_by_role("button", name="Show the whole map").click()
        page.get_by_role("button", name="Show what matters now").click()
    expect(chile.first).to_be_in_viewport()

    board(page).get_by_role("button", name="Show the whole map").click()
    expect(board(page).get_by_role("button", name="Show what matters now")).to_be_visible()
    expect(chile.first).to_be_in_viewport()  # what is on offer is named in any view
    territory(page, "chile").click()
    expect(asked(page)).to_have_text("Choose 2 Territories in South America")
    # The user's view is not changed.
    expect(board(page).get_by_role("button", name="Show what matters now")).to_be_visible()

    before = where(page)
    page.get_by_role("button", name="Show the list of Territories").click()
    expect(board(page)).to_have_count(0)
    page.get_by_role("button", name="Show the map").click()
    expect(territory(page, "chile")).to_be_visible()
    now = where(page)
    assert now is not None
    assert before is not None
    assert (now["x"], now["y"], now["width"]) == pytest.approx(
        (before["x"], before["y"], before["width"]), abs=8
    )
