"""World news and Recycling on the screen of a match (R4.10, R4.11)."""

import re

import pytest
from playwright.sync_api import expect

from rawsiko.engine import legal_actions
from rawsiko.engine.actions import Recycle
from rawsiko.engine.content import NewsEffect
from rawsiko.engine.options import Options
from rawsiko.engine.state import ActionPhase, State
from tests.browser.accessibility import axe
from tests.browser.conftest import Prepare, Visit
from tests.browser.home_steps import asked
from tests.browser.match_steps import ENGLISH, log, territory
from tests.browser.prepared import finished
from tests.browser.visitors import DESKTOP, PHONE, Device

HOUSE_RULES = Options(world_news=True, recycling=True)


def may_recycle(state: State) -> bool:
    """Somebody may recycle while an open card stops a Material."""
    stops = any(state.content.news[card].effect is NewsEffect.STOPS for card in state.news.open)
    return (
        stops
        and isinstance(state.phase, ActionPhase)
        and any(isinstance(action, Recycle) for action in legal_actions(state))
    )


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_material_is_recycled_while_news_blocks_another(
    visit: Visit, prepare: Prepare, device: Device
) -> None:
    table = prepare(may_recycle, seed=27, options=HOUSE_RULES)
    page = visit(device, path=table.seat_link(table.acting))
    stopped = next(
        card
        for name in table.state.news.open
        if (card := table.state.content.news[name]).effect is NewsEffect.STOPS
    )
    material = ENGLISH.say(f"material-{stopped.material}")
    strip = page.get_by_role("list", name="World news")
    place = ENGLISH.say(f"territory-{stopped.territory}")
    expect(strip.get_by_role("button", name=f"{place}: no more {material}.")).to_be_visible()
    words = re.compile(f"{re.escape(material)}.*: not supplied now")
    expect(territory(page, stopped.territory)).to_have_attribute("aria-label", words)

    page.get_by_role("button", name="Recycling", exact=True).click()
    expect(asked(page)).to_have_text("Pick a Material")
    axe(page)
    pick = page.get_by_role("radio").first
    wanted = ENGLISH.say(f"material-{pick.get_attribute('value')}")
    pick.check(force=True)
    page.get_by_role("button", name=f"Recycle {wanted}").click()
    expect(page.get_by_role("button", name="Recycling", exact=True)).not_to_be_attached()
    undo = page.get_by_role("button", name="Undo")
    expect(undo).to_be_visible()
    if device is DESKTOP:
        expect(log(page)).to_contain_text(f"recycles {wanted}")
    undo.click()
    expect(page.get_by_role("button", name="Recycling", exact=True)).to_be_visible()


def ends_the_first_turn(state: State) -> bool:
    """The last player of Turn 1 acts: when they are done, a card is opened."""
    phase = state.phase
    return state.turn == 1 and isinstance(phase, ActionPhase) and phase.player == state.order[-1]


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_news_card_stays_until_it_is_closed(
    visit: Visit, prepare: Prepare, device: Device
) -> None:
    table = prepare(ends_the_first_turn, seed=27, options=HOUSE_RULES)
    page = visit(device, path=table.seat_link(table.acting))
    page.get_by_role("button", name="End my actions").click()
    card = page.get_by_role("article")
    expect(card.get_by_role("link")).to_be_visible()  # the source
    expect(card).to_contain_text("World news")
    expect(card).to_contain_text(re.compile(r"\b(19|20)\d\d\b"))
    expect(card).to_contain_text(re.compile("You (lose|gain|keep)|Nothing changes|now a source"))
    headline = card.get_by_role("heading").inner_text()
    axe(page)
    card.get_by_role("button", name="Go on").click()
    expect(card).not_to_be_attached()
    page.get_by_role("list", name="World news").get_by_role("button").click()
    expect(card.get_by_role("heading")).to_have_text(headline)
    page.keyboard.press("Escape")
    expect(card).not_to_be_attached()


def test_a_replay_has_the_open_cards_above_its_map(visit: Visit, prepare: Prepare) -> None:
    options = Options(turns=3, world_news=True)
    table = prepare(finished(), seed=27, options=options, is_only_seen=True)
    page = visit(path=table.replay_link)
    open_cards = page.get_by_role("list", name="World news")
    page.get_by_role("slider").first.press("End")
    expect(open_cards.get_by_role("listitem")).to_have_count(len(table.state.news.open))
    expect(open_cards).to_contain_text("left.")
