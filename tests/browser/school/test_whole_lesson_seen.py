"""A whole lesson in real browsers: the teacher, the projector and some pupils; the other pupils are
programs. From *Open a class* to the debrief on the projector, pages on phones and the export.

The server's clock runs faster than the real one, as in tests/server/classes/test_whole_lesson.py,
where leavers, late-comers, a dead phone and a restart are. A page's own clock doesn't.
"""

import asyncio
import json
import re
import time
from collections.abc import Coroutine, Generator
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path
from random import Random
from threading import Thread
from typing import Any, NamedTuple, TypeVar
from zipfile import ZipFile

import pytest
from playwright.sync_api import Error, Locator, Page, expect

from rawsiko.client import ClassConnection, HeldMember, join_class
from rawsiko.client.http_requests import post
from rawsiko.protocol.class_bodies import Answers
from rawsiko.protocol.class_messages import ClassSnapshot
from rawsiko.protocol.class_views import Round
from rawsiko.protocol.tables import OVER, Language
from rawsiko.replay.reading import Holds, verdict_on
from tests.browser.conftest import Visit
from tests.browser.hands import OWN, Fingers, do_what_is_asked
from tests.browser.home_steps import asked, expect_match
from tests.browser.school.test_class_lesson import MOST_TAPS, Teacher, ask_for_questions
from tests.browser.school.test_class_shows import PROJECTOR, answer_all, expect_readable
from tests.browser.visitors import PHONE
from tests.lesson.simulated import OFFER_BELL
from tests.replay.replays import CONTENTS
from tests.server.classes.test_whole_lesson import play
from tests.server.fast_server import ORIGIN, SPEED, fast_time
from tests.server.serving import IS_LONG, Serving, serving

Result = TypeVar("Result")
HANGS_SECONDS = 2400.0
SLIDES = 6  # of the short debrief; the last one needs the second round of questions
FITS = """() => document.documentElement.scrollHeight <= innerHeight + 1
  && document.documentElement.scrollWidth <= innerWidth + 1"""


class Kind(NamedTuple):
    browsers: int
    programs: int
    speed: float
    ends_with_turn: int | None  # the teacher rings as soon as every table has begun it


SMALL = Kind(browsers=1, programs=5, speed=15.0, ends_with_turn=2)
WHOLE = Kind(browsers=4, programs=24, speed=5.0, ends_with_turn=None)


class Others:
    """The pupils that are programs, and what the test knows of the class; in a thread, because
    Playwright's loop runs in this one."""

    def __init__(self, server: Serving) -> None:
        self._server = server
        self._loop = asyncio.new_event_loop()
        self._thread = Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self._playing: list[asyncio.Task[None]] = []
        self._host: ClassConnection | None = None
        self.held: list[HeldMember] = []

    def wait(self, work: Coroutine[Any, Any, Result]) -> Result:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(300)

    async def join(self, code: str, host_token: str, count: int) -> None:
        languages = list(Language)
        for number in range(count):
            joined = await join_class(self._server.url, code, languages[number % 7])
            self.held.append(joined)
        self._host = ClassConnection(self._server.url, host_token)
        await self._host.__aenter__()
        await self._host.wait_for()

    async def answer(self, round_: Round, option: str) -> None:
        for one in self.held:
            body = Answers(round_, {"cobalt": option})
            await post(one.server, "/api/classes/answers", body, token=one.token)

    async def begin(self, rng: Random) -> None:
        for one in self.held:
            self._playing.append(asyncio.create_task(play(one, rng.uniform(0.6, 1.4), rng)))

    def known(self) -> ClassSnapshot:
        assert self._host is not None
        return self._host.known

    async def leave(self) -> None:
        for task in self._playing:
            task.cancel()
        await asyncio.gather(*self._playing, return_exceptions=True)
        if self._host is not None:
            await self._host.__aexit__(None, None, None)

    def close(self) -> None:
        self.wait(self.leave())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(30)
        self._loop.close()


@contextmanager
def others_at(server: Serving) -> Generator[Others]:
    others = Others(server)
    try:
        yield others
    finally:
        others.close()


@pytest.mark.parametrize(
    "kind",
    [
        pytest.param(SMALL, id="small"),
        pytest.param(
            WHOLE,
            id="whole",
            marks=pytest.mark.skipif(not IS_LONG, reason="takes a quarter of an hour: --long"),
        ),
    ],
)
def test_a_lesson_as_everybody_sees_it(
    visit: Visit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: Kind
) -> None:
    monkeypatch.setenv(SPEED, str(kind.speed))
    monkeypatch.setenv(ORIGIN, str(time.time()))
    with (
        serving(tmp_path, module="tests.server.fast_server") as server,
        others_at(server) as others,
    ):
        # The server stops before the pages are closed.
        teacher = Teacher(visit(server=server, may_lose_connection=True))
        teacher.tap(teacher.page.get_by_role("link", name="Open a class"))
        ask_for_questions(teacher.page)
        teacher.tap(teacher.button("Open the class"))
        teacher.button("All buttons").click()
        with teacher.page.expect_popup() as popup:
            teacher.page.get_by_role("link", name="Open the projector").click()
        wall = popup.value
        wall.set_viewport_size({"width": PROJECTOR.width, "height": PROJECTOR.height})
        code = teacher.page.locator("[data-code]").get_attribute("data-code") or ""
        pupils = [join_with_the_qr_code(visit, server, code) for _ in range(kind.browsers)]
        others.wait(others.join(code, host_token(teacher.page), kind.programs))
        everybody = kind.browsers + kind.programs
        expect(wall.get_by_role("heading", name=f"{everybody} pupils are in.")).to_be_visible()
        wall.wait_for_function(FITS)

        ask(teacher, pupils, others, Round.BEFORE, "ten")
        teacher.tap(teacher.button("Assign tables"))
        # How many there are depends on the time of day: the bell rings at a round one.
        teacher.tap(teacher.page.get_by_role("button", name=re.compile(r"^Start all \d+ tables$")))
        others.wait(others.begin(Random(7)))
        people = teacher.page.locator("dl div").filter(has_text="Pupils connected")
        expect(people.get_by_text(f"of {everybody}")).to_be_visible()
        for pupil in pupils:
            expect_match(pupil)
        assert teacher.taps <= MOST_TAPS
        nudge(teacher, pupils)
        play_to_the_bell(teacher, pupils, others, kind)

        see_the_debrief(teacher, wall, pupils)
        ask(teacher, pupils, others, Round.AFTER, "seventy_five")
        see_before_and_after(teacher, wall)
        see_own_pages(teacher, pupils)
        download(teacher, len(others.known().lines))
        assert server.faults() == []


def join_with_the_qr_code(visit: Visit, server: Serving, code: str) -> Page:
    page = visit(PHONE, server=server, path=f"/#join={code}", may_lose_connection=True)
    page.get_by_role("button", name="Join the class").click()
    expect(page.get_by_text("You’re in.")).to_be_visible()
    return page


def host_token(page: Page) -> str:
    (held,) = json.loads(page.evaluate("localStorage.getItem('rawsiko.classes')"))
    return str(held["host"])


def ask(teacher: Teacher, pupils: list[Page], others: Others, round_: Round, option: str) -> None:
    name = f"Questions {round_}"
    teacher.page.get_by_role("button", name=f"Ask now {name}").click()
    others.wait(others.answer(round_, option))
    for pupil in pupils:
        answer_all(pupil)
    count = len(pupils) + len(others.held)
    row = teacher.page.get_by_role("listitem").filter(has_text=name)
    expect(row.get_by_role("status")).to_have_text(re.compile(rf"^Answers: {count} of \d+$"))
    teacher.page.get_by_role("button", name=f"Close {name}").click()


def nudge(teacher: Teacher, pupils: list[Page]) -> None:
    """Somebody thinks for long: no pupil with a browser acts until one of them got the sign."""
    signs = teacher.page.get_by_role("button", name="Nudge", exact=True)
    told = [one.get_by_text("A friendly nudge from your teacher").first for one in pupils]
    expect(signs.first).to_be_visible(timeout=300_000)
    ends = time.monotonic() + 300
    while not any(one.is_visible() for one in told):
        assert time.monotonic() < ends
        for sign in signs.all():
            sign.click()
        time.sleep(0.5)


def play_to_the_bell(teacher: Teacher, pupils: list[Page], others: Others, kind: Kind) -> None:
    """Pupils do what their screen asks; when it is time, the teacher rings."""
    hands = [Fingers(page) for page in pupils]
    ends, is_rung = time.monotonic() + HANGS_SECONDS, False
    while any(line.status not in OVER for line in others.known().lines):
        assert time.monotonic() < ends
        if not is_rung and is_time(others.known(), kind):
            teacher.button("Stop…").click()
            teacher.button("Stop now").click()
            is_rung = True
        for one in hands:
            if not is_rung:
                act_if_asked(one)
        time.sleep(0.05)
    print("the bell was rung" if is_rung else "no bell was needed")
    for line in others.known().lines:
        print(f"table {line.number}: {line.last_turn} Turns")
    heading = teacher.page.get_by_role("heading", name="All tables have finished.")
    expect(heading).to_be_visible()


def act_if_asked(hands: Fingers) -> None:
    heading = asked(hands.page)
    question = heading.inner_text() if heading.is_visible() else ""
    if not OWN.match(question):
        return
    try:
        do_what_is_asked(hands, is_done=True)
    except (Error, AssertionError):
        # A table that is late has a time limit, which may end the go meanwhile.
        assert heading.inner_text() != question


def is_time(known: ClassSnapshot, kind: Kind) -> bool:
    if kind.ends_with_turn is not None:
        return all(line.turn >= kind.ends_with_turn for line in known.lines)
    return fast_time() > known.view.play_ends_at + OFFER_BELL


def see_the_debrief(teacher: Teacher, wall: Page, pupils: list[Page]) -> None:
    """From the class's own matches; nothing is too small or cut off."""
    teacher.button("Debrief").click()
    for pupil in pupils:
        expect(pupil.get_by_role("heading", name="Look up!")).to_be_visible()
    titles: list[str] = []
    before = ""
    for number in range(1, SLIDES):
        place = f"Slide {number} of {SLIDES}"
        expect(teacher.page.get_by_text(place, exact=True)).to_be_visible()
        slide = wall.locator("article")
        if titles:  # which may be the same: figure 2 has two slides
            expect(slide).not_to_have_attribute("data-slide", before)
        before = slide.get_attribute("data-slide") or ""
        titles.append(slide.locator("header").text_content() or "")
        expect_readable(wall)
        wall.wait_for_function(FITS)
        if number < SLIDES - 1:
            teacher.button("Next").click()
    assert all(titles)
    print(*titles, sep="\n")


def see_before_and_after(teacher: Teacher, wall: Page) -> None:
    """The last figure says what the class has learned."""
    teacher.button("Next").click()
    chart = wall.get_by_role("table", name="Before and after")
    expect(chart).to_be_attached()


def see_own_pages(teacher: Teacher, pupils: list[Page]) -> None:
    teacher.button("Hand out the pupils’ pages").click()
    for pupil in pupils:
        expect(pupil.get_by_role("heading", name="Your card")).to_be_visible()
        expect(pupil.get_by_text("A question for home")).to_be_visible()
    with pupils[0].expect_popup() as popup:
        pupils[0].get_by_role("link", name="Watch the replay").click()
    replay = popup.value
    expect(replay.get_by_role("group", name="Map of the board")).to_be_visible()
    replay.close()


def download(teacher: Teacher, tables: int) -> None:
    more(teacher.page).click()
    teacher.button("Export").click()
    with teacher.page.expect_download() as started:
        teacher.button("Download").click()
    with ZipFile(started.value.path()) as files:
        replays = [name for name in files.namelist() if name.startswith("replays/")]
        assert len(replays) == tables
        for name in replays:
            assert isinstance(verdict_on(BytesIO(files.read(name)), CONTENTS.get), Holds)


def more(page: Page) -> Locator:
    return page.get_by_role("button", name=re.compile("^More$"))
