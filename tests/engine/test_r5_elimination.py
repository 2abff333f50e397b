"""R5: elimination."""

from typing import Any

from rawsiko.engine import apply, refusal_of
from rawsiko.engine.actions import EndActionPhase, Refusal
from rawsiko.engine.events import Outcome, PlayerEliminated, TurnCounterAdvanced
from rawsiko.engine.ids import PlayerId
from rawsiko.engine.state import ActionPhase, EndReason, Finished, State
from tests.engine.boards import board
from tests.engine.positions import order, play, position

SUN, SAWYER, KIM = PlayerId("sun"), PlayerId("sawyer"), PlayerId("kim")
ROW = board(
    {"row": "a b c", "far": "x y z"},
    "a-b b-c c-x x-y y-z",
    materials={"a": "tin"},
    applications={"cans": (7, "tin")},
    cards={"card_1": "cans", "card_2": "cans", "card_3": "cans", "card_4": "cans"},
)
STRANGLEHOLD: dict[str, Any] = {"monopoly_stranglehold": True}


def conquer_b(before: str, **settings: Any) -> Outcome:
    """Sun takes b, and with it Sawyer's last Asset."""
    return apply(position(before, ROW, **settings), order("sun a>b 2"), (6, 6, 1))


def finished(state: State) -> Finished:
    assert isinstance(state.phase, Finished)
    return state.phase


def test_r5_1_who_loses_the_last_asset_is_eliminated_at_once() -> None:
    """R5.1: Sawyer never acts again; after Sun it is Kim's Action Phase."""
    state, events = conquer_b("sun* a:3 | sawyer b:1 | kim x:2")
    assert PlayerEliminated(SAWYER) in events
    assert state.eliminated == (SAWYER,)
    assert refusal_of(state, EndActionPhase(SAWYER)) is Refusal.ELIMINATED
    assert play(state, "sun ends") == "sun a:1 b:2 | sawyer | kim* x:2"


def test_r5_1_a_last_failed_attack_eliminates_the_attacker_and_ends_the_phase() -> None:
    """R5.1: in their own Action Phase too, which then ends."""
    state = position("sun* a:1 | sawyer b:1 | kim x:2", ROW)
    state, events = apply(state, order("sun a>b 1"), (3, 3))
    assert PlayerEliminated(SUN) in events
    assert isinstance(state.phase, ActionPhase)
    assert state.phase.player == SAWYER


def test_r5_1_the_eliminated_last_in_order_hands_over_to_the_next_turn() -> None:
    """R5.1: when the last in order of play goes by a failed attack, the Turn is completed."""
    state = position("sun a:1 | sawyer y:1 | kim* x:1", ROW)
    state, _ = apply(state, order("kim x>y 1"), (2, 5))
    assert state.turn == 2
    assert state.eliminated == (KIM,)


def test_r5_2_the_eliminated_rank_below_every_survivor_and_the_later_above_the_earlier() -> None:
    """R5.2: also below a survivor with 0 points; an eliminated player shows nothing but zeros."""
    before = position("sun* y:1 | sawyer | kim x:1 | lee z:1", ROW, turns=1)
    state, _ = apply(before, order("sun y>x 1"), (6, 1))
    for player in (SUN, PlayerId("lee")):
        state, _ = apply(state, EndActionPhase(player))
    ranking = finished(state).ranking
    assert [(s.place, s.player, s.eliminated) for s in ranking] == [
        (1, SUN, False),
        (1, "lee", False),
        (3, KIM, True),
        (4, SAWYER, True),
    ]
    assert {(s.points, s.applications, s.materials, s.territories) for s in ranking[2:]} == {
        (0, (), 0, 0)
    }


def test_r5_3_stranglehold_advances_the_turn_counter_at_each_elimination() -> None:
    """R5.3: at once; without the option the counter stays."""
    before = "sun* a:3 | sawyer b:1 | kim x:2"
    state, events = conquer_b(before, turn=3, **STRANGLEHOLD)
    assert state.turn == 4
    assert events[-1] == TurnCounterAdvanced(4)
    assert conquer_b(before, turn=3).state.turn == 3


def test_r5_3_a_counter_that_so_reaches_the_last_turn_makes_this_turn_the_last() -> None:
    """R5.3: Turn 7 of 8 becomes the last one."""
    state, _ = conquer_b("sun* a:3 | sawyer b:1 | kim x:2", turn=7, **STRANGLEHOLD)
    assert state.turn == 8
    for player in (SUN, KIM):
        state, _ = apply(state, EndActionPhase(player))
    assert finished(state).reason is EndReason.LAST_TURN
    assert state.turn == 8


def test_r5_3_not_during_the_last_turn() -> None:
    """R5.3: the counter never goes past the last Turn."""
    state, events = conquer_b("sun* a:3 | sawyer b:1 | kim x:2", turn=8, **STRANGLEHOLD)
    assert state.turn == 8
    assert not any(isinstance(event, TurnCounterAdvanced) for event in events)


def test_r5_4_one_player_left_has_won_at_once() -> None:
    """R5.4: Stranglehold first, no Trade with China, and the points of the board as it stands."""
    state, _ = conquer_b(
        "sun* a:3 | sawyer b:1 | kim", turn=3, trade_with_china=True, **STRANGLEHOLD
    )
    end = finished(state)
    assert end.reason is EndReason.ONE_LEFT
    assert state.turn == 4
    winner = end.ranking[0]
    assert (winner.player, winner.points, winner.territories) == (SUN, 7, 2)
    assert [score.player for score in end.ranking] == [SUN, SAWYER, KIM]
    assert refusal_of(state, EndActionPhase(SUN)) is Refusal.MATCH_OVER


def test_r5_4_the_winner_may_be_the_one_who_was_attacked() -> None:
    """R5.4: Sun's last Asset breaks on Sawyer."""
    state = position("sun* a:1 | sawyer b:1 | kim", ROW)
    state, _ = apply(state, order("sun a>b 1"), (1, 6))
    assert [score.player for score in finished(state).ranking] == [SAWYER, SUN, KIM]


def test_r5_1_the_player_who_eliminates_another_plays_on() -> None:
    """R5.1: in either order of the players' names."""
    for attacker, defender in ((SUN, SAWYER), (SAWYER, SUN)):
        before = position(f"{attacker}* a:3 | {defender} b:1 | kim x:2", ROW)
        state, _ = apply(before, order(f"{attacker} a>b 2"), (6, 6, 1))
        assert isinstance(state.phase, ActionPhase)
        assert state.phase.player == attacker
