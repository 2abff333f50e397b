"""The two reasons for a stand-in: a pupil's time is up, or a pupil's device is gone."""

import re
import time
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.accessibility import axe
from tests.browser.conftest import Visit
from tests.browser.home_steps import expect_match
from tests.browser.school.test_teacher import LAPTOP, button, class_of, starting
from tests.browser.visitors import PHONE
from tests.server.fast_server import ORIGIN, SPEED
from tests.server.serving import serving

TIMES_FASTER = 8


def test_a_pupil_whose_time_was_up_plays_on_and_one_who_is_gone_is_named(
    visit: Visit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(SPEED, str(TIMES_FASTER))
    monkeypatch.setenv(ORIGIN, str(time.time()))
    with serving(tmp_path, module="tests.server.fast_server") as server:
        opened = class_of(server, 1)
        phone = visit(PHONE, server=server, path=f"/#join={opened.code}", may_lose_connection=True)
        button(phone, "Join the class").click()
        # The server stops before the pages are closed.
        path = f"/#class={opened.host_token}"
        page = visit(LAPTOP, server=server, path=path, may_lose_connection=True)
        expect(page.get_by_role("heading", name="2 pupils are in.")).to_be_visible()
        button(page, "Assign tables").click()
        button(page, "Start the table").click()
        expect_match(phone)

        tile = page.get_by_role("article", name="Table 1")
        expect(tile.get_by_text("isn’t connected, so a bot is standing in")).to_be_visible()
        axe(page)
        starting(tile, "Bring back").click()
        expect(page.get_by_text("Scan this with the pupil’s new device")).to_be_visible()
        page.keyboard.press("Escape")

        # Nobody touches the phone.
        button(page, "More about table 1").click()
        button(page.get_by_role("dialog"), "60 s for each phase").click()
        expect(phone.get_by_text("A bot has finished this phase for you.").first).to_be_visible()
        axe(phone)
        expect(phone.get_by_role("heading", name=re.compile(r"Choose \d Territor"))).to_be_visible()
        expect(phone.get_by_role("timer")).to_be_visible()
