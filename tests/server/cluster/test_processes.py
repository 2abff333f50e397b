"""`rawsiko serve --processes N`: several processes behind one port."""

import asyncio
import json
import os
import signal
import subprocess
from pathlib import Path

import pytest

from rawsiko.cli.hosting.processes import READY_ON, say_ready
from rawsiko.engine.options import Options
from rawsiko.protocol.tables import Settings
from rawsiko.server.logs import TABLE_DIGITS
from tests.server.cluster.test_kill import moved, playing, stored
from tests.server.nats import NatsServer
from tests.server.postgres import Cluster
from tests.server.serving import Serving

SECONDS = 500  # until it counts as hanging

pytestmark = pytest.mark.kills


def test_several_processes_are_restarted_in_turn_and_stop_together(
    tmp_path: Path, cluster: Cluster, nats_server: NatsServer
) -> None:
    """C4, small: SIGHUP in the middle of matches loses and refuses nothing. SIGTERM ends all in
    the orderly way, one that has only just started as well."""
    options = ("--cluster", nats_server.url, "--processes", "2")
    database = cluster.new_database()
    server = Serving(tmp_path, database, options=options)

    async def scenario() -> int:
        async with (
            asyncio.timeout(SECONDS),
            playing([server], 2, settings=Settings(seats=3, options=Options(turns=8))) as matches,
        ):
            await asyncio.gather(*(moved(player) for player in matches.players))
            before = children(server)
            assert len(before) == 2
            server.process.send_signal(signal.SIGHUP)
            while not before.isdisjoint(children(server)) or len(children(server)) < 2:
                await asyncio.sleep(0.05)
            assert not any(task.done() and task.exception() for task in matches.tasks)
            status = await asyncio.to_thread(server.stop)
            await stored(matches, database)
            for table in {player.held.table for player in matches.players}:
                assert is_followed(server, table)
            return status

    server.start()
    try:
        assert asyncio.run(scenario()) == 0
    finally:
        server.stop()
    assert server.faults() == []
    assert '"level": "error"' not in server.log.read_text()


def is_followed(server: Serving, table: str) -> bool:
    """Whether the log tells which process handed the table over, and which one took it."""
    lines = [json.loads(line) for line in server.log.read_text().splitlines()]
    mine = [line for line in lines if line.get("table") == table[:TABLE_DIGITS]]
    by = {
        event: {line["process"] for line in mine if line["event"] == event}
        for event in ("handed over", "taken over")
    }
    return bool(by["handed over"] and by["taken over"] - by["handed over"])


def children(server: Serving) -> set[str]:
    command = ["pgrep", "-P", str(server.process.pid)]
    return {*subprocess.run(command, check=False, capture_output=True).stdout.decode().split()}


def test_a_supervisor_that_no_longer_waits_ends_no_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """It was told to stop, or the start took too long."""
    reading, writing = os.pipe()
    os.close(reading)
    monkeypatch.setenv(READY_ON, str(writing))
    say_ready()
