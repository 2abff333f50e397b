"""Pupils who come late, are moved, share a company or come back on another device."""

import asyncio
from pathlib import Path

import pytest

from rawsiko.engine.state import Finished
from tests.server.classes.lessons import (
    Pupil,
    do,
    join,
    open_class,
    order,
    seat,
    teacher,
    view_of,
    with_token,
)
from tests.server.classes.started import CHOSEN_SETUP, started
from tests.server.running import running

pytestmark = pytest.mark.slow


def test_a_late_comer_knocks_and_takes_a_bots_seat(tmp_path: Path) -> None:
    """They keep the bot's card, and give no share in the dice."""

    async def scenario() -> None:
        async with started(tmp_path) as lesson:
            (live,) = lesson.tables()
            late = await join(lesson.server, lesson.opened)
            assert late.taken["is_waiting"]
            assert (await seat(lesson.server, late.token, 409))["code"] == "class_waiting"
            await do(lesson.host, "AdmitMember", member=late.member)
            await late.take_seat()
            (given,) = late.seats["seats"]
            taken = live.table.seats[given["seat"]]
            assert (given["seat"], taken.kind, given["contribution"]) == ("p4", "person", None)
            assert late.client is not None
            assert list(late.client.view.objectives) == ["p4"]
            # No bot is left: the next one is the second head of a company, with its card.
            another = await join(lesson.server, lesson.opened)
            await do(lesson.host, "AdmitMember", member=another.member)
            await another.take_seat()
            (shared,) = another.seats["seats"]
            first = next(
                one for one in lesson.pupils if one.seats["seats"][0]["seat"] == shared["seat"]
            )
            assert another.client is not None
            assert first.client is not None
            assert another.client.view.objectives == first.client.view.objectives
            # When one of the two goes, no bot comes, and the other has the seat again at once.
            await do(lesson.host, "RemoveMember", member=another.member)
            assert live.table.seats[shared["seat"]].kind == "person"
            await first.take_seat()
            assert first.seats["seats"][0]["seat"] == shared["seat"]

    asyncio.run(scenario())


def test_a_whole_table_on_one_device(tmp_path: Path) -> None:
    """Hot seat: its companies sit at one table, each with a card that only its own view shows, and
    the device plays for whoever is to act."""

    async def scenario() -> None:
        async with started(tmp_path, 3, companies=[4], options=CHOSEN_SETUP) as lesson:
            view = await view_of(lesson.host)
            assert sorted(len(table["members"]) for table in view["tables"]) == [1, 3]
            device = lesson.pupils[-1]
            assert [one["contribution"] for one in device.seats["seats"]] == [0, 1, 2, 3]
            table = lesson.server.services.registry.live_tables[device.seats["table"]].table
            assert [*table.seats] == [one["seat"] for one in device.seats["seats"]]
            assert len({seat.company for seat in table.seats.values()}) == 4
            client, acted = device.client, list[str]()
            assert client is not None
            while {*acted} != {*table.seats}:
                match = table.match
                assert match is not None
                assert not isinstance(match.phase, Finished)
                acted.append(match.phase.player)
                await client.send({"type": "LookAs", "seat": match.phase.player})
                shown = await client.until("Snapshot")
                assert [*shown["match"]["objectives"]] == [match.phase.player]
                await client.applied(client.view.choice() or {})

    asyncio.run(scenario())


def test_leave_to_a_bot_move_and_remove(tmp_path: Path) -> None:
    """A moved pupil leaves a bot behind and takes one; a removed one is out and may join again."""

    async def scenario() -> None:
        async with started(tmp_path, 6) as lesson:
            host = lesson.host
            view = await view_of(host)
            mover = lesson.pupil(view["tables"][0]["members"][0])
            first, second = (
                lesson.server.services.registry.live_tables[table["table"]].table
                for table in view["tables"]
            )
            left = mover.seats["seats"][0]["seat"]
            await do(host, "MoveMember", member=mover.member, table=2)
            assert mover.client is not None
            assert (await mover.client.until("Goodbye"))["code"] == "not_seated"
            assert first.seats[left].kind == "bot"
            await mover.take_seat()
            assert mover.seats["table"] == second.id
            assert all(seat.kind == "person" for seat in second.seats.values())
            other = lesson.pupil(view["tables"][0]["members"][1])
            reply = await order(host, "MoveMember", member=other.member, table=2)
            assert reply["code"] == "table_is_full"
            await do(host, "MoveMember", member=other.member, table=2, may_share=True)
            await do(host, "GiveMemberToBot", member=mover.member)
            await do(host, "RemoveMember", member=other.member)
            assert other.room is not None
            assert (await other.room.until("Goodbye"))["code"] == "not_a_member"
            assert (await seat(lesson.server, other.token, 401))["code"] == "unknown_token"
            assert (await join(lesson.server, lesson.opened)).taken["is_waiting"]

    asyncio.run(scenario())


def test_two_share_a_company_before_the_start(tmp_path: Path) -> None:
    """The second head has the first one's company and seat; moved away, they get their own."""

    async def scenario() -> None:
        async with running(tmp_path, bot_pause=3600.0) as server:
            opened = await open_class(server, minutes=50)
            host = await teacher(server, opened)
            pupils = [await join(server, opened) for _ in range(4)]
            await do(host, "DealTables")
            four = (await view_of(host))["tables"][0]
            await do(host, "MoveMember", member="m1", table=1, share_with="m2")
            view = await view_of(host)
            members = {one["id"]: one for one in view["members"]}
            assert members["m1"]["shares_with"] == "m2"
            assert members["m1"]["company"] == members["m2"]["company"]
            assert view["tables"][0]["turns"] > four["turns"]  # three companies and a bot
            await do(host, "DealTables", order="as_before")
            assert (await view_of(host))["members"][0]["shares_with"] == "m2"
            await do(host, "MoveMember", member="m1", table=1)
            members = {one["id"]: one for one in (await view_of(host))["members"]}
            assert members["m1"].get("shares_with") is None
            assert members["m1"]["company"] != members["m2"]["company"]
            refused = await order(host, "MoveMember", member="m1", table=1, share_with="m9")
            assert refused["code"] == "not_a_member"
            await do(host, "MoveMember", member="m2", table=1, share_with="m1")
            await do(host, "RemoveMember", member="m1")
            assert (await view_of(host))["members"][0].get("shares_with") is None
            await do(host, "MoveMember", member="m3", table=1, share_with="m2")
            await do(host, "StartTables")
            for pupil in pupils[1:]:
                await pupil.take_seat()
            view = await view_of(host)
            seats = [one["seats"] for one in view["members"]]
            assert seats[0] == seats[1] != seats[2]
            assert view["tables"][0]["first_turns"] == view["tables"][0]["turns"]

    asyncio.run(scenario())


def test_bring_back_on_another_device(tmp_path: Path) -> None:
    """A code for one device; the old device's tokens end."""

    async def scenario() -> None:
        async with started(tmp_path) as lesson:
            server, lost = lesson.server, lesson.pupils[0]
            host_token = lesson.opened["host_token"]
            answer = await with_token(
                server, "POST", "/api/classes/bring-back", host_token, {"member": lost.member}
            )
            code = answer.json()["code"]
            taken = (await server.post("/api/come-back", {"code": code}))["member"]
            back = Pupil(server, taken, lost.shares)
            await back.take_seat()
            assert back.seats["seats"][0]["seat"] == lost.seats["seats"][0]["seat"]
            assert back.client is not None
            assert back.client.view.objectives
            assert lost.client is not None
            assert (await lost.client.until("Goodbye"))["code"] == "opened_elsewhere"
            for used in (code, lost.taken["rejoin_code"]):
                refused = await server.post("/api/come-back", {"code": used}, 401)
                assert refused["code"] == "unknown_token"
            assert (await seat(server, lost.token, 401))["code"] == "unknown_token"

    asyncio.run(scenario())


@pytest.mark.parametrize("kind", ["own", "invited"])
def test_a_code_works_until_the_token_it_brought_is_used(tmp_path: Path, kind: str) -> None:
    """The answer may be lost, also to a server that is then killed: the same code brings the pupil
    back. Sent several times at once, it gets the same answer each time."""

    async def scenario() -> None:
        async with started(tmp_path) as lesson:
            server, lost = lesson.server, lesson.pupils[0]
            code = lost.taken["rejoin_code"]
            if kind == "invited":
                shown = await with_token(
                    server,
                    "POST",
                    "/api/classes/bring-back",
                    lesson.opened["host_token"],
                    {"member": lost.member},
                )
                code = shown.json()["code"]
            at_once = (server.post("/api/come-back", {"code": code}) for _ in range(10))
            answers = [one["member"] for one in await asyncio.gather(*at_once)]
            assert len({one["member_token"] for one in answers}) == 1
            assert len({one["rejoin_code"] for one in answers}) == 1
            assert (await seat(server, lost.token, 401))["code"] == "unknown_token"
        async with running(tmp_path, bot_pause=3600.0) as server:
            taken = await server.post("/api/come-back", {"code": code})
            back = Pupil(server, taken["member"], lost.shares)
            if kind == "own":
                await back.take_seat()
            else:
                await back.listen()
            for used in (code, answers[0]["rejoin_code"]):
                refused = await server.post("/api/come-back", {"code": used}, 401)
                assert refused["code"] == "unknown_token"
            assert (await seat(server, back.token))["seats"][0]["seat"]
            own = back.taken["rejoin_code"]
            await server.post("/api/come-back", {"code": own})

    asyncio.run(scenario())


def test_one_request_for_rejoin_codes_of_tables_and_classes(tmp_path: Path) -> None:
    """Each code opens its own kind. What opens nothing is one wrong guess, what opens something is
    none."""

    async def scenario() -> None:
        async with started(tmp_path) as lesson:
            server, pupil = lesson.server, lesson.pupils[0]
            admission = server.services.admission
            counted, guesses = admission.failed, list[str]()

            async def count(address: str) -> None:
                guesses.append(address)
                await counted(address)

            admission.failed = count
            shown = await with_token(
                server,
                "POST",
                "/api/classes/bring-back",
                lesson.opened["host_token"],
                {"member": pupil.member},
            )
            code = shown.json()["code"]
            typed = "-".join(code.lower())
            back = await server.post("/api/come-back", {"code": typed})
            assert (back["seat"], back["member"]["member"]) == (None, pupil.member)
            own = back["member"]["rejoin_code"]
            await seat(server, back["member"]["member_token"])  # so that the code has done its work
            table = await server.open_table()
            held = await server.sit_down(table["table"])
            back = await server.post("/api/come-back", {"code": held.rejoin_code})
            assert (back["seat"]["seat"], back["member"]) == (held.seat, None)
            assert guesses == []
            for wrong in (code, "ABCD" * 4, table["code"], lesson.opened["code"]):
                refused = await server.post("/api/come-back", {"code": wrong}, 401)
                assert refused["code"] == "unknown_token"
            assert len(guesses) == 4
            back = await server.post("/api/come-back", {"code": own})
            assert back["member"]["member"] == pupil.member

    asyncio.run(scenario())
