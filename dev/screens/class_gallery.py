"""Take pictures of every screen of a class: dashboard, projector and pupil's phone.

    python dev/screens/class_gallery.py                            all of them, into pictures/class/
    python dev/screens/class_gallery.py wall --language de --language sk --scheme dark

Each in light and dark, in all seven languages, unless some are named. The class is real and large;
how its tables are doing and what the teacher shows is made up. Text that is cut off or lies on
other text is printed, and the exit status is 1. tests/browser/school/test_nothing_cut.py looks at
the same screens without keeping pictures.
"""

import argparse
import sys
import tempfile
import time
from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager
from copy import deepcopy
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

# The modules of dev/ import each other as scripts do.
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from playwright.sync_api import Browser, Page, sync_playwright

from dev.build_web import bring_up_to_date
from dev.chromium import ADVICE, find_browser, flags
from dev.node import ROOT
from dev.pictures import wait_until_still
from dev.screens.class_pictures import Classroom, MadeUp
from dev.screens.words import Words
from rawsiko.client.classes import join_class
from rawsiko.protocol.class_bodies import ClassTokens
from rawsiko.protocol.class_commands import DealTables, StartTables
from rawsiko.texts.fluent import LANGUAGES
from tests.browser.lost_text import lost_text
from tests.browser.overlaps import overlaps
from tests.browser.school.test_class_shows import figures, pages
from tests.browser.visitors import PHONE, Device, Visitor
from tests.browser.wires import Message, Wire
from tests.server.serving import serving

Scheme = Literal["light", "dark"]
OUT = ROOT / "pictures" / "class"
SIZES = {
    "laptop": Device(1280, 800),
    "desktop": Device(1920, 1080),
    "tablet": Device(1024, 768),
    "remote": PHONE,
    "remote-small": Device(360, 740, PHONE.options),
    "wall": Device(1920, 1080),
    "wall-16-10": Device(1280, 800),
    "wall-4-3": Device(1024, 768),
    "pupil": PHONE,
}
SLIDES = 17
COMPANIES, TURNS = 35, 8
SCHEMES: tuple[Scheme, ...] = ("light", "dark")
REPAINT_MS = 150
CONNECT_MS = 30_000


@dataclass(frozen=True)
class Cast:
    """Three classes of 35, at different points of their lesson."""

    url: str  # of their server
    joining: ClassTokens
    dealt: ClassTokens
    playing: ClassTokens
    # Joins the first class; the device's token. It has some seconds to connect.
    join: Callable[[], str]
    # Worked out beforehand: a connection that hears nothing for some seconds is given up.
    figures: bytes
    pages: bytes


class Shown:
    """One device in one language, and what it is told."""

    def __init__(
        self,
        browser: Browser,
        cast: Cast,
        size: str,
        language: str,
        schemes: Sequence[Scheme],
    ) -> None:
        self.size, self.language, self.schemes = size, language, schemes
        self.words = Words(language)
        self.visitor = Visitor(browser, cast.url, SIZES[size], language)
        self.page: Page = self.visitor.page
        self.faults: list[str] = []
        self._wire = Wire(self.page)
        self._made_up = MadeUp(time.time(), TURNS)
        self._wire.change = self._change
        self.view: Message = {}
        self.page.route("**/api/classes/debrief", lambda route: route.fulfill(body=cast.figures))
        self.page.route("**/api/classes/pages", lambda route: route.fulfill(body=cast.pages))

    def open(self, fragment: str, sign: str) -> None:
        self.page.goto("about:blank")
        self.page.goto(f"/{fragment}")
        self.page.wait_for_selector(sign)

    def tell(self, **view: object) -> None:
        """The class looks like this now."""
        self.view = view
        for _ in range(CONNECT_MS // REPAINT_MS):
            if "ClassSnapshot" in self._wire.newest:
                break
            self.page.wait_for_timeout(REPAINT_MS)
        self._wire.tell(self._change(deepcopy(self._wire.newest["ClassSnapshot"])))

    def press(self, message: str, **arguments: str | int) -> None:
        name = self.words.say(message, **arguments)
        self.page.get_by_role("button", name=name, exact=True).first.click()

    def keep(self, name: str) -> None:
        wait_until_still(self.page)
        is_wall = self.size.startswith("wall")
        for scheme in self.schemes:
            self.page.emulate_media(color_scheme=scheme)
            self.page.wait_for_timeout(REPAINT_MS)
            path = OUT / f"{self.size}-{name}" / f"{self.language}-{scheme}.png"
            path.parent.mkdir(parents=True, exist_ok=True)
            self.page.screenshot(path=path, full_page=not is_wall)
        where = f"{self.size} {name} {self.language}"
        # A chart's box also holds a table for screen readers, a frame a smaller picture of a slide.
        pictures = "div.drawn", "div.frame"
        found = [one for one in lost_text(self.page) if not any(box in one for box in pictures)]
        found += overlaps(self.page, is_wall=is_wall)
        self.faults += [f"{where}: {fault}" for fault in found]

    def _change(self, message: Message) -> Message:
        view = message.get("view")
        if view is not None and view["status"] == "playing":
            message = self._made_up.changed(message)
        if view is not None:
            view["lesson"]["language"] = self.language
            view |= self.view
        elif "line" in message:
            self._made_up.change(message["line"])
        return message


def teacher(shown: Shown, cast: Cast) -> None:
    shown.open("#newclass", "section ol")
    shown.keep("1-open")
    shown.open(f"#class={cast.joining.host_token}", "main")
    shown.page.wait_for_timeout(500)
    shown.keep("2-joining")
    shown.open(f"#class={cast.dealt.host_token}", "[data-table]")
    shown.keep("3-deal")
    shown.open(f"#class={cast.playing.host_token}", "article")
    shown.keep("4-dashboard")
    dialogs = {
        "5-pause": "web-class-pause-all",
        "6-last-turn": "web-match-menu-last-turn",
        "7-more-time": "web-class-bell-move",
        "8-bell": "web-class-bell-ask",
    }
    for name, button in dialogs.items():
        shown.press(button)
        shown.keep(name)
        shown.page.keyboard.press("Escape")
    shown.press("web-class-table-menu", table=4)
    shown.keep("9-table")
    shown.page.keyboard.press("Escape")
    shown.press("class-teacher-more")
    shown.keep("10-more")
    shown.press("class-first-three")
    shown.keep("11-first-lesson")
    for number in (0, 1, 6, 13):
        shown.tell(stage="look_up", page=number)
        shown.page.wait_for_selector("main h2 >> visible=true")
        shown.keep(f"12-present-{number}")


def wall(shown: Shown, cast: Cast) -> None:
    shown.open(f"#projector={cast.joining.display_token}", "main")
    shown.page.wait_for_timeout(500)
    shown.keep("01-joining")
    shown.open(f"#projector={cast.dealt.display_token}", "main h1, main h2")
    shown.keep("01-tables")
    shown.open(f"#projector={cast.playing.display_token}", "main h1, main h2, main p")
    shown.keep("02-clock")
    pause = {"type": "Pausing", "message": "look_up", "table": None}
    shown.tell(pauses=[pause])
    shown.keep("03-pause")
    for number in range(4):
        shown.tell(pauses=[], stage="briefing", page=number)
        shown.keep(f"1{number}-briefing")
    for number in range(SLIDES):
        shown.tell(pauses=[], stage="look_up", page=number)
        shown.page.wait_for_selector("main h1")
        shown.keep(f"2{number:x}-debrief")
    shown.tell(stage="pages")
    shown.keep("30-pages")


def pupil(shown: Shown, cast: Cast) -> None:
    shown.open(f"#join={cast.joining.code}", "main button")
    shown.keep("1-join")
    shown.open(f"#member={cast.join()}", "main p")
    shown.keep("2-waiting")
    shown.tell(stage="briefing", page=0)
    shown.keep("3-briefing")
    shown.tell(stage="look_up")
    shown.keep("4-look-up")
    shown.tell(rounds=[{"type": "RoundView", "round": "before", "is_open": True}])
    shown.press("class-ask-begin")
    shown.keep("5-question")
    shown.tell(stage="pages", rounds=[])
    shown.page.wait_for_selector("main h1")
    shown.keep("6-page")


@contextmanager
def cast_in(folder: Path) -> Generator[Cast]:
    """On a server of its own, with a new database in this folder."""
    with serving(folder, module="tests.server.roomy_server") as server, cast_at(server.url) as cast:
        yield cast


@contextmanager
def cast_at(url: str) -> Generator[Cast]:
    rooms = [Classroom(url, COMPANIES) for _ in range(3)]
    opened = [room.wait(room.gather()) for room in rooms]
    for room, (_, host) in [*zip(rooms, opened, strict=True)][1:]:
        room.wait(host.command(DealTables()))
    rooms[2].wait(opened[2][1].command(StartTables()))
    joining, dealt, playing = (one for one, _ in opened)

    def join() -> str:
        return rooms[0].wait(join_class(url, joining.code)).token

    yield Cast(url, joining, dealt, playing, join, figures(), pages())
    for room in rooms:
        room.wait(room.leave())


PARTS: dict[str, Callable[[Shown, Cast], None]] = {
    "laptop": teacher,
    "desktop": teacher,
    "tablet": teacher,
    "remote": teacher,
    "remote-small": teacher,
    "wall": wall,
    "wall-16-10": wall,
    "wall-4-3": wall,
    "pupil": pupil,
}


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("sizes", nargs="*", metavar="SIZE", help=", ".join(SIZES))
    parser.add_argument("--language", action="append", choices=LANGUAGES)
    parser.add_argument("--scheme", action="append", choices=SCHEMES)
    asked = parser.parse_args(arguments)
    program = find_browser()
    if program is None:
        print(ADVICE, file=sys.stderr)
        return 1
    bring_up_to_date()
    faults: list[str] = []
    with (
        tempfile.TemporaryDirectory() as folder,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=program, args=flags())
        with cast_in(Path(folder)) as cast:
            for size in asked.sizes or SIZES:
                for language in asked.language or LANGUAGES:
                    shown = Shown(browser, cast, size, language, asked.scheme or SCHEMES)
                    PARTS[size](shown, cast)
                    faults += [*shown.faults, *shown.visitor.leave()]
                    print(size, language, flush=True)
        browser.close()
    print(*faults, sep="\n")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
