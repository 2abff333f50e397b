"""Bots and hints on a board of 200 Territories, which is too large for the simulator."""

from itertools import pairwise

import pytest

from rawsiko.bots.comparing import compare
from rawsiko.bots.comparison import Comparison, Verdict
from rawsiko.bots.hinting import hint_for
from rawsiko.bots.levels import OFFERED
from rawsiko.engine import legal_actions, view_of
from rawsiko.engine.content import Content
from rawsiko.engine.options import Options
from rawsiko.engine.state import Finished
from rawsiko.engine.view import known_state
from rawsiko.lab.chance import chance_of
from rawsiko.lab.match import PlayedAction, play_match, seat_bots
from rawsiko.simulator.rules.board import TooLarge, board_of
from rawsiko.texts.fluent import LANGUAGES, Texts
from tests.bots.saying import said_comparison
from tests.engine.boards import board

CONTINENTS, TERRITORIES = 8, 25


def large_board() -> Content:
    names = [f"t{number}" for number in range(CONTINENTS * TERRITORIES)]
    lands = {
        f"land_{nth}": " ".join(names[nth * TERRITORIES : (nth + 1) * TERRITORIES])
        for nth in range(CONTINENTS)
    }
    return board(
        lands,
        " ".join(f"{one}-{other}" for one, other in pairwise(names)),
        materials={name: ("zinc", "boron", "lead")[nth % 3] for nth, name in enumerate(names)},
        applications={"glass": (30, "boron zinc"), "salt": (10, "lead")},
        cards={f"card_{number}": "glass salt" for number in range(5)},
    )


@pytest.fixture(scope="module")
def plays() -> list[PlayedAction]:
    """A match of one bot of each level."""
    content = large_board()
    with pytest.raises(TooLarge, match="territories: 200 are more than 62"):
        board_of(content)
    bots = seat_bots(OFFERED, len(OFFERED))
    chance = chance_of(1, 1, len(OFFERED))
    return list(play_match(content, Options(turns=3), bots, chance).plays)


def test_bots_of_every_level_play_a_whole_match(plays: list[PlayedAction]) -> None:
    assert isinstance(plays[-1].state.phase, Finished)
    assert {play.action.player for play in plays} == set(plays[0].before.order)


def test_every_hint_is_legal_and_what_it_costs_is_said_to_be_unknown(
    plays: list[PlayedAction],
) -> None:
    for play in plays[::9]:
        view = view_of(play.before, play.action.player)
        legal = list(legal_actions(known_state(view)))
        hint = hint_for(view)
        best, found = hint.plan[0], {other: compare(view, other) for other in legal[:3]}
        assert best in legal
        assert hint == hint_for(view)
        for other, comparison in found.items():
            assert comparison == Comparison(Verdict.BEST if other == best else Verdict.UNTRIED)


@pytest.mark.parametrize("language", LANGUAGES)
def test_that_it_is_unknown_can_be_said(language: str) -> None:
    (said,) = said_comparison(Texts(language), Comparison(Verdict.UNTRIED))
    assert said
