"""The page that plays without a server, built and served as a folder of static files."""

import os
import subprocess
from collections.abc import Callable, Generator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, expect

from bench import site_choices
from bench.site_choices import IN_PAGE, hashes
from dev import build_site
from rawsiko.content.load import find_content, standard_content
from rawsiko.replay.proof import judge
from rawsiko.replay.reading import Holds
from tests.at_length import only_long
from tests.browser import hands
from tests.browser.engines import (
    Chromium,
    Engine,
    Missing,
    Tabbed,
    firefox,
    wait_until,
    webkit_gtk,
)
from tests.browser.hands import Hands, expect_to_be_asked
from tests.browser.home_steps import asked, banner, board
from tests.browser.match_steps import IS_OVER
from tests.browser.scripts import begin_alone, do_what_is_asked, press, wait_until_asked
from tests.browser.static_host import hosted

MOST_STEPS = 200
MOVES = 1  # before the actions are ended
NOT_TESTED = "the page that plays without a server is NOT tested"
IS_STORED = "navigator.serviceWorker.controller !== null"
# A database that can be filled: what it's told to write is undone, as the browser does.
FILLED = """\
let isFull = false;
new BroadcastChannel('full').onmessage = ({ data }) => (isFull = data);
const { put } = IDBObjectStore.prototype;
IDBObjectStore.prototype.put = function (...kept) {
  const request = put.apply(this, kept);
  if (isFull) this.transaction.abort();
  return request;
};
"""
IS_FULL = "isFull => new BroadcastChannel('full').postMessage(isFull)"
Opened = Callable[[Path], AbstractContextManager[Tabbed]]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """In a folder below that of the web server, as on a host for many projects."""
    out = tmp_path_factory.mktemp("hosted") / "rawsiko"
    try:
        build_site.build(out)
    except build_site.NotFetched as reason:
        if os.environ.get("CI") == "true":
            pytest.fail(f"{NOT_TESTED}: {reason}")
        pytest.skip(f"{NOT_TESTED}: {reason}")
    except subprocess.CalledProcessError as error:
        pytest.fail(f"the site cannot be built:\n{error.stdout}{error.stderr}", pytrace=False)
    return out


def test_a_whole_match_without_a_server(site: Path, browser: Browser, tmp_path: Path) -> None:
    """The network is cut after loading, and the page is reloaded in setup and in a Clash. For a
    while there is no room left to store anything."""
    context = browser.new_context(locale="en", accept_downloads=True)
    put_before(context, "worker", FILLED)
    complaints: list[str] = []
    context.on("weberror", lambda error: complaints.append(str(error.error)))
    context.on("console", lambda said: complaints.append(said.text) if is_bad(said.type) else None)
    with hosted(site) as url:
        page = context.new_page()
        page.goto(url)
        page.wait_for_function(f"() => {IS_STORED}")
    begin_match(page)
    steps = play(page, until=2)
    fill_storage(page)
    steps = play(page, steps, until=6)
    expect_to_be_asked(Hands(page))
    said = asked(page).inner_text()
    page.reload()
    expect(asked(page)).to_have_text(said)
    see_second_tab(context, page.url)
    driven = Chromium(lambda _: page)
    driven.open(page.url)
    reload_in_a_clash(driven)
    play(page, steps, moves=0)
    check_end(page, tmp_path)
    assert complaints == []
    context.close()


def test_hard_chooses_what_it_chooses_on_a_server(site: Path, browser: Browser) -> None:
    if build_site.find_linker() is None:
        pytest.skip("Hard on the page that plays without a server is NOT tested: no wasm-ld")
    with hosted(site) as url:
        page = browser.new_page()
        page.goto(url)
        chosen = page.evaluate(
            IN_PAGE, [Path(site_choices.__file__).read_text(), "hashes", "hard", 1]
        )
        assert chosen == hashes(standard_content(), "hard", 1)
        page.close()


@only_long
@pytest.mark.parametrize("engine", [firefox, webkit_gtk])
def test_a_whole_match_in_other_engines(engine: Opened, site: Path, tmp_path: Path) -> None:
    """The same by scripts: without the network, with a second tab and a reload in a Clash."""
    with opened(engine, tmp_path) as page:
        with hosted(site) as url:
            page.open(url)
            wait_until(page, f"return {IS_STORED}")
        begin_alone(page)
        table = page.run("return location.href")
        with page.another_tab():
            page.open(table)
            wait_until(page, "return document.body.innerText.includes('open in another tab')")
        reload_in_a_clash(page)
        while do_what_is_asked(page, is_done=True) != IS_OVER:
            pass
        press(page, "Check the dice")
        wait_until(page, "return document.body.innerText.includes('All dice are right')")


@only_long
def test_storage_refused_in_firefox(site: Path, tmp_path: Path) -> None:
    """As somebody does who refuses all cookies."""
    (tmp_path / "user.js").write_text('user_pref("network.cookie.cookieBehavior", 2);')
    with opened(firefox, tmp_path) as page, hosted(site) as url:
        page.open(url)
        press(page, "Play now")
        wait_until(page, "return document.body.innerText.includes('let the game store a match')")


@pytest.mark.parametrize(
    ("file", "script", "said"),
    [
        ("worker", "IDBFactory.prototype.open = () => { throw new Error(); };", "store a match"),
        ("pyodide", "class { static {{ }", "too old to play"),
        ("index", "delete Navigator.prototype.locks;", "too old to play"),
        ("old-browser", "delete Array.prototype.findLast;", "browser is too old"),
    ],
)
def test_a_browser_that_lacks_something(
    file: str, script: str, said: str, site: Path, browser: Browser
) -> None:
    """It refuses to store, doesn't know some syntax, or is older than the pages."""
    context = browser.new_context(locale="en", service_workers="block")
    put_before(context, file, script)
    with hosted(site) as url:
        page = context.new_page()
        page.goto(url)
        if file != "old-browser":
            page.get_by_role("button", name="Play now").click()
        expect(page.get_by_role("alert")).to_contain_text(said)
    context.close()


def put_before(context: BrowserContext, file: str, script: str) -> None:
    def change(route: Route) -> None:
        response = route.fetch()
        route.fulfill(response=response, body=script + response.text())

    context.route(f"**/{file}*.*js", change)


def is_bad(kind: str) -> bool:
    return kind in ("error", "warning")


def begin_match(page: Page) -> None:
    page.get_by_role("link", name="Everyone on this device").click()
    turns = page.get_by_role("group", name="Turns")
    while turns.get_by_role("status").inner_text() != "1":
        turns.get_by_role("button", name="Less").click()
    page.get_by_role("group", name="People").get_by_label("1", exact=True).check()
    levels = page.get_by_role("combobox", name="Bots")
    levels.select_option(levels.get_by_role("option").last.get_attribute("value"))
    page.get_by_role("button", name="Start the match").click()
    expect(board(page)).to_be_visible()


def play(page: Page, steps: int = 0, until: int = MOST_STEPS, moves: int = MOVES) -> int:
    """Do what is asked until so many steps are done, or to the end. Returns how many are."""
    player = Hands(page)
    while steps < until:
        expect_to_be_asked(player)
        if IS_OVER in asked(page).inner_text():
            break
        said = hands.do_what_is_asked(player, is_done=moves <= 0)
        moves -= said.endswith(("Assets?", "Attack?"))
        steps += 1
    return steps


def fill_storage(page: Page) -> None:
    """A move that can't be stored waits, and goes on by itself."""
    said = asked(page).inner_text()
    page.evaluate(IS_FULL, arg=True)
    Hands(page).choose_lit()
    expect(banner(page, "can’t be saved")).to_be_visible()
    expect(asked(page)).to_have_text(said)
    page.evaluate(IS_FULL, arg=False)
    expect(banner(page, "can’t be saved")).to_have_count(0)
    expect(asked(page)).not_to_have_text(said)


def reload_in_a_clash(page: Engine) -> None:
    """It's stored before it's shown, and no entry is lost."""
    while "Attack?" not in (said := do_what_is_asked(page, is_done=False)):
        if said == IS_OVER:  # nobody was near
            page.run("location.hash = ''")
            begin_alone(page)
    wait_until(page, "return document.querySelector('[data-clash]') !== null")
    before = entries_stored(page)
    page.run("location.reload()")
    wait_until(page, "return document.querySelector('[data-clash]') === null")
    wait_until_asked(page)
    assert entries_stored(page) >= before


def entries_stored(page: Engine) -> int:
    page.run(
        "window.stored = undefined; indexedDB.open('rawsiko').onsuccess = opened => {"
        "const database = opened.target.result;"
        "const entries = database.transaction('entries').objectStore('entries');"
        "entries.count().onsuccess = counted => {"
        "database.close(); window.stored = counted.target.result; } }"
    )
    return int(wait_until(page, "return window.stored"))


@contextmanager
def opened(engine: Opened, folder: Path) -> Generator[Tabbed]:
    try:
        with engine(folder) as page:
            yield page
    except Missing as missing:
        pytest.fail(f"{NOT_TESTED} in this engine: install {missing}")


def see_second_tab(context: BrowserContext, url: str) -> None:
    other = context.new_page()
    other.goto(url)
    expect(other.get_by_role("alert")).to_contain_text("open in another tab")
    other.close()


def check_end(page: Page, folder: Path) -> None:
    expect(page.get_by_role("dialog", name="Final score")).to_be_visible()
    page.get_by_role("link", name="Check the dice").click()
    expect(page.get_by_role("heading", name="All dice are right")).to_be_visible()
    page.get_by_role("link", name="Watch the replay").click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Download").click()
    file = folder / "replay.jsonl"
    download.value.save_as(file)
    judged = judge(file.read_bytes().splitlines(keepends=True), find_content)
    assert isinstance(judged.verdict, Holds)
    assert judged.has_proof
