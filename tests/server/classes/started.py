"""A class whose tables have begun, over real sockets."""

import asyncio
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from rawsiko.protocol.tables import Status
from rawsiko.server.classes.school_class import SchoolClass
from rawsiko.server.tables.live_table import LiveTable
from tests.server.classes.lessons import Pupil, do, join, open_class, teacher
from tests.server.running import Client, Json, Running, running

CHOSEN_SETUP = {"type": "Options", "head_start": True}  # players choose their Continents


class Started:
    """A class whose tables have begun."""

    def __init__(self, server: Running, opened: Json, host: Client, pupils: list[Pupil]) -> None:
        self.server, self.opened, self.host, self.pupils = server, opened, host, pupils

    def tables(self) -> list[LiveTable]:
        return [
            live for live in self.server.services.registry.live_tables.values() if live.class_id
        ]

    def school(self) -> SchoolClass:
        (run,) = self.server.services.classes.runs.values()
        return run.live.school

    async def until(self, *statuses: Status) -> None:
        while not all(live.table.status in statuses for live in self.tables()):
            await asyncio.sleep(0.02)

    def pupil(self, member: str) -> Pupil:
        return next(pupil for pupil in self.pupils if pupil.member == member)


@asynccontextmanager
async def started(
    folder: Path,
    people: int = 3,
    database: str | None = None,
    companies: Sequence[int] = (),
    **lesson: object,
) -> AsyncGenerator[Started]:
    """`companies` are those of further devices, on each of which a whole table plays."""
    async with running(folder, bot_pause=3600.0, database=database) as server:  # bots never act
        opened = await open_class(server, **lesson)
        host = await teacher(server, opened)
        joining = [*[1] * people, *companies]
        pupils = [await join(server, opened, companies=count) for count in joining]
        for pupil in pupils:
            await pupil.listen()
        await do(host, "DealTables")
        await do(host, "StartTables")
        for pupil in pupils:
            await pupil.take_seat()
            await pupil.reveal()
        one = Started(server, opened, host, pupils)
        await one.until(Status.PLAYING)
        for client in (pupil.client for pupil in pupils if pupil.client is not None):
            while not client.view.phase:
                await client.next()
        yield one
