"""Scripted matches through a proxy, and what must be true of their replays."""

import asyncio
from collections.abc import AsyncGenerator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from random import Random
from typing import Any, NamedTuple

import msgspec

from rawsiko.bots.registry import bot_named
from rawsiko.client import (
    Connection,
    HeldSeat,
    RequestRefused,
    SeatClient,
    TableOpened,
    open_table,
    play_seat,
    sit_down,
)
from rawsiko.client.http_requests import get
from rawsiko.content.load import find_content
from rawsiko.engine.actions import Action
from rawsiko.engine.options import Options
from rawsiko.protocol.commands import Start
from rawsiko.protocol.messages import Applied, Refused
from rawsiko.protocol.tables import Settings
from rawsiko.replay.proof import judge
from rawsiko.replay.reading import Holds

PEOPLE = 3
WITH_A_BOT = 10  # every tenth match has a bot that thinks
AGAIN_SECONDS = 0.5


class Move(NamedTuple):
    """One that was acknowledged. `entry` is its number in the journal."""

    entry: int
    player: str
    action: Any


class Player(SeatClient):
    """Remembers what was acknowledged."""

    def __init__(self, held: HeldSeat, moves: list[Move]) -> None:
        super().__init__(held)
        self._moves = moves

    async def play(self, action: Action) -> Applied | Refused:
        reply = await super().play(action)
        if isinstance(reply, Applied):
            plain: Any = msgspec.to_builtins(action)
            del plain["player"]
            self._moves.append(Move(reply.seq, self.held.seat, plain))
        return reply


class Match:
    def __init__(self, number: int, opened: TableOpened) -> None:
        self.number = number
        self.opened = opened
        self.moves: list[Move] = []  # acknowledged ones, of all players
        self.replay: list[dict[str, Any]] = []


class Matches:
    """Plays `count` of them at `url`, so many at once."""

    def __init__(self, url: str, count: int, at_once: int, turns: int) -> None:
        self._url = url
        self._count = count
        self._turns = turns
        self._places = asyncio.Semaphore(at_once)
        self.under_way: dict[int, Match] = {}
        self.finished: list[Match] = []

    @property
    def acknowledged(self) -> int:
        """Moves so far."""
        return sum(len(match.moves) for match in [*self.under_way.values(), *self.finished])

    @asynccontextmanager
    async def playing(self) -> AsyncGenerator[None]:
        """All of them are over at the end."""
        async with asyncio.TaskGroup() as group:
            for number in range(self._count):
                group.create_task(self._play(number))
            yield

    async def more(self, moves: int) -> None:
        """Until so many more moves are acknowledged."""
        wanted = self.acknowledged + moves
        while self.acknowledged < wanted and len(self.finished) < self._count:
            await asyncio.sleep(0.05)

    async def _play(self, number: int) -> None:
        async with self._places:
            while True:
                try:
                    await self._play_once(number)
                    return
                except (RequestRefused, OSError):
                    # Nobody answered, before the match began: people would open another table.
                    self.under_way.pop(number, None)
                    await asyncio.sleep(AGAIN_SECONDS)

    async def _play_once(self, number: int) -> None:
        settings = Settings(seats=PEOPLE, options=Options(turns=self._turns))
        bots = {"p3": "hard"} if number % WITH_A_BOT == 0 else {}
        match = Match(number, await open_table(self._url, settings, bots))
        people = PEOPLE - len(bots)
        held = [await sit_down(self._url, match.opened.code) for _ in range(people)]
        async with AsyncExitStack() as stack:
            players = [await stack.enter_async_context(Player(one, match.moves)) for one in held]
            for player in players:
                await player.wait_until()
            async with Connection(self._url, match.opened.host_token) as host:
                assert isinstance(await host.order(Start()), Applied)
            self.under_way[number] = match
            await asyncio.gather(
                *(
                    play_seat(player, bot_named("greedy"), Random(PEOPLE * number + index))
                    for index, player in enumerate(players)
                )
            )
        match.replay = [msgspec.json.decode(line) for line in await self._verified(match)]
        self.finished.append(self.under_way.pop(number))

    async def _verified(self, match: Match) -> list[bytes]:
        """The lines of its replay, whose rules and dice hold."""
        while True:
            try:
                replay = await get(self._url, "/api/replay", token=match.opened.replay_token)
            except (RequestRefused, OSError):
                await asyncio.sleep(AGAIN_SECONDS)
                continue
            lines = replay.splitlines(keepends=True)
            verdict, has_proof = judge(lines, find_content)
            assert isinstance(verdict, Holds), verdict
            assert has_proof
            return lines


def lost(match: Match) -> Iterator[Move]:
    """Moves that were acknowledged, and that the replay has not, or not as they were played."""
    lines = {line["q"]: line for line in match.replay if "q" in line}
    for move in match.moves:
        line = lines.get(move.entry, {})
        if (line.get("player"), line.get("action")) != (move.player, move.action):
            yield move
