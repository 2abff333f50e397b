"""The log of a match that isn't over."""

import msgspec

from rawsiko.content.load import standard_content
from rawsiko.engine.options import Options
from rawsiko.protocol.tables import Settings
from rawsiko.server.replays.table_log import log_of
from tests.server.quick_tables import QuickTable


def begun(seed: int) -> QuickTable:
    quick = QuickTable(seed, Settings(Options(turns=2), seats=3), standard_content())
    quick.sit_all()
    quick.begin()
    return quick


def test_the_log_is_complete_and_shows_nobodys_card() -> None:
    """R7: cards are in it only when the match is over."""
    quick = begun(3)
    log = log_of(quick.table, quick.journal)
    assert log.match is not None
    assert (log.seq, log.match.objectives, log.steps) == (quick.table.seq, {}, [])
    quick.play_to_the_end()
    log = log_of(quick.table, quick.journal)
    assert log.seq == quick.table.seq
    assert log.steps[-1].events[-1].__class__.__name__ == "MatchEnded"
    assert all(step.objectives is None for step in log.steps[:-1])
    during = msgspec.json.encode((log.match, log.steps[:-1])).decode()
    assert not any(card in during for card in quick.table.content.objectives)


def test_before_the_match_there_is_nothing_to_tell() -> None:
    quick = QuickTable(4, Settings(seats=3), standard_content())
    quick.sit_all()
    log = log_of(quick.table, quick.journal)
    assert (log.match, log.steps, log.seq) == (None, (), quick.table.seq)
