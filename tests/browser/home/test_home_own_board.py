"""A teacher follows docs/own_content.md: a spreadsheet, a board, a match on it and its replay."""

import re
import shlex
import subprocess
import sys
from collections.abc import Generator
from pathlib import Path

import pytest
import xlsxwriter  # pyright: ignore[reportMissingTypeStubs]
from playwright.sync_api import Locator, Page, expect

from rawsiko.content.spreadsheet.sheets import read_sheets
from tests.browser.conftest import Visit
from tests.browser.hands import CHOOSE_ORIGIN, Fingers, Hands, do_what_is_asked, expect_to_be_asked
from tests.browser.home_steps import asked, board, code_of, start
from tests.browser.match_steps import IS_OVER
from tests.browser.visitors import PHONE
from tests.server.serving import Serving

GUIDE = Path(__file__).parents[3] / "docs" / "own_content.md"
MOST_STEPS = 60
HOW_MANY = re.compile(r"(Assets|Attack)\?$")  # a Move


@pytest.fixture
def steps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The commands of the guide's numbered steps, to be run in an empty folder."""
    monkeypatch.chdir(tmp_path)
    return re.findall(r"^```\nrawsiko (.+)\n```$", GUIDE.read_text(encoding="utf-8"), re.M)


@pytest.fixture
def own_board(steps: list[str]) -> str:
    """Steps 1 to 3; returns the command of step 4."""
    new, import_, serve = steps
    told = rawsiko(new)
    assert "rawsiko content import my_board.xlsx" in told.stdout
    change("Territories", "netherlands", land="Frence")
    refused = rawsiko(import_)
    assert refused.returncode == 1
    assert refused.stdout.strip() in GUIDE.read_text(encoding="utf-8")
    assert not Path("my_board").exists()
    change("Territories", "netherlands", land="Germany", materials="Copper", en="Lowlands")
    change("Board", "europe", id="", en="Our Europe")
    assert f"rawsiko {serve}" in rawsiko(import_).stdout  # it has checked the board
    return serve


def rawsiko(command: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "rawsiko", *shlex.split(command)],
        check=False,
        capture_output=True,
        text=True,
        encoding="utf-8",
    )


def change(sheet: str, own: str, **cells: str) -> None:
    """Change a row of my_board.xlsx."""
    file = Path("my_board.xlsx")
    sheets = read_sheets(file)
    with xlsxwriter.Workbook(file) as workbook:
        for name, read in sheets.items():
            page = workbook.add_worksheet(name)  # pyright: ignore[reportUnknownMemberType]
            page.write_row(0, 0, read.columns)  # pyright: ignore[reportUnknownMemberType]
            for row in read.rows:
                is_it = name == sheet and row.cells["id"] == own
                found = {**row.cells, **cells} if is_it else row.cells
                words = [found[column] for column in read.columns]
                page.write_row(row.number - 1, 0, words)  # pyright: ignore[reportUnknownMemberType]


@pytest.fixture
def served(built_client: Path, tmp_path: Path, own_board: str) -> Generator[Serving]:
    """Step 4, with the example board as well."""
    assert built_client.is_dir()
    options = [*shlex.split(own_board)[1:], "--content", "europe"]
    server = Serving(tmp_path, options=options)
    server.start()
    yield server
    server.stop()
    assert server.faults() == []


def test_the_guide_leads_to_a_match_and_its_replay(served: Serving, visit: Visit) -> None:
    page = visit(server=served)
    open_for_three(page, "Our Europe")
    start(page)
    expect(on_map(page, "Lowlands")).to_be_visible()
    see_the_card(page)
    play_to_the_end(Hands(page))
    end = page.get_by_role("dialog", name="Final score")
    expect(end.get_by_role("table").get_by_role("row")).to_have_count(1 + 3)
    end.get_by_role("link", name="Watch the replay").click()
    page.get_by_role("button", name="To the end").click()
    now = page.get_by_role("region", name="What’s happening now")
    expect(now).to_contain_text("The last Turn is over.")
    expect(on_map(page, "Lowlands")).to_be_visible()
    # The example is offered beside it.
    phone = visit(PHONE, server=served)
    open_for_three(phone, "Europe")
    start(phone)
    phone.keyboard.press("Shift+S")
    do_what_is_asked(Fingers(phone))


def open_for_three(page: Page, name: str) -> None:
    """Open a table on this board for one Turn, with two bots."""
    page.get_by_role("link", name="Open a table for others").click()
    page.get_by_label(name, exact=True).check()
    expect(page.get_by_text("36 Territories")).to_be_visible()
    turns = page.get_by_role("group", name="Turns")
    while turns.get_by_role("status").inner_text() != "1":
        turns.get_by_role("button", name="Less").click()
    page.get_by_label("3", exact=True).check()
    page.get_by_role("button", name="Open the table").click()
    code_of(page)
    page.get_by_role("button", name="Fill with bots").click()


def on_map(page: Page, name: str) -> Locator:
    return board(page).get_by_role("button", name=re.compile(f"^{name}, "))


def see_a_territory(page: Page) -> None:
    """One that can't be chosen now: its card, and the dialog with its countries."""
    other = board(page).locator("g.label[aria-disabled=true]").first
    name = (other.get_attribute("aria-label") or "").partition(",")[0]
    other.press("Enter")
    page.get_by_role("button", name="Countries and sources").click()
    about = page.get_by_role("dialog", name=name)
    expect(about.get_by_role("img").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(about).to_have_count(0)


def see_the_card(page: Page) -> None:
    page.get_by_role("button", name="Detailed Objective").click()
    detail = page.get_by_role("dialog", name="Objective")
    expect(detail.get_by_role("heading", level=3)).to_have_count(4)
    page.keyboard.press("Escape")
    expect(detail).to_have_count(0)


def play_to_the_end(hands: Hands) -> None:
    """Choose, place, and move once."""
    page = hands.page
    seen: list[str] = []
    for _ in range(MOST_STEPS):
        page.keyboard.press("Shift+S")  # don't wait for bots and moments
        expect_to_be_asked(hands)
        question = asked(page).inner_text()
        if question == IS_OVER:
            break
        if question == CHOOSE_ORIGIN and question not in seen:
            see_a_territory(page)
        do_what_is_asked(hands, is_done=any(map(HOW_MANY.search, seen)))
        seen.append(question)
    for what in ("Choose 3 Territories", "Place ", CHOOSE_ORIGIN, HOW_MANY):
        assert any(re.search(what, question) for question in seen), (what, seen)
