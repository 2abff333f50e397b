"""Browser engines, each driven by its own WebDriver or debugger.

A page is used through scripts alone: `Engine.run` runs one and returns its value.
"""

import json
import os
import shutil
import subprocess
import time
from collections.abc import Callable, Generator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from pathlib import Path
from typing import Any, Protocol
from urllib.parse import urljoin
from urllib.request import Request, urlopen

from playwright.sync_api import Error, Page
from websockets.sync.client import ClientConnection, connect

from tests.server.serving import free_port

PATIENCE = 90.0  # seconds, enough for a busy machine
SYSTEM_PYTHON = "/usr/bin/python3"  # Debian's Qt belongs to it
QT_PAGE = """\
import sys
from PyQt6.QtCore import QUrl
from PyQt6.QtWebEngineWidgets import QWebEngineView
from PyQt6.QtWidgets import QApplication
app = QApplication(sys.argv)
view = QWebEngineView()
view.resize(1280, 800)
view.load(QUrl("about:blank"))
view.show()
sys.exit(app.exec())
"""
MINI_BROWSER = "webkit2gtk-4*/MiniBrowser"


class Engine(Protocol):
    def open(self, url: str) -> None: ...

    def run(self, script: str) -> Any:
        """The value of the body of a function."""
        ...


class Tabbed(Engine, Protocol):
    def another_tab(self) -> AbstractContextManager[None]:
        """While it is open, the engine uses a second tab of the same profile."""
        ...


class Missing(Exception):
    """This machine does not have the engine; the text says which Debian package has it."""


def wait_until(engine: Engine, script: str) -> Any:
    """Wait until a script returns something true, and return it."""
    end = time.monotonic() + PATIENCE
    while not (found := engine.run(script)):
        if time.monotonic() > end:
            shown = engine.run("return document.body.innerText.slice(0, 600)")
            raise AssertionError(f"in vain: {script}\n{shown}")
        time.sleep(0.1)
    return found


# Chromium, over Playwright.


class Chromium:
    """Each address on a new device, because prepared tables may be on different servers."""

    def __init__(self, opened: Callable[[str], Page]) -> None:
        self._opened = opened
        self._page: Page | None = None

    def open(self, url: str) -> None:
        self._page = self._opened(url)

    def run(self, script: str) -> Any:
        assert self._page is not None
        try:
            return self._page.evaluate(f"() => {{ {script} }}")
        except Error as error:  # the page is being reloaded
            if "context was destroyed" not in str(error):
                raise
            self._page.wait_for_load_state()
            return self._page.evaluate(f"() => {{ {script} }}")


# Firefox, over WebDriver BiDi.


@contextmanager
def firefox(folder: Path) -> Generator[Tabbed]:
    program = shutil.which("firefox-esr") or shutil.which("firefox")
    if program is None:
        raise Missing("firefox-esr")
    port = free_port()
    command = [
        *(program, "--headless", "--no-remote", "--profile", str(folder)),
        *("--remote-debugging-port", str(port)),
    ]
    with ExitStack() as stack:
        stack.enter_context(_process(command, {"HOME": str(folder), "MOZ_HEADLESS": "1"}))
        address = f"ws://127.0.0.1:{port}/session"
        socket = _until_there(
            lambda: stack.enter_context(connect(address, max_size=None, proxy=None))
        )
        yield _Bidi(socket)


class _Bidi:
    def __init__(self, socket: ClientConnection) -> None:
        self._number = 0
        self._socket = socket
        self._order("session.new", {"capabilities": {}})
        contexts = self._order("browsingContext.getTree", {})["contexts"]
        self._context = contexts[0]["context"]

    def open(self, url: str) -> None:
        # Only the fragment may differ, and that would load nothing.
        for place in ("about:blank", url):
            asked = {"context": self._context, "url": place, "wait": "complete"}
            self._order("browsingContext.navigate", asked)

    def run(self, script: str) -> Any:
        asked = {
            "expression": f"JSON.stringify((() => {{ {script} }})() ?? null)",
            "target": {"context": self._context},
            "awaitPromise": False,
        }
        result = self._order("script.evaluate", asked)
        if result["type"] == "exception":
            raise AssertionError(result["exceptionDetails"]["text"])
        return json.loads(result["result"]["value"])

    @contextmanager
    def another_tab(self) -> Generator[None]:
        first = self._context
        self._context = self._order("browsingContext.create", {"type": "tab"})["context"]
        yield
        self._order("browsingContext.close", {"context": self._context})
        self._context = first

    def _order(self, method: str, params: dict[str, Any]) -> dict[str, Any]:
        self._number += 1
        self._socket.send(json.dumps({"id": self._number, "method": method, "params": params}))
        while True:
            answer = json.loads(self._socket.recv(timeout=PATIENCE))
            if answer.get("id") == self._number:
                assert answer["type"] == "success", answer
                return answer["result"]


# Chrome 102, the oldest that we promise: the one inside Qt 6.4.


@contextmanager
def chrome_102(folder: Path) -> Generator[Engine]:
    """Over the DevTools protocol."""
    if not _has_qt():
        raise Missing("python3-pyqt6.qtwebengine")
    port = free_port()
    given = {
        "HOME": str(folder),
        "XDG_RUNTIME_DIR": str(folder),
        "LANGUAGE": "en",
        "QT_QPA_PLATFORM": "offscreen",
        "QTWEBENGINE_CHROMIUM_FLAGS": "--disable-gpu --lang=en",
        # As root, Chromium refuses to run in its sandbox.
        "QTWEBENGINE_DISABLE_SANDBOX": "1",
        "QTWEBENGINE_REMOTE_DEBUGGING": f"127.0.0.1:{port}",
    }
    with ExitStack() as stack:
        stack.enter_context(_process([SYSTEM_PYTHON, "-c", QT_PAGE], given))
        page = _until_there(lambda: _read(f"http://127.0.0.1:{port}/json")[0])
        address = page["webSocketDebuggerUrl"]
        yield _DevTools(stack.enter_context(connect(address, max_size=None, proxy=None)))


def _has_qt() -> bool:
    if not Path(SYSTEM_PYTHON).exists():
        return False
    asked = [SYSTEM_PYTHON, "-c", "import PyQt6.QtWebEngineWidgets"]
    # Not this environment's packages.
    plain = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    return subprocess.run(asked, env=plain, capture_output=True, check=False).returncode == 0


class _DevTools:
    def __init__(self, socket: ClientConnection) -> None:
        self._number = 0
        self._socket = socket
        version = self.run("return /Chrome\\/(\\d+)/.exec(navigator.userAgent)[1]")
        assert version == "102", f"this is Chrome {version}, not the oldest that we promise"

    def open(self, url: str) -> None:
        for place in ("about:blank", url):
            self._order("Page.navigate", {"url": place})
            wait_until(self, f"return location.href.startsWith({place!r})")

    def run(self, script: str) -> Any:
        asked = {
            "expression": f"JSON.stringify((() => {{ {script} }})() ?? null)",
            "returnByValue": True,
        }
        answer = self._order("Runtime.evaluate", asked)
        if "exceptionDetails" in answer:
            raise AssertionError(answer["exceptionDetails"]["exception"]["description"])
        return json.loads(answer["result"]["value"])

    def _order(self, method: str, params: dict[str, Any]) -> dict[str, Any]:
        self._number += 1
        self._socket.send(json.dumps({"id": self._number, "method": method, "params": params}))
        while True:
            answer = json.loads(self._socket.recv(timeout=PATIENCE))
            if answer.get("id") == self._number:
                return answer["result"]


def _read(url: str) -> Any:
    with urlopen(url, timeout=PATIENCE) as answer:
        return json.loads(answer.read())


# WebKitGTK and WPE, over WebDriver.


@contextmanager
def webkit_gtk(folder: Path) -> Generator[Tabbed]:
    driver, screen = shutil.which("WebKitWebDriver"), shutil.which("Xvfb")
    browser = next(Path("/usr/lib").glob(f"*/{MINI_BROWSER}"), None)
    if driver is None or screen is None or browser is None:
        raise Missing("webkit2gtk-driver and xvfb")
    with ExitStack() as stack:
        display = stack.enter_context(_display(screen))
        given = {
            "DISPLAY": display,
            "HOME": str(folder),
            "GDK_BACKEND": "x11",
            "WEBKIT_DISABLE_DMABUF_RENDERER": "1",
            "WEBKIT_DISABLE_COMPOSITING_MODE": "1",
            # WebKit's sandbox needs rights that root in a container lacks.
            "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1",
        }
        port = free_port()
        stack.enter_context(_process([driver, f"--port={port}"], given))
        options = {"binary": str(browser), "args": ["--automation"]}
        page = _WebDriver(port, {"webkitgtk:browserOptions": options})
        stack.callback(page.close)
        yield page


@contextmanager
def wpe(folder: Path) -> Generator[Engine]:
    """WPE 2.38, as in Safari 16.0."""
    driver, browser = shutil.which("WPEWebDriver"), shutil.which("cog")
    if driver is None or browser is None:
        raise Missing("wpewebkit-driver and cog")
    with ExitStack() as stack:
        port = free_port()
        given = {"HOME": str(folder), "XDG_RUNTIME_DIR": str(folder)}
        stack.enter_context(_process([driver, f"--port={port}"], given))
        options = {"binary": browser, "args": ["--automation", "--platform=headless"]}
        page = _WebDriver(port, {"wpe:browserOptions": options})
        stack.callback(page.close)
        yield page


class _WebDriver:
    def __init__(self, port: int, options: dict[str, Any]) -> None:
        self._root = f"http://127.0.0.1:{port}"
        asked = {"capabilities": {"alwaysMatch": options}}
        self._root += "/session/" + _until_there(lambda: self._post("/session", asked))["sessionId"]

    def open(self, url: str) -> None:
        # Another page first, or only the fragment may differ. Not a blank one: after it, WPE's
        # browser shows "Frame load interrupted" instead of the next page.
        for place in (urljoin(url, "/help/server"), url):
            self._post("/url", {"url": place})

    def run(self, script: str) -> Any:
        return self._post("/execute/sync", {"script": script, "args": []})

    @contextmanager
    def another_tab(self) -> Generator[None]:
        (first,) = self._ask("GET", "/window/handles")
        other = self._post("/window/new", {"type": "tab"})["handle"]
        self._post("/window", {"handle": other})
        yield
        self._ask("DELETE", "/window")
        self._post("/window", {"handle": first})

    def close(self) -> None:
        self._ask("DELETE", "")

    def _post(self, path: str, body: dict[str, Any]) -> Any:
        return self._ask("POST", path, body)

    def _ask(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        headers = {"content-type": "application/json"}
        data = None if body is None else json.dumps(body).encode()
        request = Request(self._root + path, data, headers, method=method)
        with urlopen(request, timeout=PATIENCE) as answer:
            return json.loads(answer.read())["value"]


# Processes.


@contextmanager
def _display(program: str) -> Generator[str]:
    """A screen of its own; the server picks a free number and writes it to a pipe."""
    reader, writer = os.pipe()
    command = [
        program,
        "-displayfd",
        str(writer),
        "-screen",
        "0",
        "1280x800x24",
        "-nolisten",
        "tcp",
    ]
    with _process(command, {}, writer):
        os.close(writer)
        with os.fdopen(reader) as told:
            yield f":{told.readline().strip()}"


@contextmanager
def _process(
    command: list[str], given: dict[str, str], *kept: int
) -> Generator[subprocess.Popen[bytes]]:
    process = subprocess.Popen(
        command,
        env={**os.environ, **given},
        pass_fds=kept,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        yield process
    finally:
        process.terminate()
        try:
            process.wait(20)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def _until_there(attempt: Any) -> Any:
    end = time.monotonic() + PATIENCE
    while True:
        try:
            return attempt()
        except OSError:
            if time.monotonic() > end:
                raise
            time.sleep(0.2)
