"""One device doesn't fill a class, and a school behind one address gets in."""

import asyncio
import secrets
from pathlib import Path

import httpx
import pytest

from rawsiko.protocol.class_views import MOST_MEMBERS, MOST_WAITING
from rawsiko.server.classes import class_run
from rawsiko.server.rate_limits import Queue, Rate
from rawsiko.server.tables.capacity import JOINS, LONGEST_QUEUE, Limits
from rawsiko.server.web.app import ServerSettings
from tests.server.classes.lessons import do, join, open_class, order, teacher, view_of
from tests.server.running import Json, Running, running

AT_ONCE = ServerSettings(limits=Limits(joins=Rate(1e6, 1e6)))


async def knock_on(server: Running, opened: Json) -> Json:
    """A device that joins and never uses its token."""
    body = {"contributions": [secrets.token_hex(32)]}
    path = f"/api/classes/{opened['class_id']}/members"
    return (await server.http.post(path, json=body)).json()


def test_a_school_behind_one_address_joins_within_a_minute() -> None:
    """35 pupils at once all get their turn, in the order in which they came; a flood doesn't."""
    queue = Queue(JOINS, 100.0)
    waits = [queue.seconds_to_wait(100.0, LONGEST_QUEUE) for _ in range(35)]
    turns = [wait for wait in waits if wait is not None]
    assert len(turns) == 35
    assert turns == sorted(turns)
    assert max(turns) < 60
    flood = [queue.seconds_to_wait(101.0, LONGEST_QUEUE) for _ in range(1000)]
    assert sum(wait is not None for wait in flood) < 30
    assert queue.seconds_to_wait(200.0, LONGEST_QUEUE) == 0.0


def test_a_flood_from_one_address_is_refused(tmp_path: Path) -> None:
    async def scenario() -> None:
        settings = ServerSettings(limits=Limits(joins=Rate(0.1, 3)))
        async with running(tmp_path, settings=settings) as server:
            opened = await open_class(server)
            tasks = [asyncio.ensure_future(knock_on(server, opened)) for _ in range(8)]
            while sum(one.done() for one in tasks) < 6:
                await asyncio.sleep(0.01)
            answers = [one.result().get("code", "in") for one in tasks if one.done()]
            assert answers.count("too_fast") >= 3
            for one in tasks:
                one.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    asyncio.run(scenario())


def test_the_place_of_a_device_that_never_connects_is_free_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Within 15 seconds, also after a restart; whoever has used their token stays."""
    assert class_run.CONNECT_SECONDS <= 14

    async def scenario() -> None:
        async with running(tmp_path, settings=AT_ONCE) as server:
            opened = await open_class(server)
            taken = await knock_on(server, opened)
        monkeypatch.setattr(class_run, "CONNECT_SECONDS", 0.5)
        async with running(tmp_path, settings=AT_ONCE) as server:
            host = await teacher(server, opened)
            pupil = await join(server, opened)
            for _ in range(3):
                await knock_on(server, opened)
            while len((view := await view_of(host))["members"]) > 1:
                await asyncio.sleep(0.1)
            assert [one["id"] for one in view["members"]] == [pupil.member]
            assert view["members"][0]["has_connected"]
            refused = await server.client(taken["member_token"])
            assert (await refused.until("Goodbye"))["code"] == "unknown_token"

    asyncio.run(scenario())


def test_those_who_knock_have_a_limit_of_their_own(tmp_path: Path) -> None:
    """They don't fill the class, and one press sends all of them away."""

    async def scenario() -> None:
        async with running(tmp_path, settings=AT_ONCE) as server:
            opened = await open_class(server)
            host = await teacher(server, opened)
            pupil = await join(server, opened)
            await do(host, "SetDoor", door="knock")
            for _ in range(MOST_WAITING):
                assert (await knock_on(server, opened))["is_waiting"]
            assert await knock_on(server, opened) == {"code": "class_full"}
            await do(host, "SetDoor", door="open")
            for _ in range(MOST_MEMBERS - 1):
                assert "member" in await knock_on(server, opened)
            assert await knock_on(server, opened) == {"code": "class_full"}
            full = await order(host, "AdmitMember", member="m2")
            assert full["code"] == "class_full"
            await do(host, "RemoveMembers")
            assert [one["id"] for one in (await view_of(host))["members"]] == [pupil.member]
            assert (await order(host, "RemoveMembers"))["code"] == "not_a_member"

    asyncio.run(scenario())


def test_one_press_removes_all_of_one_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only the teacher learns who has the same address, and nobody the address itself. A bot plays
    on for those who had a seat."""

    async def scenario() -> None:
        async with running(tmp_path, settings=AT_ONCE, bot_pause=3600.0) as server:
            opened = await open_class(server)
            host = await teacher(server, opened)
            pupils = [await join(server, opened) for _ in range(2)]
            elsewhere = httpx.AsyncHTTPTransport(local_address="127.0.0.2")
            async with httpx.AsyncClient(base_url=server.origin, transport=elsewhere) as other:
                monkeypatch.setattr(server, "http", other)
                strangers = [await join(server, opened) for _ in range(3)]
                monkeypatch.undo()
            rooms = [await one.listen() for one in strangers]
            await do(host, "DealTables")
            await do(host, "StartTables")
            for one in (*pupils, *strangers):
                await one.take_seat()
                await one.reveal()
            members = (await view_of(host))["members"]
            assert [one["origin"] for one in members] == [1, 1, 2, 2, 2]
            own = (await view_of(rooms[0]))["members"]
            assert [one.get("origin", 0) for one in own] == [0]
            await do(host, "RemoveMembers", like=strangers[1].member)
            for room in rooms:
                assert (await room.until("Goodbye"))["code"] == "not_a_member"
            for one in strangers:
                assert one.client is not None
                assert (await one.client.until("Goodbye"))["code"] == "not_seated"
            left = (await view_of(host))["members"]
            assert [one["id"] for one in left] == [one.member for one in pupils]
            (live,) = server.services.registry.live_tables.values()
            while sum(seat.kind == "person" for seat in live.table.seats.values()) > 2:
                await asyncio.sleep(0.05)

    asyncio.run(scenario())
