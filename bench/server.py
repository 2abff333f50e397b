"""Measures the table server beside two peers, in one run.

    python3 run.py bench server          (or: python bench/server.py)

The server has one core and the load maker another. 100, 500 and 1,000 live tables with four players
each over loopback: players move as fast as they can, then 500 moves a second in all, and beside the
latter stands what the disk alone does meanwhile. Every move is checked by the rules and on disk
before anybody hears of it. boardgame.io and Colyseus servers play a trivial game of three in
memory. The last line holds moves per second and the two ratios. bench/README.md says what is
counted.
"""

import argparse
import os
import resource
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from pathlib import Path

import uvloop
from server_disk import DiskProbe
from server_load import Load, Measured, cpu_seconds, resident
from server_peers import PEERS, Peer, PeerUnavailable, install, measure_peer

STAGES = (100, 500, 1000)
RATE = 500.0
START_SECONDS = 60.0
SERVER_CORE, LOAD_CORE = 0, 1


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("what", nargs="?", choices=["server"])
    parser.add_argument("--tables", type=int, nargs="+", default=STAGES)
    parser.add_argument("--seconds", type=float, default=10.0, help="each measurement")
    parser.add_argument("--without-peers", action="store_true")
    options = parser.parse_args()
    files = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (files[1], files[1]))
    pin(0, LOAD_CORE)
    peers = {} if options.without_peers else measure_peers(options.seconds)
    with tempfile.TemporaryDirectory() as folder:
        best = measure_ours(Path(folder), options.tables, options.seconds)
    ratios = " ".join(f"ratio_{peer.name} {ratio(best, peers.get(peer))}" for peer in PEERS)
    print(f"moves_per_s {best:.0f} {ratios}")


def measure_peers(seconds: float) -> dict[Peer, float]:
    """Moves per second of each that can be had here."""
    try:
        install()
    except PeerUnavailable as reason:
        print(f"NOT MEASURED: no peer could be installed: {reason}", flush=True)
        return {}
    found: dict[Peer, float] = {}
    for peer in PEERS:
        try:
            measured = measure_peer(peer, seconds, pin_server, cpu_seconds)
            found[peer] = measured.moves_per_s
            print(
                f"{peer.name} {peer.version}: {measured.moves_per_s:,.0f} moves/s,"
                f" server CPU {measured.cpu:.0%}, {measured.cpu_per_move * 1e6:.0f} µs a move",
                flush=True,
            )
        except PeerUnavailable as reason:
            print(f"NOT MEASURED: {peer.name}: {reason}", flush=True)
    return found


def measure_ours(folder: Path, stages: Sequence[int], seconds: float) -> float:
    """The most moves per second of all stages; memory too."""
    database, empty = folder / "tables.sqlite3", 0
    for _ in range(2):  # the first start makes the database, and remembers how
        with serving(folder / "empty.sqlite3") as (_, pid):
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
    load, best, memory = Load(url, pid), 0.0, 0
    for count in stages:
        begun = time.perf_counter()
        await load.grow_to(count)
        print(f"{count} tables opened in {time.perf_counter() - begun:.0f} s", flush=True)
        fast = await load.fast(seconds)
        show("as fast as they can", fast)
        disk = DiskProbe(folder)
        show(f"at {RATE:.0f} moves/s", await load.fixed(RATE, seconds))
        p50, longest = (synced * 1000 for synced in disk.end())
        print(f"    the disk alone meanwhile: p50 {p50:.1f} ms, longest {longest:.1f} ms")
        memory = resident(pid)
        best = max(best, fast.moves_per_s)
    load.close()
    return best, memory


def show(how: str, measured: Measured) -> None:
    print(
        f"{measured.tables} tables, {how}: {measured.moves_per_s:,.0f} moves/s,"
        f" p50 {measured.p50 * 1000:.1f} ms, p99 {measured.p99 * 1000:.1f} ms,"
        f" server CPU {measured.cpu:.0%}, {measured.cpu_per_move * 1e6:.0f} µs a move,"
        f" sent too fast {measured.too_fast}",
        flush=True,
    )


def show_memory(how: str, grown: int, tables: int, goal: int) -> None:
    print(f"memory per table {how}: {grown / tables / 1024:.0f} KiB (goal: under {goal} KB)")


def ratio(ours: float, theirs: float | None) -> str:
    return f"{ours / theirs:.2f}" if theirs else "none"


@contextmanager
def serving(database: Path) -> Generator[tuple[str, int]]:
    """A server of its own on a core of its own: its address and its process id."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = [sys.executable, "-m", "rawsiko", "serve", "--host", "127.0.0.1"]
    command += ["--port", str(port), "--database", f"sqlite:///{database.as_posix()}"]
    quiet = subprocess.DEVNULL
    with subprocess.Popen(command, stdin=quiet, stdout=quiet, stderr=quiet) as process:
        try:
            pin_server(process.pid)
            wait_for(port, process)
            yield f"http://127.0.0.1:{port}", process.pid
        finally:
            process.terminate()
            process.wait(60)


def wait_for(port: int, process: subprocess.Popen[bytes]) -> None:
    deadline = time.monotonic() + START_SECONDS
    while time.monotonic() < deadline and process.poll() is None:
        try:
            socket.create_connection(("127.0.0.1", port), 0.5).close()
            return
        except OSError:
            time.sleep(0.05)
    raise SystemExit("the server did not start")


def settled(pid: int) -> int:
    """Memory once it grows no more: every table is back."""
    deadline, before = time.monotonic() + START_SECONDS, 0
    while time.monotonic() < deadline and (now := resident(pid)) != before:
        before = now
        time.sleep(2)
    return before


def pin_server(pid: int) -> None:
    pin(pid, SERVER_CORE)


def pin(pid: int, core: int) -> None:
    """Give a process a core of its own, where there are two."""
    if hasattr(os, "sched_setaffinity") and (os.cpu_count() or 1) > LOAD_CORE:
        os.sched_setaffinity(pid, {core})


if __name__ == "__main__":
    main()
