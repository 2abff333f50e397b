"""Who may do what: roles, commands and tokens."""

import asyncio
import secrets
from pathlib import Path
from typing import get_args

import pytest
from websockets.exceptions import ConnectionClosed

from rawsiko.protocol.commands import HOST_COMMANDS, Command
from tests.server.running import Client, Json, running, started_table

pytestmark = pytest.mark.slow

SAMPLES: dict[str, Json] = {
    "Play": {"action": {"type": "EndActionPhase", "player": "p1"}},
    "TakeBack": {},
    "SetReady": {"is_ready": True},
    "Reveal": {"contribution": "0" * 32},
    "SetCompany": {"company": 2, "avatar": 3},
    "Leave": {},
    "HurryBots": {},
    "SetPace": {"pace": "fast"},
    "AskHint": {"step": 1},
    "AskWhyNot": {"action": {"type": "EndActionPhase", "player": "p1"}},
    "Say": {"phrase": "hello"},
    "SayFreely": {"text": "hello"},
    "ChangeSettings": {"settings": {"seats": 3}},
    "Start": {},
    "OpenSeat": {"seat": "p1"},
    "GiveToBot": {"seat": "p1", "level": "greedy"},
    "Pause": {},
    "Resume": {},
    "End": {},
    "SetLastTurn": {"turn": 5},
    "StopAtBell": {},
    "ExtendTimer": {"seconds": 60},
    "Mute": {"seat": None, "is_muted": True},
}
COMMANDS = [kind.__name__ for kind in get_args(Command)]
HOSTS = {kind.__name__ for kind in HOST_COMMANDS}


def test_the_matrix_of_roles_and_commands(tmp_path: Path) -> None:
    """S7: every command is refused to everybody who may not give it."""
    assert set(COMMANDS) == set(SAMPLES)

    async def scenario() -> None:
        async with running(tmp_path) as server:
            opened, _, clients = await started_table(server, 3, spectators=True)
            host = await server.client(opened["host_token"])
            watched = await server.post("/api/watch", {"code": opened["code"]})  # same rights
            assert watched == await server.post("/api/watch", {"code": opened["code"]})
            spectator = await server.client(watched["spectator_token"])
            await host.until("Snapshot")
            await spectator.until("Snapshot")
            for name in COMMANDS:
                command = {"type": name, **SAMPLES[name]}
                expected = "not_host" if name in HOSTS else "not_seated"
                assert await code_of(spectator, command) == expected, name
                if name in HOSTS:
                    assert await code_of(clients[1], command) == "not_host", name
                else:
                    assert await code_of(host, command) == "not_seated", name
            other = {"type": "Play", "action": {"type": "EndActionPhase", "player": "p1"}}
            assert await code_of(clients[1], other) == "not_your_seat"
            seq = clients[0].seq
            await host.applied({"type": "End"})
            for client in (*clients, host, spectator):
                for name in COMMANDS:
                    code = await code_of(client, {"type": name, **SAMPLES[name]})
                    assert code == "table_over", name
            assert clients[0].seq == (seq or 0) + 2  # ended, secret shown: nothing else happened
            for client in (*clients, host, spectator):
                await client.socket.close()

    asyncio.run(scenario())


def test_a_host_keeps_time_only_without_a_seat(tmp_path: Path) -> None:
    """R1.5: a device that also holds a seat is refused; one that only leads may ring the bell."""

    async def scenario() -> None:
        async with running(tmp_path) as server:
            options = {"host_keeps_time": True}
            opened, seats, clients = await started_table(server, 3, options=options)
            playing = await server.client(opened["host_token"], seats[0].token)
            leading = await server.client(opened["host_token"])
            for client in (playing, leading):
                await client.until("Snapshot")
            for command in ({"type": "SetLastTurn", "turn": 5}, {"type": "StopAtBell"}):
                assert await code_of(playing, command) == "host_plays"
                await leading.applied(command)
            while (told := await clients[1].until("Told"))["change"].get("by") != "host":
                pass
            assert told["change"]["events"] == [{"type": "LastTurnSet", "turn": 5}]
            for client in (*clients, playing, leading):
                await client.socket.close()

    asyncio.run(scenario())


async def code_of(client: Client, command: Json) -> str:
    while True:
        reply = await client.order(command)
        if reply.get("code") != "too_fast":
            return reply["code"]
        await asyncio.sleep(0.3)


def test_tokens_that_open_nothing(tmp_path: Path) -> None:
    """Unknown, of another version, of two tables, of a replay, of a seat one does not hold."""

    async def scenario() -> None:
        async with running(tmp_path) as server:
            first, second = await server.open_table(), await server.open_table()
            seat = await server.sit_down(first["table"])
            refused: list[tuple[list[str], Json, str]] = [
                ([secrets.token_urlsafe(24)], {}, "unknown_token"),
                ([first["host_token"], second["host_token"]], {}, "unknown_table"),
                ([first["replay_token"]], {}, "spectators_not_allowed"),
                ([first["spectator_token"]], {}, "spectators_not_allowed"),
                ([seat.token], {"seat": "p2"}, "not_your_seat"),
                ([first["host_token"]], {"seat": "p1"}, "not_your_seat"),
                ([first["host_token"]], {"version": 99}, "other_version"),
                ([first["host_token"]], {"after": -1}, "malformed"),
                ([], {}, "malformed"),
            ]
            for tokens, hello, code in refused:
                client = await server.client(*tokens, **hello)
                assert (await client.next()) == {
                    "type": "Goodbye",
                    "code": code,
                    "retry_seconds": None,
                }
                with pytest.raises(ConnectionClosed):
                    await client.next()
                assert client.heard[1:] == []
                body = {"type": "Hello", "version": 1, "tokens": tokens, **hello}
                answer = await server.http.post("/poll/open", json=body)
                assert answer.status_code >= 400
                assert answer.json() == {"code": code}

    asyncio.run(scenario())
