"""Three ways to use a page: with a mouse, with touch, and with the keyboard alone.

Each does what the heading of the Match screen asks for, in its own way.
"""

import re
from dataclasses import dataclass

from playwright.sync_api import Locator, Page, expect

from tests.browser.home_steps import asked, board
from tests.browser.match_steps import IS_OVER, tool

MOST_TABS = 60
MOST_WITH_A_LETTER = 15


@dataclass
class Hands:
    """A player with a mouse."""

    page: Page

    def press(self, button: Locator) -> None:
        button.click()

    def write(self, field: Locator, text: str) -> None:
        field.fill(text)

    def choose_lit(self) -> None:
        """Choose a Territory that the map highlights."""
        self.press(self.lit().first)

    def end_actions(self) -> None:
        self.press(self.tool().get_by_role("button", name="End my actions"))

    def confirm(self) -> None:
        self.press(self.tool().get_by_role("button", name=re.compile("^(Move|Attack with) ")))

    def tool(self) -> Locator:
        """The region with the buttons of the Action tool."""
        return tool(self.page)

    def lit(self) -> Locator:
        lit = board(self.page).locator("g.label.invited:not([aria-pressed=true])")
        expect(lit).not_to_have_count(0)
        return lit


@dataclass
class Fingers(Hands):
    def press(self, button: Locator) -> None:
        button.tap()

    def choose_lit(self) -> None:
        """Choose in the list, which stays open: on a small map a touch would move the map first."""
        shows_list = self.page.get_by_role("button", name="Show the list of Territories")
        if shows_list.is_visible():
            self.press(shows_list)
        self.press(self.lit().first)

    def tool(self) -> Locator:
        return self.page.get_by_role("tabpanel", name="Action", exact=True)

    def lit(self) -> Locator:
        territories = self.page.get_by_role("region", name="Territories", exact=True)
        return territories.locator("li.invited > button:not([aria-pressed=true])")


@dataclass
class Keys(Hands):
    def press(self, button: Locator) -> None:
        self.reach(button)
        self.page.keyboard.press("Enter")

    def write(self, field: Locator, text: str) -> None:
        self.reach(field)
        self.page.keyboard.type(text)

    def choose_lit(self) -> None:
        """Choose by the first letter of its name; each press moves to the next such name."""
        wanted = self.lit().first
        name = wanted.get_attribute("aria-label") or ""
        wanted = board(self.page).get_by_role("button", name=name, exact=True)
        self.page.keyboard.press("Shift+B")
        for _ in range(MOST_WITH_A_LETTER):
            if has_focus(wanted):
                break
            self.page.keyboard.press(name[0].lower())
        expect(wanted).to_be_focused()
        self.page.keyboard.press("Enter")

    def end_actions(self) -> None:
        self.page.keyboard.press("Shift+E")

    def confirm(self) -> None:
        self.page.keyboard.press("Enter")  # the target still has the focus

    def reach(self, wanted: Locator) -> None:
        """Move the focus with Tab."""
        expect(wanted).to_be_visible()
        for _ in range(MOST_TABS):
            if has_focus(wanted):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not lead to {wanted}")


def has_focus(wanted: Locator) -> bool:
    return bool(wanted.evaluate("node => node === document.activeElement"))


def do_what_is_asked(hands: Hands, *, is_done: bool = False) -> str:
    """Do one step; returns what the screen then asks. An Action Phase `is_done` when this player
    wants no further move."""
    page = hands.page
    expect_to_be_asked(hands)
    question = asked(page).inner_text()
    if re.match("Choose (a|your second) Continent", question):
        hands.press(hands.tool().locator("li button:not([aria-disabled=true])").first)
    elif re.match(r"Choose \d|Place \d", question):
        hands.choose_lit()
    elif question.startswith("No moves left") or (is_done and question == CHOOSE_ORIGIN):
        hands.end_actions()
    elif question == CHOOSE_ORIGIN or question.endswith("where to?"):
        hands.choose_lit()
    elif question.endswith(("Assets?", "Attack?")):
        return _confirmed(hands)
    else:
        raise AssertionError(f"nothing that can be done: {question}")
    expect(asked(page)).not_to_have_text(question)
    return asked(page).inner_text()


def _confirmed(hands: Hands) -> str:
    """After a lost Clash the screen asks the same again, with fewer Assets on one side."""
    before = hands.tool().inner_text()
    hands.confirm()
    expect(hands.tool()).not_to_have_text(before, use_inner_text=True)
    return asked(hands.page).inner_text()


CHOOSE_ORIGIN = "Choose a Territory to move from"
OWN = re.compile(r"Choose |Place \d|No moves left|.*\?$")


def expect_to_be_asked(hands: Hands) -> None:
    expect(asked(hands.page)).to_have_text(re.compile(f"{OWN.pattern}|{IS_OVER}"))
