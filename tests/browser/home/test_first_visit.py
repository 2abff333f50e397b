"""The page loads under its strict policy on a first visit."""

import re

from playwright.sync_api import Page, expect


def test_the_start_page_comes_up(desktop: Page) -> None:
    expect(desktop).to_have_title(re.compile("RAWsiko"))
    expect(desktop.get_by_role("heading", level=1)).to_be_visible()
