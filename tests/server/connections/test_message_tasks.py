"""A message's task may time out, fail or be cancelled: the socket survives or is closed."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from rawsiko.server.storage import CannotSave
from rawsiko.server.tables.live_table import LiveTable
from tests.server.running import Client, Running, running
from tests.server.storing import run

END = {"type": "End"}


async def a_host(server: Running) -> Client:
    opened = await server.open_table()
    host = await server.client(opened["host_token"])
    await host.until("Snapshot")
    return host


def test_a_timeout_inside_a_command_is_a_refusal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`asyncio.timeout` works only in a task, and database drivers use it."""

    async def scenario() -> None:
        async with running(tmp_path) as server:
            host = await a_host(server)

            async def append(*_: object) -> None:
                try:
                    async with asyncio.timeout(0.01):
                        await asyncio.Event().wait()
                except TimeoutError as error:
                    raise CannotSave("timeout") from error

            with monkeypatch.context() as patched:
                patched.setattr(server.services.registry.storage, "append", append)
                assert (await host.order(END))["code"] == "cannot_save"
            assert (await host.order(END))["type"] == "Applied"  # on the same socket
            await host.socket.close()

    run(scenario())


@pytest.mark.parametrize("code", [1011, 1012])
def test_a_command_that_fails_or_is_cancelled_closes_its_socket(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: int
) -> None:
    """With the code of docs/protocol.md, and its conversation ends."""

    async def scenario() -> None:
        async with running(tmp_path) as server:
            host = await a_host(server)
            (live,) = server.services.registry.live_tables.values()
            stuck: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

            async def order(*_: object) -> Any:
                return await stuck

            monkeypatch.setattr(LiveTable, "order", order)
            await host.send({"type": "Order", "id": "ab" * 16, "command": END})
            await host.send({"type": "Ping", "number": 1})
            while not any(one.is_busy for one in server.services.admission.conversations):
                await asyncio.sleep(0.01)
            if code == 1011:
                stuck.set_exception(ZeroDivisionError())
            else:
                stuck.cancel()
            with pytest.raises(ConnectionClosed):
                await host.until("Pong")
            assert host.socket.close_code == code
            while server.services.admission.conversations or live.conversations:
                await asyncio.sleep(0.01)

    run(scenario())


def test_messages_behind_a_command_wait_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Answers come in the order of the messages."""

    async def scenario() -> None:
        async with running(tmp_path) as server:
            host = await a_host(server)
            order, go_on = LiveTable.order, asyncio.Event()

            async def slow(*arguments: Any) -> Any:
                await go_on.wait()
                return await order(*arguments)

            monkeypatch.setattr(LiveTable, "order", slow)
            first, second = "ab" * 16, "cd" * 16
            await host.send({"type": "Order", "id": first, "command": END})
            await host.send({"type": "Ping", "number": 1})
            await host.send({"type": "Order", "id": second, "command": END})
            await host.send({"type": "Ping", "number": 2})
            while not any(one.is_busy for one in server.services.admission.conversations):
                await asyncio.sleep(0.01)
            go_on.set()
            await host.until("Pong", number=2)
            kinds = ("Applied", "Refused", "Pong")
            heard = [message for message in host.heard if message["type"] in kinds]
            assert [m.get("id") or m["number"] for m in heard] == [first, 1, second, 2]
            await host.socket.close()

    run(scenario())
