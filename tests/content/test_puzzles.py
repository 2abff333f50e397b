"""The puzzles of content/puzzles: legal positions, and figures that come out again."""

from pathlib import Path

import pytest

from dev.puzzles import LEAST, decode, puzzle_files, shown
from dev.tuning.find_puzzles import chances_of
from rawsiko.engine import legal_actions, view_of
from rawsiko.engine.state import Finished

FILES = puzzle_files()
SAMPLE = FILES[3]


def test_there_are_twelve() -> None:
    assert len(FILES) == 12


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_every_choice_is_legal_and_one_is_clearly_best(file: Path) -> None:
    state, puzzle = decode(file.read_bytes().splitlines(keepends=True))
    legal = set(legal_actions(state))
    assert {choice.action for choice in puzzle.choices} <= legal
    best, *others = (choice.chance for choice in puzzle.choices)
    assert len(others) == 3
    assert best - max(others) >= LEAST


def test_a_page_shows_no_card_of_others() -> None:
    for file in FILES:
        told = shown(*decode(file.read_bytes().splitlines(keepends=True)))
        assert list(told["match"]["objectives"]) == [told["player"]]


def test_the_figures_come_out_again() -> None:
    """With the dice that they were judged by."""
    state, puzzle = decode(SAMPLE.read_bytes().splitlines(keepends=True))
    assert not isinstance(state.phase, Finished)
    view = view_of(state, state.phase.player)
    found = [chances_of(view, choice.action) for choice in puzzle.choices]
    assert [round(50 * sum(halves)) for halves in found] == [one.chance for one in puzzle.choices]


def test_a_wrong_line_is_noticed() -> None:
    lines = SAMPLE.read_bytes().splitlines(keepends=True)
    with pytest.raises(ValueError, match="Wrong"):
        decode([*lines[:-2], lines[-1]])
