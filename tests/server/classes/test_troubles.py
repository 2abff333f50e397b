"""The disk is full, or a table can't be read: nothing is lost, and the rest goes on."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from rawsiko.protocol.tables import SeatKind, Status
from rawsiko.server.classes.table_watch import TableWatch
from rawsiko.server.storage import CannotSave
from rawsiko.server.storage.databases.sqlite import SqliteDatabase
from rawsiko.server.storage.schema import entries, journals
from rawsiko.server.tables.capacity import Limits
from rawsiko.server.tables.live_table import LiveTable
from rawsiko.server.web.app import ServerSettings
from tests.server.classes.lessons import do, join, open_class, order, teacher, view_of
from tests.server.classes.started import CHOSEN_SETUP, Started, started
from tests.server.running import Client, Json, running

pytestmark = pytest.mark.slow

DAMAGE = b" "  # no harm to JSON, but the hash of the entry differs


async def until_line(host: Client, number: int, *, is_out_of_reach: bool) -> None:
    """Until the newest line of this table says so."""
    while True:
        lines: list[Json] = [one["line"] for one in host.heard if one["type"] == "LineTold"]
        newest = next((line for line in reversed(lines) if line["number"] == number), None)
        if newest is not None and newest["is_out_of_reach"] is is_out_of_reach:
            return
        await host.next()


def test_a_full_disk_stops_the_class_and_loses_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The teacher and the pupils are told; no command and no move is accepted until it is over."""

    async def full(_self: SqliteDatabase, _work: Callable[[], Any]) -> Any:
        raise CannotSave("disk full")

    async def scenario() -> None:
        async with started(tmp_path, 4, options=CHOSEN_SETUP) as lesson:
            host, pupil, (live,) = lesson.host, lesson.pupils[0], lesson.tables()
            before = await view_of(host)
            seq = live.table.seq
            with monkeypatch.context() as disk:
                disk.setattr(SqliteDatabase, "_in_turn", full)
                await host.until("ServerStatus", can_save=False)
                assert pupil.room is not None
                await pupil.room.until("ServerStatus", can_save=False)
                reply = await order(host, "PauseTables", message="listen")
                assert reply["code"] == "cannot_save"
                acting = next(
                    one.client
                    for one in lesson.pupils
                    if one.client is not None and one.client.view.choice()
                )
                reply = await acting.order(acting.view.choice() or {})
                assert reply["code"] == "cannot_save"
                assert (live.table.seq, live.table.status) == (seq, Status.PLAYING)
            await host.until("ServerStatus", can_save=True)
            assert await view_of(host) == before
            await do(host, "PauseTables", message="listen")
            assert live.table.status is Status.PAUSED

    asyncio.run(scenario())


def test_a_table_that_is_out_of_reach_is_shown_and_the_others_go_on(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with started(tmp_path, 6) as lesson:
            host, (lost, kept) = lesson.host, lesson.tables()
            number = await number_of(lesson, lost)
            await lose(lesson, lost)
            await do(host, "PauseTables", message="listen")
            await until_line(host, number, is_out_of_reach=True)
            assert kept.table.status is Status.PAUSED
            await do(host, "ResumeTables")
            assert kept.table.status is Status.PLAYING
            await give_back(lesson, lost)
            await until_line(host, number, is_out_of_reach=False)
            # Nobody watches what this process had before.
            assert not any(isinstance(one, TableWatch) for one in lost.conversations)

    asyncio.run(scenario())


def test_a_table_that_comes_back_catches_up_with_its_class(tmp_path: Path) -> None:
    """What the teacher did meanwhile happens there, too: pause, last Turn, the bell, a pupil who
    went to another table. Nobody is sent to a table that is out of reach."""

    async def scenario() -> None:
        async with started(tmp_path, 6, keep_to_time=False) as lesson:
            host, (lost, kept) = lesson.host, lesson.tables()
            number, other = [await number_of(lesson, live) for live in (lost, kept)]
            mover = (await view_of(host))["tables"][number - 1]["members"][0]
            left = lesson.pupil(mover).seats["seats"][0]["seat"]
            await lose(lesson, lost)
            await do(host, "PauseTables", message="listen")
            await until_line(host, number, is_out_of_reach=True)
            await do(host, "SetLastTurns", turn=5)
            refused = await order(host, "MoveMember", member="m6", table=number)
            assert refused["code"] == "try_again"
            await do(host, "MoveMember", member=mover, table=other)
            assert all(one.kind is SeatKind.PERSON for one in kept.table.seats.values())
            await give_back(lesson, lost)
            back = await restored(lesson, lost)
            while back.table.status is not Status.PAUSED:
                await asyncio.sleep(0.05)
            assert back.table.match is not None
            assert back.table.match.last_turn == 5
            assert back.table.seats[left].kind is SeatKind.BOT
            await lose(lesson, back)
            await do(host, "RingBell")
            assert kept.table.status is Status.FINISHED
            await give_back(lesson, back)
            again = await restored(lesson, back)
            while again.table.status is not Status.FINISHED:
                await asyncio.sleep(0.05)

    asyncio.run(scenario())


async def number_of(lesson: Started, live: LiveTable) -> int:
    tables: list[Json] = (await view_of(lesson.host))["tables"]
    return next(table["number"] for table in tables if table["table"] == live.table.id)


async def lose(lesson: Started, live: LiveTable) -> None:
    """The process has lost the table, and what is stored of it can't be read. (No other process
    can have it: a class and its tables share an owner.)"""
    anew = sa.update(journals).where(journals.c.id == live.table.id)

    def damage(connection: sa.Connection) -> None:
        connection.execute(_first(live).values(body=entries.c.body.op("||")(DAMAGE)))
        connection.execute(anew.values(owner=None, epoch=journals.c.epoch + 1))

    await lesson.server.services.registry.storage.database.write(damage)


async def give_back(lesson: Started, live: LiveTable) -> None:
    length = sa.func.length(entries.c.body) - len(DAMAGE)
    mended = sa.cast(sa.func.substr(entries.c.body, 1, length), sa.LargeBinary)
    database = lesson.server.services.registry.storage.database
    await database.write(lambda connection: connection.execute(_first(live).values(body=mended)))


def _first(live: LiveTable) -> sa.Update:
    return sa.update(entries).where(entries.c.journal_id == live.table.id, entries.c.seq == 1)


async def restored(lesson: Started, live: LiveTable) -> LiveTable:
    """The same table, when this process has it again."""
    known = lesson.server.services.registry.live_tables
    while known.get(live.table.id) in (None, live):
        await asyncio.sleep(0.05)
    return known[live.table.id]


def test_tables_for_which_there_is_no_room_are_not_started(tmp_path: Path) -> None:
    """The teacher is told. Smaller classes still find room."""

    async def scenario() -> None:
        settings = ServerSettings(limits=Limits(tables=1))
        async with running(tmp_path, settings=settings) as server:
            for pupils, code in ((6, "server_full"), (3, None)):
                opened = await open_class(server)
                host = await teacher(server, opened)
                for _ in range(pupils):
                    await join(server, opened)
                await do(host, "DealTables")
                assert (await order(host, "StartTables")).get("code") == code
                await host.socket.close()
            assert len(server.services.registry.live_tables) == 1

    asyncio.run(scenario())
