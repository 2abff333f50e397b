"""What holds for whoever comes: the page works under its strict policy, on every device."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.accessibility import axe
from tests.browser.conftest import Prepare, Visit
from tests.browser.prepared import in_action_phase
from tests.browser.visitors import DESKTOP, KEYBOARD, PHONE, Device
from tests.server.serving import Serving


def test_the_start_page_comes_up(desktop: Page) -> None:
    expect(desktop).to_have_title(re.compile("RAWsiko"))
    expect(desktop.get_by_role("heading", level=1)).to_be_visible()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("device", [DESKTOP, PHONE, KEYBOARD], ids=["desktop", "phone", "keys"])
def test_the_start_page_is_accessible(visit: Visit, device: Device, scheme: str) -> None:
    page = visit(device, color_scheme=scheme)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    axe(page)


def test_a_match_can_be_entered_in_the_middle(visit: Visit, prepare: Prepare) -> None:
    """Fixtures: a prepared table is a real one."""
    table = prepare(in_action_phase(turn=2), seed=11)
    page = visit(path=table.seat_link(table.acting))
    expect(page.get_by_role("main")).to_be_visible()


def test_the_server_may_be_killed_under_a_page(visit: Visit, own_server: Serving) -> None:
    page = visit(server=own_server, may_lose_connection=True)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    own_server.kill()
    own_server.start()
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
