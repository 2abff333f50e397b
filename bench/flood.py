"""Measures how much one flooding seat slows other tables down.

    python3 run.py bench flood [--tables 10] [--rate 40] [--seconds 10] [--requests 20]

Ten tables play at a normal pace, four moves a second each. They are measured three times without a
flood, and in turn with one: a seat of another table sends as fast as a socket takes it and
reconnects whenever the server cuts it off. Then clients without a token send requests that cost the
server something, twenty of a kind a second (`--requests`). The time of a move runs from sending it
until all four players have it. Each kind has a line with its ratio, and the last line has the
medians and the ratio of the seat's flood; they should be at most 3. bench/README.md says what is
counted.
"""

import argparse
import asyncio
import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from random import Random
from statistics import median, quantiles
from typing import NamedTuple
from urllib.parse import urlsplit

import uvloop

from bench.not_measured import NotMeasured, exit_status
from bench.servers.load import Load, Measured
from bench.servers.loop_lag import tick
from bench.servers.process import LOAD_CORE, pin, serving
from bench.servers.requester import KINDS
from bench.servers.tables import open_tables
from rawsiko.server.storage import sqlite_url

ROOT = Path(__file__).resolve().parents[1]
REPEATS = 3
GOAL = 3
WARM_UP_SECONDS = 2.0
END_SECONDS = 30.0
FEWEST_MESSAGES = 100  # less is no flood
FLOODER_NICENESS = 19  # on the load maker's core it must not delay the players


class Row(NamedTuple):
    moves: Measured
    own_lag_p99: float  # seconds by which the load maker itself is late: not the server's fault


class Target(NamedTuple):
    port: int
    token: str  # of the seat that floods


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--tables", type=int, default=10)
    parser.add_argument("--rate", type=float, default=40.0, help="moves a second in all")
    parser.add_argument("--seconds", type=float, default=10.0, help="each measurement")
    parser.add_argument("--requests", type=float, default=20.0, help="of a kind, a second")
    options = parser.parse_args()
    pin(0, LOAD_CORE)
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(sqlite_url(Path(folder) / "tables.sqlite3")) as (url, pid),
    ):
        uvloop.run(
            measure(url, pid, options.tables, options.rate, options.seconds, options.requests)
        )


async def measure(
    url: str, pid: int, tables: int, rate: float, seconds: float, requests: float
) -> None:
    (flooded,) = await open_tables([url], 1, Random(1), lambda _: None)
    target = Target(urlsplit(url).port or 0, flooded.tokens[0])
    load = Load([url], [pid])
    await load.grow_to(tables)
    await load.fixed(rate, WARM_UP_SECONDS)
    quiet: list[Measured] = []
    flooding: list[Measured] = []
    for _ in range(REPEATS):
        row = await measure_row(load, rate, seconds)
        show("without a flood", row)
        quiet.append(row.moves)
        row = await measure_flooded(load, target, rate, seconds)
        flooding.append(row.moves)
    for kind in KINDS:
        before: list[Measured] = []
        during: list[Measured] = []
        for _ in range(REPEATS):
            before.append((await measure_row(load, rate, seconds)).moves)
            row = await measure_requests(load, target.port, kind, requests, rate, seconds)
            during.append(row.moves)
        report_requests(kind, before, during)
    load.close()
    flooded.close()
    report(quiet, flooding)


def report_requests(kind: str, quiet: Sequence[Measured], flooding: Sequence[Measured]) -> None:
    p99 = [median(one.p99 for one in rows) * 1000 for rows in (quiet, flooding)]
    print(
        f"{kind}_p99_ms {p99[1]:.1f} without {p99[0]:.1f} {kind}_ratio {p99[1] / p99[0]:.2f}"
        f" goal {GOAL}",
        flush=True,
    )


def report(quiet: Sequence[Measured], flooding: Sequence[Measured]) -> None:
    p50 = [median(one.p50 for one in rows) * 1000 for rows in (quiet, flooding)]
    p99 = [median(one.p99 for one in rows) * 1000 for rows in (quiet, flooding)]
    print(
        f"p50_ms {p50[0]:.1f} flood_p50_ms {p50[1]:.1f}"
        f" p99_ms {p99[0]:.1f} flood_p99_ms {p99[1]:.1f} goal {GOAL}"
        f" flood_ratio {p99[1] / p99[0]:.2f}"
    )


async def measure_row(load: Load, rate: float, seconds: float) -> Row:
    moves, (lags, _) = await asyncio.gather(load.fixed(rate, seconds), tick(seconds))
    return Row(moves, quantiles(lags, n=100)[-1])


async def measure_flooded(load: Load, target: Target, rate: float, seconds: float) -> Row:
    # It floods before the load maker begins to count and stops after.
    flooder = start_flooder(target, seconds + WARM_UP_SECONDS)
    try:
        row = await measure_row(load, rate, seconds)
        printed, _ = await asyncio.to_thread(flooder.communicate, timeout=END_SECONDS)
    except subprocess.TimeoutExpired as error:
        raise NotMeasured("the flood: the flooding client did not end") from error
    finally:
        flooder.kill()
        flooder.wait()
    if flooder.returncode != 0:
        raise NotMeasured("the flood: the flooding client failed")
    messages, connections = map(int, printed.split())
    if messages < FEWEST_MESSAGES:
        raise NotMeasured(f"the flood: only {messages} messages over {connections} connections")
    show(f"with a flood of {messages:,} messages, {connections} connections", row)
    return row


async def measure_requests(
    load: Load, port: int, kind: str, requests: float, rate: float, seconds: float
) -> Row:
    arguments = [str(port), kind, str(requests), str(seconds + WARM_UP_SECONDS)]
    requester = start("bench.servers.requester", arguments)
    try:
        assert requester.stdout is not None
        await asyncio.to_thread(requester.stdout.readline)  # until it is ready
        assert requester.stdin is not None
        requester.stdin.write("\n")
        requester.stdin.flush()
        row = await measure_row(load, rate, seconds)
        printed, _ = await asyncio.to_thread(requester.communicate, timeout=END_SECONDS)
    except subprocess.TimeoutExpired as error:
        raise NotMeasured(f"{kind}: the client did not end") from error
    finally:
        requester.kill()
        requester.wait()
    if requester.returncode != 0:
        raise NotMeasured(f"{kind}: the client failed")
    count, _, statuses = printed.strip().partition(" ")
    if int(count) < requests * seconds / 2:
        raise NotMeasured(f"{kind}: only {count} requests")
    show(f"{kind}, {requests:g} a second ({statuses})", row)
    return row


def start_flooder(target: Target, seconds: float) -> subprocess.Popen[str]:
    return start("bench.servers.flooder", [str(target.port), target.token, str(seconds)])


def start(module: str, arguments: Sequence[str]) -> subprocess.Popen[str]:
    flooder = subprocess.Popen(
        [sys.executable, "-m", module, *arguments],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    if hasattr(os, "setpriority"):
        os.setpriority(os.PRIO_PROCESS, flooder.pid, FLOODER_NICENESS)
    return flooder


def show(how: str, row: Row) -> None:
    moves = row.moves
    print(
        f"{how}: {moves.moves_per_s:,.0f} moves/s, p50 {moves.p50 * 1000:.1f} ms,"
        f" p99 {moves.p99 * 1000:.1f} ms, server CPU {moves.cpu:.0%};"
        f" load maker late by {row.own_lag_p99 * 1000:.1f} ms (p99)",
        flush=True,
    )


if __name__ == "__main__":
    sys.exit(exit_status(main))
