"""Two servers on one database: neither takes a table that the other one plays."""

import asyncio
import json
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
import sqlalchemy as sa

from rawsiko.bots.registry import bot_named
from rawsiko.client import HeldSeat, SeatClient, play_seat
from rawsiko.client.http_requests import RequestRefused, post
from rawsiko.engine.options import Options
from rawsiko.protocol.messages import PROTOCOL_VERSION, Hello
from rawsiko.protocol.tables import Settings
from rawsiko.server.storage import Storage, sqlite_url
from rawsiko.server.storage.schema import journals
from tests.server.postgres import Cluster
from tests.server.serving import Serving, call_start, seated, serving, until

SECONDS = 300  # until it counts as hanging
SETTINGS = Settings(seats=3, options=Options(turns=1))


@pytest.mark.skipif(sys.platform != "linux", reason="needs a second loopback address")
def test_servers_with_the_same_name_and_port_do_not_take_each_others_tables(
    tmp_path: Path, cluster: Cluster
) -> None:
    """The second one restores nothing that is being played, and sends its players away."""
    database = cluster.new_database()
    folders = [tmp_path / "first", tmp_path / "second"]
    for folder in folders:
        folder.mkdir()

    async def check(first: Serving) -> None:
        table, seats = await seated(first, SETTINGS)
        players = [SeatClient(seat) for seat in seats]
        async with asyncio.timeout(SECONDS), players[0], players[1], players[2]:
            await call_start(first.url, table)
            for player in players:
                await player.wait_until(lambda known: known.match is not None)
            server = Serving(folders[1], database, host="127.0.0.2", port=first.port)
            await asyncio.to_thread(server.start)
            try:
                assert await restored(server) == 0
                assert await refusal(server, seats[0]) == "try_again"
                playing = (
                    play_seat(player, bot_named("greedy"), Random(n))
                    for n, player in enumerate(players)
                )
                assert None not in await asyncio.gather(*playing)
            finally:
                server.stop()
            assert await epoch_of(database, table.table) == 1  # nobody else ever claimed it

    with serving(folders[0], database) as first:
        asyncio.run(check(first))
        assert first.faults() == []


def test_a_second_server_on_a_sqlite_file_is_refused_in_words(tmp_path: Path) -> None:
    """Nothing changes for the first one. Killed, it leaves its tables to the next at once."""

    async def check(first: Serving) -> None:
        _, seats = await seated(first, SETTINGS)
        command = (sys.executable, "-m", "rawsiko", "serve", "--lang", "en", "--port", "0")
        second = await asyncio.to_thread(
            subprocess.run,
            [*command, "--host", "127.0.0.1", "--database", sqlite_url(first.file)],
            check=False, capture_output=True, encoding="utf-8", timeout=SECONDS,
        )  # fmt: skip
        assert second.returncode == 1
        assert second.stderr.startswith("Another RAWsiko server is using this database.")
        async with asyncio.timeout(SECONDS), SeatClient(seats[0]) as player:
            await player.wait_until()
            first.kill()
            await asyncio.to_thread(first.start)
            assert await restored(first, times=2) == 1
            await player.wait_until(lambda _: player.times_connected == 2)

    with serving(tmp_path) as first:
        asyncio.run(check(first))
        assert first.faults() == []


async def restored(server: Serving, times: int = 1) -> int:
    """How many tables it said that it had restored, at its last start."""

    def said() -> list[int]:
        lines = [json.loads(line) for line in server.log.read_text().splitlines()]
        return [line["count"] for line in lines if line["event"] == "tables restored"]

    async def has_said() -> bool:
        return len(said()) == times

    await until(has_said, SECONDS)
    return said()[-1]


async def epoch_of(database: str, table: str) -> int:
    query = sa.select(journals.c.epoch).where(journals.c.id == table)
    async with await Storage.open(database, owner="test") as storage:
        return await storage.database.read(lambda found: found.scalars(query).one())


async def refusal(server: Serving, held: HeldSeat) -> str:
    with pytest.raises(RequestRefused) as refused:
        await post(server.url, "/poll/open", Hello(PROTOCOL_VERSION, (held.token,)))
    return refused.value.code
