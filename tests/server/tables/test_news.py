"""What is told after an action: legal moves, next Investments, who may take back."""

import msgspec
import pytest

from rawsiko.content.load import standard_content
from rawsiko.engine.actions import territories_touched
from rawsiko.engine.board import investments
from rawsiko.engine.ids import PlayerId, TerritoryId
from rawsiko.engine.legal import legal_moves
from rawsiko.engine.options import Options
from rawsiko.engine.state import ActionPhase, State
from rawsiko.protocol import commands
from rawsiko.protocol.messages import Choices, MatchTold, ServerMessage, Told
from rawsiko.protocol.tables import Settings, Status
from rawsiko.server.tables.decisions import decide_action, decide_return, decide_stand_in
from rawsiko.server.tables.entries import ActionPlayed, PlayedBy
from rawsiko.server.tables.outbound import EntryBroadcast, snapshot
from tests.server.quick_tables import QuickTable, tiny

DECODER = msgspec.json.Decoder(ServerMessage)
Moves = dict[TerritoryId, dict[TerritoryId, int]]


class Listening:
    """The seats of a table, and what each of them is told."""

    def __init__(self, quick: QuickTable) -> None:
        self.quick = quick

    def step(self) -> None:
        table = self.quick.table
        before = table.match
        action = self.quick.step()
        after = table.match
        assert before is not None
        assert after is not None
        untouched = before.holdings.keys() - territories_touched(action)
        assert all(before.holdings[place] == after.holdings[place] for place in untouched)
        entry = ActionPlayed(action, (), PlayedBy.PERSON)
        news = EntryBroadcast(table, entry, (), {})
        if table.status is Status.PLAYING:
            assert table.next_investments() == investments(after)
        for player in table.seats:
            told = DECODER.decode(news.bytes_for(player))
            assert isinstance(told, Told)
            assert isinstance(told.change, MatchTold)
            assert told.change.next_investments == investments(after)
            moves = told.yours.moves if told.yours else None
            assert (moves.origins if moves else {}) == moves_of(after, player)


def moves_of(match: State, player: PlayerId) -> Moves:
    phase = match.phase
    if not isinstance(phase, ActionPhase) or phase.player != player:
        return {}
    moves: Moves = {}
    for origin, target, most in legal_moves(match, phase):
        moves.setdefault(origin, {})[target] = most
    return moves


@pytest.mark.parametrize("seed", range(12))
def test_what_is_told_adds_up_to_all_that_there_is(seed: int) -> None:
    """Moves of the acting player and everybody's next Investments, after every action."""
    board = tiny() if seed % 2 else standard_content()
    options = Options(turns=2, leave_one_behind=seed % 3 == 0, trade_with_china=True)
    quick = QuickTable(seed, Settings(options, seats=board.players[0]), board)
    quick.sit_all()
    quick.begin()
    listening = Listening(quick)
    while quick.table.status is Status.PLAYING:
        listening.step()


@pytest.mark.parametrize("advanced_setup", [False, True])
def test_continents_are_offered_only_where_they_are_chosen(advanced_setup: bool) -> None:  # noqa: FBT001  a parameter of the test
    """R3.6: with Advanced game setup, choosing one would be refused."""
    options = Options(turns=2, advanced_setup=advanced_setup)
    quick = QuickTable(1, Settings(options, seats=3), tiny())
    quick.sit_all()
    quick.begin()
    choices = snapshot(quick.table, quick.acting, {}, (), None).yours.choices
    assert quick.table.match is not None
    continents = tuple(quick.table.match.content.continents)
    assert choices == (None if advanced_setup else Choices(continents=continents))


def test_nobody_takes_back_what_a_bot_did_in_their_place() -> None:
    quick = QuickTable(1, Settings(Options(turns=2), seats=3), tiny())
    quick.sit_all()
    quick.begin()
    quick.play_until(lambda q: q.table.taker() is not None)
    seat = quick.acting
    quick.step()
    assert quick.table.taker() == seat
    quick.record(decide_stand_in(quick.table, seat))
    quick.record(decide_action(quick.table, quick.choose(), PlayedBy.STAND_IN))
    quick.record(decide_return(quick.table, seat))
    assert quick.acting == seat
    assert quick.table.taker() is None
    assert str(quick.ask(seat, commands.TakeBack())) == "nothing_to_take_back"
