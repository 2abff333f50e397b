"""The client's side of a relayed conversation. It stays open when the table gets another owner: it
is opened again there, the client gets a Snapshot, and unanswered messages are sent again."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

import msgspec
from msgspec.structs import replace

from rawsiko.protocol import messages
from rawsiko.protocol.commands import order_id_in
from rawsiko.protocol.messages import PROTOCOL_VERSION, Goodbye, Hello
from rawsiko.protocol.refusals import TableRefusal
from rawsiko.server import metrics
from rawsiko.server.clock import Clock
from rawsiko.server.cluster import frames
from rawsiko.server.cluster.network import Network
from rawsiko.server.connections.admission import HELLO, RETRY_SECONDS, Admission, Place
from rawsiko.server.connections.conversation import RelayedConversation
from rawsiko.server.logs import LOG
from rawsiko.server.rate_limits import MESSAGES, Bucket
from rawsiko.server.storage import StorageError
from rawsiko.server.tables.journal_registry import OwnedElsewhere
from rawsiko.server.tables.journaled import CannotRestore
from rawsiko.server.tables.outbound import say_goodbye

SAY_AGAIN_SECONDS = 1.0
OPEN_SECONDS = 1.0  # for the owner to answer, then it is looked up again
OPEN_AT_MOST = 10.0
LOOK_AGAIN_SECONDS = 0.2
SILENT_SECONDS = 2.5  # then the owner is looked up again

REFUSALS_REMEMBERED = 100
NOT_NOW = (TableRefusal.CANNOT_SAVE, TableRefusal.TRY_AGAIN, TableRefusal.TOO_FAST)
UNREADABLE = (msgspec.MsgspecError, ValueError, RecursionError)
log = logging.getLogger(LOG)


class RemoteConversations:
    def __init__(self, network: Network, admission: Admission, clock: Clock) -> None:
        self.network = network
        self.admission = admission
        self.clock = clock
        self._links = 0
        self._by_link: dict[int, RemoteConversation] = {}
        self._heard_of: dict[str, float] = {}
        network.hear(frames.Relayed, self._hear_told)
        for kind in (frames.Heard, frames.Ended, frames.Lost):
            network.hear(kind, self._hear)
        network.hear(frames.Here, self._here)

    async def open(self, body: bytes, address: str) -> RelayedConversation | Goodbye:
        try:
            hello = HELLO.decode(body)
        except UNREADABLE:
            return Goodbye(TableRefusal.MALFORMED)
        if hello.version != PROTOCOL_VERSION:
            return Goodbye(TableRefusal.OTHER_VERSION)
        try:
            place = await self.admission.place_of(hello, address)
            if isinstance(place, TableRefusal):
                return Goodbye(place)
            one = RemoteConversation(self, place, hello, address)
            refusal = await one.begin()
        except CannotRestore as damage:
            return Goodbye(damage.refusal)
        except StorageError:
            return Goodbye(TableRefusal.CANNOT_SAVE, RETRY_SECONDS)
        if refusal is not None:
            return refusal
        self.admission.conversations.add(one)
        return one

    def check(self) -> None:
        """Call it every second: tells owners which links are open, and looks for silent ones."""
        now = self.clock.now()
        by_owner: dict[str, list[RemoteConversation]] = {}
        for one in self._by_link.values():
            by_owner.setdefault(one.owner, []).append(one)
        self._heard_of = {name: self._heard_of.get(name, now) for name in by_owner}
        for owner, theirs in by_owner.items():
            alive = tuple((one.link, one.received) for one in theirs)
            self.network.send(owner, frames.Alive(alive))
            if self._heard_of[owner] < now - SILENT_SECONDS:
                for one in theirs:
                    one.look_again()

    def look_again(self, ids: frozenset[str] | None = None, *, unless: str) -> None:
        """Open those of these tables or classes again, or all of them, except those to the
        process `unless`."""
        for one in list(self._by_link.values()):
            if one.owner != unless and (ids is None or one.place.id in ids):
                one.look_again()

    def new_link(self, one: "RemoteConversation") -> int:
        self._links += 1
        self._by_link[self._links] = one
        return self._links

    def forget(self, link: int) -> None:
        self._by_link.pop(link, None)

    def _here(self, sender: str, _item: frames.Here) -> None:
        self._heard_of[sender] = self.clock.now()

    def _hear_told(self, sender: str, item: frames.Relayed) -> None:
        if sender in self._heard_of:
            self._heard_of[sender] = self.clock.now()
        for delivery in item.to:
            one = self._by_link.get(delivery.link)
            if one is not None and one.owner == sender:
                one.hear_told(delivery, item.body)

    def _hear(self, sender: str, item: frames.Heard | frames.Ended | frames.Lost) -> None:
        if sender in self._heard_of:
            self._heard_of[sender] = self.clock.now()
        one = self._by_link.get(item.link)
        if one is not None and one.owner == sender:
            one.hear(item)


class RemoteConversation(RelayedConversation):
    """Call `begin` first."""

    def __init__(
        self, conversations: RemoteConversations, place: Place, hello: Hello, address: str
    ) -> None:
        super().__init__(Bucket(MESSAGES, conversations.clock.now()))
        self.place = place
        self.owner = ""
        self.link = 0
        self.received = 0  # the number of the last message from the owner
        self.heard = 0  # the number of the last message that the owner handled
        self._all = conversations
        self._hello = hello
        self._address = address
        self._number = 0  # of the last message that the client said
        self._said = b""
        self._hints: set[str] = set()  # that were asked for and not answered
        # By the id of an order. A new owner doesn't know them and might apply the order.
        self._refused: dict[str, bytes] = {}
        self._changed = asyncio.Event()  # the link answered, or was heard
        self._is_new = False  # nothing came through this link yet
        self._is_first = True  # no link answered yet
        self._opening: asyncio.Task[None] | None = None

    # Opening.

    async def begin(self) -> Goodbye | None:
        """Returns when the owner has answered. A Goodbye if there is no conversation."""
        if await self._open():
            if self._waiting and self._waiting[0].startswith(GOODBYE):
                self.close()
                return msgspec.json.decode(self._waiting[0], type=Goodbye)
            return None
        self.close()
        return Goodbye(TableRefusal.TRY_AGAIN, RETRY_SECONDS)

    async def _open(self) -> bool:
        clock = self._all.clock
        deadline = clock.now() + OPEN_AT_MOST
        while clock.now() < deadline and not self.is_cut:
            try:
                owner = await self._all.admission.owner_of(self.place)
            except OwnedElsewhere as elsewhere:
                owner = elsewhere.owner
            self._connect(owner)
            if await self._wait(OPEN_SECONDS) and not self._is_new:
                self._is_first = False
                return True
            self._disconnect()
            self._all.admission.forget_owner(self.place)
            await asyncio.sleep(LOOK_AGAIN_SECONDS)
        return False

    def _connect(self, owner: str) -> None:
        self._disconnect()
        self.owner, self.link, self.received = owner, self._all.new_link(self), 0
        self._is_new = True
        self._changed.clear()
        body = msgspec.json.encode(self._hello)
        self._all.network.send(owner, frames.Open(self.link, body, self._address, self.heard))

    def _disconnect(self) -> None:
        if self.link:
            self._all.forget(self.link)
            self._all.network.send(self.owner, frames.Closed(self.link))
            self.link = 0

    def look_again(self) -> None:
        """Open the conversation again, at the present owner."""
        if self._opening is None and not self.is_cut and not self._is_first:
            self._disconnect()
            self._all.admission.forget_owner(self.place)
            # Whatever the client knows, it may have missed something.
            self._hello = replace(self._hello, after=None, head=None)
            self._opening = asyncio.get_running_loop().create_task(self._open_again())

    async def _open_again(self) -> None:
        is_open = False
        try:
            is_open = await self._open()
        except (StorageError, CannotRestore):
            log.warning("a conversation waits for the database")
        finally:
            self._opening = None
        if self.is_cut:
            self._disconnect()
        elif not is_open or self._hints:
            # A client that reconnects asks again for the hint that got lost.
            say_goodbye(self, TableRefusal.TRY_AGAIN, 0)
        else:
            self._changed.set()

    # From the owner.

    def hear(self, item: frames.Heard | frames.Ended | frames.Lost) -> None:
        if isinstance(item, frames.Ended):
            self._all.forget(self.link)
            self.link = 0
            self._is_new = False
            self._changed.set()
            self.cut()
        elif isinstance(item, frames.Lost):
            if self._is_new:
                self._changed.set()  # `_open` looks again
            else:
                self.look_again()
        elif item.number > self.received:
            self.look_again()
        else:
            self._hear_heard(item.heard)

    def hear_told(self, delivery: frames.Delivery, body: bytes) -> None:
        number = delivery.number
        if number <= self.received:
            return  # a copy
        if number != self.received + 1:
            self.look_again() if not self._is_new else self._changed.set()
            return
        self.received = number
        if self._is_new:
            self._is_new = False
            self._changed.set()
            if not self._is_first and body.startswith(WELCOME):
                return  # the client knows that
        if self._hints:
            self._hints -= {one for one in self._hints if one.encode() in body}
        if body.startswith(REFUSED):
            self._remember_refusal(body)
        self._hear_heard(delivery.heard)
        self.put(body)

    def _remember_refusal(self, body: bytes) -> None:
        refused = msgspec.json.decode(body, type=messages.Refused)
        if refused.id is not None and refused.code not in NOT_NOW:
            self._refused[refused.id] = body
            if len(self._refused) > REFUSALS_REMEMBERED:
                del self._refused[next(iter(self._refused))]

    def _hear_heard(self, heard: int) -> None:
        if heard > self.heard:
            self.heard = heard
            self._changed.set()

    # From the client.

    def say(self, body: bytes) -> Coroutine[Any, Any, None] | None:
        if self._refused and (asked := order_id_in(body)) and (known := self._refused.get(asked)):
            self.put(known)
            return None
        self._number += 1
        self._said = body
        if b'"LookAs"' in body:
            self._remember_view(body)
        elif (b'"AskHint"' in body or b'"AskWhyNot"' in body) and (asked := order_id_in(body)):
            self._hints.add(asked)
        self._say()
        return self._until_heard(self._number)

    def _say(self) -> None:
        if self.link and not self._is_new:
            said = frames.Said(self.link, self._number, self._said)
            self._all.network.send(self.owner, said)

    async def _until_heard(self, number: int) -> None:
        clock = self._all.clock
        begun = clock.now()
        self.is_busy = True
        try:
            while self.heard < number and not self.is_cut:
                await self._wait(SAY_AGAIN_SECONDS)
                if self.heard < number:
                    self._say()
        finally:
            self.is_busy = False
        if self.owner != self._all.network.name:
            metrics.current.relayed(clock.now() - begun)

    def _remember_view(self, body: bytes) -> None:
        """For the next owner."""
        try:
            look = msgspec.json.decode(body, type=messages.LookAs)
        except UNREADABLE:
            return
        self._hello = replace(self._hello, seat=look.seat)

    async def _wait(self, seconds: float) -> bool:
        """Whether something changed within this time."""
        try:
            async with asyncio.timeout(seconds):
                await self._changed.wait()
        except TimeoutError:
            return False
        self._changed.clear()
        return True

    # The end.

    def cut(self) -> None:
        super().cut()
        self._changed.set()

    def close(self) -> None:
        self.is_cut = True
        self._changed.set()
        self._disconnect()
        if self._opening is not None:
            self._opening.cancel()


WELCOME, GOODBYE = b'{"type":"Welcome"', b'{"type":"Goodbye"'
REFUSED = b'{"type":"Refused"'
