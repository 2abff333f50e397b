"""R6: the end."""

import pytest

from rawsiko.content.load import standard_content
from rawsiko.engine import apply, legal_actions, refusal_of, view_of
from rawsiko.engine.actions import (
    ClaimMaterial,
    EndActionPhase,
    EndTrade,
    Refusal,
    SetLastTurn,
    StopAtBell,
)
from rawsiko.engine.board import exclusive_continents
from rawsiko.engine.end import score_of
from rawsiko.engine.events import MatchEnded, StoppedAtBell
from rawsiko.engine.ids import MaterialId, PlayerId
from rawsiko.engine.state import ActionPhase, EndReason, Finished, State, TradeWithChina
from tests.engine.boards import board
from tests.engine.positions import order, position

SUN, SAWYER, KIM = PlayerId("sun"), PlayerId("sawyer"), PlayerId("kim")
PAIRS = board(
    {"north": "n1 n2", "south": "s1 s2", "west": "w1 w2"},
    "n1-n2 s1-s2 w1-w2 n1-s1 s1-w1",
    materials={"n1": "tin", "n2": "tin zinc", "s1": "gold", "w1": "lead", "w2": "iron"},
    applications={
        "cans": (4, "tin"),
        "roofs": (6, "tin zinc"),
        "coins": (10, "gold iron"),
        "pipes": (4, "lead"),
    },
    cards={"card_1": "roofs coins", "card_2": "cans pipes", "card_3": "pipes coins"},
)


def end_turn(state: State) -> State:
    """The rest of the Turn passes without a Move."""
    while isinstance(state.phase, ActionPhase):
        state, _ = apply(state, EndActionPhase(state.phase.player))
    return state


def end(state: State) -> Finished:
    state = end_turn(state)
    assert isinstance(state.phase, Finished)
    return state.phase


def trade(state: State) -> tuple[State, TradeWithChina]:
    state = end_turn(state)
    assert isinstance(state.phase, TradeWithChina)
    return state, state.phase


def test_r6_1_the_match_ends_when_the_last_turn_is_completed() -> None:
    """R6.1: after the last Action Phase of the last Turn, and not before."""
    state = position("sun* n1:1 | sawyer s1:1 | kim w1:1", PAIRS, turn=1, turns=1)
    assert end(state).reason is EndReason.LAST_TURN
    longer = end_turn(position("sun* n1:1 | sawyer s1:1 | kim w1:1", PAIRS, turn=1, turns=2))
    assert not isinstance(longer.phase, Finished)


def test_r6_2_one_claim_per_continent_of_exclusive_presence() -> None:
    """R6.2: Sun is alone in the north; Sawyer and Kim share the west, and the south is Sawyer's."""
    text = "sun* n1:1 | sawyer s1:1 w1:1 | kim w2:1"
    state, phase = trade(position(text, PAIRS, turns=1, trade_with_china=True))
    assert phase.claims == {SUN: 1, SAWYER: 1}
    assert exclusive_continents(state, SUN) == ["north"]
    assert exclusive_continents(state, KIM) == []


def test_r6_2_any_material_not_controlled_yet_and_nobody_loses_it() -> None:
    """R6.2: Sun and Sawyer both claim lead, which Kim keeps; each is done after the last claim."""
    text = "sun* n1:1 | sawyer s1:1 w1:1 | kim w2:1"
    state, _ = trade(position(text, PAIRS, turns=1, trade_with_china=True))
    tin, iron = MaterialId("tin"), MaterialId("iron")
    assert refusal_of(state, ClaimMaterial(SUN, tin)) is Refusal.MATERIAL_ALREADY_CONTROLLED
    unknown = ClaimMaterial(SUN, MaterialId("cheese"))
    assert refusal_of(state, unknown) is Refusal.UNKNOWN_MATERIAL
    assert refusal_of(state, ClaimMaterial(SAWYER, iron)) is Refusal.NOT_YOUR_TURN
    state, _ = apply(state, ClaimMaterial(SUN, iron))
    state, _ = apply(state, ClaimMaterial(SAWYER, iron))
    assert isinstance(state.phase, Finished)
    scores = {score.player: score for score in state.phase.ranking}
    assert (scores[SUN].materials, scores[SAWYER].materials, scores[KIM].materials) == (2, 3, 1)


def test_r6_2_claims_complete_applications() -> None:
    """R6.2: with iron from the trade, Sun's gold makes coins."""
    text = "sun* n1:1 n2:1 s1:1 | sawyer w1:1 | kim w2:1"
    state, phase = trade(position(text, PAIRS, turns=1, trade_with_china=True))
    assert phase.claims == {SUN: 2}
    state, _ = apply(state, ClaimMaterial(SUN, MaterialId("iron")))
    state, _ = apply(state, EndTrade(SUN))
    assert isinstance(state.phase, Finished)
    assert state.phase.ranking[0].points == 16


def test_r6_2_a_player_may_claim_fewer() -> None:
    """R6.2: EndTrade is last in the list of legal actions."""
    text = "sun* n1:1 s1:1 | sawyer w1:1 | kim w2:1"
    state, phase = trade(position(text, PAIRS, turns=1, trade_with_china=True))
    assert phase.claims == {SUN: 2}
    assert [a.material for a in legal_actions(state) if isinstance(a, ClaimMaterial)] == [
        "zinc",
        "lead",
        "iron",
    ]
    assert legal_actions(state)[-1] == EndTrade(SUN)
    state, _ = apply(state, EndTrade(SUN))
    assert isinstance(state.phase, Finished)


def test_r6_2_who_controls_every_material_is_done() -> None:
    """R6.2: Sun has two claims and lacks one Material; where she lacks none, she has no claim."""
    islands = {"north": "n1", "south": "s1", "west": "w1"}
    cards = {"card_1": "", "card_2": "", "card_3": ""}
    text = "sun* n1:1 s1:1 | sawyer w1:1 | kim"
    lacking = board(islands, "n1-s1 s1-w1", {"n1": "tin", "w1": "zinc"}, cards=cards)
    state, phase = trade(position(text, lacking, turns=1, trade_with_china=True))
    assert phase.claims == {SUN: 2, SAWYER: 1}
    state, _ = apply(state, ClaimMaterial(SUN, MaterialId("zinc")))
    assert isinstance(state.phase, TradeWithChina)
    assert state.phase.claims == {SAWYER: 1}
    rich = board(islands, "n1-s1 s1-w1", {"n1": "tin", "s1": "zinc", "w1": "tin"}, cards=cards)
    _, phase = trade(position(text, rich, turns=1, trade_with_china=True))
    assert phase.claims == {SAWYER: 1}


def test_r6_2_without_the_option_there_is_no_trade() -> None:
    """R6.2."""
    assert end(position("sun* n1:1 | sawyer s1:1 | kim w1:1", PAIRS, turns=1)).ranking


def test_r6_2_the_rulebooks_trade() -> None:
    """R6.2, the rulebook's picture: Sun, alone in two Continents and more, picks Bismuth on Mexico
    and Phosphate Rock on Peru and so completes two Applications of her card."""
    world = standard_content()
    bismuth, phosphate_rock = MaterialId("bismuth"), MaterialId("phosphate_rock")
    hers = [
        territory.id
        for territory in world.territories.values()
        if not {bismuth, phosphate_rock} & set(territory.materials)
    ]
    places = " ".join(f"{territory}:1" for territory in hers)
    text = f"sun* {places} | sawyer mexico:1 | kim peru:1"
    before = position(text, turns=1, trade_with_china=True, cards=("card_01", "card_02", "card_03"))
    state, phase = trade(before)
    assert phase.claims[SUN] >= 2
    for material in (bismuth, phosphate_rock):
        state, _ = apply(state, ClaimMaterial(SUN, material))
    assert isinstance(state.phase, Finished)
    assert score_of(before, SUN).place == 0  # nobody has a place yet
    completed = score_of(before, SUN).applications
    assert len(state.phase.ranking[0].applications) == len(completed) + 2
    assert state.phase.ranking[0].points == 46


def test_r6_3_an_application_counts_when_all_its_materials_are_controlled() -> None:
    """R6.3: tin without zinc makes no roofs; a partly served Application gives nothing."""
    both = end(position("sun* n2:1 | sawyer s1:1 | kim w1:1", PAIRS, turns=1)).ranking
    assert [(s.player, s.points, s.applications) for s in both] == [
        (SUN, 6, ("roofs",)),
        (KIM, 4, ("pipes",)),
        (SAWYER, 0, ()),
    ]
    half = end(position("sun* n1:1 | sawyer s1:1 | kim w1:1", PAIRS, turns=1)).ranking
    assert {s.player: s.points for s in half} == {SUN: 0, SAWYER: 0, KIM: 4}


TIES = board(
    {"land": "a b c d e f g h"},
    "a-b b-c c-d d-e e-f f-g g-h",
    materials={"a": "tin", "b": "zinc", "c": "gold", "d": "lead", "e": "tin"},
    applications={"one": (4, "tin"), "two": (4, "zinc"), "both": (8, "gold"), "more": (8, "lead")},
    cards={"card_1": "one two", "card_2": "both", "card_3": "more", "card_4": "both"},
)


@pytest.mark.parametrize(
    ("text", "ranking"),
    [
        ("sun* a:1 b:1 | sawyer c:1 | kim f:1", "1 sun, 2 sawyer, 3 kim"),  # Applications
        ("sun* f:1 | sawyer c:1 | kim d:1 a:1", "1 kim, 2 sawyer, 3 sun"),  # Materials
        ("sun* f:1 | sawyer c:1 g:1 | kim d:1", "1 sawyer, 2 kim, 3 sun"),  # Territories
        ("sun* f:1 | sawyer c:1 | kim d:1", "1 sawyer, 1 kim, 3 sun"),  # equal: a shared place
        ("sun* f:1 | sawyer g:1 | kim d:1", "1 kim, 2 sun, 2 sawyer"),
    ],
)
def test_r6_4_points_then_applications_then_materials_then_territories(
    text: str, ranking: str
) -> None:
    """R6.4: and who is still equal shares the place, so that 1, 2, 2, 4 is possible."""
    scores = end(position(text, TIES, turns=1)).ranking
    assert ", ".join(f"{score.place} {score.player}" for score in scores) == ranking


def test_r6_5_all_cards_are_revealed() -> None:
    """R6.5: to players and spectators."""
    state = end_turn(position("sun* n1:1 | sawyer s1:1 | kim w1:1", PAIRS, turns=1))
    assert view_of(state, SUN).objectives == state.objectives
    assert view_of(state, None).objectives == state.objectives


def bell(state: State) -> tuple[State, Finished, StoppedAtBell]:
    state, events = apply(state, StopAtBell())
    assert isinstance(state.phase, Finished)
    stopped, ended = events
    assert isinstance(stopped, StoppedAtBell)
    assert isinstance(ended, MatchEnded)
    assert (ended.reason, ended.ranking) == (state.phase.reason, state.phase.ranking)
    return state, state.phase, stopped


LAST_ONE_ACTS = "sun n2:1 | sawyer s1:3 | kim* w1:1"


def test_r6_6_a_bell_scores_the_last_completed_turn() -> None:
    """R6.6: what happened after it counts for nothing, eliminations included."""
    completed = end_turn(position(LAST_ONE_ACTS, PAIRS, turn=2, host_keeps_time=True))
    state = completed
    while not isinstance(state.phase, ActionPhase):
        state, _ = apply(state, legal_actions(state)[-1])
    state, _ = apply(state, order("sun ends"))
    state, _ = apply(state, order("sawyer s1>w1 3"), (6, 6, 6, 1, 1))
    assert state.eliminated == (KIM,)
    state, phase, stopped = bell(state)
    assert phase.reason is EndReason.BELL
    assert (state.turn, stopped.turn) == (2, 2)
    assert state.holdings == completed.holdings
    assert stopped.holdings == {"n2": (SUN, 1), "s1": (SAWYER, 3), "w1": (KIM, 1)}
    assert (state.eliminated, stopped.eliminated) == ((), ())
    assert [(s.player, s.points) for s in phase.ranking] == [(SUN, 6), (KIM, 4), (SAWYER, 0)]
    assert view_of(state, None).objectives == state.objectives


def test_r6_6_an_elimination_of_the_completed_turn_counts() -> None:
    """R6.6: by R5.2, and the counter is that of the end of the Turn (R5.3)."""
    text = "sun n2:1 | sawyer s1:1 | kim* w1:3 n1:1"
    state = position(text, PAIRS, turn=2, monopoly_stranglehold=True, host_keeps_time=True)
    state, _ = apply(state, order("kim w1>s1 3"), (6, 6, 6, 1))
    state, phase, stopped = bell(end_turn(state))
    assert (state.turn, stopped.eliminated) == (3, (SAWYER,))
    assert phase.ranking[-1].player == SAWYER
    assert phase.ranking[-1].eliminated


def test_r6_6_during_trade_with_china_claims_count_for_nothing() -> None:
    """R6.6: the last Turn is completed, and scored without Trade with China."""
    text = "sun* n1:1 | sawyer s1:1 w1:1 | kim w2:1"
    state, _ = trade(position(text, PAIRS, turns=1, trade_with_china=True, host_keeps_time=True))
    state, _ = apply(state, ClaimMaterial(SUN, MaterialId("iron")))
    state, phase, _ = bell(state)
    assert (state.turn, state.claimed) == (1, {})
    assert {score.player: score.materials for score in phase.ranking} == {SUN: 1, SAWYER: 2, KIM: 1}


def test_r6_6_before_the_first_turn_is_completed_there_is_no_ranking() -> None:
    """R6.6: the board stays as it is, and all cards are revealed (R6.5)."""
    state = position("sun* n1:1 | sawyer s1:1 | kim w1:1", PAIRS, host_keeps_time=True)
    moved, _ = apply(state, order("sun n1>n2 1"))
    after, phase, stopped = bell(moved)
    assert (after.turn, stopped.turn, phase.ranking) == (0, 0, ())
    assert after.holdings == moved.holdings
    assert view_of(after, None).objectives == after.objectives


def test_r6_6_a_bell_after_the_last_turn_was_set_anew() -> None:
    """R6.6: setting the last Turn completes none."""
    state = position("sun* n1:1 | sawyer s1:1 | kim w1:1", PAIRS, host_keeps_time=True)
    state, _ = apply(state, SetLastTurn(2))
    assert bell(state)[1].ranking == ()
