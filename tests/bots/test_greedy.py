"""The greedy player takes what serves its card."""

from random import Random

from msgspec.structs import replace

from rawsiko.bots.greedy import GreedyBot
from rawsiko.engine import legal_actions, view_of
from rawsiko.engine.actions import (
    Action,
    ChooseContinent,
    ChooseTerritory,
    ClaimMaterial,
    EndActionPhase,
    Move,
    PlaceAsset,
)
from rawsiko.engine.ids import ContinentId, MaterialId, PlayerId, TerritoryId
from rawsiko.engine.state import (
    ContinentChoice,
    Finished,
    InvestmentPhase,
    SetupRound,
    State,
    TerritoryChoice,
    TradeWithChina,
)
from tests.engine.boards import board
from tests.engine.positions import order, position

SUN = PlayerId("sun")

# Home lies between a mine of what the card needs, one of what it does not, and bare land.
CROSSING = board(
    {"land": "home mine quarry moor far"},
    "home-mine home-quarry home-moor moor-far",
    materials={"home": "zinc", "mine": "boron", "quarry": "lead", "far": "boron"},
    applications={"glass": (10, "boron"), "batteries": (10, "lead"), "pipes": (4, "zinc lead")},
    cards={"of_glass": "glass", "of_batteries": "batteries", "of_pipes": "pipes"},
)


def choice(state: State) -> Action:
    """What greedy does in its seat."""
    assert not isinstance(state.phase, Finished)
    view = view_of(state, state.phase.player)
    return GreedyBot().choose(view, legal_actions(state), Random(1))


def crossing(text: str, card: str = "of_glass", turn: int = 4) -> State:
    others = [other for other in CROSSING.objectives if other != card]
    return position(text, CROSSING, turn=turn, cards=[card, *others])


def test_it_goes_where_the_card_sends_it() -> None:
    before = "sun* home:2 | sawyer far:1"
    assert choice(crossing(before)) == order("sun home>mine 1")
    assert choice(crossing(before, card="of_batteries")) == order("sun home>quarry 1")


def test_it_attacks_a_weak_guard_of_what_it_needs_with_all_that_may_clash() -> None:
    assert choice(crossing("sun* home:5 | sawyer mine:1 quarry:1 moor:1")) == order(
        "sun home>mine 3"
    )


def test_it_leaves_a_strong_guard_alone() -> None:
    before = crossing("sun* home:2 | sawyer mine:4 quarry:4 moor:4")
    assert choice(before) == EndActionPhase(SUN)


def test_it_ends_its_phase_when_there_is_nothing_to_gain() -> None:
    before = crossing("sun* mine:1 home:1 quarry:1 moor:1 | sawyer far:6")
    assert choice(before) == EndActionPhase(SUN)


def test_it_does_not_leave_the_only_place_of_what_it_needs() -> None:
    assert not isinstance(choice(crossing("sun* mine:1 | sawyer far:1")), Move)


def test_it_marches_towards_what_it_needs_and_cannot_reach_yet() -> None:
    before = crossing("sun* home:2 mine:1 | sawyer quarry:9 far:1", card="of_pipes")
    assert choice(before) == order("sun home>moor 1")


def test_in_the_last_turn_it_fears_only_those_who_still_act() -> None:
    """R4.1: nobody can take back what the last player of the last Turn takes."""
    lone = "rust far:1 | sawyer quarry:1 | sun* home:1 mine:1"
    state = position(lone, CROSSING, turn=8, cards=["of_pipes", "of_batteries", "of_glass"])
    assert choice(state) == EndActionPhase(SUN)
    first = "sun* home:3 mine:1 | sawyer quarry:1 | rust far:1"
    state = position(first, CROSSING, turn=8, cards=["of_batteries", "of_pipes", "of_glass"])
    assert choice(state) == order("sun home>quarry 3")


def test_it_places_where_an_asset_takes_what_it_needs() -> None:
    state = crossing("sun* home:1 moor:1 | sawyer far:6")
    state = replace(state, phase=InvestmentPhase(SUN, {SUN: 2}))
    assert choice(state) == PlaceAsset(SUN, TerritoryId("home"))


def test_it_places_where_it_must_keep_what_it_needs() -> None:
    state = position(
        "sun* far:1 quarry:1 | sawyer moor:2 home:2 mine:1",
        CROSSING, turn=4, cards=["of_glass", "of_pipes"],
    )  # fmt: skip
    state = replace(state, phase=InvestmentPhase(SUN, {SUN: 1}))
    assert choice(state) == PlaceAsset(SUN, TerritoryId("far"))


TWO_SHORES = board(
    {"west": "w1 w2 w3", "east": "e1 e2 e3"},
    "w1-w2 w2-w3 e1-e2 e2-e3 w3-e1",
    materials={"w1": "lead", "w2": "zinc", "w3": "tin", "e1": "boron", "e3": "cobalt"},
    applications={"glass": (12, "boron cobalt"), "solder": (8, "tin"), "paint": (5, "zinc lead")},
    cards={"card_1": "glass", "card_2": "solder", "card_3": "paint"},
)


def setup(phase: ContinentChoice | TerritoryChoice, card: str) -> State:
    others = [other for other in TWO_SHORES.objectives if other != card]
    state = position("sun* | sawyer | rust", TWO_SHORES, cards=[card, *others])
    return replace(state, eliminated=(), phase=phase)


def test_it_begins_where_the_needed_materials_lie() -> None:
    where = ContinentChoice(SUN, SetupRound.FIRST)
    assert choice(setup(where, "card_1")) == ChooseContinent(SUN, ContinentId("east"))
    assert choice(setup(where, "card_2")) == ChooseContinent(SUN, ContinentId("west"))
    which = TerritoryChoice(SUN, SetupRound.FIRST, ContinentId("west"), ())
    assert choice(setup(which, "card_2")) == ChooseTerritory(SUN, TerritoryId("w3"))


def trade(card: str, claims: int, **claimed: str) -> Action:
    state = position("sun* w1:1 | sawyer w3:1 | rust e2:1", TWO_SHORES, cards=[card])
    mine = {SUN: tuple(MaterialId(material) for material in claimed.values())}
    return choice(replace(state, claimed=mine, phase=TradeWithChina(SUN, {SUN: claims})))


def test_it_claims_what_completes_the_most_points() -> None:
    """R6.2: two claims complete the glass, one does not; the second claim finishes it."""
    both = {"boron", "cobalt"}
    first = trade("card_1", claims=2)
    assert isinstance(first, ClaimMaterial)
    assert first.material in both
    second = trade("card_1", claims=1, first=first.material)
    assert isinstance(second, ClaimMaterial)
    assert {first.material, second.material} == both


def test_a_claim_that_completes_nothing_is_used_all_the_same() -> None:
    """R6.4: Materials decide between equal points."""
    assert isinstance(trade("card_1", claims=1), ClaimMaterial)
