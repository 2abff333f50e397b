"""The map: what it shows, and how it responds to pointer, touch and keys."""

import re
from typing import Any

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

from rawsiko.engine import legal_actions
from rawsiko.engine.actions import Move
from rawsiko.engine.state import ActionPhase, State
from tests.browser.conftest import Prepare, Visit
from tests.browser.prepared import PreparedTable, in_action_phase
from tests.browser.visitors import DESKTOP, KEYBOARD, PHONE, Device

TERRITORIES = 49
LEAST_TARGET = 24  # CSS pixels, WCAG 2.2
SEED = 21
ENTRY_MS = 30_000  # enough for a busy machine


@pytest.fixture
def table(prepare: Prepare) -> PreparedTable:
    return prepare(in_action_phase(turn=2), seed=SEED, is_only_seen=True)


def test_every_territory_is_a_button_with_its_story(visit: Visit, table: PreparedTable) -> None:
    page = enter(visit, table)
    mexico = territory(page, "Mexico")
    expect(mexico).to_have_accessible_name(re.compile(r"^Mexico, North America, .*adjacent: .*"))
    expect(page.locator("g[role=button][tabindex='0']")).to_have_count(1)


def test_one_s_own_territories_show_two_numbers(visit: Visit, table: PreparedTable) -> None:
    """R7.3: Assets that can act, and all Assets."""
    page = enter(visit, table)
    phase = table.state.phase
    assert isinstance(phase, ActionPhase)
    origin, ready = next(iter(phase.ready.items()))
    holding = table.state.holdings[origin]
    assert holding is not None
    shown = page.locator(f"[data-picture={origin}]")
    expect(shown).to_contain_text(f"{ready}/{holding.assets}")


def test_click_and_click_choose_a_move(visit: Visit, table: PreparedTable) -> None:
    page = enter(visit, table)
    origin = invited(page).first
    origin.click()
    expect(page.locator("g.label[aria-pressed=true]")).to_have_count(1)
    invited(page).and_(page.locator(":not([aria-pressed=true])")).first.click()
    expect(page.locator("g.label[aria-pressed=true]")).to_have_count(2)
    page.keyboard.press("Escape")
    expect(page.locator("g.label[aria-pressed=true]")).to_have_count(0)


def carry(page: Page, origin: str, target: str) -> None:
    """Drag Assets until they rest on the target, and let go."""
    badges = [
        page.locator(f"g.label[data-territory={one}] [data-badge]") for one in (origin, target)
    ]
    page.mouse.move(*middle(badges[0]))
    page.mouse.down()
    page.mouse.move(*middle(badges[1]), steps=4)
    expect(page.locator(f"[data-aim={target}]")).to_be_visible()
    page.mouse.up()
    expect(page.locator("[data-aim]")).to_have_count(0)


def test_an_attack_by_dragging_needs_a_second_touch(visit: Visit, table: PreparedTable) -> None:
    page = enter(visit, table)
    carry(page, *ends_of_a_move(table.state, to_rivals=True))
    expect(page.locator("g.label[aria-pressed=true]")).to_have_count(2)
    expect(page.get_by_role("button", name=re.compile("^Attack with "))).to_be_visible()


def test_assets_dragged_to_free_land_go_there_at_once(visit: Visit, prepare: Prepare) -> None:
    table = prepare(in_action_phase(turn=2), seed=SEED + 1)
    page = enter(visit, table)
    origin, target = ends_of_a_move(table.state, to_rivals=False)
    carry(page, origin, target)
    expect(page.get_by_role("button", name="Undo")).to_be_visible()
    expect(page.locator("g.label[aria-pressed=true]")).to_have_count(0)


def ends_of_a_move(state: State, *, to_rivals: bool) -> tuple[str, str]:
    """Of a legal Move: to a rival, or to a free Territory."""
    for action in legal_actions(state):
        if isinstance(action, Move) and (state.holdings[action.target] is not None) == to_rivals:
            holding = state.holdings[action.target]
            if holding is None or holding.player != action.player:
                return action.origin, action.target
    raise AssertionError("no such Move")


def test_a_shut_territory_says_why(visit: Visit, table: PreparedTable) -> None:
    page = enter(visit, table)
    shut = page.locator("g.label[aria-disabled=true]").first
    box = shut.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + 6)  # on its name
    expect(page.locator("[data-control] .reason")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("[data-control] .reason")).to_be_hidden()


def test_arrow_keys_lead_over_the_map(visit: Visit, table: PreparedTable) -> None:
    page = enter(visit, table, KEYBOARD)
    tab_to_map(page)
    page.keyboard.type("mex")
    expect(territory(page, "Mexico")).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(territory(page, "Central America and Caribbean")).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(territory(page, "Central America and Caribbean")).not_to_be_focused()


def test_a_move_can_be_chosen_by_keys(visit: Visit, table: PreparedTable) -> None:
    page = enter(visit, table, KEYBOARD)
    tab_to_map(page)  # the first Territory that can be chosen has the focus
    page.keyboard.press("Enter")
    expect(page.locator("g.label[aria-pressed=true]")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator("g.label[aria-pressed=true]")).to_have_count(0)


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_map_comes_nearer_and_goes_back(
    visit: Visit, table: PreparedTable, device: Device
) -> None:
    page = enter(visit, table, device)
    if page.get_by_role("button", name="Show the whole map").is_visible():
        page.get_by_role("button", name="Show the whole map").click()
    expect(page.get_by_role("button", name="Zoom out")).to_be_disabled()
    before = drawing(page)
    page.get_by_role("button", name="Zoom in").click()
    expect(page.get_by_role("button", name="Zoom out")).to_be_enabled()
    assert drawing(page)["width"] > before["width"]
    page.get_by_role("button", name="Show the whole map").click()
    expect(page.get_by_role("button", name="Zoom out")).to_be_disabled()
    assert drawing(page)["width"] == pytest.approx(before["width"], abs=2)


def test_wheel_and_drag_move_the_map(visit: Visit, table: PreparedTable) -> None:
    page = enter(visit, table)
    before = drawing(page)
    page.mouse.move(500, 400)
    page.mouse.wheel(0, -400)
    expect(page.get_by_role("button", name="Show the whole map")).to_be_visible()
    nearer = drawing(page)
    assert nearer["width"] > before["width"]
    sea = (nearer["x"] + nearer["width"] * 0.33, nearer["y"] + nearer["height"] * 0.62)
    page.mouse.move(*sea)
    page.mouse.down()
    page.mouse.move(sea[0] - 80, sea[1] - 40, steps=4)
    page.mouse.up()
    assert drawing(page)["x"] == pytest.approx(nearer["x"] - 80, abs=2)
    expect(page.locator("g.label[aria-pressed=true]")).to_have_count(0)  # a drag is not a click


def test_two_fingers_bring_the_map_nearer(visit: Visit, table: PreparedTable) -> None:
    page = enter(visit, table, PHONE)
    before = drawing(page)
    pinch(page, (195, 300), from_distance=60, to_distance=120)
    expect(page.get_by_role("button", name="Show the whole map")).to_be_visible()
    assert drawing(page)["width"] > before["width"] * 1.5


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_targets_are_large_enough(visit: Visit, table: PreparedTable, device: Device) -> None:
    """Small islands too: their label counts."""
    page = enter(visit, table, device)
    drawing(page)
    for label in territories(page).all():
        box = label.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= LEAST_TARGET


def enter(visit: Visit, table: PreparedTable, device: Device = DESKTOP, **options: Any) -> Page:
    page = visit(device, path=table.seat_link(table.acting), **options)
    expect(territories(page)).to_have_count(TERRITORIES, timeout=ENTRY_MS)
    return page


# The parts of the page.


def the_map(page: Page) -> Locator:
    return page.get_by_role("group", name="Map of the board")


def territories(page: Page) -> Locator:
    return the_map(page).locator("g.label[role=button]")


def territory(page: Page, name: str) -> Locator:
    return the_map(page).get_by_role("button", name=re.compile(f"^{name}, "))


def invited(page: Page) -> Locator:
    """Territories that can be chosen now."""
    expect(the_map(page).locator("g.label[aria-disabled=true]").first).to_be_attached()
    return the_map(page).locator("g.label.invited")


def drawing(page: Page) -> FloatRect:
    """Where the map is on the screen, once it has stopped moving."""
    sheet = the_map(page).locator("svg").first
    expect(the_map(page).locator(".resting")).to_be_attached()
    box = sheet.bounding_box()
    assert box is not None
    return box


def middle(locator: Locator) -> tuple[float, float]:
    box = locator.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def tab_to_map(page: Page) -> None:
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.locator("g.label:focus").count():
            return
    pytest.fail("the map cannot be reached by Tab")


def pinch(page: Page, at: tuple[float, float], from_distance: float, to_distance: float) -> None:
    debugger: Any = page.context.new_cdp_session(page)

    def touch(kind: str, distance: float | None) -> None:
        points = (
            []
            if distance is None
            else [
                {"x": at[0] - distance / 2, "y": at[1], "id": 1},
                {"x": at[0] + distance / 2, "y": at[1], "id": 2},
            ]
        )
        debugger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", from_distance)
    for step in range(1, 7):
        touch("touchMove", from_distance + (to_distance - from_distance) * step / 6)
    touch("touchEnd", None)
    debugger.detach()
