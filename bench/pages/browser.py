"""A browser slowed down to an old phone on a slow connection, with a probe in its pages."""

import time
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

from bench.not_measured import NotMeasured

PROBE = Path(__file__).with_name("web_page.js").read_text(encoding="utf-8")
BYTES_A_SECOND = 1_600_000 / 8
LATENCY_MS = 150
SLOWDOWN = 4
PATIENCE_SECONDS = 60.0


@contextmanager
def visiting(browser: Browser) -> Generator[tuple[Page, Any]]:
    context = browser.new_context(
        viewport={"width": 1440, "height": 900},
        locale="en",
        extra_http_headers={"accept-encoding": "gzip"},
    )
    context.add_init_script(PROBE)
    page = context.new_page()
    try:
        yield page, context.new_cdp_session(page)
    finally:
        context.close()


def wait_until(page: Page, condition: str) -> None:
    """Not `wait_for_function`: it evaluates in the page, which its security policy forbids."""
    deadline = time.monotonic() + PATIENCE_SECONDS
    while not page.evaluate(condition):
        if time.monotonic() > deadline:
            raise NotMeasured(f"the pages: {condition} was not true in {PATIENCE_SECONDS:.0f} s")
        page.wait_for_timeout(25)


def slow_down(debugger: Any, rate: int) -> None:
    debugger.send("Emulation.setCPUThrottlingRate", {"rate": rate})


def narrow(debugger: Any) -> None:
    debugger.send("Network.enable")
    debugger.send(
        "Network.emulateNetworkConditions",
        {
            "offline": False,
            "latency": LATENCY_MS,
            "downloadThroughput": BYTES_A_SECOND,
            "uploadThroughput": BYTES_A_SECOND / 2,
        },
    )
