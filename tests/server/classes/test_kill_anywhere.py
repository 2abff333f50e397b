"""Kill -9 at any commit of a lesson: nothing acknowledged is lost, nothing happens twice.

A process of its own plays the lesson and kills itself at one commit, just before it is stored or
just after it. What it had acknowledged by then is known here, where another one starts on the same
file. Whole servers are killed at random moments in tests/server/faults/test_class_kill.py.
"""

import asyncio
import os
import shutil
import signal
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from functools import cache
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from rawsiko.protocol import class_commands as commands
from rawsiko.protocol.class_bodies import JoinClass
from rawsiko.protocol.class_views import Door, Lesson, PauseMessage, Round
from rawsiko.protocol.messages import Applied
from rawsiko.protocol.refusals import TableRefusal
from rawsiko.protocol.tables import Status
from rawsiko.server.classes import answers, members
from rawsiko.server.classes import registry as class_registry
from rawsiko.server.classes.class_run import ClassRun
from rawsiko.server.classes.registry import ClassRegistry
from rawsiko.server.storage import Retention, Storage
from rawsiko.server.storage.claims import Claims
from rawsiko.server.storage.databases.sqlite import SQLITE_SETTINGS, SqliteDatabase
from rawsiko.server.storage.migrate import migrate
from rawsiko.server.tables.registry import TableRegistry
from rawsiko.server.thinking.pool import ThinkingPool
from tests.server.running import FastClock
from tests.server.serving import IS_LONG

pytestmark = pytest.mark.slow

PROCESSES = get_context("forkserver")  # started from one that has no threads
PUPILS = 6  # at two tables, with a bot each
LATE_TABLE = PUPILS + 1  # the number of a device that comes late for a whole table
KILLS = 500 if IS_LONG else 4
PART = "RAWSIKO_KILLS"  # such as 0-249: which of them, so that a long run can be had in pieces
START = 1_800_000_000.0


class KillingDatabase(SqliteDatabase):
    """Kills its process at a commit: the `at`-th that it is asked for."""

    def __init__(self, file: Path, at: int | None = None, *, is_stored: bool = False) -> None:
        super().__init__(file)
        self.commits = 0
        self._at = at
        self._is_stored = is_stored

    async def _in_turn(self, work: Callable[[], Any]) -> Any:
        self.commits += 1
        is_last = self.commits == self._at
        if is_last and not self._is_stored:
            os.kill(os.getpid(), signal.SIGKILL)
        done = await super()._in_turn(work)
        if is_last:
            os.kill(os.getpid(), signal.SIGKILL)
        return done


class NoThinking(ThinkingPool):
    """Nobody is connected, so no bot is ever asked: no process has to get ready."""

    def get_ready(self) -> None:
        pass


class Process:
    """A server without its web side."""

    def __init__(self, database: KillingDatabase, owner: str) -> None:
        self.database = database
        self.storage = Storage(Claims(database, owner), lambda: START, Retention())
        self.tables = TableRegistry(self.storage, FastClock(1000.0), thinking=NoThinking())
        self.classes = ClassRegistry(self.tables, self.tables.clock)

    async def restore(self) -> None:
        await self.tables.restore_all()
        await self.classes.restore_all()

    async def end(self) -> None:
        await self.classes.close()
        await self.tables.close()
        await self.storage.close()

    async def settled(self, run: ClassRun) -> None:
        """Until the tables have followed."""
        while not run.is_idle() or any(
            live.table.status is Status.STARTING for live in self.tables.live_tables.values()
        ):
            await asyncio.sleep(0.002)


@dataclass
class Known:
    """What the teacher and the pupils were told before the process ended."""

    steps: int = 0
    class_id: str = ""
    joined: dict[int, str] = field(default_factory=dict[int, str])  # members that are in


class Lesson6:
    """What a teacher and six pupils do, and do again until it is acknowledged."""

    def __init__(self, process: Process, known: Known | None = None) -> None:
        self.process = process
        self.known = known or Known()

    def script(self) -> list[Callable[[], Awaitable[None]]]:
        give, pause = self._give, commands.PauseTables(PauseMessage.LISTEN)
        return [
            self._open,
            *(lambda number=number: self._join(number) for number in range(PUPILS)),
            give(1, commands.DealTables()),
            give(2, commands.StartTables()),
            give(3, pause),
            give(4, commands.ResumeTables()),
            give(5, commands.SetLastTurns(turn=4)),
            lambda: self._join(PUPILS),
            lambda: self._give(6, commands.AdmitMember(self.known.joined[PUPILS]))(),
            lambda: self._fetch_seat(PUPILS),
            give(7, commands.SilenceChat(is_silenced=True)),
            lambda: self._give(8, commands.GiveMemberToBot(self.known.joined[0]))(),
            lambda: self._knock(0),
            lambda: self._give(15, commands.AdmitMember(self.known.joined[0]))(),
            give(16, commands.RingBell(when_turn_ends=True)),
            give(17, commands.TakeBackBell()),
            lambda: self._join(LATE_TABLE, companies=3),
            lambda: self._give(18, commands.AdmitMember(self.known.joined[LATE_TABLE]))(),
            lambda: self._fetch_seat(LATE_TABLE),
            give(9, commands.OpenRound(Round.BEFORE)),
            *(lambda number=number: self._answer(number) for number in range(PUPILS)),
            give(10, commands.CloseRound(Round.BEFORE)),
            give(11, commands.SetDoor(Door.CLOSED)),
            lambda: self._give(12, commands.RemoveMember(self.known.joined[1]))(),
            give(13, commands.RingBell()),
            give(14, commands.EndClass()),
            self._settle,
        ]

    async def _settle(self) -> None:
        await self.process.settled(await self._run())

    async def _run(self) -> ClassRun:
        run = await self.process.classes.find(self.known.class_id)
        assert run is not None
        return run

    async def _open(self) -> None:
        opened = await self.process.classes.open_class(Lesson(bell_at=START + 2700))
        assert not isinstance(opened, TableRefusal)
        self.known.class_id = opened.live.school.id

    async def _join(self, number: int, companies: int = 1) -> None:
        run = await self._run()
        wanted = JoinClass(tuple(f"{number:032x}{one:032x}" for one in range(companies)))
        joined = await members.join(run, self.process.storage, wanted)
        assert not isinstance(joined, TableRefusal)
        self.known.joined[number] = joined.member.id
        await members.connected(run, joined.member.id)
        await self.process.settled(run)

    async def _fetch_seat(self, number: int) -> None:
        """As `POST /api/classes/seat` does."""
        run = await self._run()
        await members.place(run, self.known.joined[number])
        assert run.live.school.members[self.known.joined[number]].seats
        await self.process.settled(run)

    async def _knock(self, number: int) -> None:
        assert await members.knock(await self._run(), self.known.joined[number]) is None

    async def _answer(self, number: int) -> None:
        run = await self._run()
        done = await answers.answer(
            run, self.known.joined[number], Round.BEFORE, {"cobalt": "fifty"}
        )
        assert not isinstance(done, TableRefusal) or done is TableRefusal.ALREADY_ANSWERED

    def _give(self, number: int, command: commands.ClassCommand) -> Callable[[], Awaitable[None]]:
        async def give() -> None:
            run = await self._run()
            reply = await self.process.classes.order(run, f"{number:032x}", command)
            assert isinstance(reply, Applied), (command, reply)
            await self.process.settled(run)

        return give


async def play(lesson: Lesson6, tell: Callable[[Known], None]) -> None:
    """The rest of the script; what was not acknowledged is done again."""
    for step in lesson.script()[lesson.known.steps :]:
        await step()
        lesson.known.steps += 1
        tell(lesson.known)


def play_until_killed(file: Path, at: int, is_stored: bool, told: Connection) -> None:  # noqa: FBT001  of a process
    in_a_hurry()

    async def lesson() -> None:
        process = Process(KillingDatabase(file, at, is_stored=is_stored), "first")
        await play(Lesson6(process), told.send)

    asyncio.run(lesson())


async def played(file: Path, known: Known | None = None) -> int:
    """Play to the end of the script, from the start or from where it was; the commits of it."""
    process = Process(KillingDatabase(file), "second")
    if known is not None:
        await process.restore()
    lesson = Lesson6(process, known)
    await play(lesson, lambda _known: None)
    commits = process.database.commits
    await check(process, lesson.known.class_id)
    await process.end()
    return commits


def killed(file: Path, at: int, *, is_stored: bool) -> Known:
    """What a process had acknowledged before it was killed."""
    told, tell = PROCESSES.Pipe(duplex=False)
    process = PROCESSES.Process(target=play_until_killed, args=(file, at, is_stored, tell))
    process.start()
    tell.close()
    known = Known()
    try:
        while told.poll(120):
            known = told.recv()
    except EOFError:
        pass
    process.join(120)
    assert process.exitcode == -signal.SIGKILL
    told.close()
    return known


def in_a_hurry() -> None:
    class_registry.FOLLOW_SECONDS = 0.0
    # The machine doesn't stop, so nothing has to wait for the disk.
    SQLITE_SETTINGS["synchronous"] = "OFF"


async def check(process: Process, class_id: str) -> None:
    """As in a lesson in which nothing stopped."""
    run = await process.classes.find(class_id)
    assert run is not None
    stored = await process.storage.entries(class_id)
    given = [entry.command for entry in stored if entry.command is not None]
    assert len(given) == len({*given}) == 18
    kinds = Counter(msgspec.json.decode(entry.body)["type"] for entry in stored)
    assert kinds == EXPECTED | {"Answered": PUPILS}
    school = run.live.school
    assert [*school.members] == ["m1", *(f"m{n}" for n in range(3, PUPILS + 3))]
    counts = school.rounds[Round.BEFORE].counts
    assert counts is not None
    assert counts["cobalt"]["fifty"] == PUPILS
    ids = [table.table or "" for table in school.tables.values()]
    assert len(ids) == 3
    happened: Counter[str] = Counter()
    for table in ids:
        bodies = [entry.body for entry in await process.storage.entries(table)]
        happened += Counter(msgspec.json.decode(body)["type"] for body in bodies)
        live = await process.tables.find(table)
        assert live is not None
        assert live.table.status is Status.FINISHED
    assert happened == AT_TABLES


EXPECTED = Counter(
    ClassOpened=1,
    MemberJoined=PUPILS + 2,
    MemberConnected=PUPILS + 2,
    TablesDealt=1,
    AllStarted=1,
    AllPaused=1,
    AllResumed=1,
    LastTurnsSet=1,
    MemberKnocked=1,
    MemberAdmitted=3,
    TableAdded=1,
    MemberMoved=2,
    BellArmed=1,
    BellTakenBack=1,
    Silenced=1,
    MemberUnseated=1,
    RoundOpened=1,
    RoundClosed=1,
    DoorSet=1,
    MembersRemoved=1,
    BellRung=1,
    ClassEnded=1,
)
AT_TABLES = Counter(
    Created=3,
    SeatTaken=PUPILS + 3,
    SeatGivenToBot=5,  # one at each table from the beginning, one for each who left
    StartCalled=3,
    MatchStarted=3,
    TablePaused=2,
    TableResumed=2,
    LastTurnSet=2,
    SeatTakenOver=2,
    CompanyChanged=1,  # a late-comer takes their company along to a bot's seat
    StoppedAtBell=3,
    SecretShown=3,
)


@cache
def template(folder: Path) -> Path:
    """An empty database of today's schema."""
    file = folder / "template.sqlite3"

    async def create() -> None:
        database = SqliteDatabase(file)
        await migrate(database)
        await database.wipe_deleted()
        await database.close()

    asyncio.run(create())
    return file


def test_a_process_may_be_killed_at_any_commit(
    tmp_path: Path, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Just before it is stored, and just after it, before anybody is told."""
    monkeypatch.setattr(class_registry, "FOLLOW_SECONDS", class_registry.FOLLOW_SECONDS)
    monkeypatch.setitem(SQLITE_SETTINGS, "synchronous", SQLITE_SETTINGS["synchronous"])
    in_a_hurry()
    PROCESSES.set_forkserver_preload([__name__])
    empty = template(tmp_path_factory.getbasetemp())

    def fresh(name: str) -> Path:
        return Path(shutil.copy(empty, tmp_path / f"{name}.sqlite3"))

    commits = asyncio.run(played(fresh("whole")))
    assert commits > 40  # appends of several tables may share one
    kills = [(at, is_stored) for at in range(1, commits - 1) for is_stored in (False, True)]
    Random(KILLS).shuffle(kills)
    first, _, last = os.environ.get(PART, f"0-{KILLS - 1}").partition("-")
    for number in range(int(first), int(last) + 1):
        at, is_stored = kills[number % len(kills)]
        file = fresh(f"{number}")
        known = killed(file, at, is_stored=is_stored)
        asyncio.run(asyncio.wait_for(played(file, known), 120))
        for left in tmp_path.glob(f"{number}.sqlite3*"):
            left.unlink()
