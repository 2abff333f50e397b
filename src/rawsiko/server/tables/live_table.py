"""A table that this process runs: takes commands, makes entries durable, tells everybody."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Protocol

from rawsiko.engine.events import Outcome
from rawsiko.engine.ids import PlayerId
from rawsiko.protocol import messages
from rawsiko.protocol.commands import CommandId
from rawsiko.protocol.refusals import TableRefusal
from rawsiko.protocol.tables import Status
from rawsiko.server import metrics
from rawsiko.server.logs import LOG
from rawsiko.server.storage.records import StoredEntry
from rawsiko.server.tables import outbound
from rawsiko.server.tables.chat import TableChat
from rawsiko.server.tables.decisions import Caller, TableCommand, decide
from rawsiko.server.tables.entries import (
    ActionPlayed,
    Entry,
    SeatGivenToBot,
    SeatOpened,
    SeatTaken,
    SecretShown,
)
from rawsiko.server.tables.hints import TableHints
from rawsiko.server.tables.journaled import HOST, Along, Journaled, Reply
from rawsiko.server.tables.restoring import rebuilt
from rawsiko.server.tables.table import Table, next_head

if TYPE_CHECKING:
    from rawsiko.server.storage import Storage

NEW_HOLDER = (SeatTaken, SeatOpened, SeatGivenToBot)  # the name of the former one goes

log = logging.getLogger(LOG)


class Listener(outbound.Receiver, Protocol):
    """What a table needs to know of a conversation."""

    seats: tuple[PlayerId, ...]
    viewer: PlayerId | None  # whose view is on the screen
    is_host: bool


class LiveTable(Journaled[Table, Entry, Listener]):
    """`happened` is called after every change, so that bots and timers can follow."""

    def __init__(
        self,
        table: Table,
        epoch: int,
        storage: Storage,
        happened: Callable[[LiveTable], None],
    ) -> None:
        super().__init__(table, epoch, storage)
        self.names: Mapping[PlayerId, str] = {}
        self.seconds_left: int | None = None
        self.chat = TableChat()
        self.hints = TableHints()
        self.class_id: str | None = None  # if it is a table of a class
        self.stored_status: str = Status.LOBBY  # what its row says
        self._happened = happened

    @property
    def table(self) -> Table:
        return self.state

    async def order(self, caller: Caller, command_id: CommandId, command: TableCommand) -> Reply:
        """Exactly one reply, and the same one however often the command is sent."""
        sender = caller.seat or HOST
        return await self.carry_out(
            sender, command_id, lambda table: decide(table, caller, command)
        )

    # Conversations

    async def join(
        self, conversation: Listener, after: int | None, head: str | None = None
    ) -> None:
        """From here on the conversation is told everything. `after` is the newest entry that the
        client knows, and `head` its hash."""
        differs = after is not None and head is not None and await self._differs(after, head)
        if differs:
            log.warning("a client knows another history", extra={"table": self.table.id})
        async with self._lock:
            if self.is_fenced:
                outbound.say_goodbye(conversation, TableRefusal.TRY_AGAIN, 1)
                return
            if after != self.table.seq or self._is_stale or differs:
                conversation.put(self.snapshot_for(conversation))
            self.conversations.append(conversation)
            if len(self.conversations) == 1:
                self._happened(self)  # the match goes on

    async def _differs(self, after: int, head: str) -> bool:
        """Whether the client was told another history."""
        if after == self.table.seq:
            return head != self.table.head
        if after > self.table.seq:
            return True
        known = await self._storage.head_of(self.table.id, after)
        return known is not None and known.hex() != head

    def leave(self, conversation: Listener) -> None:
        if conversation in self.conversations:
            self.conversations.remove(conversation)
            if not self.conversations:
                self._happened(self)  # the match waits

    def look_as(self, conversation: Listener, seat: PlayerId | None) -> None:
        """Show a device that holds several seats the view of another one."""
        conversation.viewer = seat
        conversation.put(self.snapshot_for(conversation))

    def present(self) -> tuple[PlayerId, ...]:
        held = self.held()
        return tuple(player for player in self.table.seats if player in held)

    def held(self) -> set[PlayerId]:
        """The seats that some conversation holds."""
        return {seat for conversation in self.conversations for seat in conversation.seats}

    def has_people(self) -> bool:
        """Whether somebody who holds a seat is connected."""
        return any(conversation.seats for conversation in self.conversations)

    def snapshot_for(self, conversation: Listener) -> bytes:
        return outbound.encoded(
            outbound.snapshot(
                self.table, conversation.viewer, self.names, self.present(), self.seconds_left
            )
        )

    def set_name(self, seat: PlayerId, name: str | None) -> None:
        """None for the generated one."""
        others = {player: other for player, other in self.names.items() if player != seat}
        self.names = others if name is None else {**others, seat: name}

    def tell_all(self, message: messages.ServerMessage) -> None:
        body = outbound.encoded(message)
        for conversation in self.conversations:
            conversation.put(body)

    # Durability

    def _foresee(self, entry: Entry) -> Outcome | None:
        return self.state.outcome_of(entry)

    def _head(self, body: bytes) -> bytes:
        return bytes.fromhex(next_head(self.state.head, body))

    async def _happen(
        self, stored: StoredEntry, entry: Entry, foreseen: Outcome | None, along: Along
    ) -> None:
        table = self.state
        events = table.happen(entry, stored.body, foreseen)
        if type(entry) is ActionPlayed:
            metrics.current.played(entry.by)
        if (self.names or along.name) and isinstance(entry, NEW_HOLDER):
            self.set_name(entry.seat, along.name)
        bytes_for = outbound.EntryBroadcast(table, entry, events, self.names, along.why).bytes_for
        for conversation in self.conversations:
            conversation.put(bytes_for(conversation.viewer))
        if table.is_over and not table.secret_is_shown:
            await self._record(SecretShown(table.secret.hex(), self.hints.used), None, None)
        self._happened(self)

    def _rebuilt(self, stored: Sequence[StoredEntry]) -> Table:
        old = self.state
        return rebuilt(Table(old.id, old.code, old.secret, old.content), stored)

    def _catch_up(self, missed: Sequence[StoredEntry]) -> None:
        del missed  # the view of it all is sent
        for conversation in self.conversations:
            conversation.put(self.snapshot_for(conversation))
        self._happened(self)
