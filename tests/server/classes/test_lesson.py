"""A small lesson over real sockets: from the code to the end of the matches."""

import asyncio
from io import BytesIO
from pathlib import Path
from zipfile import ZipFile

from rawsiko.content.load import find_content
from rawsiko.debrief.matches import PlayedMatch, read_match
from tests.server.classes.lessons import (
    Pupil,
    do,
    join,
    open_class,
    teacher,
    view_of,
    with_token,
)
from tests.server.running import Client, Json, Running, running


def test_seven_pupils_get_two_tables_and_play(tmp_path: Path) -> None:
    """Class.md 3: 4 and 3; a bot fills the second table. Everybody reaches their own seat."""

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
            await asyncio.gather(*(pupil.play() for pupil in pupils))
            lines: dict[int, Json] = {}
            while not lines or {line["status"] for line in lines.values()} != {"finished"}:
                message = await host.until("LineTold")
                lines[message["line"]["number"]] = message["line"]
            assert all("objectives" not in message for message in host.heard)
            await debriefed(server, opened, host, pupils[0])

    asyncio.run(scenario())


async def debriefed(server: Running, opened: Json, host: Client, pupil: Pupil) -> None:
    """Figures, a page once pages are handed out, and a ZIP file whose replays hold."""
    token = opened["host_token"]
    figures = await with_token(server, "GET", "/api/classes/debrief", token)
    assert {table["table"] for table in figures.json()["tables"]} == {1, 2}
    page = await with_token(server, "GET", "/api/classes/page", pupil.token)
    assert page.json() == {"code": "class_waiting"}
    await do(host, "ShowStage", stage="pages")
    page = await with_token(server, "GET", "/api/classes/page", pupil.token)
    assert page.json()["seat"] == pupil.seats["seats"][0]["seat"]
    packed = await with_token(server, "GET", "/api/classes/export?language=de", token)
    with ZipFile(BytesIO(packed.content)) as files:
        names = files.namelist()
        assert {"class.csv", "questions.csv", "columns.txt"} <= set(names)
        for name in (name for name in names if name.startswith("replays/")):
            assert isinstance(read_match(files.read(name), 1, find_content), PlayedMatch)
