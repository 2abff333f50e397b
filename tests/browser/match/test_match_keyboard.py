"""A match without a pointer."""

import re

from playwright.sync_api import Page, expect

from rawsiko.engine import legal_actions
from rawsiko.engine.actions import Move
from rawsiko.engine.state import InitialPlacement, State
from tests.browser.accessibility import axe_in_every_look
from tests.browser.ax_tree import AxTree
from tests.browser.conftest import Prepare, Visit
from tests.browser.hands import CHOOSE_ORIGIN
from tests.browser.home_steps import asked
from tests.browser.match_steps import ENGLISH, log, territory, tool
from tests.browser.prepared import in_action_phase, in_phase
from tests.browser.visitors import KEYBOARD

MOST_PRESSES = 15
FEW_TABS = 8


def go_to(page: Page, name: str) -> None:
    """Go to a Territory by the first letter of its name; each press moves to the next such name."""
    page.keyboard.press("Shift+B")
    wanted = territory(page, name)
    for _ in range(MOST_PRESSES):
        if wanted.evaluate("node => node === document.activeElement"):
            return
        page.keyboard.press(ENGLISH.say(f"territory-{name}")[0].lower())
    raise AssertionError(f"{name} is not reached")


def test_assets_are_placed_by_keys(visit: Visit, prepare: Prepare) -> None:
    table = prepare(in_phase(InitialPlacement), seed=12)
    mine = next(
        name
        for name, holding in table.state.holdings.items()
        if holding is not None and holding.player == table.acting
    )
    page = visit(KEYBOARD, path=table.seat_link(table.acting))
    expect(asked(page)).to_have_text("Place 6 Assets on your Territories")
    go_to(page, mine)
    page.keyboard.press("Enter")
    expect(asked(page)).to_have_text("Place 5 Assets on your Territories")
    page.keyboard.press("Control+z")
    expect(asked(page)).to_have_text("Place 6 Assets on your Territories")
    for left in (5, 4, 3, 2):
        page.keyboard.press("Enter")
        expect(asked(page)).to_have_text(f"Place {left} Assets on your Territories")


def test_a_move_by_keys(visit: Visit, prepare: Prepare) -> None:
    """Origin, target, number of Assets, confirm, and the end of the Action Phase."""
    table = prepare(in_action_phase(turn=2), seed=11)
    move = a_quiet_move(table.state)
    page = visit(KEYBOARD, path=table.seat_link(table.acting))
    expect(asked(page)).to_have_text("Choose a Territory to move from")
    go_to(page, move.origin)
    page.keyboard.press("Enter")
    expect(asked(page)).to_have_text(re.compile("where to"))
    page.keyboard.press("Escape")
    expect(asked(page)).to_have_text("Choose a Territory to move from")
    page.keyboard.press("Enter")
    go_to(page, move.target)
    page.keyboard.press("Enter")
    origin = ENGLISH.say(f"territory-{move.origin}")
    assets, is_emptied = tool(page).get_by_role("status"), f"{origin}: this leaves it empty"
    expect(assets).to_have_text(f"{move.assets - 1}/{move.assets}")  # one is left behind
    page.keyboard.press("+")
    expect(assets).to_have_text(f"{move.assets}/{move.assets}")
    expect(tool(page)).to_contain_text(is_emptied)
    page.keyboard.press("-")
    expect(tool(page)).not_to_contain_text(is_emptied)
    page.keyboard.press("Enter")
    expect(log(page)).to_contain_text(f"{origin} →")
    expect(asked(page)).to_have_text("Choose a Territory to move from")
    page.keyboard.press("Shift+E")
    expect(asked(page)).not_to_have_text("Choose a Territory to move from")


def test_every_shortcut_is_listed(visit: Visit, prepare: Prepare) -> None:
    table = prepare(in_action_phase(turn=2), seed=11, is_only_seen=True)
    page = visit(KEYBOARD, path=table.seat_link(table.acting))
    expect(asked(page)).to_be_visible()
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="Keyboard shortcuts")
    expect(keys).to_contain_text("Shift+E")
    axe_in_every_look(page)
    page.keyboard.press("Escape")
    page.keyboard.press("Shift+M")
    expect(page.get_by_role("dialog", name="Menu")).to_be_visible()
    axe_in_every_look(page)


def test_a_clash_by_keys(visit: Visit, prepare: Prepare) -> None:
    """What is asked and the odds are announced on the way."""
    table = prepare(in_action_phase(turn=2), seed=11)
    attack = an_attack(table.state)
    page = visit(KEYBOARD, path=table.seat_link(table.acting))
    announced = page.locator("[data-live=asked]")
    expect(announced).to_have_text(CHOOSE_ORIGIN)
    go_to(page, attack.origin)
    page.keyboard.press("Enter")
    expect(announced).to_contain_text("where to")
    go_to(page, attack.target)
    page.keyboard.press("Enter")
    expect(announced).to_have_text(re.compile(r"\d\s?%"))
    page.keyboard.press("Enter")
    expect(log(page)).to_contain_text(ENGLISH.say(f"territory-{attack.target}"))
    page.keyboard.press("Escape")
    page.keyboard.press("Shift+E")
    expect(asked(page)).to_have_text(re.compile("is (playing|placing Assets)$"))


def test_a_go_through_the_accessibility_tree_alone(visit: Visit, prepare: Prepare) -> None:
    """Roles and names are enough to attack and to end the go."""
    table = prepare(in_action_phase(turn=2), seed=11)
    attack = an_attack(table.state)
    origin, target = (
        re.escape(ENGLISH.say(f"territory-{one}")) for one in (attack.origin, attack.target)
    )
    tree = AxTree(visit(KEYBOARD, path=table.seat_link(table.acting)))
    tree.find("heading", CHOOSE_ORIGIN)
    tree.press("button", f"^{origin}")
    tree.find("heading", "where to")
    tree.press("button", f"^{target}")
    tree.find("heading", r"(Assets|Attack)\?$")
    tree.press("button", "^Attack")
    # The question about this attack stays until its dice have been shown and it is in the log.
    tree.find("button", f"^Commercial Clash {origin} → {target}")
    # A lost Clash can be tried again at once.
    if tree.find("button", "^(Cancel|End my actions)").name == "Cancel":
        tree.press("button", "^Cancel")
    tree.press("button", "^End my actions")
    tree.wait_until_gone("heading", "Assets|Territory to move from")


def test_the_action_tool_is_a_few_tabs_after_the_map(visit: Visit, prepare: Prepare) -> None:
    table = prepare(in_action_phase(turn=2), seed=11, is_only_seen=True)
    page = visit(KEYBOARD, path=table.seat_link(table.acting))
    expect(asked(page)).to_be_visible()
    end = tool(page).get_by_role("button", name="End my actions")
    expect(end).to_be_visible()
    page.keyboard.press("Shift+B")
    for _ in range(FEW_TABS):
        page.keyboard.press("Tab")
        if end.evaluate("node => node === document.activeElement"):
            return
    raise AssertionError("too far away")


def test_the_focus_returns_from_a_dialog(visit: Visit, prepare: Prepare) -> None:
    """To the element that had it, also from a dialog that another one opened."""
    table = prepare(in_action_phase(turn=2), seed=11, is_only_seen=True)
    page = visit(KEYBOARD, path=table.seat_link(table.acting))
    expect(asked(page)).to_be_visible()
    button = page.get_by_role("button", name="Menu")
    button.focus()
    page.keyboard.press("Enter")
    menu = page.get_by_role("dialog", name="Menu")
    expect(menu).to_be_visible()
    page.keyboard.press("Escape")
    expect(menu).to_have_count(0)
    expect(button).to_be_focused()


def an_attack(state: State) -> Move:
    """A move of two or more Assets against another player's Territory."""
    for action in legal_actions(state):
        if isinstance(action, Move) and action.assets >= 2:
            target = state.holdings[action.target]
            if target is not None and target.player != action.player:
                return action
    raise AssertionError("no such move here")


def a_quiet_move(state: State) -> Move:
    """A move of all Assets of a Territory, two or more, to an own or empty Territory."""
    for action in legal_actions(state):
        if isinstance(action, Move) and action.assets >= 2:
            target = state.holdings[action.target]
            if target is None or target.player == action.player:
                most = max(
                    one.assets
                    for one in legal_actions(state)
                    if isinstance(one, Move)
                    and (one.origin, one.target) == (action.origin, action.target)
                )
                if action.assets == most:  # nobody has moved yet, so this is all of them
                    return action
    raise AssertionError("no such move here")
