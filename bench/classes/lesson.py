"""A class in play: pupils with two connections each, to the class and to their seat."""

import asyncio
import time
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from ipaddress import IPv4Address
from random import Random

import msgspec
from httpx import AsyncClient

from bench.not_measured import NotMeasured
from rawsiko.client import ClassConnection, HeldMember, SeatClient, class_seats, join_class
from rawsiko.client.connection import Reply
from rawsiko.client.player_view import acting_player
from rawsiko.engine.ids import PlayerId
from rawsiko.engine.state import Finished
from rawsiko.protocol import class_commands as commands
from rawsiko.protocol.class_bodies import ClassTokens
from rawsiko.protocol.class_messages import LineTold
from rawsiko.protocol.messages import Applied, ServerMessage, Told
from rawsiko.protocol.tables import Status

TICK_SECONDS = 0.02
LONGEST_SECONDS = 60.0  # until something counts as not answered
Key = tuple[int, str | None, PlayerId | None]  # what the dashboard shows of a table


@dataclass
class BusyTable:
    """One table, as its pupils' devices see it."""

    number: int
    players: list[SeatClient] = field(default_factory=list[SeatClient])
    heard: dict[int, list[float]] = field(default_factory=dict[int, list[float]])
    line: tuple[Key, float] | None = None  # what the dashboard shows, and since when
    awaited: tuple[Key, float] | None = None  # what it should show, and since when
    is_acting: bool = False

    def acting(self) -> SeatClient | None:
        """The device whose go it is; None while a bot acts or the program draws."""
        for player in self.players:
            known = player.snapshot
            if known.table.status is Status.PLAYING and acting_player(known) == player.held.seat:
                return player
        return None


class BusyClass:
    """Use it in `async with`. Everybody joins, sits down and plays when told to."""

    def __init__(self, url: str, rng: Random) -> None:
        self.url = url
        self.members: list[HeldMember] = []
        self.tables: dict[int, BusyTable] = {}
        self.latencies: list[float] = []  # from sending an action to the last device having it
        self.delays: list[float] = []  # from sending it to the dashboard showing it
        self.opened: ClassTokens
        self.host: ClassConnection
        self._rng = rng
        self._stack = AsyncExitStack()
        self._rooms: list[ClassConnection] = []

    async def __aenter__(self) -> "BusyClass":
        self.opened = await self._open()
        self.host = ClassConnection(self.url, self.opened.host_token, watch=self._look)
        await self._stack.enter_async_context(self.host)
        await self.host.wait_for()
        return self

    async def __aexit__(self, *_error: object) -> None:
        await self._stack.aclose()

    async def _open(self) -> ClassTokens:
        """Each from a different address in X-Forwarded-For: one address may not open so many."""
        headers = {"x-forwarded-for": str(IPv4Address(self._rng.getrandbits(32)))}
        body = {"lesson": {"bell_at": time.time() + 45 * 60, "keep_to_time": False}}
        async with AsyncClient(base_url=self.url, verify=False, timeout=30) as http:
            answer = await http.post("/api/classes", json=body, headers=headers)
        if answer.status_code != 201:
            raise NotMeasured(f"a class could not be opened: {answer.text}")
        return msgspec.json.decode(answer.content, type=ClassTokens)

    # Joining and starting.

    async def join(self) -> HeldMember:
        """A device with the class's code, to the company's name on its screen."""
        member = await join_class(self.url, self.opened.code)
        room = ClassConnection(self.url, member.token)
        await self._stack.enter_async_context(room)
        await room.wait_for()
        self.members.append(member)
        self._rooms.append(room)
        return member

    async def join_all(self, count: int) -> None:
        for _ in range(count):
            await self.join()

    async def deal(self) -> None:
        await self.do(commands.DealTables())
        known = await self.host.wait_for(lambda one: bool(one.view.tables))
        self.tables = {table.number: BusyTable(table.number) for table in known.view.tables}

    async def start(self) -> float:
        """The seconds from the teacher's tap until everybody sees their card."""
        begun = time.perf_counter()
        starting = asyncio.create_task(self.do(commands.StartTables()))
        rooms = zip(self._rooms, self.members, strict=True)
        async with asyncio.timeout(LONGEST_SECONDS):
            await asyncio.gather(*(self._sit_down(room, held) for room, held in rooms))
        took = time.perf_counter() - begun
        await starting
        return took

    async def _sit_down(self, room: ClassConnection, held: HeldMember) -> None:
        known = await room.wait_for(lambda one: any(table.table for table in one.view.tables))
        await self.take_seat(held, self.tables[known.view.tables[0].number])

    async def take_seat(self, held: HeldMember, table: BusyTable) -> SeatClient:
        """Until the device shows its card."""
        (seat,) = await class_seats(held)
        player = SeatClient(seat, lambda message: self._hear(table, message))
        await self._stack.enter_async_context(player)
        await player.wait_until(
            lambda known: known.match is not None and seat.seat in known.match.objectives
        )
        table.players.append(player)
        return player

    async def do(self, command: commands.ClassCommand) -> Reply:
        reply = await self.host.command(command)
        if not isinstance(reply, Applied):
            raise NotMeasured(f"the class refused {command}: {reply.code}")
        return reply

    # Playing.

    async def play(self, rate: float, seconds: float) -> int:
        """So many actions a second at all tables together; how many were played."""
        deadline = time.perf_counter() + seconds
        begun, due, playing = time.perf_counter(), 0, set[asyncio.Task[None]]()
        while time.perf_counter() < deadline:
            wanted = int((time.perf_counter() - begun) * rate)
            if due < wanted:
                ready = [one for one in self.tables.values() if not one.is_acting and one.acting()]
                if ready:
                    due += 1
                    task = asyncio.create_task(self.act(self._rng.choice(ready)))
                    playing.add(task)
                    task.add_done_callback(playing.discard)
            await asyncio.sleep(TICK_SECONDS)
        if playing:
            await asyncio.wait(playing, timeout=LONGEST_SECONDS)
        return due

    async def act(self, table: BusyTable) -> None:
        """One action of whoever's go it is."""
        player = table.acting()
        if player is None:
            return
        table.is_acting = True
        try:
            legal = list(player.legal)
            if not legal:
                return
            action = self._rng.choice(legal)
            before, sent = _key_of(player), time.perf_counter()
            reply = await player.play(action)
            if not isinstance(reply, Applied):
                return
            await self._reached_everybody(table, reply.seq)
            self.latencies.append(max(table.heard[reply.seq]) - sent)
            if _key_of(player) != before:
                self._expect(table, _key_of(player), sent)
        finally:
            table.is_acting = False

    async def _reached_everybody(self, table: BusyTable, seq: int) -> None:
        deadline = time.perf_counter() + LONGEST_SECONDS
        while len(table.heard.get(seq, ())) < len(table.players):
            if time.perf_counter() > deadline:
                raise NotMeasured(f"an action did not reach table {table.number}")
            await asyncio.sleep(0.001)

    def _hear(self, table: BusyTable, message: ServerMessage) -> None:
        if isinstance(message, Told):
            table.heard.setdefault(message.seq, []).append(time.perf_counter())

    # The dashboard.

    def _expect(self, table: BusyTable, key: Key, sent: float) -> None:
        """An action has changed what the dashboard shows of the table."""
        if table.line is not None and table.line[0] == key and table.line[1] >= sent:
            self.delays.append(table.line[1] - sent)
        else:
            table.awaited = (key, sent)

    def _look(self, message: ServerMessage) -> None:
        if not isinstance(message, LineTold):
            return
        line = message.line
        table = self.tables.get(line.number)
        if table is None:
            return
        table.line = ((line.turn, line.phase, line.acting), time.perf_counter())
        if table.awaited is not None and table.awaited[0] == table.line[0]:
            self.delays.append(table.line[1] - table.awaited[1])
        table.awaited = None  # or something else has happened since


def _key_of(player: SeatClient) -> Key:
    match = player.snapshot.match
    if match is None or isinstance(match.phase, Finished):
        return (0, None, None)
    return (match.turn, type(match.phase).__name__, match.phase.player)
