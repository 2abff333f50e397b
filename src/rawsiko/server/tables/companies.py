"""The numbers of the generated company names at a table."""

from rawsiko.protocol.tables import COMPANIES, SeatKind
from rawsiko.server.tables.table import Table


def free_company(table: Table, first: int) -> int:
    """The first number from `first` on that nobody at the table has; after the last comes 1."""
    taken = {seat.company for seat in table.seats.values() if seat.kind is not SeatKind.OPEN}
    numbers = ((first - 1 + step) % COMPANIES + 1 for step in range(COMPANIES))
    return next(number for number in numbers if number not in taken)
