"""How soon an event is painted, for a spectator and for the player who acted."""

import asyncio
import re
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from playwright.sync_api import Browser, Page

from bench.not_measured import NotMeasured
from bench.pages.browser import slow_down, visiting, wait_until
from rawsiko.client import Connection
from rawsiko.engine.actions import Action, EndActionPhase, Move, PlaceAsset
from rawsiko.protocol.commands import Play
from rawsiko.protocol.messages import Applied
from tests.browser.match_steps import set_assets, tool
from tests.browser.prepared import BotMatch, PreparedTable

EVENTS = 12
LOOKING_MS = 1000  # before the first action


@dataclass(frozen=True)
class Shown:
    ms: float  # from the arrival of the message until its change is painted
    kind: str  # of its first event


def watch_events(
    browser: Browser, match: BotMatch, table: PreparedTable, slowdown: int
) -> list[Shown]:
    """As a spectator sees them."""
    with visiting(browser) as (page, debugger):
        page.goto(table.watch_link)
        wait_until(page, "measured.usable !== null")
        slow_down(debugger, slowdown)
        with ThreadPoolExecutor(1) as thread:
            for number in range(1, EVENTS + 1):
                action, token = match.choose(), table.seats[match.acting]
                match.play(action)
                thread.submit(asyncio.run, order(table.url, token, action)).result()
                wait_until_shown(page, number)
        return shown_on(page)


def make_moves(browser: Browser, match: BotMatch, table: PreparedTable) -> list[Shown]:
    """As the acting player sees them, who uses keys and buttons."""
    shown: list[Shown] = []
    while len(shown) < EVENTS:
        player = match.acting
        with visiting(browser) as (page, _):
            page.goto(table.seat_link(player))
            wait_until(page, "measured.usable !== null")
            page.wait_for_timeout(LOOKING_MS)
            number = 0
            while match.acting == player and len(shown) + number < EVENTS:
                action = match.choose()
                match.play(action)
                act(page, action)
                number += 1
                wait_until_shown(page, number)
            shown += shown_on(page)
    return shown


def act(page: Page, action: Action) -> None:
    match action:
        case Move(origin=origin, target=target, assets=assets):
            for territory in (origin, target):
                page.locator(f'[role="button"][data-territory="{territory}"]').press("Enter")
            set_assets(page, assets)
            name = re.compile("^(Move|Attack with) ")
            tool(page).get_by_role("button", name=name).click()
        case PlaceAsset(territory=territory):
            page.locator(f'[role="button"][data-territory="{territory}"]').press("Enter")
        case EndActionPhase():
            if (cancel := tool(page).get_by_role("button", name="Cancel")).is_visible():
                cancel.click()  # after a Clash the tool proposes the same again
            tool(page).get_by_role("button", name="End my actions").click()
        case _:
            raise NotMeasured(f"events: {action} is not one that this script can make")


def wait_until_shown(page: Page, number: int) -> None:
    wait_until(page, f"measured.shown.length >= {number}")
    page.wait_for_timeout(400)  # animations of this event do not delay the next


def shown_on(page: Page) -> list[Shown]:
    return [Shown(one["ms"], one["kind"]) for one in page.evaluate("measured.shown")]


async def order(url: str, token: str, action: Action) -> None:
    async with Connection(url, token) as connection:
        reply = await connection.order(Play(action))
    if not isinstance(reply, Applied):
        raise NotMeasured(f"events: our server refused {action}: {reply.code}")
