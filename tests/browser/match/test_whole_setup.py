"""The beginning of a match: Continents are chosen, or drawn with everybody watching."""

import re

from playwright.sync_api import expect

from rawsiko.engine.options import Options
from rawsiko.engine.state import ContinentChoice, TerritoryChoice
from tests.browser.conftest import Prepare, Visit
from tests.browser.hands import Hands, do_what_is_asked
from tests.browser.home_steps import asked
from tests.browser.match_steps import log, tool
from tests.browser.prepared import in_phase


def test_continents_and_territories_are_chosen(visit: Visit, prepare: Prepare) -> None:
    """R3.1: a Continent, then three adjacent Territories in it; others see them."""
    table = prepare(in_phase(ContinentChoice), seed=51)
    page = visit(path=table.seat_link(table.acting))
    other = visit(path=table.seat_link(table.state.order[1]))
    hands = Hands(page)
    expect(asked(other)).to_have_text(re.compile("is choosing a Continent"))
    first = tool(page).locator("li button:not([aria-disabled=true])").first
    continent = first.locator(".name").inner_text().strip()
    for left in (3, 2, 1):
        expect(asked(page)).to_have_text(re.compile("Choose a Continent|Choose [123]"))
        said = do_what_is_asked(hands)
        assert re.fullmatch(rf"Choose {left} Territor(y|ies) in {continent}", said)
    do_what_is_asked(hands)
    expect(asked(page)).to_have_text(re.compile("is choosing a Continent"))
    expect(asked(other)).to_have_text("Choose a Continent")
    expect(log(other)).to_contain_text(re.compile(f"chooses {continent}"))


def test_continents_are_drawn(visit: Visit, prepare: Prepare) -> None:
    """R3.6: Continents are drawn by chance, shown for a moment, and listed in the log."""
    table = prepare(in_phase(TerritoryChoice), seed=55, options=Options(advanced_setup=True))
    page, other = visit(path=None), visit(path=table.seat_link(table.state.order[1]))
    page.clock.install()
    page.goto(table.seat_link(table.acting))
    hands = Hands(page)
    for left in (2, 1):
        assert re.match(rf"Choose {left} ", do_what_is_asked(hands))
    page.clock.pause_at(page.evaluate("Date.now()") + 1000)  # brief screens stay
    do_what_is_asked(hands)
    moment = page.get_by_title("Skip")
    expect(moment).to_have_text(re.compile("Drawn for .+"))
    continent = moment.locator("b").inner_text()
    page.clock.resume()
    expect(moment).to_have_count(0)
    for who in (page, other):
        expect(log(who)).to_contain_text(f" draws {continent}: …")
    expect(asked(page)).to_have_text(re.compile("is choosing Territories"))
    expect(asked(other)).to_have_text(f"Choose 3 Territories in {continent}")
