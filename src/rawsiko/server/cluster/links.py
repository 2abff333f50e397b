"""The owner's side of a relayed conversation. To the table it's a conversation like any other."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any

from rawsiko.protocol.messages import Goodbye
from rawsiko.protocol.refusals import TableRefusal
from rawsiko.server.clock import Clock
from rawsiko.server.cluster import frames
from rawsiko.server.cluster.network import Network
from rawsiko.server.connections.admission import Admission
from rawsiko.server.connections.conversation import AnyConversation
from rawsiko.server.connections.message_handler import MessageHandler
from rawsiko.server.logs import LOG
from rawsiko.server.tables import outbound

SILENT_SECONDS = 8.0  # then a process that had clients here is gone

log = logging.getLogger(LOG)


class Links:
    """The links of this process, by the client's process and the number there."""

    def __init__(
        self,
        network: Network,
        admission: Admission,
        clock: Clock,
        has_lease: Callable[[], bool],
    ) -> None:
        self.has_lease = has_lease
        self.handler = MessageHandler(admission)
        self.admission = admission
        self._network = network
        self._clock = clock
        self._links: dict[tuple[str, int], Link] = {}
        self._newest: dict[str, int] = {}  # the newest link of each process
        self._heard_of: dict[str, float] = {}
        network.hear(frames.Open, self._open)
        network.hear(frames.Said, self._said)
        network.hear(frames.Closed, self._closed)
        network.hear(frames.Alive, self._alive)

    def end_silent(self) -> None:
        """Call it every second: ends the links of processes that are gone."""
        oldest = self._clock.now() - SILENT_SECONDS
        for process in [name for name, heard in self._heard_of.items() if heard < oldest]:
            del self._heard_of[process]
            self._newest.pop(process, None)
            for key in [key for key in self._links if key[0] == process]:
                self.drop(key)

    def drop(self, key: tuple[str, int]) -> None:
        link = self._links.pop(key, None)
        if link is not None:
            link.close()

    def send(self, key: tuple[str, int], item: frames.Item) -> None:
        self._network.send(key[0], item)

    def _open(self, sender: str, item: frames.Open) -> None:
        if item.link <= self._newest.get(sender, 0):
            return  # a copy, or late: the client's process has opened another since
        self._newest[sender] = item.link
        self._heard_of[sender] = self._clock.now()
        key = sender, item.link
        self._links[key] = link = Link(self, key, item.heard)
        link.open(item.hello, item.address)

    def _said(self, sender: str, item: frames.Said) -> None:
        link = self._links.get((sender, item.link))
        if link is None:
            self._network.send(sender, frames.Lost(item.link))
        else:
            link.hear(item.number, item.body)

    def _closed(self, sender: str, item: frames.Closed) -> None:
        self.drop((sender, item.link))

    def _alive(self, sender: str, item: frames.Alive) -> None:
        """Find what got lost on either side."""
        self._heard_of[sender] = self._clock.now()
        self._network.send(sender, frames.Here())
        theirs = dict(item.links)
        for number, received in theirs.items():
            link = self._links.get((sender, number))
            if link is None or link.has_stalled_at(received):
                self.drop((sender, number))
                self._network.send(sender, frames.Lost(number))
        newest = max(theirs, default=0)
        for key in [key for key in self._links if key[0] == sender]:
            if key[1] not in theirs and key[1] < newest:
                self.drop(key)


class Link:
    def __init__(self, links: Links, key: tuple[str, int], heard: int) -> None:
        self._links = links
        self._key = key
        self._conversation: AnyConversation | None = None
        self._heard = heard
        self._told = 0
        self._stalled_at = -1
        self._task: asyncio.Task[None] | None = None
        self._is_closed = False

    def open(self, hello: bytes, address: str) -> None:
        self._start(self._open(hello, address))

    def hear(self, number: int, body: bytes) -> None:
        """One at a time: the client's process sends the next when this one is heard."""
        if number <= self._heard:
            self._say_heard()
        elif number == self._heard + 1 and self._task is None and self._conversation is not None:
            self._start(self._handle(number, body))

    def has_stalled_at(self, received: int) -> bool:
        """Whether the same message has been missing since the last time."""
        is_behind = received < self._told
        has_stalled = is_behind and received == self._stalled_at
        self._stalled_at = received if is_behind else -1
        return has_stalled

    def close(self) -> None:
        self._is_closed = True
        if self._conversation is not None:
            self._conversation.cut()
            if self._task is None:
                self._links.admission.ended(self._conversation)

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        self._task = asyncio.get_running_loop().create_task(work)
        self._task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._task = None
        if not task.cancelled() and (error := task.exception()):
            log.error("a relayed message was not answered", exc_info=error)
            self._lose()
        elif self._is_closed and self._conversation is not None:
            self._links.admission.ended(self._conversation)

    async def _open(self, hello: bytes, address: str) -> None:
        if not self._links.has_lease():
            self._lose()  # what is here may be old
            return
        opened = await self._links.admission.open_here(hello, address)
        if self._is_closed:
            if not isinstance(opened, Goodbye):
                opened.cut()
                self._links.admission.ended(opened)
            return
        if isinstance(opened, Goodbye):
            if opened.code == TableRefusal.TRY_AGAIN:
                self._lose()  # not ours, or not now: the client's process looks again
            else:
                self._tell(outbound.encoded(opened))
                self._end(frames.Ended(self._key[1]))
            return
        self._conversation = opened
        opened.deliver = self._deliver
        opened.wake = self._wake
        self._wake()

    async def _handle(self, number: int, body: bytes) -> None:
        conversation = self._conversation
        assert conversation is not None
        rate, clock = conversation.rate, self._links.admission.clock
        while not rate.takes(clock.now()):
            await asyncio.sleep(rate.seconds_until_next())
        if work := self._links.handler.handle(conversation, body):
            await work
        if conversation.live.is_fenced:
            if not self._is_closed:
                self._lose()  # the answer was not delivered: the new owner gives it
            return
        self._heard = number
        if not conversation.is_cut:
            self._say_heard()

    def _say_heard(self) -> None:
        self._links.send(self._key, frames.Heard(self._key[1], self._told, self._heard))

    def _deliver(self, message: bytes) -> bool:
        conversation = self._conversation
        if conversation is not None and not conversation.live.is_fenced:
            self._tell(message)
        return True  # clients don't get the Goodbye of a table that has another owner now

    def _tell(self, message: bytes) -> None:
        self._told += 1
        delivery = frames.Delivery(self._key[1], self._told, self._heard)
        self._links.send(self._key, frames.Relayed(message, (delivery,)))

    def _wake(self) -> None:
        conversation = self._conversation
        if conversation is None:
            return
        conversation.hand_over(self._deliver)
        if conversation.is_cut and not self._is_closed:
            if conversation.live.is_fenced:
                self._lose()
            else:
                self._end(frames.Ended(self._key[1]))

    def _lose(self) -> None:
        self._end(frames.Lost(self._key[1]))

    def _end(self, last: frames.Item) -> None:
        self._links.send(self._key, last)
        self._links.drop(self._key)
