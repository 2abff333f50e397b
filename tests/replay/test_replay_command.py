"""`rawsiko replay`: the story of a file, or a position from it."""

from pathlib import Path

import pytest

from rawsiko.cli.main import main
from rawsiko.content.load import standard_content
from rawsiko.engine.options import Options
from rawsiko.texts.fluent import LANGUAGES, Texts
from tests.content.folders import TINY
from tests.replay.replays import random_replay, write, written_by_hand

STORY = """
RAWsiko: 3 players, 1 Turn
==========================
    Order of play: p2, p1, p3

  Objective cards
    p2: Solder (6), Bicycles (5)
    p1: Cables (3), Batteries (8)
    p3: Bicycles (5), Batteries (8), Solder (6)

Game setup
==========

  First round
    p2 chooses North: N1, N2, N3
    p1 chooses West: W1, W2, W3
    p1 completes Cables (3).
    p3 chooses East: E1, E2, E3
    p3 completes Bicycles (5), Solder (6).

  Second round
    p3 chooses South: S1, S2
    p1 chooses North: N4, N5
    p2 chooses East: E4, E5

  Initial Assets
    p2 places 6 Assets: 6 on N3
    p1 places 6 Assets: 6 on N4
    p3 places 6 Assets: 6 on E1

Turn 1 of 1
===========

  Action Phase: p2
    Commercial Clash N3 → N4 (p1): 6 5 2 against 5 4 1, 6 6 6 against 5 5 5, 6 3 against 2. Assets lost: attacker 0, defender 7.
    p2 conquers N4 and moves in with 2 Assets. New Material: Cobalt.
    p1 loses Cobalt.

  Action Phase: p1
    Commercial Clash W3 → S1 (p3): 1 against 6. Assets lost: attacker 1, defender 0.
    p1 loses Copper, Bauxite. No longer complete: Cables (3).

  Action Phase: p3
    Commercial Clash E1 → E5 (p2): 6 3 against 3. Assets lost: attacker 0, defender 1.
    p3 conquers E5 and moves in with 2 Assets.
    E2 → E3: 1 Asset moves.
    p3 loses Cobalt, Bismuth. No longer complete: Solder (6).

End of the match
================
    The last Turn is over.

  Objective cards
    p3: ✓ Bicycles (5), ✗ Batteries (8), ✗ Solder (6)
    p2: ✗ Solder (6), ✗ Bicycles (5)
    p1: ✗ Cables (3), ✗ Batteries (8)

  Final score

    Place  Player  Points  Applications  Materials  Territories
        1  p3           5             1          3            5
        2  p2           0             0          4            5
        3  p1           0             0          1            3

    p2 ranks above p1: equal points and Applications, more Materials.
    p3 wins with 5 points.
"""  # noqa: E501 -- as it is printed


def run(capsys: pytest.CaptureFixture[str], *arguments: object) -> tuple[object, str, str]:
    with pytest.raises(SystemExit) as ended:
        main(["replay", *map(str, arguments)])
    out, err = capsys.readouterr()
    return ended.value.code or 0, out, err


@pytest.fixture
def tiny(tmp_path: Path) -> Path:
    return write(tmp_path / "tiny.jsonl", written_by_hand())


def test_the_story(capsys: pytest.CaptureFixture[str], tiny: Path) -> None:
    assert run(capsys, tiny, "--content", TINY) == (0, STORY, "")


def test_names_of_players_are_used(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """`names` is an extra key of the header: what is not a name in it is ignored."""
    lines = written_by_hand()
    lines[0]["names"] = {"p1": "Sun", "p2": "Sawyer\x1b[2J", "p9": "Nobody"}
    _, out, _ = run(capsys, write(tmp_path / "named", lines), "--content", TINY)
    assert "Order of play: Sawyer�[2J, Sun, p3\n" in out
    lines[0]["names"] = {"p1": 1}
    assert run(capsys, write(tmp_path / "odd", lines), "--content", TINY) == (0, STORY, "")


def test_a_damaged_file_is_told_as_far_as_it_goes(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    lines = written_by_hand()
    lines[44]["action"]["target"] = "e1"
    status, out, _ = run(capsys, write(tmp_path / "wrong", lines), "--content", TINY)
    assert status == 1
    told, _, rest = out.partition("\nThe record stops here\n")
    assert STORY.startswith(told[: told.index("  Action Phase: p1")])
    assert rest.splitlines()[-1] == "    line 45: R2.2: the two Territories aren’t adjacent"


def test_what_was_told_together_is_told_up_to_the_damage(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    lines = written_by_hand()
    _, out, _ = run(capsys, write(tmp_path / "cut", lines[:25]), "--content", TINY)
    assert "    p2 places 3 Assets: 3 on N3\n" in out
    assert out.endswith("    incomplete (25 lines are valid)\n")
    _, out, _ = run(capsys, write(tmp_path / "cut", lines[:3]), "--content", TINY)
    assert "    p2 chooses North: N1\n" in out


def test_an_aborted_match(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    lines = [*written_by_hand()[:42], {"end": {"reason": "aborted", "turn": 1}}]
    status, out, _ = run(capsys, write(tmp_path / "aborted", lines), "--content", TINY)
    assert status == 0
    assert out.endswith("    The match was ended early: there’s no score.\n")


@pytest.mark.parametrize(
    ("turn", "title", "row"),
    [
        (0, "Position after the setup", "  N3       p2           7"),
        (1, "Position at the end of Turn 1", "  N3       p2           5"),
    ],
)
def test_a_position(
    capsys: pytest.CaptureFixture[str], tiny: Path, turn: int, title: str, row: str
) -> None:
    status, out, _ = run(capsys, tiny, "--content", TINY, "--turn", turn)
    assert status == 0
    assert out.startswith(f"\n{title}\n")
    assert row in out
    assert "    ✗ Cables, 3 points: missing Copper\n" in out or turn == 0


def test_a_position_in_an_unfinished_turn(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = write(tmp_path / "cut", written_by_hand()[:42])
    status, out, _ = run(capsys, file, "--content", TINY, "--turn", 1)
    assert status == 1
    assert out.startswith("\nPosition in Turn 1, where the record stops\n")
    assert out.endswith("incomplete (42 lines are valid)\n")


def test_a_position_with_claims_says_so(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """R6.2: they are made after the last Turn."""
    options = Options(2, trade_with_china=True)
    file = write(tmp_path / "trade", random_replay(4, options, 0, standard_content()))
    _, out, _ = run(capsys, file, "--turn", 2)
    title = "Position at the end of the match: Turn 2, then Trade with China"
    assert out.startswith(f"\n{title}\n")


@pytest.mark.parametrize("turn", [-1, 2, 31, 10**30])
def test_a_turn_that_was_not_played(
    capsys: pytest.CaptureFixture[str], tiny: Path, turn: int
) -> None:
    status, out, err = run(capsys, tiny, "--content", TINY, "--turn", turn)
    assert (status, out) == (1, "")
    assert err == f"Turn {turn} isn’t in the record: it goes from 0 (the setup) to 1.\n"


def test_what_is_no_replay(capsys: pytest.CaptureFixture[str], tmp_path: Path, tiny: Path) -> None:
    for file, words in (
        (tmp_path, "is a folder, not a file"),
        (tmp_path / "missing", "no such file"),
        (Path(__file__), "line 1: format: the line isn’t JSON"),
    ):
        assert run(capsys, file) == (1, "", f"{file}: {words}\n")
    status, _, err = run(capsys, tiny)
    assert status == 1
    assert "unknown content" in err


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_every_language(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, language: str
) -> None:
    options = Options(2, *[True] * 4)
    file = write(tmp_path / "all", random_replay(5, options, 1, standard_content()))
    status, out, err = run(capsys, file, "--lang", language)
    assert (status, err) == (0, "")
    assert Texts(language).say("story-end") in out
    status, out, err = run(capsys, file, "--lang", language, "--turn", 1)
    assert (status, err) == (0, "")
    assert Texts(language).say("replay-position-turn-end", turn=1) in out
