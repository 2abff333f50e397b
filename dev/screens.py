"""Every screen of the client that pictures are taken of, and how to get there.

A screen acts only as people do. One that changes its table has a table of its own.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from playwright.sync_api import Page

from rawsiko.engine.options import Options
from rawsiko.engine.state import (
    ContinentChoice,
    InitialPlacement,
    InvestmentPhase,
    TerritoryChoice,
)
from tests.browser.prepared import (
    BotMatch,
    PreparedTable,
    finished,
    in_action_phase,
    in_phase,
    played_until,
    trading_with_china,
)

WHOLE = Options(turns=6, trade_with_china=True, monopoly_stranglehold=True)


class Studio(Protocol):
    """What a screen can ask for; the server is one that nobody else uses."""

    url: str

    def table(self, name: str) -> PreparedTable:
        """One of TABLES."""
        ...


@dataclass(frozen=True)
class Screen:
    name: str
    show: Callable[[Page, Studio], None]


# Matches that stand somewhere, by name; seeds are chosen so that the picture has much to show.
TABLES: dict[str, Callable[[], BotMatch]] = {
    "continents": lambda: played_until(in_phase(ContinentChoice), seed=101, seats=4),
    "territories": lambda: played_until(in_phase(TerritoryChoice), seed=102, seats=4),
    "placing": lambda: played_until(in_phase(InitialPlacement), seed=103, seats=4),
    "investing": lambda: played_until(
        in_phase(InvestmentPhase, turn=3), seed=104, seats=5, options=WHOLE
    ),
    "acting": lambda: played_until(in_action_phase(turn=3), seed=105, seats=4, options=WHOLE),
    "waiting": lambda: played_until(in_action_phase(turn=4), seed=106, seats=5, options=WHOLE),
    "watching": lambda: played_until(in_action_phase(turn=4), seed=107, seats=5, options=WHOLE),
    "trading": lambda: played_until(trading_with_china(), seed=110, seats=4, options=WHOLE),
    "finished": lambda: played_until(finished(), seed=109, seats=4, options=WHOLE),
}


def route(fragment: str) -> Callable[[Page, Studio], None]:
    """A screen that its address alone shows."""

    def show(page: Page, studio: Studio) -> None:
        page.goto(f"{studio.url}/{fragment}")

    return show


def seat(table: str) -> Callable[[Page, Studio], None]:
    """From the seat that is to act; from the first one when the match is over."""

    def show(page: Page, studio: Studio) -> None:
        prepared = studio.table(table)
        page.goto(prepared.seat_link(prepared.acting if not prepared.is_over else "p1"))

    return show


def other_seat(table: str) -> Callable[[Page, Studio], None]:
    """From the eyes of somebody who waits."""

    def show(page: Page, studio: Studio) -> None:
        prepared = studio.table(table)
        page.goto(prepared.seat_link(next(one for one in prepared.seats if one != prepared.acting)))

    return show


SCREENS = (
    Screen("start", route("")),
    Screen("new-table", route("#new")),
    Screen("hot-seat", route("#hotseat")),
    Screen("rejoin", route("#rejoin")),
    Screen("open-tables", route("#tables")),
    Screen("settings", route("#settings")),
    Screen("credits", route("#credits")),
    Screen("cannot-connect", route("#connect")),
    Screen("bad-link", route("#seat=nobody-knows-this-token")),
    Screen("setup-continent", seat("continents")),
    Screen("setup-territory", seat("territories")),
    Screen("setup-placing", seat("placing")),
    Screen("investment", seat("investing")),
    Screen("action", seat("acting")),
    Screen("waiting", other_seat("waiting")),
    Screen("watching", lambda page, studio: _goto(page, studio.table("watching").watch_link)),
    Screen("trade", seat("trading")),
    Screen("end", seat("finished")),
    Screen("replay", lambda page, studio: _goto(page, studio.table("finished").replay_link)),
    Screen("open-replay", route("#replays")),
    Screen("dice", route("#dice")),
    Screen("learn", route("#learn")),
    Screen("tutorial", route("#tutorial")),
    Screen("rules", route("#rules")),
    Screen("materials", route("#materials")),
    Screen("material", route("#material=bismuth")),
    Screen("applications", route("#applications")),
    Screen("application", route("#application=medical_equipment")),
)


def _goto(page: Page, link: str) -> None:
    page.goto(link)
