"""How long bots pause."""

from types import SimpleNamespace
from typing import cast

from rawsiko.content.load import standard_content
from rawsiko.engine import apply, dice_needed, legal_actions, start
from rawsiko.engine.actions import Action, EndActionPhase, Move
from rawsiko.engine.ids import PlayerId
from rawsiko.engine.options import Options
from rawsiko.engine.state import ActionPhase, ContinentChoice, InitialPlacement, State
from rawsiko.protocol.commands import Pace
from rawsiko.protocol.tables import Seat, SeatKind
from rawsiko.server.tables.bots.pause import Beat, BotPauses, TablePace, beat_of
from rawsiko.server.tables.table import Table

P1, P2, P3 = ORDER = (PlayerId("p1"), PlayerId("p2"), PlayerId("p3"))


def table(newest: Action | None = None, dice: tuple[int, ...] = (), person: PlayerId = P1) -> Table:
    """A table with one person and two bots."""
    seats = {
        one: Seat(one, kind=SeatKind.PERSON if one == person else SeatKind.BOT) for one in ORDER
    }
    played = SimpleNamespace(action=newest, dice=dice) if newest is not None else None
    may_undo = newest is not None and newest.player == person and not dice
    taker = person if may_undo else None
    return cast(Table, SimpleNamespace(seats=seats, newest_action=played, taker=lambda: taker))


def begun() -> State:
    content = standard_content()
    return start(content, Options(), ORDER, dict(zip(ORDER, content.objectives, strict=False)))


def played(state: State, until: type) -> tuple[State, Action]:
    """On with the first legal action each time, until this phase."""
    action = next(iter(legal_actions(state)))
    state = apply(state, action).state
    while not isinstance(state.phase, until):
        action = next(iter(legal_actions(state)))
        state = apply(state, action).state
    return state, action


def test_who_waits_for_a_first_choice_does_not_wait_for_long() -> None:
    state, action = played(begun(), ContinentChoice)  # p1 has chosen
    assert beat_of(table(person=P3), begun()) is Beat.FIRST
    assert beat_of(table(action, person=P3), state) is Beat.FIRST
    assert beat_of(table(action, person=P2), state) is Beat.FIRST


def test_a_choice_of_setup_can_be_taken_back_for_two_seconds() -> None:
    state, action = played(begun(), ContinentChoice)  # p1 has chosen
    assert beat_of(table(action, person=P1), state) is Beat.AFTER_CHOICE
    assert 1.5 < BotPauses().at_table_with_people(Beat.AFTER_CHOICE) < 3


def test_what_a_bot_places_in_a_row_is_one_beat() -> None:
    state, action = played(begun(), InitialPlacement)
    assert beat_of(table(action, person=P2), state) is Beat.NEXT  # the first of them
    placed = next(iter(legal_actions(state)))
    assert beat_of(table(placed), apply(state, placed).state) is Beat.SAME


def test_moves_in_a_row_follow_closely() -> None:
    state, _ = played(begun(), ActionPhase)
    assert isinstance(state.phase, ActionPhase)
    move = next(
        one for one in legal_actions(state) if isinstance(one, Move) and not dice_needed(state, one)
    )
    after = apply(state, move).state
    assert beat_of(table(move), after) is Beat.MOVES_ON
    stop = EndActionPhase(move.player)
    assert beat_of(table(stop), apply(after, stop).state) is Beat.NEXT


def test_dice_take_their_time() -> None:
    state, action = played(begun(), InitialPlacement)
    assert beat_of(table(action, dice=(6, 1)), state) is Beat.AFTER_DICE
    pauses = BotPauses(lambda: 1.0)
    assert [pauses.at_table_with_people(beat) for beat in Beat] == [8.0, 0.2, 0.0, 0.6, 1.0, 2.0]


def test_the_slowest_pace_counts() -> None:
    pace = TablePace()
    assert pace.factor([P1]) == 1.0
    pace.want(P1, Pace.INSTANT)
    pace.want(P2, Pace.FAST)
    assert pace.factor([P1]) == 0.0
    assert pace.factor([P1, P2]) == 0.5
    assert pace.factor([P1, P3]) == 1.0
