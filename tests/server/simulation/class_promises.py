"""What the server promises about a class, checked from outside: against the disk, against each
device, and against the tables."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from rawsiko.protocol import class_commands as commands
from rawsiko.protocol.class_messages import ClassSnapshot, ClassTold, LineTold
from rawsiko.protocol.class_views import ClassRole, ClassView, MemberId, TableLine
from rawsiko.protocol.messages import Applied
from rawsiko.protocol.tables import SeatKind, Status
from rawsiko.server.classes.class_run import ClassRun
from rawsiko.server.classes.school_class import SchoolClass, rebuilt
from rawsiko.server.classes.views import view_for
from rawsiko.server.storage import StoredEntry
from rawsiko.server.tables.journaled import Reply
from rawsiko.server.tables.table import Table
from tests.server.simulation import client
from tests.server.simulation.broken import Broken, Promise
from tests.server.simulation.disk import START
from tests.server.simulation.process import Process
from tests.server.simulation.promises import check_numbers


class Given(NamedTuple):
    """A command of the teacher, and its answer."""

    id: str
    command: commands.ClassCommand
    reply: Reply


class Device:
    """Of the teacher, the projector or a pupil: what it was told."""

    def __init__(self, role: ClassRole, member: MemberId | None = None) -> None:
        self.role = role
        self.member = member
        self.told: ClassView | None = None  # as the server knows it
        self.view: ClassView | None = None
        self.seq = 0
        self._run: ClassRun | None = None
        self._broken: Callable[[Broken], None] = lambda _broken: None

    def connect(self, run: ClassRun, broken: Callable[[Broken], None]) -> None:
        """Unless it is connected, or the pupil was removed."""
        is_out = self.member is not None and self.member not in run.live.school.members
        if self._run is run or is_out:
            return
        self._run, self._broken = run, broken
        run.live.join(self)

    def put(self, message: bytes) -> None:
        told = client.DECODER.decode(message)
        try:
            if isinstance(told, ClassSnapshot | ClassTold):
                self._look_at(told)
            if isinstance(told, ClassSnapshot):
                for line in told.lines:
                    self._check_line(line)
            if isinstance(told, LineTold):
                self._check_line(told.line)
        except Broken as error:
            self._broken(error)

    def cut(self) -> None:
        """A pupil who was removed, or a class that another process has."""
        if self._run is not None:
            self._run.live.leave(self)
        self._run = self.view = None

    def _look_at(self, told: ClassSnapshot | ClassTold) -> None:
        if told.seq < self.seq:
            raise Broken(Promise.KEEPS_WHAT_IT_TOLD, f"{self.seq} was told, now it is {told.seq}")
        self.seq, self.view = told.seq, told.view
        members = {one.id for one in told.view.members}
        if self.role is ClassRole.MEMBER and members - {self.member}:
            raise Broken(Promise.SECRECY, "a pupil was told of others")

    def _check_line(self, line: TableLine) -> None:
        """Nobody but the teacher is told who is slow or away."""
        if self.role is ClassRole.MEMBER:
            raise Broken(Promise.SECRECY, "a pupil was told how a table is doing")
        about = line.acting, line.holds_up, line.usual_go
        if self.role is ClassRole.DISPLAY and any(one is not None for one in about):
            raise Broken(Promise.SECRECY, "the projector was told whose go it is")


def check_class(
    process: Process, run: ClassRun, devices: Sequence[Device], given: Sequence[Given]
) -> None:
    """Called when everything has settled."""
    school, stored = run.live.school, process.storage.disk.tables
    journal = stored[school.id].entries
    check_numbers(journal)
    _check_answers(journal, given)
    _check_state(journal, school)
    for device in devices:
        _check_device(device, school)
    for number, table in school.tables.items():
        if table.table is not None:
            check_numbers(stored[table.table].entries)
            _check_followed(school, number, process.registry.live_tables[table.table].table)


def _check_answers(journal: Sequence[StoredEntry], given: Sequence[Given]) -> None:
    applied = {entry.command: entry.seq for entry in journal if entry.command is not None}
    for one in given:
        seq = applied.get(one.id)
        if isinstance(one.reply, Applied) and seq is None:
            raise Broken(Promise.KEEPS_WHAT_IT_TOLD, f"{one} isn't in the journal")
        if seq != (one.reply.seq if isinstance(one.reply, Applied) else None):
            raise Broken(Promise.TRUE_ANSWER, f"{one}, the journal says {seq}")


def _check_state(journal: Sequence[StoredEntry], school: SchoolClass) -> None:
    again = rebuilt(SchoolClass(school.id, school.code), journal)
    if vars(again) != vars(school):
        raise Broken(Promise.JOURNAL, "the journal leads to another class")


def _check_device(device: Device, school: SchoolClass) -> None:
    if device.member is not None and device.member not in school.members:
        return
    now = view_for(school, device.role, device.member, START)
    if device.view != now:
        raise Broken(Promise.SAME_VIEW, f"{device.role} {device.member}: {device.view} {now}")


def _check_followed(school: SchoolClass, number: int, table: Table) -> None:
    if table.is_over:
        return
    if school.is_over or school.tables[number].is_rung:
        raise Broken(Promise.FOLLOWED, f"table {number} plays on")
    if school.is_paused(number) != (table.status is Status.PAUSED):
        raise Broken(Promise.FOLLOWED, f"table {number} is {table.status}")
    for seat in table.seats.values():
        here = school.at_seat(number, seat.player)
        if bool(here) != (seat.kind is SeatKind.PERSON):
            raise Broken(Promise.FOLLOWED, f"{seat} at table {number}, in the class {here}")
        if any(one.company != seat.company for one in here if one.seats[:1] == (seat.player,)):
            raise Broken(Promise.FOLLOWED, f"{seat} at table {number} has another name")
