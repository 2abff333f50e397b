"""What a table does by itself goes on, whatever comes in between."""

import asyncio
import time
from pathlib import Path
from unittest.mock import patch

from rawsiko.engine.ids import PlayerId
from rawsiko.engine.options import Options
from rawsiko.protocol.class_views import Lesson
from rawsiko.protocol.commands import GiveToBot, Start
from rawsiko.protocol.tables import Settings, Status
from rawsiko.server.classes.registry import ClassRegistry, OpenedClass
from rawsiko.server.storage.records import NewJournal
from rawsiko.server.tables.live_table import LiveTable
from tests.server.tables.test_unwatched import HOST, order, played, server, spectator


def test_a_match_that_is_begun_twice_at_once_goes_on(tmp_path: Path) -> None:
    """While the disk is slow, two shares in the dice may each lead to a beginning. The one that
    comes too late must not take the first bot's go from it."""

    async def scenario() -> None:
        async with server(tmp_path) as here:
            live = (await here.registry.open_table(Settings(Options(turns=30), seats=3))).live
            for number in range(1, 4):
                await order(live, HOST, GiveToBot(PlayerId(f"p{number}"), "random"))
            await live.join(spectator(live), None)
            await order(live, HOST, Start())
            async with live.holding():
                passing: list[asyncio.Task[None]] = []
                for _ in range(2):
                    here.registry.happened(live)
                    passing.append(asyncio.create_task(here.clock.pass_by(0)))
                    await asyncio.sleep(0)
            await asyncio.gather(*passing)
            assert live.table.status is Status.PLAYING
            assert await played(here, live, 5) == 5

    asyncio.run(scenario())


def test_a_table_of_a_class_that_is_looked_for_while_it_opens_exists_once(tmp_path: Path) -> None:
    """It's in the database a moment before it is live; it must not be restored meanwhile."""
    table = "a" * 32

    async def scenario() -> None:
        async with server(tmp_path) as here:
            classes = ClassRegistry(here.registry, here.clock)
            opened = await classes.open_class(Lesson(bell_at=time.time() + 2700))
            assert isinstance(opened, OpenedClass)
            school = opened.live.school.id
            create = here.registry.storage.create
            looking: list[asyncio.Task[LiveTable | None]] = []

            async def create_slowly(new: NewJournal) -> int:
                epoch = await create(new)
                looking.append(asyncio.create_task(here.registry.find(table)))
                await asyncio.wait(looking, timeout=0.3)
                return epoch

            with patch.object(here.registry.storage, "create", create_slowly):
                live = await here.registry.open_for_class(table, school, Settings(seats=3), None)
            assert live is not None
            assert live.epoch == 1
            assert await looking[0] is live
            assert here.registry.live_tables[table] is live
            await classes.close()

    asyncio.run(scenario())
