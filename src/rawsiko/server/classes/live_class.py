"""A class that this process runs: takes commands, stores entries, tells everybody."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Protocol

from rawsiko.protocol import messages
from rawsiko.protocol.class_messages import (
    ClassPresence,
    ClassSnapshot,
    ClassTold,
    LineTold,
)
from rawsiko.protocol.class_views import ClassRole, ClassView, MemberId, TableLine
from rawsiko.protocol.commands import CommandId
from rawsiko.protocol.refusals import TableRefusal
from rawsiko.server import metrics
from rawsiko.server.classes import views
from rawsiko.server.classes.circumstances import Decision
from rawsiko.server.classes.entries import ClassEntry
from rawsiko.server.classes.school_class import DECODER, ENCODER, SchoolClass, restored
from rawsiko.server.logs import LOG
from rawsiko.server.rate_limits import Bucket, Rate
from rawsiko.server.storage.class_journal import Also, ClassStorage
from rawsiko.server.storage.errors import CannotRead, CannotSave, Fenced, OutOfSequence
from rawsiko.server.storage.records import ClassEntry as StoredClassEntry
from rawsiko.server.tables import outbound
from rawsiko.server.tables.live_table import REFUSALS, refused

REPLIES_REMEMBERED = 200
Reply = messages.Applied | messages.Refused

log = logging.getLogger(LOG)


class ClassListener(Protocol):
    """What a class needs of a conversation."""

    role: ClassRole
    member: MemberId | None
    told: ClassView | None

    def put(self, message: bytes) -> None: ...
    def cut(self) -> None: ...


class Watcher(Protocol):
    """Is told what happened and that somebody came or went, so that tables can follow."""

    def happened(self, seq: int, entry: ClassEntry) -> None: ...
    def attend(self) -> None: ...


class LiveClass:
    def __init__(
        self, school: SchoolClass, epoch: int, storage: ClassStorage, watcher: Watcher
    ) -> None:
        self.school = school
        self.epoch = epoch
        self.conversations: list[ClassListener] = []
        self.lines: dict[int, TableLine] = {}
        self.is_fenced = False
        self._storage = storage
        self._watcher = watcher
        self._lock = asyncio.Lock()
        self._commands: dict[CommandId, int] = {}
        self._replies: dict[CommandId, Reply] = {}  # to commands that left no entry
        self._is_stale = False
        self._rates: dict[tuple[str, Rate], Bucket] = {}

    def bucket(self, holder: str, rate: Rate, now: float) -> Bucket:
        """The bucket of a member or a role, which all their conversations share."""
        return self._rates.setdefault((holder, rate), Bucket(rate, now))

    # Commands.

    async def order(
        self,
        command_id: CommandId,
        decide_now: Callable[[SchoolClass], Decision],
        also: Callable[[ClassEntry], Sequence[Also]],
    ) -> Reply:
        """Exactly one reply, and the same one however often the command is sent."""
        async with self._lock:
            if not await self._is_fresh():
                return messages.Refused(command_id, TableRefusal.CANNOT_SAVE)
            if known := self._known_reply(command_id):
                return known
            decision = decide_now(self.school)
            if isinstance(decision, REFUSALS):
                return self._replied(command_id, refused(command_id, decision))
            if not await self._record(decision, command_id, also(decision)):
                return messages.Refused(command_id, TableRefusal.CANNOT_SAVE)
            return messages.Applied(command_id, self.school.seq)

    async def order_unrecorded(
        self, command_id: CommandId, carry_out: Callable[[], Awaitable[TableRefusal | None]]
    ) -> Reply:
        """As `order`, for a command that leaves no entry; `carry_out` may refuse it."""
        async with self._lock:
            if known := self._known_reply(command_id):
                return known
            refusal = await carry_out()
            if refusal is not None:
                return self._replied(command_id, refused(command_id, refusal))
            return self._replied(command_id, messages.Applied(command_id, self.school.seq))

    async def record_if(
        self,
        decide_now: Callable[[SchoolClass], Decision],
        also: Callable[[ClassEntry], Sequence[Also]] = lambda _: (),
    ) -> Decision:
        """Decide under the lock, so that nothing happens between deciding and recording."""
        async with self._lock:
            if not await self._is_fresh():
                return TableRefusal.CANNOT_SAVE
            decision = decide_now(self.school)
            if isinstance(decision, REFUSALS):
                return decision
            if not await self._record(decision, None, also(decision)):
                return TableRefusal.CANNOT_SAVE
            return decision

    def _known_reply(self, command_id: CommandId) -> Reply | None:
        seq = self._commands.get(command_id)
        if seq is not None:
            return messages.Applied(command_id, seq)
        return self._replies.get(command_id)

    def _replied(self, command_id: CommandId, reply: Reply) -> Reply:
        self._replies[command_id] = reply
        if len(self._replies) > REPLIES_REMEMBERED:
            del self._replies[next(iter(self._replies))]
        return reply

    def holding(self) -> asyncio.Lock:
        """While it is held, nothing happens: commands wait."""
        return self._lock

    # Conversations.

    def join(self, conversation: ClassListener) -> None:
        conversation.put(self.snapshot_for(conversation))
        self.conversations.append(conversation)
        if conversation.role is ClassRole.MEMBER:
            self.tell_presence()
        self._watcher.attend()

    def leave(self, conversation: ClassListener) -> None:
        if conversation in self.conversations:
            self.conversations.remove(conversation)
            if conversation.role is ClassRole.MEMBER:
                self.tell_presence()
            self._watcher.attend()

    def present(self) -> tuple[MemberId, ...]:
        held = {one.member for one in self.conversations}
        return tuple(member for member in self.school.members if member in held)

    def tell_presence(self) -> None:
        self.tell(ClassPresence(self.present()), ClassRole.HOST)

    def tell(self, message: messages.ServerMessage, *roles: ClassRole) -> None:
        body = outbound.encoded(message)
        for conversation in list(self.conversations):
            if conversation.role in roles:
                conversation.put(body)

    def tell_member(self, member: MemberId, message: messages.ServerMessage) -> bool:
        """Whether somebody was there to be told."""
        body = outbound.encoded(message)
        theirs = [one for one in self.conversations if one.member == member]
        for conversation in theirs:
            conversation.put(body)
        return bool(theirs)

    def set_line(self, line: TableLine) -> None:
        """Tell the teacher and the projector how a table is doing."""
        if self.lines.get(line.number) == line:
            return
        self.lines[line.number] = line
        for role in (ClassRole.HOST, ClassRole.DISPLAY):
            self.tell(LineTold(views.line_for(line, role)), role)

    def snapshot_for(self, conversation: ClassListener) -> bytes:
        role, school = conversation.role, self.school
        conversation.told = self._view_for(conversation)
        lines = self.lines.values() if role is not ClassRole.MEMBER else ()
        return outbound.encoded(
            ClassSnapshot(
                seq=school.seq,
                role=role,
                now=self._storage.now(),
                view=conversation.told,
                member=conversation.member,
                present=self.present() if role is ClassRole.HOST else (),
                lines=tuple(views.line_for(line, role) for line in lines),
            )
        )

    def _tell_change(self) -> None:
        """Tell everybody whose view has changed."""
        for conversation in list(self.conversations):
            member = conversation.member
            if member is not None and member not in self.school.members:
                goodbye(conversation, TableRefusal.NOT_A_MEMBER)
                continue
            view = self._view_for(conversation)
            if view != conversation.told:
                conversation.told = view
                conversation.put(outbound.encoded(ClassTold(self.school.seq, view)))

    def _view_for(self, conversation: ClassListener) -> ClassView:
        now = self._storage.now()
        return views.view_for(self.school, conversation.role, conversation.member, now)

    # Durability.

    def remember(self, stored: Sequence[StoredClassEntry]) -> None:
        """Remember which commands made these entries."""
        self._commands = {entry.command: entry.seq for entry in stored if entry.command is not None}

    async def _record(
        self, entry: ClassEntry, command_id: CommandId | None, also: Sequence[Also]
    ) -> bool:
        """Store the entry, then apply it and tell everybody. Whether it was stored."""
        body = ENCODER.encode(entry)
        stored = StoredClassEntry(self.school.seq + 1, body, command_id)
        try:
            await self._storage.append(self.school.id, self.epoch, stored, also)
        except (CannotSave, OutOfSequence):
            self._is_stale = True
            return await self._is_fresh() and command_id in self._commands
        except Fenced:
            self.give_up()
            return False
        self.school.happen(entry)
        if command_id is not None:
            self._commands[command_id] = stored.seq
        self._tell_change()
        self._watcher.happened(stored.seq, entry)
        return True

    async def _is_fresh(self) -> bool:
        """Rebuild the class from its journal after a failed commit. False if it can't be used."""
        if self.is_fenced or not self._is_stale:
            return not self.is_fenced
        try:
            stored = await self._storage.entries(self.school.id)
        except CannotRead:
            return False
        known = self.school.seq
        fresh = SchoolClass(self.school.id, self.school.code)
        self.school = restored(fresh, [entry.body for entry in stored])
        self.remember(stored)
        self._is_stale = False
        self._tell_change()
        for entry in stored[known:]:  # committed, but the answer got lost
            self._watcher.happened(entry.seq, DECODER.decode(entry.body))
        return True

    def give_up(self) -> None:
        """Another process has the class now."""
        self.is_fenced = True
        for conversation in list(self.conversations):
            goodbye(conversation, TableRefusal.TRY_AGAIN, 1.0)

    def tell_deleted(self) -> None:
        for conversation in list(self.conversations):
            goodbye(conversation, TableRefusal.CLASS_DELETED)
        self.is_fenced = True  # only now: what a fenced class says isn't relayed


def goodbye(
    conversation: ClassListener, why: TableRefusal, retry_seconds: float | None = None
) -> None:
    metrics.current.refused(why)
    conversation.put(outbound.encoded(messages.Goodbye(why, retry_seconds)))
    conversation.cut()
