"""The reference engine on setup (R1 to R3), with results worked out by hand."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from .rules import Match
from .small_board import (
    LAND,
    MATERIALS,
    SEA,
    at,
    export,
    header,
    moves,
    new_match,
    offered,
    play_all,
    six_rings,
)

if TYPE_CHECKING:
    from .board import Json

NORTH_SOUTH_WEST = "n n1 n2 n3 s s1 s2 s3 w w1 w2 w3"


def refuses(changed: Json, clause: str) -> None:
    with pytest.raises(ValueError, match=re.escape(clause)):
        Match(export(MATERIALS, LAND, SEA), changed)


@pytest.mark.parametrize("players", [2, 6])
def test_three_to_five_players(players: int) -> None:
    """R1.1: two and six players are refused."""
    changed = header(5)
    seats = [f"p{seat}" for seat in range(1, players + 1)]
    refuses({**changed, "order": seats, "objectives": dict.fromkeys(seats, "card_1")}, "R1.1")


@pytest.mark.parametrize(
    "options",
    [{"turns": 0}, {"turns": 31}, {"turns": True}, {"turns": 8.0}, {"leave_one_behind": 1}],
)
def test_options_have_their_range(options: Json) -> None:
    """R1.2: 1 to 30 Turns; the others are on or off."""
    refuses(header(3, **options), "R1.2")


def test_everybody_has_a_card_of_their_own() -> None:
    """R1.4: no card twice and no unknown card; R1.1: nobody without a card."""
    p1_p2_p3 = {"p1": "card_1", "p2": "card_2", "p3": "card_3"}
    refuses({**header(3), "objectives": {**p1_p2_p3, "p3": "card_1"}}, "R1.4")
    refuses({**header(3), "objectives": {**p1_p2_p3, "p3": "card_9"}}, "R1.4")
    refuses({**header(3), "objectives": {"p1": "card_1", "p2": "card_2"}}, "R1.1")


def test_sea_lines_count_as_borders() -> None:
    """R2.2: n4 touches n3 by land and e1 by sea."""
    assert moves(at("p1* n4:1 | p2 s1:1 | p3 w1:1")) == ["n4>e1 1", "n4>n3 1"]


def test_control_is_an_asset_on_the_territory() -> None:
    """R2.3: an empty Territory belongs to nobody."""
    summary = at("p1* n4:2 | p2 s1:1 | p3 w1:1").summary()
    assert summary["owner"] == {"n4": "p1", "s1": "p2", "w1": "p3"}


def test_a_second_copy_adds_nothing() -> None:
    """R2.4: n1, n3 and w3 have a, c and a again: two Materials; with b and d there are four."""
    match = at("p1* n1:1 n3:1 w3:1 | p2 n2:1 s1:1 | p3 n4:1")
    assert match.position.materials("p1") == {"a", "c"}
    assert match.summary()["next_investment"] == {"p1": 1, "p2": 1, "p3": 0}
    match = at("p1* n1:1 n2:1 n3:1 n5:1 | p2 s1:1 | p3 n4:1")
    assert match.summary()["next_investment"] == {"p1": 2, "p2": 1, "p3": 0}


def test_setup_begins() -> None:
    """R3.1: the first player chooses a Continent; the board is empty."""
    assert new_match().summary() == {
        "turn": 1,
        "last_turn": 8,
        "phase": "choose_continent",
        "player": "p1",
        "owner": {},
        "assets": {},
        "ready": {},
        "to_place": {},
        "claims": {},
        "claimed": {},
        "eliminated": [],
        "next_investment": {"p1": 0, "p2": 0, "p3": 0},
        "open_news": {},
        "opened_news": [],
        "recycled": {},
    }


@pytest.mark.parametrize(
    ("players", "sizes"), [(3, [3, 3, 3, 2, 2, 2]), (4, [2] * 4 + [1] * 4), (5, [2] * 5 + [1] * 5)]
)
def test_the_order_of_choice(players: int, sizes: list[int]) -> None:
    """R3.1 and R3.2: in order of play, then in reverse; the last player acts twice in a row."""
    match = Match(six_rings(), header(players))
    choosers: list[str | None] = []
    chosen: list[int] = []
    while match.phase != "initial_assets":
        action = match.legal()[0]
        if action["action"]["type"] == "ChooseContinent":
            choosers.append(match.player())
            chosen.append(0)
        else:
            chosen[-1] += 1
        match.play({"n": match.lines + 1, **action})
    order = [f"p{seat}" for seat in range(1, players + 1)]
    assert choosers == [*order, *reversed(order)]
    assert chosen == sizes


def test_a_continent_without_players_comes_first() -> None:
    """R3.3: p1 is in A; p2 may choose all but A."""
    match = Match(six_rings(), header(5))
    assert offered(match, "continent") == ["A", "B", "C", "D", "E", "F"]
    play_all(match, "A A0 A1")
    assert offered(match, "continent") == ["B", "C", "D", "E", "F"]


def test_two_players_fill_a_continent_and_nobody_comes_twice() -> None:
    """R3.3: all six taken and two players in A: p3 may choose all but A and their own C."""
    match = Match(six_rings(), header(5))
    play_all(match, "A A0 A1 B B0 B1 C C0 C1 D D0 D1 E E0 E1 F F0 A A2")
    assert match.player() == "p3"
    assert offered(match, "continent") == ["B", "D", "E", "F"]


def test_chosen_territories_are_adjacent() -> None:
    """R3.4: after n2 come n1 or n3, after n2 and n3 come n1 or n4; each gets one Asset."""
    match = new_match()
    play_all(match, "n n2")
    assert match.summary()["assets"] == {"n2": 1}
    assert offered(match, "territory") == ["n1", "n3"]
    play_all(match, "n3")
    assert offered(match, "territory") == ["n1", "n4"]


def test_no_choice_is_a_dead_end() -> None:
    """R3.5: n5 is isolated in north; east has only two of three; n4 and n5 aren't a pair."""
    match = new_match()
    assert offered(match, "continent") == ["n", "s", "w"]
    play_all(match, "n")
    assert offered(match, "territory") == ["n1", "n2", "n3", "n4"]
    play_all(match, "n1")
    assert offered(match, "territory") == ["n2"]
    play_all(match, "n2 n3 s s1 s2 s3 w w1 w2 w3")
    assert offered(match, "continent") == ["e"]  # R3.3: it has no player
    play_all(match, "e e1 e2")
    assert match.player() == "p2"
    assert offered(match, "continent") == ["w"]
    play_all(match, "w")
    assert offered(match, "territory") == ["w4", "w5"]
    play_all(match, "w5 w4")
    assert match.player() == "p1"
    assert offered(match, "continent") == ["s"]


def test_a_gap_in_the_middle_leaves_no_pair() -> None:
    """R3.5: with s2, s3 and s4 taken, south has s1 and s5 free, but not adjacent."""
    match = new_match()
    play_all(match, "n n1 n2 n3 s s2 s3 s4 w w1 w2 w3 e e1 e2 w w4 w5")
    assert match.player() == "p1"
    assert match.legal() == []  # this board isn't for three players: the check of R3.5 says so


def test_the_game_draws_continents() -> None:
    """R3.6: drawing is the only action; it draws one that could have been chosen."""
    match = new_match(advanced_setup=True)
    draw = {"type": "DrawContinent"}
    assert match.legal() == [{"player": "p1", "action": draw}]
    assert sorted(match.draws()) == ["n", "s", "w"]
    with pytest.raises(ValueError, match=r"R3\.6"):
        match.play({"n": 1, "player": "p1", "action": draw, "drawn": "e"})
    match.play({"n": 1, "player": "p1", "action": draw, "drawn": "s"})
    assert match.draws() == []
    assert offered(match, "territory") == ["s1", "s2", "s3", "s4", "s5"]


def test_nothing_is_drawn_without_the_option() -> None:
    """R3.6 is an option."""
    assert new_match().draws() == []
    assert not new_match().is_legal("p1", {"type": "DrawContinent"})


def test_six_more_assets_each() -> None:
    """R3.7: p1 places six, then p2, then p3; then the first Turn begins."""
    match = new_match()
    play_all(match, f"{NORTH_SOUTH_WEST} e e1 e2 w w4 w5 s s4 s5")
    assert match.summary()["phase"] == "initial_assets"
    assert match.summary()["to_place"] == {"p1": 6, "p2": 6, "p3": 6}
    assert offered(match, "territory") == ["n1", "n2", "n3", "s4", "s5"]
    play_all(match, "n1 n1 n2 s4 s4")
    assert match.summary()["to_place"] == {"p1": 1, "p2": 6, "p3": 6}
    play_all(match, "n1")
    assert match.player() == "p2"
    play_all(match, "s1 s1 s1 s1 s1 s1 e1 e1 e1 e1 e1 e2")
    summary = match.summary()
    assert (summary["phase"], summary["turn"], summary["player"]) == ("action", 1, "p1")
    assert summary["ready"] == {"n1": 4, "n2": 2, "n3": 1, "s4": 3, "s5": 1}
    assert sum(summary["assets"].values()) == 3 * (3 + 2 + 6)


def test_head_start_gives_the_usual_numbers_on_this_board() -> None:
    """R3.8: the last player places 6, each before them one more than the player after."""
    match = new_match(head_start=True)
    while match.phase != "initial_assets":
        match.play({"n": match.lines + 1, **match.legal()[0]})
    assert match.summary()["to_place"] == {"p1": 8, "p2": 7, "p3": 6}
