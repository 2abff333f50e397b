"""A match on the screen: every phase, and what is shown of it."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from rawsiko.engine import legal_actions
from rawsiko.engine.actions import Action, Move
from rawsiko.engine.options import Options
from rawsiko.engine.state import ActionPhase, Finished, InvestmentPhase, State, TradeWithChina
from rawsiko.protocol.tables import Settings
from tests.at_length import only_long
from tests.browser.accessibility import axe, axe_in_every_look
from tests.browser.conftest import Prepare, Visit
from tests.browser.home_steps import asked, board
from tests.browser.match_steps import ENGLISH, choose, log, set_assets, status_of, territory, tool
from tests.browser.prepared import (
    FIERCE,
    BotMatch,
    finished,
    in_action_phase,
    in_phase,
    trading_with_china,
)
from tests.browser.visitors import PHONE, PHONE_ACROSS, TABLET, Device

LONGEST_READ_MS = 3000  # after which the result of another's Clash would be gone


def test_an_asset_is_placed_and_taken_back(visit: Visit, prepare: Prepare) -> None:
    table = prepare(in_phase(InvestmentPhase), seed=21)
    assert isinstance(table.state.phase, InvestmentPhase)
    mine = next(
        name
        for name, holding in table.state.holdings.items()
        if holding is not None and holding.player == table.acting
    )
    count = table.state.phase.to_place[table.state.phase.player]
    page = visit(path=table.seat_link(table.acting))
    before = territory(page, mine).get_attribute("aria-label")
    expect(asked(page)).to_have_text(f"Place {count} Assets on your Territories")
    choose(page, mine)
    expect(asked(page)).to_have_text(re.compile(f"Place {count - 1} Asset"))
    expect(log(page)).to_contain_text("places 1 Asset")
    tool(page).get_by_role("button", name="Undo").click()
    expect(asked(page)).to_have_text(f"Place {count} Assets on your Territories")
    expect(territory(page, mine)).to_have_attribute("aria-label", before or "")
    expect(log(page)).not_to_contain_text("places 1 Asset")


def last_to_trade(state: State) -> bool:
    """Only one player can claim, and only one Material: then the match is over."""
    phase = state.phase
    return isinstance(phase, TradeWithChina) and sum(phase.claims.values()) == 1


def test_trade_with_china_by_a_tile_on_the_map(visit: Visit, prepare: Prepare) -> None:
    options = Options(turns=2, trade_with_china=True)
    table = prepare(last_to_trade, seed=100, options=options)
    page = visit(path=table.seat_link(table.acting))
    expect(asked(page)).to_have_text("Claim 1 Material")
    claim = tool(page).get_by_role("radio").first
    material = claim.get_attribute("value") or ""
    name = ENGLISH.say(f"material-{material}")
    board(page).locator(f'[data-material="{material}"]').first.click()
    expect(claim).to_be_checked()
    tool(page).get_by_role("button", name=f"Claim {name}", exact=True).click()
    score = page.get_by_role("dialog", name="Final score")
    expect(score).to_be_visible()
    expect(log(page)).to_contain_text(f"claims {name}")


def test_nothing_need_be_claimed(visit: Visit, prepare: Prepare) -> None:
    """R6.2: a player may claim fewer."""
    options = Options(turns=2, trade_with_china=True)
    table = prepare(trading_with_china(), seed=31, options=options)
    page = visit(path=table.seat_link(table.acting))
    expect(asked(page)).to_have_text(re.compile(r"Claim \d"))
    axe(page)
    tool(page).get_by_role("button", name="Done claiming").click()
    expect(asked(page)).not_to_have_text(re.compile(r"^Claim \d"))


def test_an_elimination_with_stranglehold(visit: Visit, prepare: Prepare) -> None:
    """Somebody loses the last Asset: everybody sees it, and the Turn counter advances (R5.3)."""
    options = Options(turns=8, monopoly_stranglehold=True)
    seed, steps, move = before_an_elimination(options)
    table = prepare(after(steps), seed=seed, seats=4, options=options, level=FIERCE)
    page = visit(path=table.seat_link(table.acting))
    watcher = visit(path=table.seat_link(others(table.state, move)))
    for who in (page, watcher):
        expect(who.get_by_role("img", name=f"Turn {table.state.turn} of 8")).to_be_visible()
    choose(page, move.origin)
    choose(page, move.target)
    set_assets(page, move.assets)
    tool(page).get_by_role("button", name=f"Attack with {move.assets}").click()
    for who in (page, watcher):
        expect(log(who)).to_contain_text("has no Assets left and is eliminated")
        expect(log(who)).to_contain_text(f"the Turn counter jumps to {table.state.turn + 1}")
        expect(who.get_by_role("img", name=f"Turn {table.state.turn + 1} of 8")).to_be_visible()
        expect(who.get_by_role("row", name=re.compile("Eliminated"))).to_be_visible()


def test_the_dice_of_a_clash_are_shown(visit: Visit, prepare: Prepare) -> None:
    """The odds before the Clash, then dice and losses. They stay until a tap, here or elsewhere."""
    table = prepare(in_action_phase(turn=2), seed=11)
    clash = a_clash(table.state)
    page = visit(path=table.seat_link(table.acting))
    choose(page, clash.origin)
    choose(page, clash.target)
    expect(tool(page)).to_contain_text(
        re.compile("Almost sure|Likely|either way|Risky|Very unlikely")
    )
    expect(tool(page)).to_contain_text("and lose about")
    tool(page).get_by_role("button", name=re.compile("^Attack with")).click()
    dice = page.get_by_title("Skip")
    expect(dice).to_have_accessible_name(re.compile("You lose|You win"))
    page.wait_for_timeout(LONGEST_READ_MS)
    expect(dice).to_be_visible()
    page.get_by_role("heading", level=1).click()
    expect(dice).to_have_count(0)
    expect(log(page)).to_contain_text("Commercial Clash")


def test_the_log_of_a_whole_match(visit: Visit, prepare: Prepare) -> None:
    """After the end, the log shows everything from the beginning, however long the match was."""
    table = prepare(finished(), seed=14, seats=5, options=Options(turns=8), is_only_seen=True)
    page = visit(path=table.seat_link("p1"))
    end = page.get_by_role("dialog", name="Final score")
    end.get_by_role("button", name="See the map").click()
    lines = log(page).get_by_role("listitem")
    expect(lines.first).to_contain_text(" chooses ")
    assert lines.count() > 250  # more than are shown during a match


def test_why_something_is_shut(visit: Visit, prepare: Prepare) -> None:
    """What can't be chosen says why when somebody tries."""
    table = prepare(in_action_phase(turn=2), seed=11, is_only_seen=True)
    page = visit(path=table.seat_link(table.acting))
    phase, board_of = table.state.phase, table.state.content.territories
    assert isinstance(phase, ActionPhase)
    within_reach = {near for own in phase.ready for near in board_of[own].adjacent}
    theirs = next(
        name
        for name, holding in table.state.holdings.items()
        if holding is not None and holding.player != table.acting and name not in within_reach
    )
    territory(page, theirs).press("Enter")
    expect(board(page)).to_contain_text("Assets that haven’t moved yet can go from your")


def test_the_objective_in_detail(visit: Visit, prepare: Prepare) -> None:
    table = prepare(in_action_phase(turn=2), seed=11, is_only_seen=True)
    page = visit(path=table.seat_link(table.acting))
    page.get_by_role("button", name="Detailed Objective").click()
    detail = page.get_by_role("dialog", name="Objective")
    expect(detail.get_by_role("heading", level=3)).to_have_count(4)
    axe_in_every_look(page)
    page.keyboard.press("Escape")
    expect(detail).to_have_count(0)


@pytest.mark.parametrize(
    "device",
    [
        pytest.param(PHONE, id="phone"),  # has the most tabs
        pytest.param(TABLET, id="tablet", marks=only_long),
        pytest.param(PHONE_ACROSS, id="across", marks=only_long),
    ],
)
def test_every_tab_is_accessible(visit: Visit, prepare: Prepare, device: Device) -> None:
    table = prepare(in_action_phase(turn=2), seed=11, is_only_seen=True)
    page = visit(device, path=table.seat_link(table.acting))
    expect(asked(page)).to_have_text("Choose a Territory to move from")
    axe(page)
    for tab in page.get_by_role("tab").all():
        tab.click()
        axe(page)


# Points that a match can be played up to.


def before_an_elimination(options: Options) -> tuple[int, int, Move]:
    """A seed, the number of steps, and the attack that then eliminates the first of four."""
    for seed in range(1, 200):
        match = begun(seed, options, FIERCE, seats=4)
        steps = 0
        while not isinstance(match.state.phase, Finished):
            before = match.state
            action: Action = match.step()
            after = match.state
            fallen = set(after.eliminated) - set(before.eliminated)
            is_middle = 2 <= before.turn <= 6 and not isinstance(after.phase, Finished)
            if fallen and is_middle and isinstance(action, Move) and action.player not in fallen:
                return seed, steps, action
            if fallen:
                break
            steps += 1
    raise AssertionError("nobody is eliminated")


def begun(seed: int, options: Options, level: str = "greedy", seats: int = 3) -> BotMatch:
    match = BotMatch(seed, Settings(options, seats=seats), level)
    match.sit_all()
    match.begin()
    return match


def after(steps: int) -> Callable[[State], bool]:
    """`prepare` calls this once before every step."""
    asked_for = iter(range(steps + 1))
    return lambda _state: next(asked_for) == steps


def others(state: State, move: Move) -> str:
    """A player who neither attacks nor is attacked."""
    target = state.holdings[move.target]
    assert target is not None
    return next(player for player in state.order if player not in (move.player, target.player))


def a_clash(state: State) -> Move:
    for action in legal_actions(state):
        if isinstance(action, Move):
            target = state.holdings[action.target]
            if target is not None and target.player != action.player:
                return action
    raise AssertionError("no clash is possible here")


def test_a_row_of_match_status_names_its_player(visit: Visit, prepare: Prepare) -> None:
    """Everybody's Territories, Materials and next Investment (R7.1)."""
    table = prepare(in_action_phase(turn=2), seed=11, is_only_seen=True)
    page = visit(path=table.seat_link(table.acting))
    row = status_of(page, "Boreal Alloys")
    expect(row.get_by_role("cell")).to_have_count(3)
