"""axe finds nothing on any pictured screen, in light, dark and high contrast.

With --long each of them is looked at in every way. Otherwise each is looked at once: colours and
parts are shared, so a fault of one of them is on many screens. For the same reason the map, on
which axe works longest, is then looked at on some screens only.
"""

import os
from collections.abc import Generator, Sequence
from pathlib import Path

import pytest
from playwright.sync_api import ViewportSize

from dev.screens.catalog import SCREENS, TABLES, Screen
from dev.screens.moments import MOMENT_TABLES, MOMENTS
from dev.screens.words import Words
from tests.browser.accessibility import LOOKS, Look, come_to_rest, violations_in
from tests.browser.conftest import Visit
from tests.browser.prepared import PreparedTable, put_into
from tests.server.serving import Serving, serving

ALL_TABLES = {**TABLES, **MOMENT_TABLES}
SHARES = 5  # so that several workers can share them
DESKTOP: ViewportSize = {"width": 1440, "height": 900}
SMALL: ViewportSize = {"width": 390, "height": 844}
IS_LONG = bool(os.environ.get("RAWSIKO_LONG"))
MAP = ["div.board[role=group]"]
WITH_MAP = {"setup-territory", "action", "move", "trade", "end", "replay", "tutorial"}


class Studio:
    """A server that gets a table when a screen needs it. Screens that only look share one table."""

    def __init__(self, server: Serving, language: str = "en") -> None:
        self.url = server.url
        self.words = Words(language)
        self._file = server.file
        self._tables: dict[str, PreparedTable] = {}

    def table(self, name: str) -> PreparedTable:
        if name not in self._tables:
            self._tables[name] = put_into(self._file, self.url, ALL_TABLES[name]())
        return self._tables[name]

    def say(self, message: str, **arguments: str | int) -> str:
        return self.words.say(message, **arguments)


@pytest.fixture(scope="module")
def studio(built_client: Path, tmp_path_factory: pytest.TempPathFactory) -> Generator[Studio]:
    assert built_client.is_dir()
    with serving(tmp_path_factory.mktemp("studio")) as server:
        yield Studio(server)


@pytest.mark.parametrize("share", range(SHARES))
def test_every_screen_is_accessible(visit: Visit, studio: Studio, share: int) -> None:
    """On a desktop, then at a phone's size: its tabs hide more, and the colours of a look are the
    same at every size."""
    page = visit(path=studio.url)
    faults: list[str] = []
    for number, screen in enumerate(SCREENS[share::SHARES]):
        page.set_viewport_size(DESKTOP)
        screen.show(page, studio)
        for size, looks in looks_at(number):
            page.set_viewport_size(size)
            come_to_rest(page)
            without = () if IS_LONG or screen.name in WITH_MAP else MAP
            found = violations_in(page, looks, without)
            faults += [f"{screen.name}: {fault}" for fault in found]
    assert faults == []


def looks_at(number: int) -> list[tuple[ViewportSize, Sequence[Look]]]:
    if IS_LONG:
        return [(DESKTOP, LOOKS), (SMALL, LOOKS)]
    light, dark, light_contrast, dark_contrast = LOOKS
    once = [
        (DESKTOP, [light]),
        (SMALL, [dark]),
        (SMALL, [light, light_contrast]),
        (DESKTOP, [dark, dark_contrast]),
    ]
    return [once[number % len(once)]]


@pytest.mark.parametrize("moment", MOMENTS, ids=[moment.name for moment in MOMENTS])
def test_every_moment_is_accessible(visit: Visit, studio: Studio, moment: Screen) -> None:
    """Brief screens and faults, each on a new page."""
    page = visit(path=studio.url, may_lose_connection=True)
    moment.show(page, studio)
    come_to_rest(page)
    look = LOOKS[MOMENTS.index(moment) % 2]
    assert violations_in(page, LOOKS if IS_LONG else [look]) == []
