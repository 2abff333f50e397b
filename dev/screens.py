"""Every screen of the client that pictures are taken of, and how to get there.

A screen acts only as people do. One that changes its table has a table of its own.
"""

import json
from collections.abc import Callable
from urllib.request import Request, urlopen

from playwright.sync_api import Locator, Page, expect
from screens_studio import WHOLE, Screen, Studio, choose, seat

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

MANY = 3  # Assets that make a Clash worth a picture
PATIENCE = 60_000  # milliseconds, for an answer that people wait twenty seconds for
LOOKING_BACK_MS = 300_000  # the whole match is analysed; a busy machine takes minutes


def clash_in(state: State) -> Move | None:
    """The attack that promises most to the acting player."""
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


# Matches that stand somewhere, by name; seeds are chosen so that the picture has much to show.
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
    # No stand-in comes meanwhile: a hint is for the table as it was when it was asked for.
    "hinting": lambda: played_until(
        may_clash, seed=168, seats=4, options=WHOLE, absence_seconds=3600
    ),
    "talking": lambda: played_until(in_action_phase(turn=3), seed=113, seats=5, options=WHOLE),
    "waiting": lambda: played_until(in_action_phase(turn=4), seed=106, seats=5, options=WHOLE),
    "watching": lambda: played_until(in_action_phase(turn=4), seed=107, seats=5, options=WHOLE),
    "trading": lambda: played_until(trading_with_china(), seed=136, seats=4, options=WHOLE),
    "finished": lambda: played_until(finished(), seed=109, seats=4, options=WHOLE),
}


def route(fragment: str) -> Callable[[Page, Studio], None]:
    """A screen that its address alone shows."""

    def show(page: Page, studio: Studio) -> None:
        page.goto(f"{studio.url}/{fragment}")

    return show


def other_seat(table: str) -> Callable[[Page, Studio], None]:
    """From the eyes of somebody who waits."""

    def show(page: Page, studio: Studio) -> None:
        prepared = studio.table(table)
        page.goto(prepared.seat_link(next(one for one in prepared.seats if one != prepared.acting)))

    return show


def lobby(page: Page, studio: Studio) -> None:
    page.goto(f"{studio.url}/#new")
    page.get_by_role("button", name=studio.say("web-home-new-open")).click()
    expect(page.get_by_role("button", name=studio.say("web-home-start"))).to_be_visible()


def join(page: Page, studio: Studio) -> None:
    request = Request(f"{studio.url}/api/tables", b"{}", {"content-type": "application/json"})
    with urlopen(request) as answer:
        code: str = json.load(answer)["code"]
    page.goto(f"{studio.url}/#join={code}")


def hand_over(page: Page, studio: Studio) -> None:
    page.goto(f"{studio.url}/#hotseat")
    page.get_by_role("button", name=studio.say("web-home-hot-start")).click()
    expect(page.get_by_text(studio.say("web-home-pass-help"))).to_be_visible()


def choose_clash(page: Page, studio: Studio, table: str) -> None:
    """Where from and where to are chosen; the chances are shown."""
    seat(table)(page, studio)
    move = clash_in(studio.table(table).state)
    assert move is not None
    choose(page, move.origin, move.target)


def clash(page: Page, studio: Studio) -> None:
    choose_clash(page, studio, "clashing")
    move = clash_in(studio.table("clashing").state)
    assert move is not None
    origin = studio.table("clashing").state.holdings[move.origin]
    assert origin is not None
    offered = min(move.assets, max(1, origin.assets - 1))  # one is left behind unless asked
    page.get_by_role("button", name=studio.say("web-match-attack", assets=offered)).click()


def final_score(page: Page, studio: Studio) -> None:
    seat("finished")(page, studio)
    expect(page.get_by_role("dialog", name=studio.say("story-ranking"))).to_be_visible()


def last_map(page: Page, studio: Studio) -> None:
    """The board as the match left it."""
    final_score(page, studio)
    page.get_by_role("button", name=studio.say("web-match-see-map")).click()


def chat(page: Page, studio: Studio) -> None:
    seat("talking")(page, studio)
    tabs = page.get_by_role("tab", name=studio.say("web-match-chat"))
    buttons = page.get_by_role("button", name=studio.say("web-match-chat"), exact=True)
    tabs.or_(buttons).first.click()


def levels(page: Page, studio: Studio) -> None:
    """Where bots are chosen, with how each of them thinks."""
    page.goto(f"{studio.url}/#new")
    page.get_by_text(studio.say("web-bots-levels-guide")).click()


def hint(last: int) -> Callable[[Page, Studio], None]:
    """As far as this step: where to look, the odds, the plan."""

    def show(page: Page, studio: Studio) -> None:
        seat("hinting")(page, studio)
        name = studio.say("web-bots-hint")
        page.get_by_role("button", name=name, exact=True).click()
        card = page.get_by_role("region", name=name, exact=True)
        expect(card).to_be_visible()
        thought_out(card, studio)
        for step in range(2, last + 1):
            card.get_by_role("button", name=studio.say(f"web-bots-hint-step-{step}")).click()
            thought_out(card, studio)

    return show


def thought_out(card: Locator, studio: Studio) -> None:
    """Asked again where there is no hint yet: those who think have to load first, and on a busy
    machine that may take longer than people wait."""
    again = card.get_by_role("button", name=studio.say("web-bots-hint-again"))
    thinking = card.get_by_text(studio.say("web-bots-hint-thinking"))
    expect(thinking).to_have_count(0, timeout=PATIENCE)
    while again.count():
        again.click()
        expect(thinking).to_have_count(0, timeout=PATIENCE)


def laid_out_hint(page: Page, studio: Studio) -> None:
    """The first step of the plan is in the Action tool."""
    hint(3)(page, studio)
    page.get_by_role("button", name=studio.say("web-bots-hint-show")).click()


def bots_talk(page: Page, studio: Studio) -> None:
    """Against three bots, one of which says why it did what it did."""
    page.goto(studio.url)
    page.get_by_role("button", name=studio.say("web-home-play-now")).click()
    line = page.get_by_role("group", name=studio.say("web-bots-line")).get_by_role("paragraph")
    chosen = page.locator("ul.choices button:not([aria-disabled=true])")
    while not line.is_visible():
        expect(line.or_(chosen).first).to_be_visible()
        if not line.is_visible():
            chosen.first.click()


def bots_log(page: Page, studio: Studio) -> None:
    bots_talk(page, studio)
    log = page.get_by_role("tab", name=studio.say("web-match-log"))
    log.click()
    expect(page.locator("li .why").first).to_be_visible()


def looking_back(page: Page, studio: Studio) -> None:
    """On the final score; the match is looked at again first."""
    seat("finished")(page, studio)
    see_turning_points(page, studio)


def replay_looking_back(page: Page, studio: Studio) -> None:
    page.goto(studio.table("finished").replay_link)
    page.get_by_role("tab", name=studio.say("web-bots-report")).click()
    see_turning_points(page, studio)


def see_turning_points(page: Page, studio: Studio) -> None:
    points = page.get_by_role("region", name=studio.say("web-bots-turning"))
    expect(points.get_by_role("listitem").first).to_be_visible(timeout=LOOKING_BACK_MS)
    points.get_by_role("combobox").scroll_into_view_if_needed()
    points.evaluate("node => node.scrollIntoView({block: 'start'})")


def checked_dice(page: Page, studio: Studio) -> None:
    table = studio.table("finished")
    page.goto(f"{table.url}/#dice={table.replay}")


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
    Screen("move", lambda page, studio: choose_clash(page, studio, "moving")),
    Screen("clash", clash),
    Screen("hint-look", hint(1)),
    Screen("hint-odds", hint(2)),
    Screen("hint-plan", hint(3)),
    Screen("hint-laid-out", laid_out_hint),
    Screen("bots-talk", bots_talk),
    Screen("bots-log", bots_log),
    Screen("chat", chat),
    Screen("waiting", other_seat("waiting")),
    Screen("watching", lambda page, studio: _goto(page, studio.table("watching").watch_link)),
    Screen("trade", seat("trading")),
    Screen("end", last_map),
    Screen("final-score", final_score),
    Screen("looking-back", looking_back),
    Screen("checked-dice", checked_dice),
    Screen("replay", lambda page, studio: _goto(page, studio.table("finished").replay_link)),
    Screen("replay-looking-back", replay_looking_back),
    Screen("open-replay", route("#replays")),
    Screen("dice", route("#dice")),
    Screen("learn", route("#learn")),
    Screen("tutorial", route("#tutorial")),
    Screen("rules", route("#rules")),
    Screen("materials", route("#materials")),
    Screen("material", route("#material=bismuth")),
    Screen("applications", route("#applications")),
    Screen("application", route("#application=medical_equipment")),
)


def _goto(page: Page, link: str) -> None:
    page.goto(link)
