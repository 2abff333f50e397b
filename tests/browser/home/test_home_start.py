"""The start page and the pages around it."""

import re

import pytest
from playwright.sync_api import Page, expect

from rawsiko.texts.fluent import LANGUAGES
from tests.browser.conftest import Prepare, Visit
from tests.browser.home_steps import asked, expect_match, play_now
from tests.browser.prepared import finished
from tests.browser.visitors import DESKTOP, KEYBOARD, PHONE, SMALL_PHONE, Device

PAGES = ["", "new", "hotseat", "join", "rejoin", "tables", "settings", "credits", "connect"]
SMALLEST_PHONE = Device(320, 568, PHONE.options)
TROUBLE = ["seat=" + "x" * 32, "table=" + "0" * 32]


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_first_visitor_is_in_a_match_with_two_clicks(visit: Visit, device: Device) -> None:
    """One click is enough."""
    page = visit(device)
    page.get_by_role("button", name="Play now").click()
    expect_match(page)
    expect(asked(page)).to_be_visible()


def test_a_match_begins_by_keys_alone(visit: Visit) -> None:
    page = visit(KEYBOARD)
    button = page.get_by_role("button", name="Play now")
    expect(button).to_be_visible()
    for _ in range(20):
        page.keyboard.press("Tab")
        if button.evaluate("button => button === document.activeElement"):
            break
    page.keyboard.press("Enter")
    expect_match(page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_small_phone_shows_the_code_field_and_play_now(visit: Visit, language: str) -> None:
    """Without scrolling: a projector may ask for the code."""
    for device in (SMALL_PHONE, SMALLEST_PHONE):
        page = visit(device, language=language)
        expect(page.locator("[data-play-now]")).to_be_in_viewport(ratio=1)
        expect(page.locator("form")).to_be_in_viewport(ratio=1)


def test_in_play_now_the_person_chooses_first(visit: Visit) -> None:
    """R1.3: the order is drawn, and the person sits where it begins."""
    page = visit(PHONE)
    page.get_by_role("button", name="Play now").click()
    expect(asked(page)).to_have_text("Choose a Continent")
    [[seat, token]] = page.evaluate(
        "Object.entries(Object.values(JSON.parse(localStorage['rawsiko.sittings']))[0].seats)"
    )
    log = page.request.get("/api/log", headers={"authorization": f"Bearer {token}"}).json()
    assert log["steps"] == []
    assert log["match"]["order"][0] == seat


def test_the_way_back_leads_to_the_start_page_and_to_the_table_again(desktop: Page) -> None:
    play_now(desktop)
    desktop.go_back()
    link = desktop.get_by_role("link", name=re.compile("Continue at table"))
    expect(link).to_be_visible()
    link.click()
    expect_match(desktop)


def test_a_table_can_be_forgotten(desktop: Page) -> None:
    play_now(desktop)
    desktop.go_back()
    desktop.get_by_role("button", name=re.compile("Forget table")).click()
    expect(desktop.get_by_role("link", name=re.compile("Continue at table"))).to_have_count(0)
    desktop.reload()
    expect(desktop.get_by_role("button", name="Play now")).to_be_visible()
    expect(desktop.get_by_role("link", name=re.compile("Continue at table"))).to_have_count(0)


def test_a_match_that_is_over_is_not_continued(visit: Visit, prepare: Prepare) -> None:
    page = visit(path=prepare(finished(), is_only_seen=True).seat_link("p1"))
    expect(page.get_by_role("dialog")).to_be_visible()
    page.goto("/")
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    expect(page.get_by_role("link", name=re.compile("Continue at table"))).to_have_count(0)


def test_the_language_is_the_browsers_until_another_is_chosen(visit: Visit) -> None:
    page = visit(language="sk-SK")
    expect(page.get_by_role("button", name="Hrať hneď")).to_be_visible()
    page.get_by_label("Jazyk").select_option(label="Deutsch")
    expect(page.get_by_role("button", name="Jetzt spielen")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    page.reload()
    expect(page.get_by_role("button", name="Jetzt spielen")).to_be_visible()


def test_a_language_that_is_not_there_is_english(visit: Visit) -> None:
    page = visit(language="fi-FI")
    expect(page.get_by_role("button", name="Play now")).to_be_visible()


def test_what_is_preferred_is_kept_in_this_browser(desktop: Page) -> None:
    desktop.get_by_role("button", name="Settings").click()
    desktop.get_by_label("Dark").check()
    desktop.get_by_label("High").check()
    desktop.get_by_label("150%").check()
    desktop.get_by_role("switch", name="Sound").click()
    desktop.get_by_label("2×").check()
    desktop.reload()
    expect(desktop.get_by_role("heading", name="Settings")).to_be_visible()
    page = desktop.locator("html")
    expect(page).to_have_attribute("data-scheme", "dark")
    expect(page).to_have_attribute("data-contrast", "high")
    expect(page).to_have_css("font-size", "24px")
    expect(desktop.get_by_role("switch", name="Sound")).to_be_checked()
    expect(desktop.get_by_label("2×")).to_be_checked()


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_text_of_double_size_does_not_break_a_page(visit: Visit, device: Device) -> None:
    """Nothing is wider than the window."""
    page = visit(device, path="/#settings")
    page.get_by_label("200%").check()
    wide: list[str] = []
    for path in [*PAGES, *TROUBLE]:
        page.goto(f"/#{path}")
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        if page.evaluate("document.documentElement.scrollWidth > innerWidth"):
            wide.append(path)
    assert wide == []
