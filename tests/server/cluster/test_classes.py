"""Classes in a cluster: one owner for a class and its tables, and everybody anywhere."""

import asyncio
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest
import sqlalchemy as sa

from rawsiko.client import ClassConnection, SeatClient, class_seats, join_class, open_class
from rawsiko.protocol import class_commands as commands
from rawsiko.protocol.class_views import Lesson, PauseMessage
from rawsiko.protocol.messages import Applied
from rawsiko.protocol.tables import Status
from rawsiko.server.storage import JournalKind, Storage
from rawsiko.server.storage.schema import journals
from tests.server.classes.lessons import Pupil, join, lesson, with_token
from tests.server.cluster.joined import joined
from tests.server.cluster.test_kill import processes
from tests.server.cluster.test_relay import waiting_for
from tests.server.nats import NatsServer
from tests.server.postgres import Cluster
from tests.server.running import Client, Json, Running
from tests.server.serving import IS_LONG, Serving

SECONDS = 500  # until it counts as hanging
PUPILS = 6
KILLS = 10 if IS_LONG else 1


def test_a_class_is_taught_at_any_process(
    tmp_path: Path, cluster: Cluster, nats_server: NatsServer
) -> None:
    """Opened at one process, commanded at another, joined at both, also late. When its owner ends
    it moves with its tables, and nobody at the other process reconnects."""

    async def scenario() -> None:
        async with joined(tmp_path, cluster, nats_server) as servers, asyncio.timeout(SECONDS):
            first, second = servers
            opened = await first.post("/api/classes", {"lesson": lesson()})
            teacher = await second.client(opened["host_token"])
            await teacher.until("ClassSnapshot")
            pupils = [await join(servers[n % 2], opened) for n in range(PUPILS)]
            await command(teacher, {"type": "DealTables"})
            await command(teacher, {"type": "StartTables"})
            # All of them at the other process: nobody should notice that the first one ends.
            clients = [await seated(pupil, second) for pupil in pupils]
            assert owned(first) == {opened["class_id"]: 2}
            assert owned(second) == {}
            await command(teacher, {"type": "SetDoor", "door": "open"})
            late = await join(second, opened)
            late_client = await seated(late, second)
            first.stop()
            while owned(second) != {opened["class_id"]: 2}:
                await asyncio.sleep(0.02)
            await command(teacher, {"type": "PauseTables", "message": "listen"})
            for client in (*clients, late_client):
                while client.view.status != "paused":
                    await client.next()
            later = await join(second, opened)
            await seated(later, second)
            for client in (teacher, *clients, late_client):
                await client.socket.close()

    asyncio.run(scenario())


def test_a_pupil_joins_while_the_class_is_handed_over(
    tmp_path: Path, cluster: Cluster, nats_server: NatsServer
) -> None:
    """The next owner is asked: nobody is told that it can't be saved."""

    async def scenario() -> None:
        async with joined(tmp_path, cluster, nats_server) as servers, asyncio.timeout(SECONDS):
            first, second = servers
            opened = await first.post("/api/classes", {"lesson": lesson()})
            run = first.services.classes.runs[opened["class_id"]]
            assert first.services.cluster is not None
            ownership = first.services.cluster.ownership
            processes = await ownership.storage.processes()
            async with run.live.holding():
                moving = asyncio.create_task(ownership.hand_over_all(processes))
                await waiting_for(run.live, 1)
                joining = asyncio.create_task(join(first, opened))
                await waiting_for(run.live, 2)
            await joining
            assert (await moving)["process1"] == [opened["class_id"]]
            assert len(second.services.classes.runs[opened["class_id"]].live.school.members) == 1
            # A device at another process hears that the class is deleted, too.
            teacher = await first.client(opened["host_token"])
            await teacher.until("ClassSnapshot")
            await with_token(first, "DELETE", "/api/classes", opened["host_token"])
            assert (await teacher.until("Goodbye"))["code"] == "class_deleted"
            await teacher.socket.close()

    asyncio.run(scenario())


@pytest.mark.kills
def test_commands_to_all_tables_complete_when_the_owner_is_killed(
    tmp_path: Path, cluster: Cluster, nats_server: NatsServer
) -> None:
    """The process that has the class is killed in the middle of a command. Another takes class and
    tables, and does what is left. The teacher and the pupils there stay connected."""
    database = cluster.new_database()

    async def scenario(servers: Sequence[Serving]) -> None:
        opened = await open_class(servers[0].url, Lesson(bell_at=time.time() + 3000))
        teachers = [ClassConnection(server.url, opened.host_token) for server in servers]
        held = [await join_class(servers[0].url, opened.code) for _ in range(PUPILS)]
        async with teachers[0] as first, teachers[1] as second:
            for command in (commands.DealTables(), commands.StartTables()):
                assert isinstance(await first.command(command), Applied)
            seats = [(await class_seats(member))[0] for member in held]
            at_second = [msgspec.structs.replace(seat, server=servers[1].url) for seat in seats]
            players = [SeatClient(seat) for seat in at_second]
            for player in players:
                await player.__aenter__()
                await player.wait_until(lambda known: known.match is not None)
            await second.wait_for()
            is_paused, owner = False, 0
            for number in range(KILLS):
                is_paused = not is_paused
                giving = asyncio.create_task(
                    teachers[1 - owner].command(pausing(is_paused=is_paused))
                )
                await asyncio.sleep(0.01 * (number % 3))
                await asyncio.to_thread(servers[owner].kill)
                assert isinstance(await giving, Applied)
                if number:  # the players' own process was killed, this time or the last
                    await asyncio.to_thread(servers[owner].start)
                wanted = Status.PAUSED if is_paused else Status.PLAYING
                for player in players:
                    await player.wait_until(
                        lambda known, wanted=wanted: known.table.status is wanted
                    )
                if number == 0:
                    assert {one.times_connected for one in (second, *players)} == {1}
                    if KILLS > 1:
                        await asyncio.to_thread(servers[owner].start)
                owner = 1 - owner
            for player in players:
                await player.__aexit__(None, None, None)
        await check_once(database, servers)

    with processes(tmp_path, database, nats_server, 2) as servers:
        asyncio.run(asyncio.wait_for(scenario(servers), SECONDS))
        for server in servers:
            assert server.faults() == []


def pausing(*, is_paused: bool) -> commands.ClassCommand:
    return commands.PauseTables(PauseMessage.LISTEN) if is_paused else commands.ResumeTables()


async def check_once(database: str, servers: Sequence[Serving]) -> None:
    """Every table has one owner, that of the class, and followed every command once."""
    del servers
    async with await Storage.open(database, owner="test") as storage:
        query = sa.select(journals.c.owner)
        owners = await storage.database.read(lambda found: list(found.scalars(query)))
        assert len(owners) == 3
        assert len(set(owners)) == 1
        ids = await storage.ids(JournalKind.TABLE)
        for table_id in ids:
            stored = await storage.entries(table_id)
            given = Counter(entry.command for entry in stored if entry.command is not None)
            assert set(given.values()) == {1}
            kinds = Counter(msgspec.json.decode(entry.body)["type"] for entry in stored)
            assert kinds["StartCalled"] == kinds["MatchStarted"] == 1
            assert kinds["TablePaused"] == -(-KILLS // 2)
            assert kinds["TableResumed"] == KILLS // 2


async def command(teacher: Client, order: Json) -> None:
    order_id = format(len(teacher.heard), "032x")
    await teacher.send({"type": "ClassOrder", "id": order_id, "command": order})
    while True:
        message = await teacher.next()
        if message.get("id") == order_id:
            assert message["type"] == "Applied", message
            return


async def seated(pupil: Pupil, at: Running) -> Client:
    """At this process, whichever took them into the class."""
    pupil.server = at
    return await pupil.take_seat()


def owned(server: Running) -> dict[str, int]:
    """The classes that a process has, each with the number of its tables there."""
    lives = server.services.registry.live_tables.values()
    return {
        class_id: sum(live.class_id == class_id and not live.is_fenced for live in lives)
        for class_id in server.services.classes.runs
    }
