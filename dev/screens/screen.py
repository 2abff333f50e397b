"""What a screen is, and what it can use: a server, prepared tables, and texts."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from playwright.sync_api import Page

from rawsiko.engine.options import Options
from tests.browser.prepared import PreparedTable

WHOLE = Options(turns=6, trade_with_china=True, monopoly_stranglehold=True)


class ScreenContext(Protocol):
    """What a screen can use. Nothing else uses its server."""

    url: str

    def table(self, name: str) -> PreparedTable:
        """One of TABLES."""
        ...

    def say(self, message: str, **arguments: str | int) -> str:
        """The text on the screen, in the language of the picture."""
        ...


@dataclass(frozen=True)
class Screen:
    name: str
    show: Callable[[Page, ScreenContext], None]


def seat(table: str) -> Callable[[Page, ScreenContext], None]:
    """Open the seat that is to act, or the first one when the match is over."""

    def show(page: Page, context: ScreenContext) -> None:
        prepared = context.table(table)
        page.goto(prepared.seat_link(prepared.acting if not prepared.is_over else "p1"))

    return show


def choose(page: Page, *territories: str) -> None:
    """Choose Territories on the map, one after the other."""
    for territory in territories:
        page.locator(f'[role="button"][data-territory="{territory}"]').press("Enter")
