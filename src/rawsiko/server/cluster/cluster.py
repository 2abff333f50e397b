"""This process as part of a cluster: it joins, relays and owns tables, and leaves."""

import asyncio
import logging

from rawsiko.protocol.messages import PROTOCOL_VERSION
from rawsiko.server.broker import Broker
from rawsiko.server.cluster import frames
from rawsiko.server.cluster.directory import Directory
from rawsiko.server.cluster.links import Links
from rawsiko.server.cluster.network import EVERYBODY, Carrier, Network
from rawsiko.server.cluster.ownership import Ownership
from rawsiko.server.cluster.remote_conversations import RemoteConversations
from rawsiko.server.cluster.requests import AnsweringSide, Requests, Work
from rawsiko.server.connections.admission import Admission
from rawsiko.server.logs import LOG
from rawsiko.server.storage import StorageError
from rawsiko.server.storage.processes import Process, processes_of
from rawsiko.server.tables.background import BackgroundTasks
from rawsiko.server.tables.registry import TableRegistry

CHECK_SECONDS = 1.0
TAKE_SECONDS = 0.5
EVEN_SECONDS = 2.0
HAND_OVERS = 3  # rounds before a process ends
VERSION = f"{PROTOCOL_VERSION}.{frames.VERSION}"

log = logging.getLogger(LOG)


class Cluster:
    """`start` before the first request, `leave` after the last one was accepted, `close` at the
    end."""

    def __init__(
        self, key: bytes, broker: Carrier, tables: TableRegistry, admission: Admission
    ) -> None:
        processes, clock = processes_of(tables.storage), admission.clock
        self.name = processes.owner
        self.network = Network(self.name, key, broker)
        self.conversations = RemoteConversations(self.network, admission, clock)
        self.links = Links(self.network, admission, clock, processes.has_lease)
        self.requests = Requests(self.network, clock)
        self.directory = Directory(processes)
        self.ownership = Ownership(processes, tables, admission.classes)
        self._database = processes
        self._clock = clock
        self._processes: list[Process] = []
        self._looking = asyncio.Lock()  # an older answer must not replace a newer one
        self._tasks = BackgroundTasks()
        self._is_leaving = False
        tables.elsewhere = admission.classes.elsewhere = self.directory
        admission.relay = self.conversations
        self.network.hear(frames.Taken, self._hear_taken)
        self.network.hear(frames.Take, self._hear_take)
        if isinstance(broker, Broker):
            broker.on_return(self._broker_returned)

    async def start(self) -> None:
        await self.network.start()
        self._processes = await self._database.processes()
        self._tasks.repeat(CHECK_SECONDS, self._check)
        self._tasks.repeat(TAKE_SECONDS, self._take_over)
        self._tasks.repeat(EVEN_SECONDS, self._even_out)

    async def is_alive(self, name: str) -> bool:
        """Whether this process runs. It may have joined since the last check. Raises CannotRead."""
        if not self._knows(name):
            await self._look_for_processes()
        return self._knows(name)

    def others(self) -> list[str]:
        """The names of the other processes."""
        return [one.name for one in self._processes if one.name != self.name]

    def answer(self, work: Work) -> AnsweringSide:
        """Let `work` carry out requests of other processes."""
        return AnsweringSide(self.network, self._clock, work)

    async def ask(self, to: str, body: bytes, seconds: float) -> bytes | None:
        """None if no answer came in time, or the process can't be found any more."""
        try:
            if not await self.is_alive(to):
                return None
        except StorageError:
            return None
        return await self.requests.ask(to, body, seconds, lambda: self._knows(to))

    async def leave(self) -> None:
        """Hand everything over. Clients of this process stay connected."""
        self._is_leaving = True
        try:
            await self._database.is_leaving()
            for _ in range(HAND_OVERS):  # others may hand us tables before they know that we leave
                await self.ownership.check()
                others = await self._database.processes()
                moved = await self.ownership.hand_over_all(others)
                self._tell_moved(moved)
                if not any(moved.values()):
                    break
        except StorageError:
            log.warning("the tables were not handed over")

    async def close(self) -> None:
        await self._tasks.stop()

    async def _check(self) -> None:
        self.links.end_silent()
        self.conversations.check()
        await self._look_for_processes()
        if self._database.had_no_lease:
            self._say_taken(await self.ownership.check())

    def _knows(self, name: str) -> bool:
        return any(one.name == name for one in self._processes)

    async def _look_for_processes(self) -> None:
        async with self._looking:
            before = {one.name for one in self._processes}
            self._processes = await self._database.processes()
        for gone in before - {one.name for one in self._processes}:
            log.warning("a process is gone")
            self.directory.forget_process(gone)

    async def _take_over(self) -> None:
        while not self._is_leaving:
            taken = await self.ownership.take_over()
            if not taken:
                return
            self._say_taken(taken)

    async def _even_out(self) -> None:
        self._database.playing = self.ownership.playing()
        if not self._is_leaving:
            self._tell_moved(await self.ownership.even_out(self._processes))
            self._say_taken(await self.ownership.check())

    def _tell_moved(self, moved: dict[str, list[str]]) -> None:
        for name, ids in moved.items():
            if ids:
                self.network.send(name, frames.Take(tuple(ids)))
            for one in ids:
                self.directory.learn(one, name)

    def _say_taken(self, ids: list[str]) -> None:
        if ids:
            self.network.send(EVERYBODY, frames.Taken(tuple(ids)))
            self._hear_taken(self.name, frames.Taken(tuple(ids)))

    def _hear_taken(self, sender: str, item: frames.Taken) -> None:
        for one in item.ids:
            self.directory.learn(one, sender)
        self.conversations.look_again(frozenset(item.ids), unless=sender)

    def _hear_take(self, _sender: str, _item: frames.Take) -> None:
        self._tasks.start(self._take_given)

    async def _take_given(self) -> None:
        try:
            self._say_taken(await self.ownership.check())
        except StorageError:
            log.warning("the cluster waits for the database")

    def _broker_returned(self) -> None:
        """Messages were lost: open all conversations again."""
        self.conversations.look_again(unless=self.name)
