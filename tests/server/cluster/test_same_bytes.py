"""C1: whole matches in a cluster, with every conversation at a random process."""

import asyncio
import itertools
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from rawsiko.server.cluster import links, ownership, remote_conversations
from rawsiko.server.storage import processes
from rawsiko.server.tables import registry, tokens
from tests.server import running as running_module
from tests.server.cluster.joined import joined
from tests.server.nats import NatsServer
from tests.server.postgres import Cluster
from tests.server.running import Client, Json, Running, play_on, running
from tests.server.serving import IS_LONG

SECONDS = 1500 if IS_LONG else 300  # until it counts as hanging
PROCESSES, SEATS = 3, 3
TABLES = 60 if IS_LONG else 2
Heard = dict[tuple[int, int], list[str | bytes]]  # by table and seat


def test_every_seat_is_sent_the_bytes_that_one_process_would_send(
    tmp_path: Path, cluster: Cluster, nats_server: NatsServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With the same secrets. The replays are the same, too, at whichever process they are read."""
    fixed = FixedSecrets()
    for module in (registry, tokens, running_module):
        monkeypatch.setattr(module, "secrets", fixed)
    keep_still(monkeypatch)

    async def in_one_process() -> tuple[Heard, list[bytes]]:
        async with running(tmp_path) as server, asyncio.timeout(SECONDS):
            return await whole_matches([server], fixed)

    async def in_a_cluster() -> tuple[Heard, list[bytes]]:
        async with (
            joined(tmp_path, cluster, nats_server, PROCESSES) as servers,
            asyncio.timeout(SECONDS),
        ):
            return await whole_matches(servers, fixed)

    heard, replays = asyncio.run(in_one_process())
    heard_there, replays_there = asyncio.run(in_a_cluster())
    assert len(heard) == TABLES * SEATS
    for seat, messages in heard.items():
        assert any('"secret":"' in str(one) for one in messages)  # the whole match
        assert heard_there[seat] == messages, seat
    assert replays_there == replays


def keep_still(monkeypatch: pytest.MonkeyPatch) -> None:
    """A table that moves, or a process that is too busy to answer, leads to another Snapshot."""
    monkeypatch.setattr(ownership, "AT_LEAST", sys.maxsize)
    monkeypatch.setattr(processes, "LEASE_SECONDS", SECONDS)
    monkeypatch.setattr(remote_conversations, "OPEN_SECONDS", SECONDS)
    for module in (remote_conversations, links):
        monkeypatch.setattr(module, "SILENT_SECONDS", SECONDS)


async def whole_matches(servers: list[Running], fixed: "FixedSecrets") -> tuple[Heard, list[bytes]]:
    chance = Random(3)
    tables: list[tuple[Json, list[Client]]] = []
    for number in range(TABLES):
        # One after the other: nobody else draws a secret meanwhile.
        fixed.begin(number)
        tables.append(await begun(servers[number % len(servers)], servers, chance))
    await asyncio.gather(*(play_on(client) for _, clients in tables for client in clients))
    heard: Heard = {}
    replays: list[bytes] = []
    for number, (opened, clients) in enumerate(tables):
        for seat, client in enumerate(clients):
            heard[number, seat] = client.raw
            await client.socket.close()
        token = {"authorization": f"Bearer {opened['replay_token']}"}
        read = [await one.http.get("/api/replay", headers=token) for one in servers]
        assert {one.status_code for one in read} == {200}
        assert len({one.content for one in read}) == 1
        replays.append(read[0].content)
    return heard, replays


async def begun(
    opener: Running, servers: list[Running], chance: Random
) -> tuple[Json, list[Client]]:
    """Every request and every conversation is at a random process. Each seat waits for the one
    before it, so that everybody hears of them in the same order."""

    def anywhere() -> Running:
        return chance.choice(servers)

    opened = await opener.open_table(seats=SEATS, options={"turns": 1})
    found = await anywhere().http.get(f"/api/by-code/{opened['code']}")
    assert found.status_code == 200
    held = [await anywhere().sit_down(opened["table"]) for _ in range(SEATS)]
    clients: list[Client] = []
    for seat in held:
        client = await anywhere().client(seat.token)
        client.new_id = ids_of(seat.token)
        await client.until("Presence")
        clients.append(client)
    async with await anywhere().client(opened["host_token"]) as host:
        await host.until("Snapshot")
        await host.applied({"type": "Start"})
    for seat, client in zip(held, clients, strict=True):
        await client.applied({"type": "Reveal", "contribution": seat.contribution})
    return opened, clients


def ids_of(token: str) -> Callable[[], str]:
    numbers = itertools.count()
    return lambda: tokens.hash_of(f"{token} {next(numbers)}").hex()[:32]


class FixedSecrets:
    """In place of the module `secrets`."""

    def __init__(self) -> None:
        self._chance = Random()

    def begin(self, number: int) -> None:
        self._chance = Random(number)

    def token_bytes(self, count: int) -> bytes:
        return self._chance.randbytes(count)

    def token_hex(self, count: int) -> str:
        return self.token_bytes(count).hex()

    def token_urlsafe(self, count: int) -> str:
        return self.token_hex(count)

    def randbelow(self, limit: int) -> int:
        return self._chance.randrange(limit)

    def choice(self, options: str) -> str:
        return self._chance.choice(options)
