"""The page that plays without a server, built and served as a folder of static files."""

import http.server
import os
import subprocess
import threading
from collections.abc import Generator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from bench import site_choices
from bench.site_choices import IN_PAGE, hashes
from dev import build_site
from rawsiko.content.load import find_content, standard_content
from rawsiko.replay.proof import judge
from rawsiko.replay.reading import Holds
from tests.browser.hands import Hands, do_what_is_asked, expect_to_be_asked
from tests.browser.home_steps import asked, board
from tests.browser.match_steps import IS_OVER

MOST_STEPS = 200
MOVES = 1  # before the actions are ended
NOT_TESTED = "the page that plays without a server is NOT tested"
IS_STORED = "() => navigator.serviceWorker.controller !== null"


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


@contextmanager
def hosted(site: Path) -> Generator[str]:
    """As by `python3 -m http.server`: no headers, no compression."""
    handler = partial(Quiet, directory=str(site.parent))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_port}/{site.name}/"
        finally:
            server.shutdown()
            thread.join()


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002 -- the base's name
        del format, args


def test_a_whole_match_without_a_server(site: Path, browser: Browser, tmp_path: Path) -> None:
    """The network is cut after loading, and the page is reloaded in the middle of the match."""
    context = browser.new_context(locale="en", accept_downloads=True)
    complaints: list[str] = []
    context.on("weberror", lambda error: complaints.append(str(error.error)))
    context.on("console", lambda said: complaints.append(said.text) if is_bad(said.type) else None)
    with hosted(site) as url:
        page = context.new_page()
        page.goto(url)
        page.wait_for_function(IS_STORED)
    begin_match(page)
    steps = play(page, until=6)
    said = asked(page).inner_text()
    page.reload()
    expect(asked(page)).to_have_text(said)
    see_second_tab(context, page.url)
    play(page, steps)
    check_end(page, tmp_path)
    assert complaints == []
    context.close()


def test_hard_chooses_what_it_chooses_on_a_server(site: Path, browser: Browser) -> None:
    if build_site.find_linker() is None:
        pytest.skip("Hard on the page that plays without a server is NOT tested: no wasm-ld")
    with hosted(site) as url:
        page = browser.new_page()
        page.goto(url)
        chosen = page.evaluate(IN_PAGE, [Path(site_choices.__file__).read_text(), "hard", 1])
        assert chosen == hashes(standard_content(), "hard", 1)
        page.close()


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


def play(page: Page, steps: int = 0, until: int = MOST_STEPS) -> int:
    """Do what is asked until so many steps are done, or to the end. Returns how many are."""
    hands, moves = Hands(page), 0
    while steps < until:
        expect_to_be_asked(hands)
        if IS_OVER in asked(page).inner_text():
            break
        said = do_what_is_asked(hands, is_done=moves >= MOVES)
        moves += said.endswith(("Assets?", "Attack?"))
        steps += 1
    return steps


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
