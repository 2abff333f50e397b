"""One person against three bots, with hints: where to look, the odds, a plan; and the bots'
reasons."""

import re

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as TookTooLong

from tests.browser.accessibility import axe
from tests.browser.conftest import Prepare, Visit
from tests.browser.hands import CHOOSE_ORIGIN, Hands, expect_to_be_asked
from tests.browser.home_steps import asked, start
from tests.browser.match_steps import IS_OVER, log, tool
from tests.browser.prepared import in_action_phase
from tests.browser.replay.test_replay_viewer import over, stands_at, time_line
from tests.browser.visitors import PHONE

MOST_STEPS = 40
ODDS, PLAN = "How likely?", "What to do?"
FOLLOW = "Do it"
SEVERAL = re.compile(r"^(Choose|Place) \d")  # one after another, in one step
BEGINNING = re.compile("^Step 0 ")
OF_A_CARD = re.compile(r"\bcard\b|to get|to complete")  # only in reasons that know a card
NONE = "No choice cost you much of your chance of winning."
A_MOMENT, TRIES = 2000, 600  # milliseconds for a click; tries to find a plan
PATIENCE = 300_000  # milliseconds: the match is analysed, perhaps on a busy machine


def hint(page: Page) -> Locator:
    return page.get_by_role("region", name="Hint", exact=True)


def press_step(page: Page) -> None:
    """Press the button that follows the plan. A hint closes when its decision was made, and a busy
    machine may not find one: then it's asked for again."""
    opener = tool(page).get_by_role("button", name="Hint", exact=True)
    step, *others = (
        hint(page).get_by_role("button", name=name) for name in (FOLLOW, PLAN, "Try again")
    )
    for _ in range(TRIES):
        is_open = hint(page).count() > 0
        shown = [button for button in (step, *others) if button.count()] if is_open else [opener]
        try:
            for button in shown[:1]:
                button.click(timeout=A_MOMENT)
                if button is step:
                    return
                if button is opener:
                    hint(page).wait_for(timeout=A_MOMENT)  # unless the press closed it
        except TookTooLong:
            continue  # it went when the page changed
        page.wait_for_timeout(50)
    raise AssertionError("no plan to follow")


def found(page: Page, wanted: Locator) -> Locator:
    """A part of the hint. A busy machine may need more than one try to find a hint."""
    again = hint(page).get_by_role("button", name="Try again")
    while True:
        expect(wanted.or_(again).first).to_be_visible()
        if wanted.count():
            return wanted
        again.click()


def follow(page: Page) -> None:
    """Do one step of the plan: a tap places everything, or makes a move. The button stays where
    the plan goes on, or comes back with the next plan."""
    question, told = asked(page).inner_text(), log(page).inner_text()
    press_step(page)
    step = hint(page).get_by_role("button", name=FOLLOW)
    if several := SEVERAL.match(question):
        is_asked = asked(page).filter(has_text=re.compile(rf"^{several[1]} \d"))
        expect(page.locator("body").filter(has=is_asked).filter(has=step)).to_have_count(0)
    elif question == CHOOSE_ORIGIN:
        expect(log(page)).not_to_have_text(told, use_inner_text=True)
    else:
        expect(asked(page)).not_to_have_text(question)


def open_with_bots(page: Page, level: str) -> None:
    """Open a table with one Turn and three bots."""
    page.get_by_role("link", name="Open a table for others").click()
    turns = page.get_by_role("group", name="Turns")
    while turns.get_by_role("status").inner_text() != "1":
        turns.get_by_role("button", name="Less").click()
    for seat in (2, 3, 4):
        page.get_by_label(f"Who plays on seat {seat}").select_option(level)
    page.get_by_text("How the bots think").click()
    expect(page.get_by_text("Looks only at its own card and one move ahead")).to_be_visible()
    page.get_by_role("button", name="Open the table").click()


def test_a_match_against_bots_with_hints(visit: Visit) -> None:
    """A player who follows every hint finishes a match; the bots' reasons are in the log, and
    mention their cards only at the end."""
    page = visit()
    open_with_bots(page, "Bot, medium")
    expect(page.get_by_text("Bot, medium").first).to_be_visible()
    start(page)
    reasons = log(page).locator(".why")
    of_a_card = reasons.filter(has_text=OF_A_CARD)
    moves = 0
    for _ in range(MOST_STEPS):
        page.keyboard.press("Shift+S")  # the bots continue at once
        expect_to_be_asked(Hands(page))
        question = asked(page).inner_text()
        if question == IS_OVER:
            break
        expect(of_a_card).to_have_count(0)
        if question == CHOOSE_ORIGIN and moves == 0:
            moves = 1
            expect(reasons).not_to_have_count(0)  # everybody has placed Assets
            follow(page)
        elif moves == 0:
            follow(page)
        else:
            page.keyboard.press("Shift+E")
            expect(asked(page)).not_to_have_text(question)
    end = page.get_by_role("dialog", name="Final score")
    used = end.get_by_role("region", name="Hints")
    counted = re.compile(r"\d+ × where to look, \d+ × odds, \d+ × plan")
    expect(used).to_contain_text(counted, timeout=PATIENCE)
    expect(end.get_by_role("region", name="Luck in Clashes")).to_be_visible()
    end.get_by_role("button", name="See the map").click()
    expect(of_a_card).not_to_have_count(0)


def test_a_hint_as_far_as_the_host_allows(visit: Visit, prepare: Prepare) -> None:
    """On a phone: the look and the odds, but no plan. Playing on closes the hint."""
    table = prepare(in_action_phase(turn=2), seed=11, hints="odds")
    page = visit(PHONE, path=table.seat_link(table.acting))
    page.get_by_role("button", name="Hint", exact=True).tap()
    look = hint(page).get_by_role("paragraph").filter(has_text=re.compile(r"\?$"))
    found(page, look)
    odds = hint(page).get_by_role("button", name=ODDS)
    if odds.count():  # there is a Clash to think about
        odds.tap()
        found(page, hint(page).get_by_text(re.compile("and lose about")))
    expect(hint(page).get_by_role("button", name=PLAN)).to_have_count(0)
    axe(page)
    page.get_by_role("button", name="End my actions").tap()
    expect(hint(page)).to_have_count(0)


def test_no_hints_where_the_host_wants_none(visit: Visit, prepare: Prepare) -> None:
    table = prepare(in_action_phase(turn=2), seed=12, hints="off")
    page = visit(path=table.seat_link(table.acting))
    expect(tool(page).get_by_role("button", name="End my actions")).to_be_visible()
    expect(page.get_by_role("button", name="Hint", exact=True)).to_have_count(0)


def test_turning_points_lead_into_the_replay(visit: Visit, prepare: Prepare) -> None:
    """A turning point on the final score opens its step in the replay, which shows it too."""
    page = visit(path=over(prepare).seat_link("p1"))
    point = some_turning_point(page)
    expect(point).to_contain_text("Better:")
    axe(page)
    point.get_by_role("button").click()
    expect(page.get_by_role("heading", name="Replay", level=1)).to_be_visible()
    expect(time_line(page)).not_to_have_attribute("aria-valuetext", BEGINNING)
    page.get_by_role("tab", name="Analysis").click()
    point = some_turning_point(page)
    page.get_by_role("button", name="To the start").click()
    stands_at(page, 0)
    point.get_by_role("button").click()
    expect(time_line(page)).not_to_have_attribute("aria-valuetext", BEGINNING)


def some_turning_point(page: Page) -> Locator:
    """A turning point of any player who has one; in this match somebody does."""
    points = page.get_by_role("region", name="Turning points")
    expect(points).to_be_visible()
    expect(points.get_by_role("status")).to_have_count(0, timeout=PATIENCE)
    whose = points.get_by_role("combobox", name="Turning points for")
    for player in whose.get_by_role("option").all_inner_texts():
        whose.select_option(player)
        expect(points.get_by_role("button").or_(points.get_by_text(NONE)).first).to_be_visible()
        if points.get_by_role("listitem").count():
            return points.get_by_role("listitem").first
    raise AssertionError("nobody has turning points")
