"""A small lesson over real sockets: from the code to the end of the matches."""

import asyncio
from pathlib import Path

from tests.server.classes.lessons import do, join, open_class, teacher, view_of
from tests.server.running import Json, running


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

    asyncio.run(scenario())
