"""A table, its clients and all faults, from one seed."""

import asyncio
import hashlib
import logging
from collections.abc import Callable, Coroutine, Generator
from contextlib import contextmanager
from random import Random
from typing import Any, NamedTuple
from unittest.mock import patch

from rawsiko.content.load import standard_content
from rawsiko.content.served.packed_board import PackedBoard
from rawsiko.engine.content import Content
from rawsiko.engine.ids import PlayerId
from rawsiko.engine.options import Options
from rawsiko.protocol.tables import Settings
from rawsiko.replay import fairness
from rawsiko.server.logs import LOG
from rawsiko.server.tables.boards import PackableBoard
from rawsiko.server.tables.journaled import CannotRestore
from rawsiko.server.tables.live_table import LiveTable
from rawsiko.server.tables.registry import Opened, Seated
from tests.server.quick_tables import marked, seat_of, tiny
from tests.server.simulation.broken import Broken, Promise
from tests.server.simulation.client import Client
from tests.server.simulation.disk import Disk
from tests.server.simulation.ideas import Ideas
from tests.server.simulation.loop import run_virtually
from tests.server.simulation.network import Lane, Link, Network, Weather
from tests.server.simulation.process import Process
from tests.server.simulation.promises import check_promises, check_secrecy

MOST_SECONDS = 4000.0  # of simulated time
SETTLES_WITHIN = 240.0
CALM = 6.0


class Plan(NamedTuple):
    """How much should happen."""

    commands: int = 60
    has_faults: bool = True
    plays_to_the_end: bool = False
    stand_in: str = "random"


class Result(NamedTuple):
    trace: str  # the hash of every message that arrived, and when
    commands: int
    entries: int
    crashes: int
    is_over: bool
    heard: dict[str, list[bytes]]  # by each client, in the order of arrival


class SeededSecrets:
    """In place of the module `secrets`: the same tokens for the same seed."""

    def __init__(self, rng: Random) -> None:
        self.token_bytes = rng.randbytes
        self.choice = rng.choice
        self.randbits = rng.getrandbits
        self.randbelow = rng.randrange
        self._rng = rng

    def token_hex(self, number: int) -> str:
        return self._rng.randbytes(number).hex()

    def token_urlsafe(self, number: int) -> str:
        return self._rng.randbytes(number).hex()


def simulate(seed: int, plan: Plan | None = None) -> Result:
    """Raises Broken when a promise is broken. Whatever else the server's own code raised, and
    production would only log, is raised, too."""
    rng = Random(seed)
    content = marked(rng.choice((tiny(), standard_content())), rng)
    with in_place(rng, content), logged_failures_raised():
        return run_virtually(World(rng, content, plan or Plan()).run())


class Failures(logging.Handler):
    def __init__(self) -> None:
        super().__init__()
        self.raised: list[BaseException] = []

    def emit(self, record: logging.LogRecord) -> None:
        if record.exc_info and record.exc_info[1]:
            self.raised.append(record.exc_info[1])


@contextmanager
def logged_failures_raised() -> Generator[None]:
    failures, log = Failures(), logging.getLogger(LOG)
    log.addHandler(failures)
    try:
        yield
    finally:
        log.removeHandler(failures)
        if failures.raised:
            first = failures.raised[0]
            if isinstance(first, CannotRestore):
                raise Broken(Promise.KEEPS_WHAT_IT_TOLD, str(first)) from first
            raise first


@contextmanager
def in_place(rng: Random, content: Content) -> Generator[None]:
    """Replace the server's sources of random numbers and content."""
    chance, registry = SeededSecrets(rng), "rawsiko.server.tables.registry"
    board = PackableBoard(content, lambda: PackedBoard({"hash": content.hash}, {}, {}))
    with (
        patch(f"{registry}.secrets", chance),
        patch("rawsiko.server.tables.tokens.secrets", chance),
        patch("rawsiko.server.classes.circumstances.secrets", chance),
        patch("rawsiko.server.tables.boards.standard_board", lambda: board),
    ):
        yield


class World:
    def __init__(self, rng: Random, content: Content, plan: Plan) -> None:
        self.rng = rng
        self.content = content
        self.plan = plan
        self.disk = Disk(rng)
        self.clients: list[Client] = []
        self.heads: dict[int, str] = {}
        self.is_quiet = False
        self.crashes = 0
        self.is_ordered = rng.random() < 0.5
        drop, double = (0.0, 0.0) if self.is_ordered else (rng.uniform(0, 0.15), 0.1)
        weather = Weather(self.is_ordered, drop, double, slowest=rng.choice((0.02, 0.3, 1.0)))
        self.network = Network(rng, weather)
        self.process: Process | None = None
        self.table_id = ""
        self.broken: Broken | None = None
        self._trace = hashlib.sha256()
        self._heard: dict[str, list[bytes]] = {}

    async def run(self) -> Result:
        await self._prepare()
        people = [asyncio.ensure_future(client.live()) for client in self.clients]
        if self.plan.has_faults:
            people.append(asyncio.ensure_future(self._go_wrong()))
        try:
            await self._until_enough()
            if self.plan.has_faults:
                people.pop().cancel()
            await self._settle()
        finally:
            for person in people:
                person.cancel()
        live = self.live
        assert live is not None
        if self.broken is not None:
            raise self.broken
        check_promises(self.disk, live, self.clients, self.content)
        return Result(
            self._trace.hexdigest(),
            sum(len(client.sent) for client in self.clients),
            live.table.seq,
            self.crashes,
            live.table.is_over,
            self._heard,
        )

    @property
    def live(self) -> LiveTable | None:
        return self.process.registry.live_tables.get(self.table_id) if self.process else None

    # Setting up.

    async def _prepare(self) -> None:
        rng = self.rng
        process = self._new_process()
        settings = Settings(
            Options(
                turns=rng.randint(1, 2) if self.plan.plays_to_the_end else 8,
                advanced_setup=rng.random() < 0.4,
                monopoly_stranglehold=rng.random() < 0.5,
                trade_with_china=rng.random() < 0.5,
                leave_one_behind=rng.random() < 0.2,
            ),
            seats=rng.choice(self.content.players),
            spectators=True,
            absence_seconds=10,
            stand_in_level=self.plan.stand_in,
            phase_seconds=rng.choice((None, None, 20)),
        )
        opened = await process.registry.open_table(settings)
        self.table_id = opened.live.table.id
        bots = rng.randint(0, settings.seats - 2)
        for number in range(1, settings.seats - bots + 1):
            await self._sit_down(process, opened, number)
        self.clients.append(Client(self, rng, None, (opened.spectator_token,), None))

    async def _sit_down(self, process: Process, opened: Opened, number: int) -> None:
        share = self.rng.randbytes(16)
        commitment = fairness.contribution_commitment_of(share)
        seated = await process.registry.sit_down(opened.live, commitment, number, number)
        assert isinstance(seated, Seated)
        assert seated.seat == seat_of(number)
        is_host = number == 1
        tokens = (seated.token, opened.host_token) if is_host else (seated.token,)
        windows = 2 if self.rng.random() < 0.2 else 1  # of the same person
        for _ in range(windows):
            ideas = Ideas(self.rng, seated.seat, share, is_host=is_host)
            self.clients.append(Client(self, self.rng, ideas, tokens, seated.seat))

    def _new_process(self) -> Process:
        process = Process(self.disk, self.rng, self._observe, self.network)
        process.send = self._send_down
        self.process = process
        return process

    # For clients.

    def connect(self, name: str, client: Client) -> Link | None:
        if self.process is None or self.network.is_parted:
            return None
        link = Link(name, client.seat, client.hear)
        self.process.accept(link)
        return link

    def send_up(self, link: Link, body: bytes) -> None:
        def arrive() -> None:
            self._note(link, Lane.UP, body)
            link.receive(body)

        self.network.carry(link, Lane.UP, arrive)

    def _send_down(self, link: Link, body: bytes) -> None:
        def arrive() -> None:
            self._note(link, Lane.DOWN, body)
            self._heard.setdefault(link.name, []).append(body)
            link.on_message(body)

        self.network.carry(link, Lane.DOWN, arrive)

    def _note(self, link: Link, lane: Lane, body: bytes) -> None:
        now = asyncio.get_running_loop().time()
        self._trace.update(f"{now:.6f} {link.name} {lane} ".encode() + body)

    def _observe(self, viewer: PlayerId | None, body: bytes) -> None:
        if self.live is None or self.broken:
            return
        try:
            check_secrecy(self.live.table, viewer, body)
        except Broken as broken:  # raised later: the sender must not see it
            self.broken = broken

    # Faults.

    async def _go_wrong(self) -> None:
        troubles = self._troubles()
        while True:
            await asyncio.sleep(self.rng.uniform(1, 20))
            await self.rng.choice(troubles)()

    def _troubles(self) -> tuple[Callable[[], Coroutine[Any, Any, None]], ...]:
        return (
            self._crash,
            self._part,
            self._fail_to_save,
            self._cut_somebody,
            self._send_somebody_away,
            self._leap,
        )

    async def _crash(self) -> None:
        if self.rng.random() < 0.5:  # often in the middle of a write
            await self._next_write()
        if self.process is None:
            return
        self.crashes += 1
        self.process.crash()
        self.process = None
        await asyncio.sleep(self.rng.uniform(0.1, 3))
        process = self._new_process()
        process.spawn(process.restore())

    async def _next_write(self) -> None:
        writes, end = self.disk.writes, asyncio.get_running_loop().time() + 5
        while self.disk.writes == writes and asyncio.get_running_loop().time() < end:
            await asyncio.sleep(0.005)

    async def _part(self) -> None:
        self.network.is_parted = True
        try:
            await asyncio.sleep(self.rng.uniform(1, 15))
        finally:
            self.network.is_parted = False

    async def _fail_to_save(self) -> None:
        self.disk.fails = self.rng.choice((0.2, 0.5, 1.0))
        try:
            await asyncio.sleep(self.rng.uniform(1, 8))
        finally:
            self.disk.fails = 0.0

    async def _cut_somebody(self) -> None:
        self.rng.choice(self.clients).drop()

    async def _send_somebody_away(self) -> None:
        now = asyncio.get_running_loop().time()
        self.rng.choice(self.clients).offline_until = now + self.rng.uniform(5, 40)

    async def _leap(self) -> None:
        if self.process is not None:
            self.process.clock.leapt += self.rng.choice((1.0, 60.0, 3600.0, 86400.0))

    # The end.

    async def _until_enough(self) -> None:
        loop = asyncio.get_running_loop()
        while loop.time() < MOST_SECONDS:
            await asyncio.sleep(1)
            if self.broken is not None:
                raise self.broken
            sent = sum(len(client.sent) for client in self.clients)
            is_over = self.live is not None and self.live.table.is_over
            if is_over or (sent >= self.plan.commands and not self.plan.plays_to_the_end):
                return
        raise Broken(Promise.SETTLES, "the match does not come to its end")

    async def _settle(self) -> None:
        """Without faults and new commands, everybody soon knows the same."""
        loop = asyncio.get_running_loop()
        self.is_quiet = True
        self._start_all()
        for client in self.clients:
            client.offline_until = 0.0
        last, since = -1, loop.time()
        end = loop.time() + SETTLES_WITHIN
        while loop.time() < end:
            await asyncio.sleep(0.5)
            seq = self.live.table.seq if self.live else -1
            if seq != last or not self._is_calm(seq):
                last, since = seq, loop.time()
            elif loop.time() - since > CALM:
                return
        raise Broken(Promise.SETTLES, self._why_not_calm())

    def _start_all(self) -> None:
        if self.process is None:
            process = self._new_process()
            process.spawn(process.restore())

    def _is_calm(self, seq: int) -> bool:
        is_writing = len(self.disk.journal()) != seq  # such as that a stand-in begins
        return not is_writing and all(
            client.picture is not None and client.picture.seq == seq and not client.pending
            for client in self.clients
        )

    def _why_not_calm(self) -> str:
        known = [client.picture.seq if client.picture else None for client in self.clients]
        waiting = [sent.order for client in self.clients for sent in client.pending]
        return f"no calm: {self.live and self.live.table.seq} {known} {waiting[:3]}"
