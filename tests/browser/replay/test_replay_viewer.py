"""The replay viewer: a finished match, step by step, from a link or a file."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from rawsiko.content.load import standard_content
from rawsiko.engine.options import Options
from rawsiko.replay.proof import judge
from rawsiko.replay.reading import Holds
from tests.at_length import only_long
from tests.browser.accessibility import axe
from tests.browser.conftest import Prepare, Visit
from tests.browser.prepared import PreparedTable, finished
from tests.browser.visitors import DESKTOP, KEYBOARD, PHONE, PHONE_ACROSS, TABLET, Device, Visitor
from tests.server.replays.browser_fixtures import FOLDER

SHORT = Options(turns=1, advanced_setup=True, trade_with_china=True)
FILE = FOLDER / "with-bots.jsonl"  # two Turns, five players


def over(prepare: Prepare, seed: int = 41) -> PreparedTable:
    return prepare(finished(), seed=seed, options=SHORT, is_only_seen=True)


def steps(page: Page) -> tuple[int, int]:
    """The current step and the number of steps, as a screen reader announces them."""
    told = time_line(page).get_attribute("aria-valuetext") or ""
    found = re.match(r"Step (\d+) of (\d+)\.", told)
    assert found, told
    return int(found[1]), int(found[2])


def time_line(page: Page) -> Locator:
    return page.get_by_role("slider", name="Timeline of the match")


def stands_at(page: Page, step: int) -> None:
    expect(time_line(page)).to_have_attribute("aria-valuetext", re.compile(rf"Step {step} of "))


def open_file(page: Page, file: Path | dict[str, object]) -> None:
    with page.expect_file_chooser() as chosen:
        page.get_by_role("button", name="Choose a file").click()
    chosen.value.set_files(file)  # pyright: ignore[reportArgumentType]


def test_a_finished_match_is_watched_by_its_link(visit: Visit, prepare: Prepare) -> None:
    """Steps, jumps, the log, every seat's view and the lead."""
    page = visit(path=over(prepare).replay_link)
    expect(page.get_by_role("heading", name="Replay", level=1)).to_be_visible()
    stands_at(page, 0)
    page.get_by_role("button", name="One step forward").click()
    stands_at(page, 1)
    now = page.get_by_role("region", name="What’s happening now")
    expect(now).to_contain_text("draws")
    page.get_by_role("button", name="One Turn forward").click()
    expect(page.get_by_text("Turn 1 of 1").first).to_be_visible()
    page.get_by_role("button", name="One step back").click()
    expect(page.get_by_text("Game setup").first).to_be_visible()
    page.get_by_role("button", name="To the end").click()
    _, last = steps(page)
    stands_at(page, last)
    expect(now).to_contain_text("The last Turn is over.")
    log = page.get_by_role("list", name="What happened, line by line")
    log.get_by_role("button", name=re.compile("^Turn 1 of 1")).click()
    expect(log.locator("[aria-current=step]")).to_have_count(1)
    assert 0 < steps(page)[0] < last
    page.get_by_role("tab", name="Players").click()
    page.get_by_role("radio").nth(1).check()
    expect(page.get_by_role("table").get_by_text("?")).to_have_count(2)
    page.get_by_role("radio", name="everyone").check()
    expect(page.get_by_role("table").get_by_text("?")).to_have_count(0)
    page.get_by_role("tab", name="Lead").click()
    expect(page.get_by_role("img", name=re.compile("^In the lead at the end"))).to_be_visible()
    page.get_by_text("Show as a table").click()
    expect(page.get_by_role("row")).to_have_count(3)


def test_it_plays_by_itself_and_stops_when_asked(visit: Visit, prepare: Prepare) -> None:
    page = visit(path=over(prepare).replay_link)
    page.get_by_role("combobox", name="Speed").select_option("4 ×")
    page.get_by_role("button", name="Play", exact=True).click()
    moved = re.compile(r"Step ([3-9]|\d\d+) of ")
    expect(time_line(page)).to_have_attribute("aria-valuetext", moved)
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    page.get_by_role("button", name="To the end").click()
    page.get_by_role("button", name="One step back").click()
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    expect(page.get_by_role("tab", name="Lead")).to_have_attribute("aria-selected", "true")


def test_everything_works_by_keys(visit: Visit, prepare: Prepare) -> None:
    page = visit(KEYBOARD, path=over(prepare).replay_link)
    stands_at(page, 0)
    for key, step in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("Home", 0)):
        page.keyboard.press(key)
        stands_at(page, step)
    _, last = steps(page)
    page.keyboard.press("End")
    stands_at(page, last)
    page.keyboard.press("Shift+ArrowLeft")
    expect(page.get_by_text("Turn 1 of 1").first).to_be_visible()
    page.keyboard.press("PageUp")
    stands_at(page, 0)
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    time_line(page).focus()
    page.keyboard.press("Home")
    stands_at(page, 0)
    page.keyboard.press("ArrowRight")
    stands_at(page, 1)  # one step: only the slider handles the key, not the page too
    page.get_by_role("tab", name="Log").focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("tab", name="Players")).to_be_focused()
    stands_at(page, 1)


def test_the_file_is_downloaded_and_opened_again(
    visit: Visit, prepare: Prepare, tmp_path: Path
) -> None:
    """The downloaded file is a replay that `rawsiko verify` accepts."""
    page = visit(path=over(prepare).replay_link)
    with page.expect_download() as coming:
        page.get_by_role("button", name="Download").click()
    kept = tmp_path / coming.value.suggested_filename
    coming.value.save_as(kept)
    verdict, has_proof = judge(kept.read_bytes().splitlines(keepends=True), lambda _: CONTENT)
    assert isinstance(verdict, Holds)
    assert has_proof
    _, last = steps(page)
    page.get_by_role("link", name="Open another file").click()
    open_file(page, kept)
    stands_at(page, 0)
    assert steps(page) == (0, last)


CONTENT = standard_content()


@pytest.mark.parametrize(("name", "number"), [("with-bots", 1), ("aborted", 0)])
def test_a_match_that_nobody_won_has_no_turning_points(
    visit: Visit, name: str, number: int
) -> None:
    """Only a complete match is told where turning points can be found."""
    page = visit(path="/#replays")
    open_file(page, FOLDER / f"{name}.jsonl")
    page.get_by_role("tab").last.click()
    expect(page.get_by_role("region", name="Luck in Clashes")).to_be_visible()
    told = page.get_by_text("Turning points are worked out on the server")
    expect(told).to_have_count(number)


def test_a_wrong_file_is_refused_with_its_line(visit: Visit, visitors: list[Visitor]) -> None:
    page = visit(path="/#replays")
    lines = FILE.read_bytes().splitlines(keepends=True)
    wrong = b"".join([*lines[:40], *lines[41:]])
    open_file(page, {"name": "a.jsonl", "mimeType": "text/plain", "buffer": wrong})
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("This replay can’t be shown")
    expect(alert).to_contain_text("Line 41: the line should have the number 40.")
    open_file(page, {"name": "b.png", "mimeType": "image/png", "buffer": b"\x89PNG\r\n\x1a\n"})
    expect(alert).to_contain_text("Line 1: the line isn’t UTF-8 text.")
    header = {**json.loads(lines[0]), "content": "sha256:0"}
    other = json.dumps(header).encode() + b"\n"
    open_file(page, {"name": "c.jsonl", "mimeType": "text/plain", "buffer": other})
    expect(alert).to_contain_text("another version of the board")
    axe(page)
    open_file(page, FILE)
    stands_at(page, 0)
    # The browser logs every refused request to its console.
    visitors[-1].complaints[:] = [c for c in visitors[-1].complaints if "status of 400" not in c]


def test_a_link_that_opens_nothing_says_so(
    visit: Visit, prepare: Prepare, visitors: list[Visitor]
) -> None:
    table = over(prepare)
    page = visit(path=f"{table.url}/#replay={'x' * 32}")
    expect(page.get_by_role("alert")).to_contain_text("This link or code doesn’t work.")
    visitors[-1].complaints[:] = [c for c in visitors[-1].complaints if "status of 401" not in c]


@pytest.mark.parametrize(
    ("device", "scheme"),
    [
        pytest.param(DESKTOP, "dark", id="desktop"),
        pytest.param(PHONE, "light", id="phone"),
        pytest.param(TABLET, "light", id="tablet", marks=only_long),
        pytest.param(PHONE_ACROSS, "dark", id="across", marks=only_long),
    ],
)
def test_it_is_accessible_and_fits(visit: Visit, device: Device, scheme: str) -> None:
    """Nothing overflows sideways."""
    page = visit(device, path="/#replays", color_scheme=scheme)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    open_file(page, FILE)
    stands_at(page, 0)
    page.keyboard.press("End")
    for tab in ("Log", "Players", "Lead"):
        page.get_by_role("tab", name=tab).click()
        axe(page)
        assert page.evaluate("document.documentElement.scrollWidth") <= device.width


def test_a_phone_watches_by_touch(visit: Visit, prepare: Prepare) -> None:
    page = visit(PHONE, path=over(prepare).replay_link)
    stands_at(page, 0)
    page.get_by_role("button", name="One step forward").tap()
    stands_at(page, 1)
    page.get_by_role("tab", name="Players").tap()
    page.get_by_role("radio").nth(2).check()
    page.get_by_role("button", name="One Turn forward").tap()
    expect(page.get_by_text("Turn 1 of 1").first).to_be_visible()
