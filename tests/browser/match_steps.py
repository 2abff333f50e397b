"""What people do during a match, in a line each: by what is written on the screen."""

import re
from random import Random

from playwright.sync_api import Locator, Page, expect

from rawsiko.content.texts import Texts
from tests.browser.home_steps import asked, board

ENGLISH = Texts("en")
IS_OVER = "The match is over"


def territory(page: Page, name: str) -> Locator:
    """On the map, by its id."""
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
    """The row of a player in Match Status."""
    row = page.get_by_role("row", name=re.compile(re.escape(company)))
    return page.get_by_role("region", name="Match Status").locator(row)


def set_assets(page: Page, assets: int) -> None:
    """Of the move that is being chosen: it begins with as many as may go."""
    shown = tool(page).get_by_role("status")
    while not re.match(rf"{assets}\b", shown.inner_text()):
        tool(page).get_by_role("button", name="One fewer").click()


def play_whatever_is_asked(page: Page, rng: Random) -> str:
    """One step of somebody who only does what the screen invites to. What was asked."""
    question = asked(page).inner_text()
    if question.startswith(("Choose a Continent", "Choose your second Continent")):
        _any(tool(page).locator("button:not([aria-disabled=true])"), rng).click()
    elif re.match(r"Choose \d", question):
        _any(tool(page).get_by_role("button"), rng).click()
    elif question.startswith("Place"):
        _any(_lit(page), rng).click()
    elif question.startswith("Choose a Territory to act from"):
        if rng.random() < 0.3:
            tool(page).get_by_role("button", name="End my actions").click()
        else:
            _any(_lit(page), rng).click()
    elif question.endswith("where to?"):
        _any(_lit(page), rng).click()
    elif question.endswith(("Assets?", "Asset?")):
        tool(page).get_by_role("button", name=re.compile("^(Move|Attack with) ")).click()
    elif question.startswith("No move is left"):
        tool(page).get_by_role("button", name="End my actions").click()
    else:
        expect(asked(page)).not_to_have_text(question)
        return question
    expect(page.get_by_role("button", name="Sending …")).to_have_count(0)
    return question


def _lit(page: Page) -> Locator:
    """What the map invites to, and what is visible of it."""
    return board(page).locator("g.label.invited")


def _any(choices: Locator, rng: Random) -> Locator:
    expect(choices).not_to_have_count(0)
    return choices.nth(rng.randrange(choices.count()))
