"""`rawsiko-replay/3`: matches with World news or Recycling."""

from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec
import pytest

from rawsiko.engine.options import Options
from rawsiko.replay.last_line import FORMAT
from rawsiko.replay.reading import Holds, Wrong
from tests.engine.matches import hosted_match, random_match
from tests.replay.replays import NEWS_CONTENT, ReplayLine, judged, recorded, wrong_by_reference

BOTH = Options(turns=6, world_news=True, recycling=True)
Edit = Callable[[list[ReplayLine]], Any]


@cache
def _match() -> bytes:
    """One with draws and recycling."""
    for seed in range(50):
        lines = recorded(random_match(3, BOTH, seed, NEWS_CONTENT))
        if any(is_recycling(line) for line in lines):
            return msgspec.json.encode(lines)
    raise AssertionError("nobody recycled")


def match() -> list[ReplayLine]:
    return msgspec.json.decode(_match(), type=list[ReplayLine])


def is_recycling(line: ReplayLine) -> bool:
    return line.get("action", {}).get("type") == "Recycle"


def draws(lines: list[ReplayLine]) -> list[ReplayLine]:
    return [line for line in lines if "opened" in line]


def recycling(lines: list[ReplayLine]) -> ReplayLine:
    return next(line for line in lines if is_recycling(line))


@pytest.mark.parametrize("option", ["world_news", "recycling"])
def test_with_either_option_it_is_version_3(option: str) -> None:
    header = recorded(random_match(3, Options(6, **{option: True}), 2, NEWS_CONTENT))[0]
    assert header["format"] == "rawsiko-replay/3"
    assert list(header["options"])[-4:] == [
        "head_start",
        "host_keeps_time",
        "world_news",
        "recycling",
    ]


def test_a_match_with_neither_is_written_as_before() -> None:
    for options, version in ((Options(6), 1), (Options(6, head_start=True), 2)):
        header = recorded(random_match(3, options, 1, NEWS_CONTENT))[0]
        assert header["format"] == f"rawsiko-replay/{version}"
        assert not {"world_news", "recycling"} & header["options"].keys()


@pytest.mark.parametrize("seed", range(6))
def test_every_match_holds(seed: int) -> None:
    """With a bell too, and for the reference."""
    options = msgspec.structs.replace(BOTH, host_keeps_time=seed % 2 == 0, head_start=seed % 3 == 0)
    lines = recorded(hosted_match(3, options, seed, NEWS_CONTENT))
    assert isinstance(judged(lines), Holds)
    assert wrong_by_reference(lines) is None


def neither(lines: list[ReplayLine]) -> None:
    lines[0]["options"] |= {"world_news": False, "recycling": False}


def opened_twice(lines: list[ReplayLine]) -> None:
    first, second = draws(lines)[:2]
    second["opened"] = first["opened"]


def drawn_by_another(lines: list[ReplayLine]) -> None:
    draw = draws(lines)[0]
    draw["player"] = next(player for player in lines[0]["order"] if player != draw["player"])


def recycled_again(lines: list[ReplayLine]) -> None:
    first = recycling(lines)
    place = lines.index(first) + 1
    lines.insert(place, {**first, "n": first["n"] + 1})
    for n, line in enumerate(lines[1:-1], start=1):
        line["n"] = n


FAULTS: dict[str, tuple[Edit, str, str]] = {
    "neither option": (neither, FORMAT, "no_news_or_recycling"),
    "a flag is missing": (
        lambda lines: lines[0]["options"].pop("recycling"),
        FORMAT,
        "missing_key",
    ),
    "as version 2": (
        lambda lines: lines[0].update(format="rawsiko-replay/2"),
        FORMAT,
        "no_house_rule",
    ),
    "a card opened twice": (opened_twice, "R4.10", "wrong_news"),
    "an unknown card": (
        lambda lines: draws(lines)[0].update(opened="atlantis"),
        "R4.10",
        "wrong_news",
    ),
    "no card": (lambda lines: draws(lines)[0].pop("opened"), "R4.10", "wrong_news"),
    "a draw by another player": (drawn_by_another, "R1.3", "not_your_turn"),
    "a card on another line": (
        lambda lines: lines[1].update(opened="copper_strike"),
        FORMAT,
        "opened_without_news",
    ),
    "a second recycling": (recycled_again, "R4.11", "recycled_before"),
    "an unknown Material": (
        lambda lines: recycling(lines)["action"].update(material="gold"),
        "R2.1",
        "unknown_material",
    ),
    "what has no price": (
        lambda lines: recycling(lines)["action"].update(material="bauxite"),
        "R4.11",
        "not_recyclable",
    ),
}


@pytest.mark.parametrize(("edit", "clause", "code"), FAULTS.values(), ids=FAULTS)
def test_what_is_wrong_is_named_with_its_clause(edit: Edit, clause: str, code: str) -> None:
    lines = match()
    edit(lines)
    verdict = judged(lines)
    assert isinstance(verdict, Wrong), verdict
    assert (verdict.fault.clause, verdict.fault.code) == (clause, code)
    assert wrong_by_reference(lines) is not None


def test_a_card_that_is_not_for_short_matches_is_refused() -> None:
    """R1.4: in the header's place."""
    lines = recorded(random_match(3, Options(5, world_news=True), 1, NEWS_CONTENT))
    holder = lines[0]["order"][0]
    lines[0]["objectives"][holder] = "card_7"
    verdict = judged(lines)
    assert isinstance(verdict, Wrong)
    assert verdict.line == 1
    assert (verdict.fault.clause, verdict.fault.code) == ("R1.4", "not_for_short_matches")
