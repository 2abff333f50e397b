"""What people do during a match, one function per step, found by the text on the screen."""

import re

from playwright.sync_api import Locator, Page

from rawsiko.texts.fluent import Texts
from tests.browser.home_steps import board

ENGLISH = Texts("en")
IS_OVER = "The match is over"


def territory(page: Page, name: str) -> Locator:
    """A Territory on the map, by its id."""
    words = re.escape(ENGLISH.say(f"territory-{name}"))
    return board(page).get_by_role("button", name=re.compile(f"^{words}, "))


def choose(page: Page, name: str) -> None:
    territory(page, name).click()


def tool(page: Page) -> Locator:
    """The Action tool."""
    return page.get_by_role("region", name="Action", exact=True)


def log(page: Page) -> Locator:
    return page.get_by_role("list", name="Log")


def status_of(page: Page, company: str) -> Locator:
    """A player's row in Match Status."""
    row = page.get_by_role("row", name=re.compile(re.escape(company)))
    return page.get_by_role("region", name="Match Status").locator(row)


def set_assets(page: Page, assets: int) -> None:
    """Set the number of Assets of the move being chosen."""
    shown = tool(page).get_by_role("status")
    while (now := int(shown.inner_text().partition("/")[0])) != assets:
        step = "One fewer" if now > assets else "One more"
        tool(page).get_by_role("button", name=step).click()
