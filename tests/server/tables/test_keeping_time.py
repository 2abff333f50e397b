"""A host who keeps time: SetLastTurn and StopAtBell at a table (R1.5, R6.6)."""

from io import BytesIO
from random import Random

import msgspec
import pytest

from rawsiko.engine.actions import EndActionPhase, PlaceAsset, Refusal
from rawsiko.engine.ids import PlayerId
from rawsiko.engine.options import Options
from rawsiko.engine.state import ActionPhase, EndReason, Finished, InitialPlacement, State
from rawsiko.protocol import commands
from rawsiko.protocol.refusals import TableRefusal
from rawsiko.protocol.tables import Settings, Status
from rawsiko.replay.proof import judge
from rawsiko.replay.reading import Holds
from rawsiko.server.replays.table_replay import replay_of
from rawsiko.server.tables import entries, outbound
from rawsiko.server.tables.decisions import Caller
from rawsiko.server.tables.table import Table, restored
from tests.server.quick_tables import HOST, QuickTable, marked, tiny

PLAYING_HOST = Caller(None, is_host=True, plays=True)
BELL = commands.StopAtBell()


def table_with(turns: int = 4, seed: int = 1, **options: bool) -> QuickTable:
    settings = Settings(Options(turns=turns, **options), seats=3)
    quick = QuickTable(seed, settings, marked(tiny(), Random(seed)))
    quick.sit_all()
    quick.begin()
    return quick


def match_of(quick: QuickTable) -> State:
    assert quick.table.match is not None
    return quick.table.match


def in_placement(quick: QuickTable) -> bool:
    return isinstance(match_of(quick).phase, InitialPlacement)


def verified(quick: QuickTable) -> list[dict[str, object]]:
    """The lines of the replay, which holds with its dice."""
    file = replay_of(quick.table, quick.journal)
    assert file is not None
    content = quick.table.content
    judged = judge(BytesIO(file), lambda wanted: content if wanted == content.hash else None)
    assert isinstance(judged.verdict, Holds), judged.verdict
    assert judged.has_proof
    return [msgspec.json.decode(line) for line in file.splitlines()]


def test_refusals_are_checked_in_their_order() -> None:
    """No time kept, a host who plays, a last Turn that has begun, a number that is no Turn."""
    plain, last, early = (
        table_with(),
        table_with(1, host_keeps_time=True),
        table_with(host_keeps_time=True),
    )
    for command in (commands.SetLastTurn(99), BELL):
        assert plain.ask(PLAYING_HOST, command) is Refusal.HOST_KEEPS_NO_TIME
        assert last.ask(PLAYING_HOST, command) is TableRefusal.HOST_PLAYS
        assert early.ask(PlayerId("p1"), command) is TableRefusal.NOT_HOST
    assert last.ask(HOST, commands.SetLastTurn(99)) is Refusal.LAST_TURN_BEGUN
    assert early.ask(HOST, commands.SetLastTurn(1)) is Refusal.NOT_A_TURN
    assert early.ask(HOST, commands.SetLastTurn(31)) is Refusal.NOT_A_TURN


def test_who_plays_cannot_turn_it_on_or_start_with_it() -> None:
    """R1.5: the host plays no seat."""
    on = commands.ChangeSettings(Settings(Options(host_keeps_time=True), seats=3))
    quick = QuickTable(1, Settings(seats=3), tiny())
    quick.sit_all()
    assert quick.ask(PLAYING_HOST, on) is TableRefusal.HOST_PLAYS
    assert quick.ask(HOST, commands.SetLastTurn(3)) is Refusal.HOST_KEEPS_NO_TIME
    assert isinstance(quick.ask(HOST, on), entries.SettingsChanged)
    assert quick.ask(PLAYING_HOST, commands.Start()) is TableRefusal.HOST_PLAYS
    assert quick.ask(HOST, BELL) is TableRefusal.NOT_PLAYING
    assert isinstance(quick.ask(HOST, commands.Start()), entries.StartCalled)


def test_entries_are_those_of_the_format_and_have_lines_in_the_replay() -> None:
    quick = table_with(host_keeps_time=True)
    quick.ask(HOST, commands.SetLastTurn(5))
    assert quick.journal[-1] == b'{"type":"LastTurnSet","turn":5}'
    quick.step()
    quick.ask(HOST, commands.Pause())
    quick.ask(HOST, BELL)
    assert quick.journal[-2] == b'{"type":"StoppedAtBell"}'
    assert quick.table.status is Status.FINISHED
    header, first, *_, last, end = verified(quick)
    assert header["format"] == "rawsiko-replay/2"
    assert first == {"n": 1, "host": {"type": "SetLastTurn", "turn": 5}, "q": first["q"]}
    assert last == {"n": 3, "host": {"type": "StopAtBell"}, "q": len(quick.journal) - 1}
    assert end == {"end": {"reason": "bell", "turn": 0}}


def test_taking_back_keeps_what_the_host_set() -> None:
    """R1.5: and what the host set doesn't end the right to take back."""
    quick = table_with(host_keeps_time=True)
    quick.play_until(in_placement)
    before, player = match_of(quick), quick.acting
    for action in quick.legal()[:2]:
        assert isinstance(action, PlaceAsset)
        quick.play(action)
    quick.ask(HOST, commands.SetLastTurn(9))
    for _ in range(2):
        assert quick.table.taker() == player
        assert isinstance(quick.ask(player, commands.TakeBack()), entries.ActionTakenBack)
    after = match_of(quick)
    assert (after.holdings, after.phase, after.last_turn) == (before.holdings, before.phase, 9)
    again = restored(Table(quick.table.id, "CODE", quick.table.secret, tiny()), [])
    again.content = quick.table.content
    assert restored(again, quick.journal).match == after
    quick.ask(HOST, BELL)
    assert [line["host"] for line in verified(quick) if "host" in line] == [
        {"type": "SetLastTurn", "turn": 9},
        {"type": "StopAtBell"},
    ]


def test_a_bell_scores_the_last_completed_turn() -> None:
    """R6.6: whoever hasn't acted yet in this Turn loses nothing."""
    quick = table_with(host_keeps_time=True)
    quick.play_until(lambda q: isinstance(match_of(q).phase, ActionPhase))
    while match_of(quick).turn == 1:
        quick.play(EndActionPhase(quick.acting))
    completed = match_of(quick)
    quick.play_until(lambda q: isinstance(match_of(q).phase, ActionPhase))
    quick.step()
    quick.ask(HOST, BELL)
    ended = match_of(quick)
    assert isinstance(ended.phase, Finished)
    assert (ended.phase.reason, ended.turn) == (EndReason.BELL, 1)
    assert ended.holdings == completed.holdings
    assert len(ended.phase.ranking) == 3
    assert verified(quick)[-1]["end"]["reason"] == "bell"  # type: ignore[index]


@pytest.mark.parametrize("viewer", [None, PlayerId("p1"), PlayerId("p2")])
def test_nobody_learns_a_card_before_the_bell(viewer: PlayerId | None) -> None:
    """R7.2: the last Turn is told to all without a card; the bell reveals all of them (R6.5)."""
    quick = table_with(host_keeps_time=True)
    cards = match_of(quick).objectives

    def told_by(command: commands.SetLastTurn | commands.StopAtBell) -> bytes:
        entry = quick.ask(HOST, command)
        assert isinstance(entry, entries.HostActed)
        return outbound.EntryBroadcast(quick.table, entry, (), {}).bytes_for(viewer)

    told = told_by(commands.SetLastTurn(6))
    assert b'"by":"host"' in told
    assert not any(card.encode() in told for card in cards.values())
    told = told_by(BELL)
    assert all(card.encode() in told for card in cards.values())
