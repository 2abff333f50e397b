"""Let a bot play whole matches."""

import asyncio
from collections.abc import Callable, Sequence
from random import Random
from typing import Protocol

from rawsiko.client.seat import SeatClient
from rawsiko.client.tables import sit_down
from rawsiko.engine.actions import Action
from rawsiko.engine.view import PlayerView
from rawsiko.protocol.commands import SetReady
from rawsiko.protocol.messages import Refused


class Chooser(Protocol):
    """Like `rawsiko.bots.bot.Bot`."""

    def choose(self, view: PlayerView, legal: Sequence[Action], rng: Random) -> Action: ...


Choose = Callable[[PlayerView, Sequence[Action], Random], Action]


class OrderRefused(Exception):
    """The bot chose an illegal action; `code` says why."""

    def __init__(self, reply: Refused) -> None:
        super().__init__(reply.code)
        self.code = reply.code


def play(
    server: str,
    code: str,
    bot: Chooser | Choose,
    *,
    name: str | None = None,
    seed: int | None = None,
) -> PlayerView | None:
    """Take a seat at the table with this join code and play until the match is over.

    `bot` has a method `choose`, or is such a function. Returns the match as it ended, or None if it
    never began. Raises RequestRefused, ConversationEnded or OrderRefused.
    """
    return asyncio.run(_play(server, code, bot, name, Random(seed)))


async def _play(
    server: str, code: str, bot: Chooser | Choose, name: str | None, rng: Random
) -> PlayerView | None:
    async with SeatClient(await sit_down(server, code, name)) as client:
        await client.order(SetReady(is_ready=True))
        return await play_seat(client, bot, rng)


async def play_seat(
    client: SeatClient, bot: Chooser | Choose, rng: Random | None = None
) -> PlayerView | None:
    """Play in a seat that is already held, until the match is over."""
    choose = bot if callable(bot) else bot.choose
    rng = rng or Random()
    while await client.my_go():
        view, known = client.view, client.snapshot.seq
        assert view is not None
        reply = await client.play(choose(view, client.legal, rng))
        # If the table has moved on since, there is something else to choose.
        if isinstance(reply, Refused) and client.snapshot.seq == known:
            raise OrderRefused(reply)
    return client.view
