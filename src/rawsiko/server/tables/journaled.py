"""A table or a class that this process runs: takes commands, makes entries durable, then tells."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, Protocol, TypeVar

import msgspec

from rawsiko.bots.reasons import Reason
from rawsiko.engine.actions import Refusal
from rawsiko.protocol import messages
from rawsiko.protocol.commands import CommandId
from rawsiko.protocol.refusals import TableRefusal
from rawsiko.server.rate_limits import Bucket, Rate
from rawsiko.server.storage import Also
from rawsiko.server.storage.errors import (
    CannotRead,
    CannotSave,
    DuplicateCommand,
    Fenced,
    OutOfSequence,
)
from rawsiko.server.storage.records import StoredEntry
from rawsiko.server.tables import outbound

if TYPE_CHECKING:
    from rawsiko.server.storage import Storage

REPLIES_REMEMBERED = 8  # to applied commands, at least; the journal has all of them
OTHER_REPLIES_REMEMBERED = 200  # refusals and replies to chat, which the journal lacks
HOST = "host"  # the sender of a command that comes from no seat
REFUSALS = (TableRefusal, Refusal)
ENCODER = msgspec.json.Encoder()
Reply = messages.Applied | messages.Refused


class CannotRestore(Exception):
    """The stored entries are damaged from number `seq` on. `refusal` is what players are told."""

    def __init__(self, refusal: TableRefusal, seq: int = 1) -> None:
        super().__init__(f"{refusal}: entry {seq}")
        self.refusal = refusal
        self.seq = seq


class Journal(Protocol):
    """What entries lead to: a Table, or a SchoolClass."""

    id: str
    seq: int  # of the newest entry


S = TypeVar("S", bound=Journal)
E = TypeVar("E")  # an entry
L = TypeVar("L", bound=outbound.Receiver)  # a conversation


class Along(NamedTuple):
    """What goes along with an entry that no client ordered."""

    also: Callable[[Any], Sequence[Also]] | None = None  # stored in the same transaction
    why: Reason | None = None  # what a bot says of its action to everybody
    name: str | None = None  # of somebody who takes a seat


NOTHING = Along()


class Journaled(ABC, Generic[S, E, L]):
    """A state that many people change: one command at a time, on disk before anybody is told.

    Tables and classes are two of them. What they decide and whom they tell is given; when and how
    it is stored, answered twice, rebuilt and given up is here, once.
    """

    def __init__(self, state: S, epoch: int, storage: Storage) -> None:
        self.state = state
        self.epoch = epoch
        self.conversations: list[L] = []
        self.is_fenced = False  # another process has it now, or it was deleted
        self._storage = storage
        self._lock = asyncio.Lock()  # one command at a time
        self._applied: dict[tuple[str, CommandId], int] = {}
        self._used = bytearray()  # a mark for every command that was applied
        self._replies: dict[tuple[str, CommandId], Reply] = {}  # that the journal lacks
        self._is_stale = False
        self._rates: dict[tuple[str, Rate], Bucket] = {}

    # What a table and a class do in their own way.

    @abstractmethod
    def _foresee(self, entry: E) -> Any:
        """What the entry will lead to, for `_happen`. Changes nothing. If this fails, nothing must
        have been written."""

    @abstractmethod
    def _head(self, body: bytes) -> bytes | None:
        """The hash over all entries up to this one, if it has one."""

    @abstractmethod
    async def _happen(self, stored: StoredEntry, entry: E, foreseen: Any, along: Along) -> None:
        """Apply an entry that is on disk, and tell everybody."""

    @abstractmethod
    def _rebuilt(self, stored: Sequence[StoredEntry]) -> S:
        """A new state after all these entries. Raises CannotRestore."""

    @abstractmethod
    def _catch_up(self, missed: Sequence[StoredEntry]) -> None:
        """Tell everybody what the rebuilt state is. It has these entries, which nobody was told
        of."""

    # Commands

    async def carry_out(
        self,
        sender: str,
        command_id: CommandId,
        decide_now: Callable[[S], E | TableRefusal | Refusal],
        along: Along = NOTHING,
    ) -> Reply:
        """Exactly one reply, and the same one however often the command is sent."""
        async with self._lock:
            # Only after reading the journal: it may have the command although saving failed.
            if (self._is_stale or self.is_fenced) and not await self._is_fresh():
                known = self.known_reply(sender, command_id)
                return known or messages.Refused(command_id, TableRefusal.CANNOT_SAVE)
            if known := self.known_reply(sender, command_id):
                return known
            if _mark((sender, command_id)) in self._used and (
                reply := await self._reply_of_journal(sender, command_id)
            ):
                return reply
            decision = decide_now(self.state)
            if isinstance(decision, REFUSALS):
                reply = refused(command_id, decision)
                self.remember_reply(sender, command_id, reply)
                return reply
            try:
                await self._record(decision, sender, command_id, along)
            except DuplicateCommand as duplicate:
                return messages.Applied(command_id, duplicate.seq)
            # Saving may have failed after the commit: then the journal has it.
            known = self.known_reply(sender, command_id)
            return known or messages.Refused(command_id, TableRefusal.CANNOT_SAVE)

    async def carry_out_unrecorded(
        self,
        sender: str,
        command_id: CommandId,
        act: Callable[[], Awaitable[TableRefusal | None]],
    ) -> Reply:
        """As `carry_out`, for a command that leaves no entry; `act` may refuse it."""
        async with self._lock:
            if known := self.known_reply(sender, command_id):
                return known
            reply: Reply = messages.Applied(command_id, self.state.seq)
            if refusal := await act():
                reply = refused(command_id, refusal)
            self.remember_reply(sender, command_id, reply)
            return reply

    async def record_if(
        self, decide_now: Callable[[S], E | TableRefusal | Refusal], along: Along = NOTHING
    ) -> E | TableRefusal | Refusal:
        """Record what no client ordered: a bot's action, a stand-in, the end. Decides under the
        lock, so that nothing happens between deciding and recording."""
        async with self._lock:
            if not await self._is_fresh():
                return TableRefusal.CANNOT_SAVE
            decision = decide_now(self.state)
            if isinstance(decision, REFUSALS):
                return decision
            if not await self._record(decision, None, None, along):
                return TableRefusal.CANNOT_SAVE
            return decision

    def holding(self) -> asyncio.Lock:
        """While it is held, commands wait."""
        return self._lock

    def bucket(self, holder: str, rate: Rate, now: float) -> Bucket:
        """The bucket of a seat, a member or the host, which all their conversations share."""
        key = holder, rate
        if key not in self._rates:
            self._rates[key] = Bucket(rate, now)
        return self._rates[key]

    # Replies

    def known_reply(self, sender: str, command_id: CommandId) -> Reply | None:
        """The reply to a command that was sent before."""
        key = sender, command_id
        seq = self._applied.get(key)
        return self._replies.get(key) if seq is None else messages.Applied(command_id, seq)

    def remember_reply(self, sender: str, command_id: CommandId, reply: Reply) -> None:
        self._replies[sender, command_id] = reply
        if len(self._replies) > OTHER_REPLIES_REMEMBERED:
            del self._replies[next(iter(self._replies))]

    def remember(self, stored: Sequence[StoredEntry]) -> None:
        """Remember which commands led to these entries."""
        for entry in stored:
            if entry.command is not None:
                self._remember_applied(entry.seat or HOST, entry.command, entry.seq)

    def _remember_applied(self, sender: str, command_id: CommandId, seq: int) -> None:
        key = sender, command_id
        self._applied[key] = seq
        self._used += _mark(key)
        if len(self._applied) > 2 * REPLIES_REMEMBERED:  # drop the older half
            newest = list(self._applied.items())[-REPLIES_REMEMBERED:]
            self._applied = dict(newest)

    async def _reply_of_journal(self, sender: str, command_id: CommandId) -> Reply | None:
        """To a command that was applied so long ago that only the journal has it."""
        try:
            seq = await self._storage.command_seq(self.state.id, sender, command_id)
        except CannotRead:
            return messages.Refused(command_id, TableRefusal.CANNOT_SAVE)
        return None if seq is None else messages.Applied(command_id, seq)

    # Durability

    async def _record(
        self, entry: E, sender: str | None, command_id: CommandId | None, along: Along = NOTHING
    ) -> bool:
        """Written before it is told: a crash must not undo what people saw.

        Raises DuplicateCommand when the journal has an entry of this command already.
        """
        state = self.state
        body = ENCODER.encode(entry)
        foreseen = self._foresee(entry)
        stored = StoredEntry(state.seq + 1, body, sender, command_id, self._head(body))
        also = along.also(entry) if along.also is not None else ()
        try:
            await self._storage.append(state.id, self.epoch, stored, also)
        except DuplicateCommand as duplicate:
            self._is_stale = duplicate.seq > state.seq
            await self._is_fresh()
            raise
        except (CannotSave, OutOfSequence):
            self._is_stale = True
            await self._is_fresh()
            return False
        except Fenced:
            self.give_up()
            return False
        if sender is not None and command_id is not None:
            self._remember_applied(sender, command_id, stored.seq)
        await self._happen(stored, entry, foreseen, along)
        return True

    async def _is_fresh(self) -> bool:
        """After a failed commit the state is thrown away and rebuilt from the journal."""
        if self.is_fenced:
            return False
        if not self._is_stale:
            return True
        known = self.state.seq
        try:
            stored = await self._storage.entries(self.state.id)
            self.state = self._rebuilt(stored)
        except CannotRead:
            return False
        except CannotRestore:
            self.give_up()  # clients that reconnect are told what is wrong
            return False
        self._used.clear()
        self.remember(stored)
        self._is_stale = False
        if self.state.seq != known:  # committed, but the answer got lost
            self._catch_up(stored[known:])
        return True

    def give_up(self) -> None:
        """Another process has it now: clients have to reconnect."""
        self.is_fenced = True
        for conversation in list(self.conversations):  # a relayed one leaves at once
            outbound.say_goodbye(conversation, TableRefusal.TRY_AGAIN, 1)

    def tell_deleted(self) -> None:
        for conversation in list(self.conversations):
            outbound.say_goodbye(conversation, TableRefusal.CLASS_DELETED)
        self.is_fenced = True  # only now: what a fenced class says isn't relayed


def _mark(command: tuple[str, CommandId]) -> bytes:
    """Four bytes, because a table keeps one for each of its hundreds of commands. Two commands may
    share one: the journal knows which of them was applied."""
    return (hash(command) & 0xFFFFFFFF).to_bytes(4)


def refused(command_id: CommandId | None, refusal: TableRefusal | Refusal) -> messages.Refused:
    if isinstance(refusal, Refusal):
        return messages.Refused(command_id, refusal.code, refusal.clause)
    return messages.Refused(command_id, refusal)
