"""Conversations by long-polling."""

import asyncio
import json
import secrets
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rawsiko.server.connections import polling
from rawsiko.server.connections.polling import MOST_MESSAGES, Poll, PollOpened
from tests.server.running import SECONDS, Client, Json, Running, play_on, running, started_table
from tests.server.simulation.quiet import Quiet, in_quiet

pytestmark = pytest.mark.slow


class Poller(Client):
    """A client that polls; its messages are the same."""

    def __init__(self, server: Running) -> None:
        super().__init__(Any)  # pyright: ignore[reportArgumentType]
        self._server = server
        self._name = ""
        self._arrived: list[Json] = []

    async def open(self, *tokens: str, **hello: object) -> None:
        body = {"type": "Hello", "version": 1, "tokens": tokens, **hello}
        opened = await self._server.post("/poll/open", body)
        self._name = opened["conversation"]
        assert len(self._name) >= 22
        self._arrived = opened["messages"]

    async def send(self, message: object) -> None:
        self._arrived += await self.poll([message], 0)

    async def next(self) -> Json:
        while not self._arrived:
            self._arrived = await self.poll([], 5)
        message = self._arrived.pop(0)
        self.heard.append(message)
        self.hear(message)
        return message

    async def poll(self, messages: list[object], wait: int) -> list[Json]:
        body = {"messages": messages, "wait": wait}
        return (await self._server.post(f"/poll/{self._name}", body, 200))["messages"]


def test_a_whole_match_by_long_polling(tmp_path: Path) -> None:
    """RT18, small: one player polls, one has a socket, a bot plays; both see the same."""

    async def scenario() -> None:
        async with running(tmp_path) as server:
            opened = await server.open_table({"p3": "greedy"}, seats=3, options={"turns": 1})
            first, second = [await server.sit_down(opened["table"]) for _ in range(2)]
            poller, client = Poller(server), await server.client(second.token)
            await poller.open(first.token)
            async with await server.client(opened["host_token"]) as host:
                await host.until("Snapshot")
                await host.applied({"type": "Start"})
            for player, seat in ((poller, first), (client, second)):
                await player.until("Snapshot")
                await player.applied({"type": "Reveal", "contribution": seat.contribution})
            await asyncio.gather(play_on(poller), play_on(client))
            assert poller.heard_head() == client.heard_head()
            assert poller.view.holdings == client.view.holdings
            await client.socket.close()

    asyncio.run(scenario())


@pytest.fixture
def arrived(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Counts the requests that reached the server."""
    requests: list[int] = []
    begin = polling.PolledConversation.begin

    def begin_and_note(line: polling.PolledConversation) -> int:
        requests.append(begin(line))
        return requests[-1]

    monkeypatch.setattr(polling.PolledConversation, "begin", begin_and_note)
    return requests


async def until_asked(arrived: list[int]) -> None:
    while not arrived:
        await asyncio.sleep(0.01)


def test_a_waiting_request_ends_when_another_comes(tmp_path: Path, arrived: list[int]) -> None:
    """Messages that come while one waits are answered on the newer request; the older is empty."""

    async def scenario() -> None:
        async with running(tmp_path) as server:
            opened = await server.open_table()
            poller = Poller(server)
            await poller.open(opened["host_token"])
            waiting = asyncio.create_task(poller.poll([], 20))
            await until_asked(arrived)
            ping: Json = {"type": "Ping", "number": 3}
            answered = await poller.poll([ping, {"type": "Nonsense"}], 20)
            assert [message["type"] for message in answered] == ["Pong", "Refused"]
            assert await asyncio.wait_for(waiting, SECONDS) == []
            assert await poller.poll([], 0) == []

    asyncio.run(scenario())


def test_who_does_not_ask_any_more_is_gone(tmp_path: Path, monkeypatch: Any) -> None:
    """After a while without a request the conversation ends, and the seat is absent."""
    monkeypatch.setattr(polling, "FORGOTTEN_AFTER", 0.2)

    async def scenario() -> None:
        async with running(tmp_path) as server:
            _, held, clients = await started_table(server, 3)
            await clients[0].socket.close()
            poller = Poller(server)
            await poller.open(held[0].token)
            presence = await clients[1].until("Presence", present=["p2", "p3"])
            assert presence["present"] == ["p2", "p3"]
            gone = await server.http.post(f"/poll/{secrets.token_urlsafe(24)}", json={})
            assert (gone.status_code, gone.json()) == (404, {"code": "unknown_conversation"})
            for client in clients:
                await client.socket.close()

    asyncio.run(scenario())


def test_a_fault_in_a_request_does_not_keep_the_seat_present(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The conversation still ends if no other request follows."""

    async def fail(*_: object) -> None:
        raise RuntimeError("a fault of ours")

    async def scenario() -> None:
        async with running(tmp_path) as server:
            _, held, clients = await started_table(server, 3)
            await clients[0].socket.close()
            await clients[1].until("Presence", present=["p2", "p3"])
            poller = Poller(server)
            await poller.open(held[0].token)
            await clients[1].until("Presence", present=["p1", "p2", "p3"])
            with monkeypatch.context() as broken:
                broken.setattr(polling, "FORGOTTEN_AFTER", 0.2)
                broken.setattr(polling.PolledConversation, "wait", fail)
                with pytest.raises(AssertionError, match="server_fault"):
                    await poller.poll([], 0)
            await clients[1].until("Presence", present=["p2", "p3"])
            for client in clients:
                await client.socket.close()

    asyncio.run(scenario())


def test_stopping_answers_who_waits(tmp_path: Path, arrived: list[int]) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as server:
            opened = await server.open_table()
            poller = Poller(server)
            await poller.open(opened["host_token"])
            waiting = asyncio.create_task(poller.poll([], 25))
            await until_asked(arrived)
            server.stop()
            messages = await asyncio.wait_for(waiting, SECONDS)
            kinds = [message["type"] for message in messages]
            assert "ServerStatus" in kinds

    asyncio.run(scenario())


def test_a_flood_by_polling_is_refused_and_ends() -> None:
    """S8: twenty messages at once, ten a second; two hundred refusals in a row end it."""

    async def scenario(quiet: Quiet) -> None:
        await quiet.open()
        assert quiet.opened is not None
        polled_by = quiet.process.polling
        hello = {"type": "Hello", "version": 1, "tokens": [quiet.opened.host_token]}
        opened = await polled_by.open(json.dumps(hello).encode(), "")
        assert isinstance(opened, PollOpened)
        ping = msgspec.Raw(b'{"type":"Ping","number":1}')
        answers: list[bytes] = []
        for _ in range(10 + 1 + 1):
            polled = await polled_by.poll(opened.conversation, Poll((ping,) * MOST_MESSAGES, 0))
            assert polled is not None
            answers += [bytes(message) for message in polled.messages]
            if polled.is_over:
                break
        kinds = [json.loads(answer)["type"] for answer in answers]
        kinds = [kind for kind in kinds if kind in ("Pong", "Refused", "Goodbye")]
        assert kinds == ["Pong"] * 20 + ["Refused"] * 201 + ["Goodbye"]
        assert all(json.loads(answer)["code"] == "too_fast" for answer in answers[-202:])
        assert await polled_by.poll(opened.conversation, Poll()) is None

    in_quiet(scenario)
