"""A table in each status that there is, on the tiny board, with three people."""

from collections.abc import Callable

from rawsiko.engine.options import Options
from rawsiko.protocol import commands
from rawsiko.protocol.tables import Settings, Status
from rawsiko.server.tables import entries
from tests.server.quick_tables import HOST, QuickTable, tiny


def lobby() -> QuickTable:
    quick = QuickTable(1, content=tiny())
    quick.sit_all()
    return quick


def starting() -> QuickTable:
    quick = lobby()
    quick.ask(HOST, commands.Start())
    return quick


def playing() -> QuickTable:
    quick = lobby()
    quick.begin()
    return quick


def paused() -> QuickTable:
    quick = playing()
    quick.ask(HOST, commands.Pause())
    return quick


def finished() -> QuickTable:
    settings = Settings(Options(turns=1), seats=3)
    quick = QuickTable(1, settings, tiny())
    quick.sit_all()
    quick.begin()
    quick.play_to_the_end()
    return quick


def aborted() -> QuickTable:
    quick = playing()
    quick.ask(HOST, commands.End())
    return quick


def expired() -> QuickTable:
    quick = playing()
    quick.record(entries.TableEnded(entries.EndedEarly.EXPIRED))
    return quick


STATUSES: dict[Status, Callable[[], QuickTable]] = {
    Status.LOBBY: lobby,
    Status.STARTING: starting,
    Status.PLAYING: playing,
    Status.PAUSED: paused,
    Status.FINISHED: finished,
    Status.ABORTED: aborted,
    Status.EXPIRED: expired,
}
