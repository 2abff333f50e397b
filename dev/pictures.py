"""Take pictures of every screen: four sizes, two languages, light and dark.

    run.py pictures                                        all of them, into pictures/
    run.py pictures start action --size phone --scheme dark
    run.py pictures --rotate                               every language once: sizes take turns

dev/screens lists the screens. Errors that a page reports are printed, as is text that is cut off,
and the exit status is 1.
"""

import argparse
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import product
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from build_web import bring_up_to_date
from chromium import ADVICE, find_browser, flags
from node import ROOT
from playwright.sync_api import Browser, Page, expect, sync_playwright
from playwright.sync_api import Error as BrowserError

from dev.screens.catalog import SCREENS, TABLES
from dev.screens.idle_players import IdlePlayers
from dev.screens.moments import MOMENT_TABLES, MOMENTS
from dev.screens.screen import Screen
from dev.screens.words import Words
from rawsiko.server.storage.errors import CannotSave
from rawsiko.texts.fluent import LANGUAGES as ALL_LANGUAGES
from tests.browser.lost_text import lost_text
from tests.browser.prepared import BotMatch, PreparedTable, put_into
from tests.browser.visitors import DESKTOP, PHONE, PHONE_ACROSS, TABLET, Device, Visitor
from tests.server.serving import Serving, serving

OUT = ROOT / "pictures"
ALL = (*SCREENS, *MOMENTS)
SIZES = {"desktop": DESKTOP, "tablet": TABLET, "phone": PHONE, "phone-across": PHONE_ACROSS}
SMALL_PHONE = Device(360, 740, PHONE.options)  # the narrowest phones that pupils bring
# They take turns: with seven languages, neighbouring screens differ.
ROTATED = {"desktop": DESKTOP, "phone": PHONE, "small-phone": SMALL_PHONE}
EVERY_SIZE = SIZES | ROTATED
LANGUAGES = ("en", "sk")
SCHEMES = ("light", "dark")
PATIENCE_MS = 60_000  # enough for a busy machine
LOOK_MS = 100
LOOKS = 4  # in a row without a change
MOST_LOOKS = 100  # bots may keep playing
# A digest of the page; null while something is still loading or moving.
SEEN = """() => {
  const isMoving = one =>
    one.playState === 'running' && one.effect.getComputedTiming().endTime !== Infinity;
  if (document.fonts.status !== 'loaded' || document.querySelector('[data-coming]')) return null;
  if (![...document.images].every(one => one.complete)) return null;
  if (document.getAnimations().some(isMoving)) return null;
  return `${document.querySelectorAll('*').length} ${document.body.innerText}`;
}"""


@dataclass(frozen=True)
class Setting:
    size: str
    language: str
    scheme: str

    def __str__(self) -> str:
        return f"{self.size}-{self.language}-{self.scheme}"


Session = list[tuple[Setting, Screen]]  # with one server


class ServedContext:
    """A server with the tables that screens asked for, with idle players on their seats."""

    def __init__(self, server: Serving, language: str, idle_players: IdlePlayers) -> None:
        self.url = server.url
        self._file = server.file
        self._idle_players = idle_players
        self._tables: dict[str, PreparedTable] = {}
        self._words = Words(language)

    def table(self, name: str) -> PreparedTable:
        if name not in self._tables:
            self._tables[name] = table = put_into(self._file, self.url, played(name))
            if not table.is_over:
                self._idle_players.connect(table)
        return self._tables[name]

    def say(self, message: str, **arguments: str | int) -> str:
        return self._words.say(message, **arguments)


def main(arguments: Sequence[str]) -> int:
    asked = parse(arguments)
    program = find_browser()
    if program is None:
        print(f"No browser found: {ADVICE}.", file=sys.stderr)
        return 1
    bring_up_to_date()
    screens = [one for one in ALL if not asked.screens or one.name in asked.screens]
    complaints = 0
    expect.set_options(timeout=PATIENCE_MS)
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        folder = Path(name)
        browser = playwright.chromium.launch(executable_path=program, args=flags())
        sessions = rotated(asked, screens) if asked.rotate else each(asked, screens)
        for number, session in enumerate(sessions):
            own = folder / str(number)
            own.mkdir()
            with serving(own) as server, IdlePlayers() as idle_players:
                context = ServedContext(server, session[0][0].language, idle_players)
                for setting, screen in session:
                    found = take_picture(browser, screen, setting, context, whole=asked.whole)
                    print(*found, sep="\n", end="\n" if found else "", file=sys.stderr, flush=True)
                    complaints += len(found)
            print(f"{session[0][0]}: {len(session)} pictures", flush=True)
        browser.close()
    write_index()
    return 1 if complaints else 0


def parse(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    names = [screen.name for screen in ALL]
    parser.add_argument("screens", nargs="*", metavar="SCREEN", help=", ".join(names))
    parser.add_argument("--size", action="append", choices=[*EVERY_SIZE])
    parser.add_argument("--language", action="append", choices=ALL_LANGUAGES)
    parser.add_argument("--scheme", action="append", choices=SCHEMES)
    parser.add_argument("--rotate", action="store_true", help="all languages, one size of each")
    parser.add_argument("--whole", action="store_true", help="the whole page, not one screenful")
    asked = parser.parse_args(arguments)
    if unknown := set(asked.screens) - set(names):
        parser.error(f"there is no screen {', '.join(sorted(unknown))}")
    return asked


def each(asked: argparse.Namespace, screens: Sequence[Screen]) -> Iterator[Session]:
    """Every screen in every setting, a session each."""
    sizes, languages = asked.size or SIZES, asked.language or LANGUAGES
    for size, language, scheme in product(sizes, languages, asked.scheme or SCHEMES):
        setting = Setting(size, language, scheme)
        yield [(setting, screen) for screen in screens]


def rotated(asked: argparse.Namespace, screens: Sequence[Screen]) -> Iterator[Session]:
    """Every screen once in every language, a session each; sizes and schemes take turns."""
    sizes, schemes = asked.size or ROTATED, asked.scheme or SCHEMES
    turns = [*product(schemes, sizes)]
    for shift, language in enumerate(ALL_LANGUAGES):
        if asked.language and language not in asked.language:
            continue
        session: Session = []
        for number, screen in enumerate(screens):
            scheme, size = turns[(number + shift) % len(turns)]
            session.append((Setting(size, language, scheme), screen))
        yield session


@cache
def played(name: str) -> BotMatch:
    return {**TABLES, **MOMENT_TABLES}[name]()


def take_picture(
    browser: Browser, screen: Screen, setting: Setting, context: ServedContext, *, whole: bool
) -> Sequence[str]:
    """Take the picture; returns what went wrong."""
    device = EVERY_SIZE[setting.size]
    visitor = Visitor(browser, context.url, device, setting.language, color_scheme=setting.scheme)
    visitor.context.set_default_timeout(PATIENCE_MS)
    path = OUT / screen.name / f"{setting}.png"
    path.parent.mkdir(parents=True, exist_ok=True)
    try:
        screen.show(visitor.page, context)
        visitor.page.wait_for_load_state("networkidle")
        wait_until_still(visitor.page)
    except (BrowserError, AssertionError, CannotSave) as error:
        visitor.complaints.append(f"could not be shown: {str(error).partition('Aria')[0]}")
    visitor.page.screenshot(path=path, full_page=whole)
    # A chart's box also holds a table for screen readers.
    visitor.complaints += [one for one in lost_text(visitor.page) if "div.drawn" not in one]
    return [f"{screen.name} {setting}: {complaint}" for complaint in visitor.leave()]


def wait_until_still(page: Page) -> None:
    """Wait until images and fonts are loaded and nothing moves."""
    before, same = None, 0
    for _ in range(MOST_LOOKS):
        now: str | None = page.evaluate(SEEN)
        same = same + 1 if now is not None and now == before else 0
        if same == LOOKS:
            return
        before = now
        page.wait_for_timeout(LOOK_MS)


def write_index() -> None:
    """Write one page that shows all pictures."""
    rows: list[str] = []
    for folder in sorted(path for path in OUT.iterdir() if path.is_dir()):
        rows.append(f"<h2>{folder.name}</h2>")
        rows += [
            f'<a href="{folder.name}/{file.name}"><img src="{folder.name}/{file.name}"'
            f' alt="{file.stem}" title="{file.stem}" height="300"></a>'
            for file in sorted(folder.glob("*.png"))
        ]
    page = ["<!doctype html>", '<meta charset="utf-8">', "<title>RAWsiko</title>", *rows, ""]
    (OUT / "index.html").write_text("\n".join(page), encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
