"""What phones expect of a page: icons, colours, vibration, a screen that stays on, sharing.

Only the phone's own devices are replaced. Loopback counts as secure, so they exist without TLS.
"""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from rawsiko.engine.ids import PlayerId
from tests.browser.conftest import Prepare, Visit
from tests.browser.hands import CHOOSE_ORIGIN
from tests.browser.home_steps import asked, board, code_of
from tests.browser.prepared import PreparedTable, in_action_phase
from tests.browser.visitors import DESKTOP, PHONE

RECORDED = """
window.used = [];
const note = (name, answer) => (...given) => (window.used.push([name, ...given]), answer());
Object.defineProperty(navigator, 'vibrate', { value: note('vibrate', () => true) });
Object.defineProperty(navigator, 'share', { value: note('share', () => Promise.resolve()) });
Object.defineProperty(navigator, 'wakeLock', {
  value: { request: note('wakeLock', () => Promise.resolve({ released: false })) },
});
"""
# As the system paints its bars: the first colour whose media query matches.
THEME = """() => [...document.querySelectorAll('meta[name=theme-color]')]
  .find(({ media }) => matchMedia(media).matches).content"""
SEA = "() => getComputedStyle(document.documentElement).getPropertyValue('--sea').trim()"
SIZE = """url => fetch(url).then(told => told.blob()).then(createImageBitmap)
  .then(({ width, height }) => `${width}x${height}`)"""


def test_the_page_can_be_put_on_the_home_screen(visit: Visit) -> None:
    """The browser itself finds no fault in the manifest, and icons are as large as they say."""
    page = visit(PHONE)
    debugger: Any = page.context.new_cdp_session(page)
    told = debugger.send("Page.getAppManifest")
    assert told["url"].endswith("/manifest.webmanifest")
    assert told["errors"] == []
    manifest: Any = page.evaluate("url => fetch(url).then(told => told.json())", told["url"])
    assert (manifest["display"], manifest["start_url"]) == ("standalone", "./")
    pictures = [icon for icon in manifest["icons"] if icon["type"] == "image/png"]
    assert {icon["sizes"] for icon in pictures} == {"192x192", "512x512"}
    assert "maskable" in {icon.get("purpose") for icon in pictures}
    for icon in pictures:
        assert page.evaluate(SIZE, icon["src"]) == icon["sizes"]
    touch = page.locator("link[rel=apple-touch-icon]").get_attribute("href")
    assert page.evaluate(SIZE, touch) == "180x180"


@pytest.mark.parametrize(("scheme", "other"), [("light", "Dark"), ("dark", "Light")])
def test_the_system_s_bars_have_the_colour_of_the_sea(
    visit: Visit, scheme: str, other: str
) -> None:
    """Before any script runs, and when the settings differ from the system's."""
    unscripted = visit(PHONE, color_scheme=scheme, java_script_enabled=False)
    page = visit(PHONE, color_scheme=scheme, path="/#settings")
    choice = page.get_by_role("radio", name=other, exact=True)
    expect(choice).to_be_visible()
    before = page.evaluate(SEA)
    assert page.evaluate(THEME) == before
    metas = unscripted.locator(f"meta[name=theme-color][media*={scheme}]")
    assert metas.get_attribute("content") == before
    page.get_by_text(other, exact=True).click()
    page.wait_for_function(f"() => ({SEA})() !== '{before}'")
    page.wait_for_function(f"() => ({THEME})() === ({SEA})()")


@pytest.mark.parametrize("setting", ["on", "off"])
def test_the_phone_buzzes_when_it_s_your_go_if_that_is_set(
    visit: Visit, prepare: Prepare, setting: str
) -> None:
    table = prepare(in_action_phase(turn=1), seed=71, absence_seconds=3600)
    phone = recorded(visit, f"{table.url}/#settings")
    switch = phone.get_by_role("switch", name="Vibration")
    expect(switch).not_to_be_checked()
    if setting == "on":
        switch.click()
        expect(switch).to_be_checked()
    phone.goto(table.seat_link(next_after(table)))
    expect(board(phone)).to_be_visible()
    expect(asked(phone)).not_to_have_text(CHOOSE_ORIGIN)
    assert used(phone, "vibrate") == []

    other = visit(DESKTOP, path=table.seat_link(table.acting))
    other.get_by_role("button", name="End my actions").click()
    expect(asked(phone)).to_have_text(CHOOSE_ORIGIN)
    assert used(phone, "vibrate") == ([["vibrate", 80]] if setting == "on" else [])


def test_the_screen_stays_on_during_a_match(visit: Visit, prepare: Prepare) -> None:
    table = prepare(in_action_phase(turn=1), seed=72, is_only_seen=True)
    phone = recorded(visit, table.seat_link(table.acting))
    expect(board(phone)).to_be_visible()
    phone.wait_for_function("() => used.length > 0")
    assert used(phone, "wakeLock") == [["wakeLock", "screen"]]


def test_a_table_s_link_goes_into_the_phone_s_share_sheet(visit: Visit) -> None:
    phone = recorded(visit, "/#new")
    phone.get_by_role("button", name="Open the table").click()
    code = code_of(phone)
    assert used(phone, "wakeLock") == []  # only during the match
    phone.get_by_role("button", name="Share the link").click()
    [[_, shared]] = used(phone, "share")
    assert shared["title"] == "RAWsiko"
    assert code in shared["url"]


def recorded(visit: Visit, path: str) -> Page:
    """A phone that remembers how its devices were used."""
    phone = visit(PHONE, path=path)
    phone.context.add_init_script(RECORDED)
    phone.reload()
    return phone


def next_after(table: PreparedTable) -> str:
    """The player whose Action Phase comes after the one who acts."""
    order = table.state.order
    return order[[*order].index(PlayerId(table.acting)) + 1]


def used(page: Page, name: str) -> list[Any]:
    return [call for call in page.evaluate("used") if call[0] == name]
