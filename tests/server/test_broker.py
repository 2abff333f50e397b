"""The broker carries messages, and says clearly when it cannot."""

import asyncio
from collections.abc import Callable

import pytest

from rawsiko.server.broker import Broker, BrokerUnreachable
from tests.server.nats import NatsServer
from tests.server.postgres import free_port


def test_what_it_carries(nats_server: NatsServer) -> None:
    """Everybody who listens hears a message."""

    async def play() -> None:
        first, second = await _connected(nats_server), await _connected(nats_server)
        heard: list[bytes] = []

        async def hear(body: bytes) -> None:
            heard.append(body)
            if body == b"bad":
                raise ValueError(body)  # logged, and the next is heard all the same

        for broker in (first, second):
            await broker.subscribe("test.hear", hear)
            await broker.flush()
        for body in (b"bad", b"good"):
            await first.publish("test.hear", body)
        await _until(lambda: sorted(heard) == [b"bad", b"bad", b"good", b"good"])
        await first.close()
        await second.close()

    asyncio.run(play())


def test_it_comes_back(nats_server: NatsServer) -> None:
    """While the broker is away messages are lost without an error; then they arrive again."""

    async def play() -> None:
        broker = await _connected(nats_server)
        returned = asyncio.Event()
        broker.on_return(returned.set)

        heard: list[bytes] = []

        async def hear(body: bytes) -> None:
            heard.append(body)

        await broker.subscribe("test.back", hear)
        nats_server.kill()
        try:
            await _until(lambda: not broker.is_connected)
            await broker.publish("test.back", b"lost")
        finally:
            nats_server.start()
        await asyncio.wait_for(returned.wait(), 60)
        await broker.publish("test.back", b"here")
        await _until(lambda: heard == [b"here"])
        await broker.close()

    asyncio.run(play())


def test_wrong_urls(nats_server: NatsServer) -> None:
    """An error names the place and never the password."""

    async def connect(url: str) -> str:
        with pytest.raises((BrokerUnreachable, ValueError)) as caught:
            await Broker.connect(url, "test")
        return str(caught.value)

    nobody = free_port()
    said = asyncio.run(connect(f"nats://rawsiko:secret@127.0.0.1:{nobody}"))
    assert f"127.0.0.1:{nobody}" in said
    assert "secret" not in said
    said = asyncio.run(connect(f"nats://rawsiko:wrong@127.0.0.1:{nats_server.port}"))
    assert "uthorization" in said
    assert "wrong" not in said
    for url in ("redis://127.0.0.1", "127.0.0.1:4222", "nats://"):
        assert asyncio.run(connect(url)) == "not the URL of a NATS server"


async def _connected(server: NatsServer) -> Broker:
    return await Broker.connect(server.url, "test")


async def _until(is_true: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not is_true():
            await asyncio.sleep(0.02)
