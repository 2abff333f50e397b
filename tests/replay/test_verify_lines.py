"""What a replay may and may not leave out, add or reorder."""

from typing import Any

import pytest

from rawsiko.engine.options import Options
from rawsiko.replay.last_line import FORMAT, Fault
from rawsiko.replay.reading import Holds, Incomplete, UnknownContent, Wrong, verdict_on
from tests.replay.replay_edits import LAST, Edit, edited, put
from tests.replay.replays import (
    TINY_CONTENT,
    ReplayLine,
    as_bytes,
    judged,
    random_replay,
    written_by_hand,
)


def test_unknown_content_is_said() -> None:
    lines = edited(put(1, "content", "sha256:0"))
    assert judged(lines) == UnknownContent("sha256:0")


def test_a_header_that_breaks_the_format_is_wrong_before_its_content_is_looked_for() -> None:
    lines = edited(put(1, "content", "sha256:0"))
    lines[0]["order"] = None
    assert judged(lines) == Wrong(1, Fault(FORMAT, "wrong_type", {"key": "order"}))


def test_a_score_says_what_is_right() -> None:
    verdict = judged(edited(put(LAST, "end.ranking.0.points", 6)))
    details = {"player": "p3", "key": "points", "expected": "5", "found": "6"}
    assert verdict == Wrong(LAST, Fault("R6.3", "score", details))


@pytest.mark.parametrize("lines", range(1, LAST))
def test_without_an_end_line_it_is_incomplete(lines: int) -> None:
    """Also when the match is over and only the end line is missing."""
    assert judged(written_by_hand()[:lines]) == Incomplete(lines, is_cut=False)


@pytest.mark.parametrize("lines", range(1, LAST - 1))
def test_an_aborted_match_may_end_anywhere(lines: int) -> None:
    aborted = [*written_by_hand()[:lines], {"end": {"reason": "aborted", "turn": 1}}]
    assert judged(aborted) == Holds(lines + 1, is_aborted=True)


@pytest.mark.parametrize(
    ("end", "clause", "code"),
    [
        ({"reason": "aborted", "turn": 2}, "R4.1", "end_turn"),
        ({"reason": "aborted", "turn": 1, "ranking": []}, FORMAT, "ranking_of_aborted"),
        ({"reason": "last_turn", "turn": 1, "ranking": []}, "R6.1", "match_not_over"),
        ({"reason": "one_left", "turn": 1, "ranking": []}, "R5.4", "match_not_over"),
    ],
)
def test_an_end_line_before_the_match_is_over(end: ReplayLine, clause: str, code: str) -> None:
    verdict = judged([*written_by_hand()[:30], {"end": end}])
    assert isinstance(verdict, Wrong)
    assert (verdict.line, verdict.fault.clause, verdict.fault.code) == (31, clause, code)


def test_those_who_share_a_place_stand_in_either_order() -> None:
    """R6.4; anybody else out of order is found."""
    shared = 0
    for seed in range(40, 100):
        lines = random_replay(3, Options(1), seed)
        ranking = lines[-1]["end"]["ranking"]
        ranking[1], ranking[2] = ranking[2], ranking[1]
        is_shared = ranking[1]["place"] == ranking[2]["place"]
        shared += is_shared
        assert isinstance(judged(lines), Holds if is_shared else Wrong)
    assert shared


DRAWS: list[tuple[Edit, str, str]] = [
    (lambda lines: lines[1].pop("drawn"), "R3.6", "wrong_draw"),
    (put(2, "drawn", "moon"), "R3.6", "wrong_draw"),
    (put(2, "drawn", 1), FORMAT, "wrong_type"),
    (put(2, "dice", {"attacker": [1], "defender": []}), FORMAT, "dice_without_clash"),
    (
        put(2, "action", {"type": "ChooseContinent", "continent": "north"}),
        "R3.6",
        "continent_is_drawn",
    ),
]


@pytest.mark.parametrize(("edit", "clause", "code"), DRAWS)
def test_a_draw(edit: Edit, clause: str, code: str) -> None:
    """R3.6: the line says what was drawn, and it was on offer."""
    lines = random_replay(3, Options(1, advanced_setup=True), 0)
    edit(lines)
    verdict = judged(lines)
    assert isinstance(verdict, Wrong)
    assert (verdict.line, verdict.fault.clause, verdict.fault.code) == (2, clause, code)


def test_a_continent_that_was_not_on_offer_cannot_be_drawn() -> None:
    """R3.3: the second player cannot draw where the first one is while others are empty."""
    lines = random_replay(3, Options(1, advanced_setup=True), 0)
    draws = [line for line in lines if "drawn" in line]
    draws[1]["drawn"] = draws[0]["drawn"]
    verdict = judged(lines)
    assert isinstance(verdict, Wrong)
    assert (verdict.line, verdict.fault.code) == (lines.index(draws[1]) + 1, "wrong_draw")


def test_extra_keys_are_ignored_everywhere() -> None:
    lines = written_by_hand()
    for line in lines:
        line["q"] = {"n": [1.5, None]}
        for inner in ("options", "action", "dice", "end"):
            if inner in line:
                line[inner]["note"] = "extra"
    lines[0]["proof"] = {"anything": []}
    for entry in lines[-1]["end"]["ranking"]:
        entry["time"] = "12:00"
    assert judged(lines) == Holds(LAST, is_aborted=False)


def test_an_extra_card_is_no_extra_key() -> None:
    """The keys of `objectives` are players."""
    assert isinstance(judged(edited(put(1, "objectives.note", "x"))), Wrong)


def test_content_is_looked_for_once_and_by_its_hash() -> None:
    asked: list[str] = []

    def find(wanted_hash: str) -> Any:
        asked.append(wanted_hash)
        return TINY_CONTENT

    verdict_on(as_bytes(written_by_hand()), find)
    assert asked == [TINY_CONTENT.hash]
