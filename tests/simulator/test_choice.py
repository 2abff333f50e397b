"""When the compiled simulator plays, and when the engine does."""

from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest

from rawsiko.content.load import load_content, standard_content
from rawsiko.engine.options import Options
from rawsiko.lab import simulation
from rawsiko.lab.simulation import FEWEST_FAST, Engine, Plan, fast_lab, simulate
from tests.engine.boards import board

pytest.importorskip("numba", reason="there is no numba: the compiled simulator is NOT tested")

from rawsiko.lab import policies
from rawsiko.simulator.rules.board import TooLarge, board_of

TINY = Path(__file__).parents[1] / "content" / "tiny"
ON_TINY = Plan(load_content(TINY), Options(turns=2), 3, ("random", "greedy"), 2 * FEWEST_FAST, 5)


def ignore(_: int) -> None:
    """Ignores progress."""


@pytest.mark.parametrize("jobs", [1, 2])
def test_the_results_do_not_depend_on_who_plays(jobs: int) -> None:
    exact = simulate(replace(ON_TINY, engine=Engine.EXACT), 1, ignore)
    assert simulate(ON_TINY, jobs, ignore) == exact
    assert [result.match for result in exact] == list(range(1, ON_TINY.matches + 1))


def test_the_simulator_is_used_where_it_pays(monkeypatch: pytest.MonkeyPatch) -> None:
    def unwanted(*_: object) -> None:
        raise AssertionError("the engine was asked")

    monkeypatch.setattr(simulation, "play_match", unwanted)
    assert len(simulate(ON_TINY, 1, ignore)) == ON_TINY.matches
    for plan in (replace(ON_TINY, engine=Engine.EXACT), replace(ON_TINY, matches=FEWEST_FAST - 1)):
        with pytest.raises(AssertionError, match="the engine was asked"):
            simulate(plan, 1, ignore)


def test_bots_that_it_does_not_know_are_left_to_the_engine(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert fast_lab(ON_TINY) is not None
    monkeypatch.setattr(policies, "POLICIES", {"random": 0})
    assert fast_lab(ON_TINY) is None


def test_boards_that_are_too_large_are_left_to_the_engine() -> None:
    names = [f"t{number}" for number in range(63)]
    borders = " ".join(f"{one}-{other}" for one, other in pairwise(names))
    large = board({"land": " ".join(names)}, borders)
    with pytest.raises(TooLarge, match="territories: 63 are more than 62"):
        board_of(large)
    assert fast_lab(replace(ON_TINY, content=large)) is None
    twice = board({"land": "a b"}, "a-b a-b")
    with pytest.raises(TooLarge, match="adjacent: 2 are more than 1"):
        board_of(twice)  # listed twice


def test_the_standard_board_fits() -> None:
    board_of(standard_content())
