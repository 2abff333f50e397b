"""Connections that say nothing: few of one network may stay for long."""

import asyncio
import logging
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.typing import Origin

from rawsiko.server.connections import sockets, strangers
from rawsiko.server.logs import LOG
from rawsiko.server.web import http_protocol
from tests.server.running import Running, running

FEW = 4
FOR_EVER = 600.0


async def ended(reader: asyncio.StreamReader) -> None:
    with suppress(ConnectionResetError):
        assert await reader.read() == b""


@pytest.mark.parametrize("beginning", [b"", b"GET / HTTP/1.1\r\n"])
def test_too_many_silent_connections_are_closed_early(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    beginning: bytes,
) -> None:
    """As many as are allowed stay until their time is up; others are still answered. The log has it
    once."""
    for module, name in ((http_protocol, "REQUEST_SECONDS"), (sockets, "HELLO_SECONDS")):
        monkeypatch.setattr(module, name, FOR_EVER)
    monkeypatch.setattr(strangers, "everyone", strangers.Strangers())
    monkeypatch.setattr(strangers, "MOST_STRANGERS", FEW)
    monkeypatch.setattr(strangers, "CROWDED_SECONDS", 0.5)
    caplog.set_level(logging.WARNING, LOG)

    async def scenario() -> None:
        async with running(tmp_path) as server:
            opened = [await silent(server, beginning) for _ in range(3 * FEW)]
            reading = [asyncio.create_task(ended(reader)) for reader, _ in opened]
            while sum(task.done() for task in reading) < 2 * FEW:
                await asyncio.sleep(0.01)
            assert (await server.http.get("/health")).status_code == 200
            async with connect(f"ws://127.0.0.1:{server.port}/ws", origin=Origin(server.origin)):
                assert sum(task.done() for task in reading) == 2 * FEW
            for _, writer in opened:
                writer.close()
            await asyncio.gather(*reading)

    asyncio.run(scenario())
    said = [one for one in caplog.records if one.name == LOG]
    assert [one.message for one in said] == ["too many silent connections of one network"]


async def silent(
    server: Running, beginning: bytes
) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(beginning)
    return reader, writer
