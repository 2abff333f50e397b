"""F1: the browser's own check of the dice and `rawsiko verify` agree, whatever the file."""

import json
import subprocess
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from dev.node import command, install_packages
from rawsiko.content.export import export_content
from rawsiko.content.load import standard_content, standard_folder
from rawsiko.engine.content import Content
from rawsiko.protocol import commands
from rawsiko.replay.proof import judge
from rawsiko.replay.reading import Holds, Wrong
from rawsiko.server.replays.table_replay import replay_of
from tests.server.quick_tables import HOST, TINY, tiny, whole_matches
from tests.server.replays.browser_fixtures import FOLDER, MADE, STEPS, steps
from tests.server.replays.test_fairness_verify import MATCH, WRONG, written
from tests.server.tables.test_today import begun, play_on

pytestmark = pytest.mark.slow

Json = dict[str, Any]
RUNNER = Path(__file__).with_name("browser_checker.mjs")


def checked(files: Sequence[bytes], content: Content, folder: Path) -> list[Json]:
    """What the browser's code finds, run by node."""
    install_packages()  # the fast lane runs nothing else that needs them
    exported = json.loads(msgspec.json.encode(export_content(content, folder)))
    given = {"content": exported, "files": [file.decode() for file in files]}
    done = subprocess.run(
        [*command("node"), "--no-warnings", RUNNER],
        input=json.dumps(given),
        capture_output=True,
        check=False,
        encoding="utf-8",
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def file_of(match: Sequence[Json]) -> bytes:
    return b"".join(written(list(match)))


@cache
def hundred() -> list[bytes]:
    """On both boards, with all kinds of options and shares, some of them aborted."""
    files = [replay_of(quick.table, quick.journal) for quick in whole_matches(range(100))]
    return [file for file in files if file is not None]


@pytest.mark.parametrize("board", ["world", "tiny"])
def test_they_agree_on_a_hundred_matches(board: str) -> None:
    """Fifty on each board."""
    is_tiny = board == "tiny"
    content, folder = (tiny(), TINY) if is_tiny else (standard_content(), standard_folder())
    files = [file for file in hundred() if content.hash.encode() in file]
    assert len(files) == 50
    for file, found in zip(files, checked(files, content, folder), strict=True):
        verdict, has_proof = judge(file.splitlines(keepends=True), lambda _hash: content)
        assert isinstance(verdict, Holds)
        assert has_proof
        assert found["holds"], found["faults"]
        assert found["rolls"] == file.count(b'"dice":{')


def test_they_name_the_same_fault() -> None:
    """Every kind of wrong proof that the tests of `rawsiko verify` know."""
    matches: list[list[Json]] = []
    for change in WRONG:
        match: list[Json] = json.loads(json.dumps(MATCH))
        change(match)
        matches.append(match)
    found = checked([file_of(match) for match in matches], tiny(), TINY)
    for (change, (line, code)), one in zip(WRONG.items(), found, strict=True):
        named = [(fault["line"], fault["code"]) for fault in one["faults"]]
        # Where entries are missing at the beginning, no more can be read.
        assert (line, code) in named or (line, "malformed") in named, change.__name__


def other_die(rng: Random, match: list[Json]) -> None:
    line = rng.choice([line for line in match if "dice" in line])
    dice: list[int] = line["dice"][rng.choice(("attacker", "defender"))]
    place = rng.randrange(len(dice))
    dice[place] = dice[place] % 6 + 1


def other_draw(rng: Random, match: list[Json]) -> None:
    line = rng.choice([line for line in match if "drawn" in line])
    line["drawn"] = rng.choice([name for name in tiny().continents if name != line["drawn"]])


def left_out(rng: Random, match: list[Json]) -> None:
    del match[rng.randrange(1, len(match) - 1)]


def doubled(rng: Random, match: list[Json]) -> None:
    place = rng.randrange(1, len(match) - 1)
    match.insert(place, match[place])


def other_action(rng: Random, match: list[Json]) -> None:
    line = rng.choice([line for line in match if line.get("action", {}).get("territory")])
    territories = [name for name in tiny().territories if name != line["action"]["territory"]]
    line["action"]["territory"] = rng.choice(territories)


def other_entry(rng: Random, match: list[Json]) -> None:
    entry = rng.choice(match[0]["proof"]["entries"])
    entry["body"] = entry["body"].replace(":", ": ", 1)


def other_player(rng: Random, match: list[Json]) -> None:
    line = rng.choice([line for line in match if "player" in line])
    line["player"] = rng.choice([name for name in match[0]["order"] if name != line["player"]])


EDITS: list[Callable[[Random, list[Json]], None]] = [
    *(other_die, other_draw, left_out, doubled, other_action, other_entry, other_player)
]


@pytest.mark.parametrize("edit", EDITS, ids=lambda edit: edit.__name__)
def test_both_find_every_kind_of_edit(edit: Callable[[Random, list[Json]], None]) -> None:
    """The browser's check needs no rules for it: the chain of hashes covers every line."""
    files: list[bytes] = []
    for seed in range(25):
        match: list[Json] = json.loads(json.dumps(MATCH))
        edit(Random(seed), match)
        files.append(file_of(match))
    for file, found in zip(files, checked(files, tiny(), TINY), strict=True):
        verdict, _ = judge(file.splitlines(keepends=True), lambda _hash: tiny())
        assert isinstance(verdict, Wrong)
        assert not found["holds"]
        if verdict.fault.clause == "dice" and verdict.fault.code in ("roll", "draw"):
            named = {(fault["line"], fault["code"]) for fault in found["faults"]}
            assert (verdict.line, verdict.fault.code) in named


@pytest.mark.parametrize("name", MADE)
def test_the_replays_of_the_browser_tests_hold_today(name: str) -> None:
    """Else the content changed: run `python -m tests.server.replays.browser_fixtures`."""
    lines = (FOLDER / f"{name}.jsonl").read_bytes().splitlines(keepends=True)
    verdict, has_proof = judge(lines, lambda _hash: standard_content())
    assert isinstance(verdict, Holds)
    assert has_proof
    assert json.loads(lines[0])["content"] == standard_content().hash


def test_the_steps_of_the_browser_tests_are_those_of_today() -> None:
    """If not: run `python -m tests.server.replays.browser_fixtures`."""
    assert json.loads(STEPS.read_bytes()) == json.loads(steps())


def test_they_agree_on_todays_card() -> None:
    quick = begun(1)
    play_on(quick, 400, undoes=True)
    quick.ask(HOST, commands.End())
    file = replay_of(quick.table, quick.journal)
    assert file is not None
    (found,) = checked([file], standard_content(), standard_folder())
    assert found["holds"], found["faults"]
    assert found["rolls"] > 0
