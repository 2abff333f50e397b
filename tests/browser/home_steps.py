"""What people do before a match, one function per step."""

import re

from playwright.sync_api import Locator, Page, expect

from rawsiko.content.load import standard_content
from rawsiko.engine.ids import PlayerId
from rawsiko.texts.fluent import Texts
from tests.browser.prepared import PreparedTable

ENGLISH = Texts("en")
CODE = re.compile(r"Table ([A-Z2-9]{3}) ([A-Z2-9]{3})")


def asked(page: Page) -> Locator:
    """The heading of the Match screen, which says what is asked."""
    return page.get_by_role("heading", level=1)


def board(page: Page) -> Locator:
    return page.get_by_role("group", name="Map of the board")


def banner(page: Page, words: str | re.Pattern[str]) -> Locator:
    """The banner above the table, which a screen reader announces too."""
    return page.get_by_role("paragraph").filter(has_text=words)


def expect_match(page: Page) -> None:
    expect(board(page)).to_be_visible()


def play_now(page: Page) -> None:
    page.get_by_role("button", name="Play now").click()
    expect_match(page)


def open_table(page: Page) -> str:
    """Open a table with the usual settings and sit down; returns its join code."""
    page.get_by_role("link", name="Open a table for others").click()
    page.get_by_role("button", name="Open the table").click()
    return code_of(page)


def code_of(page: Page) -> str:
    heading = page.get_by_role("heading", level=1, name=CODE)
    expect(heading).to_be_visible()
    found = CODE.search(heading.inner_text())
    assert found is not None
    return "".join(found.groups())


def join(page: Page, code: str) -> None:
    """Join with the code on the start page."""
    page.get_by_label("Join with a code").fill(code)
    page.get_by_role("button", name="Join", exact=True).click()
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("button", name="I’m ready")).to_be_visible()


def start(page: Page) -> None:
    page.get_by_role("button", name="Start the match").click()
    expect_match(page)


def menu(page: Page, item: str) -> None:
    """An item of the match menu."""
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("button", name=item).click()


def card_words(table: PreparedTable, player: str) -> list[str]:
    """Names of the Applications on a player's card, in English."""
    objective = standard_content().objectives[table.state.objectives[PlayerId(player)]]
    return [ENGLISH.say(f"application-{name}") for name in objective.applications]


def all_card_words() -> list[str]:
    """Names of all Applications, so everything a card could say."""
    return [ENGLISH.say(f"application-{name}") for name in standard_content().applications]
