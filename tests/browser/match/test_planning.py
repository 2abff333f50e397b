"""A plan for one's next go, made while others play."""

import re

from playwright.sync_api import Page, expect

from rawsiko.engine.state import InvestmentPhase
from tests.browser.accessibility import axe
from tests.browser.conftest import Prepare, Visit
from tests.browser.hands import Fingers, Hands, do_what_is_asked, expect_to_be_asked
from tests.browser.home_steps import asked
from tests.browser.match_steps import log
from tests.browser.prepared import PreparedTable, in_phase
from tests.browser.visitors import DESKTOP, PHONE, Device

PLACING = re.compile(r"^Place \d")
ARROW = "[data-plan] .dashed"


def two_pages(visit: Visit, prepared: PreparedTable, device: Device = DESKTOP) -> tuple[Page, Page]:
    """Who places now, and who does next."""
    order = prepared.state.order
    assert order[0] == prepared.acting
    acting, planner = (prepared.seat_link(player) for player in order[:2])
    return visit(path=acting), visit(device, path=planner)


def place_everything(page: Page) -> None:
    hands = Hands(page)
    expect_to_be_asked(hands)
    while PLACING.match(asked(page).inner_text()):
        do_what_is_asked(hands)


def plan_placements(hands: Hands) -> int:
    """Returns how many."""
    button = hands.tool().get_by_role("button", name=re.compile("^Plan: "))
    left = hands.tool().get_by_text(re.compile("left to place"))
    placed = 0
    while left.count():
        before = left.locator("..").inner_text()
        hands.choose_lit()
        placed += 1
        expect(hands.tool().get_by_text(before)).to_have_count(0)
    expect(button).to_have_count(0)
    return placed


def plan_a_move(hands: Hands) -> None:
    for _ in ("from", "to"):
        hands.choose_lit()
    hands.press(hands.tool().get_by_role("button", name=re.compile("^Plan: ")))


def test_a_plan_is_kept_and_played_with_one_tap(visit: Visit, prepare: Prepare) -> None:
    """Placements and a Move, planned while another player places. Nothing is sent before the go."""
    first, page = two_pages(visit, prepare(in_phase(InvestmentPhase, turn=2)))
    orders: list[str] = []
    page.on(
        "websocket",
        lambda socket: socket.on("framesent", lambda frame: orders.append(str(frame))),
    )
    page.reload()
    hands = Hands(page)
    hands.press(hands.tool().get_by_role("button", name="Plan ahead"))
    placed = plan_placements(hands)
    plan_a_move(hands)
    expect(page.locator(ARROW)).to_have_count(1)
    axe(page)
    hands.press(hands.tool().get_by_role("button", name="Done"))
    page.reload()
    expect(page.locator(ARROW)).to_have_count(1)
    assert not any("PlaceAsset" in order or "Move" in order for order in orders)

    place_everything(first)
    told = log(page).inner_text()
    expect_to_be_asked(hands)
    hands.press(hands.tool().get_by_role("button", name="Play the plan"))
    expect(asked(page)).not_to_have_text(PLACING)
    expect(log(page)).not_to_have_text(told, use_inner_text=True)
    assert sum("PlaceAsset" in order for order in orders) == placed
    expect(page.locator(ARROW)).to_have_count(1)  # the Move waits for the Action Phase


def test_a_plan_plays_by_itself_on_a_phone(visit: Visit, prepare: Prepare) -> None:
    first, page = two_pages(visit, prepare(in_phase(InvestmentPhase, turn=2), seed=2), PHONE)
    hands = Fingers(page)
    hands.press(hands.tool().get_by_role("button", name="Plan ahead"))
    plan_placements(hands)
    hands.press(page.get_by_role("button", name="Show the map"))
    expect(page.locator("[data-placed] text")).not_to_have_count(0)
    hands.press(hands.tool().get_by_role("switch", name="Plays by itself"))
    hands.press(hands.tool().get_by_role("button", name="Done"))
    place_everything(first)
    expect(
        hands.tool().get_by_role("button", name=re.compile("^Your plan|Plan ahead"))
    ).to_be_visible()
    expect(page.locator("[data-placed] text")).to_have_count(0)


def test_a_hold_places_many_and_one_undo_takes_all_back(visit: Visit, prepare: Prepare) -> None:
    """With the finger on one's own Territory, in a plan as in one's go."""
    _, page = two_pages(visit, prepare(in_phase(InvestmentPhase, turn=2), seed=3))
    hands = Hands(page)
    hands.press(hands.tool().get_by_role("button", name="Plan ahead"))
    box = hands.lit().first.locator("[data-badge]").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    expect(page.locator("[data-placed] text")).to_have_text(re.compile(r"\+[3-9]"))
    page.mouse.up()
    hands.press(hands.tool().get_by_role("button", name="Undo"))
    expect(page.locator("[data-placed] text")).to_have_count(0)
