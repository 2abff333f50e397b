"""Two classes at once have nothing in common but the server."""

import asyncio
from pathlib import Path

from tests.server.classes.lessons import do, join, open_class, order, teacher, view_of, with_token
from tests.server.running import Json, running


def test_two_classes_at_once_share_nothing(tmp_path: Path) -> None:
    """Codes, members, tables and commands of one are unknown to the other."""

    async def scenario() -> None:
        async with running(tmp_path, bot_pause=3600.0) as server:
            opened = [await open_class(server) for _ in range(2)]
            assert opened[0]["code"] != opened[1]["code"]
            hosts = [await teacher(server, one) for one in opened]
            pupils = [[await join(server, one) for _ in range(3)] for one in opened]
            for host in hosts:
                await do(host, "DealTables")
                await do(host, "StartTables")
            for pupil in (pupil for theirs in pupils for pupil in theirs):
                await pupil.take_seat()
                await pupil.reveal()
            views = [await view_of(host) for host in hosts]
            tables = [view["tables"][0]["table"] for view in views]
            assert tables[0] != tables[1]
            assert [pupil.seats["table"] for theirs in pupils for pupil in theirs] == [
                *[tables[0]] * 3,
                *[tables[1]] * 3,
            ]
            await do(hosts[0], "PauseTables", message="listen")
            await do(hosts[0], "RemoveMember", member="m1")
            assert await view_of(hosts[1]) == views[1]
            live = server.services.registry.live_tables
            assert [live[one].table.status for one in tables] == ["paused", "playing"]
            # A member's id is known in both classes, a token only in its own.
            assert (await order(hosts[0], "RemoveMember", member="m1"))["code"] == "not_a_member"
            gone = await with_token(server, "POST", "/api/classes/seat", pupils[0][0].token)
            here = await with_token(server, "POST", "/api/classes/seat", pupils[1][0].token)
            assert (gone.status_code, here.status_code) == (401, 201)
            await with_token(server, "DELETE", "/api/classes", opened[0]["host_token"])
            found: Json = (await server.http.get(f"/api/by-code/{opened[1]['code']}")).json()
            assert found["class"]["class_id"] == opened[1]["class_id"]
            assert (await view_of(hosts[1]))["tables"][0]["table"] == tables[1]

    asyncio.run(scenario())
