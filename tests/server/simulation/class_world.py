"""A class with its tables, its teacher and all faults, from one seed.

The teacher's commands go to production's registry of classes, and are sent again until answered.
Nobody sits at the tables: bots stand in.
"""

import asyncio
from collections.abc import Awaitable, Callable
from random import Random
from typing import NamedTuple, TypeVar

from rawsiko.content.load import standard_content
from rawsiko.protocol import class_commands as commands
from rawsiko.protocol.class_bodies import JoinClass
from rawsiko.protocol.class_views import ClassRole, Door, Lesson, PauseMessage, Stage
from rawsiko.protocol.messages import Applied
from rawsiko.protocol.refusals import TableRefusal
from rawsiko.server.classes import members
from rawsiko.server.classes.class_run import ClassRun
from rawsiko.server.classes.registry import OpenedClass
from rawsiko.server.storage import StorageError
from rawsiko.server.tables.journaled import CannotRestore, Reply
from tests.server.simulation.broken import Broken, Promise
from tests.server.simulation.class_promises import Device, Given, check_class
from tests.server.simulation.client import NOT_NOW
from tests.server.simulation.disk import START, Disk
from tests.server.simulation.loop import run_virtually
from tests.server.simulation.process import Process
from tests.server.simulation.world import in_place, logged_failures_raised

Answer = TypeVar("Answer")
PUPILS, COMMANDS = 6, 24
PATIENCE = 20.0  # seconds that somebody waits for an answer
SETTLES_WITHIN = 300.0


class ClassResult(NamedTuple):
    entries: int
    crashes: int
    answers: tuple[Reply, ...]


def simulate_class(seed: int) -> ClassResult:
    """Raises Broken when a promise is broken, and whatever else the server's own code raised."""
    rng = Random(seed)
    content = standard_content()
    with in_place(rng, content), logged_failures_raised():
        return run_virtually(ClassWorld(rng).run())


class ClassWorld:
    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.disk = Disk(rng)
        self.process: Process | None = None
        self.devices: list[Device] = []
        self.given: list[Given] = []
        self.class_id = ""
        self.crashes = 0
        self._gone: list[Process] = []  # their tasks are never done
        self.broken: Broken | None = None

    async def run(self) -> ClassResult:
        self._start_process()
        await self._open()
        trouble = asyncio.ensure_future(self._go_wrong())
        try:
            await self._begin()
            for _ in range(COMMANDS):
                await asyncio.sleep(self.rng.uniform(0.1, 3))
                await self._order(self._idea())
            if self.rng.random() < 0.3:
                await self._order(commands.EndClass())
        finally:
            trouble.cancel()
        run = await self._settled()
        assert self.process is not None
        check_class(self.process, run, self.devices, self.given)
        return ClassResult(
            run.live.school.seq, self.crashes, tuple(one.reply for one in self.given)
        )

    # The lesson.

    async def _open(self) -> None:
        assert self.process is not None
        lesson = Lesson(bell_at=START + 3000, bot_level="random")
        opened = await self.process.admission.classes.open_class(lesson)
        assert isinstance(opened, OpenedClass)
        self.class_id = opened.class_id
        self.devices = [Device(ClassRole.HOST), Device(ClassRole.DISPLAY)]
        self._listen(self.process.admission.classes.runs[self.class_id])

    async def _begin(self) -> None:
        for number in range(PUPILS):
            await self._join(number, companies=1 + 2 * (number == 0))
        await self._order(commands.DealTables())
        await self._order(commands.StartTables())

    async def _join(self, number: int, companies: int = 1) -> None:
        wanted = JoinClass(tuple(f"{number:032x}{one:032x}" for one in range(companies)))

        async def join(process: Process, run: ClassRun) -> str | None:
            joined = await members.join(run, process.registry.storage, wanted)
            if isinstance(joined, TableRefusal):
                assert joined in NOT_NOW, joined
                return None
            await members.connected(run, joined.member.id)
            return joined.member.id

        who = await self._until_done(join)
        if all(device.member != who for device in self.devices):
            self.devices.append(Device(ClassRole.MEMBER, who))

    async def _order(self, command: commands.ClassCommand) -> None:
        command_id = f"{self.rng.getrandbits(128):032x}"

        async def order(process: Process, run: ClassRun) -> Reply | None:
            reply = await process.admission.classes.order(run, command_id, command)
            return reply if isinstance(reply, Applied) or reply.code not in NOT_NOW else None

        reply = await self._until_done(order)
        self.given.append(Given(command_id, command, reply))

    def _idea(self) -> commands.ClassCommand:
        """Something that a teacher may want now. It may be refused."""
        rng, member = self.rng, f"m{self.rng.randint(1, PUPILS)}"
        table = rng.choice((None, 1, 2))
        return rng.choice(
            (
                commands.PauseTables(PauseMessage.LISTEN, table),
                commands.ResumeTables(table),
                commands.SetLastTurns(rng.randint(2, 8), table),
                commands.SilenceChat(rng.random() < 0.5, table),
                commands.GiveMemberToBot(member),
                commands.AdmitMember(member),
                commands.RenameMember(member),
                commands.RenameMember(member),
                commands.MoveMember(member, rng.randint(1, 2), may_share=True),
                commands.SetHeads(member, rng.randint(1, 3)),
                commands.SetSoftTimer(rng.randint(1, 2), 60),
                commands.SetDoor(rng.choice(list(Door))),
                commands.ShowStage(rng.choice((Stage.BRIEFING, Stage.PLAY)), rng.randint(0, 3)),
                commands.RingBell(when_turn_ends=True, table=table),
                commands.TakeBackBell(table),
                *([commands.RemoveMember(member)] * (rng.random() < 0.3)),
                *([commands.RingBell(table=1)] * (rng.random() < 0.2)),
            )
        )

    # Asking until there's an answer.

    async def _until_done(
        self, ask: Callable[[Process, ClassRun], Awaitable[Answer | None]]
    ) -> Answer:
        while True:
            if self.broken is not None:
                raise self.broken
            answer = await self._try(ask)
            if answer is not None:
                return answer
            await asyncio.sleep(self.rng.uniform(0.1, 1))

    async def _try(
        self, ask: Callable[[Process, ClassRun], Awaitable[Answer | None]]
    ) -> Answer | None:
        """None if the process dies meanwhile, can't save, or takes too long."""
        process = self.process
        if process is None:
            return None

        async def asked() -> Answer | None:
            try:
                run = await process.admission.classes.find(self.class_id)
                return None if run is None else await ask(process, run)
            except StorageError:
                return None

        task = asyncio.ensure_future(asked())
        done, _ = await asyncio.wait({task}, timeout=PATIENCE)
        if not done or task.cancelled() or not process.storage.is_alive:
            task.cancel()
            return None
        return task.result()

    # Faults.

    def _start_process(self) -> None:
        self.process = Process(self.disk, self.rng, lambda _viewer, _body: None)

    async def _go_wrong(self) -> None:
        while True:
            await asyncio.sleep(self.rng.uniform(0.5, 8))
            await self.rng.choice((self._crash, self._fail_to_save, self._fail_to_save))()

    async def _crash(self) -> None:
        assert self.process is not None
        self.crashes += 1
        self.process.crash()
        self._gone.append(self.process)
        self.process = None
        await asyncio.sleep(self.rng.uniform(0.1, 2))
        await self._restart()

    async def _restart(self) -> None:
        self._start_process()
        process = self.process
        assert process is not None
        await process.restore()
        run = process.admission.classes.runs.get(self.class_id)
        if run is not None:
            self._listen(run)

    def _listen(self, run: ClassRun) -> None:
        for device in self.devices:
            device.connect(run, self._note)

    def _note(self, broken: Broken) -> None:
        """Raised later: the sender must not see it."""
        self.broken = self.broken or broken

    async def _fail_to_save(self) -> None:
        self.disk.fails = self.rng.choice((0.2, 0.5))
        try:
            await asyncio.sleep(self.rng.uniform(0.5, 4))
        finally:
            self.disk.fails = 0.0

    # The end.

    async def _settled(self) -> ClassRun:
        """Without faults and new commands, all tables soon have followed."""
        if self.process is None:
            await self._restart()
        loop = asyncio.get_running_loop()
        end = loop.time() + SETTLES_WITHIN
        while loop.time() < end:
            await asyncio.sleep(1)
            if self.broken is not None:
                raise self.broken
            assert self.process is not None
            try:
                run = await self.process.admission.classes.find(self.class_id)
            except (StorageError, CannotRestore):
                continue
            if run is not None:
                self._listen(run)
                await run.followed_all(SETTLES_WITHIN)
                if not run.following.behind:
                    return run
        raise Broken(Promise.SETTLES, "the tables don't follow")
