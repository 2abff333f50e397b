"""A match in a tab: its start, its freezes and its memory."""

import json
import os
import re
import signal
import threading
import time
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page

from bench.not_measured import NotMeasured
from bench.sites.rows import Row
from tests.browser.engines import Chromium
from tests.browser.match_steps import IS_OVER
from tests.browser.scripts import begin_alone, do_what_is_asked, wait_until_asked

STARTS = 3
MOVES = 6  # at most, before the actions are ended
RUNS_MS, STOPS_MS = 5, 15  # a quarter of the speed
# Bots don't pause; the pages aren't in motion.
AT_ONCE = f"localStorage['rawsiko.preferences'] = '{json.dumps({'pace': 'instant'})}'"
LONG_TASKS = """
window.freezes = [];
new PerformanceObserver(list =>
  window.freezes.push(...list.getEntries().map(entry => entry.duration))
).observe({ type: 'longtask', buffered: true });
"""


def measure_start(browser: Browser, url: str) -> list[Row]:
    """On the second visit, from the press to the first choice that a person is asked for."""
    context = browser.new_context(locale="en")
    context.add_init_script(AT_ONCE)
    page = visit(context, url)
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    first_choice(page)
    page.close()
    usual, slow = list[float](), list[float]()
    for _ in range(STARTS):
        page = visit(context, url)
        usual.append(first_choice(page))
        page.close()
        page = visit(context, url)
        with slowed(renderers(browser)):
            slow.append(first_choice(page))
        page.close()
    context.close()
    return [
        Row("first choice, second visit", median(usual), "s", 2.5, "start_s"),
        Row("the same at a quarter of the speed", median(slow), "s", 8, "slow_start_s"),
    ]


def first_choice(page: Page) -> float:
    begin = time.perf_counter()
    page.get_by_role("button", name="Play now").click()
    wait_until_asked(engine_of(page))
    return time.perf_counter() - begin


def measure_playing(browser: Browser, url: str) -> list[Row]:
    context = browser.new_context(locale="en")
    context.add_init_script(LONG_TASKS)
    page = visit(context, url)
    processes = renderers(browser)
    begin_alone(engine_of(page), "hard")
    page.evaluate("window.freezes.length = 0")
    most, own, steps = 0.0, 0.0, 0
    while do_what_is_asked(engine_of(page), is_done=steps >= MOVES) != IS_OVER:
        most = max(most, *(memory(process, "VmRSS") for process in processes))
        own = max(own, *(memory(process, "RssAnon") for process in processes))
        steps += 1
    freezes: list[float] = page.evaluate("window.freezes")
    context.close()
    return [
        Row("longest freeze of the page in a match against Hard", max(freezes, default=0), "ms",
            50, "freeze_ms"),
        Row("freezes of more than 50 ms", len(freezes), "", 0, "freezes"),
        Row("memory of the tab, with what tabs share", most, "MB", 320, "memory_mb"),
        Row("the same without", own, "MB", None, "own_mb"),
    ]  # fmt: skip


def visit(context: BrowserContext, url: str) -> Page:
    page = context.new_page()
    page.goto(url)
    return page


def engine_of(page: Page) -> Chromium:
    engine = Chromium(lambda _: page)
    engine.open(page.url)
    return engine


def renderers(browser: Browser) -> list[int]:
    """The processes of the tabs."""
    debugger: Any = browser.new_browser_cdp_session()
    told: dict[str, Any] = debugger.send("SystemInfo.getProcessInfo")
    return [one["id"] for one in told["processInfo"] if one["type"] == "renderer"]


def memory(process: int, field: str) -> float:
    """MB: VmRSS is what is resident, with what it shares with others; RssAnon is its own."""
    try:
        status = Path(f"/proc/{process}/status").read_text(encoding="utf-8")
    except OSError as error:
        raise NotMeasured(f"memory of a tab: {error}") from error
    found = re.search(rf"{field}:\s+(\d+) kB", status)
    return int(found[1]) * 1024 / 1e6 if found else 0.0


@contextmanager
def slowed(processes: list[int]) -> Generator[None]:
    """Chromium's own throttling leaves workers out: all tabs are stopped most of the time."""
    ended = threading.Event()

    def stop_and_go() -> None:
        while not ended.is_set():
            each(processes, signal.SIGSTOP)
            time.sleep(STOPS_MS / 1000)
            each(processes, signal.SIGCONT)
            ended.wait(RUNS_MS / 1000)

    thread = threading.Thread(target=stop_and_go)
    thread.start()
    try:
        yield
    finally:
        ended.set()
        thread.join()


def each(processes: list[int], number: int) -> None:
    for process in processes:
        os.kill(process, number)
