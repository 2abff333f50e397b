"""R4: a Turn."""

from typing import Any

import pytest
from msgspec.structs import replace

from rawsiko.engine import apply, legal_actions, refusal_of
from rawsiko.engine.actions import EndActionPhase, Move, PlaceAsset, Refusal
from rawsiko.engine.events import ActionPhaseBegan, InvestmentsReceived, TurnBegan
from rawsiko.engine.ids import PlayerId, TerritoryId
from rawsiko.engine.legal import targets_from
from rawsiko.engine.state import ActionPhase, InvestmentPhase, State
from tests.engine.boards import board
from tests.engine.positions import order, play, position

SUN, SAWYER, KIM = PlayerId("sun"), PlayerId("sawyer"), PlayerId("kim")

ROW = board(
    {"row": "a b c d e f"},
    "a-b b-c c-d d-e e-f",
    materials={"a": "m1 m2", "b": "m2 m3 m4", "c": "m1", "e": "m5"},
)


def refusal(before: str, text: str, **options: Any) -> Refusal | None:
    return refusal_of(position(before, **options), order(text))


def to_place(state: State) -> dict[PlayerId, int]:
    assert isinstance(state.phase, InvestmentPhase)
    return dict(state.phase.to_place)


def test_r4_1_investment_of_all_comes_before_the_action_phases_in_order() -> None:
    """R4.1: when the last player ends, a new Turn begins with everybody's Investment Phase."""
    state = position("sun a:1 | sawyer b:1 | kim* c:1", ROW, turn=3)
    state, events = apply(state, order("kim ends"))
    assert state.turn == 4
    assert events[0] == TurnBegan(4)
    for player, territory in ((SUN, "a"), (SAWYER, "b"), (KIM, "c")):
        assert isinstance(state.phase, InvestmentPhase)
        assert state.phase.player == player
        state, events = apply(state, PlaceAsset(player, TerritoryId(territory)))
    assert events[-1] == ActionPhaseBegan(SUN)
    for player in (SUN, SAWYER):
        assert isinstance(state.phase, ActionPhase)
        assert state.phase.player == player
        state, _ = apply(state, EndActionPhase(player))
    assert isinstance(state.phase, ActionPhase)
    assert state.phase.player == KIM


def test_r4_2_an_investment_is_a_third_of_the_different_materials_rounded_up() -> None:
    """R4.2: a and b hold four different Materials, so Sun receives two Assets; c gives Kim one."""
    state = position("sun a:1 b:1 | sawyer d:1 | kim* c:1", ROW)
    state, events = apply(state, order("kim ends"))
    assert InvestmentsReceived({SUN: 2, KIM: 1}) in events
    assert to_place(state) == {SUN: 2, KIM: 1}


def test_r4_2_who_has_nothing_to_place_is_passed_over() -> None:
    """R4.2: Sawyer controls no Material; after Sun has placed all of hers it is Kim's turn."""
    state = position("sun a:1 b:1 | sawyer d:1 | kim* c:1", ROW)
    state, _ = apply(state, order("kim ends"))
    for _ in range(2):
        assert isinstance(state.phase, InvestmentPhase)
        assert state.phase.player == SUN
        state, _ = apply(state, PlaceAsset(SUN, TerritoryId("b")))
    assert isinstance(state.phase, InvestmentPhase)
    assert state.phase.player == KIM
    assert legal_actions(state) == [PlaceAsset(KIM, TerritoryId("c"))]
    assert refusal_of(state, PlaceAsset(KIM, TerritoryId("b"))) is Refusal.NOT_YOUR_TERRITORY
    assert refusal_of(state, PlaceAsset(KIM, TerritoryId("f"))) is Refusal.NOT_YOUR_TERRITORY


def test_r4_2_without_any_material_the_action_phases_follow_at_once() -> None:
    """R4.2: nobody has anything to place."""
    state = position("sun d:1 | kim* f:1", ROW)
    state, events = apply(state, order("kim ends"))
    assert events == (TurnBegan(2), InvestmentsReceived({}), ActionPhaseBegan(SUN))


def test_r4_2_the_rulebooks_investment() -> None:
    """R4.2, the rulebook's picture: Sun places 2 of her 4 Assets on Ukraine and 2 on Turkey."""
    before = position("sun turkey:1 ukraine:1 | sawyer* germany:1", turn=1)
    state = replace(before, turn=2, phase=InvestmentPhase(SUN, {SUN: 4}))
    for territory in ("ukraine", "turkey", "turkey", "ukraine"):
        state, _ = apply(state, PlaceAsset(SUN, TerritoryId(territory)))
    assert play(state, "sun ends") == "sun turkey:3 ukraine:3 | sawyer* germany:1"


def test_r4_3_an_action_phase_never_ends_by_itself() -> None:
    """R4.3: with nothing left to move, ending it is the one legal action."""
    state = position("sun* turkey:1 | sawyer germany:2")
    state, _ = apply(state, order("sun turkey>iran 1"))
    assert isinstance(state.phase, ActionPhase)
    assert list(legal_actions(state)) == [EndActionPhase(SUN)]


def test_r4_4_an_asset_moves_only_once() -> None:
    """R4.4: the two that walked to Iran stay; the one left behind may still go."""
    assert play("sun* turkey:3 | sawyer germany:2", "sun turkey>iran 2") == (
        "sun* iran:2/0 turkey:1 | sawyer germany:2"
    )
    moved = "sun* iran:2/0 turkey:1 | sawyer germany:2"
    assert refusal(moved, "sun iran>india 1") is Refusal.NOT_ENOUGH_READY
    assert play(moved, "sun turkey>iran 1") == "sun* iran:3/0 | sawyer germany:2"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("sun turkey>germany 0", Refusal.NO_ASSETS),
        ("sun turkey>germany -1", Refusal.NO_ASSETS),
        ("sun turkey>iran 5", Refusal.NOT_ENOUGH_READY),
        ("sun turkey>mexico 1", Refusal.NOT_ADJACENT),
        ("sun turkey>turkey 1", Refusal.NOT_ADJACENT),
        ("sun germany>turkey 1", Refusal.NOT_YOUR_TERRITORY),
        ("sun iran>india 1", Refusal.NOT_YOUR_TERRITORY),
        ("sun turkey>atlantis 1", Refusal.UNKNOWN_TERRITORY),
        ("sun atlantis>turkey 1", Refusal.UNKNOWN_TERRITORY),
        ("sun turkey>china 1", Refusal.UNKNOWN_TERRITORY),
        ("sawyer germany>turkey 1", Refusal.NOT_YOUR_TURN),
        ("nobody germany>turkey 1", Refusal.UNKNOWN_PLAYER),
    ],
)
def test_r4_4_what_is_no_move(text: str, expected: Refusal) -> None:
    """R4.4: each wrong Move is refused for its own reason."""
    assert refusal("sun* turkey:4 | sawyer germany:2", text) is expected


def test_r4_4_all_assets_are_ready_again_in_the_next_action_phase() -> None:
    """R4.4: at the start of a player's Action Phase none has moved."""
    state = position("sun a:2 | sawyer* d:1/0", ROW)
    state, _ = apply(state, order("sawyer ends"))
    state, _ = apply(state, PlaceAsset(SUN, TerritoryId("a")))
    assert play(state, "sun ends") == "sun a:3 | sawyer* d:1"


def test_r4_5_an_empty_territory_comes_under_control_at_once() -> None:
    """R4.5, the rulebook's Action tool: Sun occupies India with 2 Assets from Vietnam."""
    assert play("sun* vietnam:3 | sawyer germany:2", "sun vietnam>india 2") == (
        "sun* india:2/0 vietnam:1 | sawyer germany:2"
    )


def test_r4_5_assets_join_those_of_their_own_side() -> None:
    """R4.5: they arrive and count as moved; those already there do not."""
    assert play("sun* turkey:2 iran:3 | sawyer germany:2", "sun turkey>iran 1") == (
        "sun* iran:4/3 turkey:1 | sawyer germany:2"
    )


def test_r4_6_a_tie_costs_the_attacker() -> None:
    """R4.6: in a tied pair it is the attacker who loses an Asset."""
    before = "sun* turkey:3 | sawyer germany:2"
    after = play(before, "sun turkey>germany 3", dice=(6, 4, 1, 6, 4))
    assert after == "sun* turkey:1 | sawyer germany:2"


def test_r4_6_dice_are_paired_from_the_highest_down_and_the_surplus_is_ignored() -> None:
    """R4.6: 6-3 beats 5-2 whatever the order of rolling, and the 1 counts for nothing."""
    before = "sun* turkey:3 | sawyer germany:2 iberia:1"
    after = play(before, "sun turkey>germany 3", dice=(1, 3, 6, 2, 5))
    assert after == "sun* germany:3/0 | sawyer iberia:1"
    alone = play("sun* turkey:1 | sawyer germany:3", "sun turkey>germany 1", dice=(5, 4, 1, 3))
    assert alone == "sun* turkey:1 | sawyer germany:2"


def test_r4_6_the_defender_uses_three_at_most_and_the_attacker_too() -> None:
    """R4.6: of five defenders three roll; a fourth attacker is refused, but may walk elsewhere."""
    before = "sun* turkey:4 | sawyer germany:5"
    assert refusal(before, "sun turkey>germany 4") is Refusal.TOO_MANY_FOR_A_CLASH
    assert refusal(before, "sun turkey>iran 4") is None
    after = play(before, "sun turkey>germany 3", dice=(6, 6, 6, 5, 5, 5))
    assert after == "sun* turkey:4 | sawyer germany:2"


def test_r4_6_the_rulebooks_clash() -> None:
    """R4.6, the rulebook's picture: Sun attacks Germany from Turkey with 3, Sawyer defends with 2
    and loses nothing."""
    after = play("sun* turkey:5 | sawyer germany:2", "sun turkey>germany 3", dice=(4, 3, 3, 5, 4))
    assert after == "sun* turkey:3 | sawyer germany:2"


def test_r4_7_the_survivors_of_a_conquest_move_in() -> None:
    """R4.7: all surviving attacking Assets stand on the conquered Territory and have moved."""
    before = "sun* turkey:5 | sawyer germany:1 iberia:1"
    after = play(before, "sun turkey>germany 3", dice=(6, 2, 1, 5))
    assert after == "sun* germany:3/0 turkey:2 | sawyer iberia:1"


def test_r4_7_survivors_of_a_lost_clash_may_act_again() -> None:
    """R4.7: they have not moved; those who took India (`:1/0`) have."""
    before = "sun* turkey:3 india:1/0 | sawyer germany:2"
    after = play(before, "sun turkey>germany 3", dice=(6, 2, 1, 5, 3))
    assert after == "sun* india:1/0 turkey:2 | sawyer germany:1"


def test_r4_7_assets_that_had_arrived_before_the_clash_stay_moved() -> None:
    """R4.7: of four on Turkey one came from Iran; it can neither attack nor is it lost."""
    before = "sun* turkey:4/3 | sawyer germany:2"
    after = play(before, "sun turkey>germany 3", dice=(1, 1, 1, 6, 6))
    assert after == "sun* turkey:2/1 | sawyer germany:2"


def test_r4_8_the_same_territory_may_be_attacked_again() -> None:
    """R4.8: as long as Assets can move onto it."""
    state = position("sun* turkey:3 | sawyer germany:2 iberia:1")
    for dice in ((6, 2, 1, 5, 3), (6, 6, 5)):
        assets = 3 if len(dice) == 5 else 2
        state, _ = apply(state, order(f"sun turkey>germany {assets}"), dice)
    assert play(state, "sun ends") == "sun germany:2 | sawyer* iberia:1"


def test_r4_9_all_assets_may_leave() -> None:
    """R4.9: the Territory is then empty and controlled by nobody."""
    assert play("sun* turkey:3 | sawyer germany:2", "sun turkey>iran 3") == (
        "sun* iran:3/0 | sawyer germany:2"
    )


def test_r4_9_with_leave_one_behind_one_asset_stays() -> None:
    """R4.9: with the house rule at least one Asset must stay; a moved one will do."""
    house: dict[str, Any] = {"leave_one_behind": True}
    before = "sun* turkey:3 iran:2/1 | sawyer germany:2"
    assert refusal(before, "sun turkey>iran 3", **house) is Refusal.ONE_MUST_STAY
    assert refusal(before, "sun turkey>germany 3", **house) is Refusal.ONE_MUST_STAY
    assert refusal(before, "sun turkey>iran 2", **house) is None
    assert refusal(before, "sun iran>turkey 1", **house) is None
    lonely = position("sun* turkey:1 | sawyer germany:2", **house)
    assert list(legal_actions(lonely)) == [EndActionPhase(SUN)]
    assert isinstance(lonely.phase, ActionPhase)
    assert targets_from(lonely, lonely.phase, TerritoryId("turkey")) == {}
    move = Move(SUN, TerritoryId("turkey"), TerritoryId("iran"), 1)
    assert refusal_of(lonely, move) is Refusal.ONE_MUST_STAY


def test_r4_1_only_the_player_whose_action_phase_it_is_acts() -> None:
    """R4.1: in either order of the players' names."""
    for acting, other in (("sun", "sawyer"), ("sawyer", "sun")):
        before = f"{acting}* turkey:3 | {other} germany:2 | kim india:1"
        assert refusal(before, f"{other} ends") is Refusal.NOT_YOUR_TURN
        assert refusal(before, f"{acting} ends") is None
