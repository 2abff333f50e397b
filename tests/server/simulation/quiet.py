"""One table without random faults, for tests that choose what goes wrong."""

import asyncio
from collections.abc import Callable, Coroutine
from random import Random
from typing import Any, TypeVar

from rawsiko.engine import legal_actions
from rawsiko.engine.actions import Action, EndActionPhase
from rawsiko.engine.content import Content
from rawsiko.engine.ids import PlayerId
from rawsiko.engine.options import Options
from rawsiko.engine.state import Finished
from rawsiko.protocol import commands
from rawsiko.protocol.messages import Applied, Refused
from rawsiko.protocol.tables import Settings, Status
from rawsiko.replay import fairness
from rawsiko.server.connections.conversation import Conversation
from rawsiko.server.rate_limits import MESSAGES, Bucket
from rawsiko.server.replays.table_replay import PlayedStep, told_apart
from rawsiko.server.tables.decisions import Caller, TableCommand
from rawsiko.server.tables.live_table import LiveTable
from rawsiko.server.tables.registry import Opened, Seated
from tests.server.quick_tables import HOST, tiny
from tests.server.simulation.disk import Disk
from tests.server.simulation.loop import run_virtually
from tests.server.simulation.process import Process
from tests.server.simulation.world import in_place

T = TypeVar("T")
Reply = Applied | Refused
THREE = Settings(Options(turns=8), seats=3, absence_seconds=10, stand_in_level="random")


class Quiet:
    """A table of three that a test plays at, without clients or network."""

    def __init__(self, seed: int, content: Content) -> None:
        self.rng = Random(seed)
        self.content = content
        self.disk = Disk(self.rng)
        self.process = self.new_process()
        self.shares: dict[PlayerId, bytes] = {}
        self.opened: Opened | None = None

    def new_process(self) -> Process:
        return Process(self.disk, self.rng, lambda _viewer, _body: None)

    @property
    def live(self) -> LiveTable:
        (live,) = self.process.registry.live_tables.values()
        return live

    def journal(self) -> list[bytes]:
        """As the disk has it."""
        return [entry.body for entry in self.disk.journal()]

    def steps(self) -> list[PlayedStep]:
        return told_apart(self.journal()).steps

    async def restart(self) -> None:
        """After a crash: another process, the same disk."""
        self.process.crash()
        self.process = self.new_process()
        await self.process.restore()

    async def open(self, settings: Settings = THREE, people: int = 3) -> None:
        self.opened = await self.process.registry.open_table(settings)
        for _ in range(people):
            share = self.rng.randbytes(16)
            commitment = fairness.contribution_commitment_of(share)
            seated = await self.process.registry.sit_down(self.live, commitment, None, None)
            assert isinstance(seated, Seated)
            self.shares[seated.seat] = share
        for seat in list(self.live.table.seats)[people:]:
            await self.order(HOST, commands.GiveToBot(seat, "random"))

    async def begin(self, settings: Settings = THREE, people: int = 3) -> None:
        await self.open(settings, people)
        for seat in self.shares:
            self.come(seat)
        await self.order(HOST, commands.Start())
        for seat, share in self.shares.items():
            await self.order(seat, commands.Reveal(share.hex()))
        await self.until(lambda: self.live.table.status is Status.PLAYING)

    def come(self, seat: PlayerId) -> Conversation:
        """A conversation without a transport."""
        conversation = new_conversation(self.live, seat)
        self.live.conversations.append(conversation)
        return conversation

    async def order(
        self, who: Caller | PlayerId, command: TableCommand, command_id: str | None = None
    ) -> Reply:
        caller = who if isinstance(who, Caller) else Caller(who, is_host=False)
        return await self.live.order(caller, command_id or self.new_id(), command)

    def new_id(self) -> str:
        return f"{self.rng.getrandbits(128):032x}"

    @property
    def acting(self) -> PlayerId:
        match = self.live.table.match
        assert match is not None
        assert not isinstance(match.phase, Finished)
        return match.phase.player

    def legal(self) -> list[Action]:
        assert self.live.table.match is not None
        return list(legal_actions(self.live.table.match))

    def choose(self) -> commands.Play:
        legal = self.legal()
        ends = isinstance(legal[-1], EndActionPhase) and self.rng.random() < 0.2
        return commands.Play(legal[-1] if ends else self.rng.choice(legal))

    async def play_until(self, is_reached: Callable[[], bool]) -> None:
        while not is_reached():
            assert isinstance(await self.order(self.acting, self.choose()), Applied)

    async def until(self, is_reached: Callable[[], bool], seconds: float = 60) -> None:
        end = asyncio.get_running_loop().time() + seconds
        while not is_reached():
            assert asyncio.get_running_loop().time() < end
            await asyncio.sleep(0.01)


def new_conversation(live: LiveTable, *seats: PlayerId, is_host: bool = False) -> Conversation:
    """Of a client that shows the first of these seats; without any, a spectator."""
    viewer = seats[0] if seats else None
    return Conversation(live, seats, viewer, is_host=is_host, rate=Bucket(MESSAGES, 0.0))


def in_quiet(
    test: Callable[[Quiet], Coroutine[Any, Any, T]], content: Content | None = None, seed: int = 1
) -> T:
    """Run a test in simulated time."""

    async def run() -> T:
        quiet = Quiet(seed, content or tiny())
        try:
            return await test(quiet)
        finally:
            quiet.process.crash()

    with in_place(Random(seed), content or tiny()):
        return run_virtually(run())
