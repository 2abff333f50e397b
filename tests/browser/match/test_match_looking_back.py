"""What a player learns about what happened: since the last go, and at the end."""

from playwright.sync_api import Page, expect

from rawsiko.engine.options import Options
from rawsiko.engine.state import ActionPhase, State
from tests.browser.conftest import Prepare, Visit
from tests.browser.match_steps import ENGLISH, log
from tests.browser.prepared import FIERCE, Reached, finished
from tests.browser.visitors import PHONE

# Every number of face-down cards that the page had, in order.
FACE_DOWN = """
window.faceDown = [];
new MutationObserver(() => {
  const cards = document.querySelectorAll('article[data-card]');
  const down = document.querySelectorAll('article[data-card].down').length;
  if (cards.length && faceDown.at(-1) !== down) faceDown.push(down);
}).observe(document, { subtree: true, childList: true, attributes: true });
"""


def robbed() -> Reached:
    """Somebody's Action Phase begins, who has lost a Territory since acting last."""
    held: dict[str, set[str]] = {}
    acting = ""

    def reached(state: State) -> bool:
        nonlocal acting
        player = getattr(state.phase, "player", "")
        mine: set[str] = {
            name for name, one in state.holdings.items() if one is not None and one.player == player
        }
        has_lost = player != acting and bool(held.get(player, mine) - mine)
        acting, held[player] = player, mine
        return has_lost and isinstance(state.phase, ActionPhase)

    return reached


def since_last_go(page: Page) -> str:
    recap = page.get_by_role("region", name="Since your last go")
    expect(recap).to_be_visible()
    return recap.inner_text()


def test_recap_and_log_survive_a_reload(visit: Visit, prepare: Prepare) -> None:
    """Both come from the server, so another device shows the same."""
    options = Options(turns=8)
    table = prepare(robbed(), seed=5, seats=4, options=options, level=FIERCE, is_only_seen=True)
    page = visit(path=table.seat_link(table.acting))
    told = since_last_go(page)
    assert "Lost" in told
    lines = log(page).get_by_role("listitem").all_inner_texts()
    assert lines
    page.reload()
    assert since_last_go(page) == told
    expect(log(page).get_by_role("listitem")).to_have_text(lines)
    phone = visit(PHONE, path=table.seat_link(table.acting))
    assert since_last_go(phone) == told


def test_the_cards_turn_over_one_by_one(visit: Visit, prepare: Prepare) -> None:
    """From the last place to the first; with reduced motion all at once."""
    table = prepare(finished(), seed=64, seats=4, is_only_seen=True)
    page = visit(path=None, reduced_motion="no-preference")
    page.add_init_script(FACE_DOWN)
    page.goto(table.seat_link("p1"))
    end = page.get_by_role("dialog", name="Final score")
    expect(end.locator(".podium")).to_be_visible()
    expect(end.locator("article[data-card].down")).to_have_count(0)
    assert page.evaluate("faceDown") == [4, 3, 2, 1, 0]

    still = visit(path=None)
    still.add_init_script(FACE_DOWN)
    still.goto(table.seat_link("p1"))
    expect(still.get_by_role("dialog", name="Final score").locator(".podium")).to_be_visible()
    assert still.evaluate("faceDown") == [0]


def test_the_end_leads_to_the_stories_of_materials(visit: Visit, prepare: Prepare) -> None:
    table = prepare(finished(), seed=14, seats=4, is_only_seen=True)
    page = visit(PHONE, path=table.seat_link("p1"))
    end = page.get_by_role("dialog", name="Final score")
    story = end.get_by_role("link", name="Read its story").first
    material = (story.get_attribute("href") or "").rpartition("=")[2]
    story.click()
    name = ENGLISH.say(f"material-{material}")
    expect(page.get_by_role("heading", level=1, name=name)).to_be_visible()
