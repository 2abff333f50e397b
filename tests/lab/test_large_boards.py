"""Boards that are too large for the simulator: who can play, and who is refused."""

from pathlib import Path

import pytest

from rawsiko.cli.main import main
from rawsiko.texts.fluent import LANGUAGES
from tests.content.folders import TINY, Files, changed_copy

MORE = 43  # with the 20 of the tiny board, one too many
SENTENCE = (
    "The board tiny is too large for the bot {bot}: territories has 63 entries,"
    " but at most 62 are possible; choose among random, simple."
)


@pytest.fixture
def large(tmp_path: Path) -> Path:
    return changed_copy(TINY, tmp_path / "large", enlarge)


def enlarge(files: Files) -> None:
    territories = files["territories"]
    for number in range(MORE):
        name = f"more_{number}"
        territories[name] = {"continent": "north", "materials": [], "land": ["n1"], "sea": []}
        territories["n1"]["land"].append(name)


def status_of(*arguments: object) -> int:
    with pytest.raises(SystemExit) as ended:
        main([str(argument) for argument in arguments])
    return ended.value.code if isinstance(ended.value.code, int) else 0


@pytest.mark.parametrize(
    ("command", "bot"),
    [
        (("simulate", "--players", 3, "--bots", "simple,easy"), "easy"),
        (("simulate", "--players", 3), "greedy"),
        (("simulate", "--players", 3, "--bots", "hard", "--games", 1, "--exact"), "hard"),
        (("arena", "--seats", 3, "random", "expert"), "expert"),
        (("arena", "--check", "random,hard"), "hard"),
        (("balance",), "medium"),
    ],
)
def test_bots_that_think_with_the_simulator_are_refused(
    command: tuple[object, ...], bot: str, large: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert status_of(*command, "--content", large) == 2
    told = capsys.readouterr()
    assert (told.out, told.err) == ("", SENTENCE.format(bot=bot) + "\n")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_refusal_names_what_in_every_language(
    language: str, large: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command = ("simulate", "--players", 3, "--bots", "medium", "--content", large)
    assert status_of(*command, "--lang", language) == 2
    (told,) = capsys.readouterr().err.splitlines()
    for word in ("tiny", "medium", "territories", "63", "62", "random, simple"):
        assert word in told


def test_others_are_left_to_the_engine(large: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Even with enough matches for the simulator."""
    command = ("simulate", "--players", 3, "--bots", "random,simple", "--games", 20, "--turns", 1)
    assert status_of(*command, "--content", large) == 0
    assert "20 matches, 3 players" in capsys.readouterr().out
