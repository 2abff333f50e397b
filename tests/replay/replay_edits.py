"""Ways to edit a replay."""

from collections.abc import Callable
from copy import deepcopy
from typing import Any

from tests.replay.replays import ReplayLine, written_by_hand

LAST = 50  # the end line of the match written by hand

Edit = Callable[[list[ReplayLine]], object]


def edited(edit: Edit) -> list[ReplayLine]:
    lines = written_by_hand()
    edit(lines)
    return lines


def put(line: int, path: str, value: object) -> Edit:
    """Put a value where `path` says on a line: `action.assets`, `end.ranking.0.points`."""

    def edit(lines: list[ReplayLine]) -> None:
        *above, last = path.split(".")
        place: Any = lines[line - 1]
        for key in above:
            place = place[int(key) if isinstance(place, list) else key]
        place[int(last) if isinstance(place, list) else last] = value

    return edit


def numbered(edit: Edit) -> Edit:
    """With the lines counted anew, so that only the rules can find the edit."""

    def both(lines: list[ReplayLine]) -> None:
        edit(lines)
        for number, line in enumerate(lines[1:-1], start=1):
            line["n"] = number

    return both


def remove(line: int) -> Edit:
    return lambda lines: lines.pop(line - 1)


def double(line: int) -> Edit:
    return lambda lines: lines.insert(line, deepcopy(lines[line - 1]))


def swap(one: int, other: int) -> Edit:
    def edit(lines: list[ReplayLine]) -> None:
        lines[one - 1], lines[other - 1] = lines[other - 1], lines[one - 1]

    return edit
