"""Measures how long tables stand still when a server on SQLite is killed and started again.

    python3 run.py bench restart [--tables 20] [--kills 5]

Matches of people are in play at every table. The server is killed (kill -9) and started at once;
it counts from then until a player of every table is connected again and has the whole table. The
peer is the same program with an empty database, until it answers. The last line has the median,
with the goal, and the ratio of both.
"""

import argparse
import asyncio
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from statistics import median

from bench.not_measured import exit_status
from rawsiko.client import HeldSeat, SeatClient
from rawsiko.protocol.tables import Settings
from tests.server.serving import Serving, call_start, seated, serving

GOAL_SECONDS = 1.0


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--kills", type=int, default=5)
    options = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as one,
        tempfile.TemporaryDirectory() as other,
        serving(Path(one)) as server,
        serving(Path(other)) as empty,
    ):
        resumed, started = asyncio.run(measure(server, empty, options.tables, options.kills))
    print(f"{options.tables} tables, until all play again, each kill:", listed(resumed))
    print("the same program without a table, until it answers:", listed(started))
    ratio = median(resumed) / median(started)
    print(f"resume_s {median(resumed):.2f} goal {GOAL_SECONDS:g} ratio_empty {ratio:.2f}")


def listed(seconds: Sequence[float]) -> str:
    return ", ".join(f"{one:.2f}" for one in seconds) + " s"


async def measure(
    server: Serving, empty: Serving, tables: int, kills: int
) -> tuple[list[float], list[float]]:
    seats: list[HeldSeat] = []
    for _ in range(tables):
        table = await seated(server, Settings(seats=3))
        await call_start(server.url, table.table)
        await asyncio.gather(*map(see, table.seats))
        seats.append(table.seats[0])
    resumed: list[float] = []
    started: list[float] = []
    for _ in range(kills):
        for one, took in ((empty, started), (server, resumed)):
            one.kill()
            begun = time.perf_counter()
            await asyncio.to_thread(one.start)
            if one is server:
                await asyncio.gather(*map(see, seats))
            took.append(time.perf_counter() - begun)
    return resumed, started


async def see(seat: HeldSeat) -> None:
    """Until the server has told this player about the whole table, with its match."""
    async with SeatClient(seat) as player:
        await player.wait_until(lambda known: known.match is not None)


if __name__ == "__main__":
    sys.exit(exit_status(main))
