"""What a WebSocket does that no well-behaved client asks of it; how one that is gone is found."""

import asyncio
import json
from pathlib import Path
from typing import Any, cast

from rawsiko.server.clock import LoopClock
from rawsiko.server.connections.admission import Admission
from rawsiko.server.connections.sockets import MOST_UNHEARD, Socket, Sockets
from rawsiko.server.storage import Storage
from rawsiko.server.tables.registry import TableRegistry
from tests.server.running import running, started_table


def test_fragments_and_pings_are_understood(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as server:
            _, _, clients = await started_table(server, 3)
            client = clients[0]
            await client.socket.send(iter(('{"type":"Ping",', '"num', 'ber":7}')))
            assert (await client.until("Pong"))["number"] == 7
            await (await client.socket.ping(b"there?"))
            await client.send({"type": "Ping", "number": 8})
            assert (await client.until("Pong"))["number"] == 8
            for one in clients:
                await one.socket.close()

    asyncio.run(scenario())


def test_messages_that_come_together_are_answered_in_order(tmp_path: Path) -> None:
    """Also more of them than are heard at once, behind one that waits for the disk."""

    async def scenario() -> None:
        async with running(tmp_path) as server:
            opened = await server.open_table()
            host = await server.client(opened["host_token"])
            await host.until("Snapshot")
            order = {"type": "Order", "id": "ab" * 16, "command": {"type": "End"}}
            pings = [{"type": "Ping", "number": n} for n in range(MOST_UNHEARD + 4)]
            transport = cast("Any", host.socket.transport)
            sent: list[bytes] = []
            write, transport_write = sent.append, transport.write
            transport.write = write
            for message in (order, *pings):
                await host.socket.send(json.dumps(message))
            transport.write = transport_write
            transport_write(b"".join(sent))
            assert (await host.until("Applied"))["id"] == order["id"]
            for ping in pings:
                assert (await host.until("Pong"))["number"] == ping["number"]
            await host.socket.close()

    asyncio.run(scenario())


def no_tables() -> Sockets:
    """The sockets of a server without any table."""
    storage = cast("Storage", None)
    return Sockets(Admission(TableRegistry(storage, LoopClock()), LoopClock()))


class FakeTransport:
    def __init__(self) -> None:
        self.written: list[bytes] = []
        self.was_aborted = False

    def write(self, data: bytes) -> None:
        self.written.append(data)

    def abort(self) -> None:
        self.was_aborted = True


def test_who_does_not_answer_a_ping_is_gone() -> None:
    async def scenario() -> None:
        transport = FakeTransport()
        sockets = no_tables()
        socket = Socket(sockets, "", cast("asyncio.Transport", transport), set())
        for _ in range(2):
            socket.ping()
            socket.data_received(b"\x8a\x80abcd")  # a pong
        socket.ping()
        assert transport.written == [b"\x89\x00"] * 3
        assert not transport.was_aborted
        socket.ping()
        assert transport.was_aborted
        socket.connection_lost(None)

    asyncio.run(scenario())
