"""The world with two processes: leases expire, the broker is lossy, tables move."""

import asyncio
from collections.abc import Callable, Coroutine
from random import Random
from typing import Any

from rawsiko.content.load import standard_content
from rawsiko.engine.content import Content
from rawsiko.server.cluster.cluster import Cluster
from rawsiko.server.storage import CannotSave
from rawsiko.server.storage.processes import RENEW_SECONDS
from rawsiko.server.tables.live_table import LiveTable
from tests.server.quick_tables import marked, tiny
from tests.server.simulation.client import Client
from tests.server.simulation.disk import Disk
from tests.server.simulation.loop import run_virtually
from tests.server.simulation.lossy_broker import LossyBroker, Port
from tests.server.simulation.network import Link, Network
from tests.server.simulation.process import Observe, Process
from tests.server.simulation.shared_disk import Leases, SharedStorage
from tests.server.simulation.world import Plan, Result, World, in_place, logged_failures_raised

PROCESSES = 2
KEY = bytes(32)


def simulate_cluster(seed: int, plan: Plan | None = None) -> Result:
    """As `simulate`."""
    rng = Random(seed)
    content = marked(rng.choice((tiny(), standard_content())), rng)
    with in_place(rng, content), logged_failures_raised():
        return run_virtually(ClusterWorld(rng, content, plan or Plan()).run())


class ClusterProcess(Process):
    def __init__(
        self,
        storage: SharedStorage,
        rng: Random,
        observe: Observe,
        network: Network,
        broker: LossyBroker,
    ) -> None:
        super().__init__(storage.disk, rng, observe, network, storage)
        self.shared = storage
        self._port = Port(broker)
        self.cluster = Cluster(KEY, self._port, self.registry, self.admission)
        self.spawn(self._renew())
        self.spawn(self.cluster.start())

    def crash(self) -> None:
        self._port.is_cut = True
        self.spawn(self.cluster.close())
        super().crash()

    async def _renew(self) -> None:
        while True:
            if not self.shared.is_asleep:
                await self.shared.claims.renew()
            await asyncio.sleep(RENEW_SECONDS)


class ClusterWorld(World):
    def __init__(self, rng: Random, content: Content, plan: Plan) -> None:
        super().__init__(rng, content, plan)
        self.disk: Disk
        self.leases = Leases()
        self.broker = LossyBroker(rng)
        self.processes: list[ClusterProcess | None] = [None] * PROCESSES
        self._started = 0

    @property
    def live(self) -> LiveTable | None:
        """At its owner."""
        owner = self.leases.owners.get(self.table_id)
        for process in self.processes:
            if process is not None and process.shared.name == owner:
                return process.registry.live_tables.get(self.table_id)
        return None

    def _new_process(self) -> Process:
        """Called for the first; the others follow."""
        for place in range(PROCESSES):
            self._start(place)
        assert self.processes[0] is not None
        self.process = self.processes[0]
        return self.process

    def _start(self, place: int) -> None:
        self._started += 1
        storage = SharedStorage(self.disk, self.leases, f"process{self._started}")
        process = ClusterProcess(storage, self.rng, self._observe, self.network, self.broker)
        process.send = self._send_down
        self.processes[place] = process

    def _start_all(self) -> None:
        self.broker.is_away = False
        for place, process in enumerate(self.processes):
            if process is None:
                self._start(place)
            else:
                process.shared.is_asleep = False

    def connect(self, name: str, client: Client) -> Link | None:
        # In the end always the same one: nobody is helped by finding another by chance.
        place = sum(name.encode()) if self.is_quiet else self.rng.randrange(PROCESSES)
        process = self.processes[place % PROCESSES]
        if process is None or self.network.is_parted:
            return None
        link = Link(name, client.seat, client.hear)
        process.accept(link)
        return link

    # Faults.

    def _troubles(self) -> tuple[Callable[[], Coroutine[Any, Any, None]], ...]:
        more = (self._crash, self._sleep, self._leave, self._lose_broker, self._move)
        return (*super()._troubles(), *more)

    async def _crash(self) -> None:
        if self.rng.random() < 0.5:
            await self._next_write()
        place = self.rng.randrange(PROCESSES)
        await self._end(place)

    async def _end(self, place: int) -> None:
        process = self.processes[place]
        if process is None:
            return
        self.crashes += 1
        process.crash()
        self.processes[place] = None
        await asyncio.sleep(self.rng.uniform(0.1, 8))
        if self.processes[place] is None:
            self._start(place)

    async def _sleep(self) -> None:
        """It renews nothing for a while, as if it were stopped, but its other work goes on."""
        process = self.rng.choice(self.processes)
        if process is not None:
            process.shared.is_asleep = True
            await asyncio.sleep(self.rng.uniform(2, 12))
            process.shared.is_asleep = False

    async def _leave(self) -> None:
        """A rolling restart."""
        place = self.rng.randrange(PROCESSES)
        process = self.processes[place]
        if process is not None:
            try:
                await process.cluster.leave()
            except CannotSave:
                return
            await self._end(place)

    async def _move(self) -> None:
        """To even out."""
        process = self.rng.choice(self.processes)
        if process is not None:
            others = await process.cluster.ownership.storage.processes()
            await process.cluster.ownership.hand_over_all(others)

    async def _lose_broker(self) -> None:
        self.broker.is_away = True
        await asyncio.sleep(self.rng.uniform(1, 8))
        self.broker.is_away = False

    async def _leap(self) -> None:
        process = self.rng.choice(self.processes)
        if process is not None:
            process.clock.leapt += self.rng.choice((1.0, 60.0))
