"""Bots say why, truly, and give no card away."""

import pytest
from msgspec.structs import replace

from rawsiko.bots.explaining import explain
from rawsiko.bots.reasons import Act, Reason, Why
from rawsiko.bots.sight import Sight
from rawsiko.bots.terms import attackers_of, terms_of
from rawsiko.content.load import standard_content
from rawsiko.engine import legal_actions, view_of
from rawsiko.engine.actions import (
    Action,
    ChooseContinent,
    EndActionPhase,
    EndTrade,
    Move,
    PlaceAsset,
)
from rawsiko.engine.board import materials_of, territories_of
from rawsiko.engine.content import Content
from rawsiko.engine.ids import ApplicationId, MaterialId, PlayerId, TerritoryId
from rawsiko.engine.state import InvestmentPhase, State, TradeWithChina
from rawsiko.lab.match import PlayedAction
from rawsiko.simulator.search import mind
from rawsiko.texts.fluent import LANGUAGES, Texts
from tests.bots.medium_matches import every_play
from tests.bots.saying import OF_THE_CARD, WITHOUT_WORDS, act_message, said_reason, why_message
from tests.bots.scoring_again import SAID, largest_term
from tests.engine.boards import board
from tests.engine.positions import order, position

pytestmark = pytest.mark.slow

SUN, SAWYER = PlayerId("sun"), PlayerId("sawyer")
DECISIONS = 1000
SHARE = 0.95

# Home lies between a mine of what the card needs, one of what it does not, and bare land.
CROSSING = replace(
    board(
        {"land": "home mine quarry moor", "isle": "far strand"},
        "home-mine home-quarry home-moor moor-far far-strand",
        materials={"home": "zinc", "mine": "boron", "quarry": "lead", "far": "boron"},
        applications={"glass": (10, "boron"), "frits": (20, "boron zinc"), "salt": (4, "lead tin")},
        cards={"of_glass": "glass", "of_frits": "frits", "of_salt": "salt", "of_none": ""},
    ),
    hash="sha256:crossing",
)


@pytest.fixture(scope="module")
def plays() -> list[PlayedAction]:
    return every_play()


def reason_for(state: State, action: Action) -> Reason:
    return explain(view_of(state, action.player), action, "medium")


def open_reason_for(state: State, action: Action) -> Reason:
    return explain(view_of(state, None), action, "medium")


def crossing(
    text: str, card: str = "of_glass", turn: int = 4, content: Content = CROSSING
) -> State:
    others = [other for other in content.objectives if other != card]
    return position(text, content, turn=turn, cards=[card, *others])


def test_the_reason_is_the_largest_term(plays: list[PlayedAction]) -> None:
    """Found otherwise: by weighing again without each term."""
    said = weighed = 0
    for play in plays:
        view = view_of(play.before, play.action.player)
        reason = explain(view, play.action, "medium")
        if reason.why not in SAID or reason.act is Act.CLAIM:
            continue
        weighed += 1
        said += largest_term(view, play.action, reason) == SAID[reason.why]
        if weighed == DECISIONS:
            break
    assert weighed == DECISIONS
    assert said >= SHARE * DECISIONS


def test_the_terms_add_up_to_the_score(plays: list[PlayedAction]) -> None:
    """Also those of actions that nobody would take."""
    checked = 0
    for play in plays[::5]:
        sight = Sight(view_of(play.before, play.action.player), "medium")
        if len(sight.scored) < 2:
            continue
        for scored in sight.scored:
            action = sight.reader.action(play.action.player, scored.code)
            terms = terms_of(sight, action)
            if terms is None or scored.score == -1:  # too bold to be weighed
                continue
            total = sum(terms.brought.values()) - spent(sight, action)
            assert total == pytest.approx(scored.score, abs=1e-9), action
            checked += 1
    assert checked > DECISIONS


def spent(sight: Sight, action: Action) -> float:
    """What the action costs, whatever it brings."""
    if isinstance(action, ChooseContinent):
        return of_continent(sight, action)
    if not isinstance(action, Move):
        return 0.0
    origin = sight.territories.index(action.origin)
    target = sight.territories.index(action.target)
    effort = action.assets * sight.weight(mind.EFFORT)
    guards = sight.assets(target)
    if sight.is_own(target) or not guards:
        return effort
    _, attackers = attackers_of(sight, origin, target, action.assets)
    cost = sight.weight(mind.ASSET) * sight.cost(attackers, guards)
    return sight.chance(attackers, guards) * effort + cost


def of_continent(sight: Sight, action: ChooseContinent) -> float:
    territories = sight.content.territories
    land = sight.content.continents[action.continent].territories
    free = [place for place in land if sight.view.holdings[place] is None]
    exits = {near for place in free for near in territories[place].adjacent} - set(land)
    return sight.weight(mind.VAST) * len(free) + sight.weight(mind.EXITS) * len(exits)


def test_whoever_sees_no_card_hears_of_none(plays: list[PlayedAction]) -> None:
    """R7.2: whatever the deal, a spectator is told the same, and nothing of a card."""
    cards = list(standard_content().objectives)
    for nth, play in enumerate(plays[::3]):
        reason = open_reason_for(play.before, play.action)
        assert reason.why not in OF_THE_CARD
        assert reason.application is None
        assert reason.points is None
        assert reason.material is None or reason.act is Act.CLAIM
        state = play.before
        dealt = {
            player: cards[(nth + 7 * seat) % len(cards)] for seat, player in enumerate(state.order)
        }
        assert open_reason_for(replace(state, objectives=dealt), play.action) == reason


def test_nobody_hears_of_the_cards_of_others(plays: list[PlayedAction]) -> None:
    """R7.2: not even the acting player's."""
    cards = list(standard_content().objectives)
    for play in plays[::11]:
        state, player = play.before, play.action.player
        own = state.objectives[player]
        others = [card for card in reversed(cards) if card != own]
        dealt = {
            other: own if other == player else others[seat]
            for seat, other in enumerate(state.order)
        }
        changed = replace(state, objectives=dealt)
        assert reason_for(changed, play.action) == reason_for(state, play.action)


def test_a_conquest_that_completes_an_application() -> None:
    reason = reason_for(
        crossing("sun* home:4 | sawyer mine:1 far:1", turn=8), order("sun home>mine 3")
    )
    assert reason == Reason(
        Act.ATTACK,
        Why.COMPLETES,
        territory=TerritoryId("mine"),
        material=MaterialId("boron"),
        application=ApplicationId("glass"),
        points=10,
        percent=97,  # all four may go
    )


def test_the_odds_count_those_who_may_go() -> None:
    """R4.9: with Leave one behind, one stays."""
    state = position("sun* home:4 | sawyer mine:1 far:1", CROSSING, turn=8, leave_one_behind=True)
    assert reason_for(state, order("sun home>mine 3")).percent == 92


def test_what_is_said_of_the_card_is_so(plays: list[PlayedAction]) -> None:
    seen: set[Why] = set()
    for play in plays:
        state, reason = play.before, reason_for(play.before, play.action)
        if reason.why not in OF_THE_CARD:
            continue
        seen.add(reason.why)
        check_card(state, play.action.player, reason)
    assert seen == OF_THE_CARD


def check_card(state: State, player: PlayerId, reason: Reason) -> None:
    content, material = state.content, reason.material
    card = content.objectives[state.objectives[player]].applications
    assert material is not None
    assert material in {m for name in card for m in content.applications[name].materials}
    controlled = materials_of(state, player)
    assert (material in controlled) == (reason.why in (Why.SPARE, Why.KEEPS)) or (
        reason.why is Why.REACHES
    )
    place = reason.ahead if reason.why is Why.REACHES else reason.territory
    there = set(content.territories[place].materials) if place else {material}
    assert material in there
    if reason.why in (Why.COMPLETES, Why.ADVANCES):
        assert reason.application is not None
        assert reason.application in card
        application = content.applications[reason.application]
        assert material in application.materials
        is_complete = set(application.materials) <= controlled | there
        assert reason.act is Act.SETTLE or is_complete == (reason.why is Why.COMPLETES)
        assert reason.points == (application.points if reason.why is Why.COMPLETES else None)
    if reason.why is Why.KEEPS:
        assert reason.risk is not None
        assert 1 <= reason.risk <= 100


def test_a_reason_speaks_the_mind_of_its_level(plays: list[PlayedAction]) -> None:
    """Easy is blind to danger, to the others and to income: it never did anything because of
    them."""
    said = {level: {explain_as(level, play).why for play in plays} for level in ("easy", "medium")}
    blind_to = {Why.KEEPS, Why.GUARDS, Why.WEAKENS, Why.ELIMINATES, Why.SURVIVES}
    assert not said["easy"] & (blind_to | {Why.INCOME})
    assert said["medium"] >= {Why.KEEPS, Why.GUARDS, Why.WEAKENS}


def explain_as(level: str, play: PlayedAction) -> Reason:
    return explain(view_of(play.before, play.action.player), play.action, level)


@pytest.mark.parametrize(
    ("level", "of_move", "of_place"),
    [
        ("medium", Why.UNTOLD, Why.UNTOLD),
        ("hard", Why.TRIED, Why.UNTOLD),
        ("expert", Why.TRIED, Why.TRIED),
    ],
)
def test_where_matches_were_played_on_the_reason_says_so(
    level: str, of_move: Why, of_place: Why
) -> None:
    """If no term speaks for it, far from everybody. Hard tries moves, and not where it places."""
    acting = crossing("sun* home:4 mine:1 quarry:1 moor:1 far:1 | sawyer strand:1")
    view = view_of(acting, SUN)
    assert explain(view, order("sun home>quarry 3"), level).why is of_move
    placing = replace(acting, phase=InvestmentPhase(SUN, {SUN: 1, SAWYER: 1}))
    view = view_of(placing, SUN)
    assert explain(view, PlaceAsset(SUN, TerritoryId("quarry")), level).why is of_place


def test_the_only_choice_is_called_so() -> None:
    state = replace(
        crossing("sun* home:1 | sawyer mine:2"), phase=InvestmentPhase(SUN, {SUN: 1, SAWYER: 1})
    )
    assert reason_for(state, PlaceAsset(SUN, TerritoryId("home"))).why is Why.ONLY


def test_whoever_is_hurt_is_named(plays: list[PlayedAction]) -> None:
    hurt = 0
    for play in plays:
        reason = open_reason_for(play.before, play.action)
        if reason.why not in (Why.WEAKENS, Why.ELIMINATES):
            continue
        hurt += 1
        assert reason.territory is not None
        holding = play.before.holdings[reason.territory]
        assert holding is not None
        assert holding.player == reason.player
        is_last = territories_of(play.before, holding.player) == [reason.territory]
        assert is_last == (reason.why is Why.ELIMINATES)
    assert hurt


def test_claims() -> None:
    """R6.2: what a claim completes, what it only helps, and what everybody sees of it."""
    before = crossing("sun* home:1 | sawyer far:1", card="of_frits", turn=8)
    state = replace(before, phase=TradeWithChina(SUN, {SUN: 2}))
    claims = {
        getattr(action, "material", None): reason_for(state, action)
        for action in legal_actions(state)
    }
    boron, lead, end = claims[MaterialId("boron")], claims[MaterialId("lead")], claims[None]
    assert (boron.why, boron.application, boron.points) == (Why.COMPLETES, "frits", 20)
    assert lead.why is Why.MATERIALS
    assert end == Reason(Act.STOP, Why.NOTHING_BETTER)
    assert {open_reason_for(state, action).why for action in legal_actions(state)} == {
        Why.MATERIALS,
        Why.NOTHING_BETTER,
    }


def test_ending_needs_no_more_than_its_name() -> None:
    state = crossing("sun* home:1 | sawyer far:1")
    assert reason_for(state, EndActionPhase(SUN)) == Reason(Act.STOP, Why.NOTHING_BETTER)
    trade = replace(state, phase=TradeWithChina(SUN, {SUN: 1}))
    assert reason_for(trade, EndTrade(SUN)) == Reason(Act.STOP, Why.NOTHING_BETTER)


def test_content_that_nobody_can_weigh_is_explained_plainly() -> None:
    names = " ".join(f"t{number}" for number in range(70))
    huge = board({"land": names}, " ".join(f"t0-t{number}" for number in range(1, 70)))
    state = position("sun* t0:3 | sawyer t1:1", replace(huge, hash="sha256:huge"))
    reason = reason_for(state, order("sun t0>t1 3"))
    assert (reason.act, reason.why, reason.percent) == (Act.ATTACK, Why.UNTOLD, 92)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reason_carries_what_its_words_need(plays: list[PlayedAction], language: str) -> None:
    texts = Texts(language)
    for play in plays[::7]:
        for reason in (
            reason_for(play.before, play.action),
            open_reason_for(play.before, play.action),
        ):
            assert ":" in said_reason(texts, reason) or reason.why in WITHOUT_WORDS


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_words_for_everything(language: str) -> None:
    messages = Texts(language).messages()
    assert {*map(act_message, Act)} <= messages
    assert {why_message(why) for why in Why if why not in WITHOUT_WORDS} <= messages
