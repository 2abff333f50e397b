"""`rawsiko debrief`."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from rawsiko.cli import replay_file
from rawsiko.cli.main import main
from rawsiko.cli.replay_file import lines_of
from rawsiko.replay.strict_json import LONGEST_LINE
from tests.debrief.classes import files
from tests.replay.replays import as_bytes, written_by_hand


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    replays = tmp_path / "replays"
    replays.mkdir()
    for number, file in enumerate(files()[:2], start=1):
        (replays / f"{number}.jsonl").write_bytes(file)
    return replays


def run(*arguments: object) -> int:
    with pytest.raises(SystemExit) as ended:
        main(["debrief", *map(str, arguments)])
    return int(ended.value.code or 0)


def test_figures_and_pages_are_printed_and_the_export_is_written(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "out"
    assert run(folder, "--out", out) == 0
    shown = json.loads(capsys.readouterr().out)
    assert [table["table"] for table in shown["figures"]["tables"]] == [1, 2]
    assert len(shown["pupils"]) == 8
    assert sorted(file.name for file in out.iterdir()) == [
        "class-rfc4180.zip",
        "class-spreadsheet.zip",
        "figures.json",
    ]
    assert json.loads((out / "figures.json").read_text(encoding="utf-8")) == shown


def test_a_line_without_an_end_is_not_read_to_its_end(
    folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A file of a gigabyte would take all memory: no more is read than `verify` reads."""
    endless = folder / "3.jsonl"
    endless.write_bytes(files()[0].splitlines(keepends=True)[0] + b"[" * 5 * LONGEST_LINE)
    read: list[bytes] = []

    def counted(path: Path) -> Iterator[bytes]:
        for line in lines_of(path):
            read.append(line)
            yield line

    monkeypatch.setattr(replay_file, "lines_of", counted)
    assert run(endless) == 1
    assert "3.jsonl: line 2: " in capsys.readouterr().err
    assert sum(map(len, read)) < 2 * LONGEST_LINE


def test_a_folder_that_is_not_empty_stays_as_it_is(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "out").mkdir()
    (tmp_path / "out" / "mine.txt").write_text("mine")
    assert run(folder, "--out", tmp_path / "out") != 0
    assert "isn’t empty" in capsys.readouterr().err
    assert [file.name for file in (tmp_path / "out").iterdir()] == ["mine.txt"]


def test_a_match_without_a_result_is_left_out(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = files()[2].splitlines(keepends=True)[:20]
    aborted = folder / "3.jsonl"
    aborted.write_bytes(b"".join([*lines, b'{"end": {"reason": "aborted", "turn": 1}}\n']))
    assert run(folder) == 0
    told = capsys.readouterr()
    assert "3.jsonl: left out, because the match has no result" in told.err
    assert len(json.loads(told.out)["figures"]["tables"]) == 2
    assert run(aborted) == 1
    assert "None of these matches has a result" in capsys.readouterr().err


def test_a_wrong_or_missing_file_is_named(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "2.jsonl").write_bytes(files()[1][100:])
    assert run(folder) == 1
    assert "2.jsonl: line 1" in capsys.readouterr().err
    assert run(folder / "nowhere.jsonl") == 1
    assert "nowhere.jsonl: no such file" in capsys.readouterr().err


def test_unknown_content_is_named(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    other = folder / "3.jsonl"
    other.write_bytes(b"".join(as_bytes(written_by_hand())))
    assert run(other) == 1
    assert "unknown content" in capsys.readouterr().err
