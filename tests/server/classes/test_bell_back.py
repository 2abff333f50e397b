"""R6.6: a bell that waits for the end of a Turn can be taken back."""

import asyncio
import secrets
from pathlib import Path

from rawsiko.protocol.tables import Status
from rawsiko.server.tables.live_table import LiveTable
from tests.server.classes.lessons import Pupil, do, order, view_of
from tests.server.classes.started import CHOSEN_SETUP, started
from tests.server.running import Client, Json


def test_everybody_is_told_that_the_bell_was_taken_back(tmp_path: Path) -> None:
    """Then the Turn ends, and the next one is played as if no bell had waited."""

    async def scenario() -> None:
        async with started(tmp_path, 4, options=CHOSEN_SETUP) as lesson:
            host, (live,) = lesson.host, lesson.tables()
            wall = await lesson.server.client(lesson.opened["display_token"])
            await wall.until("ClassSnapshot")
            assert (await order(host, "TakeBackBell"))["code"] == "no_bell_waits"
            await do(host, "RingBell", when_turn_ends=True)
            while (await wall.until("LineTold"))["line"]["last_turn"] != 1:
                pass
            await do(host, "TakeBackBell")
            for client in (host, wall, lesson.pupils[0].room):
                assert client is not None
                table = (await view_of(client))["tables"][0]
                assert (table.get("bell_after"), table.get("is_rung", False)) == (None, False)
            while (await wall.until("LineTold"))["line"]["last_turn"] == 1:
                pass
            assert (await order(host, "TakeBackBell"))["code"] == "no_bell_waits"
            await asyncio.gather(*(play_until_turn(3, pupil, live) for pupil in lesson.pupils))
            assert live.table.status is Status.PLAYING
            await do(host, "RingBell")
            assert (await view_of(host))["tables"][0]["is_rung"]
            assert (await order(host, "TakeBackBell"))["code"] == "no_bell_waits"

    asyncio.run(scenario())


def test_the_bell_is_taken_back_at_one_table(tmp_path: Path) -> None:
    """Sent again, the command gets its old answer and changes nothing."""

    async def scenario() -> None:
        async with started(tmp_path, 6) as lesson:
            host = lesson.host
            assert (await order(host, "TakeBackBell", table=9))["code"] == "no_such_table"
            await do(host, "RingBell", when_turn_ends=True)
            again = {
                "type": "ClassOrder",
                "id": secrets.token_hex(16),
                "command": {"type": "TakeBackBell", "table": 1},
            }
            for _ in range(2):
                await host.send(again)
                assert (await host.until("Applied"))["id"] == again["id"]
                assert await waiting_at(host) == [2]
                await do(host, "SetDoor", door="open")
            await do(host, "RingBell", when_turn_ends=True, table=1)
            await host.send(again)
            await host.until("Applied")
            assert await waiting_at(host) == [1, 2]

    asyncio.run(scenario())


async def waiting_at(host: Client) -> list[int]:
    tables: list[Json] = (await view_of(host))["tables"]
    return [table["number"] for table in tables if table.get("bell_after") is not None]


async def play_until_turn(turn: int, pupil: Pupil, live: LiveTable) -> None:
    client = pupil.client
    assert client is not None
    while live.table.status is Status.PLAYING and live.table.match is not None:
        if live.table.match.turn >= turn:
            return
        choice = client.view.choice()
        if choice is None:
            await client.next()
        else:
            await client.order(choice)
