"""When something fails: a calm message and a way out, never a blank page."""

import re
import sqlite3
from contextlib import closing
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from rawsiko.texts.fluent import Texts
from tests.browser.accessibility import axe
from tests.browser.conftest import Prepare, Visit
from tests.browser.home_steps import expect_match, join, menu, open_table, play_now
from tests.browser.prepared import in_action_phase
from tests.browser.visitors import PHONE
from tests.browser.wires import Wire
from tests.server.serving import Serving

TOKEN = "A" * 32
STORED = """() => caches.keys()
  .then(([name]) => caches.open(name))
  .then(store => store.keys())
  .then(all => all.map(one => new URL(one.url).pathname))"""


@pytest.mark.parametrize("link", [f"seat={TOKEN}", "seat=abc", f"host={TOKEN}", f"watch={TOKEN}"])
def test_a_link_that_does_not_work(visit: Visit, link: str) -> None:
    page = visit(path=f"/#{link}")
    heading = page.get_by_role("heading", name="This link no longer works")
    expect(heading).to_be_visible()
    page.get_by_role("link", name="Back to the start page").click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()


def test_a_table_of_which_this_browser_holds_nothing(visit: Visit) -> None:
    page = visit(path=f"/#table={'0' * 32}")
    expect(page.get_by_role("heading", name="No seat in this browser")).to_be_visible()
    page.get_by_role("link", name="Join a table").click()
    expect(page.get_by_label("Join with a code")).to_be_visible()


@pytest.mark.parametrize("link", ["nothing=here", "nothing=50%", "constructor", "__proto__"])
def test_a_page_that_does_not_exist(visit: Visit, link: str) -> None:
    page = visit(path=f"/#{link}")
    expect(page.get_by_role("button", name="Play now")).to_be_visible()


def test_a_code_that_is_no_code(desktop: Page) -> None:
    desktop.get_by_label("Join with a code").fill("K7Q")
    desktop.get_by_role("button", name="Join", exact=True).click()
    expect(desktop.get_by_text("A join code has six letters and digits.")).to_be_visible()


def test_a_code_of_no_table(visit: Visit) -> None:
    page = visit(may_lose_connection=True)
    page.get_by_label("Join with a code").fill("ABCDEF")
    page.get_by_role("button", name="Join", exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text("There’s no table or class with this code.")
    expect(page.get_by_label("Join with a code")).to_have_value("ABCDEF")
    # A new problem replaces the previous one.
    page.get_by_label("Join with a code").fill("ABCDE0")
    page.get_by_role("button", name="Join", exact=True).click()
    expect(page.get_by_role("alert")).to_have_count(1)
    expect(page.get_by_role("alert")).to_contain_text("never use the letters I and O")


def test_a_seat_that_was_opened_elsewhere_is_taken_back(desktop: Page, visit: Visit) -> None:
    code = open_table(desktop)
    first, second = visit(PHONE), visit(PHONE, path="/#rejoin")
    join(first, code)
    paper = first.get_by_text(re.compile(r"^([A-Z2-9]{4} ){3}[A-Z2-9]{4}$")).inner_text()
    second.get_by_label("Rejoin code").fill(paper)
    second.get_by_role("button", name="Get back in").click()
    expect(second.get_by_role("button", name="I’m ready")).to_be_visible()
    first.get_by_role("button", name="Open it here").click()
    expect(first.get_by_role("button", name="I’m ready")).to_be_visible()
    expect(second.get_by_role("heading", name="Your seat is open elsewhere")).to_be_visible()


def test_watching_where_nobody_may(visit: Visit, prepare: Prepare) -> None:
    table = prepare(in_action_phase(), seed=51, spectators=False)
    page = visit(path=table.watch_link)
    expect(page.get_by_role("heading", name="Nobody can watch here")).to_be_visible()
    axe(page)


def test_the_link_to_a_match_whose_board_is_gone(
    visit: Visit, prepare: Prepare, server: Serving
) -> None:
    """The match is closed and says so, to whoever comes with a link."""
    table = prepare(in_action_phase(), server=server, seed=152)
    with closing(sqlite3.connect(server.file, timeout=60)) as database, database:
        database.execute(
            "UPDATE entries SET body ="
            " CAST(replace(CAST(body AS TEXT), 'sha256:', 'sha256:0') AS BLOB)"
            " WHERE seq = 1 AND journal_id = ?",
            (table.table,),
        )
    first, second = (visit(PHONE, path=table.seat_link(one)) for one in list(table.seats)[:2])
    for page in (first, second):  # for the second it is closed already
        expect(page.get_by_role("heading", name="This match is closed")).to_be_visible()
        expect(page.get_by_role("alert")).to_contain_text("no longer has the board of this match")
    axe(first)
    first.get_by_role("link", name="Open a table for others").click()
    expect(first.get_by_role("heading", name="New table")).to_be_visible()


@pytest.mark.parametrize(
    ("said", "title"),
    [
        ({"type": "Goodbye", "code": "other_version"}, "There’s a new version"),
        ({"type": "Goodbye", "code": "too_fast"}, "That didn’t work"),
        ({"type": "Goodbye", "code": "something_new"}, "That didn’t work"),
    ],
)
def test_a_goodbye_has_a_reason_and_a_way_on(
    visit: Visit, said: dict[str, Any], title: str
) -> None:
    page = visit(path=None)
    wire = Wire(page)
    page.goto("/")
    open_table(page)
    wire.tell(said)
    expect(page.get_by_role("heading", name=title)).to_be_visible()
    expect(page.get_by_role("link", name="Back to the start page")).to_be_visible()


def test_a_server_with_another_board_asks_for_a_reload(visit: Visit) -> None:
    # The console reports that the server doesn't have the other board.
    page = visit(path=None, may_lose_connection=True)
    wire = Wire(page)
    wire.change = lambda message: (
        {**message, "content": "sha256:other"} if message["type"] == "Welcome" else message
    )
    page.goto("/#new")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("heading", name="The board has changed")).to_be_visible()
    wire.change = lambda message: message
    page.get_by_role("button", name="Reload the page").click()
    expect(page.get_by_role("button", name="Fill with bots")).to_be_visible()


def test_a_part_of_the_page_that_cannot_be_loaded(visit: Visit) -> None:
    page = visit(may_lose_connection=True)
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    page.route("**/assets/*.js", lambda route: route.abort())
    page.evaluate("location.hash = '#credits'")
    expect(page.get_by_role("heading", name="Part of the page is missing")).to_be_visible()
    page.unroute_all()
    page.get_by_role("button", name="Reload the page").click()
    expect(page.get_by_role("heading", name="Credits")).to_be_visible()


@pytest.mark.parametrize("part", ["Credits", "Match"])
def test_a_part_of_the_page_that_fails(browser: Browser, server: Serving, part: str) -> None:
    """Doesn't use `visit`, because the console reports an error here."""
    page = browser.new_page(base_url=server.url)
    body = "export default () => { throw new Error('made to fail') }"
    page.route(
        f"**/assets/{part}-*.js",
        lambda route: route.fulfill(body=body, content_type="text/javascript"),
    )
    page.goto("/")
    if part == "Match":
        page.get_by_role("button", name="Play now").click()
    else:
        page.evaluate("location.hash = '#credits'")
    heading = page.get_by_role("heading", name="Something went wrong on this page")
    expect(heading).to_be_visible()
    page.get_by_role("link", name="Back to the start page").click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    page.close()


def test_a_browser_that_keeps_nothing(visit: Visit) -> None:
    """The address contains the seat, so even a reload finds it again."""
    page = visit(path=None)
    page.add_init_script(
        "for (const name of ['getItem', 'setItem', 'removeItem'])"
        " Storage.prototype[name] = () => { throw new Error('forbidden') }"
    )
    page.goto("/")
    play_now(page)
    page.reload()
    expect_match(page)


def test_a_browser_that_keeps_rubbish(visit: Visit) -> None:
    page = visit()
    page.evaluate(
        'localStorage[\'rawsiko.preferences\'] = \'{"scheme": 7, "textSize": "big"}\';'
        "localStorage['rawsiko.sittings'] = '{\"x\": null}'"
    )
    page.reload()
    play_now(page)


def test_a_host_who_gives_up_the_own_seat_still_leads(desktop: Page) -> None:
    play_now(desktop)
    menu(desktop, "Give up my seat")
    desktop.get_by_role("button", name=re.compile("Give")).last.click()
    expect(desktop.get_by_role("button", name="Play now")).to_be_visible()


def test_without_the_server_a_page_says_so_and_comes_back(
    visit: Visit, own_server: Serving
) -> None:
    """The service worker's page, in the user's language, keeps the link. Nothing else is stored."""
    page = visit(language="de", server=own_server, path="/#rules", may_lose_connection=True)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    assert page.evaluate(STORED) == ["/help/offline", "/page.css", "/offline.js"]
    own_server.stop()
    page.reload()
    title = Texts("de").say("offline-title")
    expect(page.get_by_role("heading", level=1)).to_have_text(title)
    own_server.start()
    expect(page.locator("a.home")).to_be_visible()
    assert page.url.endswith("#rules")
