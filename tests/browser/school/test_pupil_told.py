"""What a pupil's phone says when the teacher decides something about its match or its seat."""

from playwright.sync_api import Page, expect

from rawsiko.client.classes import ClassConnection
from rawsiko.protocol.class_commands import DealTables, RingBell, StartTables
from rawsiko.protocol.tables import Status
from tests.browser.accessibility import axe
from tests.browser.conftest import Visit
from tests.browser.home_steps import expect_match
from tests.browser.school.test_class_shows import pages
from tests.browser.school.test_teacher import LAPTOP, button, class_of, in_thread, starting
from tests.browser.visitors import PHONE
from tests.server.serving import Serving


def test_a_pupil_is_told_what_the_teacher_decides(visit: Visit, server: Serving) -> None:
    """A bell that was taken back; a bot in one's seat, which a reload doesn't bring back; that
    everything was deleted."""
    opened = class_of(server, 2)
    # A seat that is asked for too early is asked for again.
    phone = visit(PHONE, path=f"/#join={opened.code}", may_lose_connection=True)
    button(phone, "Join the class").click()
    expect(phone.get_by_text("You’re in.")).to_be_visible()
    company = phone.locator("strong").inner_text()
    page = visit(LAPTOP, path=f"/#class={opened.host_token}")
    button(page, "Assign tables").click()
    button(page, "Start the table").click()
    expect_match(phone)
    wall = visit(LAPTOP, path=f"/#projector={opened.display_token}")
    take_the_bell_back(page, phone, wall)

    page.get_by_role("button", name="More about table 1").click()
    row = page.get_by_role("dialog").get_by_role("listitem").filter(has_text=company)
    starting(row, "Hand over to a bot").click()
    starting(row, "Hand this seat to a bot?").click()  # whoever is connected isn't sent off at once
    is_replaced = phone.get_by_text("A bot plays your company now.")
    expect(is_replaced).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_text("Without a table")).to_be_visible()
    phone.reload()
    expect(is_replaced).to_be_visible()
    axe(phone)
    button(phone, "Ask for a seat").click()
    expect(phone.get_by_text("You’ve knocked.")).to_be_visible()
    starting(page, "Let in").click()
    expect_match(phone)
    button(page, "More").click()
    button(page, "Delete now").click()
    button(page, "Delete everything").click()
    expect(phone.get_by_role("heading", name="The lesson is over")).to_be_visible()
    expect(phone.get_by_text("deleted its data")).to_be_visible()
    axe(phone)


def test_a_table_that_finishes_early_has_something_to_do(visit: Visit, server: Serving) -> None:
    """Each pupil's page without the facts of the debrief, questions about the card, the replay."""
    opened = class_of(server, 5)
    phone = visit(PHONE, path=f"/#join={opened.code}", may_lose_connection=True)
    phone.route("**/api/classes/pages", lambda route: route.fulfill(body=pages()))
    button(phone, "Join the class").click()
    expect(phone.get_by_text("You’re in.")).to_be_visible()

    async def end_one_table() -> None:
        async with ClassConnection(server.url, opened.host_token) as host:
            await host.wait_for()
            await host.command(DealTables())
            await host.command(StartTables())
            known = await host.wait_for(lambda one: bool(one.lines))
            (pupil,) = [one for one in known.view.members if one.id in known.present]
            await host.wait_for(
                lambda one: all(line.status is Status.PLAYING for line in one.lines)
            )
            await host.command(RingBell(table=pupil.table))

    in_thread(end_one_table())
    button(phone.get_by_role("dialog"), "Your page").click()
    page = phone.get_by_role("dialog", name="Your page")
    expect(page.get_by_role("heading", name="Your card")).to_be_visible()
    button(page, "A question about your card").click()
    expect(
        page.get_by_role("region", name="While you wait").get_by_role("button")
    ).not_to_have_count(0)
    expect(page.get_by_role("link", name="Watch the replay")).to_be_visible()
    axe(phone)
    phone.keyboard.press("Escape")
    expect(phone.get_by_text("The others are still playing.")).to_be_visible()


def take_the_bell_back(page: Page, phone: Page, wall: Page) -> None:
    armed = "The match stops when this Turn ends"
    expect(wall.get_by_text("Play ends in")).to_be_visible()
    button(page, "Stop…").click()
    button(page, "When this Turn ends").click()
    expect(phone.get_by_text(armed)).to_be_visible()
    expect(wall.get_by_role("heading", name=armed)).to_be_visible()
    expect(page.get_by_text("Stops when this Turn ends: All tables")).to_be_visible()
    axe(page)
    button(page, "Don’t stop").first.click()
    expect(
        phone.get_by_text("The match doesn’t stop after this Turn: it goes on.").first
    ).to_be_visible()
    expect(phone.get_by_text(armed)).to_have_count(0)
    expect(wall.get_by_text("Play ends in")).to_be_visible()
    expect(page.get_by_text(armed)).to_have_count(0)
