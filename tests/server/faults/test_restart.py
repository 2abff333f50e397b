"""A server is killed: matches go on after the next start, and nothing waits to be asked for."""

import asyncio
from pathlib import Path
from random import Random

import pytest

from rawsiko.bots.registry import bot_named
from rawsiko.client import SeatClient, open_table, play_seat, sit_down
from rawsiko.engine.options import Options
from rawsiko.engine.state import Finished, InitialPlacement
from rawsiko.protocol.messages import Snapshot
from rawsiko.protocol.tables import Settings
from rawsiko.server import maintenance
from rawsiko.server.clock import LoopClock
from rawsiko.server.storage import Storage, processes, sqlite_url
from rawsiko.server.tables.registry import TableRegistry
from tests.server.running import running
from tests.server.serving import Serving, call_start, fingerprint, serving
from tests.server.storing import release

SECONDS = 300  # until it counts as hanging


def test_a_match_outlives_its_server(tmp_path: Path, url: str) -> None:
    """On both databases; the bot goes on by itself after the restart."""

    async def check(server: Serving) -> None:
        settings = Settings(seats=3, options=Options(turns=1))
        opened = await open_table(server.url, settings, {"p2": "random"})
        held = [await sit_down(server.url, opened.code) for _ in range(2)]
        first, second = players = [SeatClient(seat) for seat in held]
        async with asyncio.timeout(SECONDS), first, second:
            playing = [
                asyncio.create_task(play_seat(player, bot_named("simple"), Random(n)))
                for n, player in enumerate(players)
            ]
            await call_start(server.url, opened)
            await first.wait_until(is_placing)
            server.kill()
            await asyncio.to_thread(server.start)
            for ended in await asyncio.gather(*playing):
                assert ended is not None
                assert isinstance(ended.phase, Finished)
            for player in players:
                known = await player.wait_until(lambda s: s.table.secret is not None)
                assert fingerprint(await player.fresh_snapshot()) == fingerprint(known)
                assert player.times_connected == 2

    with serving(tmp_path, url) as server:
        asyncio.run(check(server))
        assert server.faults() == []
        assert server.stop() == 0


def test_tables_of_a_server_that_crashed_are_restored_without_anybody_asking(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As soon as its leases have expired, which is after the next server's start."""

    async def scenario() -> None:
        url = sqlite_url(tmp_path / "tables.sqlite3")
        monkeypatch.setattr(processes, "LEASE_SECONDS", 60.0)  # longer than the test
        async with await Storage.open(url, owner="crashed") as storage:
            opened = await TableRegistry(storage, LoopClock()).open_table(Settings())
            table, restore_all = opened.live.table.id, TableRegistry.restore_all
            counts: list[int] = []

            async def restore_then_expire(registry: TableRegistry) -> int:
                counts.append(await restore_all(registry))
                await release(storage, table)
                return counts[-1]

            monkeypatch.setattr(TableRegistry, "restore_all", restore_then_expire)
            monkeypatch.setattr(maintenance, "AGAIN_SECONDS", 0.01)
            async with running(tmp_path) as server, asyncio.timeout(SECONDS):
                while table not in server.services.registry.live_tables:
                    await asyncio.sleep(0.01)
            assert counts[0] == 0

    asyncio.run(scenario())


def is_placing(known: Snapshot) -> bool:
    return known.match is not None and isinstance(known.match.phase, InitialPlacement)
