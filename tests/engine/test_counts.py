"""Counts of all futures to a small depth on the tiny board: every action with every roll."""

import json
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest

from rawsiko.content.export import export_content
from rawsiko.content.load import load_content
from rawsiko.engine import apply, dice_needed, legal_actions
from rawsiko.engine.options import Options
from rawsiko.engine.state import State
from rawsiko.replay.writing import action_line, header_line
from tests.engine.golden import TINY
from tests.engine.matches import random_match, random_start
from tests.engine.positions import position
from tests.reference.rules import Match

COUNTS: dict[str, list[int]] = json.loads(
    (Path(__file__).parent / "counts.json").read_text(encoding="utf-8")
)
CONTENT = load_content(TINY)


def positions() -> dict[str, State]:
    edge = "ada* n1:2 n2:1 | bo w1:1 | cy e1:2"
    return {
        "simple setup": random_start(Random(1), 3, Options(), CONTENT),
        "advanced setup": random_start(Random(1), 3, Options(advanced_setup=True), CONTENT),
        "action": position(edge, CONTENT, turn=2),
        "action with all options": position(
            edge,
            CONTENT,
            turn=2,
            turns=3,
            monopoly_stranglehold=True,
            leave_one_behind=True,
            trade_with_china=True,
        ),
        "last action, then trade": position(
            "ada n1:1 | bo w1:1 | cy* e1:1", CONTENT, turn=8, trade_with_china=True
        ),
    }


def futures(state: State, depth: int) -> int:
    if depth == 0:
        return 1
    return sum(
        futures(apply(state, action, dice).state, depth - 1)
        for action in legal_actions(state)
        for dice in product(*(range(1, sides + 1) for sides in dice_needed(state, action)))
    )


@pytest.mark.parametrize("name", COUNTS)
def test_the_number_of_futures(name: str) -> None:
    """To depth 1, 2, 3 …, as counts.json says."""
    expected = COUNTS[name]
    state = positions()[name]
    assert [futures(state, depth) for depth in range(1, len(expected) + 1)] == expected


def reference_futures(export: dict[str, Any], header: dict[str, Any], depth: int) -> int:
    """The same count by the reference, which plays every line from the beginning."""

    def count(lines: list[dict[str, Any]], depth: int) -> int:
        match = Match(export, header)
        for line in lines:
            match.play(line)
        if depth == 0:
            return 1
        total = 0
        for legal in match.legal():
            line = {"n": len(lines) + 1, **legal}
            if legal["action"]["type"] == "DrawContinent":
                total += sum(
                    count([*lines, {**line, "drawn": drawn}], depth - 1) for drawn in match.draws()
                )
            else:
                total += count([*lines, line], depth - 1)
        return total

    return count([], depth)


@pytest.mark.parametrize("name", ["simple setup", "advanced setup"])
def test_the_reference_counts_the_same_in_setup(name: str) -> None:
    """The two engines count alike."""
    depth = 3
    header = header_line(positions()[name])
    assert (
        reference_futures(export_content(CONTENT, TINY), header, depth) == COUNTS[name][depth - 1]
    )


def test_the_tiny_board_is_played_to_the_end() -> None:
    """The boards of the counts are valid."""
    lines = [
        action_line(n, step.before, step.action, step.dice)
        for n, step in enumerate(random_match(3, positions()["action"].options, 1, CONTENT), 1)
    ]
    assert len(lines) > 40
