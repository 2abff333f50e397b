"""The units of docs/cluster.md: several processes on one port, restarted and killed."""

import asyncio
import os
import secrets
import shlex
import signal
import subprocess
import sys
from collections.abc import Generator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

from rawsiko.cli import think
from tests.front_door.test_hosting import parsed
from tests.server.deployment.documents import file_named, unit
from tests.server.deployment.matches import Matches, lost
from tests.server.deployment.parts import Part
from tests.server.nats import find_program
from tests.server.postgres import Cluster, free_port, is_answering
from tests.server.serving import IS_LONG

SECONDS = 1500  # until it counts as hanging
MATCHES, AT_ONCE, TURNS = 40, 10, 2
PROGRAM = "/usr/local/lib/rawsiko/bin/rawsiko"


@pytest.mark.parametrize("name", ["rawsiko-cluster", "rawsiko-think"])
def test_a_unit_can_be_read(name: str) -> None:
    """Its options exist, and what ends is started again."""
    service = unit(name)["Service"]
    program, _, *arguments = shlex.split(service["ExecStart"])
    assert program == PROGRAM
    assert service["Restart"] == "always"
    if name == "rawsiko-cluster":
        options = parsed(arguments)
        assert options["processes"] == 3
        assert options["cluster"] == url_of_broker()
    else:
        assert parsed(arguments, think.think)["cluster"] == url_of_broker()


@pytest.mark.kills
@pytest.mark.skipif(not IS_LONG, reason="takes minutes: RAWSIKO_LONG=1")
def test_processes_of_a_unit_are_reloaded_and_killed(tmp_path: Path, cluster: Cluster) -> None:
    """`systemctl reload` loses and refuses no move; each process is killed once after that."""

    async def scenario(server: Part, url: str) -> Matches:
        matches = Matches(url, MATCHES, AT_ONCE, TURNS)
        async with asyncio.timeout(SECONDS), matches.playing():
            await matches.more(100)
            before = children(server)
            reload = unit("rawsiko-cluster")["Service"]["ExecReload"]
            subprocess.run(
                shlex.split(reload.replace("$MAINPID", str(server.process.pid))), check=True
            )
            while not before.isdisjoint(children(server)) or len(children(server)) < len(before):
                await asyncio.sleep(0.1)
            for child in sorted(children(server)):
                await matches.more(100)
                os.kill(child, signal.SIGKILL)
                while child in children(server) or len(children(server)) < len(before):
                    await asyncio.sleep(0.1)
            assert len(matches.finished) < MATCHES, "all were over before the last was killed"
        return matches

    with started(tmp_path, cluster) as (server, url):
        matches = asyncio.run(scenario(server, url))
        assert server.stop() == 0
    assert len(matches.finished) == MATCHES
    for match in matches.finished:
        assert not list(lost(match))
    print(f"{MATCHES} matches, {matches.acknowledged} acknowledged moves")


@contextmanager
def started(folder: Path, cluster: Cluster) -> Generator[tuple[Part, str]]:
    """The broker, the processes and a worker; where players find them."""
    password, ports = secrets.token_hex(8), [free_port(), free_port()]
    port, broker = ports
    database = cluster.new_database()
    url = f"http://127.0.0.1:{port}"

    def replaced(text: str) -> str:
        for known, here in (
            ("postgresql://rawsiko:PASSWORD@127.0.0.1:5432/rawsiko", database),
            ("4222", str(broker)),
            ("--port 8000", f"--port {port}"),
            ("https://game.example.org", url),
            ("PASSWORD", password),
        ):
            text = text.replace(known, here)
        return text

    configuration = folder / "nats-server.conf"
    configuration.write_text(replaced(file_named("/etc/nats-server.conf")))
    commands = [[find_program(), "-c", str(configuration)]]
    for name in ("rawsiko-think", "rawsiko-cluster"):
        _, *arguments = shlex.split(replaced(unit(name)["Service"]["ExecStart"]))
        commands.append([sys.executable, "-m", "rawsiko", *arguments])
    with ExitStack() as stack:
        for index, ready in enumerate((broker, None, port)):
            part = Part(
                commands[index],
                folder / f"{index}.log",
                lambda ready=ready: ready is None or is_answering(ready),
                last_signal=signal.SIGTERM,  # the supervisor ends its processes
            )
            part.start()
            stack.callback(part.end)
            part.wait_until_ready()
            if ready == port:
                yield part, url


def url_of_broker() -> str:
    """With the user and the port of the broker's own file."""
    file = file_named("/etc/nats-server.conf")
    assert "port: 4222" in file
    assert "{user: rawsiko, password: PASSWORD}" in file
    return "nats://rawsiko:PASSWORD@127.0.0.1:4222"


def children(server: Part) -> set[int]:
    command = ["pgrep", "-P", str(server.process.pid)]
    found = subprocess.run(command, check=False, capture_output=True).stdout.split()
    return {int(child) for child in found}
