"""The classes of this process: opened, found, joined, restored after a restart."""

from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import NamedTuple

from msgspec.structs import replace

from rawsiko.engine.options import Options
from rawsiko.engine.setup import NUMBERS_OF_PLAYERS
from rawsiko.protocol import class_commands as commands
from rawsiko.protocol.class_messages import Nudged
from rawsiko.protocol.class_views import ClassStatus, Lesson
from rawsiko.protocol.commands import CommandId
from rawsiko.protocol.messages import Applied
from rawsiko.protocol.refusals import TableRefusal
from rawsiko.server.classes import entries, members, planning
from rawsiko.server.classes.circumstances import Decision
from rawsiko.server.classes.class_run import ClassRun
from rawsiko.server.classes.decisions import StoredCommand, decide
from rawsiko.server.classes.entries import ClassEntry
from rawsiko.server.classes.following import Followed, Release
from rawsiko.server.classes.live_class import LiveClass
from rawsiko.server.classes.phones import Phones
from rawsiko.server.classes.rehearsal import Attended, Rehearsal
from rawsiko.server.classes.rehearsals import Rehearsals, has_teacher
from rawsiko.server.classes.school_class import DECODER, SchoolClass, rebuilt
from rawsiko.server.clock import Clock
from rawsiko.server.storage import (
    Capability,
    CodeTaken,
    Damaged,
    JournalKind,
    JournalRow,
    NewJournal,
    Role,
    StoredEntry,
)
from rawsiko.server.tables import tokens
from rawsiko.server.tables.boards import PackableBoard
from rawsiko.server.tables.decisions import refusal_of_rules
from rawsiko.server.tables.journal_registry import JournalRegistry
from rawsiko.server.tables.journaled import ENCODER, HOST, CannotRestore, Reply
from rawsiko.server.tables.live_table import LiveTable
from rawsiko.server.tables.registry import TableRegistry

FOLLOW_SECONDS = 3.0  # how long an answer to the teacher waits for the tables
EMPTY_SECONDS = 3600.0  # then a class that nobody joined ends


class OpenedClass(NamedTuple):
    """A new class. The tokens are shown once and never stored."""

    live: LiveClass
    host_token: str
    display_token: str

    @property
    def class_id(self) -> str:
        return self.live.school.id


class ClassRegistry(JournalRegistry[ClassRun]):
    kind = JournalKind.CLASS
    expired = ClassStatus.ENDED

    def __init__(self, tables: TableRegistry, clock: Clock) -> None:
        super().__init__(tables.storage)
        self.tables = tables
        self.phones = Phones(clock)
        self._clock = clock
        self.runs = self.here
        # Ends the conversations of a seat that somebody loses.
        self.release: Release = lambda _live, _seat, _why: None
        # Is told that a class has another result: of a match, or of a round of questions.
        self.has_results: Callable[[SchoolClass], None] = lambda _school: None
        self.deleted: Callable[[SchoolClass], None] = lambda _school: None  # is told
        self.attended: Attended = lambda _live, _before: None
        self.rehearsals = Rehearsals()

    # Opening

    async def rehearse(self, lesson: Lesson, base: str, network: str) -> OpenedClass | TableRefusal:
        """A class for the teacher alone. It takes the place of one that was left."""
        if (left := self.rehearsals.of_network(network)) is not None:
            if has_teacher(left):
                return TableRefusal.REHEARSAL_RUNS
            await self.delete(left)
        if self.rehearsals.are_full:
            return TableRefusal.SERVER_FULL
        opened = await self.open_class(lesson, base, is_rehearsal=True)
        if isinstance(opened, OpenedClass):
            run = self.runs[opened.class_id]
            rehearsal = Rehearsal(
                run, self.tables, self._clock, lambda live, before: self.attended(live, before)
            )
            self.rehearsals.begin(rehearsal, network)
        return opened

    async def open_class(
        self, lesson: Lesson, base: str = "", *, is_rehearsal: bool = False
    ) -> OpenedClass | TableRefusal:
        """`base` is the server's address in the teacher's links."""
        if not planning.is_possible(lesson, self.storage.now()):
            return TableRefusal.LESSON_TIME
        board = self.tables.boards.named(lesson.board)
        if board is None:
            return TableRefusal.UNKNOWN_BOARD
        if not set(NUMBERS_OF_PLAYERS) <= set(board.content.players):
            return TableRefusal.BOARD_TOO_SMALL
        rules = planning.with_rules(Options(), lesson.rules)
        if refusal := refusal_of_rules(rules, board.content):
            return refusal
        # By its hash, so that the class keeps it if the server offers another one later.
        lesson = replace(lesson, board=board.content.hash)
        while True:
            with suppress(CodeTaken):
                async with self._restoring:  # a server that has just started restores all classes
                    return await self._open(lesson, board, base, is_rehearsal=is_rehearsal)

    async def _open(
        self, lesson: Lesson, board: PackableBoard, base: str, *, is_rehearsal: bool
    ) -> OpenedClass:
        school = SchoolClass(tokens.new_table_id(), tokens.new_join_code())
        host, display = tokens.new_token(), tokens.new_token()
        entry = entries.ClassOpened(school.id, lesson, self.storage.now(), base, is_rehearsal)
        epoch = await self.storage.create(
            NewJournal(
                kind=JournalKind.CLASS,
                id=school.id,
                code=school.code,
                capabilities=(
                    _capability(host, Role.CLASS_HOST, school.id),
                    _capability(display, Role.CLASS_DISPLAY, school.id),
                ),
                first=StoredEntry(1, ENCODER.encode(entry)),
                status=school.status,
                board=board.stored,
            )
        )
        school.happen(entry)
        return OpenedClass(self._take_care_of(school, epoch).live, host, display)

    # Commands

    async def order(
        self, run: ClassRun, command_id: CommandId, command: commands.ClassCommand
    ) -> Reply:
        """Carry out a command of the teacher. Applied means that it's on disk; the tables follow as
        soon as they can."""
        if isinstance(command, commands.Nudge | commands.AcceptPhone):
            return await run.live.carry_out_unrecorded(
                HOST, command_id, lambda: self._carry_out(run, command)
            )
        if isinstance(command, commands.CloseRound):
            async with run.answering:  # nobody answers between counting and closing
                counts = await self.storage.counts(run.live.school.id, command.round)
                return await self._decide(run, command_id, command, counts)
        return await self._decide(run, command_id, command, {})

    async def _decide(
        self,
        run: ClassRun,
        command_id: CommandId,
        command: StoredCommand,
        counts: Mapping[str, Mapping[str, int]],
    ) -> Reply:
        def decide_now(school: SchoolClass) -> Decision:
            decision = decide(school, command, run.circumstances(counts))
            # Before it is stored: what was decided happens.
            is_start = isinstance(decision, entries.AllStarted)
            if is_start and not run.has_room(len(decision.tables)):
                return TableRefusal.SERVER_FULL
            return decision

        reply = await run.live.carry_out(HOST, command_id, decide_now, run.along())
        if isinstance(reply, Applied):
            if isinstance(command, commands.AdmitMember):
                await members.place(run, command.member)
            await run.followed_all(FOLLOW_SECONDS)
        return reply

    async def _carry_out(
        self, run: ClassRun, command: commands.Nudge | commands.AcceptPhone
    ) -> TableRefusal | None:
        """A command that leaves no entry."""
        if isinstance(command, commands.Nudge):
            is_told = run.live.tell_member(command.member, Nudged())
            return None if is_told else TableRefusal.NOT_A_MEMBER
        class_id, token = run.live.school.id, tokens.new_token()
        if not self.phones.is_waiting(class_id, command.digits):
            return TableRefusal.UNKNOWN_PHONE
        await self.storage.add([_capability(token, Role.CLASS_HOST, class_id)])
        self.phones.hand_over(class_id, command.digits, token)
        return None

    # Ending

    async def end_unused(self) -> None:
        """End classes that nobody has used for as long as `Retention` says."""
        for row in await self.storage.unused(JournalKind.CLASS):
            try:
                run = await self.find(row.id)
            except CannotRestore:
                await self.end_damaged(row.id)
                continue
            if run is not None and not run.live.conversations:
                await run.live.record_if(_end_unused, run.along())

    async def sweep(self) -> None:
        """End classes that nobody joined. Drop those that have ended and have no conversation from
        memory; their journals stay. Delete rehearsals that are over."""
        for run in self.rehearsals.over(list(self.runs.values()), self.storage.now()):
            await self.delete(run)
        for run in list(self.runs.values()):
            school = run.live.school
            is_old = self.storage.now() - school.opened_at >= EMPTY_SECONDS
            if run.live.is_fenced or (school.is_over and run.is_idle()):
                await self.put_away(run)
            elif is_old and not school.members and not run.live.conversations:
                await run.live.record_if(_end_unused, run.along())

    async def delete(self, run: ClassRun) -> None:
        """Delete a class at once, with its tables and everything else."""
        tables: list[LiveTable] = []
        async with self._restoring:  # or somebody might open it again meanwhile
            try:
                await self.put_away(run)
                for table in run.live.school.tables.values():
                    if live := self.tables.live_tables.get(table.table or ""):
                        live.is_fenced = True  # nothing is written any more
                        tables.append(live)
                        await self.tables.put_away(live)
                await self.storage.delete(run.live.school.id)
            except BaseException:
                for live in (run.live, *tables):
                    live.give_up()  # they are opened again
                raise
        for live in tables:
            live.tell_deleted()
        run.live.tell_deleted()
        self.deleted(run.live.school)

    async def put_away(self, run: ClassRun) -> None:
        """Remove it from memory."""
        if self.runs.get(run.live.school.id) is run:
            del self.runs[run.live.school.id]
        await self.rehearsals.stop(run.live.school.id)
        await run.stop()

    async def close(self) -> None:
        for run in self.runs.values():
            await self.rehearsals.stop(run.live.school.id)
            await run.stop()

    async def _rebuild(self, row: JournalRow, epoch: int) -> ClassRun:
        try:
            stored = await self.storage.entries(row.id)
        except Damaged as error:
            raise CannotRestore(TableRefusal.TABLE_DAMAGED) from error
        school = rebuilt(SchoolClass(row.id, row.code or ""), stored)
        run = self._take_care_of(school, epoch)
        run.live.remember(stored)
        for one in stored[row.followed :]:
            entry = DECODER.decode(one.body)
            if isinstance(entry, Followed):
                run.follow(one.seq, entry)
        for member in school.members.values():
            if not member.has_connected:
                run.expect(member.id)
        if row.status != school.status and school.status is not ClassStatus.JOINING:
            run.keep_status()
        return run

    def _take_care_of(self, school: SchoolClass, epoch: int) -> ClassRun:
        run = ClassRun(
            school, epoch, self.tables, self._clock, lambda: self.has_results(run.live.school)
        )
        run.following.release = lambda live, seat, why: self.release(live, seat, why)
        self.runs[school.id] = run
        return run


def _end_unused(school: SchoolClass) -> ClassEntry | TableRefusal:
    if school.is_over:
        return TableRefusal.CLASS_ENDED
    return entries.ClassEnded(entries.ClassEndReason.UNUSED)


def _capability(token: str, role: Role, class_id: str) -> Capability:
    return Capability(tokens.hash_of(token), class_id, role)
