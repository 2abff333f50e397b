"""Bots know World news and Recycling (R4.10, R4.11)."""

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from rawsiko.bots.explaining import explain
from rawsiko.bots.hinting import hint_for, look_for
from rawsiko.bots.hints import Look
from rawsiko.bots.reasons import Why
from rawsiko.bots.registry import bot_named
from rawsiko.bots.sight import Sight
from rawsiko.engine import legal_actions, view_of
from rawsiko.engine.actions import Action, Recycle
from rawsiko.engine.content import Content, NewsCard, NewsEffect
from rawsiko.engine.ids import ApplicationId, MaterialId, NewsId, ObjectiveId, PlayerId, TerritoryId
from rawsiko.engine.state import News, State
from rawsiko.simulator.search.survey import OF_CARD
from tests.engine.boards import board
from tests.engine.positions import position

pytestmark = pytest.mark.slow

SUN = PlayerId("sun")
BORON, ZINC = MaterialId("boron"), MaterialId("zinc")
MINE, PIT = TerritoryId("mine"), TerritoryId("pit")

PLAIN = board(
    {"land": "home mine pit moor", "isle": "far strand"},
    "home-mine home-pit home-moor moor-far far-strand",
    materials={"home": "lead", "mine": "boron", "pit": "boron", "far": "zinc"},
    applications={
        "glass": (10, "boron"),
        "frits": (20, "boron zinc"),
        "salt": (4, "lead"),
        "alloys": (6, "lead zinc"),
    },
    cards={
        "of_glass": "glass",
        "of_frits": "frits",
        "of_salt": "salt",
        "of_alloys": "alloys",
        "of_none": "",
    },
)
STRIKE = NewsCard(NewsId("strike"), "2025-02-22", MINE, BORON, NewsEffect.STOPS, 5, 2)
# Another card, so that the strike needn't be drawn.
FLOOD = NewsCard(NewsId("flood"), "2025-03", PIT, BORON, NewsEffect.STOPS, 5, 2)
LAND: Content = replace(
    PLAIN,
    news={card.id: card for card in (STRIKE, FLOOD)},
    materials={
        name: replace(material, recycling_price=2 if name == ZINC else None)
        for name, material in PLAIN.materials.items()
    },
)


def land(text: str, card: str, **options: Any) -> State:
    others = [other for other in LAND.objectives if other != card]
    return position(text, LAND, cards=[card, *others], **options)


def of_card(state: State, place: TerritoryId) -> float:
    """What the Territory adds to the expected points of Medium's card."""
    sight = Sight(view_of(state, SUN), "medium")
    return sight.term(sight.territories.index(place), OF_CARD)


def choice(state: State, bot: str) -> Action:
    return bot_named(bot).choose(view_of(state, SUN), legal_actions(state), Random(1))


def test_r4_10_a_second_source_has_a_value_when_news_may_stop_the_first() -> None:
    """R4.10: nobody threatens the mine, so without news the pit adds nothing to it."""
    text = "sun* home:2 mine:2 | sawyer strand:1"
    assert of_card(land(text, "of_glass", turn=4), PIT) == pytest.approx(0)
    assert of_card(land(text, "of_glass", turn=4, world_news=True), PIT) > 0.1
    # In the last Turn no card opens any more.
    assert of_card(land(text, "of_glass", turn=8, world_news=True), PIT) == pytest.approx(0)


def test_r4_10_a_supply_that_returns_before_the_end_counts_for_the_card() -> None:
    """R4.10: the mine is closed for two Turns: at the end of Turn 5, but not at that of Turn 8."""
    closed = replace(
        land("sun* home:2 mine:2 | sawyer strand:1", "of_glass", turn=4, world_news=True),
        news=News({STRIKE.id: 2}, (STRIKE.id,)),
    )
    lasting = replace(closed, last_turn=5)
    assert of_card(closed, MINE) > of_card(lasting, MINE) == 0
    sight = Sight(view_of(closed, SUN), "medium")
    mine = sight.territories.index(MINE)
    assert sight.materials_in(mine) == 0 != sight.materials_at_end(mine)


@pytest.mark.parametrize("bot", ["simple", "greedy", "easy", "medium", "hard"])
def test_r4_11_bots_recycle_what_completes_an_application(bot: str) -> None:
    """R4.11: in the last Turn the Assets are worth less."""
    text = "sun* mine:6 | sawyer strand:1"
    state = land(text, "of_frits", turn=8, recycling=True)
    assert choice(state, bot) == Recycle(SUN, MINE, ZINC)
    recycled = replace(state, recycled={SUN: ZINC})
    assert not isinstance(choice(recycled, bot), Recycle)


def test_r4_11_bots_keep_their_assets_where_a_material_brings_less() -> None:
    """R4.11: one Material more is no reason, with Turns to come."""
    text = "sun* mine:6 | sawyer strand:1"
    for bot in ("simple", "greedy", "medium"):
        assert not isinstance(choice(land(text, "of_none", turn=4, recycling=True), bot), Recycle)


def test_r4_11_what_was_recycled_needs_no_source_any_more() -> None:
    """R4.11: the Territory that holds it adds nothing to the card."""
    text = "sun* home:2 mine:2 | sawyer strand:1"
    state = land(text, "of_frits", turn=4, recycling=True)
    far = TerritoryId("far")
    assert of_card(state, far) > 0
    assert of_card(replace(state, recycled={SUN: ZINC}), far) == pytest.approx(0)


def test_r4_11_a_hint_says_what_recycling_is_for() -> None:
    """R4.11: it asks what is missing, and the reason names the Application."""
    state = land("sun* mine:6 | sawyer strand:1", "of_frits", turn=8, recycling=True)
    hint = hint_for(view_of(state, SUN))
    assert hint.plan[0] == Recycle(SUN, MINE, ZINC)
    assert hint.reason.why is Why.COMPLETES
    assert hint.look == Look("hint-look-missing", application=ApplicationId("frits"))
    helped = view_of(replace(state, objectives={SUN: ObjectiveId("of_alloys")}), SUN)
    reason = explain(helped, hint.plan[0], "medium")
    assert reason.why is Why.ADVANCES
    assert look_for(helped, reason) == Look("hint-look-claim")
