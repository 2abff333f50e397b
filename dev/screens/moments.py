"""Screens that are shown only briefly, and those of faults.

Each needs a new page, because its changes to timers and sockets are permanent.
"""

from collections.abc import Callable
from functools import cache

from playwright.sync_api import Page, WebSocketRoute, expect

from dev.screens.catalog import clash, may_clash, offered
from dev.screens.screen import WHOLE, Screen, ScreenContext, choose, seat
from rawsiko.engine.actions import ClaimMaterial, EndActionPhase, Move
from rawsiko.engine.options import Options
from rawsiko.engine.state import ActionPhase, State, TradeWithChina
from tests.browser.prepared import FIERCE, BotMatch, Reached, in_action_phase, played_until
from tests.browser.wires import Wire

# Searched for a match that has the moment. A database holds the table of a seed only once.
ELIMINATION_SEEDS, CLAIM_SEEDS = range(200, 400), range(400, 600)
LINGERING = """
const sooner = setTimeout;
window.setTimeout = (act, ms, ...given) => sooner(act, ms >= 500 ? ms * 50 : ms, ...given);
"""
SKIP = "those => those.forEach(one => one.click())"


# Matches just before the moment.


def last_to_act(turn: int) -> Reached:
    """The player who acts is the last of this Turn."""

    def reached(state: State) -> bool:
        if not isinstance(state.phase, ActionPhase) or state.turn != turn:
            return False
        return state.phase.player == [one for one in state.order if one not in state.eliminated][-1]

    return reached


def fierce(seed: int) -> BotMatch:
    options = Options(turns=8, monopoly_stranglehold=True)
    acting = in_action_phase()
    return played_until(acting, seed=seed, seats=4, options=options, level=FIERCE)


@cache
def fatal_move() -> tuple[int, int, Move]:
    """A seed, how many actions come before the first elimination, and the Move that does it."""
    for seed in ELIMINATION_SEEDS:
        match = fierce(seed)
        count = 0
        while not match.table.is_over and not match.state.eliminated:
            state = match.state
            action = match.step()
            if match.state.eliminated and not match.table.is_over:
                assert isinstance(action, Move)
                if action.assets == offered(state, action):
                    return seed, count, action
            count += 1
    raise AssertionError("nobody is eliminated")


def before_elimination() -> BotMatch:
    seed, steps, _ = fatal_move()
    match = fierce(seed)
    for _ in range(steps):
        match.step()
    return match


def before_own_claim() -> BotMatch:
    """The last to act in the match is the first who can claim a Material."""
    for seed in CLAIM_SEEDS:
        try:
            match, ended = (whole_until_last(seed) for _ in range(2))
        except ValueError:  # over before
            continue
        player = ended.acting
        ended.play(EndActionPhase(player))
        is_trading = isinstance(ended.state.phase, TradeWithChina) and ended.acting == player
        if is_trading and any(isinstance(action, ClaimMaterial) for action in ended.legal()):
            return match
    raise AssertionError("nobody can claim after acting last")


def whole_until_last(seed: int) -> BotMatch:
    return played_until(last_to_act(6), seed=seed, seats=4, options=WHOLE)


MOMENT_TABLES: dict[str, Callable[[], BotMatch]] = {
    "rolling": lambda: played_until(may_clash, seed=170, seats=4, options=WHOLE),
    "eliminating": before_elimination,
    "last-but-one": lambda: played_until(last_to_act(5), seed=121, seats=4, options=WHOLE),
    "last": lambda: whole_until_last(129),
    "trading-too": before_own_claim,
    "cut-off": lambda: played_until(last_to_act(3), seed=114, seats=4, options=WHOLE),
    "full-disk": lambda: played_until(last_to_act(3), seed=115, seats=4, options=WHOLE),
}


# What is done on the page.


def linger(page: Page) -> None:
    """Lengthen timers on pages opened from now on, so that brief screens can be pictured."""
    page.add_init_script(LINGERING)


def clash_dice(page: Page, context: ScreenContext) -> None:
    """The dice, as long as a picture takes."""
    linger(page)
    clash(page, context, "rolling")
    expect(page.locator("button.clash")).to_be_visible()


def elimination(page: Page, context: ScreenContext) -> None:
    *_, move = fatal_move()
    linger(page)
    seat("eliminating")(page, context)
    choose(page, move.origin, move.target)
    page.get_by_role("button", name=context.say("web-match-attack", assets=move.assets)).click()
    clash, fallen = page.locator("button.clash"), page.locator("button.eliminated")
    expect(clash.or_(fallen)).to_be_visible()
    while clash.is_visible():
        clash.evaluate_all(SKIP)  # in one call: it may disappear by itself between two
    expect(fallen).to_be_visible()


def end_of_actions(table: str, kind: str) -> Callable[[Page, ScreenContext], None]:
    """End the Action Phase and wait for this kind of moment."""

    def show(page: Page, context: ScreenContext) -> None:
        linger(page)
        seat(table)(page, context)
        page.get_by_role("button", name=context.say("web-match-end-actions")).click()
        expect(page.locator(f"button.moment.{kind}")).to_be_visible()

    return show


def claim(page: Page, context: ScreenContext) -> None:
    """Pick a Material to claim."""
    seat("trading-too")(page, context)
    page.get_by_role("button", name=context.say("web-match-end-actions")).click()
    page.get_by_role("radio").first.check(force=True)


def reconnecting(page: Page, context: ScreenContext) -> None:
    wire = Wire(page)
    seat("cut-off")(page, context)
    expect(page.get_by_role("button", name=context.say("web-match-end-actions"))).to_be_visible()
    page.route_web_socket("**/ws", nobody_answers)
    wire.sockets[-1].close()
    see_banner(page, context.say("web-home-banner-reconnecting"))


def nobody_answers(_: WebSocketRoute) -> None:
    """A connection that never answers."""


def cannot_save(page: Page, context: ScreenContext) -> None:
    wire = Wire(page)
    seat("full-disk")(page, context)
    expect(page.get_by_role("button", name=context.say("web-match-end-actions"))).to_be_visible()
    while "Applied" not in wire.newest:  # of something that the page sends: it means “saved”
        page.wait_for_timeout(100)
    wire.tell({"type": "ServerStatus", "can_save": False})
    see_banner(page, context.say("web-home-banner-cannot-save"))


def see_banner(page: Page, words: str) -> None:
    expect(page.get_by_role("paragraph").filter(has_text=words)).to_be_visible()


MOMENTS = (
    Screen("clash-dice", clash_dice),
    Screen("trade-begins", end_of_actions("last", "trade")),
    Screen("claim", claim),
    Screen("elimination", elimination),
    Screen("last-turn", end_of_actions("last-but-one", "turn")),
    Screen("reconnecting", reconnecting),
    Screen("cannot-save", cannot_save),
)
