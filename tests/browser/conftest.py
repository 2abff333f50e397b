"""A real server and a real browser for every test.

Fixtures:

    desktop, phone, keyboard    pages at the start of the game; `keyboard` has no pointer
    visit(...)                  another page: other device, language, server or colour scheme
    server                      `rawsiko serve` for this worker
    own_server                  a server for this test alone, to stop, kill and start again
    prepare(...)                a table whose match is already at some point

At the end of a test no page may have logged an error or a warning, sent a request to another host
or stored a cookie.
"""

import asyncio
import os
import subprocess
from collections.abc import Generator
from pathlib import Path
from typing import Any, Protocol

import pytest
from playwright.sync_api import Browser, Page, expect

from dev.build_web import PAGES, bring_up_to_date
from dev.chromium import ADVICE, flags, provide_browser
from rawsiko.engine.options import Options
from tests.browser.prepared import PreparedTable, Reached, played_until, put_into
from tests.browser.visitors import DESKTOP, KEYBOARD, PHONE, Device, Visitor
from tests.server.serving import Serving, serving

PICTURES = Path(__file__).parents[2] / "test-results"  # pytest-playwright's own folder

expect.set_options(timeout=60_000)  # enough for a busy machine


class Visit(Protocol):
    def __call__(
        self,
        device: Device = DESKTOP,
        *,
        language: str = "en",
        server: Serving | None = None,
        path: str | None = "/",
        may_lose_connection: bool = False,
        **options: Any,
    ) -> Page:
        """Open a page on a new device, at `path` if given. A link of a prepared table opens
        that table's server. `options` are Playwright's (`color_scheme="dark"`)."""
        ...


class Prepare(Protocol):
    def __call__(
        self,
        reached: Reached,
        *,
        seed: int = 1,
        seats: int = 3,
        options: Options | None = None,
        level: str = "greedy",
        server: Serving | None = None,
        is_only_seen: bool = False,
        **settings: Any,
    ) -> PreparedTable:
        """Prepare a table whose match bots have played until it is `reached`. `settings` are the
        table's (`chat="free"`). Tests in which nobody acts can share one: `is_only_seen`."""
        ...


# The browser.


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    """Overrides pytest-playwright's fixture: use this machine's browser, and install it if
    needed."""
    program = provide_browser()
    if program is None:
        missing = f"the pages are NOT tested: there is no browser here; {ADVICE}"
        if os.environ.get("CI", "").lower() == "true":
            pytest.fail(missing)
        pytest.skip(missing)
    return {"executable_path": program, "args": flags()}


@pytest.fixture(scope="session")
def browsers_loop(browser: Browser) -> Generator[asyncio.AbstractEventLoop]:
    """Playwright's loop counts as running in this thread while the browser is open; hide it, so
    that other tests can run a loop."""
    assert browser.is_connected()
    loop = asyncio.get_running_loop()
    asyncio._set_running_loop(None)
    yield loop
    asyncio._set_running_loop(loop)  # closing the browser needs it


@pytest.fixture(autouse=True)
def in_the_browsers_loop(browsers_loop: asyncio.AbstractEventLoop) -> Generator[None]:
    asyncio._set_running_loop(browsers_loop)
    yield
    asyncio._set_running_loop(None)


# Servers.


@pytest.fixture(scope="session")
def built_client() -> Path:
    """The folder with the built client."""
    try:
        bring_up_to_date()
    except subprocess.CalledProcessError as error:
        pytest.fail(f"the client cannot be built:\n{error.stdout}{error.stderr}", pytrace=False)
    return PAGES


class Servers:
    """The servers of this worker. A database can hold the table of a seed only once."""

    def __init__(self, folder: Path) -> None:
        self.seen: dict[tuple[str, int], PreparedTable] = {}  # by table and length of its journal
        self._folder = folder
        self._running: list[tuple[Serving, set[str]]] = []

    def first(self) -> Serving:
        if not self._running:
            self._start()
        return self._running[0][0]

    def without(self, table: str) -> Serving:
        if all(table in tables for _, tables in self._running):
            self._start()
        server, tables = next(one for one in self._running if table not in one[1])
        tables.add(table)
        return server

    def _start(self) -> None:
        folder = self._folder / str(len(self._running))
        folder.mkdir(exist_ok=True)
        server = Serving(folder)
        server.start()
        self._running.append((server, set()))

    def stop(self) -> None:
        faults: list[str] = []
        for server, _ in self._running:
            server.stop()
            faults += server.faults()
        assert faults == []


@pytest.fixture(scope="session")
def servers(built_client: Path, tmp_path_factory: pytest.TempPathFactory) -> Generator[Servers]:
    assert built_client.is_dir()
    servers = Servers(tmp_path_factory.mktemp("servers"))
    yield servers
    servers.stop()


@pytest.fixture
def server(servers: Servers) -> Serving:
    return servers.first()


@pytest.fixture
def own_server(built_client: Path, tmp_path: Path) -> Generator[Serving]:
    assert built_client.is_dir()
    with serving(tmp_path) as server:
        yield server


@pytest.fixture
def prepare(servers: Servers) -> Prepare:
    def prepare(
        reached: Reached, *, server: Serving | None = None, is_only_seen: bool = False, **how: Any
    ) -> PreparedTable:
        match = played_until(reached, **how)
        place = (match.table.id, len(match.journal))
        if is_only_seen and place in servers.seen:
            return servers.seen[place]
        chosen = server or servers.without(match.table.id)
        table = put_into(chosen.file, chosen.url, match)
        if is_only_seen:
            servers.seen[place] = table
        return table

    return prepare


# Visitors.


@pytest.fixture
def visitors(request: pytest.FixtureRequest) -> Generator[list[Visitor]]:
    """All visitors of a test; when it ends, none may have a complaint."""
    came: list[Visitor] = []
    yield came
    if getattr(request.node, "rep_call", None) is not None and request.node.rep_call.failed:
        take_pictures(request.node.name, came)
    complaints = [complaint for visitor in came for complaint in visitor.leave()]
    assert complaints == []


def take_pictures(test: str, visitors: list[Visitor]) -> None:
    """Take a picture of every page when a test fails."""
    PICTURES.mkdir(exist_ok=True)
    for number, visitor in enumerate(visitors):
        visitor.page.screenshot(path=PICTURES / f"{test}-{number}.png", timeout=5000)


@pytest.fixture
def visit(browser: Browser, server: Serving, visitors: list[Visitor]) -> Visit:
    def visit(
        device: Device = DESKTOP,
        *,
        language: str = "en",
        server: Serving | None = None,
        path: str | None = "/",
        may_lose_connection: bool = False,
        **options: Any,
    ) -> Page:
        url = server.url if server else default.url
        if path is not None and path.startswith("http"):
            url = path.partition("/#")[0]
        visitor = Visitor(browser, url, device, language, **options)
        visitors.append(visitor)
        if may_lose_connection:
            visitor.may_lose_connection()
        if path is not None:
            visitor.page.goto(path)
        return visitor.page

    default = server
    return visit


@pytest.fixture
def desktop(visit: Visit) -> Page:
    return visit(DESKTOP)


@pytest.fixture
def phone(visit: Visit) -> Page:
    return visit(PHONE)


@pytest.fixture
def keyboard(visit: Visit) -> Page:
    return visit(KEYBOARD)
