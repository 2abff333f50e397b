"""Measures a class: joining, starting, playing, pausing, coming back.

    python3 run.py bench class [--seconds 30] [--classes 10] [--only ROW]

The server has one core and the scripted devices another. 35 pupils load every file of the page
and join within ten seconds, and four real browsers with them; 36 at twelve tables see their cards
after *Start all*; 35 play two actions a second; ten classes of 35 play two a second each; *Pause
all* while everybody plays as fast as they can; a reload, a dead device and a late-comer. Each row
stands beside its bar (bench/README.md). The last line repeats the figures. `--only joining`
measures that row alone.
"""

import argparse
import asyncio
import os
import resource
import sqlite3
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Coroutine, Sequence
from contextlib import AsyncExitStack, closing
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from bench.classes import browsers
from bench.classes.lesson import LONGEST_SECONDS, BusyClass, BusyTable
from bench.classes.page_files import files_of_page, load_page, size_of
from bench.not_measured import NotMeasured, exit_status
from bench.servers.disk import DiskProbe
from bench.servers.loop_lag import tick
from bench.servers.process import (
    LOAD_CORE,
    cpu_seconds,
    cpu_seconds_with_ended,
    pin,
    resident,
    serving,
)
from rawsiko.client import ClassConnection, HeldMember
from rawsiko.client.http_requests import post
from rawsiko.protocol import class_commands as commands
from rawsiko.protocol.class_bodies import BringBack, CameBack, WayBack
from rawsiko.protocol.class_views import PauseMessage
from rawsiko.protocol.http_bodies import Rejoin
from rawsiko.protocol.tables import Status
from rawsiko.server.storage import sqlite_url

PUPILS, JOIN_SECONDS = 35, 10.0
BROWSERS = 4
TABLES = 12
RATE = 2.0  # actions a second in a class
WARM_UP_SECONDS = 5.0
LATE_COMERS = 5


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--seconds", type=float, default=30.0, help="of play")
    parser.add_argument("--classes", type=int, default=10, help="of 35 pupils at once")
    rows: dict[str, Row] = {
        "joining": joining,
        "starting": starting,
        "playing": lambda bench: playing(bench, 1, options.seconds, 150),
        "classes": lambda bench: playing(bench, options.classes, options.seconds, 50),
        "pausing": pausing,
        "coming_back": coming_back,
    }
    parser.add_argument("--only", choices=[*rows], help="measure this row alone")
    options = parser.parse_args()
    limit = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (limit, limit))
    pin(0, LOAD_CORE)
    chosen = [row for name, row in rows.items() if options.only in (None, name)]
    told = [told for row in chosen for told in _measured(row)]
    print(" ".join(told))


class Bench:
    """A server with an empty database."""

    def __init__(self, url: str, pid: int, file: Path) -> None:
        self.url, self.pid, self.file = url, pid, file
        self.rng = Random(7)

    def memory(self) -> int:
        """With its bots' processes, MB."""
        return sum(map(resident, [self.pid, *_children(self.pid)])) // 1_000_000


Row = Callable[[Bench], Coroutine[Any, Any, list[str]]]


def _measured(row: Row) -> list[str]:
    with tempfile.TemporaryDirectory() as name:
        file = Path(name) / "tables.sqlite3"
        with serving(sqlite_url(file)) as (url, pid):
            return asyncio.run(row(Bench(url, pid, file)))


# Row 1.


async def joining(bench: Bench) -> list[str]:
    files = files_of_page()
    pages: list[float] = []
    joins: list[float] = []
    seen: list[tuple[float, float]] = []
    async with BusyClass(bench.url, bench.rng) as lesson, browsers.browser() as opened:

        async def device() -> None:
            await asyncio.sleep(bench.rng.uniform(0, JOIN_SECONDS))
            pages.append(await load_page(bench.url, files))
            begun = time.perf_counter()
            await lesson.join()
            joins.append(time.perf_counter() - begun)

        async def phone() -> None:
            await asyncio.sleep(bench.rng.uniform(0, JOIN_SECONDS))
            seen.append(await browsers.join(opened, bench.url, lesson.opened.code))

        scripts, phones = (device() for _ in range(PUPILS)), (phone() for _ in range(BROWSERS))
        pids = {"server": [bench.pid], "scripts": [os.getpid()], "browsers": _children(os.getpid())}
        before = {name: sum(map(cpu_seconds_with_ended, of)) for name, of in pids.items()}
        begun, lag = time.perf_counter(), asyncio.create_task(tick(JOIN_SECONDS))
        await asyncio.gather(*scripts, *phones)
        took, (late, _) = time.perf_counter() - begun, await lag
        pids["browsers"] = _children(os.getpid())  # a process for each page
        used = {
            name: sum(map(cpu_seconds_with_ended, of)) - before[name] for name, of in pids.items()
        }
    size = size_of(files) / 1e6
    print(f"{PUPILS} devices load {len(files)} files ({size:.1f} MB each) within 10 s:")
    told = [figure("page_p99_s", most(pages), 3), figure("join_max_s", most(joins), 1)]
    shares = ", ".join(f"{name} {seconds:.1f} s" for name, seconds in used.items())
    print(f"    CPU within {took:.1f} s: {shares}; devices late by {1000 * p99(late):.1f} ms (p99)")
    print(f"{BROWSERS} browsers among them, until the page can be used, and from the tap:")
    usable, joined = zip(*seen, strict=True)
    told += [figure("browser_page_s", most(usable), 3), figure("browser_join_s", most(joined), 1)]
    return told


# Row 2.


async def starting(bench: Bench) -> list[str]:
    took: list[float] = []
    for _ in range(3):
        async with BusyClass(bench.url, bench.rng) as lesson:
            await lesson.join_all(3 * TABLES)
            await lesson.deal()
            if len(lesson.tables) != TABLES:
                raise NotMeasured(f"{len(lesson.tables)} tables were dealt, not {TABLES}")
            took.append(await lesson.start())
    print(f"Start all, {TABLES} tables, until {3 * TABLES} pupils see their card:")
    return [figure("start_s", statistics.median(took), 5)]


# Rows 3 and 4.


async def playing(bench: Bench, classes: int, seconds: float, bar_ms: int) -> list[str]:
    async with AsyncExitStack() as stack:
        lessons = [
            await stack.enter_async_context(BusyClass(bench.url, bench.rng)) for _ in range(classes)
        ]
        for lesson in lessons:
            await lesson.join_all(PUPILS)
            await lesson.deal()
            await lesson.start()
        await asyncio.gather(*(lesson.play(RATE, WARM_UP_SECONDS) for lesson in lessons))
        for lesson in lessons:
            lesson.latencies.clear()
            lesson.delays.clear()
        cpu, begun = cpu_seconds(bench.pid), time.perf_counter()
        disk = DiskProbe(bench.file.parent)
        lag = asyncio.create_task(tick(seconds))
        await asyncio.gather(*(lesson.play(RATE, seconds) for lesson in lessons))
        late, _ = await lag
        synced = disk.end()
        busy = (cpu_seconds(bench.pid) - cpu) / (time.perf_counter() - begun)
        memory = bench.memory()
        latencies = [one for lesson in lessons for one in lesson.latencies]
        delays = [one for lesson in lessons for one in lesson.delays]
    if len(latencies) < seconds * RATE * classes / 3 or not delays:
        raise NotMeasured(f"{len(latencies)} actions and {len(delays)} lines in {seconds:g} s")
    count = f"{classes} classes" if classes > 1 else "one class"
    rate = len(latencies) / seconds
    print(f"{count}, {PUPILS * classes} pupils, {rate:.1f} actions/s, server CPU {busy:.0%}:")
    ms = f"p50 {1000 * synced.p50:.1f} ms, longest {1000 * synced.longest:.1f} ms"
    print(f"    devices late by {1000 * p99(late):.1f} ms (p99); the disk alone, meanwhile: {ms}")
    name = f"{classes}_classes" if classes > 1 else "class"
    figures = [
        figure(f"{name}_p50_ms", 1000 * statistics.median(latencies)),
        figure(f"{name}_p99_ms", 1000 * p99(latencies), bar_ms),
        figure(f"{name}_dashboard_p99_ms", 1000 * p99(delays), 500),
    ]
    return [*figures, figure(f"{name}_memory_mb", memory, 400 if classes == 1 else None)]


# Row 5.


async def pausing(bench: Bench) -> list[str]:
    """While everybody plays as fast as they can. Raises NotMeasured if an action followed."""
    took: list[float] = []
    async with BusyClass(bench.url, bench.rng) as lesson:
        await lesson.join_all(PUPILS)
        await lesson.deal()
        await lesson.start()
        for _ in range(5):
            rushing = asyncio.create_task(lesson.play(200, 2.0))
            await asyncio.sleep(1.0)
            begun = time.perf_counter()
            await lesson.do(commands.PauseTables(PauseMessage.LISTEN))
            for table in lesson.tables.values():
                for player in table.players:
                    await player.wait_until(lambda known: known.table.status is not Status.PLAYING)
            took.append(time.perf_counter() - begun)
            await rushing
            await lesson.do(commands.ResumeTables())
    print("Pause all while everybody plays as fast as they can, until the last device has it:")
    after = actions_while_paused(bench.file)
    return [figure("pause_s", max(took), 1), figure("actions_while_paused", after, 0)]


def actions_while_paused(file: Path) -> int:
    """Entries between a TablePaused and its TableResumed that play an action."""
    query = "SELECT journal_id, body FROM entries ORDER BY journal_id, seq"
    found, pauses, paused = 0, 0, set[str]()
    with closing(sqlite3.connect(file)) as database:
        for table, body in database.execute(query):
            kind = msgspec.json.decode(body)["type"]
            if kind == "TablePaused":
                paused.add(table)
                pauses += 1
            elif kind == "TableResumed":
                paused.discard(table)
            found += kind == "ActionPlayed" and table in paused
    if not pauses:
        raise NotMeasured("no table was paused")
    return found


# Row 11.


async def coming_back(bench: Bench) -> list[str]:
    async with BusyClass(bench.url, bench.rng) as lesson:
        await lesson.join_all(PUPILS)
        await lesson.deal()
        await lesson.start()
        rushing = asyncio.create_task(lesson.play(20, 300.0))
        try:
            reload = await _reload(lesson)
            dead = await _dead_device(lesson)
            late = [await _late_comer(lesson) for _ in range(LATE_COMERS)]
        finally:
            rushing.cancel()
            await asyncio.gather(rushing, return_exceptions=True)
    print("Coming back, and coming late, until the card is on the screen:")
    return [
        figure("reload_s", reload, 10),
        figure("dead_device_s", dead, 30),
        figure("late_comer_s", max(card for card, _ in late), 30),
        figure("late_comer_first_move_s", max(first for _, first in late), 30),
    ]


async def _reload(lesson: BusyClass) -> float:
    begun = time.perf_counter()
    member, table = lesson.members[0], _table_of(lesson, 0)
    async with ClassConnection(lesson.url, member.token) as room:
        await room.wait_for()
        await lesson.take_seat(member, table)
    table.players.pop()
    return time.perf_counter() - begun


async def _dead_device(lesson: BusyClass) -> float:
    """From *Bring back* to the new device's card; scanning the QR code is left out."""
    begun = time.perf_counter()
    url, lost = lesson.url, lesson.members[1]
    token = lesson.opened.host_token
    body = await post(url, "/api/classes/bring-back", BringBack(lost.member), token=token)
    code = msgspec.json.decode(body, type=WayBack).code
    body = await post(url, "/api/come-back", Rejoin(code))
    taken = msgspec.json.decode(body, type=CameBack).member
    assert taken is not None
    table = _table_of(lesson, 1)
    found = msgspec.structs.replace(lost, token=taken.member_token)
    player = await lesson.take_seat(found, table)
    took = time.perf_counter() - begun
    table.players = [one for one in table.players if one.held.seat != player.held.seat]
    table.players.append(player)
    return took


async def _late_comer(lesson: BusyClass) -> tuple[float, float]:
    """Until the card is there, and until the first action can be played, at a table whose other
    pupils act at once."""
    begun = time.perf_counter()
    late: HeldMember = await lesson.join()
    await lesson.do(commands.AdmitMember(late.member))
    view = (await lesson.host.wait_for()).view
    place = next(member.table for member in view.members if member.id == late.member)
    if place is None:
        raise NotMeasured("the late-comer got no table")
    player = await lesson.take_seat(late, lesson.tables[place])
    card = time.perf_counter() - begun
    async with asyncio.timeout(LONGEST_SECONDS):
        while not player.legal:
            await asyncio.sleep(0.02)
    return card, time.perf_counter() - begun


def _table_of(lesson: BusyClass, index: int) -> BusyTable:
    who = lesson.members[index].member
    view = lesson.host.known.view
    place = next(member.table for member in view.members if member.id == who)
    return lesson.tables[place or 0]


# Figures.


def figure(name: str, value: float, bar: float | None = None) -> str:
    shown = f"{value:.0f}" if value >= 100 or value == int(value) else f"{value:.2f}"
    verdict = "" if bar is None else f" (bar {bar:g}){'' if value <= bar else ' MISSED'}"
    print(f"    {name} {shown}{verdict}", flush=True)
    return f"{name} {shown}"


def most(values: Sequence[float]) -> float:
    """Of so few the 99th percentile is the largest."""
    if not values:
        raise NotMeasured("nothing was measured")
    return max(values)


def p99(values: Sequence[float]) -> float:
    return statistics.quantiles(values, n=100)[98] if len(values) > 1 else most(values)


def _children(pid: int) -> list[int]:
    """All processes below this one."""
    found: list[int] = []
    for task in Path(f"/proc/{pid}/task").iterdir():
        for child in map(int, (task / "children").read_text().split()):
            found += [child, *_children(child)]
    return found


if __name__ == "__main__":
    sys.exit(exit_status(main))
