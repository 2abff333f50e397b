"""Browsers without what newer ones have."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.home_steps import expect_match, open_table, start

NO_POPOVER = """\
for (const name of ['showPopover', 'hidePopover', 'togglePopover', 'popover'])
  delete HTMLElement.prototype[name];
"""


@pytest.mark.parametrize(
    ("language", "said"),
    [("de", "Dieser Browser ist zu alt"), ("pl", "This browser is too old")],
)
def test_a_browser_that_is_too_old_is_told_so(visit: Visit, language: str, said: str) -> None:
    """In its language, or in English."""
    page = visit(path=None, language=language)
    page.add_init_script("delete Array.prototype.findLast;")
    page.goto("/")
    expect(page.get_by_role("alert")).to_contain_text(said)
    expect(page.get_by_role("alert")).to_contain_text("Firefox 115")


def test_toasts_appear_without_popovers(visit: Visit) -> None:
    """They did not, and the apology for it needed another toast, and so on."""
    page = visit(path=None)
    page.add_init_script(NO_POPOVER)
    page.goto("/")
    open_table(page)
    page.get_by_role("button", name="Copy the link").first.click()
    expect(page.locator(".note")).to_be_visible()
    page.get_by_role("button", name="Fill with bots").click()
    start(page)
    expect_match(page)
