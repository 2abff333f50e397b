"""What a table has to catch up on after it was out of reach of its class."""

from collections.abc import Iterator

from rawsiko.engine.ids import PlayerId
from rawsiko.protocol import commands
from rawsiko.protocol.tables import SeatKind, Status
from rawsiko.server.classes.school_class import SchoolClass
from rawsiko.server.tables.decisions import TableCommand
from rawsiko.server.tables.table import Table


def seats_left(school: SchoolClass, number: int, table: Table) -> tuple[PlayerId, ...]:
    """Seats of people who don't have them in the class any more."""
    return tuple(
        seat.player
        for seat in table.seats.values()
        if seat.kind is SeatKind.PERSON and not school.at_seat(number, seat.player)
    )


def commands_due(school: SchoolClass, number: int, table: Table) -> Iterator[TableCommand]:
    """Commands that bring the table up to date with its class, in this order."""
    if school.is_over:
        yield commands.End()
        return
    match, is_paused = table.match, school.is_paused(number)
    if match is None:
        return
    turns = school.tables[number].turns
    if turns != match.last_turn:
        yield commands.SetLastTurn(turns)
    if is_paused and table.status is Status.PLAYING:
        yield commands.Pause()
    if not is_paused and table.status is Status.PAUSED:
        yield commands.Resume()
    if school.tables[number].is_rung:
        yield commands.StopAtBell()
