"""A class, from the teacher's start page to pupils who play."""

from playwright.sync_api import Locator, Page, expect

from tests.browser.accessibility import axe
from tests.browser.conftest import Visit
from tests.browser.home_steps import all_card_words, expect_match
from tests.browser.visitors import PHONE

MOST_TAPS = 8


class Teacher:
    """Counts the taps."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.taps = 0

    def tap(self, target: Locator) -> None:
        self.taps += 1
        target.click()

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)


def ask_for_questions(page: Page) -> None:
    """Else a plan that is made close to the bell leaves them out."""
    questions = page.get_by_role("switch", name="Eight questions")
    questions.uncheck()
    questions.check()


def join_class(page: Page, code: str) -> None:
    """The code field of the start page takes a class code too; nothing else is typed."""
    page.get_by_label("Join with a code").fill(code.lower())
    page.get_by_role("button", name="Join", exact=True).click()
    page.get_by_role("button", name="Join the class").click()
    expect(page.get_by_text("You’re in.")).to_be_visible()


def test_a_teacher_brings_a_class_to_play_with_few_taps(visit: Visit) -> None:
    teacher = Teacher(visit())
    teacher.tap(teacher.page.get_by_role("link", name="Open a class"))
    axe(teacher.page)
    teacher.tap(teacher.button("Open the class"))
    teacher.button("All buttons").click()
    shown = teacher.page.locator("[data-code]")
    expect(shown).to_be_visible()
    code = shown.get_attribute("data-code") or ""

    # A seat that is asked for too early is asked for again.
    pupils = [visit(PHONE, language=one, may_lose_connection=True) for one in ("en", "it")]
    join_class(pupils[0], code)
    pupils[1].goto(f"/#join={code}")
    pupils[1].get_by_role("button", name="Entra nella classe").click()
    expect(teacher.page.get_by_role("heading", name="2 pupils are in.")).to_be_visible()
    company = pupils[0].locator("strong")
    first = company.inner_text()
    pupils[0].get_by_role("button", name="Draw another name").click()
    expect(company).not_to_have_text(first)
    axe(pupils[0])
    pupils[0].reload()
    expect(pupils[0].get_by_text("You’re in.")).to_be_visible()

    with teacher.page.expect_popup() as popup:
        teacher.page.get_by_role("link", name="Open the projector").click()
    wall = popup.value
    expect(wall.get_by_role("heading", name="2 pupils are in.")).to_be_visible()
    size = wall.viewport_size
    drawn = wall.locator(".code").bounding_box()
    assert size is not None
    assert drawn is not None
    assert drawn["width"] > size["width"] / 2

    teacher.tap(teacher.button("Assign tables"))
    expect(pupils[0].get_by_text("Sit down at table 1.")).to_be_visible()
    teacher.tap(teacher.button("Start the table"))
    for pupil in pupils:
        expect_match_of(pupil)
    assert teacher.taps <= MOST_TAPS
    tile = teacher.page.get_by_role("article", name="Table 1")
    expect(tile.get_by_text("2 of 2 connected")).to_be_visible()

    # A late-comer takes over a bot's seat: both learn where.
    late = visit(PHONE, may_lose_connection=True)
    late.goto(f"/#join={code}")
    late.get_by_role("button", name="Join the class").click()
    expect(late.get_by_text("You’ve knocked.")).to_be_visible()
    teacher.page.get_by_role("button", name="Let in").click()
    expect(late.get_by_text("You’re at table 1.").first).to_be_visible()
    expect(teacher.page.get_by_text(": now at table 1.").first).to_be_visible()

    teacher.tap(teacher.button("Pause all"))
    teacher.tap(teacher.button("Please listen for a moment."))
    expect(pupils[1].get_by_text("Ascoltate un momento, per favore.")).to_be_visible()
    expect(pupils[1].locator(".banner")).to_have_count(0)  # it's said once
    expect(wall.get_by_role("heading", name="Please listen for a moment.")).to_be_visible()
    expect(wall.get_by_text("Ascoltate un momento, per favore.")).to_be_visible()
    axe(wall)
    teacher.tap(teacher.button("Carry on"))
    expect(pupils[1].get_by_text("Ascoltate un momento, per favore.")).to_have_count(0)
    expect(wall.get_by_text("then we’ll look back together")).to_be_visible()
    axe(wall)
    for page in (teacher.page, wall):
        words = page.locator("body").inner_text()
        assert [word for word in all_card_words() if word in words] == []
    # Back from the start page, and after a reload.
    teacher.page.goto("/#")
    teacher.page.get_by_role("link", name=f"Class {code[:3]} {code[3:]}").click()
    expect(tile).to_be_visible()
    teacher.page.reload()
    expect(tile).to_be_visible()


def test_pupils_are_counted_from_a_usual_class_on(visit: Visit) -> None:
    page = visit(path="/#newclass")
    counted = page.get_by_role("group", name="Pupils today")
    counted.get_by_role("button", name="More").click()
    expect(counted.get_by_role("status")).to_have_text("24")
    counted.get_by_role("button", name="Less").click()
    expect(counted.get_by_role("status")).to_have_text("23")


def expect_match_of(page: Page) -> None:
    """In any language."""
    if page.locator("html").get_attribute("lang") == "en":
        expect_match(page)
    else:
        expect(page.get_by_role("group", name="Mappa del tabellone")).to_be_visible()
