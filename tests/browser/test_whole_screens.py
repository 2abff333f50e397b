"""axe finds nothing on any pictured screen, in light, dark and high contrast.

High contrast has one set of colours for all screens, so without --long a third of them is enough.
"""

import os
from collections.abc import Callable, Generator, Sequence
from pathlib import Path

import pytest
from playwright.sync_api import Page

from dev.screens.catalog import SCREENS, TABLES, Screen
from dev.screens.moments import MOMENT_TABLES, MOMENTS
from dev.screens.words import Words
from rawsiko.server.storage import sqlite_url
from tests.browser.accessibility import (
    come_to_rest,
    violations,
    violations_in_every_look,
    violations_in_light_and_dark,
)
from tests.browser.conftest import Visit
from tests.browser.prepared import PreparedTable, put_into
from tests.browser.visitors import PHONE
from tests.server.serving import Serving, serving

ALL_TABLES = {**TABLES, **MOMENT_TABLES}
SHARES = 6  # so that several workers can share them
IS_LONG = bool(os.environ.get("RAWSIKO_LONG"))


class Studio:
    """A server that gets a table when a screen needs it. Screens that only look share one table."""

    def __init__(self, server: Serving) -> None:
        self.url = server.url
        self.words = Words("en")
        self._database = sqlite_url(server.file)
        self._tables: dict[str, PreparedTable] = {}

    def table(self, name: str) -> PreparedTable:
        if name not in self._tables:
            self._tables[name] = put_into(self._database, self.url, ALL_TABLES[name]())
        return self._tables[name]

    def say(self, message: str, **arguments: str | int) -> str:
        return self.words.say(message, **arguments)


@pytest.fixture(scope="module")
def studio(built_client: Path, tmp_path_factory: pytest.TempPathFactory) -> Generator[Studio]:
    assert built_client.is_dir()
    with serving(tmp_path_factory.mktemp("studio")) as server:
        yield Studio(server)


@pytest.fixture(scope="module")
def phones_studio(
    built_client: Path, tmp_path_factory: pytest.TempPathFactory
) -> Generator[Studio]:
    """A separate server, because a Clash can be played only once."""
    assert built_client.is_dir()
    with serving(tmp_path_factory.mktemp("phones")) as server:
        yield Studio(server)


@pytest.mark.parametrize("share", range(SHARES))
def test_every_screen_is_accessible(visit: Visit, studio: Studio, share: int) -> None:
    page = visit(path=studio.url)
    is_whole = IS_LONG or share % 3 == 0
    look_at = violations_in_every_look if is_whole else violations_in_light_and_dark
    assert faults_on(SCREENS[share::SHARES], page, studio, look_at) == []


@pytest.mark.parametrize("share", range(SHARES))
def test_every_screen_is_accessible_on_a_phone(
    visit: Visit, phones_studio: Studio, share: int
) -> None:
    """Tabs hide more there; the colours are the same."""
    page = visit(PHONE, path=phones_studio.url)
    assert faults_on(SCREENS[share::SHARES], page, phones_studio, violations) == []


@pytest.mark.parametrize("moment", MOMENTS, ids=[moment.name for moment in MOMENTS])
def test_every_moment_is_accessible(visit: Visit, studio: Studio, moment: Screen) -> None:
    """Brief screens and faults, each on a new page."""
    page = visit(path=studio.url, may_lose_connection=True)
    assert faults_on([moment], page, studio, violations_in_every_look) == []


def faults_on(
    screens: Sequence[Screen], page: Page, studio: Studio, look_at: Callable[[Page], list[str]]
) -> list[str]:
    faults: list[str] = []
    for screen in screens:
        screen.show(page, studio)
        come_to_rest(page)
        faults += [f"{screen.name}: {fault}" for fault in look_at(page)]
    return faults
