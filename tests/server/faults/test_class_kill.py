"""Kill -9 while a teacher gives commands: nothing acknowledged is lost, nothing happens twice."""

import asyncio
import sqlite3
import time
from collections import Counter
from contextlib import closing
from pathlib import Path
from random import Random

import msgspec

from rawsiko.client import ClassConnection, SeatClient, class_seats, join_class, open_class
from rawsiko.client.connection import Reply
from rawsiko.protocol import class_commands as commands
from rawsiko.protocol.class_views import Door, Lesson, PauseMessage
from rawsiko.protocol.messages import Applied
from rawsiko.protocol.tables import Status
from tests.server.serving import IS_LONG, Serving, serving

KILLS = 20 if IS_LONG else 1  # classes/test_kill_anywhere.py kills at every commit
SECONDS = 3600 if IS_LONG else 900  # until it counts as hanging


def test_kill_while_a_class_is_commanded(tmp_path: Path) -> None:
    """Commands to all tables complete after the crash; every seat token still works."""

    async def scenario(server: Serving) -> None:
        opened = await open_class(server.url, Lesson(bell_at=time.time() + 3000))
        held = [await join_class(server.url, opened.code) for _ in range(6)]
        rng = Random(1)
        async with ClassConnection(server.url, opened.host_token) as host:
            assert isinstance(await host.command(commands.DealTables()), Applied)
            await _killed(server, host, commands.StartTables(), rng)
            seats = [(await class_seats(member))[0] for member in held]
            assert len({(seat.table, seat.seat) for seat in seats}) == 6
            players = [SeatClient(seat) for seat in seats]
            for player in players:
                await player.__aenter__()
                await player.wait_until(lambda known: known.match is not None)
            for number in range(KILLS):
                is_pause = number % 2 == 0
                pause = commands.PauseTables(PauseMessage.LISTEN)
                command = pause if is_pause else commands.ResumeTables()
                await _killed(server, host, command, rng)
                wanted = Status.PAUSED if is_pause else Status.PLAYING
                for player in players:
                    await player.wait_until(
                        lambda known, wanted=wanted: known.table.status is wanted
                    )
            known = await host.wait_for(lambda one: one.view.door is Door.KNOCK)
            assert [member.id for member in known.view.members] == [one.member for one in held]
            for player in players:
                await player.__aexit__(None, None, None)

    with serving(tmp_path) as server:
        asyncio.run(asyncio.wait_for(scenario(server), SECONDS))
        assert server.faults() == []
    _check_once(server.file)


async def _killed(
    server: Serving, host: ClassConnection, command: commands.ClassCommand, rng: Random
) -> Reply:
    """Kill the server while it carries out a command, and start it again."""
    giving = asyncio.create_task(host.command(command))
    await asyncio.sleep(rng.uniform(0.0, 0.03))
    await asyncio.to_thread(server.kill)
    await asyncio.to_thread(server.start)
    reply = await giving
    assert isinstance(reply, Applied), reply
    return reply


def _check_once(file: Path) -> None:
    """Every command made one entry of the class, and one at most of each table."""
    with closing(sqlite3.connect(file)) as database:
        query = "SELECT journal_id, command FROM entries WHERE command IS NOT NULL"
        assert set(Counter(database.execute(query)).values()) == {1}
        bodies = [
            msgspec.json.decode(row[0]) for row in database.execute("SELECT body FROM entries")
        ]
    kinds = Counter(body["type"] for body in bodies)
    assert kinds["Created"] == kinds["StartCalled"] == kinds["MatchStarted"] == 2
    assert kinds["SeatTaken"] == 6
    assert kinds["TablePaused"] == 2 * -(-KILLS // 2)
    assert kinds["TableResumed"] == 2 * (KILLS // 2)
