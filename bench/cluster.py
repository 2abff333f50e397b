"""Measures what several processes cost and gain, beside one process in the same run.

    python3 run.py bench cluster [--tables 40] [--seconds 3] [--kills 2] [--questions 256]
                                 [--only relay | takeover | thinking]

PostgreSQL and NATS are found or installed as for the tests. Moves are measured in a process on its
own, in one of a cluster, relayed from another process, and with two processes: processor time of
all processes while the players move as fast as they can, latency at a fixed rate. Then a process is
killed, and the longest wait of its tables counts. Then Hard bots think with one worker and with
two. Goals: a relayed move costs at most 2.5 times the processor time of one in a process on its
own, and takes at most 5 ms more (p99); 5 s; 1.6 times the decisions. bench/README.md says more.
"""

import argparse
import asyncio
import resource
import sys
import tempfile
from collections.abc import Generator, Mapping
from contextlib import contextmanager
from pathlib import Path

import uvloop

from bench.clusters import relay, takeover, thinking_growth
from bench.clusters.relay import Relay
from bench.clusters.takeover import TakenOver
from bench.not_measured import NotMeasured, exit_status
from bench.servers.process import LOAD_CORE, pin
from tests.server.nats import NatsServer, NoNats
from tests.server.postgres import Cluster, NoPostgres, running_cluster

RATE = 100.0  # moves a second, for latency
TABLES_TAKEN_OVER = 20
PARTS = ("takeover", "thinking", "relay")
FIGURES = ("relay_cost", "takeover_s", "thinking_growth")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--seconds", type=float, default=3.0, help="each measurement")
    parser.add_argument("--kills", type=int, default=2)
    parser.add_argument("--questions", type=int, default=256)
    parser.add_argument("--level", default="hard")
    parser.add_argument("--only", choices=PARTS, help="one part, and its figure")
    options = parser.parse_args()
    files = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (files[1], files[1]))
    parts = [options.only] if options.only else PARTS
    figures: dict[str, str] = {}
    with services() as (postgres, nats):
        if "takeover" in parts:
            taken = measure_takeover(postgres, nats, options.kills)
            figures["takeover_s"] = f"{max(taken.waits):.1f}"
        if "thinking" in parts:
            growth = thinking_growth.measure(options.questions, options.level)
            print(growth, flush=True)
            figures["thinking_growth"] = f"{growth.ratio:.2f}"
        if "relay" in parts:
            pin(0, LOAD_CORE)  # only now: everything that was started before may use all cores
            moves = uvloop.run(relay.measure(postgres, nats, options.tables, RATE, options.seconds))
            show_moves(moves)
            figures["relay_cost"] = f"{moves.cost:.2f}"
    report(figures)


@contextmanager
def services() -> Generator[tuple[Cluster, NatsServer]]:
    """Raises NotMeasured."""
    try:
        with running_cluster(synchronous_commit="on") as postgres:
            nats = NatsServer()
            nats.start()
            try:
                yield postgres, nats
            finally:
                nats.kill()
    except (NoPostgres, NoNats) as reason:
        raise NotMeasured(f"a cluster: {reason}") from reason


def measure_takeover(postgres: Cluster, nats: NatsServer, kills: int) -> TakenOver:
    with tempfile.TemporaryDirectory() as folder:
        where = Path(folder), postgres.new_database(), nats
        taken = asyncio.run(takeover.measure(*where, tables=TABLES_TAKEN_OVER, kills=kills))
    for wait, tables in zip(taken.waits, taken.tables, strict=True):
        print(f"killed a process with {tables} tables: they waited {wait:.1f} s at most")
    print(
        f"after SIGTERM they waited {taken.handed_over:.1f} s at most (goal 2), after the broker's"
        f" restart {taken.broker:.1f} s (goal 3), without either {taken.undisturbed:.1f} s"
    )
    print(f"players that had to reconnect: {taken.reconnected}", flush=True)
    return taken


def show_moves(moves: Relay) -> None:
    for kind, row in (
        ("a process on its own", moves.alone),
        ("a process of a cluster, its own clients", moves.own),
        ("relayed, both processes", moves.relayed),
        ("two processes, everybody at either", moves.two),
    ):
        print(
            f"{kind}: {row.cpu * 1e6:.0f} µs of processor time a move at {row.moves_per_s:,.0f}"
            f" moves/s; p50 {row.p50 * 1000:.1f} ms, p99 {row.p99 * 1000:.1f} ms"
            f" at {RATE:.0f} moves/s"
        )
    print(
        f"the broker: {moves.broker * 1e6:.0f} µs a relayed move;"
        f" relaying adds {moves.added_p99 * 1000:.1f} ms (p99; goal 5)"
    )


def report(figures: Mapping[str, str]) -> None:
    print(" ".join(f"{name} {figures[name]}" for name in FIGURES if name in figures))


if __name__ == "__main__":
    sys.exit(exit_status(main))
