"""Every screen of the client that we take pictures of, and how to get there.

A screen does only what people can do. One that changes its table has a separate table.
"""

import json
from collections.abc import Callable
from urllib.request import Request, urlopen

from playwright.sync_api import Locator, Page, expect

from dev.screens.screen import WHOLE, Screen, ScreenContext, choose, seat
from rawsiko.engine import dice_needed, legal_actions
from rawsiko.engine.actions import Move
from rawsiko.engine.state import (
    ContinentChoice,
    InitialPlacement,
    InvestmentPhase,
    State,
    TerritoryChoice,
)
from tests.browser.prepared import (
    BotMatch,
    finished,
    in_action_phase,
    in_phase,
    played_until,
    trading_with_china,
)

MANY = 3  # Assets that make a Clash worth showing
PATIENCE = 60_000  # milliseconds, for an answer that takes at most 20 seconds on an idle machine
MOST_CHOICES = 100  # a person places some 20 Assets before the first Turn
LOOKING_BACK_MS = 300_000  # the whole match is analysed; a busy machine takes minutes

# What a device keeps after some matches (web/src/shelf/shelf.ts).
SHELF = {
    "version": 1,
    "matches": 7,
    "won": 3,
    "comebacks": 1,
    "comeback": {"card": "card_01", "points": [40, 0, 27], "day": "2026-11-18"},
    "materials": dict.fromkeys(("cobalt", "copper", "hree", "lithium", "natural_graphite"), 1),
    "applications": dict.fromkeys(("pencils", "drones", "phone_chips"), 1),
    "stars": ["cobalt", "lithium"],
    "best": {
        "card_01": {"points": 27, "all": 46, "day": "2026-11-18"},
        "card_02": {"points": 0, "all": 44, "day": "2026-11-17"},
    },
}


def clash_in(state: State) -> Move | None:
    """The largest attack the acting player can make, against about MANY defenders."""
    clashes = [
        action
        for action in legal_actions(state)
        if isinstance(action, Move) and dice_needed(state, action)
    ]

    def promise(move: Move) -> tuple[int, int]:
        defender = state.holdings[move.target]
        assert defender is not None
        return move.assets, -abs(defender.assets - MANY)

    return max(clashes, key=promise, default=None)


def may_clash(state: State) -> bool:
    move = clash_in(state) if in_action_phase(turn=2)(state) else None
    return move is not None and move.assets >= MANY


# Matches played up to some point, by name; seeds are chosen for pictures that show a lot.
TABLES: dict[str, Callable[[], BotMatch]] = {
    "continents": lambda: played_until(in_phase(ContinentChoice), seed=101, seats=4),
    "territories": lambda: played_until(in_phase(TerritoryChoice), seed=102, seats=4),
    "placing": lambda: played_until(in_phase(InitialPlacement), seed=103, seats=4),
    "investing": lambda: played_until(
        in_phase(InvestmentPhase, turn=3), seed=104, seats=5, options=WHOLE
    ),
    "acting": lambda: played_until(in_action_phase(turn=3), seed=105, seats=4, options=WHOLE),
    "moving": lambda: played_until(may_clash, seed=155, seats=4, options=WHOLE),
    "clashing": lambda: played_until(may_clash, seed=160, seats=4, options=WHOLE),
    # No stand-in may play here: it would make the hint outdated.
    "hinting": lambda: played_until(
        may_clash, seed=173, seats=4, options=WHOLE, absence_seconds=3600
    ),
    "talking": lambda: played_until(in_action_phase(turn=3), seed=113, seats=5, options=WHOLE),
    "waiting": lambda: played_until(in_action_phase(turn=4), seed=106, seats=5, options=WHOLE),
    "watching": lambda: played_until(in_action_phase(turn=4), seed=107, seats=5, options=WHOLE),
    "trading": lambda: played_until(trading_with_china(), seed=136, seats=4, options=WHOLE),
    "finished": lambda: played_until(finished(), seed=110, seats=4, options=WHOLE),
}


def route(fragment: str) -> Callable[[Page, ScreenContext], None]:
    """A screen that needs only its address."""

    def show(page: Page, context: ScreenContext) -> None:
        page.goto(f"{context.url}/{fragment}")

    return show


def other_seat(table: str) -> Callable[[Page, ScreenContext], None]:
    """Open a seat that is waiting for another player."""

    def show(page: Page, context: ScreenContext) -> None:
        prepared = context.table(table)
        page.goto(prepared.seat_link(next(one for one in prepared.seats if one != prepared.acting)))

    return show


def lobby(page: Page, context: ScreenContext) -> None:
    page.goto(f"{context.url}/#new")
    page.get_by_role("button", name=context.say("web-home-new-open")).click()
    expect(page.get_by_role("button", name=context.say("web-home-start"))).to_be_visible()


def join(page: Page, context: ScreenContext) -> None:
    request = Request(f"{context.url}/api/tables", b"{}", {"content-type": "application/json"})
    with urlopen(request) as answer:
        code: str = json.load(answer)["code"]
    page.goto(f"{context.url}/#join={code}")


def hand_over(page: Page, context: ScreenContext) -> None:
    page.goto(f"{context.url}/#hotseat")
    page.get_by_role("button", name=context.say("web-home-hot-start")).click()
    expect(page.get_by_text(context.say("web-home-pass-help"))).to_be_visible()


def choose_clash(page: Page, context: ScreenContext, table: str) -> None:
    """Choose origin and target of a Clash, so that the odds are shown."""
    seat(table)(page, context)
    move = clash_in(context.table(table).state)
    assert move is not None
    choose(page, move.origin, move.target)


def clash(page: Page, context: ScreenContext, table: str = "clashing") -> None:
    choose_clash(page, context, table)
    move = clash_in(context.table(table).state)
    assert move is not None
    assets = offered(context.table(table).state, move)
    page.get_by_role("button", name=context.say("web-match-attack", assets=assets)).click()


def offered(state: State, move: Move) -> int:
    """How many Assets the client proposes for such a Move: it keeps one back."""
    origin = state.holdings[move.origin]
    assert origin is not None
    most = max(
        action.assets
        for action in legal_actions(state)
        if isinstance(action, Move) and (action.origin, action.target) == (move.origin, move.target)
    )
    return min(most, max(1, origin.assets - 1))


def final_score(page: Page, context: ScreenContext) -> None:
    seat("finished")(page, context)
    expect(page.get_by_role("dialog", name=context.say("story-ranking"))).to_be_visible()


def last_map(page: Page, context: ScreenContext) -> None:
    """The board at the end of the match."""
    final_score(page, context)
    page.get_by_role("button", name=context.say("web-match-see-map"), exact=True).click()


def chat(page: Page, context: ScreenContext) -> None:
    seat("talking")(page, context)
    tabs = page.get_by_role("tab", name=context.say("web-match-chat"))
    buttons = page.get_by_role("button", name=context.say("web-match-chat"), exact=True)
    tabs.or_(buttons).first.click()


def levels(page: Page, context: ScreenContext) -> None:
    """The choice of bots, with the guide to their levels open."""
    page.goto(f"{context.url}/#new")
    page.get_by_text(context.say("web-bots-levels-guide")).click()


def hint(last: int) -> Callable[[Page, ScreenContext], None]:
    """A hint up to this step: where to look, or the plan with its odds."""

    def show(page: Page, context: ScreenContext) -> None:
        seat("hinting")(page, context)
        name = context.say("web-bots-hint")
        page.get_by_role("button", name=name, exact=True).click()
        card = page.get_by_role("region", name=name, exact=True)
        expect(card).to_be_visible()
        thought_out(card, context)
        if last > 1:
            card.get_by_role("button", name=context.say(f"web-bots-hint-step-{last}")).click()
            thought_out(card, context)

    return show


def thought_out(card: Locator, context: ScreenContext) -> None:
    """Wait for the hint, and ask again if it timed out: on a busy machine the thinking processes
    may take longer to load than the client waits."""
    again = card.get_by_role("button", name=context.say("web-bots-hint-again"))
    thinking = card.get_by_text(context.say("web-bots-hint-thinking"))
    expect(thinking).to_have_count(0, timeout=PATIENCE)
    while again.count():
        again.click()
        expect(thinking).to_have_count(0, timeout=PATIENCE)


def bots_talk(page: Page, context: ScreenContext) -> None:
    """A match against three bots, one of which says what it does."""
    line = page.get_by_role("group", name=context.say("web-bots-line")).get_by_role("paragraph")
    play_now(page, context)
    for _ in range(MOST_CHOICES):
        take_a_choice(page, context, unless=line)
        if line.is_visible():
            return
    raise AssertionError("no bot said what it does")


def bots_log(page: Page, context: ScreenContext) -> None:
    """The log of such a match, with a reason: some choices are told without one."""
    action, log = (
        page.get_by_role("tab", name=context.say(name))
        for name in ("web-match-tab-action", "web-match-log")
    )
    play_now(page, context)
    for _ in range(MOST_CHOICES):
        take_a_choice(page, context)
        log.click()
        if page.locator("li .why").count():
            return
        if action.count():  # on a desktop what is asked stays beside the log
            action.click()
    raise AssertionError("no bot gave a reason")


def play_now(page: Page, context: ScreenContext) -> None:
    page.goto(context.url)
    page.get_by_role("button", name=context.say("web-home-play-now")).click()


def take_a_choice(page: Page, context: ScreenContext, unless: Locator | None = None) -> None:
    """When asked, take the first choice, or end the actions; return early if `unless` is shown."""
    listed = page.locator("ul.choices button:not([aria-disabled=true])")
    # Assets are placed on the map, where the list isn't shown.
    on_map = page.locator("svg:has(g.label[aria-disabled=true]) g.label:not([aria-disabled=true])")
    end = page.get_by_role("button", name=context.say("web-match-end-actions"))
    choices = [offered.filter(visible=True) for offered in (end, listed, on_map)]
    anything = choices[0].or_(choices[1]).or_(choices[2])
    expect((anything.or_(unless) if unless else anything).first).to_be_visible(timeout=PATIENCE)
    if unless and unless.is_visible():
        return
    for offered in choices:
        if offered.count():
            offered.first.click()
            return


def looking_back(page: Page, context: ScreenContext) -> None:
    """The final score with turning points, once the match has been analysed."""
    seat("finished")(page, context)
    see_turning_points(page, context)


def replay_looking_back(page: Page, context: ScreenContext) -> None:
    page.goto(context.table("finished").replay_link)
    page.get_by_role("tab", name=context.say("web-bots-report")).click()
    see_turning_points(page, context)


def see_turning_points(page: Page, context: ScreenContext) -> None:
    """Those of the first player who has any."""
    points = page.get_by_role("region", name=context.say("web-bots-turning"))
    point = points.get_by_role("listitem").first
    none = points.get_by_text(context.say("web-bots-turning-none"))
    expect(point.or_(none)).to_be_visible(timeout=LOOKING_BACK_MS)
    whose = points.get_by_role("combobox")
    for player in whose.get_by_role("option").all_inner_texts():
        if point.is_visible():
            break
        whose.select_option(player)
        expect(point.or_(none)).to_be_visible()
    expect(point).to_be_visible()
    whose.scroll_into_view_if_needed()
    points.evaluate("node => node.scrollIntoView({block: 'start'})")


def checked_dice(page: Page, context: ScreenContext) -> None:
    table = context.table("finished")
    page.goto(f"{table.url}/#dice={table.replay}")


def shelf(page: Page, context: ScreenContext) -> None:
    """After some matches."""
    page.goto(f"{context.url}/#credits")
    page.evaluate("kept => localStorage.setItem('rawsiko.shelf', JSON.stringify(kept))", SHELF)
    page.goto(f"{context.url}/#shelf")


SCREENS = (
    Screen("start", route("")),
    Screen("new-table", route("#new")),
    Screen("levels", levels),
    Screen("hot-seat", route("#hotseat")),
    Screen("rejoin", route("#rejoin")),
    Screen("open-tables", route("#tables")),
    Screen("lobby", lobby),
    Screen("join", join),
    Screen("join-code", route("#join")),
    Screen("hand-over", hand_over),
    Screen("settings", route("#settings")),
    Screen("credits", route("#credits")),
    Screen("cannot-connect", route("#connect")),
    Screen("bad-link", route("#seat=nobody-knows-this-token")),
    Screen("not-held", route("#table=" + "0" * 32)),
    Screen("setup-continent", seat("continents")),
    Screen("setup-territory", seat("territories")),
    Screen("setup-placing", seat("placing")),
    Screen("investment", seat("investing")),
    Screen("action", seat("acting")),
    Screen("move", lambda page, context: choose_clash(page, context, "moving")),
    Screen("clash", clash),
    Screen("hint-look", hint(1)),
    Screen("hint-plan", hint(3)),
    Screen("bots-talk", bots_talk),
    Screen("bots-log", bots_log),
    Screen("chat", chat),
    Screen("waiting", other_seat("waiting")),
    Screen("watching", lambda page, context: _goto(page, context.table("watching").watch_link)),
    Screen("trade", seat("trading")),
    Screen("end", last_map),
    Screen("final-score", final_score),
    Screen("looking-back", looking_back),
    Screen("checked-dice", checked_dice),
    Screen("replay", lambda page, context: _goto(page, context.table("finished").replay_link)),
    Screen("replay-looking-back", replay_looking_back),
    Screen("open-replay", route("#replays")),
    Screen("dice", route("#dice")),
    Screen("shelf", shelf),
    Screen("puzzles", route("#puzzles")),
    Screen("learn", route("#learn")),
    Screen("tutorial", route("#tutorial")),
    Screen("rules", route("#rules")),
    Screen("materials", route("#materials")),
    Screen("material", route("#material=bismuth")),
    Screen("applications", route("#applications")),
    Screen("application", route("#application=medical_equipment")),
    Screen("critical", route("#critical")),
    Screen("guide", route("#guide")),
)


def _goto(page: Page, link: str) -> None:
    page.goto(link)
