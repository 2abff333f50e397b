"""A pupil comes back on a device without a camera: the letters under the QR code are typed."""

import re

from playwright.sync_api import expect

from tests.browser.accessibility import axe
from tests.browser.conftest import Visit
from tests.browser.home_steps import expect_match
from tests.browser.school.test_teacher import LAPTOP, button, class_of, starting
from tests.browser.visitors import PHONE
from tests.server.serving import Serving


def test_a_pupil_comes_back_by_typing(visit: Visit, server: Serving) -> None:
    opened = class_of(server, 2)
    # A seat that is asked for too early is asked for again.
    lost = visit(PHONE, path=f"/#join={opened.code}", may_lose_connection=True)
    button(lost, "Join the class").click()
    expect(lost.get_by_text("You’re in.")).to_be_visible()
    company = lost.locator("strong").inner_text()
    page = visit(LAPTOP, path=f"/#class={opened.host_token}")
    button(page, "Assign tables").click()
    button(page, "Start the table").click()
    expect_match(lost)
    page.get_by_role("button", name="More about table 1").click()
    row = page.get_by_role("dialog").get_by_role("listitem").filter(has_text=company)
    starting(row, "Bring back").click()
    expect(page.get_by_text("on the start page, in the field for a code")).to_be_visible()
    axe(page)
    button(page, "Show the code").click()
    shown = page.get_by_text(re.compile(r"^([A-Z2-9]{4} ){3}[A-Z2-9]{4}$")).inner_text()

    laptop = visit(LAPTOP, may_lose_connection=True)
    field = laptop.get_by_label("Join with a code")
    field.press_sequentially(shown.lower())
    axe(laptop)
    field.press("Enter")
    expect(laptop.get_by_label("Rejoin code")).to_have_value(shown)
    button(laptop, "Get back in").click()
    expect_match(laptop)
    expect(lost.get_by_role("heading", name="Your seat is open elsewhere")).to_be_visible()
