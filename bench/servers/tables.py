"""Tables in play over loopback: four sockets each, and players that cost little.

The server is to be measured, so the players think as little as the rules allow: they know their
Territories, make moves that the server offers, and end their Action Phases after a few of them.
"""

# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false, reportMissingTypeStubs=false

import asyncio
import secrets
import time
from collections.abc import Callable, Sequence
from ipaddress import IPv4Address
from random import Random
from typing import Any

import msgspec
from httpx import AsyncClient
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from bench.not_measured import NotMeasured
from rawsiko.client.http_requests import post
from rawsiko.replay.fairness import contribution_commitment_of

PLAYERS = 4
MOVES_IN_A_PHASE = 4
TOO_FAST_SECONDS = 0.1
AT_ONCE = 20  # tables that are being opened
SETTINGS = {"seats": PLAYERS, "options": {"type": "Options", "turns": 30, "leave_one_behind": True}}

Json = dict[str, Any]
Tell = Callable[["LiveTable"], None]


class Change(msgspec.Struct):
    type: str
    phase: Json | None = None
    events: tuple[Json, ...] = ()
    match: Json | None = None


class Told(msgspec.Struct):
    seq: int
    change: Change
    yours: Json | None = None


class Snapshot(msgspec.Struct):
    seq: int
    match: Json | None
    yours: Json


TOLD = msgspec.json.Decoder(Told)
SNAPSHOT = msgspec.json.Decoder(Snapshot)
SEQ = len(b'{"type":"Told","seq":')  # where the number begins


class Player(WSListener):
    """One seat, over one socket."""

    transport: WSTransport
    seat = ""

    def __init__(self, table: "LiveTable", number: int) -> None:
        self.table = table
        self.number = number
        self.seq = 0
        self.contribution = secrets.token_bytes(16)
        self.is_welcome = asyncio.get_running_loop().create_future()
        self.moves: dict[str, dict[str, int]] = {}
        self.choices: Json | None = None

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        del transport
        if frame.msg_type is not WSMsgType.TEXT:
            return
        body = frame.get_payload_as_bytes()
        if body.startswith(b'{"type":"Told"'):
            self.table.told(self, body)
        elif body.startswith(b'{"type":"Snapshot"'):
            self.table.shown(self, SNAPSHOT.decode(body))
            if not self.is_welcome.done():
                self.is_welcome.set_result(None)
        elif body.startswith(b'{"type":"Refused"'):
            self.table.refused(msgspec.json.decode(body))
        elif body.startswith(b'{"type":"Goodbye"'):
            code = msgspec.json.decode(body)["code"]
            if not self.is_welcome.done():
                self.is_welcome.set_exception(NotMeasured(f"our server: no conversation: {code}"))

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        del transport
        self.table.lost()

    def order(self, command: Json) -> None:
        order = {"type": "Order", "id": secrets.token_hex(16), "command": command}
        self.transport.send(WSMsgType.TEXT, msgspec.json.encode(order))


class LiveTable:
    """What the load maker needs to know of one table's match."""

    def __init__(self, url: str, rng: Random, tell: Tell, places: Sequence[str] = ()) -> None:
        self.url = url
        self._places = places or (url,)  # where its players connect
        self.tokens: list[str] = []  # of the seats
        self.seq = 0
        self.failure: str | None = None  # why it cannot be measured
        self.has_begun = asyncio.get_running_loop().create_future()
        self.is_over = False
        self.is_waiting = False  # for a move to reach everybody
        self.moves = 0
        self.too_fast = 0
        self.latencies: list[float] = []
        self._rng = rng
        self._tell = tell
        self._players: dict[str, Player] = {}
        self._is_closed = False
        self._phase: Json = {}
        self._holdings: dict[str, tuple[str, int]] = {}
        self._heard = 0
        self._sent_at = 0.0
        self._in_phase = 0
        self._last: tuple[Player, Json] | None = None

    async def open(self) -> None:
        opened = await self._opened()
        for number in range(PLAYERS):
            player = Player(self, number)
            share = contribution_commitment_of(player.contribution)
            path = f"/api/tables/{opened['table']}/seats"
            taken = msgspec.json.decode(await post(self.url, path, {"contribution": share}))
            player.seat = taken["seat"]
            self._players[player.seat] = player
            self.tokens.append(taken["seat_token"])
            tokens = [taken["seat_token"], *([opened["host_token"]] if number == 0 else [])]
            await self._connect(player, tokens)

    async def _opened(self) -> Json:
        """Each from a different address in X-Forwarded-For: one address may not open so many."""
        address = str(IPv4Address(self._rng.getrandbits(32)))
        async with AsyncClient(base_url=self.url, verify=False, timeout=30) as http:
            headers = {"x-forwarded-for": address}
            answer = await http.post("/api/tables", json={"settings": SETTINGS}, headers=headers)
        return answer.raise_for_status().json()

    async def _connect(self, player: Player, tokens: list[str]) -> None:
        place = self._rng.choice(self._places)
        await ws_connect(
            lambda: player,
            place.replace("http", "ws") + "/ws",
            extra_headers={"Origin": place},
            websocket_handshake_timeout=30,
        )
        hello = {"type": "Hello", "version": 1, "tokens": tokens, "seat": player.seat}
        player.transport.send(WSMsgType.TEXT, msgspec.json.encode(hello))
        await asyncio.wait_for(player.is_welcome, 30)

    async def start(self) -> None:
        players = list(self._players.values())
        before = self.seq
        players[0].order({"type": "Start"})
        async with asyncio.timeout(60):
            # At several processes, a Reveal could overtake the Start.
            while any(player.seq <= before for player in players):
                await asyncio.sleep(0.005)
        for player in players:
            player.order({"type": "Reveal", "contribution": player.contribution.hex()})
            await asyncio.sleep(0)
        await asyncio.wait_for(self.has_begun, 60)

    def close(self) -> None:
        self._is_closed = True
        for player in self._players.values():
            player.transport.disconnect()

    # What the server sends.

    def lost(self) -> None:
        if not self._is_closed:
            self.failure = self.failure or "it closed the socket of a player"

    def told(self, player: Player, body: bytes) -> None:
        seq = int(body[SEQ : body.index(b",", SEQ)])
        is_for_all = body.endswith(b'"yours":null}')
        if seq > self.seq or not is_for_all:
            told = TOLD.decode(body)
            if seq > self.seq:
                self.seq, self._heard = seq, 0
                self._learn(told.change)
            _learn_yours(player, told.yours or {})
        elif player.moves or player.choices:
            player.moves, player.choices = {}, None
        self._has_heard(player, seq)

    def shown(self, player: Player, snapshot: Snapshot) -> None:
        """At first, and when the table has moved to another process of a cluster."""
        if snapshot.seq > self.seq:
            self.seq, self._heard = snapshot.seq, 0
            if snapshot.match is not None:
                self._phase = snapshot.match["phase"]
                holdings: Json = snapshot.match["holdings"]
                self._holdings = {where: (who, count) for where, (who, count) in holdings.items()}
        if snapshot.seq == self.seq:
            _learn_yours(player, snapshot.yours)
        self._has_heard(player, snapshot.seq)

    def _has_heard(self, player: Player, seq: int) -> None:
        if player.seq < seq == self.seq:
            self._heard += 1
        player.seq = seq
        if self._heard == PLAYERS:
            self._heard = 0
            self._reached_everybody()

    def _reached_everybody(self) -> None:
        if self.is_waiting:
            self.is_waiting = False
            self.moves += 1
            self.latencies.append(time.perf_counter() - self._sent_at)
        if self._phase and not self.has_begun.done():
            self.has_begun.set_result(None)
        self.is_over = self._phase.get("type") == "Finished"
        self._tell(self)

    def _learn(self, change: Change) -> None:
        before = self._phase
        if change.match is not None:
            self._phase = change.match["phase"]
        if change.phase is not None:
            self._phase = change.phase
            origin = ""
            for event in change.events:
                origin = self._happen(event, origin)
        if before.get("player") != self._phase.get("player"):
            self._in_phase = 0

    def _happen(self, event: Json, origin: str) -> str:
        match event["type"]:
            case "TerritoryChosen" | "AssetPlaced":
                self._add(event["territory"], event["player"], 1)
            case "AssetsMoved":
                self._add(event["origin"], event["player"], -event["assets"])
                self._add(event["target"], event["player"], event["assets"])
            case "ClashFought":
                origin = event["origin"]
                self._add(origin, event["attacker"], -event["attacker_losses"])
                self._add(event["target"], event["defender"], -event["defender_losses"])
            case "TerritoryConquered":
                self._add(origin, event["player"], -event["assets"])
                self._add(event["territory"], event["player"], event["assets"])
            case _:
                pass
        return origin

    def _add(self, territory: str, player: str, assets: int) -> None:
        there = self._holdings.get(territory, (player, 0))[1] + assets
        if there:
            self._holdings[territory] = (player, there)
        else:
            self._holdings.pop(territory, None)

    def refused(self, refusal: Json) -> None:
        if refusal["code"] != "too_fast":
            self.failure = f"it refused a move: {refusal} {self._last} {self._phase}"
            return
        self.too_fast += 1
        asyncio.get_running_loop().call_later(TOO_FAST_SECONDS, self._again)

    def _again(self) -> None:
        if self._last is not None and not self._last[0].transport.is_disconnected:
            player, action = self._last
            player.order({"type": "Play", "action": action})

    # What the players send.

    def play(self) -> None:
        """The player whose decision it is sends one action."""
        player = self._players[self._phase["player"]]
        self.is_waiting = True
        action = {**self._action(player), "player": player.seat}
        self._last = (player, action)
        self._sent_at = time.perf_counter()
        player.order({"type": "Play", "action": action})

    def _action(self, player: Player) -> Json:
        choices, choose = player.choices or {}, self._rng.choice
        match self._phase["type"]:
            case "ContinentChoice":
                return {"type": "ChooseContinent", "continent": choose(choices["continents"])}
            case "TerritoryChoice":
                return {"type": "ChooseTerritory", "territory": choose(choices["territories"])}
            case "InitialPlacement" | "InvestmentPhase":
                own = [name for name, (who, _) in self._holdings.items() if who == player.seat]
                return {"type": "PlaceAsset", "territory": choose(own)}
            case _:
                return self._move(player)

    def _move(self, player: Player) -> Json:
        self._in_phase += 1
        if self._in_phase > MOVES_IN_A_PHASE or not player.moves:
            return {"type": "EndActionPhase"}
        origin = self._rng.choice(list(player.moves))
        target, most = self._rng.choice(list(player.moves[origin].items()))
        assets = self._rng.randint(1, most)
        return {"type": "Move", "origin": origin, "target": target, "assets": assets}


def _learn_yours(player: Player, yours: Json) -> None:
    player.choices = yours.get("choices")
    moves = yours.get("moves")
    player.moves = {} if moves is None else moves["origins"]


async def open_tables(
    urls: Sequence[str], count: int, rng: Random, tell: Tell, places: Sequence[str] = ()
) -> list[LiveTable]:
    """Opened, joined and started, at each of `urls` in turn."""
    gate = asyncio.Semaphore(AT_ONCE)
    tables = [LiveTable(urls[n % len(urls)], rng, tell, places) for n in range(count)]

    async def one(table: LiveTable) -> None:
        async with gate:
            await table.open()
            await table.start()

    await asyncio.gather(*(one(table) for table in tables))
    return tables
