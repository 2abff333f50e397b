"""A client that knows only the page and the schema plays whole matches on a real server."""

import ast
import asyncio
import re
from pathlib import Path
from random import Random

import pytest

from tests.protocol import plain_client, plain_fold, schema
from tests.protocol.plain_client import Api, PlainClient, open_table, play_match, sit_down
from tests.protocol.schema import Json, alternatives, largest
from tests.server.running import running

pytestmark = pytest.mark.slow

TURNS = 1
OPTIONS = {
    "plain": {"turns": TURNS},
    "advanced": {"turns": TURNS, "advanced_setup": True, "monopoly_stranglehold": True},
    "news": {"turns": 3, "world_news": True, "recycling": True},
    "china": {"turns": TURNS, "trade_with_china": True, "leave_one_behind": True},
}


@pytest.mark.parametrize(
    ("options", "over", "bots"),
    [
        ("plain", "socket", {}),
        ("advanced", "socket", {"p2": "random"}),
        ("news", "socket", {"p3": "random"}),
        ("china", "polling", {"p1": "random", "p3": "random"}),
    ],
)
def test_it_plays_a_whole_match(
    tmp_path: Path, options: str, over: str, bots: dict[str, str]
) -> None:
    """Opens a table, sits down, gets ready, starts, reveals and plays to the end. No order is
    refused, and what it knows in the end is what the server says."""

    async def scenario() -> None:
        async with running(tmp_path) as server:
            api = await Api.of(server.http)
            settings = {"seats": 3, "options": OPTIONS[options]}
            opened = await open_table(api, settings, bots)
            held = [await sit_down(api, opened["code"]) for _ in range(3 - len(bots))]
            playing = [asyncio.create_task(one_seat(api, seat, over)) for seat in held]
            async with PlainClient.connected(api, opened["host_token"], over) as host:
                while not all(seat["is_ready"] for seat in people_at(host.known)):
                    await host.receive()
                await host.applied({"type": "Start"})
                ended = await asyncio.gather(*playing)
            assert all(known["match"]["phase"]["type"] == "Finished" for known in ended)
            assert all(len(known["match"]["objectives"]) == 3 for known in ended)
            assert len({known["head"] for known in ended}) == 1

    asyncio.run(scenario())


def people_at(known: Json) -> list[Json]:
    """Their seats; those of bots are always ready."""
    return [seat for seat in known["table"]["seats"] if seat["kind"] == "person"]


async def one_seat(api: Api, held: plain_client.HeldSeat, over: str) -> Json:
    async with PlainClient.connected(api, held.token, over) as client:
        await play_match(client, held, Random(1))
        known = client.known
        await client.look_again()
        snapshot = await client.receive_until(lambda message: message["type"] == "Snapshot")
        assert without_presence(snapshot) == without_presence(known)
        assert client.welcome["seats"] == [snapshot["seat"]]
        assert {"MatchBegan", "MatchTold", "TableTold", "ActionPhase", "Score"} <= client.kinds
        return snapshot


def without_presence(known: Json) -> Json:
    """Others leave at any moment."""
    return {**known, "table": {**known["table"], "present": []}}


def test_every_command_in_the_schema_is_understood(tmp_path: Path) -> None:
    """Each gets its answer, and none is malformed. The answers are those of the schema."""

    async def scenario() -> None:
        async with running(tmp_path) as server:
            api = await Api.of(server.http)
            opened = await open_table(api, {"seats": 3}, {})
            held = await sit_down(api, opened["code"])
            async with PlainClient.connected(api, held.token, "socket") as client:
                for name in alternatives("Command"):
                    if name != "Leave":
                        reply = await client.order(largest(name))
                        assert reply.get("code") != "malformed", name
                await client.send({"type": "Ping"})
                await client.receive_until(lambda message: message["type"] == "Pong")
                await client.applied({"type": "Leave"})

    asyncio.run(scenario())


def test_it_knows_every_message_of_the_schema() -> None:
    """Whatever the schema lists has its place in what the client knows."""
    assert plain_fold.MESSAGES.keys() == set(alternatives("ServerMessage"))
    assert plain_fold.CHANGES.keys() == set(alternatives("Change"))
    assert plain_fold.EVENTS.keys() == set(alternatives("Event"))


@pytest.mark.parametrize("module", [plain_client, plain_fold, schema])
def test_it_imports_nothing_of_rawsiko(module: object) -> None:
    file = Path(str(getattr(module, "__file__", None)))
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        names = [node.module] if isinstance(node, ast.ImportFrom) else []
        names += [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        assert not [name for name in names if name and name.split(".")[0] == "rawsiko"]


def test_the_page_lists_every_name_of_the_schema() -> None:
    """All messages, commands, actions, events, changes and phases are in docs/protocol.md, and
    every field of a command."""
    page = (schema.FILE.parent / "protocol.md").read_text(encoding="utf-8")
    unions = ("ClientMessage", "ServerMessage", "Command", "Event", "Change", "Phase")
    names = {name for union in unions for name in alternatives(union)}
    fields = {
        field
        for name in alternatives("Command")
        for field in schema.DEFINITIONS[name]["properties"]
        if field != "type"
    }
    actions = set(alternatives("Action")) - {"DrawContinent"}  # only the server draws
    words = set(re.findall(r"\w+", page))
    assert names | fields | actions <= words
