"""A real server on a free port of this machine, and clients for it."""

import asyncio
import hashlib
import json
import secrets
import socket
import ssl
from collections.abc import AsyncGenerator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from rawsiko.replay.fairness import contribution_commitment_of
from rawsiko.server.broker import Broker
from rawsiko.server.clock import ClockTimer, LoopClock
from rawsiko.server.cluster.cluster import VERSION
from rawsiko.server.replays.reports import thinking_back
from rawsiko.server.storage import Retention, Storage, sqlite_url
from rawsiko.server.storage.processes import processes_of
from rawsiko.server.tables import automation
from rawsiko.server.tables.boards import PackableBoard
from rawsiko.server.tables.registry import TableRegistry
from rawsiko.server.thinking.pool import ThinkingPool
from rawsiko.server.thinking.thinking import Thinking
from rawsiko.server.web.app import ClusterMember, ServerSettings, make_app, make_server, services_of
from rawsiko.server.web.services import Services

Json = dict[str, Any]
NO_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)  # httpx would load all certificates each time
SECONDS = 300.0  # until somebody counts as hanging: the machine may be busy


class Running:
    def __init__(
        self,
        port: int,
        services: Services,
        http: httpx.AsyncClient,
        stop: Callable[[], None],
    ) -> None:
        self.port = port
        self.stop = stop
        self.origin = f"http://127.0.0.1:{port}"
        self.services = services
        self.http = http
        self.clients: list[Client] = []

    async def post(self, path: str, body: object, status: int = 201) -> Json:
        answer = await self.http.post(path, json=body)
        assert answer.status_code == status, answer.text
        return answer.json()

    async def open_table(
        self, bots: Mapping[str, str] | None = None, board: str | None = None, **settings: object
    ) -> Json:
        body = {"settings": settings, "bots": bots or {}, "board": board}
        return await self.post("/api/tables", body)

    async def sit_down(self, table: str, **more: object) -> "Held":
        contribution = secrets.token_bytes(16)
        body = {"contribution": contribution_commitment_of(contribution), **more}
        taken = await self.post(f"/api/tables/{table}/seats", body)
        return Held(taken, contribution.hex())

    async def client(self, *tokens: str, **hello: object) -> "Client":
        socket = await connect(
            f"ws://127.0.0.1:{self.port}/ws",
            origin=Origin(self.origin),
            compression=None,
        )
        client = Client(socket)
        self.clients.append(client)
        await client.send({"type": "Hello", "version": 1, "tokens": tokens, **hello})
        return client


class Held:
    """A seat, and what its holder knows."""

    def __init__(self, taken: Json, contribution: str) -> None:
        self.seat: str = taken["seat"]
        self.token: str = taken["seat_token"]
        self.rejoin_code: str = taken["rejoin_code"]
        self.contribution = contribution


class FastClock(LoopClock):
    """Waits less than it is asked to."""

    def __init__(self, pace: float) -> None:
        self._pace = pace

    def later(self, seconds: float, call: Callable[[], None]) -> ClockTimer:
        return super().later(seconds / self._pace, call)


@asynccontextmanager
async def running(
    folder: Path,
    *,
    bot_pause: float | Callable[[], float] = 0.0,
    settings: ServerSettings | None = None,
    pace: float = 1.0,
    kept: Retention | None = None,
    advisers: str | None = None,
    database: str | None = None,
    boards: Sequence[PackableBoard] = (),
    thinking: Thinking | None = None,
    owner: str = "test",
    broker: str | None = None,
) -> AsyncGenerator[Running]:
    """`broker` makes it a process of a cluster, whose `owner` nobody else is."""
    url = database or sqlite_url(folder / "tables.sqlite3")
    storage = await Storage.open(url, owner=owner, kept=kept)
    settings = settings or ServerSettings()
    connected = await Broker.connect(broker, owner) if broker else None
    if connected is not None:
        key = await processes_of(storage).join(VERSION)
        settings = replace(settings, cluster=ClusterMember(key, connected))
    registry = TableRegistry(
        storage,
        FastClock(pace),
        bot_pause if callable(bot_pause) else lambda: bot_pause,
        thinking or ThinkingPool(advisers=advisers, patience_seconds=None),
        boards,
    )
    settings = replace(settings, thinking_back=thinking_back(advisers))
    app = make_app(registry, settings)
    server = make_server(app)
    listening = socket.socket()
    listening.bind(("127.0.0.1", 0))
    port = listening.getsockname()[1]
    serving = asyncio.create_task(server.serve(sockets=[listening]))

    def stop() -> None:
        server.should_exit = True

    while not server.started:
        assert not serving.done()
        await asyncio.sleep(0.01)
    clients: list[Client] = []
    try:
        url = f"http://127.0.0.1:{port}"
        async with httpx.AsyncClient(base_url=url, timeout=SECONDS, verify=NO_TLS) as http:
            with pytest.MonkeyPatch.context() as patient:
                # On a busy machine the match would begin before all clients have revealed.
                patient.setattr(automation, "REVEAL_SECONDS", SECONDS)
                one = Running(port, services_of(app), http, stop)
                clients = one.clients
                yield one
    finally:
        stop()
        await serving
        for client in clients:  # those who don't read don't see the end
            client.socket.transport.abort()
        await storage.close()
        if connected is not None:
            await connected.close()


class Client:
    """Says what it is told to, and keeps what it hears; Told numbers must follow each other."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[Json] = []
        self.raw: list[str | bytes] = []  # the same as it arrived
        self.new_id: Callable[[], str] = lambda: secrets.token_hex(16)  # of an order
        self.seq: int | None = None
        self.view = View()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.socket.close()

    async def send(self, message: object) -> None:
        await self.socket.send(json.dumps(message))

    async def next(self) -> Json:
        self.raw.append(await asyncio.wait_for(self.socket.recv(), SECONDS))
        message = json.loads(self.raw[-1])
        self.heard.append(message)
        self.hear(message)
        return message

    def hear(self, message: Json) -> None:
        if message["type"] == "Snapshot":
            self.seq = message["seq"]
        if message["type"] == "Told":
            assert self.seq is None or message["seq"] == self.seq + 1
            self.seq = message["seq"]
        self.view.hear(message)

    def heard_head(self) -> str:
        """The newest hash of the journal."""
        return next(m["head"] for m in reversed(self.heard) if "head" in m)

    async def until(self, kind: str, **fields: object) -> Json:
        while True:
            message = await self.next()
            if message["type"] == kind and fields.items() <= message.items():
                return message

    async def order(self, command: Json, order_id: str | None = None) -> Json:
        """The one reply."""
        order_id = order_id or self.new_id()
        await self.send({"type": "Order", "id": order_id, "command": command})
        while True:
            message = await self.next()
            if message["type"] in ("Applied", "Refused") and message["id"] == order_id:
                return message

    async def applied(self, command: Json) -> int:
        reply = await self.order(command)
        assert reply["type"] == "Applied", reply
        return reply["seq"]


class View:
    """The board and what one may do, kept up to date from what is told: a small client."""

    def __init__(self) -> None:
        self.seat: str | None = None
        self.status = "lobby"
        self.phase: Json = {}
        self.holdings: dict[str, tuple[str, int]] = {}
        self.moves: Json = {}
        self.yours: Json = {}
        self.objectives: Json = {}
        self.present: list[str] = []
        self.secret: str | None = None

    def hear(self, message: Json) -> None:
        match message["type"]:
            case "Snapshot":
                self.seat = message["seat"]
                self.status = message["table"]["status"]
                self.secret = message["table"]["secret"] or self.secret
                self.present = message["table"]["present"]
                self._match(message["match"] or {"phase": {}, "holdings": {}, "objectives": {}})
                self._yours(message["yours"])
            case "Told":
                self._told(message)
            case "Presence":
                self.present = message["present"]
            case _:
                pass

    def _told(self, message: Json) -> None:
        change = message["change"]
        match change["type"]:
            case "MatchTold":
                self.phase = change["phase"]
                for event in change["events"]:
                    self._event(event)
                if self.phase["type"] == "Finished":
                    self.status = "finished"
            case "TableTold":
                self.status = change["status"] or self.status
                self.secret = change["secret"] or self.secret
            case _:
                self._match(change["match"])
                self.status = "playing"
        self._yours(message["yours"] or {})

    def _match(self, match: Json) -> None:
        self.phase = match["phase"]
        self.holdings = {name: (who, assets) for name, (who, assets) in match["holdings"].items()}
        self.objectives = match["objectives"]

    def _yours(self, yours: Json) -> None:
        self.yours = yours
        self.moves = (yours.get("moves") or {"origins": {}})["origins"]

    def _event(self, event: Json) -> None:
        match event["type"]:
            case "TerritoryChosen":
                self.holdings[event["territory"]] = (event["player"], 1)
            case "AssetPlaced":
                self._add(event["territory"], event["player"], 1)
            case "AssetsMoved":
                self._add(event["origin"], event["player"], -event["assets"])
                self._add(event["target"], event["player"], event["assets"])
            case "ClashFought":
                self._clash = event
                self._add(event["origin"], event["attacker"], -event["attacker_losses"])
                self._add(event["target"], event["defender"], -event["defender_losses"])
            case "TerritoryConquered":
                self._add(self._clash["origin"], event["player"], -event["assets"])
                self._add(event["territory"], event["player"], event["assets"])
            case "StoppedAtBell":
                self.holdings = {name: (who, n) for name, (who, n) in event["holdings"].items()}
            case _:
                pass

    def _add(self, territory: str, player: str, assets: int) -> None:
        holder, there = self.holdings.get(territory, (player, 0))
        if there + assets:
            self.holdings[territory] = (holder if there else player, there + assets)
        else:
            self.holdings.pop(territory, None)

    def choice(self) -> Json | None:
        """An action for this seat, the same for the same position; None if it is not its go."""
        if self.status != "playing" or self.phase.get("player") != self.seat:
            return None
        action, player = self._action(self.phase["type"]), {"player": self.seat}
        return {"type": "Play", "action": {**action, **player}} if action else None

    def _action(self, phase: str) -> Json | None:
        choices: Json = self.yours.get("choices") or {}
        match phase:
            case "ContinentChoice":
                if not choices:  # it is drawn
                    return None
                return {"type": "ChooseContinent", "continent": pick(choices["continents"])}
            case "TerritoryChoice":
                return {"type": "ChooseTerritory", "territory": pick(choices["territories"])}
            case "InitialPlacement" | "InvestmentPhase":
                own = [name for name, (who, _) in self.holdings.items() if who == self.seat]
                return {"type": "PlaceAsset", "territory": pick(own)}
            case "ActionPhase":
                return self._move() or {"type": "EndActionPhase"}
            case "TradeWithChina":
                if choices["materials"]:
                    return {"type": "ClaimMaterial", "material": pick(choices["materials"])}
                return {"type": "EndTrade"}
            case _:
                return None

    def _move(self) -> Json | None:
        attacks = [
            (origin, target, most)
            for origin, targets in sorted(self.moves.items())
            for target, most in sorted(targets.items())
            if self.holdings.get(target, (self.seat, 0))[0] != self.seat and most > 1
        ]
        if not attacks:
            return None
        origin, target, most = attacks[0]
        return {"type": "Move", "origin": origin, "target": target, "assets": most}


def pick(names: list[str]) -> str:
    return min(names, key=lambda name: hashlib.sha256(name.encode()).digest())


async def started_table(
    server: Running,
    people: int = 3,
    bots: Mapping[str, str] | None = None,
    board: str | None = None,
    **settings: object,
) -> tuple[Json, list[Held], list[Client]]:
    """A match that has begun, with a connected client on every person's seat."""
    seats = people + len(bots or {})
    opened = await server.open_table(bots, board, **{"seats": seats, **settings})
    held = [await server.sit_down(opened["table"]) for _ in range(people)]
    clients = [await server.client(seat.token) for seat in held]
    async with await server.client(opened["host_token"]) as host:
        await host.until("Snapshot")
        for client in clients:
            await client.until("Snapshot")
        await host.applied({"type": "Start"})
    for seat, client in zip(held, clients, strict=True):
        await client.applied({"type": "Reveal", "contribution": seat.contribution})
    for client in clients:
        while not client.view.phase:
            await client.next()
    return opened, held, clients


async def play_on(client: Client, most: int = 10_000) -> None:
    """Play this seat until the match is over and its secret shown, or so many actions."""
    played = 0
    while played < most:
        choice = client.view.choice()
        if choice is None:
            if client.view.secret is not None:
                return
            await client.next()
            continue
        reply = await client.order(choice)
        while reply["type"] == "Refused" and reply["code"] == "too_fast":
            await asyncio.sleep(0.2)
            reply = await client.order(choice)
        assert reply["type"] == "Applied", (choice, reply)
        played += 1
