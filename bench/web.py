"""Measures the pages as on an old phone: bytes, seconds and frames.

    python3 run.py bench web [--repeats 3]

The page is a seat in the middle of a match, over 1.6 Mbit/s with 150 ms of latency, with the CPU
slowed down four times, and with gzip: browsers ask for brotli only over TLS, which a class does not
have. The peer is the server's plain help page, loaded in the same way: the least that a page takes.
The last line has the bytes, the time to a usable board, and the medians of an event and a frame.
"""

import argparse
import json
import sys
from bisect import bisect_left
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from statistics import median, quantiles
from typing import Any

from playwright.sync_api import Browser

from bench.not_measured import NotMeasured, exit_status
from bench.pages.browser import SLOWDOWN, narrow, slow_down, visiting, wait_until
from bench.pages.events import Shown, make_moves, watch_events
from bench.pages.labels import LabelTimes, label_times
from bench.pages.served_pages import served_pages
from rawsiko.engine.options import Options
from tests.browser.prepared import PreparedTable, in_action_phase, played_until, put_into
from tests.server.serving import Serving

TERRITORY = '[data-territory][role="button"]'
STEPS = 90  # of a drag
ZOOM_STEPS = 30  # in one direction
TRACED = ["devtools.timeline", "disabled-by-default-devtools.timeline"]
COUNTED = ("Document", "Script", "Stylesheet", "Fetch", "Image", "Font", "Other")
GOALS = {"bytes": 200_000, "usable": 3.0, "shown": 100.0, "frame": 20.0, "labels": 30.0}


@dataclass(frozen=True)
class Loaded:
    seconds: float
    sizes: Counter[str]  # compressed bytes by type, until the board was usable

    @property
    def needed(self) -> int:
        """Scripts and styles, with the map and the texts; fonts may follow."""
        return self.sizes["Script"] + self.sizes["Stylesheet"]


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--repeats", type=int, default=3)
    repeats: int = parser.parse_args().repeats
    with served_pages() as (server, browser):
        match = played_until(in_action_phase(turn=2), seed=7, seats=4, options=Options(turns=6))
        table = put_into(server.file, server.url, match)
        floors = [load_floor(browser, server) for _ in range(repeats)]
        loads = [load(browser, table.seat_link(match.acting)) for _ in range(repeats)]
        work = [processor_seconds(browser, table.seat_link(match.acting)) for _ in range(repeats)]
        quick = watch_events(browser, match, table, slowdown=1)
        slow = watch_events(browser, match, table, slowdown=SLOWDOWN)
        own = make_moves(browser, match, table)
        frames = pan(browser, table)
        zooming = zoom(browser, table)
    labels = label_times()
    report(floors, loads, work, quick, slow, own, frames, zooming, labels)


# Loading.


def load(browser: Browser, link: str) -> Loaded:
    with visiting(browser) as (page, debugger):
        slow_down(debugger, SLOWDOWN)
        narrow(debugger)
        sizes = counted_bytes(debugger)
        page.goto(link, wait_until="commit")
        wait_until(page, "measured.usable !== null")
        loaded = Loaded(page.evaluate("measured.usable") / 1000, Counter(sizes))
    if not loaded.needed:
        raise NotMeasured("the pages: no bytes of scripts and styles were seen")
    return loaded


def load_floor(browser: Browser, server: Serving) -> Loaded:
    """A page with nothing but text, loaded in the same way."""
    with visiting(browser) as (page, debugger):
        slow_down(debugger, SLOWDOWN)
        narrow(debugger)
        sizes = counted_bytes(debugger)
        answer = page.goto(f"{server.url}/help/server", wait_until="load")
        if answer is None or not answer.ok:
            raise NotMeasured(f"the help page, the peer: {answer and answer.status}")
        end = page.evaluate("performance.getEntriesByType('navigation')[0].loadEventStart")
        return Loaded(end / 1000, Counter(sizes))


def processor_seconds(browser: Browser, link: str) -> float:
    """CPU time of the page's main thread, not slowed down: other programs hardly change it."""
    with visiting(browser) as (page, debugger):
        debugger.send("Performance.enable", {"timeDomain": "threadTicks"})
        page.goto(link, wait_until="commit")
        wait_until(page, "measured.usable !== null")
        told = debugger.send("Performance.getMetrics")["metrics"]
        return next(one["value"] for one in told if one["name"] == "TaskDuration")


def counted_bytes(debugger: Any) -> Counter[str]:
    """Grows as answers arrive; headers count too."""
    kinds: dict[str, str] = {}
    sizes: Counter[str] = Counter()

    def begun(told: dict[str, Any]) -> None:
        kinds[told["requestId"]] = told["type"]

    def done(told: dict[str, Any]) -> None:
        sizes[kinds.get(told["requestId"], "Other")] += int(told["encodedDataLength"])

    debugger.on("Network.responseReceived", begun)
    debugger.on("Network.loadingFinished", done)
    debugger.send("Network.enable")
    return sizes


# Frames.


def pan(browser: Browser, table: PreparedTable) -> list[float]:
    """Milliseconds of each frame while the zoomed map is dragged, with the CPU slowed down."""
    with visiting(browser) as (page, debugger):
        page.goto(table.watch_link)
        wait_until(page, "measured.usable !== null")
        page.mouse.move(720, 450)
        for _ in range(4):
            page.mouse.wheel(0, -240)
            page.wait_for_timeout(100)
        page.wait_for_timeout(500)
        place = f"document.querySelector('{TERRITORY}').getBoundingClientRect().x"
        before = page.evaluate(place)
        slow_down(debugger, SLOWDOWN)
        page.mouse.down()
        page.evaluate("countFrames()")
        for step in range(STEPS):
            page.mouse.move(720 - 3 * step, 450 + step % 40)
        page.evaluate("stopCounting()")
        moved = before - page.evaluate(place)
        page.mouse.up()
        if moved < STEPS:
            raise NotMeasured(f"frames: the map moved only {moved:.0f} pixels")
        return page.evaluate("measured.frames")


def zoom(browser: Browser, table: PreparedTable) -> list[float]:
    """Milliseconds of the main thread's work in each frame while zooming in and out, until the map
    is drawn at its new size: CPU time, which other programs hardly change, times the slowdown."""
    with visiting(browser) as (page, _):
        page.goto(table.watch_link)
        wait_until(page, "measured.usable !== null")
        page.wait_for_timeout(1000)
        size = "document.querySelector('.board svg:not(.ground)[viewBox]').getAttribute('width')"
        before = page.evaluate(size)
        page.mouse.move(720, 450)
        browser.start_tracing(page=page, categories=TRACED)
        for direction in (-1, 1, -1):
            for _ in range(ZOOM_STEPS):
                page.mouse.wheel(0, 40 * direction)
        page.wait_for_timeout(600)
        traced = json.loads(browser.stop_tracing())["traceEvents"]
        if page.evaluate(size) == before:
            raise NotMeasured("zooming: the map kept its size")
    return [SLOWDOWN * ms for ms in work_by_frame(traced)]


def work_by_frame(traced: Sequence[Mapping[str, Any]]) -> list[float]:
    """CPU milliseconds of the page's main thread between the frames that it hands over."""
    commits = [event for event in traced if event["name"] == "Commit"]
    if not commits:
        raise NotMeasured("zooming: no frames were traced")
    main = Counter((event["pid"], event["tid"]) for event in commits).most_common(1)[0][0]
    ends = sorted(event["ts"] for event in commits if (event["pid"], event["tid"]) == main)
    frames: Counter[int] = Counter()
    for event in traced:
        if event["name"] == "RunTask" and (event["pid"], event["tid"]) == main:
            frames[bisect_left(ends, event["ts"])] += event.get("tdur", 0)
    return [microseconds / 1000 for microseconds in frames.values()]


# The report.


def report(
    floors: Sequence[Loaded],
    loads: Sequence[Loaded],
    work: Sequence[float],
    quick: Sequence[Shown],
    slow: Sequence[Shown],
    own: Sequence[Shown],
    frames: Sequence[float],
    zooming: Sequence[float],
    labels: Sequence[LabelTimes],
) -> None:
    usual = sorted(loads, key=lambda one: one.seconds)[len(loads) // 2]
    print("first load, gzip, until the board is usable:")
    for kind in COUNTED:
        if usual.sizes[kind]:
            print(f"    {kind.lower():12}{usual.sizes[kind] / 1000:8.1f} KB")
    row("script, style and map", usual.needed / 1000, "KB", GOALS["bytes"] / 1000)
    row("everything", usual.sizes.total() / 1000, "KB", None)
    print("board usable, 1.6 Mbit/s, 150 ms, CPU slowed down 4 times:")
    row("median", median(one.seconds for one in loads), "s", GOALS["usable"])
    row("the peer: a page of text", median(one.seconds for one in floors), "s", None)
    row("CPU time, not slowed down", median(work), "s", None)
    print("from an event's arrival until it is painted:")
    for name, shown, goal in (
        ("for a spectator", quick, GOALS["shown"]),
        ("for the player who acted", own, GOALS["shown"]),
        ("for a spectator, slowed down 4 times", slow, None),
    ):
        longest = max(shown, key=lambda one: one.ms)
        row(f"{name}, median", median(one.ms for one in shown), "ms", goal)
        place = shown.index(longest) + 1
        row(f"longest of {len(shown)}: {longest.kind}, no. {place}", longest.ms, "ms", goal)
    print("a frame while the map is dragged, slowed down 4 times:")
    row("median", median(frames), "ms", GOALS["frame"])
    row("95th percentile", quantiles(frames, n=20)[-1], "ms", None)
    print(f"the main thread's CPU time in {len(zooming)} frames while zooming, times 4:")
    row("median", median(zooming), "ms", None)
    row("95th percentile", quantiles(zooming, n=20)[-1], "ms", GOALS["frame"])
    row("longest: the map is drawn at its new size", max(zooming), "ms", None)
    print("processor time of placing labels on a phone's whole map, by own Territories:")
    for one in labels:
        row(f"{one.count}, {one.placed:.1f} placed, median", one.placing, "ms", GOALS["labels"])
    row("the same, while they may stay", max(one.staying for one in labels), "ms", None)
    print(
        f"load {usual.needed / 1000:.0f} KB, usable {median(o.seconds for o in loads):.2f} s,"
        f" event {median(one.ms for one in own):.0f} ms, frame {median(frames):.1f} ms,"
        f" zoom_p95 {quantiles(zooming, n=20)[-1]:.1f} ms, labels {labels[-1].placing:.0f} ms"
    )


def row(name: str, value: float, unit: str, goal: float | None) -> None:
    against = "" if goal is None else f"   goal {goal:g}: {'met' if value <= goal else 'MISSED'}"
    print(f"    {name:48}{value:8.2f} {unit}{against}")


if __name__ == "__main__":
    sys.exit(exit_status(main))
