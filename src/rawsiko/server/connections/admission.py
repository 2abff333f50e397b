"""Admission: checks the tokens of a Hello and opens a Conversation; and ends conversations."""

import asyncio
from collections.abc import Sequence
from typing import NamedTuple, Protocol

import msgspec

from rawsiko.content.load import standard_content
from rawsiko.engine.ids import PlayerId
from rawsiko.protocol.class_views import ClassRole
from rawsiko.protocol.messages import (
    PROTOCOL_VERSION,
    Goodbye,
    Hello,
    Presence,
    ServerStatus,
    Welcome,
)
from rawsiko.protocol.refusals import TableRefusal
from rawsiko.server.classes import members
from rawsiko.server.classes.registry import ClassRegistry
from rawsiko.server.clock import Clock
from rawsiko.server.connections.conversation import (
    AnyConversation,
    ClassConversation,
    ClientConversation,
    Conversation,
    RelayedConversation,
)
from rawsiko.server.rate_limits import MESSAGES, OPENINGS, Bucket, Failures
from rawsiko.server.storage import Capability, Role, StorageError
from rawsiko.server.tables import tokens
from rawsiko.server.tables.journaled import HOST, CannotRestore
from rawsiko.server.tables.live_table import Listener, LiveTable
from rawsiko.server.tables.outbound import Receiver, reply, say_goodbye
from rawsiko.server.tables.registry import TableRegistry

HEARTBEAT_SECONDS = 5
MOST_PER_SEAT = 6  # windows; opening another closes the oldest
MOST_SPECTATORS = 200
RETRY_SECONDS = 1.0
LONGEST_OPENING_DELAY = 5.0  # seconds, for a seat that opens conversations too fast

CLASS_ROLES = {
    Role.CLASS_HOST: ClassRole.HOST,
    Role.CLASS_DISPLAY: ClassRole.DISPLAY,
    Role.MEMBER: ClassRole.MEMBER,
}

HELLO = msgspec.json.Decoder(Hello)


class Held(NamedTuple):
    """What a client's tokens give it, at one table."""

    live: LiveTable
    seats: tuple[PlayerId, ...]
    is_host: bool


class Place(NamedTuple):
    """The table or class that a client's tokens belong to."""

    id: str
    is_class: bool


class Relay(Protocol):
    """Opens conversations with tables and classes of other processes, and of this one."""

    async def open(self, body: bytes, address: str) -> RelayedConversation | Goodbye: ...


class Admission:
    def __init__(
        self,
        registry: TableRegistry,
        clock: Clock,
        classes: ClassRegistry | None = None,
    ) -> None:
        self.registry = registry
        self.classes = classes or ClassRegistry(registry, clock)
        self.classes.release = self.release
        self.classes.attended = self.presence_changed
        self.clock = clock
        self.is_stopping = False
        self.can_save = True
        self.conversations: set[ClientConversation] = set()
        self.relay: Relay | None = None  # in a cluster
        self.failures = Failures()
        self._releases = 0  # counts how often a seat changed hands

    async def open(self, body: bytes, address: str) -> ClientConversation | Goodbye:
        """A conversation for the holder of these tokens, or why there is none.

        Its first messages wait in it: Welcome, then a Snapshot unless the client has it.
        """
        if self.is_stopping:
            return Goodbye(TableRefusal.TRY_AGAIN, RETRY_SECONDS)
        if self.relay is not None:
            return await self.relay.open(body, address)
        return await self.open_here(body, address)

    async def open_here(self, body: bytes, address: str) -> AnyConversation | Goodbye:
        """As `open`, with a table or class of this process; TRY_AGAIN if it's another's."""
        try:
            hello = HELLO.decode(body)
        except (msgspec.MsgspecError, ValueError, RecursionError):
            return Goodbye(TableRefusal.MALFORMED)
        if hello.version != PROTOCOL_VERSION:
            return Goodbye(TableRefusal.OTHER_VERSION)
        try:
            releases = self._releases
            held = await self._held(hello, address)
            if isinstance(held, Capability):
                return await self._welcome_to_class(held)
            if isinstance(held, TableRefusal):
                is_passing = held is TableRefusal.TRY_AGAIN
                return Goodbye(held, RETRY_SECONDS if is_passing else None)
            conversation = await self._welcome(held, hello)
            if self._releases != releases and isinstance(conversation, Conversation):
                await self._make_sure(conversation, held, hello, address)
            return conversation
        except CannotRestore as damage:
            return Goodbye(damage.refusal)
        except StorageError:
            return Goodbye(TableRefusal.CANNOT_SAVE, RETRY_SECONDS)

    async def failed(self, address: str) -> None:
        """A token or code was wrong: after many of them the answer is delayed."""
        await asyncio.sleep(self.failures.delay(address, self.clock.now()))

    def tell_status(self) -> None:
        """Tell everybody; called when it has changed."""
        status = ServerStatus(self.can_save, self.is_stopping)
        for live in list(self.registry.live_tables.values()):
            live.tell_all(status)
        for run in list(self.classes.runs.values()):
            run.live.tell(status, *ClassRole)

    def ended(self, conversation: ClientConversation) -> None:
        """Its connection is gone."""
        if conversation not in self.conversations:
            return
        self.conversations.discard(conversation)
        if isinstance(conversation, RelayedConversation):
            conversation.close()
            return
        if isinstance(conversation, ClassConversation):
            conversation.live.leave(conversation)
            return
        live, before = conversation.live, conversation.live.present()
        live.leave(conversation)
        if not live.is_fenced:  # else it may be put away, and its automation with it
            self.presence_changed(live, before)

    def presence_changed(self, live: LiveTable, before: tuple[PlayerId, ...]) -> None:
        """Tell everybody, and the automation, if somebody came or left."""
        now = live.present()
        if now == before:
            return
        stand_ins = self.registry.automation(live).stand_ins
        for player in now:
            if player not in before:
                stand_ins.somebody_came(player)
                self.registry.thinking.look_again()
        for player in before:
            if player not in now:
                stand_ins.somebody_left(player)
        live.tell_all(Presence(now))

    def release(self, live: LiveTable, seat: PlayerId, why: TableRefusal) -> None:
        """The current holder loses the seat."""
        before = live.present()
        self._releases += 1
        live.chat.forget(seat)
        for conversation in list(live.conversations):
            if seat in conversation.seats:
                _take_from(live, conversation, seat, why)
        self.presence_changed(live, before)

    def send_spectators_away(self, live: LiveTable) -> None:
        for conversation in list(live.conversations):
            if not conversation.seats and not conversation.is_host:
                say_goodbye(conversation, TableRefusal.SPECTATORS_NOT_ALLOWED)

    async def place_of(self, hello: Hello, address: str) -> Place | TableRefusal:
        """Where these tokens lead."""
        found = await self._capabilities(hello, address)
        if isinstance(found, TableRefusal):
            return found
        class_id = found[0].class_id
        return Place(found[0].table if class_id is None else class_id, class_id is not None)

    async def owner_of(self, place: Place) -> str:
        """This process's name, once it has restored the place. Raises OwnedElsewhere."""
        registry = self.registry
        await (self.classes.reach(place.id) if place.is_class else registry.reach(place.id))
        assert registry.elsewhere is not None
        return registry.elsewhere.name

    def forget_owner(self, place: Place) -> None:
        """What is remembered was wrong."""
        if self.registry.elsewhere is not None:
            self.registry.elsewhere.forget(place.id)

    async def _capabilities(self, hello: Hello, address: str) -> list[Capability] | TableRefusal:
        """All of one table or of one class."""
        found = [
            await self.registry.storage.token(tokens.hash_of(token))
            for token in dict.fromkeys(hello.tokens)
        ]
        capabilities = [capability for capability in found if capability is not None]
        if len(capabilities) < len(found):
            await self.failed(address)
        if not capabilities:
            return TableRefusal.UNKNOWN_TOKEN
        if len({(one.table, one.class_id) for one in capabilities}) > 1:
            return TableRefusal.UNKNOWN_TABLE
        return capabilities

    async def _held(self, hello: Hello, address: str) -> Held | Capability | TableRefusal:
        """A capability is one of a class."""
        capabilities = await self._capabilities(hello, address)
        if isinstance(capabilities, TableRefusal):
            return capabilities
        if capabilities[0].class_id is not None:
            return capabilities[0]
        live = await self.registry.find(capabilities[0].table)
        if live is None:
            return TableRefusal.TRY_AGAIN  # another process has it for now
        return _sum_of(live, capabilities)

    async def _make_sure(
        self, conversation: Conversation, held: Held, hello: Hello, address: str
    ) -> None:
        """A seat changed hands in the meantime. If it was theirs, they may no longer see what is
        waiting to be sent."""
        if await self._held(hello, address) != held:
            conversation.take()
            say_goodbye(conversation, TableRefusal.TRY_AGAIN, RETRY_SECONDS)

    async def _welcome(self, held: Held, hello: Hello) -> Conversation | Goodbye:
        live = held.live
        if hello.seat is not None and hello.seat not in held.seats:
            return Goodbye(TableRefusal.NOT_YOUR_SEAT)
        if _holder(held) is None and len(live.conversations) >= MOST_SPECTATORS:
            return Goodbye(TableRefusal.TRY_AGAIN, RETRY_SECONDS)
        if not await self._may_open(held):
            return Goodbye(TableRefusal.TRY_AGAIN, LONGEST_OPENING_DELAY)
        viewer = hello.seat or (held.seats[0] if len(held.seats) == 1 else None)
        for seat in held.seats:
            if live.table.seats[seat].stand_in is not None:
                await self.registry.automation(live).stand_ins.hand_back(seat)
        conversation = Conversation(
            live, held.seats, viewer, is_host=held.is_host, rate=self._message_rate(held)
        )
        board = live.table.content.hash
        reply(conversation, _welcome_to(board, held.seats, is_host=held.is_host))
        before = live.present()
        await live.join(conversation, hello.after, hello.head)
        for seat in held.seats:
            _close_oldest([one for one in live.conversations if seat in one.seats])
        if live.present() == before:
            reply(conversation, Presence(before))
        self.presence_changed(live, before)
        self._welcomed(conversation)
        return conversation

    async def _welcome_to_class(self, held: Capability) -> ClassConversation | Goodbye:
        if held.role not in CLASS_ROLES:  # a code to come back with, which isn't a token
            return Goodbye(TableRefusal.UNKNOWN_TOKEN)
        role = CLASS_ROLES[held.role]
        run = await self.classes.find(held.class_id or "")
        if run is None:
            return Goodbye(TableRefusal.TRY_AGAIN, RETRY_SECONDS)
        live, member = run.live, held.seat
        if role is ClassRole.MEMBER and member not in live.school.members:
            return Goodbye(TableRefusal.NOT_A_MEMBER)
        if member is not None:
            await members.connected(run, member)
        now = self.clock.now()
        bucket = live.bucket(member or role, MESSAGES, now)
        conversation = ClassConversation(live, role, member, bucket)
        board = live.school.lesson.board or standard_content().hash
        reply(conversation, _welcome_to(board, (), is_host=role is ClassRole.HOST))
        live.join(conversation)
        same = [one for one in live.conversations if (one.role, one.member) == (role, member)]
        _close_oldest(same)
        self._welcomed(conversation)
        return conversation

    def _welcomed(self, conversation: AnyConversation) -> None:
        if not self.can_save:
            reply(conversation, ServerStatus(can_save=False))
        self.conversations.add(conversation)

    async def _may_open(self, held: Held) -> bool:
        """Wait while this seat opens conversations too fast. False after waiting for too long."""
        holder, begun = _holder(held), self.clock.now()
        if holder is None:
            return True
        bucket = held.live.bucket(holder, OPENINGS, begun)
        while not bucket.takes(self.clock.now()):
            if self.clock.now() > begun + LONGEST_OPENING_DELAY:
                return False
            await asyncio.sleep(bucket.seconds_until_next())
        return True

    def _message_rate(self, held: Held) -> Bucket:
        """One for each seat, not for each window; spectators have one each."""
        now, holder = self.clock.now(), _holder(held)
        return held.live.bucket(holder, MESSAGES, now) if holder else Bucket(MESSAGES, now)


def _holder(held: Held) -> str | None:
    """Whose rate limits apply; None for a spectator."""
    return held.seats[0] if held.seats else HOST if held.is_host else None


def _sum_of(live: LiveTable, capabilities: list[Capability]) -> Held | TableRefusal:
    seats = dict.fromkeys(
        PlayerId(capability.seat)
        for capability in capabilities
        if capability.seat is not None and live.table.person_at(PlayerId(capability.seat))
    )
    roles = {capability.role for capability in capabilities}
    is_host = Role.HOST in roles
    if seats or is_host:
        return Held(live, tuple(seats), is_host)
    if Role.SPECTATOR in roles and live.table.settings.spectators:
        return Held(live, (), is_host=False)
    if Role.SEAT in roles:
        return TableRefusal.NOT_SEATED  # the seat is a bot's now, or open
    return TableRefusal.SPECTATORS_NOT_ALLOWED


def _welcome_to(board: str, seats: tuple[PlayerId, ...], *, is_host: bool) -> Welcome:
    return Welcome(
        version=PROTOCOL_VERSION,
        content=board,
        seats=seats,
        is_host=is_host,
        heartbeat_seconds=HEARTBEAT_SECONDS,
    )


def _close_oldest(windows: Sequence[Receiver]) -> None:
    """Of one seat or member."""
    for conversation in windows[:-MOST_PER_SEAT]:
        say_goodbye(conversation, TableRefusal.OPENED_ELSEWHERE)


def _take_from(live: LiveTable, conversation: Listener, seat: PlayerId, why: TableRefusal) -> None:
    conversation.seats = tuple(held for held in conversation.seats if held != seat)
    if not conversation.seats and not conversation.is_host:
        live.leave(conversation)
        say_goodbye(conversation, why)
    elif not conversation.seats and why is TableRefusal.OPENED_ELSEWHERE:
        # The host comes back without a seat, and sees that it is open elsewhere.
        live.leave(conversation)
        say_goodbye(conversation, TableRefusal.TRY_AGAIN, 0)
    elif conversation.viewer == seat:
        live.look_as(conversation, None)
