"""A small lesson over real sockets: from the code to the end of the matches."""

import asyncio
import csv
import logging
from io import BytesIO
from pathlib import Path
from zipfile import ZipFile

import pytest

from rawsiko.content.load import find_content
from rawsiko.debrief.matches import PlayedMatch, read_match
from rawsiko.server.logs import LOG
from rawsiko.server.replays.reports import ResultCache
from tests.server.classes.lessons import (
    Pupil,
    do,
    join,
    open_class,
    teacher,
    view_of,
    with_token,
)
from tests.server.classes.planted_names import NAMES, found_in, plant
from tests.server.running import Client, Json, Running, running

pytestmark = pytest.mark.slow

DEVICES = ("websockets", "httpx", "httpcore")
# Columns that only the journal's times and the server's notes can fill.
TIMES = {
    "matches.csv": ("minutes_setup", "minutes_play", "minutes_paused"),
    "companies.csv": ("stand_in_share", "hints_look", "hints_odds", "hints_plan", "hints_why_not"),
    "turns.csv": ("seconds",),
}


def test_seven_pupils_get_two_tables_and_play(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Class.md 3: 4 and 3; a bot fills the second table. Everybody reaches their own seat.

    Twenty names that a device sends wherever it can send text are found nowhere: not in the
    database, the log, a backup or the export. *Delete now* empties the server's memory, too.
    """
    caplog.set_level(logging.DEBUG, logger=LOG)

    async def scenario() -> None:
        async with running(tmp_path) as server:
            opened = await open_class(server)
            host = await teacher(server, opened)
            pupils = [await join(server, opened, language="it") for _ in range(7)]
            for pupil in pupils:
                await pupil.listen()
            await do(host, "DealTables")
            view = await view_of(host)
            assert sorted(len(table["members"]) for table in view["tables"]) == [3, 4]
            assert {table["seats"] for table in view["tables"]} == {4}
            await do(host, "StartTables")
            await asyncio.gather(*(pupil.take_seat() for pupil in pupils))
            await asyncio.gather(*(pupil.reveal() for pupil in pupils))
            seats = {(p.seats["table"], p.seats["seats"][0]["seat"]) for p in pupils}
            assert len(seats) == 7
            view = await view_of(host)
            assert view["status"] == "playing"
            assert view["door"] == "knock"
            for pupil in pupils:
                assert pupil.client is not None
                while not pupil.client.view.phase:
                    await pupil.client.next()
            await do(host, "SetLastTurns", turn=2)
            for name in NAMES:
                await plant(server, opened, pupils[0], name)
            await asyncio.gather(until_finished(host), *(pupil.play() for pupil in pupils))
            assert all("objectives" not in message for message in host.heard)
            files = await debriefed(server, opened, host, pupils[0])
            await server.services.registry.storage.backup(tmp_path / "backup")
            kept = [one.read_bytes() for one in tmp_path.iterdir() if one.is_file()]
            # The devices run in this process, too, and log what they send.
            logged = [one for one in caplog.records if not one.name.startswith(DEVICES)]
            log = "\n".join(f"{vars(record)}" for record in logged)
            assert found_in([*files, *kept, log.encode()]) == []
            assert worked_out(server) > 0
            await with_token(server, "DELETE", "/api/classes", opened["host_token"])
            assert worked_out(server) == 0

    asyncio.run(scenario())


def worked_out(server: Running) -> int:
    """How many replays, debriefs and reports the server has in memory."""
    services = server.services
    parts = [*vars(services.debriefs).values(), *vars(services.reports).values()]
    return sum(len(vars(one)["_kept"]) for one in parts if isinstance(one, ResultCache))


async def until_finished(host: Client) -> None:
    """Until both lines of the dashboard say so. Who doesn't read is cut off."""
    lines: dict[int, str] = {}
    while len(lines) < 2 or {*lines.values()} != {"finished"}:
        line = (await host.until("LineTold"))["line"]
        lines[line["number"]] = line["status"]


async def debriefed(server: Running, opened: Json, host: Client, pupil: Pupil) -> list[bytes]:
    """Figures, a page once pages are handed out, and a ZIP file whose replays hold; its files."""
    token = opened["host_token"]
    figures = await with_token(server, "GET", "/api/classes/debrief", token)
    assert {table["table"] for table in figures.json()["tables"]} == {1, 2}
    (early,) = (await with_token(server, "GET", "/api/classes/pages", pupil.token)).json()
    assert early["story"] is None  # its facts answer some of the questions
    await do(host, "ShowStage", stage="look_up")
    page = await with_token(server, "GET", "/api/classes/pages", pupil.token)
    assert page.json() == {"code": "class_waiting"}
    await do(host, "ShowStage", stage="pages")
    (page,) = (await with_token(server, "GET", "/api/classes/pages", pupil.token)).json()
    assert {**page, "story": None} == early
    assert page["story"] is not None
    assert page["seat"] == pupil.seats["seats"][0]["seat"]
    own = await with_token(server, "GET", "/api/replay", pupil.token)
    assert read_match(own.content, 1, find_content).seats[page["seat"]].company == page["company"]
    all_pages = await with_token(server, "GET", "/api/classes/pages", token)
    assert len(all_pages.json()) == 7
    assert page in all_pages.json()
    refused = await with_token(server, "GET", "/api/classes/pages", opened["display_token"])
    assert refused.status_code == 401
    packed = await with_token(server, "GET", "/api/classes/export?language=de", token)
    with ZipFile(BytesIO(packed.content)) as files:
        names = files.namelist()
        assert {"class.csv", "questions.csv", "columns.txt"} <= set(names)
        for name in (name for name in names if name.startswith("replays/")):
            assert isinstance(read_match(files.read(name), 1, find_content), PlayedMatch)
        for name, columns in TIMES.items():
            table = files.read(name).decode("utf-8-sig").splitlines()
            for row in csv.DictReader(table, delimiter=";"):
                # A company that lost its last Asset before its go has none to time.
                is_out = row.get("assets") == "0"
                assert is_out or all(row[column] for column in columns), row
        return [files.read(name) for name in names]
