"""What the teacher shows: on the projector, on pupils' devices and on paper."""

import re
import secrets
import time
from collections.abc import Sequence
from io import BytesIO
from typing import Any
from zipfile import ZipFile

import httpx
import msgspec
from playwright.sync_api import Page, expect

from dev.screens.words import Words
from rawsiko.client.classes import ClassConnection
from rawsiko.content.load import standard_content
from rawsiko.debrief.archive import Dialect, archive
from rawsiko.debrief.debrief import debrief
from rawsiko.debrief.pupils import pupil_page
from rawsiko.debrief.world import World
from rawsiko.engine.ids import PlayerId
from rawsiko.lesson.questions import ITEMS, ClosedRound, change
from rawsiko.protocol.class_commands import DealTables, ShowStage, StartTables
from rawsiko.protocol.class_views import Stage
from rawsiko.replay.fairness import contribution_commitment_of
from rawsiko.replay.reading import Holds, verdict_on
from rawsiko.texts.fluent import LANGUAGES, Texts
from tests.browser.accessibility import axe
from tests.browser.conftest import Visit
from tests.browser.school.test_teacher import in_thread
from tests.browser.visitors import PHONE, Device
from tests.debrief.classes import FACTS, matches
from tests.debrief.test_archive import NOTES
from tests.replay.replays import CONTENTS
from tests.server.serving import Serving

ENGLISH = Texts("en")
PROJECTOR = Device(1920, 1080)
SMALLEST = 0.026  # of the projector's height
TEXT_SIZES = """() => [...document.querySelectorAll('main *')]
  .filter(one => [...one.childNodes].some(node => node.nodeType === 3 && node.data.trim()))
  .filter(one => !one.closest('.unseen, title, style') && one.getClientRects().length)
  .map(one => parseFloat(getComputedStyle(one).fontSize))"""
CUT_OFF = """() => [...document.querySelectorAll('article')]
  .some(one => one.scrollHeight > one.clientHeight || one.scrollWidth > one.clientWidth)"""
NAMES = {
    "en": "English",
    "it": "Italiano",
    "nl": "Nederlands",
    "sk": "Slovenčina",
    "de": "Deutsch",
    "fr": "Français",
    "es": "Español",
}


class ShownClass:
    """A class with six devices, one of which two pupils share, opened over HTTP."""

    def __init__(self, server: Serving, languages: Sequence[str] = ("en",) * 6) -> None:
        self._server = server
        self.opened = self._post("/api/classes", {"lesson": {"bell_at": time.time() + 3000}})
        path = f"/api/classes/{self.opened['class_id']}/members"
        shares = [secrets.token_bytes(16) for _ in range(6)]
        self.members = [
            self._post(
                path,
                {
                    "contributions": [contribution_commitment_of(share)],
                    "heads": heads,
                    "language": language,
                },
            )
            for share, heads, language in zip(shares, (2, 1, 1, 1, 1, 1), languages, strict=True)
        ]
        for member in self.members:  # a place whose device doesn't connect is free again
            token = {"authorization": f"Bearer {member['member_token']}"}
            httpx.get(f"{server.url}/api/classes/pages", headers=token)

    def _post(self, path: str, body: object) -> Any:
        answer = httpx.post(self._server.url + path, json=body)
        assert answer.status_code == 201, answer.text
        return answer.json()


def test_the_teacher_steps_through_briefing_questions_and_debrief(
    visit: Visit, server: Serving
) -> None:
    shown = ShownClass(server)
    teacher, wall, pupil = visit(), visit(PROJECTOR), visit(PHONE, may_lose_connection=True)
    told = figures()  # before anything waits for it
    for page in (wall, teacher):
        page.route("**/api/classes/debrief", lambda route: route.fulfill(body=told))
    teacher.goto(f"/#class={shown.opened['host_token']}")
    wall.goto(f"/#projector={shown.opened['display_token']}")
    pupil.goto(f"/#member={shown.members[0]['member_token']}")

    press(teacher, "Briefing")
    at = teacher.get_by_role("status").filter(has_text=" of ")  # a step begins from there
    expect(at).to_contain_text("Your card")
    for key, title in (("PageDown", "Materials"), ("ArrowLeft", "Your card")):
        teacher.keyboard.press(key)  # as a presenter's remote control does
        expect(wall.get_by_role("heading", name=title)).to_be_visible()
        expect(at).to_contain_text(title)
    press(teacher, "Next")
    for page in (wall, pupil):
        expect(page.get_by_role("heading", name="Materials")).to_be_visible()
    axe(pupil)

    teacher.get_by_role("button", name="Ask now Questions before").click()
    expect(wall.get_by_role("heading", name="Look at your device")).to_be_visible()
    answer_all(pupil)
    expect(pupil.get_by_role("heading", name="Pass the device on")).to_be_visible()
    expect(teacher.get_by_text("Answers: 1 of 7")).to_be_visible()
    answer_all(pupil)
    expect(pupil.get_by_role("heading", name="Materials")).to_be_visible()
    expect(teacher.get_by_text("Answers: 2 of 7")).to_be_visible()
    # Nobody is asked what they have learned before anybody has played.
    expect(teacher.get_by_role("button", name="Ask now Questions after")).to_have_count(0)
    teacher.get_by_role("button", name="Close Questions before").click()
    expect(teacher.get_by_text("closed", exact=True)).to_be_visible()
    # Closed too early, with fewer answers than are kept: all are asked again.
    teacher.get_by_role("button", name="Open again Questions before").click()
    expect(teacher.get_by_text("Answers: 0 of 7")).to_be_visible()
    expect(pupil.get_by_role("button", name="Begin", exact=True)).to_be_visible()
    teacher.get_by_role("button", name="Close Questions before").click()
    expect(teacher.get_by_text("closed", exact=True)).to_be_visible()

    press(teacher, "Assign tables")
    expect(pupil.get_by_text("Sit down at table")).to_be_visible()
    # Whatever was shown before.
    expect(wall.get_by_role("heading", name="Find your table")).to_be_visible()
    for member in shown.members:
        expect(wall.get_by_text(ENGLISH.say(f"company-{member['company']}"))).to_be_visible()
    expect_readable(wall)
    axe(wall)
    press(teacher, "Start all 2 tables")
    press(teacher, "Debrief")
    expect(pupil.get_by_role("heading", name="Look up!")).to_be_visible()
    expect(wall.get_by_role("heading", name="How was it?")).to_be_visible()
    teacher.get_by_role("switch", name="All charts").click()
    steps = 10
    for step in range(steps):
        if step % 2:  # a presenter's remote control works at both pages
            wall.keyboard.press("PageDown")
        else:
            press(teacher, "Next")
        expect(teacher.get_by_text(f"Slide {step + 2} of {steps + 1}", exact=True)).to_be_visible()
        expect(wall.locator("h1")).not_to_be_empty()
        expect_readable(wall)
    expect(wall.get_by_role("table", name="Before and after")).to_be_attached()
    axe(wall)
    axe(teacher)
    wall.keyboard.press(".")
    expect(wall.get_by_role("table", name="Before and after")).to_have_count(0)
    press(teacher, "Show it again")
    expect(wall.get_by_role("table", name="Before and after")).to_be_attached()
    press(teacher, "Tables")

    # One mirrored screen: the projector's page in the teacher's browser. A click at the left goes
    # back, at the right on; Escape leads to the tables and back.
    teacher.goto(f"/#projector={shown.opened['display_token']}")
    both = [page.get_by_role("table", name="Before and after") for page in (teacher, wall)]
    expect(both[0]).to_be_attached()
    teacher.mouse.click(*at_width(teacher, 0.1))
    expect(both[1]).to_have_count(0)
    expect(both[0]).to_have_count(0)
    teacher.mouse.click(*at_width(teacher, 0.9))
    expect(both[1]).to_be_attached()
    teacher.keyboard.press("Escape")
    expect(teacher.get_by_role("article", name="Table 1")).to_be_visible()
    teacher.keyboard.press("Escape")
    expect(both[0]).to_be_attached()
    teacher.keyboard.press("Escape")
    teacher.get_by_role("link", name="Open the projector").click()
    expect(both[0]).to_be_attached()
    teacher.keyboard.press("Escape")
    expect(teacher.get_by_role("article", name="Table 1")).to_be_visible()

    # A shared device gets the pages of all its companies, and their replay.
    handed_out = pages()
    pupil.route("**/api/classes/pages", lambda route: route.fulfill(body=handed_out))
    ring(teacher)
    press(teacher, "Hand out the pupils’ pages")
    companies = pupil.get_by_role("group", name="Whose page?").get_by_role("radio")
    expect(companies).to_have_count(len(matches()[0].seats))
    title = pupil.get_by_role("dialog").get_by_role("heading", level=1)
    first = title.inner_text()
    companies.nth(1).check()
    expect(title).not_to_have_text(first)
    expect(pupil.get_by_role("link", name="Watch the replay")).to_be_visible()
    axe(pupil)


def test_the_right_answers_and_the_tables_of_a_figure(visit: Visit, server: Serving) -> None:
    """Questions stand alone before their answers; figure 1 has a table's companies by name."""
    shown = ShownClass(server)
    wall = visit(PROJECTOR)
    told = figures()
    wall.route("**/api/classes/debrief", lambda route: route.fulfill(body=told))
    wall.goto(f"/#projector={shown.opened['display_token']}")

    def show(page: int, table: int | None = None) -> None:
        async def order() -> None:
            async with ClassConnection(server.url, shown.opened["host_token"]) as host:
                await host.wait_for()
                await host.command(DealTables())
                await host.command(StartTables())
                await host.command(ShowStage(Stage.LOOK_UP, page, table))

        in_thread(order())
        expect(wall.locator(f"article[data-slide='{page}']")).to_be_visible()
        expect_readable(wall)

    for page in (12, 13, 14, 15):
        show(page)
        expect(wall.get_by_role("heading", level=2)).to_have_count(3)
        expect(wall.locator(".right")).to_have_count(3 if page % 2 else 0)
    show(16)
    expect(wall.get_by_role("table")).to_have_count(2)
    axe(wall)
    show(17)
    expect(wall.get_by_role("listitem")).to_have_count(3)
    axe(wall)
    for page in (1, 6):
        show(page, table=2)
        expect(wall.locator("svg.chart").get_by_text("Table 2")).to_be_visible()
        expect(wall.locator("svg.chart").get_by_text("Table 1")).to_have_count(0)


def at_width(page: Page, share: float) -> tuple[float, float]:
    size = page.viewport_size
    assert size is not None
    return share * size["width"], 0.5 * size["height"]


def expect_readable(wall: Page) -> None:
    """No text on the projector is too small, once it has found its size."""
    least = SMALLEST * PROJECTOR.height
    wall.wait_for_function(f"least => Math.min(...({TEXT_SIZES})()) >= least", arg=least)


def answer_all(pupil: Page) -> None:
    press(pupil, "Begin")
    for number in range(1, len(ITEMS) + 1):
        expect(pupil.get_by_text(f"{number} of 8", exact=True)).to_be_visible()
        press(pupil, "I don’t know")
    axe(pupil)
    press(pupil, "Send")


def ring(teacher: Page) -> None:
    press(teacher, "Stop…")
    press(teacher, "Stop now")


def test_the_teacher_downloads_the_export(visit: Visit, server: Serving) -> None:
    """Real names are added in this browser, and the replays in it hold."""
    shown = ShownClass(server)
    teacher = visit()
    packed = archive(matches(), NOTES, {}, Dialect.RFC4180, ENGLISH)
    teacher.route(
        "**/api/classes/export?dialect=rfc4180&language=en",
        lambda route: route.fulfill(body=packed),
    )
    other = visit()
    for page in (teacher, other):
        page.goto(f"/#class={shown.opened['host_token']}")
    press(teacher, "Assign tables")
    press(teacher, "More")
    press(other, "Start all 2 tables")
    expect(teacher.locator("article")).to_have_count(2)  # the menu stays open over them
    press(teacher, "Real names")
    teacher.get_by_role("textbox").first.fill("Ada Byron")
    teacher.keyboard.press("Escape")
    press(teacher, "More")
    press(teacher, "Export")
    teacher.get_by_role("radio", name="Programs (RFC 4180)").check()
    teacher.get_by_role("switch", name="Add real names").click()
    with teacher.expect_download() as started:
        press(teacher, "Download")
    assert started.value.suggested_filename == f"rawsiko-{shown.opened['code']}.zip"
    with ZipFile(started.value.path()) as files:
        assert files.testzip() is None
        assert b"Ada Byron" in files.read("companies.csv")
        for name in (name for name in files.namelist() if name.startswith("replays/")):
            assert isinstance(verdict_on(BytesIO(files.read(name)), CONTENTS.get), Holds)


def test_the_class_sheet_has_two_pages_and_a_pupil_one(visit: Visit, server: Serving) -> None:
    """In every language, whatever the screen's."""
    shown = ShownClass(server)
    teacher = visit(language="fr")
    told, handed_out = figures(), pages()
    teacher.route("**/api/classes/debrief", lambda route: route.fulfill(body=told))
    teacher.route("**/api/classes/pages", lambda route: route.fulfill(body=handed_out))
    teacher.goto(f"/#classprint={shown.opened['host_token']}")
    on_tile = Words(LANGUAGES[-1]).say("web-tile-hree")
    sheets, pupils = teacher.locator("article"), len(matches()[0].seats)
    for what, count in (("sheet-title-1", 2), ("page-card", pupils)):
        for language in LANGUAGES:
            teacher.get_by_role("radio", name=NAMES[language], exact=True).check()
            title = Texts(language).say(what)
            expect(sheets.get_by_role("heading", name=title, exact=True).first).to_be_visible()
            expect(sheets).to_have_count(count)
            teacher.wait_for_function(f"() => !({CUT_OFF})()")
        expect(sheets.get_by_text(on_tile, exact=True).first).to_be_visible()
        page_count, headings = printed(teacher)
        assert page_count == count
        assert Texts(LANGUAGES[-1]).say(what) in headings
        axe(teacher)
        teacher.get_by_role("radio").nth(1).check()


def test_each_pupils_page_is_printed_in_their_language(visit: Visit, server: Serving) -> None:
    """The languages of their devices, one page after the other as in the class."""
    shown = ShownClass(server, languages=("de", "it", "sk", "de", "it", "sk"))

    async def start() -> dict[PlayerId, str]:
        async with ClassConnection(server.url, shown.opened["host_token"]) as host:
            await host.wait_for()
            await host.command(DealTables())
            await host.command(StartTables())
            known = await host.wait_for(lambda one: any(m.seats for m in one.view.members))
            first = [one for one in known.view.members if one.table == 1]
            return {seat: one.language for one in first for seat in one.seats}

    languages = in_thread(start())
    teacher = visit()
    told, handed_out = figures(), pages()
    teacher.route("**/api/classes/debrief", lambda route: route.fulfill(body=told))
    teacher.route("**/api/classes/pages", lambda route: route.fulfill(body=handed_out))
    teacher.goto(f"/#classprint={shown.opened['host_token']}")
    teacher.get_by_role("radio", name=ENGLISH.say("sheet-own")).check()
    sheets = teacher.locator(".sheets article")
    expect(sheets).to_have_count(len(matches()[0].seats))
    for at, seat in enumerate(matches()[0].seats):
        language = languages.get(seat, "en")
        expect(sheets.nth(at)).to_have_attribute("lang", language)
        title = Texts(language).say("page-card")
        expect(sheets.nth(at).get_by_role("heading", name=title, exact=True)).to_be_visible()
    expect(teacher.locator("html")).to_have_attribute("lang", "en")
    assert printed(teacher)[0] == len(matches()[0].seats)


def press(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()


def printed(page: Page) -> tuple[int, list[str]]:
    """The number of pages of the PDF that the browser makes, and its headings."""
    made = page.pdf(prefer_css_page_size=True, outline=True, tagged=True)
    plain = re.findall(rb"/Title \(((?:[^()\\]|\\.)*)\)", made)
    coded = re.findall(rb"/Title <([0-9A-Fa-f]+)>", made)
    headings = [text.decode("latin-1") for text in plain]
    headings += [bytes.fromhex(text.decode()).decode("utf-16") for text in coded]
    return len(re.findall(rb"/Type /Page\b", made)), headings


def figures() -> bytes:
    """Of played matches, with answers of eight pupils."""
    counts = {item.id: dict.fromkeys(item.all_options, 2) for item in ITEMS}
    learned = change(ClosedRound(8, counts), ClosedRound(8, counts))
    return msgspec.json.encode(debrief(matches(), standard_content(), FACTS, learned))


def pages() -> bytes:
    match, world = matches()[0], World(standard_content(), FACTS)
    return msgspec.json.encode([pupil_page(match, seat, world) for seat in match.seats])
