"""Truncated, garbled and made-up files: always a verdict, and `ok` only for a right one."""

import json
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rawsiko.engine.options import Options
from rawsiko.replay.last_line import FORMAT, Fault
from rawsiko.replay.reading import Holds, Incomplete, Wrong
from rawsiko.replay.strict_json import DEEPEST, LONGEST_LINE
from tests.engine.matches import SETTINGS
from tests.replay.replays import (
    ReplayLine,
    as_bytes,
    judged,
    judged_bytes,
    random_replay,
    written_by_hand,
    wrong_by_reference,
)

pytestmark = pytest.mark.slow

BUSY = [HealthCheck.too_slow]  # a busy machine is no reason to fail
LINES = as_bytes(written_by_hand())
FILE = b"".join(LINES)


def test_a_file_cut_off_anywhere_is_incomplete() -> None:
    """Only its last line feed may be missing; within the header there is no replay yet."""
    for length in range(len(FILE)):
        verdict = judged_bytes(FILE[:length])
        held = FILE[:length].count(b"\n")
        if length == len(FILE) - 1:
            assert verdict == Holds(len(LINES), is_aborted=False)
        elif held == 0 and length < len(LINES[0]) - 1:
            assert isinstance(verdict, Wrong)
            assert (verdict.line, verdict.fault.clause) == (1, FORMAT)
        elif length == sum(map(len, LINES[: held + 1])) - 1:
            assert verdict == Incomplete(held + 1, is_cut=False)  # but for its line feed
        else:
            is_cut = not FILE[:length].endswith(b"\n")
            assert verdict == Incomplete(held, is_cut=is_cut)


@pytest.mark.parametrize("seed", range(5))
def test_flipped_bytes(seed: int) -> None:
    rng = Random(seed)
    for _ in range(300):
        garbled = bytearray(FILE)
        for _ in range(rng.choice((1, 1, 1, 2, 8))):
            garbled[rng.randrange(len(garbled))] = rng.randrange(256)
        check_against_reference(bytes(garbled))


def check_against_reference(file: bytes) -> None:
    """Whatever holds here holds for the other engine too."""
    if isinstance(judged_bytes(file), Holds):
        assert wrong_by_reference([json.loads(line) for line in file.splitlines()]) is None


@pytest.mark.parametrize("seed", range(120))
def test_random_edits_are_found_where_the_other_engine_finds_them(seed: int) -> None:
    """Edited lines, moved lines, lines of other players: the first wrong line is the same one."""
    rng = Random(seed)
    _, options = rng.choice(SETTINGS)
    original = random_replay(3, Options(2, *(getattr(options, flag) for flag in FLAGS)), seed)
    for _ in range(4):
        lines: list[ReplayLine] = json.loads(json.dumps(original))
        edit(rng, lines)
        expected = wrong_by_reference(lines)
        verdict = judged(lines)
        if expected is None:
            assert isinstance(verdict, Holds)
        else:
            assert isinstance(verdict, Wrong)
            assert verdict.line == expected


FLAGS = ("advanced_setup", "monopoly_stranglehold", "trade_with_china", "leave_one_behind")


def edit(rng: Random, lines: list[ReplayLine]) -> None:
    """One of the edits that somebody might try; lines are counted anew."""
    one, other = (rng.randrange(1, len(lines) - 1) for _ in range(2))
    match rng.randrange(6):
        case 0:
            lines[one], lines[other] = lines[other], lines[one]
        case 1:
            lines.pop(one)
        case 2:
            lines.insert(one, dict(lines[other]))
        case 3:
            lines[one]["action"] = dict(lines[other]["action"])
        case 4:
            lines[one]["player"] = rng.choice(["p1", "p2", "p3"])
        case _:
            _edit_dice(rng, lines)
    for number, line in enumerate(lines[1:-1], start=1):
        line["n"] = number


def _edit_dice(rng: Random, lines: list[ReplayLine]) -> None:
    clashes = [line for line in lines if "dice" in line]
    if clashes:
        side = rng.choice(clashes)["dice"][rng.choice(("attacker", "defender"))]
        side[rng.randrange(len(side))] = rng.randint(1, 6)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=12,
)
KEYS = st.sampled_from(["n", "player", "action", "dice", "drawn", "end", "type", "format", "turn"])
lines_like_ours = st.dictionaries(KEYS, json_values | st.dictionaries(KEYS, json_values))


@settings(deadline=None, suppress_health_check=BUSY)
@given(st.integers(0, len(LINES)), json_values | lines_like_ours)
def test_made_up_lines(where: int, value: object) -> None:
    """In place of a line, and between lines."""
    made_up = json.dumps(value).encode() + b"\n"
    for rest in (LINES[where:], LINES[where + 1 :]):
        verdict = judged_bytes(b"".join([*LINES[:where], made_up, *rest]))
        assert isinstance(verdict, Wrong)
        assert verdict.line == where + 1


@settings(deadline=None, suppress_health_check=BUSY)
@given(st.binary(max_size=200))
def test_any_bytes_at_all(file: bytes) -> None:
    assert isinstance(judged_bytes(file), Wrong)
    assert not isinstance(judged_bytes(LINES[0] + file), Holds)


ODD_LINES = {
    "empty": (b"\n", "not_json"),
    "spaces": (b"   \n", "not_json"),
    "byte order mark": (b"\xef\xbb\xbf" + LINES[1], "not_json"),
    "NUL": (LINES[1][:-1] + b"\x00\n", "not_json"),
    "NUL in a text": (b'{"n": 1, "player": "p\x002"}\n', "not_json"),
    "NaN": (b'{"n": NaN}\n', "not_json"),
    "Infinity": (b'{"n": -Infinity}\n', "not_json"),
    "two objects": (LINES[1][:-1] + LINES[2], "not_json"),
    "single quotes": (b"{'n': 1}\n", "not_json"),
    "comment": (b"// nothing\n", "not_json"),
    "Latin-1": ('{"n": "é"}\n'.encode("latin-1"), "not_utf8"),
    "UTF-16": ('{"n": 1}'.encode("utf-16-le") + b"\n", "not_json"),
    "overlong UTF-8": (b'{"n": "\xc0\xaf"}\n', "not_utf8"),
    "surrogate in UTF-8": (b'{"n": "\xed\xa0\x80"}\n', "not_utf8"),
    "lone surrogate": (b'{"n": "\\ud800"}\n', "lone_surrogate"),
    "lone surrogate as a key": (b'{"\\udfff": 1}\n', "lone_surrogate"),
    "deep": (b'{"n": ' + b"[" * 100_000 + b"]" * 100_000 + b"}\n", "nested_too_deep"),
    "just too deep": (b'{"n": ' + b"[" * DEEPEST + b"]" * DEEPEST + b"}\n", "nested_too_deep"),
    "deep beside": (
        b'{"n": [1], "q": ' + b"[" * 101 + b"1" + b"]" * 101 + b"}\n",
        "nested_too_deep",
    ),
    "long number": (b'{"n": ' + b"9" * 5000 + b"}\n", "number_too_long"),
    "long line": (b'{"n": "' + b"x" * LONGEST_LINE + b'"}\n', "line_too_long"),
    "list": (b"[]\n", "not_an_object"),
    "number": (b"1\n", "not_an_object"),
    "key twice": (b'{"n": 1, "n": 1}\n', "key_twice"),
    "key twice further in": (b'{"n": 1, "q": [{"x": 1, "x": 1}]}\n', "key_twice"),
}


@pytest.mark.parametrize("name", ODD_LINES)
def test_odd_lines(name: str) -> None:
    odd, code = ODD_LINES[name]
    verdict = judged_bytes(LINES[0] + odd + b"".join(LINES[1:]))
    assert isinstance(verdict, Wrong)
    assert (verdict.line, verdict.fault.clause, verdict.fault.code) == (2, FORMAT, code)


@pytest.mark.parametrize(
    "allowed",
    [
        pytest.param(FILE[:-1], id="no line feed at the end"),
        pytest.param(FILE.replace(b"\n", b"\r\n"), id="CR LF"),
        pytest.param(FILE.replace(b"{", b" {\t", 1), id="spaces and tabs"),
        pytest.param(FILE.replace(b'"p2"', b'"\\u00702"'), id="escapes"),
        pytest.param(
            FILE.replace(b"{", b'{"names": {"p1": "\\ud83d\\ude00"}, ', 1), id="pair of surrogates"
        ),
        pytest.param(FILE.replace(b"{", b'{"time": 1e999, ', 1), id="a huge number nobody reads"),
        pytest.param(
            FILE.replace(b"{", b'{"q": ' + b"[" * 99 + b"]" * 99 + b", ", 1), id="as deep as may be"
        ),
        pytest.param(FILE.replace(b"{", b'{"q": [' + b"{}, " * 500 + b"0], ", 1), id="wide"),
    ],
)
def test_what_json_allows_is_allowed(allowed: bytes) -> None:
    assert judged_bytes(allowed) == Holds(len(LINES), is_aborted=False)


@pytest.mark.parametrize("after", [b"\n", b" ", b"\x00", b"{}", b"\r\n", LINES[-1]])
def test_nothing_stands_after_the_end_line(after: bytes) -> None:
    assert judged_bytes(FILE + after) == Wrong(len(LINES) + 1, Fault(FORMAT, "after_end"))


def test_an_empty_file() -> None:
    assert judged_bytes(b"") == Wrong(1, Fault(FORMAT, "empty_file"))
