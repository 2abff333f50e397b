"""`rawsiko content new --random`: boards by chance that pass the check."""

from pathlib import Path

import pytest

from rawsiko.cli.main import main
from rawsiko.content.check.everything import check_content
from rawsiko.content.load import load_content
from rawsiko.content.random_board import random_board, write_random_board
from rawsiko.simulator.rules.board import board_of

SEEDS = range(7_000_001, 7_000_021)


@pytest.mark.parametrize("seed", SEEDS)
def test_every_seed_gives_a_board_that_passes_the_check(tmp_path: Path, seed: int) -> None:
    folder = tmp_path / "board"
    write_random_board(random_board(seed), folder)
    assert check_content(folder).problems == ()
    board_of(load_content(folder))  # and fits the simulator


def test_the_folder_is_the_board_and_a_seed_always_gives_the_same(tmp_path: Path) -> None:
    board = random_board(5)
    write_random_board(board, tmp_path / "board")
    assert load_content(tmp_path / "board") == board.content == random_board(5).content
    assert random_board(6).content.hash != board.content.hash


def run(*arguments: str) -> object:
    """The exit status."""
    with pytest.raises(SystemExit) as ended:
        main(["content", "new", *arguments])
    return ended.value.code


def test_the_command_says_the_seed_and_refuses_what_it_cannot_do(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder, other = tmp_path / "mine", tmp_path / "other"
    assert run("--random", "--seed", "505", str(folder)) == 0
    assert "505" in capsys.readouterr().out
    assert load_content(folder).hash == random_board(505).content.hash
    assert run("--random", str(folder)) == 1  # it is there already
    assert run("--seed", "5", str(other)) == 2
    assert run("--random", str(other.with_suffix(".xlsx"))) == 2
