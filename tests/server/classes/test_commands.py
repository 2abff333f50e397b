"""What the teacher's commands lead to at the tables, over real sockets."""

import asyncio
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from itertools import pairwise
from pathlib import Path

from rawsiko.engine.state import Finished
from rawsiko.protocol.tables import Status
from rawsiko.server.tables.live_table import LiveTable
from tests.server.classes.lessons import (
    Pupil,
    do,
    join,
    lesson,
    open_class,
    order,
    seat,
    teacher,
    view_of,
    with_token,
)
from tests.server.running import Client, Json, Running, running

CHOSEN_SETUP = {"type": "Options", "head_start": True}  # players choose their Continents


class Started:
    """A class whose tables have begun."""

    def __init__(self, server: Running, opened: Json, host: Client, pupils: list[Pupil]) -> None:
        self.server, self.opened, self.host, self.pupils = server, opened, host, pupils

    def tables(self) -> list[LiveTable]:
        return [
            live for live in self.server.services.registry.live_tables.values() if live.class_id
        ]

    async def until(self, *statuses: Status) -> None:
        while not all(live.table.status in statuses for live in self.tables()):
            await asyncio.sleep(0.02)

    def pupil(self, member: str) -> Pupil:
        return next(pupil for pupil in self.pupils if pupil.member == member)


@asynccontextmanager
async def started(
    folder: Path,
    people: int = 3,
    database: str | None = None,
    companies: Sequence[int] = (),
    **lesson: object,
) -> AsyncGenerator[Started]:
    """`companies` are those of further devices, on each of which a whole table plays."""
    async with running(folder, bot_pause=3600.0, database=database) as server:  # bots never act
        opened = await open_class(server, **lesson)
        host = await teacher(server, opened)
        joining = [*[1] * people, *companies]
        pupils = [await join(server, opened, companies=count) for count in joining]
        for pupil in pupils:
            await pupil.listen()
        await do(host, "DealTables")
        await do(host, "StartTables")
        for pupil in pupils:
            await pupil.take_seat()
            await pupil.reveal()
        one = Started(server, opened, host, pupils)
        await one.until(Status.PLAYING)
        for client in (pupil.client for pupil in pupils if pupil.client is not None):
            while not client.view.phase:
                await client.next()
        yield one


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


def test_a_late_comer_knocks_and_takes_a_bots_seat(tmp_path: Path) -> None:
    """They keep the bot's company and card, and give no share in the dice."""

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
            view = await view_of(lesson.host)
            assert view["members"][-1]["company"] == taken.company
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


def test_bring_back_on_another_device(tmp_path: Path) -> None:
    """A code for one use; the old device's tokens end."""

    async def scenario() -> None:
        async with started(tmp_path) as lesson:
            server, lost = lesson.server, lesson.pupils[0]
            host_token = lesson.opened["host_token"]
            answer = await with_token(
                server, "POST", "/api/classes/bring-back", host_token, {"member": lost.member}
            )
            code = answer.json()["code"]
            taken = await server.post("/api/classes/rejoin", {"code": code})
            back = Pupil(server, taken, lost.shares)
            await back.take_seat()
            assert back.seats["seats"][0]["seat"] == lost.seats["seats"][0]["seat"]
            assert back.client is not None
            assert back.client.view.objectives
            assert lost.client is not None
            assert (await lost.client.until("Goodbye"))["code"] == "opened_elsewhere"
            for used in (code, lost.taken["rejoin_code"]):
                refused = await server.post("/api/classes/rejoin", {"code": used}, 401)
                assert refused["code"] == "unknown_token"
            assert (await seat(server, lost.token, 401))["code"] == "unknown_token"

    asyncio.run(scenario())


def test_one_request_for_rejoin_codes_of_tables_and_classes(tmp_path: Path) -> None:
    """Each code opens its own kind. A table's request doesn't know a class's code. What opens
    nothing is one wrong guess, what opens something is none."""

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
            refused = await server.post("/api/rejoin", {"code": code}, 401)
            assert (refused["code"], len(guesses)) == ("unknown_token", 1)
            typed = "-".join(code.lower())
            back = await server.post("/api/come-back", {"code": typed})
            assert (back["seat"], back["member"]["member"]) == (None, pupil.member)
            own = back["member"]["rejoin_code"]
            table = await server.open_table()
            held = await server.sit_down(table["table"])
            back = await server.post("/api/come-back", {"code": held.rejoin_code})
            assert (back["seat"]["seat"], back["member"]) == (held.seat, None)
            assert len(guesses) == 1
            for wrong in (code, "ABCD" * 4, table["code"], lesson.opened["code"]):
                refused = await server.post("/api/come-back", {"code": wrong}, 401)
                assert refused["code"] == "unknown_token"
            assert len(guesses) == 5
            back = await server.post("/api/come-back", {"code": own})
            assert back["member"]["member"] == pupil.member

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


def test_a_lesson_is_planned_before_it_is_opened(tmp_path: Path) -> None:
    """Its parts follow each other up to the bell; the tables are those that will be dealt."""

    async def scenario() -> None:
        async with running(tmp_path) as server:
            wanted = lesson(50, pupils=31)
            answer = await server.http.post("/api/classes/plan", json={"lesson": wanted})
            plan = answer.json()
            parts = plan["parts"]
            assert [one["part"] for one in parts][3] == "play"
            assert parts[-1]["ends"] == wanted["bell_at"]
            assert all(one["ends"] == after["begins"] for one, after in pairwise(parts))
            assert sum(one["tables"] * one["pupils"] for one in plan["tables"]) == 31
            assert len(plan["moments"]) == plan["tables"][0]["turns"] + 1
            assert plan["moments"][-1] <= parts[3]["ends"]
            del wanted["pupils"]
            answer = await server.http.post("/api/classes/plan", json={"lesson": wanted})
            assert answer.json()["tables"][0]["tables"] is None
            answer = await server.http.post("/api/classes/plan", json={"lesson": lesson(-1)})
            assert answer.json()["code"] == "lesson_time"

    asyncio.run(scenario())


def test_a_plan_says_how_long_a_lesson_must_be_to_play(tmp_path: Path) -> None:
    """In a lesson of that length, the score is there before the debrief."""

    async def scenario() -> None:
        async with running(tmp_path) as server:

            async def planned(minutes: float, **more: object) -> Json:
                wanted = {"lesson": lesson(minutes, **more)}
                return (await server.http.post("/api/classes/plan", json=wanted)).json()

            for kind in ("first_match", "known_game", "two_lessons"):
                assert (await planned(50, kind=kind, pupils=25))["needs_minutes"] is None
                for minutes in (1, 10):
                    needed = (await planned(minutes, kind=kind))["needs_minutes"]
                    assert minutes < needed <= 45
                    assert (await planned(needed + 0.5, kind=kind))["needs_minutes"] is None
            needed = (await planned(30))["needs_minutes"]
            assert 30 < needed <= 45
            plan = await planned(needed + 0.5)
            play = next(one for one in plan["parts"] if one["part"] == "play")
            assert plan["moments"][-1] <= play["ends"]

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
