"""Several people on one device: between two of them no card is on the screen."""

import re

import pytest
from playwright.sync_api import Page, expect

from rawsiko.engine.ids import PlayerId
from rawsiko.engine.options import Options
from rawsiko.engine.state import (
    ActionPhase,
    ContinentChoice,
    InitialPlacement,
    InvestmentPhase,
    Phase,
    TerritoryChoice,
    TradeWithChina,
)
from tests.browser.accessibility import axe
from tests.browser.conftest import Prepare, Visit
from tests.browser.home_steps import all_card_words, card_words, expect_match
from tests.browser.prepared import PreparedTable, finished, in_phase
from tests.browser.visitors import PHONE

PASS = re.compile("^Pass the device to")
PHASES: list[type[Phase]] = [
    ContinentChoice,
    TerritoryChoice,
    InitialPlacement,
    InvestmentPhase,
    ActionPhase,
    TradeWithChina,
]


def expect_hand_over(page: Page) -> None:
    """No card is on the page, visible or announced."""
    expect(page.get_by_role("heading", name=PASS)).to_be_visible()
    everything = page.content() + page.locator("body").aria_snapshot()
    assert [words for words in all_card_words() if words in everything] == []


def take_device(page: Page) -> None:
    page.get_by_role("button", name=re.compile("^I’m ")).click()
    expect_match(page)


def on_every_seat(visit: Visit, table: PreparedTable) -> Page:
    """One device that opened every seat's link."""
    page = visit(path=table.seat_link(next(iter(table.seats))))
    for player in table.seats:
        page.goto(table.seat_link(player))
        expect(page).to_have_url(re.compile("#table="))
    return page


def test_three_people_begin_on_one_device(visit: Visit) -> None:
    page = visit(PHONE)
    page.get_by_text("More", exact=True).click()
    page.get_by_role("link", name="Everyone on this device").click()
    page.get_by_role("button", name="Start the match").click()
    expect_hand_over(page)
    axe(page)
    take_device(page)
    page.reload()
    expect_hand_over(page)


@pytest.mark.parametrize("phase", PHASES)
def test_the_hand_over_hides_every_card(visit: Visit, prepare: Prepare, phase: type[Phase]) -> None:
    options = Options(turns=2, trade_with_china=phase is TradeWithChina)
    table = prepare(in_phase(phase), seed=310 + PHASES.index(phase), options=options)
    page = on_every_seat(visit, table)
    expect_hand_over(page)
    take_device(page)
    for words in card_words(table, table.acting):
        expect(page.get_by_text(words).first).to_be_visible()


def test_the_device_goes_on_when_a_player_is_done(visit: Visit, prepare: Prepare) -> None:
    table = prepare(in_phase(ActionPhase), seed=32)
    page = on_every_seat(visit, table)
    take_device(page)
    page.get_by_role("button", name="End my actions").click()
    expect_hand_over(page)
    take_device(page)
    order = table.state.order
    following = order[(order.index(PlayerId(table.acting)) + 1) % len(order)]
    for words in card_words(table, following):
        expect(page.get_by_text(words).first).to_be_visible()


def test_the_end_is_for_everybody(visit: Visit, prepare: Prepare) -> None:
    table = prepare(finished(), seed=33, options=Options(turns=1))
    page = on_every_seat(visit, table)
    expect(page.get_by_role("heading", name=PASS)).to_have_count(0)
    expect_match(page)


def test_bots_may_fill_the_table(visit: Visit) -> None:
    """While bots play, no card is shown; then it's a person's turn."""
    page = visit()
    page.goto("/#hotseat")
    page.get_by_role("group", name="People").get_by_label("2").check()
    page.get_by_role("group", name="Bots").get_by_label("1").check()
    page.get_by_role("button", name="Start the match").click()
    expect_hand_over(page)
    take_device(page)
