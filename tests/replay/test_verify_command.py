"""`rawsiko verify`: one line per file, and an exit status that a script can trust."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from rawsiko.cli.main import main
from rawsiko.content.load import standard_content
from rawsiko.engine.options import Options
from rawsiko.replay.strict_json import LONGEST_LINE
from rawsiko.texts.fluent import LANGUAGES
from tests.content.folders import TINY
from tests.replay.replays import as_bytes, random_replay, write, written_by_hand

no_such_names = pytest.mark.skipif(os.name == "nt", reason="Windows allows no such names")


def verify(capsys: pytest.CaptureFixture[str], *arguments: object) -> tuple[object, str, str]:
    with pytest.raises(SystemExit) as ended:
        main(["verify", *map(str, arguments)])
    out, err = capsys.readouterr()
    return ended.value.code or 0, out, err


@pytest.fixture
def good(tmp_path: Path) -> Path:
    lines = random_replay(4, Options(2), 0, standard_content())
    return write(tmp_path / "good.jsonl", lines)


def test_a_good_file(capsys: pytest.CaptureFixture[str], good: Path) -> None:
    assert verify(capsys, good) == (0, f"{good}: ok\n", "")


def test_every_file_gets_its_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, good: Path
) -> None:
    """One that is wrong, missing or no file at all does not keep the others from being checked."""
    lines = random_replay(3, Options(1), 1, standard_content())
    cut = write(tmp_path / "cut.jsonl", lines[:10])
    lines[5]["player"] = "nobody"
    wrong = write(tmp_path / "wrong.jsonl", lines)
    missing = tmp_path / "missing.jsonl"
    empty = tmp_path / "empty"
    empty.mkdir()
    status, out, err = verify(capsys, wrong, empty, missing, cut, good)
    assert out.splitlines() == [
        f"{wrong}: line 6: R1.1: this player isn’t in the match",
        f"{empty}: no replays (*.jsonl) in this folder",
        f"{missing}: no such file",
        f"{cut}: incomplete (10 lines are valid)",
        f"{good}: ok",
    ]
    assert (status, err) == (1, "")


def test_a_folder_stands_for_the_replays_in_it(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """In the order of their names; other files and folders in it are left alone."""
    lines = random_replay(3, Options(1), 1, standard_content())
    names = ["b.jsonl", "a.jsonl", "notes.txt"]
    files = [write(tmp_path / name, lines) for name in names]
    (tmp_path / "folder.jsonl").mkdir()
    assert verify(capsys, tmp_path) == (0, f"{files[1]}: ok\n{files[0]}: ok\n", "")


def test_wildcards_that_the_shell_left_are_expanded(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """As on Windows. A file that is called so is meant first."""
    lines = random_replay(3, Options(1), 1, standard_content())
    for name in ("2.jsonl", "1.jsonl", "x[1].jsonl"):
        write(tmp_path / name, lines)
    shown = "".join(f"{tmp_path / name}: ok\n" for name in ("1.jsonl", "2.jsonl"))
    assert verify(capsys, tmp_path / "?.jsonl") == (0, shown, "")
    assert verify(capsys, tmp_path / "x[1].jsonl")[1] == f"{tmp_path / 'x[1].jsonl'}: ok\n"
    nothing = tmp_path / "*.json"
    assert verify(capsys, nothing) == (1, f"{nothing}: no such file\n", "")


def test_standard_input(good: Path) -> None:
    for command in ("verify", "replay"):
        told = subprocess.run(
            [sys.executable, "-m", "rawsiko", command, "-"],
            input=good.read_bytes(),
            capture_output=True,
            check=True,
        )
        assert told.stdout.strip().endswith(b"-: ok" if command == "verify" else b"points.")


def test_a_name_that_is_empty_is_not_the_current_folder(
    capsys: pytest.CaptureFixture[str],
) -> None:
    status, out, err = verify(capsys, "")
    assert (status, out) == (2, "")
    assert "the name is empty" in err


def test_a_match_that_is_not_over_is_said_to_be_so(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """R6.1: an end line after part of the match."""
    lines = random_replay(4, Options(5), 0, standard_content())
    file = write(tmp_path / "early.jsonl", [*lines[:40], lines[-1]])
    status, out, _ = verify(capsys, file)
    assert status == 1
    assert out == f"{file}: line 41: R6.1: the match isn’t over here (Turn 1 of 5)\n"


def test_content_can_be_named(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = write(tmp_path / "tiny.jsonl", written_by_hand())
    status, out, _ = verify(capsys, file)
    content = written_by_hand()[0]["content"]
    assert out == f"{file}: unknown content {content}; name its folder with --content\n"
    assert status == 1
    assert verify(capsys, file, "--content", TINY) == (0, f"{file}: ok\n", "")


def test_naming_content_does_not_hide_the_standard_one(
    capsys: pytest.CaptureFixture[str], good: Path
) -> None:
    assert verify(capsys, "--content", TINY, good) == (0, f"{good}: ok\n", "")


def test_content_that_cannot_be_used(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, good: Path
) -> None:
    status, out, err = verify(capsys, good, "--content", tmp_path)
    assert (status, out) == (1, "")
    assert err.startswith(f"{tmp_path} can’t be used as content:\n  ")
    assert "board.toml" in err


def test_a_huge_file_of_one_line_is_not_read_whole(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    huge = tmp_path / "huge.jsonl"
    with huge.open("wb") as file:
        file.truncate(100 * LONGEST_LINE)  # a hole: it takes no room on the disk
    status, out, _ = verify(capsys, huge)
    assert out == f"{huge}: line 1: format: the line is too long for a replay\n"
    assert status == 1


@no_such_names
def test_a_name_cannot_take_over_the_terminal(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    odd = tmp_path / "odd\x1b[31m\nname"
    odd.write_bytes(b"{}")
    _, out, _ = verify(capsys, odd)
    assert out == f"{tmp_path}/odd�[31m�name: line 1: format: the key “format” is missing\n"


def test_a_file_cannot_take_over_the_terminal(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    lines = written_by_hand()
    lines[0]["content"] = "sha256:\x1b]0;title\x07" + "x" * 1000
    _, out, _ = verify(capsys, write(tmp_path / "odd.jsonl", lines))
    assert "\x1b" not in out
    assert len(out) < len(str(tmp_path)) + 200


@no_such_names
def test_a_link_that_goes_nowhere(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    loop = tmp_path / "loop"
    loop.symlink_to(loop)
    status, out, _ = verify(capsys, loop)
    assert status == 1
    assert out.startswith(f"{loop}: can’t be read (")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_verdict_in_every_language(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, language: str
) -> None:
    """One file per kind of verdict: each is told, in one line."""
    whole = b"".join(as_bytes(written_by_hand()))
    contents = {
        "ok": whole,
        "wrong": whole.replace(b'"points": 5', b'"points": 6'),
        "cut": whole[:-300],
        "incomplete": whole[: whole.rindex(b"\n", 0, -1) + 1],
        "unknown": whole.replace(b'"content": "sha256:', b'"content": "sha512:'),
    }
    files = [tmp_path / name for name in contents]
    for file, text in zip(files, contents.values(), strict=True):
        file.write_bytes(text)
    status, out, err = verify(capsys, *files, "--content", TINY, "--lang", language)
    told = out.splitlines()
    assert (status, err) == (1, "")
    assert all(line.startswith(f"{file}: ") for line, file in zip(told, files, strict=True))
    assert "R6.3" in told[1]
    assert "50" in told[2]
    assert "49" in told[3]
