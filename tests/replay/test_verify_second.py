"""`rawsiko-replay/2`: matches with Head start or Host keeps time."""

from random import Random
from typing import Any

import pytest

from rawsiko.engine.options import Options
from rawsiko.replay.last_line import FORMAT
from rawsiko.replay.reading import Holds, Incomplete, Reading, Wrong, open_replay
from rawsiko.story.story import story
from rawsiko.texts.fluent import Texts
from rawsiko.texts.words import Words
from tests.engine.matches import hosted_match
from tests.replay.replays import (
    CONTENTS,
    TINY_CONTENT,
    ReplayLine,
    as_bytes,
    judged,
    random_replay,
    recorded,
    written_by_hand,
    wrong_by_reference,
)

BELL = {"type": "StopAtBell"}
FIRST_KEYS = [
    *("turns", "advanced_setup", "monopoly_stranglehold", "trade_with_china", "leave_one_behind")
]


def second(**house: bool) -> list[ReplayLine]:
    """The match written by hand, as version 2."""
    lines = written_by_hand()
    lines[0]["format"] = "rawsiko-replay/2"
    lines[0]["options"] |= {"head_start": False, "host_keeps_time": False, **house}
    return lines


def with_host(place: int, host: Any, **more: Any) -> list[ReplayLine]:
    """With a line of the host before the line that stood in this place."""
    lines = second(host_keeps_time=True)
    lines.insert(place - 1, {"host": host, **more})
    for n, line in enumerate(lines[1:-1], start=1):
        line["n"] = n
    return lines


def stopped(place: int, **end: Any) -> list[ReplayLine]:
    return [*with_host(place, BELL)[:place], {"end": {"reason": "bell", **end}}]


def fault_of(lines: list[ReplayLine]) -> tuple[int, str, str]:
    verdict = judged(lines)
    assert isinstance(verdict, Wrong), verdict
    return verdict.line, verdict.fault.clause, verdict.fault.code


def test_a_match_with_neither_option_is_written_as_before() -> None:
    """Format, keys and their order."""
    header = random_replay(3, Options(2), 1)[0]
    assert header["format"] == "rawsiko-replay/1"
    assert list(header["options"]) == FIRST_KEYS


@pytest.mark.parametrize("option", ["head_start", "host_keeps_time"])
def test_with_either_option_it_is_version_2(option: str) -> None:
    header = recorded(hosted_match(3, Options(2, **{option: True}), 2, TINY_CONTENT))[0]
    assert header["format"] == "rawsiko-replay/2"
    assert list(header["options"]) == [*FIRST_KEYS, "head_start", "host_keeps_time"]
    assert header["options"][option]


@pytest.mark.parametrize("seed", range(12))
def test_what_is_written_holds_and_can_be_told(seed: int) -> None:
    """By the reference too; the story goes up to the end line."""
    rng = Random(seed)
    options = Options(
        turns=rng.choice((1, 2, 4)),
        advanced_setup=rng.random() < 0.5,
        trade_with_china=rng.random() < 0.5,
        head_start=rng.random() < 0.3,
        host_keeps_time=True,
    )
    lines = recorded(hosted_match(3, options, seed, TINY_CONTENT))
    assert isinstance(judged(lines), Holds)
    assert wrong_by_reference(lines) is None
    reading = open_replay(as_bytes(lines), CONTENTS.get)
    assert isinstance(reading, Reading)
    assert list(story(reading.start, reading.outcomes(), Words(Texts("en"))))


def test_version_2_with_both_options_false_is_an_error_of_the_format() -> None:
    assert fault_of(second()) == (1, FORMAT, "no_house_rule")
    assert isinstance(judged(second(host_keeps_time=True)), Holds)


def test_a_line_of_the_host_in_version_1_is_an_error_of_the_format() -> None:
    """A key of that name beside an action is one that nobody knows."""
    lines = written_by_hand()
    lines[3]["host"] = BELL
    assert isinstance(judged(lines), Holds)
    lines[3] = {"n": 3, "host": BELL}
    assert fault_of(lines) == (4, FORMAT, "host_line")


@pytest.mark.parametrize(
    ("action", "more", "clause", "code"),
    [
        (BELL, {"player": "p1"}, FORMAT, "host_acts_alone"),
        (BELL, {"action": {"type": "EndTrade"}}, FORMAT, "host_acts_alone"),
        (BELL, {"dice": {}}, FORMAT, "dice_without_clash"),
        ({"type": "Pause"}, {}, FORMAT, "unknown_action"),
        ({}, {}, FORMAT, "missing_key"),
        ({"type": "SetLastTurn"}, {}, FORMAT, "missing_key"),
        ({"type": "SetLastTurn", "turn": True}, {}, FORMAT, "wrong_type"),
        ({"type": "SetLastTurn", "turn": 2}, {}, "R1.5", "last_turn_begun"),
    ],
)
def test_wrong_lines_of_the_host_are_named(action: Any, more: Any, clause: str, code: str) -> None:
    """The match written by hand has one Turn, which is the last from the start."""
    assert fault_of(with_host(5, action, **more)) == (5, clause, code)


def test_numbers_that_are_no_later_turn_are_named() -> None:
    lines = with_host(5, {"type": "SetLastTurn", "turn": 31})
    lines[0]["options"]["turns"] = 2
    assert fault_of(lines) == (5, "R1.5", "not_a_turn")


def test_without_the_option_the_host_has_no_lines() -> None:
    lines = with_host(5, BELL)
    lines[0]["options"] |= {"host_keeps_time": False, "head_start": True}
    assert fault_of(lines) == (5, "R1.5", "host_keeps_no_time")


def test_the_end_after_a_bell() -> None:
    """R6.6: before the first Turn is completed the Turn is 0 and there is no ranking."""
    assert isinstance(judged(stopped(5, turn=0)), Holds)
    assert fault_of(stopped(5, turn=1)) == (6, "R4.1", "end_turn")
    assert fault_of(stopped(5, turn=0, ranking=[])) == (6, FORMAT, "ranking_before_turn")
    wrong = stopped(5, turn=0)
    wrong[-1]["end"]["reason"] = "aborted"
    assert fault_of(wrong) == (6, "R6.6", "end_reason")


def test_a_bell_is_the_last_line_before_the_end_line() -> None:
    assert isinstance(judged(stopped(5, turn=0)[:-1]), Incomplete)
    assert fault_of(with_host(5, BELL)) == (6, "R6.1", "match_over")


def test_without_the_option_no_match_ends_by_the_bell() -> None:
    lines = written_by_hand()
    lines[-1]["end"]["reason"] = "bell"
    assert fault_of(lines) == (len(lines), FORMAT, "unknown_reason")
