"""What a table costs to keep, and what is left of it when saving fails."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from rawsiko.protocol.tables import Settings
from rawsiko.replay.fairness import contribution_commitment_of
from rawsiko.server.storage import CannotSave
from rawsiko.server.storage.databases.sqlite import SqliteDatabase
from rawsiko.server.storage.writer import Writer
from tests.server.running import running


def test_a_table_in_its_lobby_needs_no_further_commit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its row says what it is from the beginning, also after a restart."""
    used: list[str] = []

    def counted(name: str) -> Callable[..., Any]:
        method = getattr(SqliteDatabase, name)

        async def count(*arguments: Any, **more: Any) -> Any:
            used.append(name)
            return await method(*arguments, **more)

        return count

    async def scenario() -> None:
        async with running(tmp_path) as server:
            await server.open_table(seats=3)
            maintenance, registry = server.services.maintenance, server.services.registry
            await maintenance.stop()
            with monkeypatch.context() as patched:
                patched.setattr(SqliteDatabase, "read", counted("read"))
                patched.setattr(SqliteDatabase, "write", counted("write"))
                await maintenance.keep_in_step()
                assert used == []
        async with running(tmp_path) as server:
            maintenance, registry = server.services.maintenance, server.services.registry
            await maintenance.stop()
            assert await registry.restore_all() == 1
            with monkeypatch.context() as patched:
                patched.setattr(SqliteDatabase, "read", counted("read"))
                patched.setattr(SqliteDatabase, "write", counted("write"))
                await maintenance.keep_in_step()
                assert used == []

    asyncio.run(scenario())


def test_nobody_sees_the_name_of_somebody_who_got_no_seat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_self: Writer, _append: object) -> None:
        raise CannotSave("the disk is full")

    async def scenario() -> None:
        async with running(tmp_path) as server:
            registry = server.services.registry
            live = (await registry.open_table(Settings(free_names=True))).live
            share = contribution_commitment_of(bytes(16))
            with monkeypatch.context() as disk:
                disk.setattr(Writer, "append", full)
                await registry.sit_down(live, share, None, None, "Ada")
            assert live.names == {}
            await registry.sit_down(live, share, None, None, "Ada")
            assert set(live.names.values()) == {"Ada"}

    asyncio.run(scenario())
