"""The reference engine on Turns and Clashes (R4), with results worked out by hand."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from .clash import clash_losses
from .small_board import action, at, moves, play, play_all, shown


def test_a_turn_is_investment_of_all_then_action_of_each() -> None:
    """R4.1: three Action Phases, then Turn 2 begins with an Investment Phase."""
    match = at("p1* n1:1 | p2 s1:1 | p3 w1:1")
    play_all(match, "end")
    assert shown(match) == "p1 n1:1 | p2* s1:1 | p3 w1:1"
    play_all(match, "end")
    assert (match.turn, match.player()) == (1, "p3")
    play_all(match, "end")
    assert (match.turn, match.phase, match.player()) == (2, "investment", "p1")
    play_all(match, "n1 s1 w1")
    assert (match.turn, match.phase) == (2, "action")
    assert shown(match) == "p1* n1:2 | p2 s1:2 | p3 w1:2"


def test_investment_is_a_third_of_the_materials_rounded_up() -> None:
    """R4.2: a b c d give 2 Assets; no Materials give none and p2 is skipped; e f g give 1."""
    match = at("p1 n1:1 n2:1 n3:1 n5:1 | p2 s3:1 | p3* e1:1 e2:1")
    play_all(match, "end")
    assert match.summary()["to_place"] == {"p1": 2, "p3": 1}
    assert not match.is_legal("p1", {"type": "PlaceAsset", "territory": "s3"})
    assert not match.is_legal("p1", {"type": "PlaceAsset", "territory": "n4"})
    play_all(match, "n1 n5")
    assert match.summary()["to_place"] == {"p3": 1}
    assert match.player() == "p3"
    play_all(match, "e2")
    assert shown(match) == "p1* n1:2 n2:1 n3:1 n5:2 | p2 s3:1 | p3 e1:1 e2:2"


def test_an_investment_phase_of_nothing_is_over_at_once() -> None:
    """R4.2: n4, s3 and w4 have no Material."""
    match = at("p1 n4:1 | p2 s3:1 | p3* w4:1")
    play_all(match, "end")
    assert (match.turn, match.phase, match.player()) == (2, "action", "p1")


def test_the_eliminated_receive_nothing() -> None:
    """R4.2: each living player."""
    match = at("p1 n1:1 | p2 | p3* w1:1")
    play_all(match, "end")
    assert match.summary()["to_place"] == {"p1": 1, "p3": 1}


def test_an_action_phase_never_ends_by_itself() -> None:
    """R4.3: with no move left, the player still ends it."""
    match = at("p1* n5:1 | p2 s1:1 | p3 e1:1")
    play(match, "n5>w3 1")
    assert match.player() == "p1"
    assert match.legal() == [{"player": "p1", "action": {"type": "EndActionPhase"}}]


def test_an_asset_moves_once() -> None:
    """R4.4: of three Assets with two ready, one or two move; Assets that arrive stay."""
    match = at("p1* n5:3/2 | p2 s1:1 | p3 e1:1")
    assert moves(match) == ["n5>w3 1", "n5>w3 2"]
    play(match, "n5>w3 1")
    assert shown(match) == "p1* n5:2/1 w3:1/0 | p2 s1:1 | p3 e1:1"
    assert moves(match) == ["n5>w3 1"]


def test_every_asset_is_ready_when_the_action_phase_begins() -> None:
    """R4.4: including those that moved in the previous one."""
    match = at("p1* n1:2/0 | p2 n4:1 | p3 w4:1")
    play_all(match, "end end end n1 end")
    assert shown(match) == "p1 n1:3 | p2* n4:1 | p3 w4:1"
    play_all(match, "end end n1")
    assert shown(match) == "p1* n1:4 | p2 n4:1 | p3 w4:1"


def test_assets_join_their_own_and_take_the_empty() -> None:
    """R4.5: one joins two ready Assets, which stay ready; four take an empty Territory at once."""
    match = at("p1* n1:5 n2:2 | p2 s1:1 | p3 e1:1")
    play(match, "n1>n2 1")
    assert shown(match) == "p1* n1:4 n2:3/2 | p2 s1:1 | p3 e1:1"
    play(match, "n1>w1 4")
    assert shown(match) == "p1* n2:3/2 w1:4/0 | p2 s1:1 | p3 e1:1"
    assert match.position.materials("p1") == {"b", "c"}


def test_a_clash_takes_three_at_most() -> None:
    """R4.6: of five Assets one to three attack; the defender's four roll three dice."""
    match = at("p1* n5:5 | p2 w3:4 | p3 e1:1")
    assert moves(match) == ["n5>w3 1", "n5>w3 2", "n5>w3 3"]
    assert match.dice_counts(action(match, "n5>w3 2")) == (2, 3)
    assert match.dice_counts(action(match, "n5>w3 4")) is None
    assert match.dice_counts(action(match, "end")) is None


def test_the_defender_uses_all_there_are() -> None:
    """R4.6: two Assets roll two dice; a move to an empty Territory rolls none."""
    match = at("p1* w3:5 | p2 n5:2 | p3 e1:1")
    assert match.dice_counts(action(match, "w3>n5 3")) == (3, 2)
    assert match.dice_counts(action(match, "w3>w4 3")) is None


@pytest.mark.parametrize(
    ("dice", "after"),
    [
        ("641 64", "p1* n1:1 | p2 n2:2 | p3 e1:1"),  # two ties cost two; the 1 is ignored
        ("146 46", "p1* n1:1 | p2 n2:2 | p3 e1:1"),  # the order rolled does not matter
        ("621 53", "p1* n1:2 | p2 n2:1 | p3 e1:1"),  # 6 beats 5, 2 loses to 3
        ("652 54", "p1* n2:3/0 | p2 | p3 e1:1"),  # 6 beats 5, 5 beats 4
    ],
)
def test_dice_are_paired_from_the_highest(dice: str, after: str) -> None:
    """R4.6: the lower die of each pair loses an Asset, in a tie the attacker's."""
    match = at("p1* n1:3 | p2 n2:2 | p3 e1:1")
    play(match, "n1>n2 3", dice)
    assert shown(match) == after


@pytest.mark.parametrize(
    ("attacker", "defender", "losses", "chance"),
    [
        (1, 1, (0, 1), Fraction(15, 36)),
        (2, 1, (0, 1), Fraction(125, 216)),
        (3, 1, (0, 1), Fraction(855, 1296)),
        (1, 2, (0, 1), Fraction(55, 216)),
        (2, 2, (0, 2), Fraction(295, 1296)),
        (2, 2, (1, 1), Fraction(420, 1296)),
        (3, 2, (0, 2), Fraction(2890, 7776)),
        (3, 2, (1, 1), Fraction(2611, 7776)),
        (3, 2, (2, 0), Fraction(2275, 7776)),
    ],
)
def test_the_known_odds(
    attacker: int, defender: int, losses: tuple[int, int], chance: Fraction
) -> None:
    """R4.6: over all rolls, the well-known published fractions."""
    rolls = list(product(range(1, 7), repeat=attacker + defender))
    hits = [roll for roll in rolls if clash_losses(roll[:attacker], roll[attacker:]) == losses]
    assert Fraction(len(hits), len(rolls)) == chance


def test_conquerors_move_in_and_have_moved() -> None:
    """R4.7: two of four attack and win; both are on n2, the other two stay ready."""
    match = at("p1* n1:4 | p2 n2:1 s1:1 | p3 e1:1")
    play(match, "n1>n2 2", "61 5")
    assert shown(match) == "p1* n1:2 n2:2/0 | p2 s1:1 | p3 e1:1"


def test_survivors_of_a_failed_clash_stay_ready() -> None:
    """R4.7: one of three attackers is lost and one of two defenders; the two may act again."""
    match = at("p1* n1:4/3 | p2 n2:2 | p3 e1:1")
    play(match, "n1>n2 3", "621 53")
    assert shown(match) == "p1* n1:3/2 | p2 n2:1 | p3 e1:1"


def test_the_same_territory_is_attacked_again() -> None:
    """R4.8: as long as Assets can move there."""
    match = at("p1* n5:3 n1:1/0 | p2 w3:2 | p3 e1:1")
    play(match, "n5>w3 1", "1 66")
    play(match, "n5>w3 1", "6 15")
    assert shown(match) == "p1* n1:1/0 n5:2 | p2 w3:1 | p3 e1:1"
    play(match, "n5>w3 1", "5 5")
    play(match, "n5>w3 1", "1 1")
    assert moves(match) == []


def test_all_assets_may_leave() -> None:
    """R4.9: the Territory is then empty."""
    match = at("p1* n5:2 | p2 s1:1 | p3 e1:1")
    play(match, "n5>w3 2")
    assert match.summary()["owner"] == {"w3": "p1", "s1": "p2", "e1": "p3"}


def test_leave_one_behind() -> None:
    """R4.9: with the option one Asset stays, ready or not, in a Clash too."""
    match = at("p1* n5:3 n4:2/1 s1:1 | p2 w3:1 | p3 e1:1", leave_one_behind=True)
    assert moves(match) == ["n4>e1 1", "n4>n3 1", "n5>w3 1", "n5>w3 2"]
    assert not match.is_legal("p1", action(match, "n5>w3 3"))
