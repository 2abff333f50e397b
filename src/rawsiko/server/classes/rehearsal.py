"""A rehearsal: a class for the teacher alone, with eight scripted pupils.

They join, answer, sit down and play through the same functions as anybody's device. Three of them
get into trouble, and one comes late, so that the teacher can try every button.
"""

import asyncio
import secrets
from collections.abc import Callable, Sequence
from contextlib import suppress
from enum import Enum
from random import Random

from rawsiko.bots.simple import SimpleBot
from rawsiko.engine import legal_actions, view_of
from rawsiko.engine.ids import PlayerId
from rawsiko.engine.state import Finished
from rawsiko.lesson.questions import ITEMS
from rawsiko.protocol import commands
from rawsiko.protocol.class_bodies import JoinClass
from rawsiko.protocol.class_messages import Nudged
from rawsiko.protocol.class_views import ClassRole, ClassView, Member, MemberId
from rawsiko.protocol.refusals import TableRefusal
from rawsiko.protocol.tables import Language, Status
from rawsiko.replay.fairness import contribution_commitment_of
from rawsiko.server.classes import answers, members
from rawsiko.server.classes.class_run import ClassRun
from rawsiko.server.clock import Clock
from rawsiko.server.storage import StorageError
from rawsiko.server.tables import outbound, tokens
from rawsiko.server.tables.background import BackgroundTasks
from rawsiko.server.tables.decisions import Caller, awaited_contributions
from rawsiko.server.tables.live_table import LiveTable
from rawsiko.server.tables.registry import TableRegistry

PUPILS = 8  # the last one comes late
OTHER_LANGUAGES = (Language.IT, Language.SK)
COMES_AFTER = 0.7  # seconds between two who join
BEAT = (0.5, 1.1)  # seconds between two actions of a pupil
TAKES_CODE_AFTER = 20.0  # seconds, so that the teacher's own phone may be quicker

# Seconds of play after which each trouble begins or ends.
LATE_AT = 5
THINKS = (8, 160)
ASLEEP = (12, 70)
BROKEN_AT = 30

# Is told of a table and who was connected there before, when somebody came or left.
Attended = Callable[[LiveTable, tuple[PlayerId, ...]], None]

NUDGED = outbound.encoded(Nudged())


class Trouble(Enum):
    LATE = "late"
    THINKS = "thinks"
    """They don't act until they are nudged."""
    ASLEEP = "asleep"
    """Their phone isn't connected for a minute."""
    BROKEN = "broken"
    """Their phone is gone until the teacher brings them back."""


class Rehearsal:
    """The scripted pupils of one class."""

    def __init__(
        self, run: ClassRun, tables: TableRegistry, clock: Clock, attended: Attended
    ) -> None:
        self.run = run
        self.tables = tables
        self.attended = attended
        self.played = 0  # seconds since the tables were started
        self._clock = clock
        self._tasks = BackgroundTasks()
        own = run.live.school.lesson.language
        others = [one for one in OTHER_LANGUAGES if one is not own]
        languages = [*others, *[own] * PUPILS]
        self.pupils = [ScriptedPupil(self, languages[number]) for number in range(PUPILS)]
        self.pupils[-1].trouble = Trouble.LATE

    def start(self) -> None:
        self._tasks.start(self._count)
        for number, pupil in enumerate(self.pupils):
            self._tasks.start(lambda pupil=pupil, number=number: self._take_part(pupil, number))

    async def stop(self) -> None:
        await self._tasks.stop()

    async def wait(self, seconds: float) -> None:
        is_time = asyncio.Event()
        timer = self._clock.later(seconds, is_time.set)
        try:
            await is_time.wait()
        finally:
            timer.cancel()

    def bring_back(self, who: MemberId, code: str) -> None:
        """The teacher has a code for a new phone. The pupil types it, unless somebody did."""
        for pupil in self.pupils:
            if pupil.member == who:
                pupil.has_code = True
                self._tasks.start(lambda pupil=pupil: self._type(pupil, code))

    async def _type(self, pupil: "ScriptedPupil", code: str) -> None:
        await self.wait(TAKES_CODE_AFTER)
        await pupil.come_back(code)

    async def _count(self) -> None:
        while True:
            await self.wait(1.0)
            if self.run.live.school.is_started:
                if not self.played:
                    self._set_troubles()
                self.played += 1

    def _set_troubles(self) -> None:
        """One at the first table, two at the last one."""
        at_tables = [one.members for one in self.run.live.school.tables.values() if one.table]
        first, last = list(at_tables[0]), list(at_tables[-1])
        in_trouble = [first[-1], last[0], last[min(1, len(last) - 1)]]
        for who, trouble in zip(
            in_trouble, (Trouble.ASLEEP, Trouble.THINKS, Trouble.BROKEN), strict=True
        ):
            for pupil in self.pupils:
                if pupil.member == who and pupil.trouble is None:
                    pupil.trouble = trouble

    async def _take_part(self, pupil: "ScriptedPupil", number: int) -> None:
        await self.wait(COMES_AFTER * (1 + number))
        while pupil.trouble is Trouble.LATE and self.played < LATE_AT:
            await self.wait(1.0)
        while not self.run.live.school.is_over:
            with suppress(StorageError):  # it is tried again
                await pupil.go_on()
            await self.wait(Random().uniform(*BEAT))


class InClass:
    """A scripted pupil's conversation with the class."""

    role = ClassRole.MEMBER

    def __init__(self, pupil: "ScriptedPupil") -> None:
        self.member = pupil.member
        self.told: ClassView | None = None
        self._pupil = pupil

    def put(self, message: bytes) -> None:
        if message == NUDGED:
            self._pupil.was_nudged = True

    def cut(self) -> None:
        """The pupil looks at the class itself."""


class AtTable:
    """A scripted pupil's conversation with a table."""

    is_host = False
    viewer: PlayerId | None = None

    def __init__(self, live: LiveTable, seats: tuple[PlayerId, ...]) -> None:
        self.live = live
        self.seats = seats

    def put(self, message: bytes) -> None:
        """The pupil looks at the table itself."""

    def cut(self) -> None:
        """As above."""


class ScriptedPupil:
    """One device. It knows what its own view shows, and acts through commands of its seat."""

    def __init__(self, rehearsal: Rehearsal, language: Language) -> None:
        self.member: MemberId | None = None
        self.trouble: Trouble | None = None
        self.was_nudged = False
        self.has_code = False  # the teacher is bringing them back
        self.is_taken_over = False  # by somebody's real phone
        self._rehearsal = rehearsal
        self._run = rehearsal.run
        self._language = language
        self._share = secrets.token_bytes(16)
        self._rng = Random()
        self._in_class: InClass | None = None
        self._at_table: AtTable | None = None

    async def go_on(self) -> None:
        """Do what is next."""
        if self.member is None:
            await self._join()
            return
        member = self._run.live.school.members.get(self.member)
        if member is None or self._is_away():
            self._leave()
            return
        if self._in_class is None:
            self._in_class = InClass(self)
            self._run.live.join(self._in_class)
        if member.is_replaced and not member.is_waiting:
            await members.knock(self._run, self.member)
        await self._answer(member)
        if member.seats:
            await self._play(member)

    async def come_back(self, code: str) -> None:
        """As with a new phone."""
        tables = self._rehearsal.tables
        used = await tables.storage.capability(tokens.hash_of(code))
        back = TableRefusal.UNKNOWN_TOKEN
        if used is not None:
            back = await members.come_back(self._run, tables, used)
        self.has_code = False
        self.is_taken_over = back is TableRefusal.UNKNOWN_TOKEN
        if not self.is_taken_over:
            self.trouble = None

    async def _join(self) -> None:
        wanted = JoinClass((contribution_commitment_of(self._share),), self._language)
        joined = await members.join(self._run, self._rehearsal.tables.storage, wanted)
        if not isinstance(joined, TableRefusal):  # as when the door is closed: they try again
            self.member = joined.member.id
            await members.connected(self._run, joined.member.id)

    def _is_away(self) -> bool:
        if self.has_code or self.is_taken_over:
            return True
        played = self._rehearsal.played
        begins, ends = ASLEEP
        is_asleep = self.trouble is Trouble.ASLEEP and begins <= played < ends
        return is_asleep or (self.trouble is Trouble.BROKEN and played >= BROKEN_AT)

    def _thinks(self) -> bool:
        begins, ends = THINKS
        is_due = begins <= self._rehearsal.played < ends
        return self.trouble is Trouble.THINKS and is_due and not self.was_nudged

    def _leave(self) -> None:
        if self._in_class is not None:
            self._run.live.leave(self._in_class)
            self._in_class = None
        self._leave_table()

    def _leave_table(self) -> None:
        if self._at_table is not None:
            live = self._at_table.live
            before = live.present()
            live.leave(self._at_table)
            self._rehearsal.attended(live, before)
            self._at_table = None

    async def _answer(self, member: Member) -> None:
        """The questions of an open round."""
        for view in self._run.live.school.rounds.values():
            if view.is_open and member.id not in view.answered:
                ballot = {item.id: self._rng.choice(item.all_options) for item in ITEMS}
                await answers.answer(self._run, member.id, view.round, ballot)

    async def _play(self, member: Member) -> None:
        table = self._run.live.school.tables[member.table or 0]
        live = self._rehearsal.tables.live_tables.get(table.table or "")
        if live is None or live.is_fenced:
            self._leave_table()
            return
        await self._sit_down(live, member.seats)
        seat = live.table.person_at(member.seats[0])
        if seat is None:
            return  # a bot's, for a moment
        command = self._next_command(live, seat.player)
        if command is not None:
            caller = Caller(seat.player, is_host=False)
            await live.order(caller, secrets.token_hex(16), command)

    async def _sit_down(self, live: LiveTable, seats: Sequence[PlayerId]) -> None:
        here = self._at_table
        if here is not None and (here.live, here.seats) == (live, tuple(seats)):
            return
        self._leave_table()
        self._at_table = AtTable(live, tuple(seats))
        before = live.present()
        await live.join(self._at_table, None)
        self._rehearsal.attended(live, before)

    def _next_command(
        self, live: LiveTable, seat: PlayerId
    ) -> commands.Play | commands.Reveal | None:
        table, match = live.table, live.table.match
        if table.status is Status.STARTING and seat in awaited_contributions(table):
            return commands.Reveal(self._share.hex())
        if table.status is not Status.PLAYING or match is None or self._thinks():
            return None
        if isinstance(match.phase, Finished) or match.phase.player != seat:
            return None
        view = view_of(match, seat)
        return commands.Play(SimpleBot().choose(view, legal_actions(match), self._rng))
