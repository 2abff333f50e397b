"""A table that this process runs: takes commands, makes entries durable, tells everybody."""

import asyncio
import logging
from collections.abc import Callable, Mapping
from typing import Protocol

from rawsiko.bots.reasons import Reason
from rawsiko.engine.actions import Refusal
from rawsiko.engine.ids import PlayerId
from rawsiko.protocol import messages
from rawsiko.protocol.commands import CommandId
from rawsiko.protocol.refusals import TableRefusal
from rawsiko.protocol.tables import Status
from rawsiko.server import metrics
from rawsiko.server.logs import LOG
from rawsiko.server.rate_limits import Bucket, Rate
from rawsiko.server.storage import Storage
from rawsiko.server.storage.errors import (
    CannotRead,
    CannotSave,
    DuplicateCommand,
    Fenced,
    OutOfSequence,
)
from rawsiko.server.storage.records import StoredEntry
from rawsiko.server.tables import outbound
from rawsiko.server.tables.chat import TableChat
from rawsiko.server.tables.decisions import Caller, Decision, Journaled, decide
from rawsiko.server.tables.entries import (
    ActionPlayed,
    Entry,
    SeatGivenToBot,
    SeatOpened,
    SeatTaken,
    SecretShown,
)
from rawsiko.server.tables.hints import TableHints
from rawsiko.server.tables.restoring import CannotRestore, rebuilt
from rawsiko.server.tables.table import ENCODER, Table, next_head

REPLIES_REMEMBERED = 8  # to applied commands, at least; the journal has all of them
OTHER_REPLIES_REMEMBERED = 200  # refusals and replies to chat, which the journal lacks
HOST = "host"  # the sender of a command that comes from no seat
REFUSALS = (TableRefusal, Refusal)
NEW_HOLDER = (SeatTaken, SeatOpened, SeatGivenToBot)  # the name of the former one goes
Reply = messages.Applied | messages.Refused

log = logging.getLogger(LOG)


class Listener(outbound.Receiver, Protocol):
    """What a table needs to know of a conversation."""

    seats: tuple[PlayerId, ...]
    viewer: PlayerId | None  # whose view is on the screen
    is_host: bool


class LiveTable:
    """`happened` is called after every change, so that bots and timers can follow."""

    def __init__(
        self,
        table: Table,
        epoch: int,
        journal: Storage,
        happened: Callable[["LiveTable"], None],
    ) -> None:
        self.table = table
        self.epoch = epoch
        self.names: Mapping[PlayerId, str] = {}
        self.conversations: list[Listener] = []
        self.seconds_left: int | None = None
        self.chat = TableChat()
        self.hints = TableHints()
        self.is_fenced = False  # another process owns the table now
        self.class_id: str | None = None  # if it is a table of a class
        self.stored_status: Status | None = Status.LOBBY  # what its row says
        self._journal = journal
        self._happened = happened
        self._lock = asyncio.Lock()  # one command at a time
        self._applied: dict[tuple[str, CommandId], int] = {}
        self._used = bytearray()  # a mark for every command that was applied
        self._replies: dict[tuple[str, CommandId], Reply] = {}  # that the journal lacks
        self._is_stale = False
        self._rates: dict[tuple[str, Rate], Bucket] = {}

    def bucket(self, holder: str, rate: Rate, now: float) -> Bucket:
        """The bucket of a seat or the host, which all their conversations share."""
        key = holder, rate
        if key not in self._rates:
            self._rates[key] = Bucket(rate, now)
        return self._rates[key]

    # Commands.

    async def order(self, caller: Caller, command_id: CommandId, command: Journaled) -> Reply:
        """Exactly one reply, and the same one however often the command is sent."""
        sender = caller.seat or HOST
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
            decision = decide(self.table, caller, command)
            if type(decision) is not ActionPlayed and isinstance(decision, REFUSALS):
                reply = refused(command_id, decision)
                self.remember_reply(sender, command_id, reply)
                return reply
            try:
                await self._record(decision, sender, command_id)
            except DuplicateCommand as duplicate:
                return messages.Applied(command_id, duplicate.seq)
            # Saving may have failed after the commit: then the journal has it.
            known = self.known_reply(sender, command_id)
            return known or messages.Refused(command_id, TableRefusal.CANNOT_SAVE)

    async def record_if(
        self,
        decide_now: Callable[[Table], Decision],
        *,
        why: Reason | None = None,
        name: str | None = None,
    ) -> Decision:
        """Record what no client ordered: a bot's action, a stand-in, the end. Decides under the
        lock, so that nothing happens between deciding and recording.

        `why` is what a bot says of its action to everybody, `name` what somebody who takes a seat
        is called.
        """
        async with self._lock:
            if not await self._is_fresh():
                return TableRefusal.CANNOT_SAVE
            decision = decide_now(self.table)
            if isinstance(decision, REFUSALS):
                return decision
            if not await self._record(decision, None, None, why, name):
                return TableRefusal.CANNOT_SAVE
            return decision

    def holding(self) -> asyncio.Lock:
        """While it is held, commands wait."""
        return self._lock

    # Conversations.

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
        known = await self._journal.head_of(self.table.id, after)
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

    # Durability.

    def remember(self, stored: list[StoredEntry]) -> None:
        """Remember which commands led to these entries."""
        for entry in stored:
            if entry.command is not None:
                self._remember_applied(entry.seat or HOST, entry.command, entry.seq)

    async def _reply_of_journal(self, sender: str, command_id: CommandId) -> Reply | None:
        """To a command that was applied so long ago that only the journal has it."""
        try:
            seq = await self._journal.command_seq(self.table.id, sender, command_id)
        except CannotRead:
            return messages.Refused(command_id, TableRefusal.CANNOT_SAVE)
        return None if seq is None else messages.Applied(command_id, seq)

    async def _record(
        self,
        entry: Entry,
        sender: str | None,
        command_id: CommandId | None,
        why: Reason | None = None,
        name: str | None = None,
    ) -> bool:
        """Written before it is told: a crash must not undo what players saw.

        Raises DuplicateCommand when the journal has an entry of this command already.
        """
        table = self.table
        body = ENCODER.encode(entry)
        outcome = table.outcome_of(entry)  # if this fails, nothing must have been written
        head = bytes.fromhex(next_head(table.head, body))
        stored = StoredEntry(table.seq + 1, body, sender, command_id, head)
        try:
            await self._journal.append(table.id, self.epoch, stored)
        except DuplicateCommand as duplicate:
            self._is_stale = duplicate.seq > table.seq
            await self._is_fresh()
            raise
        except (CannotSave, OutOfSequence):
            self._is_stale = True
            await self._is_fresh()
            return False
        except Fenced:
            self.give_up()
            return False
        events = table.happen(entry, body, outcome)
        if type(entry) is ActionPlayed:
            metrics.current.played(entry.by)
        if sender is not None and command_id is not None:
            self._remember_applied(sender, command_id, stored.seq)
        if (self.names or name) and isinstance(entry, NEW_HOLDER):
            self.set_name(entry.seat, name)
        bytes_for = outbound.News(table, entry, events, self.names, why).bytes_for
        for conversation in self.conversations:
            conversation.put(bytes_for(conversation.viewer))
        if table.is_over and not table.secret_is_shown:
            await self._record(SecretShown(table.secret.hex(), self.hints.used), None, None)
        self._happened(self)
        return True

    async def _is_fresh(self) -> bool:
        """After a failed commit the table is thrown away and rebuilt from the journal."""
        if self.is_fenced:
            return False
        if not self._is_stale:
            return True
        old = self.table
        try:
            stored = await self._journal.entries(old.id)
        except CannotRead:
            return False
        try:
            self.table = rebuilt(Table(old.id, old.code, old.secret, old.content), stored)
        except CannotRestore:
            self.give_up()  # clients that reconnect are told what is wrong
            return False
        self._used.clear()
        self.remember(stored)
        self._is_stale = False
        if self.table.seq != old.seq:
            for conversation in self.conversations:
                conversation.put(self.snapshot_for(conversation))
            self._happened(self)
        return True

    def give_up(self) -> None:
        """Another process has the table now: clients have to reconnect."""
        self.is_fenced = True
        for conversation in list(self.conversations):  # a relayed one leaves at once
            outbound.say_goodbye(conversation, TableRefusal.TRY_AGAIN, 1)

    def tell_deleted(self) -> None:
        """With its class."""
        for conversation in list(self.conversations):
            outbound.say_goodbye(conversation, TableRefusal.CLASS_DELETED)

    def known_reply(self, sender: str, command_id: CommandId) -> Reply | None:
        """The reply to a command that was sent before."""
        key = sender, command_id
        seq = self._applied.get(key)
        return self._replies.get(key) if seq is None else messages.Applied(command_id, seq)

    def remember_reply(self, sender: str, command_id: CommandId, reply: Reply) -> None:
        self._replies[sender, command_id] = reply
        if len(self._replies) > OTHER_REPLIES_REMEMBERED:
            del self._replies[next(iter(self._replies))]

    def _remember_applied(self, sender: str, command_id: CommandId, seq: int) -> None:
        key = sender, command_id
        self._applied[key] = seq
        self._used += _mark(key)
        if len(self._applied) > 2 * REPLIES_REMEMBERED:  # drop the older half
            newest = list(self._applied.items())[-REPLIES_REMEMBERED:]
            self._applied = dict(newest)


def _mark(command: tuple[str, CommandId]) -> bytes:
    """Four bytes, because a table keeps one for each of its hundreds of commands. Two commands may
    share one: the journal knows which of them was applied."""
    return (hash(command) & 0xFFFFFFFF).to_bytes(4)


def refused(command_id: CommandId | None, refusal: TableRefusal | Refusal) -> messages.Refused:
    if isinstance(refusal, Refusal):
        return messages.Refused(command_id, refusal.code, refusal.clause)
    return messages.Refused(command_id, refusal)
