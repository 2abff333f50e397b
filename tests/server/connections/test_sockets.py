"""WebSockets: unusual frames, floods, reconnecting too fast, and clients that are gone."""

import asyncio
import json
import re
from pathlib import Path
from typing import Any, cast

from websockets.asyncio.client import connect
from websockets.frames import Frame, Opcode
from websockets.typing import Origin

from rawsiko.server.clock import LoopClock
from rawsiko.server.connections.admission import Admission
from rawsiko.server.connections.frames import close_frame
from rawsiko.server.connections.sockets import (
    LAST_WORDS_SECONDS,
    PING_SECONDS,
    Socket,
    Sockets,
)
from rawsiko.server.rate_limits import OPENINGS
from rawsiko.server.storage import Storage
from rawsiko.server.tables.registry import TableRegistry
from tests.server.running import running, started_table
from tests.server.simulation.quiet import Quiet, in_quiet


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
    """Also behind one that waits for the disk."""

    async def scenario() -> None:
        async with running(tmp_path) as server:
            opened = await server.open_table()
            host = await server.client(opened["host_token"])
            await host.until("Snapshot")
            order = {"type": "Order", "id": "ab" * 16, "command": {"type": "End"}}
            pings = [{"type": "Ping", "number": n} for n in range(12)]
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


def test_a_binary_frame_is_malformed(tmp_path: Path) -> None:
    """Whatever it contains, also in place of a Hello. The conversation goes on."""

    async def scenario() -> None:
        async with running(tmp_path) as server:
            opened = await server.open_table()
            host = await server.client(opened["host_token"])
            await host.until("Snapshot")
            for body in (b"", b"\x00\xff", b'{"type":"Ping","number":1}'):
                await host.socket.send(body)
                refused = await host.until("Refused")
                assert (refused["id"], refused["code"]) == (None, "malformed")
            await host.send({"type": "Ping", "number": 2})
            assert (await host.until("Pong"))["number"] == 2
            await host.socket.close()
            url = f"ws://127.0.0.1:{server.port}/ws"
            async with connect(url, origin=Origin(server.origin)) as early:
                hello = {"type": "Hello", "version": 1, "tokens": [opened["host_token"]]}
                await early.send(json.dumps(hello).encode())
                assert json.loads(await early.recv()) == {
                    "type": "Goodbye", "code": "malformed", "retry_seconds": None,
                }  # fmt: skip

    asyncio.run(scenario())


def no_tables() -> Sockets:
    """The sockets of a server without any table."""
    storage = cast("Storage", None)
    return Sockets(Admission(TableRegistry(storage, LoopClock()), LoopClock()))


class FakeTransport:
    def __init__(self) -> None:
        self.written: list[bytes] = []
        self.was_aborted = False
        self.is_reading = True

    def write(self, data: bytes) -> None:
        self.written.append(data)

    def abort(self) -> None:
        self.was_aborted = True

    def pause_reading(self) -> None:
        assert self.is_reading
        self.is_reading = False

    def resume_reading(self) -> None:
        assert not self.is_reading
        self.is_reading = True

    def pongs(self) -> list[int]:
        """The numbers of the Pongs that were sent."""
        return [int(n) for n in re.findall(rb'"Pong","number":(\d+)', b"".join(self.written))]


def a_socket(sockets: Sockets) -> tuple[Socket, FakeTransport]:
    transport = FakeTransport()
    return Socket(sockets, "", cast("asyncio.Transport", transport), set()), transport


def test_a_client_that_does_not_answer_a_ping_is_dropped() -> None:
    async def scenario() -> None:
        socket, transport = a_socket(no_tables())
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


# Floods. Time is simulated: a test says how much of it passes.


def frame_of(message: object) -> bytes:
    return Frame(Opcode.TEXT, json.dumps(message).encode()).serialize(mask=True)


def pings(numbers: range) -> bytes:
    return b"".join(frame_of({"type": "Ping", "number": number}) for number in numbers)


async def welcomed(quiet: Quiet) -> tuple[Socket, FakeTransport]:
    """The socket of the host of a table."""
    await quiet.open()
    assert quiet.opened is not None
    sockets = Sockets(quiet.process.admission)
    socket, transport = a_socket(sockets)
    hello = {"type": "Hello", "version": 1, "tokens": [quiet.opened.host_token]}
    socket.data_received(frame_of(hello))
    await quiet.until(lambda: b"Snapshot" in b"".join(transport.written))
    return socket, transport


def test_a_client_that_sends_too_fast_is_read_more_slowly() -> None:
    """Twenty messages at once and ten a second are answered; the rest is not even read."""

    async def scenario(quiet: Quiet) -> None:
        socket, transport = await welcomed(quiet)
        socket.data_received(pings(range(200)))
        assert not transport.is_reading
        await asyncio.sleep(0)
        assert transport.pongs() == list(range(20))
        await asyncio.sleep(1.05)
        assert transport.pongs() == list(range(30))
        assert not transport.is_reading
        await asyncio.sleep(18)
        assert transport.pongs() == list(range(200))  # in order, and none of them is lost
        assert transport.is_reading
        socket.connection_lost(None)

    in_quiet(scenario)


def test_other_frames_count_as_messages() -> None:
    """A flood of pings, pongs or fragments costs the server no more than one of messages."""

    async def scenario(quiet: Quiet) -> None:
        for opcode in (Opcode.PING, Opcode.PONG, Opcode.CONT):
            socket, transport = a_socket(Sockets(quiet.process.admission))
            begin = Frame(Opcode.TEXT, b"{", fin=False) if opcode is Opcode.CONT else None
            one = Frame(opcode, b"", fin=opcode is not Opcode.CONT).serialize(mask=True)
            socket.data_received((begin.serialize(mask=True) if begin else b"") + one * 100)
            assert not transport.is_reading
            assert not transport.was_aborted
            socket.connection_lost(None)

    in_quiet(scenario)


def test_windows_of_a_seat_share_its_rate() -> None:
    async def scenario(quiet: Quiet) -> None:
        first, one = await welcomed(quiet)
        assert quiet.opened is not None
        second, other = a_socket(Sockets(quiet.process.admission))
        hello = {"type": "Hello", "version": 1, "tokens": [quiet.opened.host_token]}
        second.data_received(frame_of(hello))
        await quiet.until(lambda: b"Snapshot" in b"".join(other.written))
        first.data_received(pings(range(500)))
        second.data_received(pings(range(500)))
        await asyncio.sleep(1.05)
        assert 28 <= len(one.pongs()) + len(other.pongs()) <= 31
        for socket in (first, second):
            socket.connection_lost(None)

    in_quiet(scenario)


def test_a_flood_that_does_not_end_ends_the_conversation() -> None:
    """With Goodbye(too_fast), if from one ping to the next it wasn't read to its end."""

    async def scenario(quiet: Quiet) -> None:
        socket, transport = await welcomed(quiet)
        socket.data_received(pings(range(2000)))
        socket.ping()
        await asyncio.sleep(PING_SECONDS)
        socket.ping()
        assert b'"Goodbye","code":"too_fast"' in b"".join(transport.written)
        assert transport.written[-1] == close_frame(1008)
        await asyncio.sleep(LAST_WORDS_SECONDS)
        assert transport.was_aborted
        socket.connection_lost(None)
        assert not quiet.process.admission.conversations

    in_quiet(scenario)


def test_a_seat_that_reconnects_too_fast_waits() -> None:
    """Each connection is welcomed in the end, or told when to try again."""

    async def scenario(quiet: Quiet) -> None:
        await quiet.open()
        assert quiet.opened is not None
        hello = {"type": "Hello", "version": 1, "tokens": [quiet.opened.host_token]}
        sockets, opened = Sockets(quiet.process.admission), list[FakeTransport]()
        for _ in range(40):
            socket, transport = a_socket(sockets)
            socket.data_received(frame_of(hello))
            opened.append(transport)

        def count(what: bytes) -> int:
            return sum(what in b"".join(transport.written) for transport in opened)

        await asyncio.sleep(0.5)
        assert count(b'"Welcome"') == OPENINGS.at_once
        await asyncio.sleep(2)
        assert count(b'"Welcome"') == OPENINGS.at_once + 2
        await asyncio.sleep(10)
        assert count(b'"Welcome"') + count(b'"try_again"') == 40

    in_quiet(scenario)
