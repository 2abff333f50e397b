"""Measures the table server beside boardgame.io and Colyseus, in one run.

    python3 run.py bench server [--tables 100 500 1000] [--seconds 10] [--without-peers]

The server has one core and the load maker another. 100, 500 and 1,000 live tables of four players
over loopback: first the players move as fast as they can, then 500 moves a second in all, while a
probe measures the disk alone. Our server checks every move by the rules and commits it before it
tells anybody. The peers play a trivial game of three: boardgame.io and Colyseus in memory, and
boardgame.io again while it saves every move, beside our server on the same kind of database. The
last line holds our moves per second and the three ratios. bench/README.md says what is counted.
"""

import argparse
import resource
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

import uvloop

from bench.not_measured import NotMeasured, exit_status
from bench.servers.disk import DiskProbe
from bench.servers.load import Load, Measured
from bench.servers.peers import (
    BOARDGAMEIO,
    BOARDGAMEIO_SAVING,
    COLYSEUS,
    MATCHES,
    Peer,
    PeerMeasured,
    install,
    measure_peer,
    version_of,
)
from bench.servers.process import LOAD_CORE, pin, resident, serving
from bench.servers.store import durable_store
from rawsiko.server.storage import sqlite_url

STAGES = (100, 500, 1000)
RATE = 500.0
SETTLE_SECONDS = 120.0


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--tables", type=int, nargs="+", default=STAGES)
    parser.add_argument("--seconds", type=float, default=10.0, help="each measurement")
    parser.add_argument("--without-peers", action="store_true")
    options = parser.parse_args()
    files = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (files[1], files[1]))
    if options.without_peers:
        pin(0, LOAD_CORE)
        print(f"moves_per_s {measure_ours(options.tables, options.seconds):.0f}")
        return
    install()
    saving = compare_saving(options.seconds)
    peers = {peer: in_memory(peer, options.seconds) for peer in (BOARDGAMEIO, COLYSEUS)}
    best = measure_ours(options.tables, options.seconds)
    ratios = {peer: best / theirs for peer, theirs in peers.items()} | {BOARDGAMEIO_SAVING: saving}
    told = " ".join(f"ratio_{peer.name} {ratio:.2f}" for peer, ratio in ratios.items())
    print(f"moves_per_s {best:.0f} {told}")


# The peers.


def compare_saving(seconds: float) -> float:
    """How many times the moves per second of boardgame.io, when both save every move."""
    with durable_store() as store:
        pin(0, LOAD_CORE)  # only now: PostgreSQL may use all cores
        theirs = measure_peer(BOARDGAMEIO_SAVING, seconds, store.theirs)
        show_peer(BOARDGAMEIO_SAVING, f"saving every move by {store.their_adapter}", theirs)
        with serving(store.ours) as (url, pid):
            ours = uvloop.run(play_fast(url, pid, seconds))
        show(f"on {store.our_kind}, as fast as they can", ours)
    return ours.moves_per_s / theirs.moves_per_s


def in_memory(peer: Peer, seconds: float) -> float:
    measured = measure_peer(peer, seconds)
    show_peer(peer, "in memory", measured)
    return measured.moves_per_s


def show_peer(peer: Peer, how: str, measured: PeerMeasured) -> None:
    print(
        f"{peer.package} {version_of(peer.package)}, {MATCHES} matches, {how}:"
        f" {measured.moves_per_s:,.0f} moves/s, server CPU {measured.cpu:.0%},"
        f" {measured.cpu_per_move * 1e6:.0f} µs a move",
        flush=True,
    )


async def play_fast(url: str, pid: int, seconds: float) -> Measured:
    """As many tables as the peer has matches."""
    load = Load([url], [pid])
    await load.grow_to(MATCHES)
    measured = await load.fast(seconds)
    load.close()
    return measured


# Our server on SQLite.


def measure_ours(stages: Sequence[int], seconds: float) -> float:
    """The most moves per second of all stages; memory too."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        database, empty = sqlite_url(folder / "tables.sqlite3"), 0
        for _ in range(2):  # the first start creates the database, which takes memory too
            with serving(sqlite_url(folder / "empty.sqlite3")) as (_, pid):
                empty = settled(pid)
        with serving(database) as (url, pid):
            best, with_sockets = uvloop.run(play_stages(url, pid, folder, stages, seconds))
        with serving(database) as (_, pid):
            without = settled(pid)
    tables = max(stages)
    show_memory("with four sockets", with_sockets - empty, tables, 150)
    show_memory("with none, restored from the journal", without - empty, tables, 40)
    return best


async def play_stages(
    url: str, pid: int, folder: Path, stages: Sequence[int], seconds: float
) -> tuple[float, int]:
    load, best, memory = Load([url], [pid]), 0.0, 0
    for count in stages:
        begun = time.perf_counter()
        await load.grow_to(count)
        print(f"{count} tables opened in {time.perf_counter() - begun:.0f} s", flush=True)
        fast = await load.fast(seconds)
        show("as fast as they can", fast)
        disk = DiskProbe(folder)
        show(f"at {RATE:.0f} moves/s", await load.fixed(RATE, seconds))
        p50, longest = (synced * 1000 for synced in disk.end())
        print(f"    the disk alone, meanwhile: p50 {p50:.1f} ms, longest {longest:.1f} ms")
        memory = resident(pid)
        best = max(best, fast.moves_per_s)
    load.close()
    return best, memory


def show(how: str, measured: Measured) -> None:
    print(
        f"{measured.tables} tables, {how}: {measured.moves_per_s:,.0f} moves/s,"
        f" p50 {measured.p50 * 1000:.1f} ms, p99 {measured.p99 * 1000:.1f} ms,"
        f" server CPU {measured.cpu:.0%}, {measured.cpu_per_move * 1e6:.0f} µs a move,"
        f" refused as too fast {measured.too_fast}",
        flush=True,
    )


def show_memory(how: str, grown: int, tables: int, goal: int) -> None:
    print(f"memory per table {how}: {grown / tables / 1024:.0f} KiB (goal: under {goal} KB)")


def settled(pid: int) -> int:
    """Memory once it no longer grows: every table is restored. Raises NotMeasured."""
    deadline, before = time.monotonic() + SETTLE_SECONDS, 0
    while time.monotonic() < deadline:
        if (now := resident(pid)) == before:
            return now
        before = now
        time.sleep(2)
    raise NotMeasured(f"memory of our server: it still changed after {SETTLE_SECONDS:.0f} s")


if __name__ == "__main__":
    sys.exit(exit_status(main))
