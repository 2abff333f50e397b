"""R1: the match."""

from typing import Any

import pytest
from msgspec.structs import replace

from rawsiko.content.load import standard_content
from rawsiko.engine import apply, refusal_of, start
from rawsiko.engine.actions import Refusal, SetLastTurn, StopAtBell
from rawsiko.engine.content import Content
from rawsiko.engine.events import LastTurnSet
from rawsiko.engine.ids import ObjectiveId, PlayerId
from rawsiko.engine.options import Options
from rawsiko.engine.setup import IllegalStart, cards_to_deal
from rawsiko.engine.state import ContinentChoice, Finished, State
from tests.engine.positions import order, position

WORLD = standard_content()
CARDS = cards_to_deal(WORLD, Options(turns=1))  # dealt at any number of Turns


def begin(players: int = 3, content: Content = WORLD, **options: Any) -> State:
    order = [PlayerId(f"p{number}") for number in range(1, players + 1)]
    return start(content, Options(**options), order, dict(zip(order, CARDS, strict=False)))


def refused(order: list[str], cards: list[str], **options: Any) -> tuple[str, str]:
    players = [PlayerId(player) for player in order]
    deal = {PlayerId(p): ObjectiveId(c) for p, c in zip(order, cards, strict=False)}
    with pytest.raises(IllegalStart) as caught:
        start(WORLD, Options(**options), players, deal)
    return caught.value.code, caught.value.clause


@pytest.mark.parametrize("players", [3, 4, 5])
def test_r1_1_three_to_five_players_with_a_card_each(players: int) -> None:
    """R1.1: each holds one Objective card."""
    state = begin(players)
    assert len(state.order) == players
    assert set(state.objectives) == set(state.order)


@pytest.mark.parametrize("players", [0, 1, 2, 6])
def test_r1_1_other_numbers_of_players_are_refused(players: int) -> None:
    """R1.1."""
    names = [f"p{number}" for number in range(players)]
    assert refused(names, list(CARDS)) == ("number_of_players", "R1.1")


def test_r1_1_a_player_without_a_card_is_refused() -> None:
    """R1.1."""
    assert refused(["a", "b", "c"], list(CARDS[:2])) == ("card_for_each_player", "R1.1")


def test_r1_1_a_card_for_somebody_who_does_not_play_is_refused() -> None:
    """R1.1."""
    order = [PlayerId(name) for name in ("a", "b", "c")]
    deal = dict(zip([*order, PlayerId("d")], map(ObjectiveId, CARDS), strict=False))
    with pytest.raises(IllegalStart) as caught:
        start(WORLD, Options(), order, deal)
    assert caught.value.code == "card_for_each_player"


def test_r1_2_options_and_their_defaults() -> None:
    """R1.2: eight Turns, everything else off."""
    assert Options() == Options(
        turns=8,
        advanced_setup=False,
        monopoly_stranglehold=False,
        trade_with_china=False,
        leave_one_behind=False,
        head_start=False,
        host_keeps_time=False,
    )


@pytest.mark.parametrize("turns", [0, -1, 31])
def test_r1_2_a_match_has_1_to_30_turns(turns: int) -> None:
    """R1.2."""
    assert begin(turns=1).options.turns == 1
    assert begin(turns=30).options.turns == 30
    assert refused(["a", "b", "c"], list(CARDS), turns=turns) == ("number_of_turns", "R1.2")


def test_r1_3_the_order_of_play_is_the_callers_draw_and_stays() -> None:
    """R1.3: the first in order begins; a player can't be in it twice."""
    order = [PlayerId(name) for name in ("p2", "p1", "p3")]
    state = start(WORLD, Options(), order, dict(zip(order, CARDS, strict=False)))
    assert state.order == ("p2", "p1", "p3")
    assert isinstance(state.phase, ContinentChoice)
    assert state.phase.player == "p2"
    assert refused(["a", "b", "a"], list(CARDS)) == ("player_twice", "R1.3")


def test_r1_4_no_card_twice_and_only_cards_of_the_content() -> None:
    """R1.4."""
    card = CARDS[0]
    assert refused(["a", "b", "c"], [card, card, CARDS[1]]) == ("card_twice", "R1.4")
    assert refused(["a", "b", "c"], [card, "joker", CARDS[1]]) == ("unknown_objective", "R1.4")


def test_r1_4_all_cards_of_the_content_may_be_dealt() -> None:
    """R1.4: a board needs no more cards than players."""
    few = replace(WORLD, objectives={card: WORLD.objectives[card] for card in CARDS[:3]})
    assert {*begin(3, few).objectives.values()} == {*CARDS[:3]}


def test_r1_4_every_standard_card_lists_four_applications_with_points_and_materials() -> None:
    """R1.4."""
    for card in WORLD.objectives.values():
        assert len(set(card.applications)) == 4
        for application in card.applications:
            assert WORLD.applications[application].points > 0
            assert WORLD.applications[application].materials


HERE = "sun* turkey:3 | sawyer germany:1 | kim japan:1"


def test_r1_5_the_host_sets_a_later_last_turn_up_to_30() -> None:
    """R1.5: from the Turn counter + 1 to 30, whether that is sooner or later than before."""
    state = position(HERE, turn=3, host_keeps_time=True)
    for turn in (4, 8, 9, 30):
        after, events = apply(state, SetLastTurn(turn))
        assert (after.last_turn, after.options.turns) == (turn, 8)
        assert events == (LastTurnSet(turn),)
        assert (after.phase, after.holdings) == (state.phase, state.holdings)
    for turn in (-1, 0, 1, 3, 31):
        assert refusal_of(state, SetLastTurn(turn)) is Refusal.NOT_A_TURN


def test_r1_5_not_once_the_counter_has_reached_the_last_turn() -> None:
    """R1.5: everybody knows before the last Turn begins that it is the last."""
    state = position(HERE, turn=3, turns=3, host_keeps_time=True)
    assert refusal_of(state, SetLastTurn(4)) is Refusal.LAST_TURN_BEGUN
    assert refusal_of(state, SetLastTurn(99)) is Refusal.LAST_TURN_BEGUN


def test_r1_5_during_setup_the_counter_stands_at_1() -> None:
    """R1.5: so a match of one Turn is in its last Turn from the start."""
    state = begin(host_keeps_time=True)
    assert refusal_of(state, SetLastTurn(1)) is Refusal.NOT_A_TURN
    assert apply(state, SetLastTurn(2)).state.last_turn == 2
    assert (
        refusal_of(begin(turns=1, host_keeps_time=True), SetLastTurn(2)) is Refusal.LAST_TURN_BEGUN
    )


def test_r1_5_the_match_ends_with_the_last_turn_as_it_was_set() -> None:
    """R1.5: R6.1 uses the new number."""
    state = position("sun turkey:3 | sawyer germany:1 | kim* japan:1", turn=3, host_keeps_time=True)
    state = apply(state, SetLastTurn(4)).state
    state = apply(state, order("kim ends")).state
    assert (state.turn, state.last_turn) == (4, 4)
    assert refusal_of(state, SetLastTurn(5)) is Refusal.LAST_TURN_BEGUN


def test_r1_5_stranglehold_goes_up_to_the_last_turn_as_it_was_set() -> None:
    """R1.5: R5.3 uses the new number."""
    state = position(HERE, turn=3, monopoly_stranglehold=True, host_keeps_time=True)
    state = apply(state, SetLastTurn(4)).state
    state = apply(state, order("sun turkey>germany 3"), (6, 6, 6, 1)).state
    assert state.turn == 4
    assert refusal_of(state, SetLastTurn(5)) is Refusal.LAST_TURN_BEGUN


def test_r1_5_without_the_option_the_host_does_nothing() -> None:
    """R1.5: and nobody does anything once the match is over."""
    state = position(HERE)
    for action in (SetLastTurn(4), StopAtBell()):
        assert refusal_of(state, action) is Refusal.HOST_KEEPS_NO_TIME
    over = apply(position(HERE, host_keeps_time=True), StopAtBell()).state
    assert isinstance(over.phase, Finished)
    for action in (SetLastTurn(4), StopAtBell()):
        assert refusal_of(over, action) is Refusal.MATCH_OVER
