"""Two programs and a bot finish a match while their server is killed and started again."""

import asyncio
from pathlib import Path
from random import Random

from rawsiko.bots.registry import bot_named
from rawsiko.client import SeatClient, open_table, play_seat, sit_down
from rawsiko.engine.options import Options
from rawsiko.engine.state import Finished, InitialPlacement
from rawsiko.protocol.messages import Snapshot
from rawsiko.protocol.tables import Settings
from tests.server.serving import Serving, call_start, fingerprint, serving

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


def is_placing(known: Snapshot) -> bool:
    return known.match is not None and isinstance(known.match.phase, InitialPlacement)
