"""`rawsiko serve` as a separate process, which can be killed and restarted on its port."""

import asyncio
import hashlib
import os
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Generator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from rawsiko.client import Connection, HeldSeat, TableOpened, open_table, sit_down
from rawsiko.client.http_requests import RequestRefused, get
from rawsiko.content.load import standard_content
from rawsiko.engine.ids import PlayerId
from rawsiko.protocol.commands import Start
from rawsiko.protocol.messages import Applied, Snapshot
from rawsiko.protocol.tables import Settings
from rawsiko.server.storage import sqlite_url
from rawsiko.server.tables import outbound
from rawsiko.server.tables.table import Table, restored

IS_LONG = bool(os.environ.get("RAWSIKO_LONG"))
START_SECONDS, END_SECONDS = 240.0, 240.0  # on a busy machine


class Serving:
    """Only this process is ever signalled, by its own handle."""

    def __init__(
        self,
        folder: Path,
        database: str | None = None,
        module: str = "rawsiko",
        host: str = "127.0.0.1",
        port: int | None = None,
        options: Sequence[str] = (),
    ) -> None:
        self.file = folder / "tables.sqlite3"
        self.log = folder / "log"
        self.host = host
        self.port = port or free_port()
        self.url = f"http://{host}:{self.port}"
        self._database = database or sqlite_url(self.file)
        self.module = module
        self._options = options
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def process(self) -> subprocess.Popen[bytes]:
        assert self._process is not None
        return self._process

    def start(self) -> float:
        """The seconds until it listens and answers."""
        begun = time.monotonic()
        command = [sys.executable, "-m", self.module, "serve", "--host", self.host]
        command += ["--port", str(self.port), "--database", self._database, *self._options]
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=log
            )
        while not self._listens():
            assert self._process.poll() is None, self.log.read_text()
            assert time.monotonic() < begun + START_SECONDS
            time.sleep(0.02)
        return time.monotonic() - begun

    def kill(self) -> None:
        self.process.kill()
        self.process.wait(END_SECONDS)

    def stop(self) -> int:
        """As by Ctrl-C, or by the system; its exit status."""
        if self.process.poll() is None:
            self.process.terminate()
        try:
            return self.process.wait(END_SECONDS)
        except subprocess.TimeoutExpired:
            self.kill()
            raise

    def faults(self) -> list[str]:
        """Lines of the log that nobody should ever see."""
        return [line for line in self.log.read_text().splitlines() if "Traceback" in line]

    def _listens(self) -> bool:
        try:
            with socket.create_connection((self.host, self.port), 0.2):
                return True
        except OSError:
            return False


@contextmanager
def serving(
    folder: Path,
    database: str | None = None,
    module: str = "rawsiko",
    host: str = "127.0.0.1",
    port: int | None = None,
) -> Generator[Serving]:
    server = Serving(folder, database, module, host, port)
    server.start()
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.stop()


class Health(msgspec.Struct):
    can_save: bool
    conversations: int


async def health(server: Serving) -> Health:
    try:
        return msgspec.json.decode(await get(server.url, "/health"), type=Health)
    except RequestRefused:  # 503: red
        return Health(can_save=False, conversations=0)


class Seated(NamedTuple):
    table: TableOpened
    seats: list[HeldSeat]


async def seated(server: Serving, settings: Settings, url: str | None = None) -> Seated:
    """A table with a person on every seat, in its lobby."""
    opened = await open_table(url or server.url, settings)
    seats = [await sit_down(url or server.url, opened.code) for _ in range(settings.seats)]
    return Seated(opened, seats)


async def call_start(url: str, table: TableOpened) -> None:
    async with Connection(url, table.host_token) as host:
        assert isinstance(await host.order(Start()), Applied)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


# The journal, read without the server's help.


class Stored(NamedTuple):
    seq: int
    body: bytes
    seat: str | None
    command: str | None


def journal(file: Path, table: str) -> list[Stored]:
    query = "SELECT seq, body, seat, command FROM entries WHERE journal_id = ? ORDER BY seq"
    with closing(sqlite3.connect(file, timeout=60)) as database:
        return [Stored(*row) for row in database.execute(query, (table,))]


def replayed(file: Path, table: str, entries: Sequence[Stored]) -> Table:
    with closing(sqlite3.connect(file, timeout=60)) as database:
        row = database.execute(
            "SELECT secret, code FROM journals WHERE id = ?", (table,)
        ).fetchone()
    fresh = Table(table, row[1] or "", row[0], standard_content())
    return restored(fresh, [entry.body for entry in entries])


def snapshot_of(table: Table, seat: PlayerId) -> Snapshot:
    return outbound.snapshot(table, seat, {}, (), None)


def fingerprint(snapshot: Snapshot) -> str:
    """Without presence and the join code, which ends with the match."""
    table = replace(snapshot.table, present=(), code="")
    plain = replace(snapshot, table=table, seconds_left=None)
    return hashlib.sha256(msgspec.json.encode(plain, order="sorted")).hexdigest()


async def until(is_so: Callable[[], Awaitable[bool]], seconds: float, every: float = 0.1) -> float:
    """Ask until it is so; the seconds that it took."""
    begun = time.monotonic()
    while not await is_so():
        assert time.monotonic() < begun + seconds, "not in time"
        await asyncio.sleep(every)
    return time.monotonic() - begun
