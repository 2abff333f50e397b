"""Commands of the teacher while a table is starting, paused or over, and pupils between two
places."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from rawsiko.engine.ids import PlayerId
from rawsiko.protocol.tables import SeatKind, Status
from rawsiko.server.classes import registry
from rawsiko.server.tables import automation
from rawsiko.server.tables.live_table import LiveTable
from tests.server.classes.lessons import (
    Pupil,
    do,
    join,
    open_class,
    order,
    seat,
    teacher,
    view_of,
)
from tests.server.classes.started import CHOSEN_SETUP, Started, started
from tests.server.running import Json, running

pytestmark = pytest.mark.slow


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A table starts when everybody has revealed their share in the dice, and not before."""
    monkeypatch.setattr(automation, "CLASS_REVEAL_SECONDS", 3600.0)


@asynccontextmanager
async def starting(folder: Path, people: int = 3) -> AsyncGenerator[Started]:
    """A class whose tables wait for shares in the dice; the teacher doesn't wait for them."""
    patch = pytest.MonkeyPatch.context()
    async with running(folder, bot_pause=3600.0) as server:
        opened = await open_class(server)
        host = await teacher(server, opened)
        pupils = [await join(server, opened) for _ in range(people)]
        await do(host, "DealTables")
        await do(host, "StartTables")
        one = Started(server, opened, host, pupils)
        await one.until(Status.STARTING, Status.PLAYING)
        with patch as changed:
            changed.setattr(registry, "FOLLOW_SECONDS", 0.01)
            yield one


async def begin(lesson: Started) -> None:
    for pupil in lesson.pupils:
        await pupil.take_seat()
        await pupil.reveal()


def test_pause_last_turn_and_soft_timer_reach_a_table_that_is_starting(tmp_path: Path) -> None:
    """They wait until it has begun."""

    async def scenario() -> None:
        async with starting(tmp_path) as lesson:
            host, (live,) = lesson.host, lesson.tables()
            await do(host, "SetLastTurns", turn=3)
            await do(host, "SetSoftTimer", table=1, seconds=60)
            await do(host, "PauseTables", message="listen")
            assert live.table.status is Status.STARTING
            await begin(lesson)
            await lesson.until(Status.PAUSED)
            assert live.table.match is not None
            assert live.table.match.last_turn == 3
            assert live.table.settings.phase_seconds == 60
            await do(host, "ResumeTables")
            await lesson.until(Status.PLAYING)

    asyncio.run(scenario())


def test_a_pause_that_was_ended_before_the_table_began_leaves_it_playing(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with starting(tmp_path) as lesson:
            await do(lesson.host, "PauseTables", message="listen", table=1)
            await do(lesson.host, "ResumeTables")
            await begin(lesson)
            (live,) = lesson.tables()
            storage = lesson.server.services.registry.storage
            # The pause itself is too short to be seen.
            while not any(
                b'"TableResumed"' in one.body for one in await storage.entries(live.table.id)
            ):
                await asyncio.sleep(0.02)
            await lesson.until(Status.PLAYING)  # it is stored before it happens

    asyncio.run(scenario())


def test_the_class_ends_while_its_tables_start(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with starting(tmp_path, 6) as lesson:
            await do(lesson.host, "EndClass")
            await lesson.until(Status.ABORTED)
            assert (await order(lesson.host, "RingBell"))["code"] == "class_ended"

    asyncio.run(scenario())


def test_late_comers_at_a_table_that_is_starting_get_a_seat_each(tmp_path: Path) -> None:
    """The first has the bot's seat, although the table hasn't followed yet; the second one shares
    a company. Both play when it has begun."""

    async def scenario() -> None:
        async with starting(tmp_path) as lesson:
            (live,) = lesson.tables()
            late = [await join(lesson.server, lesson.opened) for _ in range(2)]
            for pupil in late:
                await do(lesson.host, "AdmitMember", member=pupil.member)
            seats = await seats_of(lesson)
            bot = PlayerId("p4")
            assert seats[late[0].member] == [bot]
            assert seats[late[1].member] != [bot]
            assert (await seat(lesson.server, late[0].token, 409))["code"] == "class_waiting"
            await begin(lesson)
            for pupil in late:
                await pupil.take_seat()
            assert live.table.seats[bot].kind is SeatKind.PERSON

    asyncio.run(scenario())


def test_a_pupil_who_moves_while_the_tables_start_leaves_a_bot_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """There and back again, and the seat is theirs as before."""
    # Whoever has moved gives no share, so the table must not wait for it.
    monkeypatch.setattr(automation, "CLASS_REVEAL_SECONDS", 1.0)

    async def scenario() -> None:
        async with starting(tmp_path, 6) as lesson:
            host = lesson.host
            members = [table["members"] for table in (await view_of(host))["tables"]]
            mover, stays = (lesson.pupil(members[0][index]) for index in (0, 1))
            before = await seats_of(lesson)
            await do(host, "MoveMember", member=mover.member, table=2)
            await do(host, "MoveMember", member=mover.member, table=1)
            assert await seats_of(lesson) == before
            await do(host, "MoveMember", member=stays.member, table=2)
            await asyncio.gather(*(sit_down(pupil) for pupil in lesson.pupils))
            first, second = await by_number(lesson)
            assert mover.seats["table"] == first.table.id
            assert stays.seats["table"] == second.table.id
            await until_people(first, 2)
            await until_people(second, 4)

    asyncio.run(scenario())


def test_two_who_are_let_in_at_once_get_two_seats(tmp_path: Path) -> None:
    """Whoever left a moment ago has freed a seat, too."""

    async def scenario() -> None:
        async with started(tmp_path, 6) as lesson:
            host = lesson.host
            late = [await join(lesson.server, lesson.opened) for _ in range(3)]
            tasks = [
                asyncio.create_task(do(await teacher(lesson.server, lesson.opened), kind, **fields))
                for kind, fields in [
                    ("RemoveMember", {"member": lesson.pupils[0].member}),
                    *(("AdmitMember", {"member": pupil.member}) for pupil in late),
                ]
            ]
            await asyncio.gather(*tasks)
            for pupil in late:
                await pupil.take_seat()
            places = [
                (member["table"], *member["seats"]) for member in (await view_of(host))["members"]
            ]
            assert len(places) == len({*places}) == 8
            for live in lesson.tables():
                await until_people(live, 4)

    asyncio.run(scenario())


def test_a_pupil_who_left_the_table_comes_back_to_the_seat(tmp_path: Path) -> None:
    """Nobody else is given it meanwhile."""

    async def scenario() -> None:
        async with started(tmp_path) as lesson:
            (live,), gone = lesson.tables(), lesson.pupils[0]
            assert gone.client is not None
            await gone.client.order({"type": "Leave"})
            left = gone.seats["seats"][0]["seat"]
            assert live.table.seats[left].kind is SeatKind.BOT
            late = await join(lesson.server, lesson.opened)
            await do(lesson.host, "AdmitMember", member=late.member)
            await late.take_seat()
            assert late.seats["seats"][0]["seat"] == "p4"
            await gone.take_seat()
            assert gone.seats["seats"][0]["seat"] == left
            assert live.table.seats[left].kind is SeatKind.PERSON

    asyncio.run(scenario())


def test_whoever_knocks_and_is_moved_to_a_table_is_in(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with started(tmp_path) as lesson:
            late = await join(lesson.server, lesson.opened)
            await do(lesson.host, "MoveMember", member=late.member, table=1)
            await late.take_seat()
            assert not (await view_of(lesson.host))["members"][-1]["is_waiting"]

    asyncio.run(scenario())


def test_silence_follows_the_pupil_and_not_the_seat(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with started(tmp_path, 6) as lesson:
            host = lesson.host
            members = [table["members"] for table in (await view_of(host))["tables"]]
            mover, follower = lesson.pupil(members[0][0]), lesson.pupil(members[1][0])
            await do(host, "SilenceChat", is_silenced=True, member=mover.member)
            assert await may_chat(mover) == "muted"
            await do(host, "MoveMember", member=mover.member, table=2)
            await mover.take_seat()
            assert await may_chat(mover) == "muted"
            await do(host, "MoveMember", member=follower.member, table=1)
            await do(host, "MoveMember", member=members[0][1], table=2)
            for pupil in (follower, lesson.pupil(members[0][2])):
                await pupil.take_seat()
                assert await may_chat(pupil) is None

    asyncio.run(scenario())


def test_a_table_that_is_dealt_during_a_pause_begins_paused(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with started(tmp_path) as lesson:
            host, server = lesson.host, lesson.server
            await do(host, "PauseTables", message="listen")
            away = lesson.pupils[0]
            await do(host, "GiveMemberToBot", member=away.member)
            await do(host, "DealTables")
            await do(host, "StartTables")
            lesson.pupils[:] = [away]
            await begin(lesson)
            assert len(lesson.tables()) == 2
            await lesson.until(Status.PAUSED)
            await do(host, "ResumeTables")
            await lesson.until(Status.PLAYING)
            assert server.services.registry.live_tables[away.seats["table"]].class_id

    asyncio.run(scenario())


def test_commands_to_a_finished_table_say_so(tmp_path: Path) -> None:
    """Its pupils keep their seats, because their pages are about them; more time is possible."""

    async def scenario() -> None:
        async with started(tmp_path, 6) as lesson:
            host = lesson.host
            first, second = await by_number(lesson)
            await do(host, "RingBell", table=1)
            assert first.table.status is Status.FINISHED
            pupil = (await view_of(host))["tables"][0]["members"][0]
            other = (await view_of(host))["tables"][1]["members"][0]
            refused: list[tuple[str, str, Json]] = [
                ("PauseTables", "not_playing", {"message": "listen", "table": 1}),
                ("RingBell", "not_playing", {"table": 1}),
                ("SetLastTurns", "last_turn_begun", {"table": 1}),
                ("SetSoftTimer", "not_playing", {"table": 1, "seconds": 60}),
                ("GiveMemberToBot", "not_playing", {"member": pupil}),
                ("MoveMember", "no_such_table", {"member": other, "table": 1}),
            ]
            for kind, code, fields in refused:
                assert (await order(host, kind, **fields))["code"] == code, kind
            await do(host, "GiveMoreTime", minutes=5)
            await do(host, "PauseTables", message="listen")
            assert second.table.status is Status.PAUSED
            await do(host, "RingBell")  # also while it is paused
            assert second.table.status is Status.FINISHED
            await do(host, "GiveMoreTime", minutes=5)
            assert (await order(host, "RingBell"))["code"] == "not_playing"

    asyncio.run(scenario())


def test_everybody_is_told_that_the_bell_waits_for_the_end_of_the_turn(tmp_path: Path) -> None:
    """R6.6: pupils of the table, dashboard and projector. Then it rings, and this Turn counts."""

    async def scenario() -> None:
        async with started(tmp_path, 4, options=CHOSEN_SETUP) as lesson:
            host, (live,) = lesson.host, lesson.tables()
            wall = await lesson.server.client(lesson.opened["display_token"])
            await wall.until("ClassSnapshot")
            await do(host, "RingBell", when_turn_ends=True)
            for client in (host, wall, lesson.pupils[0].room):
                assert client is not None
                assert (await view_of(client))["tables"][0]["bell_after"] == 1
            while (await wall.until("LineTold"))["line"]["last_turn"] != 1:
                pass
            await asyncio.gather(*(play_to_the_bell(pupil, live) for pupil in lesson.pupils))
            assert live.table.match is not None
            assert live.table.match.turn == 1  # the next one had begun, and counts for nothing
            assert (await view_of(host))["tables"][0].get("bell_after") is None

    asyncio.run(scenario())


def test_both_who_share_a_seat_get_its_new_name(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with started(tmp_path, 4) as lesson:
            late = await join(lesson.server, lesson.opened)
            await do(lesson.host, "AdmitMember", member=late.member)
            seats = await seats_of(lesson)
            same = [who for who, theirs in seats.items() if theirs == seats[late.member]]
            assert len(same) == 2
            await do(lesson.host, "RenameMember", member=late.member)
            view = await view_of(lesson.host)
            names = {one["company"] for one in view["members"] if one["id"] in same}
            (live,) = lesson.tables()
            assert names == {live.table.seats[seats[late.member][0]].company}

    asyncio.run(scenario())


async def sit_down(pupil: Pupil) -> None:
    """As a device does: a seat's links end when somebody leaves it, and it fetches a new one."""
    while True:
        with suppress(ConnectionClosed):
            await pupil.take_seat()
            return


async def play_to_the_bell(pupil: Pupil, live: LiveTable) -> None:
    """One Turn. Then it waits for the bell, which a program could outrun."""
    client = pupil.client
    assert client is not None
    while not live.table.is_over:
        choice = client.view.choice()
        if choice is None or live.table.match is None or live.table.match.turn > 1:
            await client.next()
        else:
            await client.order(choice)


async def seats_of(lesson: Started) -> dict[str, list[PlayerId]]:
    return {one["id"]: one["seats"] for one in (await view_of(lesson.host))["members"]}


async def by_number(lesson: Started) -> list[LiveTable]:
    live = lesson.server.services.registry.live_tables
    return [live[table["table"]] for table in (await view_of(lesson.host))["tables"]]


async def until_people(live: LiveTable, count: int) -> None:
    while sum(one.kind is SeatKind.PERSON for one in live.table.seats.values()) != count:
        await asyncio.sleep(0.02)


async def may_chat(pupil: Pupil) -> str | None:
    """The refusal, if there is one."""
    assert pupil.client is not None
    reply = await pupil.client.order({"type": "Say", "phrase": "well_played"})
    return reply.get("code")
