"""What the teacher's commands lead to at the tables, over real sockets."""

import asyncio
import secrets
from itertools import pairwise
from pathlib import Path

import pytest

from rawsiko.protocol.tables import Status
from rawsiko.server.classes.phones import Phones
from tests.server.classes.lessons import (
    do,
    join,
    lesson,
    open_class,
    order,
    teacher,
    view_of,
    with_token,
)
from tests.server.classes.started import Started, started
from tests.server.hand_clock import HandClock
from tests.server.running import Json, running

pytestmark = pytest.mark.slow


def test_pause_and_go_on(tmp_path: Path) -> None:
    """All tables, or one; pupils read the message; no action is applied while it lasts."""

    async def scenario() -> None:
        async with started(tmp_path, 6) as lesson:
            host, pupil = lesson.host, lesson.pupils[0]
            await do(host, "PauseTables", message="look_up")
            await lesson.until(Status.PAUSED)
            assert pupil.room is not None
            assert (await view_of(pupil.room))["pauses"][0]["message"] == "look_up"
            before = [live.table.seq for live in lesson.tables()]
            assert pupil.client is not None
            action = {"type": "EndActionPhase", "player": pupil.seats["seats"][0]["seat"]}
            reply = await pupil.client.order({"type": "Play", "action": action})
            assert reply["code"] == "not_playing"
            assert [live.table.seq for live in lesson.tables()] == before
            await do(host, "ResumeTables", table=1)
            assert sorted(live.table.status for live in lesson.tables()) == ["paused", "playing"]
            view = await view_of(host)
            assert [pause["table"] for pause in view["pauses"]] == [2]
            await do(host, "ResumeTables")
            await lesson.until(Status.PLAYING)

    asyncio.run(scenario())


def test_last_turn_more_time_and_bell(tmp_path: Path) -> None:
    """R1.5 and R6.6 from the dashboard; a Turn that has begun can't become the last."""

    async def scenario() -> None:
        async with started(tmp_path, keep_to_time=False) as lesson:
            host, (live,) = lesson.host, lesson.tables()
            await do(host, "SetLastTurns", turn=5)
            assert live.table.match is not None
            assert live.table.match.last_turn == 5
            await do(host, "SetLastTurns", table=1)
            assert live.table.match.last_turn == 2
            before = (await view_of(host))["play_ends_at"]
            await do(host, "GiveMoreTime", minutes=5)
            assert (await view_of(host))["play_ends_at"] == before + 300
            await do(host, "RingBell", when_turn_ends=True)
            assert live.table.status is Status.PLAYING
            await do(host, "RingBell")
            assert live.table.status is Status.FINISHED
            reply = await order(host, "RingBell")
            assert reply["code"] == "not_playing"
            reply = await order(host, "SetLastTurns", turn=9)
            assert (reply["code"], reply["clause"]) == ("last_turn_begun", "R1.5")

    asyncio.run(scenario())


def test_more_time_for_one_table(tmp_path: Path) -> None:
    """It plays on while the others are done, at most until the bell."""

    async def scenario() -> None:
        async with started(tmp_path, 6) as lesson:
            host = lesson.host
            plan = (await view_of(host))["play_ends_at"]
            await do(host, "GiveMoreTime", minutes=5, table=2)
            ends = dict[int, float]()
            while ends.get(2) != plan + 300:  # a line of the other table may come or not
                line = (await host.until("LineTold"))["line"]
                ends[line["number"]] = line["play_ends_at"]
            assert ends.get(1, plan) == plan
            view = await view_of(host)
            assert view["play_ends_at"] == plan
            assert [table.get("more_minutes", 0) for table in view["tables"]] == [0, 5]
            reply = await order(host, "GiveMoreTime", minutes=60, table=2)
            assert reply["code"] == "past_the_bell"
            reply = await order(host, "GiveMoreTime", minutes=5, table=9)
            assert reply["code"] == "no_such_table"
            await do(host, "RingBell", table=2)
            reply = await order(host, "GiveMoreTime", minutes=5, table=2)
            assert reply["code"] == "not_playing"

    asyncio.run(scenario())


def test_the_bell_reaches_a_table_that_is_just_starting(tmp_path: Path) -> None:
    """It waits for shares in the dice for some seconds; it's stopped as soon as it has begun."""

    async def scenario() -> None:
        async with running(tmp_path, bot_pause=3600.0) as server:
            opened = await open_class(server)
            host = await teacher(server, opened)
            for _ in range(3):
                await join(server, opened)
            await do(host, "DealTables")
            await do(host, "StartTables")
            one = Started(server, opened, host, [])
            await one.until(Status.STARTING)
            await do(host, "RingBell")
            await one.until(Status.FINISHED)

    asyncio.run(scenario())


def test_a_phone_as_remote_control(tmp_path: Path) -> None:
    """It shows four digits; once the dashboard accepts them it has a token of its own."""

    async def scenario() -> None:
        async with running(tmp_path) as server:
            opened = await open_class(server)
            host = await teacher(server, opened)
            path = f"/api/classes/by-code/{opened['code']}/phones"
            phone = await server.post(path, {})
            asked = await with_token(server, "GET", "/api/classes/phones", phone["pairing"])
            assert asked.json() == {"host_token": None}
            wrong = f"{(int(phone['digits']) + 1) % 10_000:04}"
            assert (await order(host, "AcceptPhone", digits=wrong))["code"] == "unknown_phone"
            await do(host, "AcceptPhone", digits=phone["digits"])
            asked = await with_token(server, "GET", "/api/classes/phones", phone["pairing"])
            remote = await server.client(asked.json()["host_token"])
            assert (await remote.until("ClassSnapshot"))["role"] == "class_host"
            await do(remote, "SetDoor", door="closed")
            await server.client(opened["display_token"])
            refused = await server.http.post(
                f"/api/classes/{opened['class_id']}/members", json={"contributions": ["0" * 64]}
            )
            assert refused.json() == {"code": "class_closed"}

    asyncio.run(scenario())


def test_only_the_teacher_gives_commands(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as server:
            opened = await open_class(server)
            pupil = await join(server, opened)
            for token in (opened["display_token"], pupil.token):
                client = await server.client(token)
                assert (await order(client, "DealTables"))["code"] == "not_class_host"

    asyncio.run(scenario())


def test_the_teacher_corrects_how_many_share_a_device(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as server:
            opened = await open_class(server)
            host = await teacher(server, opened)
            pupil = await join(server, opened)
            await do(host, "SetHeads", member=pupil.member, heads=3)
            assert (await view_of(host))["joined"] == 3
            assert (await order(host, "SetHeads", member="m9", heads=2))["code"] == "not_a_member"

    asyncio.run(scenario())


def test_a_whole_tables_device_has_as_many_pupils_as_companies(tmp_path: Path) -> None:
    """It may lead fewer than it came with, and again as many; in the match their number stays."""

    async def scenario() -> None:
        async with running(tmp_path) as server:
            opened = await open_class(server)
            host = await teacher(server, opened)
            device = await join(server, opened, companies=4)
            others = [await join(server, opened) for _ in range(2)]
            assert (await view_of(host))["joined"] == 6
            await do(host, "DealTables")
            many = await order(host, "SetHeads", member=device.member, heads=5)
            assert many["code"] == "table_is_full"
            await do(host, "SetHeads", member=device.member, heads=2)
            view = await view_of(host)
            (whole,) = [one for one in view["members"] if one["id"] == device.member]
            assert (whole["heads"], whole["companies"], view["joined"]) == (2, 2, 4)
            for one in others:
                await do(host, "MoveMember", member=one.member, table=whole["table"])
            again = await order(host, "SetHeads", member=device.member, heads=4)
            assert again["code"] == "table_is_full"  # there are five seats
            await do(host, "SetHeads", member=device.member, heads=3)
            (table,) = (await view_of(host))["tables"]
            assert table["seats"] == 5
            await do(host, "StartTables")
            await device.take_seat()
            assert len(device.seats["seats"]) == 3
            late = await order(host, "SetHeads", member=device.member, heads=2)
            assert late["code"] == "tables_started"
            await do(host, "SetHeads", member=others[0].member, heads=2)
            assert (await view_of(host))["joined"] == 6

    asyncio.run(scenario())


def test_the_projector_steps_through_what_the_teacher_shows(tmp_path: Path) -> None:
    """A presenter's remote control works at its page; what is shown, the teacher decides."""

    async def scenario() -> None:
        async with running(tmp_path) as server:
            opened = await open_class(server)
            host = await teacher(server, opened)
            pupil = await join(server, opened)
            wall = await server.client(opened["display_token"])
            device = await server.client(pupil.token)
            for stage in ("joining", "briefing", "look_up"):
                assert (await order(wall, "ShowStage", stage=stage))["code"] == "not_class_host"
            for stage in ("briefing", "look_up"):
                await do(host, "ShowStage", stage=stage)
                step = {"stage": stage, "page": 2, "all_charts": True, "is_black": True}
                assert (await order(device, "ShowStage", **step))["code"] == "not_class_host"
                await do(wall, "ShowStage", **step)
                view = await view_of(host)
                assert {key: view[key] for key in step} == step
            answers = {"stage": "look_up", "page": 13}
            assert (await order(wall, "ShowStage", **answers))["code"] == "not_class_host"
            assert (await order(wall, "ShowStage", stage="pages"))["code"] == "not_class_host"

    asyncio.run(scenario())


def test_a_lesson_is_planned_before_it_is_opened(tmp_path: Path) -> None:
    """Its parts follow each other up to the bell; the tables are those that will be dealt."""

    async def scenario() -> None:
        async with running(tmp_path) as server:
            wanted = lesson(50, pupils=31)
            answer = await server.http.post("/api/classes/plan", json={"lesson": wanted})
            plan = answer.json()
            parts = plan["parts"]
            assert [one["part"] for one in parts][3:5] == ["seats", "play"]
            assert parts[-1]["ends"] == wanted["bell_at"]
            assert all(one["ends"] == after["begins"] for one, after in pairwise(parts))
            assert sum(one["tables"] * one["pupils"] for one in plan["tables"]) == 31
            assert len(plan["moments"]) == plan["tables"][0]["turns"] + 1
            assert plan["moments"][-1] <= parts[4]["ends"]
            del wanted["pupils"]
            answer = await server.http.post("/api/classes/plan", json={"lesson": wanted})
            assert answer.json()["tables"][0]["tables"] is None
            answer = await server.http.post("/api/classes/plan", json={"lesson": lesson(-1)})
            assert answer.json()["code"] == "lesson_time"

    asyncio.run(scenario())


def test_a_plan_offers_what_fits_a_short_lesson(tmp_path: Path) -> None:
    """In that lesson, the score is there before the debrief; it can be opened as it is offered."""

    async def scenario() -> None:
        async with running(tmp_path) as server:

            async def planned(wanted: Json) -> Json:
                answer = await server.http.post("/api/classes/plan", json={"lesson": wanted})
                return answer.json()

            for kind in ("first_match", "known_game", "two_lessons"):
                assert (await planned(lesson(50, kind=kind, pupils=25)))["best"] is None
            best = (await planned(lesson(35)))["best"]
            left = (best["questions"], best["briefing"], best["debrief_minutes"])
            assert left == (False, True, 5)
            plan = await planned(best)
            play = next(one for one in plan["parts"] if one["part"] == "play")
            assert plan["moments"][-1] <= play["ends"]
            assert (await server.http.post("/api/classes", json={"lesson": best})).is_success

    asyncio.run(scenario())


def test_a_match_of_two_lessons_keeps_its_turns(tmp_path: Path) -> None:
    """The first lesson ends where the bell finds it; the second one has its own bell."""

    async def scenario() -> None:
        async with started(tmp_path, minutes=45, kind="two_lessons") as class_of_two:
            host = class_of_two.host
            await host.send({"type": "LookAs", "seat": None})
            told = await host.until("ClassSnapshot")
            assert told["view"]["tables"][0]["turns"] == 8
            line = told["lines"][0]
            assert line.get("suggested_last_turn") is None
            assert line.get("projected_end") is None
            await do(host, "PauseTables", message="another_day")
            await do(host, "SetLesson", lesson=lesson(50, kind="known_game"))
            await do(host, "ResumeTables")
            await class_of_two.until(Status.PLAYING)

    asyncio.run(scenario())


def test_commands_without_an_entry_have_one_answer_too(tmp_path: Path) -> None:
    """Sent again with the same id, they do nothing more: no second sign, no unknown phone."""

    async def scenario() -> None:
        async with running(tmp_path) as server:
            opened = await open_class(server)
            host = await teacher(server, opened)
            pupil = await join(server, opened)
            room = await pupil.listen()
            phone = await server.post(f"/api/classes/by-code/{opened['code']}/phones", {})
            accept = {"type": "AcceptPhone", "digits": phone["digits"]}
            nudge = {"type": "Nudge", "member": pupil.member}
            for command in (accept, nudge):
                sent = {"type": "ClassOrder", "id": secrets.token_hex(16), "command": command}
                await host.send(sent)
                first = await host.until("Applied")
                await host.send(sent)
                assert await host.until("Applied") == first
            nudged = 0
            await room.send({"type": "LookAs", "seat": None})
            while (message := await room.next())["type"] != "ClassSnapshot":
                nudged += message["type"] == "Nudged"
            assert nudged == 1

    asyncio.run(scenario())


def test_no_device_keeps_the_teachers_phone_out() -> None:
    """Of the device that asked most, the oldest request gives way."""
    phones = Phones(HandClock())
    first, _ = phones.ask("class", "10.0.0.1")
    for _ in range(60):
        phones.ask("class", "10.0.0.2")
    digits, pairing = phones.ask("class", "10.0.0.3")
    assert phones.is_waiting("class", first)
    for _ in range(60):
        phones.ask("class", "10.0.0.2")
    phones.hand_over("class", digits, "token")
    for _ in range(60):
        phones.ask("class", "10.0.0.2")
    assert phones.token_for(pairing) == "token"
    assert not phones.is_waiting("class", digits)
