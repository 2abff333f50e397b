"""Seats that change hands, several seats on one device, several windows of one seat."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from rawsiko.engine.ids import PlayerId
from rawsiko.server.connections.conversation import Conversation
from rawsiko.server.tables.live_table import LiveTable
from tests.server.running import SECONDS, Client, Running, play_on, running, started_table

pytestmark = pytest.mark.slow


def test_one_device_many_seats(tmp_path: Path) -> None:
    """Hot-seat: one conversation plays all seats; no message shows two cards, nor any card
    while the device shows nobody's view."""

    async def scenario() -> None:
        async with running(tmp_path) as server:
            opened = await server.open_table(seats=3, options={"turns": 1})
            held = [await server.sit_down(opened["table"]) for _ in range(3)]
            tokens = [seat.token for seat in held]
            device = await server.client(opened["host_token"], *tokens)
            welcome = await device.next()
            assert (welcome["seats"], welcome["is_host"]) == (["p1", "p2", "p3"], True)
            assert (await device.until("Snapshot"))["seat"] is None
            await device.applied({"type": "Start"})
            for seat in held:
                await look_as(device, seat.seat)
                await device.applied({"type": "Reveal", "contribution": seat.contribution})
            await look_as(device, None)
            while not device.view.phase:
                await device.next()
            assert device.view.objectives == {}
            for _ in range(12):
                acting = device.view.phase["player"]
                await look_as(device, acting)
                assert list(device.view.objectives) == [acting]
                choice = device.view.choice()
                assert choice is not None
                assert (await device.order(choice))["type"] == "Applied"
                await look_as(device, None)
            assert most_cards(device) == 1
            await device.send({"type": "LookAs", "seat": "p9"})
            assert (await device.until("Refused"))["code"] == "not_your_seat"
            await device.socket.close()

    asyncio.run(scenario())


async def look_as(device: Client, seat: str | None) -> None:
    await device.send({"type": "LookAs", "seat": seat})
    assert (await device.until("Snapshot"))["seat"] == seat


def most_cards(client: Client) -> int:
    matches = [
        match
        for message in client.heard
        for match in (message.get("match"), message.get("change", {}).get("match"))
        if match
    ]
    return max(len(match["objectives"]) for match in matches)


def test_a_host_whose_seat_is_opened_elsewhere_comes_back_without_it(tmp_path: Path) -> None:
    """The host keeps the host's commands, and learns that the seat is gone."""

    async def scenario() -> None:
        async with running(tmp_path) as server:
            opened, held, clients = await started_table(server, 3)
            both = [held[0].token, opened["host_token"]]
            host = await server.client(*both)
            await host.until("Snapshot")
            await server.post("/api/come-back", {"code": held[0].rejoin_code})
            assert (await host.until("Goodbye"))["code"] == "try_again"
            again = await server.client(*both)
            welcome = await again.until("Welcome")
            assert (welcome["seats"], welcome["is_host"]) == ([], True)
            for client in (again, *clients[1:]):
                await client.socket.close()

    asyncio.run(scenario())


def test_a_rejoin_code_takes_the_seat_back(tmp_path: Path) -> None:
    """The old link stops working, its conversation is told why; the code works again and again."""

    async def scenario() -> None:
        async with running(tmp_path) as server:
            _, held, clients = await started_table(server, 3)
            for typed in (held[0].rejoin_code, "-".join(held[0].rejoin_code.lower())):
                taken = (await server.post("/api/come-back", {"code": typed}))["seat"]
                assert taken["seat"] == held[0].seat
                assert taken["link"].endswith(f"/#seat={taken['seat_token']}")
            assert (await clients[0].until("Goodbye"))["code"] == "opened_elsewhere"
            old = await server.client(held[0].token)
            assert (await old.next())["code"] == "unknown_token"
            new = await server.client(taken["seat_token"])
            assert list((await new.until("Snapshot"))["match"]["objectives"]) == [held[0].seat]
            wrong = await server.http.post("/api/come-back", json={"code": "ABCD" * 4})
            assert (wrong.status_code, wrong.json()) == (401, {"code": "unknown_token"})
            for client in (*clients, new):
                await client.socket.close()

    asyncio.run(scenario())


def test_a_removed_seat_sees_nothing_more(tmp_path: Path) -> None:
    """Someone removed in the lobby, or who left, doesn't see the card of the seat's next holder."""

    async def scenario() -> None:
        async with running(tmp_path) as server:
            opened = await server.open_table(seats=3)
            removed, leaver = [await server.sit_down(opened["table"]) for _ in range(2)]
            first, second = await server.client(removed.token), await server.client(leaver.token)
            host = await server.client(opened["host_token"])
            for client in (first, second, host):
                await client.until("Snapshot")
            await host.applied({"type": "OpenSeat", "seat": "p1"})
            assert (await first.until("Goodbye"))["code"] == "not_seated"
            await second.applied({"type": "Leave"})  # its one reply, before the conversation ends
            assert (await second.until("Goodbye"))["code"] == "not_seated"
            await until(server, lambda: only_the_host_is_left(server))
            assert host.view.seat is None
            next_one = await server.sit_down(opened["table"])
            assert next_one.seat == "p1"
            for token in (removed.token, leaver.token, removed.rejoin_code * 2):
                stranger = await server.client(token)
                assert (await stranger.next())["code"] == "unknown_token"
            await host.socket.close()

    asyncio.run(scenario())


def test_a_seat_that_changes_hands_during_a_welcome(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A client that connects with the old link at that moment sees nothing of the seat."""

    async def scenario() -> None:
        async with running(tmp_path) as server:
            _, held, clients = await started_table(server, 3)
            await clients[0].socket.close()
            join = LiveTable.join

            async def rejoined_meanwhile(self: LiveTable, *arguments: Any) -> None:
                monkeypatch.setattr(LiveTable, "join", join)
                await server.post("/api/come-back", {"code": held[0].rejoin_code})
                await join(self, *arguments)

            monkeypatch.setattr(LiveTable, "join", rejoined_meanwhile)
            late = await server.client(held[0].token)
            assert (await late.next())["code"] == "try_again"
            assert [message["type"] for message in late.heard] == ["Goodbye"]
            for client in clients[1:]:
                await client.socket.close()
            await late.socket.close()

    asyncio.run(scenario())


def only_the_host_is_left(server: Running) -> bool:
    there = server.services.admission.conversations
    return all(isinstance(one, Conversation) and one.is_host for one in there)


async def until(server: Running, is_so: Callable[[], bool]) -> None:
    assert server.port
    async with asyncio.timeout(SECONDS):
        while not is_so():
            await asyncio.sleep(0.02)


def test_an_absent_seat_is_played_and_handed_back(tmp_path: Path) -> None:
    """RT20, small: a bot stands in for an absent seat, until its holder connects again."""

    async def scenario() -> None:
        async with running(tmp_path, pace=40, bot_pause=4) as server:
            _, held, clients = await started_table(server, 3, absence_seconds=10)
            live = next(iter(server.services.registry.live_tables.values()))
            gone = next(client for client in clients if client.view.choice())
            seat = next(seat for seat in held if seat.seat == gone.view.seat)
            others = [client for client in clients if client is not gone]
            await gone.socket.close()
            presence = await others[0].until("Presence")
            assert seat.seat not in presence["present"]
            while (told := await others[0].until("Told"))["change"]["type"] != "MatchTold":
                pass
            assert told["change"]["by"] == "stand_in"
            back = await server.client(seat.token)
            await back.until("Snapshot")
            assert live.table.seats[PlayerId(seat.seat)].stand_in is None
            assert seat.seat in (await others[0].until("Presence"))["present"]
            for client in (*others, back):
                await client.socket.close()

    asyncio.run(scenario())


def test_seven_windows_of_a_seat_are_six(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as server:
            opened = await server.open_table()
            seat = await server.sit_down(opened["table"])
            windows: list[Client] = []
            for _ in range(7):
                windows.append(await server.client(seat.token))
                await windows[-1].until("Snapshot")
            assert (await windows[0].until("Goodbye"))["code"] == "opened_elsewhere"
            for window in windows:
                await window.socket.close()

    asyncio.run(scenario())


def test_a_slow_reader_is_cut_off_and_comes_back(tmp_path: Path) -> None:
    """RT16: a client that doesn't read loses its conversation, not its seat; others go on."""

    async def scenario() -> None:
        async with running(tmp_path) as server:
            _, held, clients = await started_table(server, 3)
            live = next(iter(server.services.registry.live_tables.values()))
            there = server.services.admission.conversations
            at_table = (one for one in there if isinstance(one, Conversation))
            slow = next(one for one in at_table if one.viewer == held[2].seat)
            clients[2].socket.transport.pause_reading()
            message = b'{"type":"Spoken","player":"p1","text":"%b"}' % (b"x" * 60_000)
            for _ in range(1000):
                slow.put(message)
                await asyncio.sleep(0.001)
                if slow.is_cut:
                    break
            assert slow.is_cut
            clients[0].heard.clear()
            await clients[0].send({"type": "Ping", "number": 1})
            await clients[0].until("Pong")
            await until(server, lambda: len(live.conversations) == 2)
            assert live.present() == ("p1", "p2")
            again = await server.client(held[2].token)
            await again.until("Snapshot")
            for client in (clients[0], clients[1], again):
                await client.socket.close()
            clients[2].socket.transport.abort()

    asyncio.run(scenario())


def test_a_finished_match_is_put_away_and_found_again(tmp_path: Path) -> None:
    """It leaves memory when nobody is connected; its replay is still there."""

    async def scenario() -> None:
        async with running(tmp_path) as server:
            opened, _, clients = await started_table(
                server, 1, {"p2": "random", "p3": "random"}, options={"turns": 1}
            )
            await play_on(clients[0])
            await clients[0].socket.close()
            await until(server, lambda: not server.services.admission.conversations)
            await server.services.maintenance.keep_in_step()
            assert not server.services.registry.live_tables
            answer = await server.http.get(
                "/api/replay",
                headers={"authorization": f"Bearer {opened['replay_token']}"},
            )
            assert answer.status_code == 200

    asyncio.run(scenario())
