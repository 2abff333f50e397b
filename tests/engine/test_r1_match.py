"""R1: the match."""

from typing import Any

import pytest

from rawsiko.content.load import standard_content
from rawsiko.engine import start
from rawsiko.engine.content import Content
from rawsiko.engine.ids import ObjectiveId, PlayerId
from rawsiko.engine.options import Options
from rawsiko.engine.start import IllegalStart
from rawsiko.engine.state import ContinentChoice, State

WORLD = standard_content()
CARDS = list(WORLD.objectives)


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


def test_r1_2_options_and_their_defaults() -> None:
    """R1.2: eight Turns, everything else off."""
    assert Options() == Options(
        turns=8,
        advanced_setup=False,
        monopoly_stranglehold=False,
        trade_with_china=False,
        leave_one_behind=False,
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


def test_r1_4_every_standard_card_lists_four_applications_with_points_and_materials() -> None:
    """R1.4."""
    for card in WORLD.objectives.values():
        assert len(set(card.applications)) == 4
        for application in card.applications:
            assert WORLD.applications[application].points > 0
            assert WORLD.applications[application].materials
