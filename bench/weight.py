"""Counts the bytes and requests that the pages cost a phone.

    python3 run.py bench weight [--language sk]

Each visit starts with an empty cache and lasts until nothing has been asked for during two
seconds: the start page, the join page of a table with its portraits, Play now from the start page
to the first choice in the match, and a seat's link in the middle of a match. Bytes are what comes
over the wire, headers and WebSocket messages included, once with gzip (browsers ask for brotli only
over TLS, which a class seldom has) and once with brotli. The peer is the server's plain help page.
"""

import argparse
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Browser, Error, Page

from bench.not_measured import NotMeasured, exit_status
from bench.pages.served_pages import served_pages
from rawsiko.engine.options import Options
from tests.browser.prepared import in_action_phase, played_until, put_into
from tests.browser.visitors import PHONE

ENCODINGS = ("gzip", "br")
QUIET_SECONDS = 2.0
PATIENCE_SECONDS = 60.0
FIRST_KB, FIRST_REQUESTS = 200, 25
MATCH_KB, MATCH_REQUESTS = 350, 45


@dataclass
class Weight:
    """What one visit cost. Grows as answers arrive."""

    sizes: dict[str, int] = field(default_factory=dict[str, int])  # bytes by request
    paths: dict[str, str] = field(default_factory=dict[str, str])
    messages: int = 0  # bytes of the WebSocket
    last: float = field(default_factory=time.monotonic)

    @property
    def kilobytes(self) -> float:
        return (sum(self.sizes.values()) + self.messages) / 1000

    @property
    def requests(self) -> int:
        return len(self.paths)


@dataclass(frozen=True)
class Visit:
    name: str
    act: Callable[[Page], None]
    most_kb: int | None = None
    most_requests: int | None = None


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--language", default="en")
    parser.add_argument("--files", action="store_true", help="list every file")
    wanted = parser.parse_args()
    with served_pages() as (server, browser):
        lobby = open_lobby(browser, server.url)
        match = played_until(in_action_phase(turn=2), seed=7, seats=5, options=Options(turns=6))
        seat = put_into(server.file, server.url, match).seat_link(match.acting)
        visits = (
            Visit("the peer: a page of text", lambda page: go(page, "/help/server", "main")),
            Visit("start page", start, FIRST_KB, FIRST_REQUESTS),
            Visit("join page", lambda page: go(page, lobby, "img.face"), FIRST_KB, FIRST_REQUESTS),
            Visit("start page, Play now, match", play_now, MATCH_KB, MATCH_REQUESTS),
            Visit("a seat's link, match", lambda page: go(page, seat, "g.label"), MATCH_KB, 45),
        )
        weights = {
            (visit.name, encoding): weigh(browser, server.url, visit, encoding, wanted.language)
            for visit in visits
            for encoding in ENCODINGS
        }
    if wanted.files:
        list_files(weights)
    report(visits, weights)


def weigh(browser: Browser, url: str, visit: Visit, encoding: str, language: str) -> Weight:
    context = browser.new_context(
        base_url=url,
        viewport={"width": PHONE.width, "height": PHONE.height},
        locale=language,
        extra_http_headers={"accept-encoding": encoding},
        **PHONE.options,
    )
    try:
        page = context.new_page()
        weight = watched(context.new_cdp_session(page))
        visit.act(page)
        deadline = time.monotonic() + PATIENCE_SECONDS
        while time.monotonic() < weight.last + QUIET_SECONDS:
            page.wait_for_timeout(100)
            if time.monotonic() > deadline:
                break  # bots that play for long send messages all the time
    finally:
        context.close()
    if not weight.sizes:
        raise NotMeasured(f"{visit.name}: no bytes were seen")
    return weight


def watched(debugger: Any) -> Weight:
    weight = Weight()

    def asked(told: dict[str, Any]) -> None:
        weight.paths[told["requestId"]] = told["request"]["url"]
        weight.last = time.monotonic()

    def done(told: dict[str, Any]) -> None:
        weight.sizes[told["requestId"]] = int(told["encodedDataLength"])
        weight.last = time.monotonic()

    def heard(told: dict[str, Any]) -> None:
        weight.messages += len(told["response"]["payloadData"].encode())

    debugger.on("Network.requestWillBeSent", asked)
    debugger.on("Network.loadingFinished", done)
    debugger.on("Network.webSocketFrameReceived", heard)
    debugger.send("Network.enable")
    return weight


# The visits.


def open_lobby(browser: Browser, url: str) -> str:
    """A join link, of a table that another browser has opened."""
    page = browser.new_context(base_url=url, locale="en").new_page()
    go(page, "/#new", "button.main")
    page.get_by_role("button", name="Open the table").click()
    code = page.locator(".code")
    code.wait_for()
    return f"{url}/#join={''.join(code.inner_text().split())}"


def go(page: Page, link: str, shown: str) -> None:
    page.goto(link)
    appear(page, shown)


def start(page: Page) -> None:
    go(page, "/", "[data-play-now]")


def play_now(page: Page) -> None:
    start(page)
    page.locator("[data-play-now]").tap()
    appear(page, ".question")


def appear(page: Page, selector: str) -> None:
    with suppress(Error):
        page.locator(selector).first.wait_for(timeout=PATIENCE_SECONDS * 1000)
        return
    raise NotMeasured(f"{selector} did not appear at {page.url}")


# The report.


def report(visits: Sequence[Visit], weights: dict[tuple[str, str], Weight]) -> None:
    for visit in visits:
        for encoding in ENCODINGS:
            kilobytes = weights[visit.name, encoding].kilobytes
            row(f"{visit.name}, {encoding}", kilobytes, "KB", visit.most_kb)
        requests = weights[visit.name, "gzip"].requests
        row(f"{visit.name}, requests", requests, "", visit.most_requests)
    worst = {name: weight for (name, encoding), weight in weights.items() if encoding == "gzip"}
    first, joined, played, seated = list(worst.values())[1:]
    print(
        f"start_kb {first.kilobytes:.0f} join_kb {joined.kilobytes:.0f} goal {FIRST_KB}"
        f" requests {max(first.requests, joined.requests)} goal {FIRST_REQUESTS}"
        f" match_kb {max(played.kilobytes, seated.kilobytes):.0f} goal {MATCH_KB}"
        f" requests {max(played.requests, seated.requests)} goal {MATCH_REQUESTS}"
    )


def list_files(weights: dict[tuple[str, str], Weight]) -> None:
    for (name, encoding), weight in weights.items():
        print(f"{name}, {encoding}:")
        for request, path in weight.paths.items():
            print(f"    {weight.sizes.get(request, 0):8} {path}")


def row(name: str, value: float, unit: str, goal: int | None) -> None:
    against = "" if goal is None else f"   goal {goal}: {'met' if value <= goal else 'MISSED'}"
    print(f"    {name:48}{value:8.1f} {unit}{against}")


if __name__ == "__main__":
    sys.exit(exit_status(main))
