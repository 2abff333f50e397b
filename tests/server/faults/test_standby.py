"""C6: PostgreSQL with a standby. Whatever was acknowledged survives the loss of the primary."""

import asyncio
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from rawsiko.protocol.tables import Settings
from rawsiko.server.storage import CannotRead, CannotSave, OutOfSequence, Storage
from rawsiko.server.storage.databases import postgresql
from tests.server.faults.test_kill import LOST, SHARED, Player, end, options, play_on
from tests.server.postgres import USER, Cluster, primary_and_standby
from tests.server.serving import IS_LONG, call_start, seated, serving
from tests.server.storing import entry, new_table, numbers, opened

TABLES = "abcd"
PATIENCE = 2.0  # seconds for an answer of PostgreSQL
BEFORE, AFTER = 40, 80  # acknowledged entries of all tables


def test_postgresql_loses_nothing_acknowledged_with_its_primary(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """First the standby is away: nothing is acknowledged, and an entry that only the primary has
    doesn't count as stored. Later the primary is lost in the middle of commits."""
    monkeypatch.setattr(postgresql, "ANSWER_SECONDS", PATIENCE)

    async def scenario(primary: Cluster, standby: Cluster) -> None:
        async with asyncio.timeout(300), opened(url_of(primary, standby)) as storage:
            for table in TABLES:
                await storage.create(new_table(table))
            await asyncio.to_thread(standby.stop)
            with pytest.raises(CannotSave):
                await storage.append("a", 1, entry(2, "command 2"))
            with pytest.raises(CannotRead):  # the primary has it, and may be lost at any time
                await storage.entries("a")
            await asyncio.to_thread(standby.start)
            acknowledged = dict.fromkeys(TABLES, 1)
            playing = [asyncio.create_task(play(storage, t, acknowledged)) for t in TABLES]
            await until(lambda: sum(acknowledged.values()) > BEFORE, playing)
            await asyncio.to_thread(primary.stop)
            told = dict(acknowledged)
            await asyncio.to_thread(standby.promote)
            await until(lambda: sum(acknowledged.values()) > AFTER, playing)
            for task in playing:
                task.cancel()
            for table in TABLES:
                stored = await numbers(storage, table)
                assert stored == list(range(1, len(stored) + 1))
                assert told[table] <= acknowledged[table] <= len(stored)

    with primary_and_standby() as (primary, standby):
        asyncio.run(scenario(primary, standby))


async def play(storage: Storage, table: str, acknowledged: dict[str, int]) -> None:
    """Append one entry after the other, as a table does: after a failure it reads the journal."""
    while True:
        seq = acknowledged[table] + 1
        try:
            await storage.append(table, 1, entry(seq, f"command {seq}"))
        except (CannotSave, OutOfSequence):
            try:
                seq = (await numbers(storage, table))[-1]
            except CannotRead:
                await asyncio.sleep(0.1)
                continue
        acknowledged[table] = seq
        await asyncio.sleep(0.01)


async def until(is_so: Callable[[], bool], playing: list[asyncio.Task[None]]) -> None:
    while not is_so():
        assert not any(task.done() for task in playing)
        await asyncio.sleep(0.02)


def url_of(primary: Cluster, standby: Cluster) -> str:
    name = primary.new_database().rpartition("/")[2]
    return f"postgresql://{USER}@127.0.0.1:{primary.port},127.0.0.1:{standby.port}/{name}"


@pytest.mark.skipif(not IS_LONG, reason="takes minutes: --long")
def test_postgresql_changes_under_load_and_matches_go_on(tmp_path: Path) -> None:
    """The primary is restarted, then lost, and the standby promoted. Every acknowledged command is
    in the journal once, and every table verifies."""

    async def scenario(url: str, primary: Cluster, standby: Cluster) -> int:
        with serving(tmp_path, url) as server:
            tables = [
                await seated(server, Settings(seats=3, options=options(n))) for n in range(20)
            ]
            players = [Player(held) for table in tables for held in table.seats]
            tasks = [asyncio.create_task(play_on(player, n)) for n, player in enumerate(players)]
            await asyncio.gather(*(call_start(server.url, table.table) for table in tables))
            await more(players, 500)
            await asyncio.to_thread(primary.stop)
            await asyncio.to_thread(primary.start)
            await more(players, 500)
            await asyncio.to_thread(primary.stop)
            await asyncio.to_thread(standby.promote)
            await more(players, 500)
            await asyncio.gather(*(end(server, table) for table in tables))
            await asyncio.gather(*tasks)
            assert server.faults() == []
        async with await Storage.open(url, owner="test") as storage:
            for player in players:
                stored = await storage.entries(player.held.table)
                made = Counter((one.seat, one.command) for one in stored if one.command)
                assert set(made.values()) == {1}, "applied twice"
                mine = {one.seq for one in stored if one.seat == player.held.seat}
                assert set(player.acknowledged) <= mine, LOST
                assert set(player.acknowledged.values()) <= {1}, SHARED
        return sum(len(player.acknowledged) for player in players)

    with primary_and_standby() as (primary, standby):
        url = url_of(primary, standby)
        print(asyncio.run(scenario(url, primary, standby)), "commands acknowledged")
        command = [sys.executable, "-m", "rawsiko", "verify", "--database", url]
        subprocess.run(command, check=True, timeout=600)


async def more(players: list[Player], count: int) -> None:
    """Wait until so many more commands are acknowledged."""
    wanted = count + sum(len(player.acknowledged) for player in players)
    async with asyncio.timeout(600):
        while sum(len(player.acknowledged) for player in players) < wanted:
            await asyncio.sleep(0.1)
