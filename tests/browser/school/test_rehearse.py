"""A rehearsal, from one press on the start page to its end."""

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.school.test_teacher import LAPTOP, button, starting


def test_a_teacher_rehearses_alone(visit: Visit) -> None:
    page = visit(LAPTOP)
    page.get_by_role("link", name="Rehearse").click()
    bar = page.get_by_role("region", name="Rehearsal")
    expect(bar).to_contain_text("Press the dark button.")
    expect(page.get_by_role("heading", name="7 of 8 pupils are in.")).to_be_visible()
    with page.context.expect_page() as opened:
        page.get_by_role("link", name="Open the projector").click()
    wall = opened.value
    expect(wall.get_by_role("status").get_by_text("Rehearsal")).to_be_visible()
    button(page, "All buttons").click()
    button(page, "Assign tables").click()
    expect(bar).to_contain_text("Drag a company to another table")
    starting(page, "Start ").click()
    expect(page.get_by_role("article", name="Table 1")).to_be_visible()
    expect(bar).to_contain_text("Somebody is at the door.")
    starting(page, "Let in").click()
    expect(bar).to_contain_text("Try a pause")
    button(bar, "End the rehearsal").click()
    expect(page.get_by_text("The rehearsal is over.").first).to_be_visible()  # and read aloud
    expect(wall.get_by_text("The rehearsal is over")).to_be_visible()
    expect(page.get_by_role("region", name="Your tables")).to_have_count(0)
