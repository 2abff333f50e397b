"""What people see first fits a school's laptop, without scrolling, and nothing is lost."""

import re

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from rawsiko.engine.state import ContinentChoice
from rawsiko.texts.fluent import LANGUAGES
from tests.browser.conftest import Prepare, Visit
from tests.browser.home_steps import open_table
from tests.browser.lost_text import lost_text
from tests.browser.prepared import in_phase
from tests.browser.visitors import Device

LAPTOP = Device(1366, 768)
IN_A_WINDOW: ViewportSize = {"width": 1366, "height": 650}  # below a browser's tabs and bar
PAGES = ("", "new", "hotseat", "join", "tables", "settings", "newclass", "learn", "guide")
CONTINENTS = 6


def test_nothing_is_lost_on_the_first_pages(visit: Visit) -> None:
    page = visit(LAPTOP, language="de")
    faults: list[str] = []
    for path in PAGES:
        page.goto(f"/#{path}")
        page.reload()
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        faults += [f"{path}: {fault}" for fault in lost_text(page)]
    assert faults == []


def test_every_portrait_can_be_seen(visit: Visit) -> None:
    """Where it is chosen: in the settings and in a lobby."""
    page = visit(LAPTOP, path="/#settings")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.get_by_text("Portrait", exact=True).click()
    expect(page.get_by_role("radio", name="Portrait 1", exact=True)).to_be_visible()
    assert lost_text(page) == []
    page.goto("/")
    open_table(page)
    page.get_by_role("button", name="Change", exact=True).first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    expect(page.get_by_role("radio", name="Portrait 1", exact=True)).to_be_visible()
    assert lost_text(page) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_choice_needs_no_scrolling(visit: Visit, prepare: Prepare, language: str) -> None:
    table = prepare(in_phase(ContinentChoice), is_only_seen=True)
    page = visit(LAPTOP, language=language, path=table.seat_link(table.acting))
    for size in (None, IN_A_WINDOW):
        if size:
            page.set_viewport_size(size)
        buttons = page.locator(".choices button")
        expect(buttons).to_have_count(CONTINENTS)
        for button in buttons.all():
            expect(button).to_be_in_viewport(ratio=1)


def test_the_start_page_shows_how_to_learn(visit: Visit) -> None:
    """Also with two tables to continue at."""
    page = visit(LAPTOP)
    for _ in range(2):
        page.get_by_role("button", name="Play now").click()
        expect(page.get_by_role("group", name="Map of the board")).to_be_visible()
        page.goto("/")
    expect(page.get_by_role("link", name=re.compile("Continue at table"))).to_have_count(2)
    shows(page, "Tutorial", "Rules", "Lesson plans and worksheet")


def shows(page: Page, *links: str) -> None:
    for name in links:
        expect(page.get_by_role("link", name=name, exact=True)).to_be_in_viewport(ratio=1)
