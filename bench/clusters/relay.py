"""What a move costs and how long it takes: in a process on its own, in a process of a cluster,
relayed from another process, and with two processes that share tables and players.

All servers are started first. Processor time is measured in turn, because the machine may be
busier in one minute than in the next; latency is measured for all of them in the same seconds,
because a disk that stands still for 50 ms decides a p99. Figures are medians over the rounds.
"""

from contextlib import ExitStack
from statistics import median
from typing import NamedTuple

from bench.not_measured import NotMeasured
from bench.servers.load import Load, Measured
from bench.servers.process import cpu_seconds, serving
from rawsiko.server.storage import Storage
from rawsiko.server.storage.processes import Processes, processes_of
from tests.server.nats import NatsServer
from tests.server.postgres import Cluster

ROUNDS = 3
WARM_UP_SECONDS = 2.0


class Row(NamedTuple):
    """Seconds."""

    cpu: float  # of a move, in all processes
    moves_per_s: float
    p50: float
    p99: float


class Relay(NamedTuple):
    alone: Row  # a process without a cluster
    own: Row  # a process of a cluster, and its own clients
    relayed: Row
    two: Row
    broker: float  # seconds of the broker's processor time for a relayed move

    @property
    def cost(self) -> float:
        return self.relayed.cpu / self.alone.cpu

    @property
    def added_p99(self) -> float:
        return self.relayed.p99 - self.alone.p99


class Server(NamedTuple):
    url: str
    pid: int


async def measure(
    postgres: Cluster, nats: NatsServer, tables: int, rate: float, seconds: float
) -> Relay:
    """Raises NotMeasured."""
    with ExitStack() as stack:

        def start(database: str, *options: str) -> Server:
            return Server(*stack.enter_context(serving(database, *options)))

        alone = start(postgres.new_database())
        database, cluster = postgres.new_database(), ("--cluster", nats.url)
        front = start(database, *cluster)
        await give_no_tables(database)
        owner = start(database, *cluster)
        database = postgres.new_database()
        two = [start(database, *cluster) for _ in range(2)]
        loads = [
            Load([alone.url], [alone.pid]),
            Load([owner.url], [owner.pid]),
            Load([owner.url], [owner.pid, front.pid], [front.url]),
            Load([one.url for one in two], [one.pid for one in two], [one.url for one in two]),
        ]
        for load in loads:
            stack.callback(load.close)
            await load.grow_to(tables)
            await load.fast(WARM_UP_SECONDS)
        fast, broker = await as_fast_as_they_can(loads, nats, seconds)
        postgres.set("fsync", "off")
        fixed = [[await load.fixed(rate, seconds) for load in loads] for _ in range(ROUNDS)]
    for_alone, for_own, for_relayed, for_two = (
        Row(
            cpu=median(one.cpu_per_move for one in moving),
            moves_per_s=median(one.moves_per_s for one in moving),
            p50=median(one.p50 for one in answered),
            p99=median(one.p99 for one in answered),
        )
        for moving, answered in zip(fast, zip(*fixed, strict=True), strict=True)
    )
    return Relay(for_alone, for_own, for_relayed, for_two, broker)


async def as_fast_as_they_can(
    loads: list[Load], nats: NatsServer, seconds: float
) -> tuple[list[list[Measured]], float]:
    """Each load's rounds, and the broker's processor time for a relayed move."""
    fast: list[list[Measured]] = [[] for _ in loads]
    broker: list[float] = []
    for _ in range(ROUNDS):
        for number, load in enumerate(loads):
            before = cpu_seconds(nats.pid)
            measured = await load.fast(seconds)
            fast[number].append(measured)
            if number == 2:
                moves = measured.moves_per_s * seconds
                broker.append((cpu_seconds(nats.pid) - before) / moves)
    return fast, median(broker)


async def give_no_tables(database: str) -> None:
    """To the only process of a cluster: others believe that it is about to leave. So all its
    conversations are relayed."""
    async with await Storage.open(database, owner="bench") as storage:
        processes = await processes_of(storage).processes()
        if len(processes) != 1:
            raise NotMeasured(f"the cluster has {len(processes)} processes instead of one")
        await Processes(storage.database, processes[0].name).is_leaving()
