"""A server that has just started restores classes while teachers open theirs."""

import asyncio
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from rawsiko.server.storage import Storage
from tests.server.classes.lessons import do, open_class, teacher
from tests.server.running import running

SECONDS = 1.0  # for restoring to come in between


def test_a_class_is_not_restored_while_it_is_opened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Or there would be two of it, and one of them couldn't save."""
    create, entries = Storage.create, Storage.entries

    async def scenario() -> None:
        reading, may_go_on = asyncio.Event(), asyncio.Event()
        restoring: list[asyncio.Future[Any]] = []

        async def read_slowly(storage: Storage, class_id: str) -> Any:
            reading.set()
            await may_go_on.wait()
            return await entries(storage, class_id)

        async with running(tmp_path) as server:
            classes = server.services.classes

            async def create_slowly(storage: Storage, new: Any) -> int:
                """On disk already, and not yet known to the registry."""
                epoch = await create(storage, new)
                restoring.append(asyncio.ensure_future(classes.restore_all()))
                with suppress(TimeoutError):
                    await asyncio.wait_for(reading.wait(), SECONDS)
                return epoch

            monkeypatch.setattr(Storage, "create", create_slowly)
            monkeypatch.setattr(Storage, "entries", read_slowly)
            opened = await open_class(server)
            run = classes.runs[opened["class_id"]]
            host = await teacher(server, opened)
            await do(host, "SetDoor", door="closed")
            may_go_on.set()
            await asyncio.gather(*restoring)
            assert classes.runs[opened["class_id"]] is run

    asyncio.run(scenario())
