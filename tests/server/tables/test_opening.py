"""A server that has just started restores tables while people open theirs."""

import asyncio
from contextlib import suppress
from pathlib import Path

import pytest

from rawsiko.protocol.tables import Settings
from rawsiko.server.storage import NewJournal, Storage
from tests.server.running import running

SECONDS = 1.0  # for restoring to come in between


def test_a_table_is_not_restored_while_it_is_opened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Or there would be two of it, and one of them couldn't save."""
    create = Storage.create

    async def scenario() -> None:
        async with running(tmp_path) as server:
            registry = server.services.registry
            restoring: list[asyncio.Future[int]] = []

            async def create_slowly(storage: Storage, new: NewJournal) -> int:
                """On disk already, and not yet known to the registry."""
                epoch = await create(storage, new)
                restoring.append(asyncio.ensure_future(registry.restore_all()))
                with suppress(TimeoutError):
                    await asyncio.wait_for(asyncio.shield(restoring[0]), SECONDS)
                return epoch

            monkeypatch.setattr(Storage, "create", create_slowly)
            opened = await registry.open_table(Settings())
            assert await restoring[0] == 1
            assert registry.live_tables == {opened.live.table.id: opened.live}
            # Nobody claimed it in between.
            assert await registry.storage.claim(opened.live.table.id) == 2

    asyncio.run(scenario())
