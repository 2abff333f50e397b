"""Any process takes any conversation and any request, whoever owns the table."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from rawsiko.engine.ids import PlayerId
from rawsiko.protocol.commands import GiveToBot
from rawsiko.protocol.messages import Refused
from rawsiko.protocol.refusals import TableRefusal
from rawsiko.protocol.tables import SeatKind
from rawsiko.server.classes.live_class import LiveClass
from rawsiko.server.cluster import cluster as cluster_module
from rawsiko.server.connections.conversation import Channel
from rawsiko.server.storage.processes import LEASE_SECONDS
from rawsiko.server.storage.schema import processes
from rawsiko.server.tables.decisions import Caller
from rawsiko.server.tables.live_table import LiveTable
from rawsiko.server.tables.registry import Opened, TableRegistry
from rawsiko.server.web.services import Services
from tests.server.cluster.joined import joined
from tests.server.nats import NatsServer
from tests.server.postgres import Cluster
from tests.server.running import Client, Held, Running, play_on

pytestmark = pytest.mark.slow

SECONDS = 300  # until it counts as hanging


def test_clients_stay_connected_when_the_owner_and_the_broker_restart(
    tmp_path: Path, cluster: Cluster, nats_server: NatsServer
) -> None:
    """C4 and C5, small: no move is lost or refused, and no socket of another process closes."""

    async def scenario() -> None:
        async with joined(tmp_path, cluster, nats_server) as servers, asyncio.timeout(SECONDS):
            first, second = servers
            opened = await first.open_table(seats=3, options={"turns": 2})
            held = [await second.sit_down(opened["table"]) for _ in range(3)]
            clients = [await second.client(seat.token) for seat in held]
            await begin(opened["host_token"], second, held, clients)
            playing = asyncio.gather(*(play_on(client) for client in clients))
            await some_moves(clients[0])
            nats_server.kill()
            await asyncio.sleep(1)
            nats_server.start()
            await some_moves(clients[0])
            first.stop()
            await playing
            assert opened["table"] in second.services.registry.live_tables
            for client in clients:
                await client.socket.close()

    asyncio.run(scenario())


def test_tables_and_conversations_of_two_processes(
    tmp_path: Path, cluster: Cluster, nats_server: NatsServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One after the other at the same two processes, because starting them costs the most."""

    async def scenario() -> None:
        async with joined(tmp_path, cluster, nats_server) as servers, asyncio.timeout(SECONDS):
            first, second = servers
            await a_message_after_one_that_could_not_be_read_is_answered(first, second)
            await a_table_that_is_given_up_ends_all_its_conversations(second)
            await a_seat_is_taken_while_the_table_is_handed_over(first, second)
            await a_table_with_bots_is_opened_while_tables_are_handed_over(first, monkeypatch)

    asyncio.run(scenario())


async def a_message_after_one_that_could_not_be_read_is_answered(
    first: Running, second: Running
) -> None:
    """Only an order's refusal is remembered: what has no id isn't the same message again."""
    opened = await second.open_table(seats=3)
    async with await first.client(opened["host_token"]) as client:
        await client.until("Snapshot")
        await client.send({"type": "Nonsense"})
        await client.until("Refused", id=None, code="malformed")
        await client.send({"type": "Ping", "number": 7})
        assert await client.next() == {"type": "Pong", "number": 7, "seq": client.seq}


async def a_table_that_is_given_up_ends_all_its_conversations(server: Running) -> None:
    """Each leaves the table while the next one is told. One that stayed would lose an answer."""
    opened = await server.open_table(seats=3)
    held = [await server.sit_down(opened["table"]) for _ in range(3)]
    clients = [await server.client(seat.token) for seat in held]
    for client in clients:
        await client.until("Snapshot")
    live = server.services.registry.live_tables[opened["table"]]
    conversations = list(live.conversations)
    assert len(conversations) == 3
    live.give_up()
    assert all(isinstance(one, Channel) and one.is_cut for one in conversations)
    for client in clients:
        await client.socket.close()


async def a_seat_is_taken_while_the_table_is_handed_over(first: Running, second: Running) -> None:
    """The next owner is asked: nobody is told that it can't be saved."""
    opened = await first.open_table(seats=3)
    live = first.services.registry.live_tables[opened["table"]]
    assert first.services.cluster is not None
    ownership = first.services.cluster.ownership
    processes = await ownership.storage.processes()
    async with live.holding():
        moving = asyncio.create_task(ownership.hand_over_all(processes))
        await waiting_for(live, 1)
        sitting = asyncio.create_task(first.sit_down(opened["table"]))
        await waiting_for(live, 2)
    assert (await sitting).seat == "p1"
    assert (await moving)["process1"] == [opened["table"]]
    assert opened["table"] in second.services.registry.live_tables


async def a_table_with_bots_is_opened_while_tables_are_handed_over(
    first: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If it moves before its bots sat down, another one is opened."""
    services = first.services
    assert services.cluster is not None
    ownership = services.cluster.ownership
    processes = await ownership.storage.processes()
    moved: list[str] = []

    async def open_and_move(*given: Any) -> Opened:
        opened = await TableRegistry.open_table(services.registry, *given)
        if not moved:
            moved.extend((await ownership.hand_over_all(processes))["process1"])
        return opened

    monkeypatch.setattr(services.registry, "open_table", open_and_move)
    opened = await first.open_table(bots={"p2": "easy", "p3": "easy"}, seats=3)
    assert len(moved) == 1
    assert opened["table"] not in moved
    seats = services.registry.live_tables[opened["table"]].table.seats
    assert [seat.kind for seat in seats.values()] == [
        SeatKind.OPEN, SeatKind.BOT, SeatKind.BOT,
    ]  # fmt: skip


def test_polling_at_every_process_in_turn(
    tmp_path: Path,
    cluster: Cluster,
    nats_server: NatsServer,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A conversation by long-polling goes on at whichever process the next request arrives, even if
    that has not heard of the conversation's process yet."""
    monkeypatch.setattr(cluster_module, "CHECK_SECONDS", 3600.0)  # so it never hears by itself

    async def scenario() -> None:
        async with joined(tmp_path, cluster, nats_server) as servers, asyncio.timeout(SECONDS):
            first, second = servers
            opened = await first.open_table(seats=3, listed=True)
            held = await second.sit_down(opened["table"])
            hello = {"type": "Hello", "version": 1, "tokens": [held.token]}
            polled = await second.post("/poll/open", hello)
            kinds = [message["type"] for message in polled["messages"]]
            assert kinds[:2] == ["Welcome", "Snapshot"]
            order = {
                "type": "Order",
                "id": "a" * 32,
                "command": {"type": "SetReady", "is_ready": True},
            }
            for server, expected in ((first, "Applied"), (second, "Applied")):
                body = {"messages": [order], "wait": 5}
                path, heard = f"/poll/{polled['conversation']}", list[str]()
                while expected not in heard:
                    answer = await server.post(path, body, 200)
                    heard += [message["type"] for message in answer["messages"]]
            for server in servers:
                while not (listed := (await server.http.get("/api/tables")).json()):
                    await asyncio.sleep(0.1)  # the processes know each other within a second
                assert [table["table"] for table in listed] == [opened["table"]]
                wrong = await server.http.get("/api/by-code/ZZZZZZ")
                assert wrong.status_code == 404
            late = await second.open_table(seats=3)
            assert (await first.sit_down(late["table"])).seat == "p1"
            gone = await first.http.post("/poll/process9.nothing", json={"messages": []})
            assert gone.status_code == 404

    asyncio.run(scenario())


def test_a_process_that_stood_still_learns_that_it_lost_its_tables(
    tmp_path: Path, cluster: Cluster, nats_server: NatsServer
) -> None:
    """C3, small: whatever it still tries to write is refused, and it finds out about the rest."""

    async def scenario() -> None:
        async with joined(tmp_path, cluster, nats_server) as servers, asyncio.timeout(SECONDS):
            first, second = (server.services for server in servers)
            ids = [(await servers[0].open_table(seats=3))["table"] for _ in range(2)]
            lives = [first.registry.live_tables[one] for one in ids]
            await stand_still(first)
            while not set(ids) <= set(second.registry.live_tables):
                await asyncio.sleep(0.05)
            before = [await second.registry.storage.entries(one) for one in ids]
            host, give = Caller(None, is_host=True), GiveToBot(PlayerId("p1"), "easy")
            reply = await lives[0].order(host, "a" * 32, give)
            assert reply == Refused("a" * 32, TableRefusal.CANNOT_SAVE)
            assert lives[0].is_fenced
            assert first.cluster is not None
            await first.cluster.ownership.check()
            assert lives[1].is_fenced
            assert not set(ids) & set(first.registry.live_tables)
            assert before == [await second.registry.storage.entries(one) for one in ids]

    asyncio.run(scenario())


async def stand_still(services: Services) -> None:
    """As if it had been stopped for so long that its lease has run out."""
    assert services.cluster is not None
    await services.cluster.close()
    await services.maintenance.stop()
    storage = services.registry.storage
    mine = sa.update(processes).where(processes.c.name == storage.claims.owner)
    expired = mine.values(until=processes.c.until - LEASE_SECONDS)
    await storage.database.write(lambda connection: connection.execute(expired))


async def waiting_for(live: LiveTable | LiveClass, commands: int) -> None:
    lock: Any = live._lock  # pyright: ignore[reportPrivateUsage]
    while len(lock._waiters or ()) < commands:
        await asyncio.sleep(0.01)


async def some_moves(client: Client) -> None:
    wanted = (client.seq or 0) + 4
    while (client.seq or 0) < wanted:
        await asyncio.sleep(0.02)


async def begin(host_token: str, at: Running, held: list[Held], clients: list[Client]) -> None:
    async with await at.client(host_token) as host:
        await host.until("Snapshot")
        for client in clients:
            await client.until("Snapshot")
        await host.applied({"type": "Start"})
    for seat, client in zip(held, clients, strict=True):
        await client.applied({"type": "Reveal", "contribution": seat.contribution})
    for client in clients:
        while not client.view.phase:
            await client.next()
