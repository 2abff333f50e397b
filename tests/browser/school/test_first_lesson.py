"""The first lesson: three buttons lead from the code to the debrief."""

import re

from playwright.sync_api import Locator, Page, expect

from rawsiko.client.classes import join_class
from tests.browser.accessibility import axe
from tests.browser.conftest import Visit
from tests.browser.school.test_class_lesson import ask_for_questions
from tests.browser.school.test_teacher import LAPTOP, button, connect_once, in_thread
from tests.server.serving import Serving

MOST_PRESSES = 10


def test_three_buttons_lead_through_a_lesson(visit: Visit, server: Serving) -> None:
    page = visit(LAPTOP, path="/#newclass", may_lose_connection=True)
    ask_for_questions(page)
    button(page, "Open the class").click()
    code = page.locator("[data-code]").get_attribute("data-code") or ""
    page.keyboard.press("Enter")  # presses the dark one
    expect(page.get_by_text("Nobody can be given a table yet").first).to_be_visible()

    async def join() -> None:
        for _ in range(4):
            held = await join_class(server.url, code)
            await connect_once(server, held.token)

    in_thread(join())
    expect(page.get_by_role("heading", name="4 pupils are in.")).to_be_visible()
    axe(page)
    presses = 2
    for said in (
        "Answers: 0 of 4",
        *(f"Picture {picture} of 4." for picture in range(1, 5)),
        "Everybody is looking for their table.",
    ):
        big(page, "Start").click()
        presses += 1
        expect(page.get_by_role("heading", name=said)).to_be_visible()
    big(page, "Start").click()
    presses += 1
    expect(big(page, "Start")).to_contain_text("Done")
    big(page, "Start").click()
    expect(page.get_by_text("There is nothing more to start.").first).to_be_visible()
    assert presses <= MOST_PRESSES
    axe(page)
    page.keyboard.press("p")
    expect(page.get_by_role("heading", name="All tables are paused.")).to_be_visible()
    big(page, "Carry on").click()
    expect(big(page, "Pause")).to_be_visible()
    page.keyboard.press("d")
    dialog = page.get_by_role("dialog", name="One table is still playing. End its match?")
    button(dialog, "End and debrief").click()
    button(page, "Tables").click()
    expect(page.get_by_role("heading", name="The debrief is on.")).to_be_visible()
    big(page, "Debrief").click()
    expect(page.get_by_text("Slide 1 of 6", exact=True)).to_be_visible()
    button(page, "Tables").click()

    button(page, "All buttons").click()
    expect(page.get_by_role("article", name="Table 1")).to_be_visible()
    button(page, "More").click()
    button(page, "Three buttons").click()
    expect(big(page, "Debrief")).to_be_visible()
    page.reload()
    expect(page.get_by_text("Slide 1 of 6", exact=True)).to_be_visible()


def big(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=re.compile(rf"^{name} "))
