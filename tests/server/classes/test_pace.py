"""How long setup, Turns and goes took, from the times in a table's journal."""

from collections.abc import Callable

import pytest

from rawsiko.engine.ids import PlayerId
from rawsiko.engine.options import Options
from rawsiko.engine.state import ActionPhase, InvestmentPhase
from rawsiko.protocol import commands
from rawsiko.protocol.tables import Settings
from rawsiko.server.classes.pace import SETUP_TURN, MatchPace, pace_of
from rawsiko.server.storage import Stamp
from rawsiko.server.tables.table import Table
from tests.server.quick_tables import HOST, QuickTable, tiny

STEP = 10.0  # seconds between two entries


class TimedTable:
    """Something happens every ten seconds, and a watch looks each time."""

    def __init__(self) -> None:
        settings = Settings(Options(turns=2, host_keeps_time=True), seats=3)
        self.quick = QuickTable(1, settings, tiny())
        self.quick.sit_all()
        self.quick.begin()
        self.now = 0.0
        self.epoch = 1
        self.stamps = [Stamp(self.now, self.epoch)] * len(self.quick.journal)
        self.watched = MatchPace()
        self.watched.look(self.quick.table, self.now)

    def do(self, work: Callable[[], object], seconds: float = STEP) -> None:
        self.now += seconds
        before = len(self.quick.journal)
        work()
        stamp = Stamp(self.now, self.epoch)
        self.stamps += [stamp] * (len(self.quick.journal) - before)
        self.watched.look(self.quick.table, self.now)

    def phase(self) -> object:
        assert self.quick.table.match is not None
        return self.quick.table.match.phase

    def journaled(self) -> MatchPace:
        old = self.quick.table
        fresh = Table(old.id, old.code, old.secret, old.content)
        return pace_of(fresh, zip(self.stamps, self.quick.journal, strict=True))


def test_the_journal_says_what_a_watch_saw() -> None:
    """So a restart, or a teacher who was away, changes nothing."""
    table = TimedTable()
    while not table.quick.table.is_over:
        table.do(table.quick.step)
        assert vars(table.journaled()) == vars(table.watched)
    pace = table.journaled()
    assert pace.began is not None
    assert pace.ended is not None
    goes = sum(sum(by_player.values()) for by_player in pace.seconds.values())
    assert goes == pytest.approx(pace.ended - pace.began)
    assert {SETUP_TURN, 1, 2} == {*pace.seconds}
    assert len(pace.turns) == 1  # the last Turn ends with the match
    assert sum(pace.goes) == pytest.approx(goes)  # all are people


def test_a_pause_belongs_to_nobody() -> None:
    """Not to a go, a Turn or the setup, even if the class goes on another day."""
    table = TimedTable()
    while not isinstance(table.phase(), ActionPhase):
        table.do(table.quick.step)
    setup = table.watched.setup_ended
    assert setup is not None
    acting: PlayerId = table.quick.acting
    table.do(lambda: table.quick.ask(HOST, commands.Pause()))
    table.do(lambda: table.quick.ask(HOST, commands.Resume()), seconds=86_400)
    while table.quick.acting == acting:
        table.do(table.quick.step)
    pace = table.journaled()
    assert pace.paused == 86_400
    assert pace.goes[-1] < 86_400
    assert pace.goes[-1] == pace.seconds[1][acting]
    assert vars(pace) == vars(table.watched)
    while not isinstance(table.phase(), InvestmentPhase):
        table.do(table.quick.step)
    assert table.journaled().turns[0] < 86_400
    assert table.journaled().setup_ended == setup + 86_400


def test_a_table_that_ends_while_paused_was_paused_until_then() -> None:
    table = TimedTable()
    table.do(table.quick.step)
    table.do(lambda: table.quick.ask(HOST, commands.Pause()))
    table.do(lambda: table.quick.ask(HOST, commands.End()), seconds=100.0)
    pace = table.journaled()
    assert (pace.paused, pace.ended) == (100.0, table.now)


def test_time_without_a_server_belongs_to_nobody() -> None:
    """Or a restart would look like slow players, and cost the table a Turn."""
    table = TimedTable()
    while not isinstance(table.phase(), ActionPhase):
        table.do(table.quick.step)
    table.epoch += 1
    table.do(table.quick.step, seconds=600.0)
    while not table.quick.table.is_over:
        table.do(table.quick.step)
    pace = table.journaled()
    assert max(pace.goes) < 600
    assert pace.paused == 0
    assert pace.began is not None
    assert pace.ended is not None
    goes = sum(sum(by_player.values()) for by_player in pace.seconds.values())
    assert goes == pytest.approx(pace.ended - pace.began)
    pace.skip(1000.0)  # restored after the end
    assert goes == pytest.approx(pace.ended - pace.began)
