"""What every picture is taken with: a server, tables that stand somewhere, and words."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from playwright.sync_api import Page

from rawsiko.engine.options import Options
from tests.browser.prepared import PreparedTable

WHOLE = Options(turns=6, trade_with_china=True, monopoly_stranglehold=True)


class Studio(Protocol):
    """What a screen can ask for; the server is one that nobody else uses."""

    url: str

    def table(self, name: str) -> PreparedTable:
        """One of TABLES."""
        ...

    def say(self, message: str, **arguments: str | int) -> str:
        """What stands on the screen, in the language of the picture."""
        ...


@dataclass(frozen=True)
class Screen:
    name: str
    show: Callable[[Page, Studio], None]


def seat(table: str) -> Callable[[Page, Studio], None]:
    """From the seat that is to act; from the first one when the match is over."""

    def show(page: Page, studio: Studio) -> None:
        prepared = studio.table(table)
        page.goto(prepared.seat_link(prepared.acting if not prepared.is_over else "p1"))

    return show


def choose(page: Page, *territories: str) -> None:
    """On the map, one after the other."""
    for territory in territories:
        page.locator(f'[role="button"][data-territory="{territory}"]').press("Enter")
