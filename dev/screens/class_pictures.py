"""Take the pictures of docs/class.md: a class of 28 companies, with tables that need help.

    python dev/screens/class_pictures.py            into docs/pictures/

The class is real; how its tables are doing is made up, because a lesson takes an hour.
"""

import asyncio
import json
import sys
import tempfile
import time
from collections.abc import Coroutine
from contextlib import AsyncExitStack
from io import BytesIO
from pathlib import Path
from threading import Thread
from typing import Any, TypeVar

# The modules of dev/ import each other as scripts do.
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from PIL import Image
from playwright.sync_api import Page, WebSocketRoute, sync_playwright

from dev.build_web import bring_up_to_date
from dev.chromium import ADVICE, find_browser, flags
from dev.node import ROOT
from rawsiko.client.classes import ClassConnection, join_class, open_class
from rawsiko.protocol.class_bodies import ClassTokens
from rawsiko.protocol.class_commands import DealTables, LockMember, StartTables
from rawsiko.protocol.class_views import Lesson
from rawsiko.protocol.tables import Language
from tests.server.serving import serving

OUT = ROOT / "docs" / "pictures"
COMPANIES = 28
SPOKEN = (Language.EN, Language.IT, Language.EN, Language.DE, Language.SK, Language.EN)
SHARED = (4, 11, 19)  # devices that two pupils share
COLOURS = 224
SETTLE_MS = 1500
Result = TypeVar("Result")


class Classroom:
    """The teacher and the pupils' devices, in a thread with its own event loop."""

    def __init__(self, url: str, companies: int = COMPANIES) -> None:
        self._url = url
        self._companies = companies
        self._loop = asyncio.new_event_loop()
        self._held = AsyncExitStack()
        Thread(target=self._loop.run_forever, daemon=True).start()

    def wait(self, work: Coroutine[Any, Any, Result]) -> Result:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(120)

    async def gather(self) -> tuple[ClassTokens, ClassConnection]:
        opened = await open_class(self._url, Lesson(bell_at=time.time() + 50 * 60))
        for number in range(self._companies):
            spoken = SPOKEN[number % len(SPOKEN)]
            heads = 2 if number in SHARED else 1
            held = await join_class(self._url, opened.code, spoken, heads)
            await self._held.enter_async_context(ClassConnection(self._url, held.token))
        host = ClassConnection(self._url, opened.host_token)
        await self._held.enter_async_context(host)
        await host.wait_for()
        return opened, host

    async def leave(self) -> None:
        await self._held.aclose()


def main() -> int:
    program = find_browser()
    if program is None:
        print(ADVICE, file=sys.stderr)
        return 1
    bring_up_to_date()
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=program, args=flags())
        size: Any = {"width": 1280, "height": 800}
        page = browser.new_page(base_url=server.url, viewport=size, reduced_motion="reduce")
        page.goto("/#newclass")
        keep(page, "section ol", "class-open")
        room = Classroom(server.url)
        opened, host = room.wait(room.gather())
        page.goto(f"/#class={opened.host_token}")
        page.get_by_role("button", name="More").click()
        page.get_by_role("button", name="Three buttons").click()
        keep(page, "h1", "class-three")
        page.get_by_role("button", name="All buttons").click()
        room.wait(host.command(DealTables()))
        room.wait(host.command(LockMember("m1", is_locked=True)))
        keep(page, "[data-table]", "class-deal")
        room.wait(host.command(StartTables()))
        page.goto("/#")
        page.route_web_socket("**/ws", MadeUp(time.time()).opened)
        page.goto(f"/#class={opened.host_token}")
        page.reload()
        keep(page, "article", "class-dashboard")
        room.wait(room.leave())
        browser.close()
    return 0


def keep(page: Page, sign: str, name: str) -> None:
    page.wait_for_selector(sign)
    page.wait_for_timeout(SETTLE_MS)
    with Image.open(BytesIO(page.screenshot())) as picture:
        small = picture.convert("RGB").quantize(COLOURS)
        small.save(OUT / f"{name}.png", optimize=True)


class MadeUp:
    """Changes what the dashboard is told: the third Turn of five, one table late, one very late."""

    def __init__(self, now: float, turns: int = 5) -> None:
        self.now = now
        self.turns = turns
        self.plan, self.bell = now + 12 * 60, now + 26 * 60

    def opened(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        socket.on_message(server.send)
        server.on_message(lambda text: socket.send(json.dumps(self.changed(json.loads(text)))))

    def changed(self, message: dict[str, Any]) -> dict[str, Any]:
        for line in [*message.get("lines", ()), *([message["line"]] if "line" in message else ())]:
            self.change(line)
        view = message.get("view")
        if view is not None:
            view["play_ends_at"], view["lesson"]["bell_at"] = self.plan, self.bell
            for table in view.get("tables", ()):
                table["first_turns"] = self.turns
        return message

    def change(self, line: dict[str, Any]) -> None:
        number: int = line["number"]
        people: int = line.get("people", 3)
        line |= {
            "status": "playing",
            "turn": 3,
            "last_turn": self.turns,
            "phase": "ActionPhase" if number % 2 else "InvestmentPhase",
            "play_ends_at": self.plan,
            "projected_end": self.plan - 60 * (number % 3),
            "present": [f"p{seat}" for seat in range(1, people + 1)],
            "present_people": people,
            "stand_ins": [],
            "holds_up": None,
        }
        if number == 4:
            held = self._held("p2", "thinking", 190)
            late = self.plan + 6 * 60
            line |= {"turn": 2, "last_turn": 3, "projected_end": late, "holds_up": held}
            line["usual_go"] = 65
        if number == 7:
            held = self._held("p3", "away", 28)
            late = self.plan + 3 * 60
            line |= {"last_turn": 4, "projected_end": late, "holds_up": held}
            line |= {"present": ["p1", "p2"], "present_people": 2}
        if number == 6:
            line |= {"present": ["p2", "p3"], "present_people": 2, "stand_ins": ["p1"]}

    def _held(self, seat: str, why: str, seconds: float) -> dict[str, Any]:
        return {"type": "HoldUp", "seat": seat, "why": why, "since": self.now - seconds}


if __name__ == "__main__":
    sys.exit(main())
