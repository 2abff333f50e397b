"""The reference engine on elimination and the end (R5 and R6), with results worked out by hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .small_board import at, offered, play, play_all, shown

if TYPE_CHECKING:
    from .board import Json
    from .rules import Match


def places(match: Match) -> list[tuple[int, str]]:
    end = match.end()
    assert end is not None
    return [(row["place"], row["player"]) for row in end["ranking"]]


def test_without_assets_a_player_is_out() -> None:
    """R5.1: p2 loses the last Asset and never acts again."""
    match = at("p1* n1:3 | p2 n2:1 | p3 e1:1")
    play(match, "n1>n2 3", "666 1")
    assert match.summary()["eliminated"] == ["p2"]
    assert match.summary()["next_investment"] == {"p1": 1, "p3": 1}
    assert match.player() == "p1"
    play_all(match, "end")
    assert match.player() == "p3"


def test_a_last_failed_attack_ends_ones_own_action_phase() -> None:
    """R5.1: p1 is out, p2 continues."""
    match = at("p1* n1:1 | p2 n2:1 | p3 e1:1")
    play(match, "n1>n2 1", "1 1")
    assert shown(match) == "p1 | p2* n2:1 | p3 e1:1"
    assert match.turn == 1


def test_a_last_failed_attack_of_the_last_player_ends_the_turn() -> None:
    """R5.1: p3 is out; Turn 2 begins with the Investment of the others."""
    match = at("p1 n2:1 | p2 e1:1 | p3* n1:1")
    play(match, "n1>n2 1", "1 6")
    assert (match.turn, match.phase, match.summary()["to_place"]) == (
        2,
        "investment",
        {"p1": 1, "p2": 1},
    )


def test_the_eliminated_rank_below_all_survivors() -> None:
    """R5.2: p4 was eliminated after p2 and ranks above; both below p3, who has 0 points."""
    match = at("p1* n1:3 n3:3 | p2 n2:1 | p3 w4:1 | p4 n4:1", turn=8)
    play(match, "n1>n2 3", "666 1")
    play(match, "n3>n4 3", "666 1")
    play_all(match, "end end")
    assert places(match) == [(1, "p1"), (2, "p3"), (3, "p4"), (4, "p2")]
    end = match.end()
    assert end is not None
    assert end["ranking"][2] == {
        "place": 3,
        "player": "p4",
        "points": 0,
        "applications": [],
        "materials": 0,
        "territories": 0,
        "eliminated": True,
    }


def test_stranglehold_advances_the_turn_counter() -> None:
    """R5.3: from 2 to 3 at once; the next Turn is the fourth."""
    match = at("p1* n1:3 | p2 n2:1 | p3 e1:1", turn=2, turns=5, monopoly_stranglehold=True)
    play(match, "n1>n2 3", "666 1")
    assert (match.turn, match.player()) == (3, "p1")
    play_all(match, "end end")
    assert (match.turn, match.phase) == (4, "investment")


def test_without_stranglehold_the_counter_stays() -> None:
    """R5.3 is an option."""
    match = at("p1* n1:3 | p2 n2:1 | p3 e1:1", turn=2, turns=5)
    play(match, "n1>n2 3", "666 1")
    assert match.turn == 2


def test_stranglehold_makes_the_turn_being_played_the_last() -> None:
    """R5.3: from 2 to 3 of 3; p3 still acts, then the match is over."""
    match = at("p1* n1:3 | p2 n2:1 | p3 e1:1", turn=2, turns=3, monopoly_stranglehold=True)
    play(match, "n1>n2 3", "666 1")
    play_all(match, "end")
    assert match.player() == "p3"
    play_all(match, "end")
    end = match.end()
    assert end is not None
    assert (end["reason"], end["turn"]) == ("last_turn", 3)


def test_stranglehold_never_passes_the_last_turn() -> None:
    """R5.3: after two eliminations in Turn 7 of 8 the counter is at 8."""
    match = at("p1* n1:3 n3:3 | p2 n2:1 | p3 w4:1 | p4 n4:1", turn=7, monopoly_stranglehold=True)
    play(match, "n1>n2 3", "666 1")
    assert match.turn == 8
    play(match, "n3>n4 3", "666 1")
    assert match.turn == 8
    assert match.phase == "action"


def test_the_last_one_left_has_won_at_once() -> None:
    """R5.4: the counter advances, no Trade follows; n2 and n1 give lamps 3 and phones 5."""
    match = at("p1* n1:4 | p2 n2:1 | p3", turn=2, monopoly_stranglehold=True, trade_with_china=True)
    play(match, "n1>n2 3", "666 1")
    assert match.legal() == []
    assert match.player() is None
    nothing: Json = {"points": 0, "applications": [], "materials": 0, "territories": 0}
    assert match.end() == {
        "reason": "one_left",
        "turn": 3,
        "ranking": [
            {
                "place": 1,
                "player": "p1",
                "points": 8,
                "applications": ["lamps", "phones"],
                "materials": 2,
                "territories": 2,
                "eliminated": False,
            },
            {"place": 2, "player": "p2", **nothing, "eliminated": True},
            {"place": 3, "player": "p3", **nothing, "eliminated": True},
        ],
    }


def test_the_one_left_need_not_be_acting() -> None:
    """R5.4 with R5.1: p1's last Asset fails against the only other player."""
    match = at("p1* n1:1 | p2 n2:1 | p3", turn=8, turns=8, monopoly_stranglehold=True)
    play(match, "n1>n2 1", "3 3")
    end = match.end()
    assert end is not None
    assert (end["reason"], end["turn"]) == ("one_left", 8)
    assert places(match) == [(1, "p2"), (2, "p1"), (3, "p3")]


def test_the_match_ends_with_the_last_turn() -> None:
    """R6.1: after the Action Phase of the last player in Turn 2 of 2."""
    match = at("p1 n4:1 | p2 s3:1 | p3* w4:1", turns=2)
    play_all(match, "end")
    assert match.end() is None
    play_all(match, "end end")
    assert match.end() is None
    play_all(match, "end")
    end = match.end()
    assert end is not None
    assert (end["reason"], end["turn"]) == ("last_turn", 2)
    assert match.summary()["player"] is None


def trade(text: str) -> Match:
    """The match of `text` after its last player has ended the last Action Phase."""
    match = at(text, turns=1, trade_with_china=True)
    play_all(match, "end")
    return match


def test_trade_gives_a_material_per_exclusive_continent() -> None:
    """R6.2: p1 is alone in north and east, p3 in south; west is shared."""
    match = trade("p1 n1:1 n5:1 e1:1 | p2 w1:1 | p3* w3:1 s1:1")
    assert match.phase == "trade"
    assert match.summary()["claims"] == {"p1": 2, "p3": 1}
    assert match.player() == "p1"
    assert offered(match, "material") == ["b", "c", "g", "h"]
    play(match, "claim c")
    assert offered(match, "material") == ["b", "g", "h"]
    play(match, "claim b")
    assert match.player() == "p3"
    assert match.summary()["claims"] == {"p3": 1}
    play(match, "claim c")
    assert match.summary()["claimed"] == {"p1": ["b", "c"], "p3": ["c"]}
    assert match.summary()["claims"] == {}
    # lamps 3, phones 5 and magnets 8 with a b c d; paint 2 and cables 5; optics 3
    end = match.end()
    assert end is not None
    rows = end["ranking"]
    assert [(row["player"], row["points"], row["materials"]) for row in rows] == [
        ("p1", 16, 6),
        ("p3", 7, 3),
        ("p2", 3, 1),
    ]
    assert rows[0]["applications"] == ["lamps", "phones", "magnets"]
    assert rows[0]["territories"] == 3


def test_a_player_may_claim_fewer() -> None:
    """R6.2: p1 leaves one claim unused."""
    match = trade("p1 n1:1 e1:1 | p2 w1:1 | p3* w3:1 s1:1")
    play(match, "claim b")
    play(match, "done")
    assert match.player() == "p3"
    play(match, "done")
    assert match.phase == "finished"
    assert match.summary()["claimed"] == {"p1": ["b"]}


def test_who_controls_every_material_has_nothing_to_claim() -> None:
    """R6.2: p1 has all eight Materials and three Continents; south is shared, so nobody acts."""
    match = trade("p1 n2:1 n3:1 n5:1 e1:1 e2:1 w2:1 | p2 s1:1 | p3* s3:1")
    assert match.phase == "finished"


def test_who_comes_to_control_every_material_is_done() -> None:
    """R6.2: p1 lacks only h, has two claims and needs one."""
    match = trade("p1 n2:1 n3:1 n5:1 e1:1 e2:1 | p2 s1:1 | p3* s3:1")
    assert match.summary()["claims"] == {"p1": 2}
    play(match, "claim h")
    assert match.phase == "finished"


def test_no_exclusive_presence_no_trade() -> None:
    """R6.2: all players are in west."""
    assert trade("p1 w1:1 | p2 w2:1 | p3* w3:1").phase == "finished"


def test_a_partly_served_application_gives_nothing() -> None:
    """R6.3: p1 has a c (lamps 3; magnets lack d), p2 f g (alloys 8), p3 e f (nothing)."""
    match = at("p1 n3:1 | p2 s4:1 s5:1 | p3* e1:1", turn=8)
    play_all(match, "end")
    end = match.end()
    assert end is not None
    rows = {row["player"]: (row["points"], row["applications"]) for row in end["ranking"]}
    assert rows == {"p1": (3, ["lamps"]), "p2": (8, ["alloys"]), "p3": (0, [])}


def test_applications_decide_first() -> None:
    """R6.4: 8 points each; glass and optics are two Applications, magnets one, though p1 has more
    otherwise."""
    match = at("p1 w1:1 w5:1 s2:1 s4:1 | p2 w2:1 n3:1 | p3* w4:1", turn=8)
    play_all(match, "end")
    assert places(match) == [(1, "p2"), (2, "p1"), (3, "p3")]


def test_then_materials() -> None:
    """R6.4: 0 points each; p2's one Material beats p1's two Territories."""
    match = at("p1 s3:1 n4:1 | p2 s2:1 | p3* w4:1", turn=8)
    play_all(match, "end")
    assert places(match) == [(1, "p2"), (2, "p1"), (3, "p3")]


def test_then_territories() -> None:
    """R6.4: 0 points and one Material each; p2 has one Territory more."""
    match = at("p1 s2:1 | p2 s4:1 w4:1 | p3* s3:1", turn=8)
    play_all(match, "end")
    assert places(match) == [(1, "p2"), (2, "p1"), (3, "p3")]


def test_equal_players_share_a_place() -> None:
    """R6.4: 1, 2, 2, 4."""
    match = at("p1 n1:1 | p2 s2:1 | p3 s4:1 | p4* w4:1", turn=8)
    play_all(match, "end")
    assert places(match) == [(1, "p1"), (2, "p2"), (2, "p3"), (4, "p4")]


def host(match: Match, **action: object) -> None:
    match.play({"n": match.lines + 1, "host": action})


def test_a_bell_goes_back_to_the_last_completed_turn() -> None:
    """R6.6: p2 was eliminated after it, and is not."""
    match = at("p1 n1:3 | p2 n2:1 | p3* e1:1", turn=2, host_keeps_time=True)
    play_all(match, "end")
    while match.phase == "investment":
        match.play({"n": match.lines + 1, **match.legal()[0]})
    play(match, "n1>n2 3", "666 11")
    assert match.summary()["eliminated"] == ["p2"]
    host(match, type="StopAtBell")
    end = match.end()
    assert end is not None
    assert (end["reason"], end["turn"]) == ("bell", 2)
    assert match.summary()["assets"] == {"n1": 3, "n2": 1, "e1": 1}
    assert [row["eliminated"] for row in end["ranking"]] == [False] * 3


def test_a_bell_in_the_first_turn_ranks_nobody() -> None:
    """R6.6: the board stays."""
    match = at("p1* n1:3 | p2 n2:1 | p3 e1:1", host_keeps_time=True)
    host(match, type="StopAtBell")
    assert match.end() == {"reason": "bell", "turn": 0}
    assert match.summary()["assets"] == {"n1": 3, "n2": 1, "e1": 1}


def test_the_host_sets_the_last_turn() -> None:
    """R1.5: later than this Turn, at most 30, and not in the last Turn."""
    match = at("p1* n1:3 | p2 n2:1 | p3 e1:1", turn=3, host_keeps_time=True)
    for turn in range(-2, 40):
        assert match.host_may({"type": "SetLastTurn", "turn": turn}) == (4 <= turn <= 30)
    host(match, type="SetLastTurn", turn=4)
    play_all(match, "end end end")
    assert match.turn == match.last_turn == 4
    assert not match.host_may({"type": "SetLastTurn", "turn": 5})
