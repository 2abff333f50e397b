"""Company numbers are unique at a table, for people and bots."""

import asyncio
import secrets
from pathlib import Path

import pytest

from rawsiko.engine.ids import PlayerId
from rawsiko.protocol.commands import GiveToBot
from rawsiko.protocol.tables import COMPANIES, Settings
from rawsiko.server.clock import LoopClock
from rawsiko.server.storage import Storage, sqlite_url
from rawsiko.server.tables import entries
from rawsiko.server.tables.companies import free_company
from rawsiko.server.tables.registry import Seated, TableRegistry
from tests.server.quick_tables import HOST, QuickTable, seat_of


def table_with(*companies: int) -> QuickTable:
    quick = QuickTable(1, Settings(seats=5))
    for number, company in enumerate(companies, 1):
        quick.record(entries.SeatTaken(seat_of(number), company, 0, "0" * 64))
    return quick


@pytest.mark.parametrize(
    ("taken", "first", "company"),
    [
        ((), 1, 1),
        ((), COMPANIES, COMPANIES),
        ((1, 2), 1, 3),
        ((2, 1), 2, 3),
        ((COMPANIES,), COMPANIES, 1),
        ((COMPANIES - 1, COMPANIES, 1), COMPANIES - 1, 2),
    ],
)
def test_the_next_free_number(taken: tuple[int, ...], first: int, company: int) -> None:
    """After the last one comes the first: there are no more names."""
    assert free_company(table_with(*taken).table, first) == company


def test_a_bot_and_a_person_get_theirs_alike(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only where the search begins differs: at the seat's own number, or anywhere."""

    def second(_below: int) -> int:
        return 1

    monkeypatch.setattr(secrets, "randbelow", second)

    async def scenario() -> None:
        url = sqlite_url(tmp_path / "tables.sqlite3")
        async with await Storage.open(url, owner="test") as storage:
            registry = TableRegistry(storage, LoopClock())
            live = (await registry.open_table(Settings(seats=4))).live
            await registry.sit_down(live, "0" * 64, 3, 0)
            await live.order(HOST, "0" * 32, GiveToBot(PlayerId("p3"), "random"))
            person = await registry.sit_down(live, "0" * 64, None, 0)
            assert isinstance(person, Seated)
            companies = {seat.player: seat.company for seat in live.table.seats.values()}
            assert (companies[PlayerId("p1")], companies[PlayerId("p3")]) == (3, 4)
            assert companies[person.seat] == 2
            await registry.close()

    asyncio.run(scenario())
