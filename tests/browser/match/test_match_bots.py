"""A match of one person against bots, from the lobby to the final score and the next match."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.hands import CHOOSE_ORIGIN, Fingers, do_what_is_asked, expect_to_be_asked
from tests.browser.home_steps import asked, board
from tests.browser.match.test_whole_table import opened_for_three
from tests.browser.match_steps import IS_OVER
from tests.browser.visitors import PHONE

MOST_STEPS = 60
PEACEFUL = re.compile("can act|no Assets")  # one's own Territory, or an empty one
NEW_BEGINNING = re.compile("is choosing|Choose a Continent")


def test_a_whole_match_against_bots(visit: Visit) -> None:
    """One Turn of three players, with the Action tool and the list of Territories."""
    page = visit(PHONE)
    hands = Fingers(page)
    opened_for_three(page)
    hands.press(page.get_by_role("button", name="Fill with bots"))
    hands.press(page.get_by_role("button", name="Start the match"))
    expect(board(page)).to_be_visible()
    play_to_the_end(hands)
    end = page.get_by_role("dialog", name="Final score")
    expect(end.get_by_role("table").get_by_role("row")).to_have_count(1 + 3)
    expect(end.get_by_role("rowheader", name=re.compile("You$"))).to_be_visible()
    expect(page.get_by_title("Skip")).to_have_count(0)  # no moment is shown after the match
    hands.press(end.get_by_role("button", name="Play again"))
    expect(end).to_have_count(0)
    expect(asked(page)).to_have_text(NEW_BEGINNING)


def play_to_the_end(hands: Fingers) -> None:
    has_moved = False
    for _ in range(MOST_STEPS):
        hands.page.keyboard.press("Shift+S")  # don't wait for bots and moments
        expect_to_be_asked(hands)
        question = asked(hands.page).inner_text()
        if question == IS_OVER:
            return
        if question == CHOOSE_ORIGIN and not has_moved:
            move(hands)
            has_moved = True
        else:
            do_what_is_asked(hands, is_done=True)
    raise AssertionError("the match does not end")


def move(hands: Fingers) -> None:
    """Move to an own or empty Territory, if there is one next to the first origin. The tool then
    asks for the next move."""
    hands.choose_lit()
    expect(asked(hands.page)).to_have_text(re.compile(r"where to\?$"))
    targets = hands.lit().filter(has_text=PEACEFUL)
    if targets.count():
        hands.press(targets.first)
        hands.confirm()
    else:
        hands.press(hands.tool().get_by_role("button", name="Cancel"))
    expect(asked(hands.page)).to_have_text(re.compile(f"{CHOOSE_ORIGIN}|No moves left"))
    expect(hands.tool().get_by_role("button", name="End my actions")).to_be_visible()
