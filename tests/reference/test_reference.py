"""The reference engine reads replay lines, and plays random matches by itself."""

from __future__ import annotations

import copy
import os
from itertools import product
from random import Random
from typing import Any

import pytest

from .board import Json
from .random_play import random_line
from .rules import Match
from .small_board import action, at, export, header, new_match, play, play_all, six_rings

pytestmark = pytest.mark.slow

CLASH: Json = {"type": "Move", "origin": "n1", "target": "n2", "assets": 2}
GOOD_DICE: Json = {"attacker": [6, 1], "defender": [5]}
GOOD_LINE: Json = {"n": 1, "player": "p1", "action": CLASH, "dice": GOOD_DICE}


def clash_match() -> Match:
    return at("p1* n1:4 | p2 n2:1 s1:1 | p3 e1:1")


def test_a_good_line_with_keys_that_nobody_knows() -> None:
    """A reader of replays ignores keys it doesn't know."""
    match = clash_match()
    match.play({**GOOD_LINE, "q": 7, "time": "noon"})
    assert match.summary()["assets"] == {"n1": 2, "n2": 2, "s1": 1, "e1": 1}


@pytest.mark.parametrize(
    "change",
    [
        {"n": 0},
        {"n": 2},
        {"n": True},
        {"n": 1.0},
        {"n": None},
        {"player": "p2"},
        {"player": None},
        {"player": ["p1"]},
        {"action": None},
        {"action": []},
        {"action": {}},
        {"action": {**CLASH, "assets": True}},
        {"action": {**CLASH, "assets": 2.0}},
        {"action": {**CLASH, "assets": 0}},
        {"action": {**CLASH, "assets": -1}},
        {"action": {**CLASH, "assets": 5}},
        {"action": {**CLASH, "target": "n3"}},  # not adjacent
        {"action": {**CLASH, "target": "n1"}},
        {"action": {**CLASH, "origin": "n2", "target": "n1"}},  # another player's Assets
        {"action": {**CLASH, "target": {}}},
        {"action": {**CLASH, "more": 1}},
        {"action": {"type": "Move", "origin": "n1", "target": "n2"}},
        {"action": {"type": "EndActionPhase"}},  # legal, but with dice
        {"action": {**CLASH, "target": "w1"}},  # empty: no Clash, no dice
        {"action": {"type": "PlaceAsset", "territory": "n1"}},
        {"dice": None},
        {"dice": []},
        {"dice": {"attacker": [6, 1]}},
        {"dice": {**GOOD_DICE, "attacker": [6]}},
        {"dice": {**GOOD_DICE, "attacker": [6, 1, 1]}},
        {"dice": {**GOOD_DICE, "defender": []}},
        {"dice": {**GOOD_DICE, "defender": 5}},
        {"dice": {**GOOD_DICE, "defender": [0]}},
        {"dice": {**GOOD_DICE, "defender": [7]}},
        {"dice": {**GOOD_DICE, "defender": [True]}},
        {"dice": {**GOOD_DICE, "defender": [5.0]}},
        {"drawn": "n"},
        {"drawn": None},
    ],
)
def test_a_bad_line_changes_nothing(change: Json) -> None:
    """Types matter; dice belong only to a Clash, and a drawn Continent only to a draw."""
    match = clash_match()
    before = match.summary()
    with pytest.raises(ValueError, match=r"\w"):
        match.play({**GOOD_LINE, **change})
    assert match.summary() == before
    match.play(GOOD_LINE)


def test_a_clash_needs_its_dice() -> None:
    """R4.6: without them nothing changes."""
    with pytest.raises(ValueError, match=r"R4\.6"):
        play(clash_match(), "n1>n2 2")


@pytest.mark.parametrize("drawn", [None, 1, "nowhere", ["n"]])
def test_a_draw_needs_its_continent(drawn: object) -> None:
    """R3.6: one of those on offer."""
    match = new_match(advanced_setup=True)
    line: Json = {"n": 1, "player": "p1", "action": {"type": "DrawContinent"}}
    with pytest.raises(ValueError, match=r"R3\.6"):
        match.play({**line, "drawn": drawn})
    with pytest.raises(ValueError, match=r"R3\.6"):
        match.play(line)


def test_a_finished_match_takes_no_line() -> None:
    """R6.1: nothing is legal any more."""
    match = at("p1 n1:1 | p2 s1:1 | p3* e1:1", turn=8)
    play_all(match, "end")
    assert not match.is_legal("p3", action(match, "end"))
    with pytest.raises(ValueError, match="legal"):
        play(match, "end")


def test_a_material_that_lies_nowhere_cannot_be_claimed() -> None:
    """R6.2: any Material of the board."""
    content = export({"a1": "b", "c1": "d"}, ["a1 c1"], [])
    content["materials"].append({"id": "nowhere", "symbol": "No"})
    match = Match(content, header(3))
    assert match.position.lacking("p1") == {"b", "d"}


MOST_TURNS = 30 if os.environ.get("RAWSIKO_LONG") else 22
SWITCHES = ("advanced_setup", "monopoly_stranglehold", "trade_with_china", "leave_one_behind")
ALL_OPTIONS = [dict(zip(SWITCHES, on, strict=True)) for on in product([False, True], repeat=4)]
# Every number of players with every combination of options, and two more: fifty matches.
MATCHES = [
    *((players, options) for players in (3, 4, 5) for options in ALL_OPTIONS),
    (3, ALL_OPTIONS[0]),
    (5, ALL_OPTIONS[-1]),
]


def self_play(seed: int) -> Match:
    """A random match whose position is checked after every line."""
    players, options = MATCHES[seed]
    chance = Random(seed)
    match = Match(six_rings(), header(players, turns=chance.randint(1, MOST_TURNS), **options))
    # With fair dice most players survive; with a lucky one some matches end before the last Turn.
    lucky = "p1" if chance.random() < 0.5 else None
    for _ in range(10_000):
        if match.end() is not None:
            return match
        assert match.legal(), "R3.5: no dead end"
        before = match.summary()
        line = random_line(match, chance, lucky)
        match.play(line)
        check(match, before, line)
    pytest.fail("the match does not end")


def check(match: Match, before: dict[str, Any], line: Json) -> None:
    after = match.summary()
    assets, owner = after["assets"], after["owner"]
    # Assets are added by choosing and placing, and lost in pairs of dice; nothing else changes
    # their sum.
    came = 1 if line["action"]["type"] in ("ChooseTerritory", "PlaceAsset") else 0
    went = min(map(len, line["dice"].values())) if "dice" in line else 0
    assert sum(assets.values()) == sum(before["assets"].values()) + came - went
    # R2.3
    assert owner.keys() == assets.keys()
    assert all(count > 0 for count in assets.values())
    # R4.4
    for territory, ready in after["ready"].items():
        assert owner[territory] == after["player"]
        assert 0 < ready <= assets[territory]
    # R5.1
    assert not set(owner.values()) & set(after["eliminated"])
    assert after["player"] not in after["eliminated"]
    if after["phase"] in ("investment", "action", "trade", "finished"):
        assert set(owner.values()) == after["next_investment"].keys()
    # R1.2 and R5.3
    assert before["turn"] <= after["turn"] <= match.options["turns"]
    # R4.9
    if match.options["leave_one_behind"] and "dice" not in line and "origin" in line["action"]:
        assert line["action"]["origin"] in owner
    # No action twice, and listing them changes nothing.
    orders = [repr(one) for one in match.legal()]
    assert len(set(orders)) == len(orders)
    assert (after["phase"] == "finished") == (orders == [])
    assert match.summary() == after


def test_random_matches_end_and_keep_the_rules() -> None:
    """Fifty matches over all options and 3 to 5 players; every kind of ending occurs."""
    ends: set[str] = set()
    claims = eliminations = 0
    for seed in range(len(MATCHES)):
        match = self_play(seed)
        end = match.end()
        assert end is not None
        ends.add(end["reason"])
        claims += len(match.position.claimed)
        eliminations += len(match.position.eliminated)
        rows = end["ranking"]
        assert sorted(row["player"] for row in rows) == sorted(match.position.order)
        assert [row["place"] for row in rows] == sorted(row["place"] for row in rows)
        assert rows[0]["place"] == 1
    assert ends == {"last_turn", "one_left"}
    assert claims > 0
    assert eliminations > 0


def test_a_copy_goes_its_own_way() -> None:
    """A copy of a match can be played on without changing the original."""
    match = clash_match()
    other = copy.deepcopy(match)
    other.play(GOOD_LINE)
    assert match.summary() == clash_match().summary() != other.summary()
