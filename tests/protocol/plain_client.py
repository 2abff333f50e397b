"""A client written from docs/protocol.md and docs/protocol.schema.json alone.

It imports nothing of rawsiko, and checks every message that it sends and receives against the
schema, and every HTTP body against the server's OpenAPI description.
"""

import asyncio
import hashlib
import json
import secrets
from collections.abc import AsyncGenerator, Callable, Mapping
from contextlib import asynccontextmanager
from random import Random
from typing import Any, NamedTuple, Protocol

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from tests.protocol.plain_fold import folded
from tests.protocol.schema import Checker, Json

TO_SERVER = Checker("ClientMessage")
FROM_SERVER = Checker("ServerMessage")
SEND_AGAIN = {"too_fast", "try_again", "cannot_save"}
SECONDS = 90.0  # without any message: the machine may be busy


# HTTP.


class Api:
    """The HTTP part of one server."""

    def __init__(self, http: httpx.AsyncClient, description: Json) -> None:
        self._http = http
        self._description = description

    @classmethod
    async def of(cls, http: httpx.AsyncClient) -> "Api":
        return cls(http, (await http.get("/api/schema/openapi.json")).json())

    @property
    def origin(self) -> str:
        return str(self._http.base_url).rstrip("/")

    async def post(self, path: str, body: Json, takes: str, gives: str) -> Json:
        Checker(takes, self._description).check(body)
        return self._checked(await self._http.post(path, json=body), gives)

    async def get(self, path: str, gives: str) -> Json:
        return self._checked(await self._http.get(path), gives)

    def _checked(self, answer: httpx.Response, gives: str) -> Json:
        assert answer.is_success, answer.text
        Checker(gives, self._description).check(answer.json())
        return answer.json()


class HeldSeat(NamedTuple):
    token: str
    contribution: bytes


async def open_table(api: Api, settings: Json, bots: Mapping[str, str]) -> Json:
    body = {"settings": settings, "bots": bots}
    return await api.post("/api/tables", body, "OpenTable", "TableOpened")


async def sit_down(api: Api, code: str) -> HeldSeat:
    table = (await api.get(f"/api/by-code/{code}", "CodeFound"))["table"]["id"]
    contribution = secrets.token_bytes(16)
    commitment = hashlib.sha256(f"rawsiko-dice-1|contribution|{contribution.hex()}".encode())
    body = {"contribution": commitment.hexdigest()}
    taken = await api.post(f"/api/tables/{table}/seats", body, "TakeSeat", "TakenSeat")
    return HeldSeat(taken["seat_token"], contribution)


# What messages travel over.


class Transport(Protocol):
    async def send(self, message: Json) -> None: ...

    async def receive(self) -> Json: ...


class SocketLine:
    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket

    async def send(self, message: Json) -> None:
        await self._socket.send(json.dumps(message))

    async def receive(self) -> Json:
        return json.loads(await asyncio.wait_for(self._socket.recv(), SECONDS))


class PollingLine:
    def __init__(self, api: Api, opened: Json) -> None:
        self._api = api
        self._path = f"/poll/{opened['conversation']}"
        self._received: list[Json] = opened["messages"]

    async def send(self, message: Json) -> None:
        await self._poll([message], 0)

    async def receive(self) -> Json:
        while not self._received:
            await self._poll([], 25)
        return self._received.pop(0)

    async def _poll(self, messages: list[Json], wait: int) -> None:
        body = {"messages": messages, "wait": wait}
        self._received += (await self._api.post(self._path, body, "Poll", "Polled"))["messages"]


@asynccontextmanager
async def over_socket(api: Api, hello: Json) -> AsyncGenerator[Transport]:
    address = api.origin.replace("http", "ws", 1) + "/ws"
    async with connect(address, origin=Origin(api.origin)) as socket:
        line = SocketLine(socket)
        await line.send(hello)
        yield line


@asynccontextmanager
async def over_polling(api: Api, hello: Json) -> AsyncGenerator[Transport]:
    yield PollingLine(api, await api.post("/poll/open", hello, "Hello", "PollOpened"))


LINES = {"socket": over_socket, "polling": over_polling}


# The conversation.


class PlainClient:
    def __init__(self, line: Transport) -> None:
        self._line = line
        self.known: Json = {}
        self.welcome: Json = {}
        self.kinds: set[str] = set()  # of messages, changes, events and phases received

    @classmethod
    @asynccontextmanager
    async def connected(cls, api: Api, token: str, over: str) -> AsyncGenerator["PlainClient"]:
        """Returns when it has a Snapshot."""
        hello: Json = {"type": "Hello", "version": 1, "tokens": [token]}
        TO_SERVER.check(hello)
        async with LINES[over](api, hello) as line:
            client = cls(line)
            await client.receive_until(lambda _: bool(client.known))
            yield client

    async def send(self, message: Json) -> None:
        TO_SERVER.check(message)
        await self._line.send(message)

    async def receive(self) -> Json:
        message = await self._line.receive()
        FROM_SERVER.check(message)
        self.kinds |= _kinds_in(message)
        if message["type"] == "Welcome":
            self.welcome = message
        if message["type"] == "Goodbye":
            raise ConnectionError(message["code"])
        updated = folded(self.known, message)
        if updated is None:
            await self.look_again()
        else:
            self.known = updated
        return message

    async def receive_until(self, is_it: Callable[[Json], bool]) -> Json:
        while True:
            message = await self.receive()
            if is_it(message):
                return message

    async def look_again(self) -> None:
        await self.send({"type": "LookAs", "seat": self.known["seat"]})

    async def order(self, command: Json) -> Json:
        """Sent again while the server asks for that. Returns Applied or Refused."""
        order = {"type": "Order", "id": secrets.token_hex(16), "command": command}
        while True:
            await self.send(order)
            reply = await self.receive_until(lambda message: message.get("id") == order["id"])
            if reply["type"] in ("Hinted", "WhyNot"):
                reply = await self.receive_until(lambda message: message.get("id") == order["id"])
            if reply["type"] == "Applied" or reply["code"] not in SEND_AGAIN:
                return reply
            await asyncio.sleep(0.2)

    async def applied(self, command: Json) -> None:
        reply = await self.order(command)
        assert reply["type"] == "Applied", (command, reply)


def _kinds_in(value: Any) -> set[str]:
    """The `type` of everything in a message."""
    if isinstance(value, list):
        return set[str]().union(*map(_kinds_in, value))  # pyright: ignore[reportUnknownArgumentType]
    if isinstance(value, dict):
        inside = set[str]().union(*map(_kinds_in, value.values()))  # pyright: ignore[reportUnknownArgumentType]
        return inside | ({value["type"]} if "type" in value else set())  # pyright: ignore[reportUnknownArgumentType]
    return set()


# Playing.


async def play_match(client: PlainClient, held: HeldSeat, rng: Random) -> None:
    """Say that one is ready, and play at random until the secret is shown."""
    await client.applied({"type": "SetReady", "is_ready": True})
    while client.known["table"]["secret"] is None:
        if client.known["yours"]["must_reveal"]:
            await client.applied({"type": "Reveal", "contribution": held.contribution.hex()})
        elif action := choose(client.known, rng):
            await client.applied({"type": "Play", "action": action})
        else:
            await client.receive()


def choose(known: Json, rng: Random) -> Json | None:
    """A legal action, as the page's table says; None if somebody else acts."""
    seat, match, yours = known["seat"], known["match"], known["yours"]
    if known["table"]["status"] != "playing" or match["phase"].get("player") != seat:
        return None
    choices: Json = yours["choices"] or {}
    match match["phase"]["type"]:
        case "NewsDraw":
            return None  # the server draws
        case "ContinentChoice":
            if not choices:
                return None  # one is drawn
            action = {"type": "ChooseContinent", "continent": rng.choice(choices["continents"])}
        case "TerritoryChoice":
            action = {"type": "ChooseTerritory", "territory": rng.choice(choices["territories"])}
        case "InitialPlacement" | "InvestmentPhase":
            own = [place for place, (player, _) in match["holdings"].items() if player == seat]
            action = {"type": "PlaceAsset", "territory": rng.choice(own)}
        case "ActionPhase":
            action = _recycle(choices, rng) or _move(yours["moves"]["origins"], rng)
            action = action or {"type": "EndActionPhase"}
        case "TradeWithChina" if choices["materials"]:
            action = {"type": "ClaimMaterial", "material": rng.choice(choices["materials"])}
        case "TradeWithChina":
            action = {"type": "EndTrade"}
        case other:
            raise AssertionError(other)
    return {**action, "player": seat}


def _recycle(choices: Json, rng: Random) -> Json | None:
    offered = sorted(choices.get("recycling", {}).items())
    if not offered or rng.random() < 0.5:
        return None
    origin, materials = rng.choice(offered)
    return {"type": "Recycle", "origin": origin, "material": rng.choice(materials)}


def _move(origins: Json, rng: Random) -> Json | None:
    """None every now and then, so that Action Phases end."""
    moves = [
        (origin, target, most) for origin, to in origins.items() for target, most in to.items()
    ]
    if not moves or rng.random() < 0.15:
        return None
    origin, target, most = rng.choice(moves)
    return {"type": "Move", "origin": origin, "target": target, "assets": rng.randint(1, most)}
