"""A class that this process runs: takes commands, stores entries, tells everybody."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

from rawsiko.protocol import messages
from rawsiko.protocol.class_messages import (
    ClassPresence,
    ClassSnapshot,
    ClassTold,
    LineTold,
)
from rawsiko.protocol.class_views import ClassRole, ClassView, MemberId, TableLine
from rawsiko.protocol.refusals import TableRefusal
from rawsiko.server.classes import views
from rawsiko.server.classes.entries import ClassEntry
from rawsiko.server.classes.school_class import DECODER, SchoolClass, rebuilt
from rawsiko.server.storage import StoredEntry
from rawsiko.server.tables import outbound
from rawsiko.server.tables.journaled import Along, Journaled

if TYPE_CHECKING:
    from rawsiko.server.storage import Storage


class ClassListener(outbound.Receiver, Protocol):
    """What a class needs of a conversation."""

    role: ClassRole
    member: MemberId | None
    told: ClassView | None


class Watcher(Protocol):
    """Is told what happened and that somebody came or went, so that tables can follow."""

    def happened(self, seq: int, entry: ClassEntry) -> None: ...
    def attend(self) -> None: ...


class LiveClass(Journaled[SchoolClass, ClassEntry, ClassListener]):
    def __init__(self, school: SchoolClass, epoch: int, storage: Storage, watcher: Watcher) -> None:
        super().__init__(school, epoch, storage)
        self.lines: dict[int, TableLine] = {}
        self._watcher = watcher
        self._origins: dict[str, int] = {}  # by network

    @property
    def school(self) -> SchoolClass:
        return self.state

    def origin_of(self, network: str) -> int:
        """The number of a network. After a restart it gets a new one: addresses aren't stored."""
        members = self.school.members.values()
        newest = max([*self._origins.values(), *(one.origin for one in members)], default=0)
        return self._origins.setdefault(network, newest + 1)

    # Conversations

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
                outbound.say_goodbye(conversation, TableRefusal.NOT_A_MEMBER)
                continue
            view = self._view_for(conversation)
            if view != conversation.told:
                conversation.told = view
                conversation.put(outbound.encoded(ClassTold(self.school.seq, view)))

    def _view_for(self, conversation: ClassListener) -> ClassView:
        now = self._storage.now()
        return views.view_for(self.school, conversation.role, conversation.member, now)

    # Durability

    def _foresee(self, entry: ClassEntry) -> None:
        del entry  # any entry that was decided on can happen

    def _head(self, body: bytes) -> None:
        del body  # nobody checks the journal of a class by hashes

    async def _happen(
        self, stored: StoredEntry, entry: ClassEntry, foreseen: None, along: Along
    ) -> None:
        del foreseen, along
        self.school.happen(entry)
        self._tell_change()
        self._watcher.happened(stored.seq, entry)

    def _rebuilt(self, stored: Sequence[StoredEntry]) -> SchoolClass:
        return rebuilt(SchoolClass(self.school.id, self.school.code), stored)

    def _catch_up(self, missed: Sequence[StoredEntry]) -> None:
        self._tell_change()
        for stored in missed:
            self._watcher.happened(stored.seq, DECODER.decode(stored.body))
