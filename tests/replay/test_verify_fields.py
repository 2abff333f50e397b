"""Every field of every kind of line is asked for, by its exact type."""

from collections.abc import Iterator
from typing import Any, cast

import pytest

from rawsiko.engine.options import Options
from rawsiko.replay.last_line import FORMAT
from rawsiko.replay.reading import Wrong
from tests.replay.replays import ReplayLine, judged, random_replay

# A match with every kind of action in it: the first one of that kind that chance brings.
KINDS = {
    "DrawContinent",
    "ChooseTerritory",
    "PlaceAsset",
    "Move",
    "Clash",
    "EndActionPhase",
    "ClaimMaterial",
    "EndTrade",
}
WRONG_VALUES: list[object] = [None, True, 1, 1.0, "1", [], {}, [None], [1.0], [True], {"x": 1}]


def kind_of(line: ReplayLine) -> str:
    return "Clash" if "dice" in line else line["action"]["type"]


def match_with_every_kind() -> list[ReplayLine]:
    for seed in range(200):
        lines = random_replay(3, Options(2, advanced_setup=True, trade_with_china=True), seed)
        if {kind_of(line) for line in lines[1:-1]} == KINDS:
            return lines
    raise AssertionError("chance brought no such match")


MATCH = match_with_every_kind()
FIRST_OF_KIND = {kind_of(line): number for number, line in reversed([*enumerate(MATCH)][1:-1])}
LINES = [0, *sorted(FIRST_OF_KIND.values()), len(MATCH) - 1]

Path = tuple[str | int, ...]


def paths(value: object, above: Path = ()) -> Iterator[Path]:
    """Every place in a line where something stands."""
    if above:
        yield above
    if isinstance(value, dict):
        for key, inner in cast("dict[str, object]", value).items():
            yield from paths(inner, (*above, key))
    if isinstance(value, list):
        for index, inner in enumerate(cast("list[object]", value)):
            yield from paths(inner, (*above, index))


PLACES = [(number, path) for number in LINES for path in paths(MATCH[number])]
NAMES = [f"{number + 1}-{'.'.join(map(str, path))}" for number, path in PLACES]


def edited(number: int, path: Path) -> tuple[list[ReplayLine], Any]:
    """A copy of the match, and the object or list in it that holds what `path` names."""
    lines = list(MATCH)
    lines[number] = copied(lines[number])
    holder: Any = lines[number]
    for key in path[:-1]:
        holder = holder[key]
    return lines, holder


def copied(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: copied(inner) for key, inner in cast("ReplayLine", value).items()}
    if isinstance(value, list):
        return [copied(inner) for inner in cast("list[Any]", value)]
    return value


@pytest.mark.parametrize(("number", "path"), PLACES, ids=NAMES)
def test_nothing_may_be_missing(number: int, path: Path) -> None:
    lines, holder = edited(number, path)
    holder.pop(path[-1])
    verdict = judged(lines)
    assert isinstance(verdict, Wrong)
    assert verdict.line == number + 1
    if isinstance(holder, dict) and path[-1] not in ("drawn", "dice") and path[0] != "objectives":
        expected = "n" if path == ("end",) else path[-1]  # without `end` it is read as an action
        assert verdict.fault.code == "missing_key" or path == ("action", "type")
        assert verdict.fault.details == {"key": expected}


@pytest.mark.parametrize(("number", "path"), PLACES, ids=NAMES)
def test_no_other_type_will_do(number: int, path: Path) -> None:
    """True is no 1, 1.0 is no 1, "1" is no 1."""
    lines, holder = edited(number, path)
    right = holder[path[-1]]
    for value in WRONG_VALUES:
        if type(value) is type(right):
            continue
        holder[path[-1]] = value
        verdict = judged(lines)
        assert isinstance(verdict, Wrong), value
        assert (verdict.line, verdict.fault.clause) == (number + 1, FORMAT), value
        assert verdict.fault.code == "wrong_type", value
