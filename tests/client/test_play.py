"""The Python client against a real server: what it knows is what the server knows."""

import asyncio
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest

from rawsiko.bots.registry import bot_named
from rawsiko.client import (
    Connection,
    ConversationEnded,
    HeldSeat,
    OrderRefused,
    RequestRefused,
    SeatClient,
    open_table,
    play_seat,
    rejoin,
    sit_down,
)
from rawsiko.engine import legal_actions, view_of
from rawsiko.engine.actions import Action, EndTrade
from rawsiko.engine.options import Options
from rawsiko.engine.state import Finished
from rawsiko.engine.view import PlayerView
from rawsiko.protocol.commands import ChangeSettings, Leave, Pause, Resume, Start, TakeBack
from rawsiko.protocol.messages import Applied, Refused, ServerMessage, Snapshot
from rawsiko.protocol.tables import Settings, Status
from tests.at_length import only_long
from tests.server.running import Running, running
from tests.server.serving import fingerprint

pytestmark = pytest.mark.slow

SECONDS = 180  # until it counts as hanging


async def seated(server: Running, people: int, settings: Settings) -> tuple[str, list[HeldSeat]]:
    opened = await open_table(server.origin, settings)
    return opened.host_token, [await sit_down(server.origin, opened.code) for _ in range(people)]


async def start(server: Running, host_token: str) -> None:
    async with Connection(server.origin, host_token) as host:
        assert isinstance(await host.order(Start()), Applied)


def agrees(server: Running, client: SeatClient) -> None:
    """R7: what the client folded is what the engine would show to its seat now."""
    match = server.services.registry.live_tables[client.held.table].table.match
    assert match is not None
    assert client.view == view_of(match, client.held.seat)
    if client.legal:
        assert list(client.legal) == list(legal_actions(match))


CHINA = Options(turns=1, trade_with_china=True)
ADVANCED = Options(turns=2, advanced_setup=True, monopoly_stranglehold=True, leave_one_behind=True)


@pytest.mark.parametrize(
    ("level", "options"),
    [
        pytest.param("random", CHINA, id="random-china"),
        pytest.param("greedy", ADVANCED, id="greedy-advanced"),
        pytest.param("greedy", CHINA, id="greedy-china", marks=only_long),
        pytest.param("random", ADVANCED, id="random-advanced", marks=only_long),
    ],
)
def test_a_client_knows_what_its_seat_may_know(
    tmp_path: Path, level: str, options: Options
) -> None:
    """View and legal actions equal the engine's at every go, and the snapshot the server's."""

    async def check() -> None:
        async with running(tmp_path) as server:
            settings = Settings(options=options, seats=3)
            host, held = await seated(server, 3, settings)

            async def one(seat: HeldSeat) -> PlayerView | None:
                bot, checked = bot_named(level), Random(1)
                async with SeatClient(seat) as client:

                    def choose(view: PlayerView, legal: Sequence[Action], rng: Random) -> Action:
                        agrees(server, client)
                        return bot.choose(view, legal, rng)

                    ended = await play_seat(client, choose, checked)
                    known = await client.wait_until(lambda s: s.table.secret is not None)
                    assert fingerprint(await client.fresh_snapshot()) == fingerprint(known)
                    agrees(server, client)
                    return ended

            playing = [asyncio.create_task(one(seat)) for seat in held]
            await start(server, host)
            for ended in await asyncio.gather(*playing):
                assert ended is not None
                assert isinstance(ended.phase, Finished)
                assert len(ended.objectives) == 3

    asyncio.run(asyncio.wait_for(check(), SECONDS))


def test_what_happens_beside_the_match_is_folded_too(tmp_path: Path) -> None:
    """Settings, take-backs, pauses and seats given up: the snapshot stays the server's."""

    async def check() -> None:
        async with running(tmp_path) as server:
            opened = await open_table(server.origin, Settings(seats=4, absence_seconds=60))
            host = Connection(server.origin, opened.host_token)
            held = [await sit_down(server.origin, opened.code) for _ in range(3)]
            clients = [SeatClient(seat) for seat in held]
            async with host, clients[0], clients[1], clients[2]:
                await host.wait_until(lambda s: len(s.table.present) == 3)
                fewer = Settings(seats=3, options=Options(turns=1))
                assert isinstance(await host.order(ChangeSettings(fewer)), Applied)
                assert len(host.snapshot.table.seats) == 3
                await host.order(Start())
                for client in (*clients, host):
                    await client.wait_until(lambda s: s.table.status is Status.PLAYING)
                taken_back = 0
                for _ in range(45):
                    acting = [client for client in clients if client.legal]
                    if not acting:
                        break
                    assert isinstance(await acting[0].play(acting[0].legal[0]), Applied)
                    seq = acting[0].snapshot.seq
                    if acting[0].snapshot.yours.may_take_back and taken_back < 5:
                        assert isinstance(await acting[0].order(TakeBack()), Applied)
                        taken_back += 1
                        seq += 1
                        await acting[0].play(acting[0].legal[-1])
                        seq += 1
                    for client in (*clients, host):
                        known = await client.wait_until(lambda s, seq=seq: s.seq >= seq)
                        assert fingerprint(known) == fingerprint(await client.fresh_snapshot())
                assert taken_back == 5
                await host.order(Pause())
                for client in clients:
                    await client.wait_until(lambda s: s.table.status is Status.PAUSED)
                    assert not client.legal
                resumed = await host.order(Resume())
                assert isinstance(resumed, Applied)
                for client in (*clients, host):
                    known = await client.wait_until(lambda s: s.seq >= resumed.seq)
                    assert fingerprint(known) == fingerprint(await client.fresh_snapshot())
                with pytest.raises(ConversationEnded, match="not_seated"):
                    await leave(clients[2])

    asyncio.run(asyncio.wait_for(check(), SECONDS))


async def leave(client: SeatClient) -> None:
    """Give up the seat: the server ends the conversation."""
    await client.order(Leave())
    await client.wait_until(lambda _: False)


def test_refusals_reach_the_program(tmp_path: Path) -> None:
    async def check() -> None:
        async with running(tmp_path) as server:
            with pytest.raises(RequestRefused, match="unknown_table"):
                await sit_down(server.origin, "ABCDEF")
            with pytest.raises(RequestRefused, match="unknown_token"):
                await rejoin(server.origin, "ABCDEFGHJKLMNPQR")
            async with Connection(server.origin, "x" * 32) as nobody:
                with pytest.raises(ConversationEnded, match="unknown_token"):
                    await nobody.wait_until()
            host, held = await seated(server, 3, Settings(seats=3))
            async with SeatClient(held[0]) as client:
                reply = await client.order(Start())
                assert isinstance(reply, Refused)
                assert reply.code == "not_host"
                await start(server, host)

                def wrong(view: PlayerView, *_: object) -> Action:
                    return EndTrade(view.viewer or client.held.seat)

                async with SeatClient(held[1]) as second, SeatClient(held[2]) as third:
                    playing = [play_seat(one, wrong) for one in (client, second, third)]
                    with pytest.raises(OrderRefused, match="wrong_phase"):
                        await asyncio.gather(*playing)

    asyncio.run(asyncio.wait_for(check(), SECONDS))


def test_a_seat_comes_back_by_its_code(tmp_path: Path) -> None:
    """The older token stops working."""

    async def check() -> None:
        async with running(tmp_path) as server:
            _, held = await seated(server, 3, Settings(seats=3))
            again = await rejoin(server.origin, held[0].rejoin_code)
            assert (again.table, again.seat) == (held[0].table, held[0].seat)
            async with SeatClient(held[0]) as old, SeatClient(again) as new:
                known = await new.wait_until()
                assert known.seat == held[0].seat
                with pytest.raises(ConversationEnded, match="unknown_token"):
                    await old.wait_until()

    asyncio.run(asyncio.wait_for(check(), SECONDS))


def test_what_watching_raises_reaches_whoever_waits(tmp_path: Path) -> None:
    """Otherwise a client with a bug would wait forever."""

    def stumble(message: ServerMessage) -> None:
        if isinstance(message, Snapshot):
            raise ArithmeticError("of the client's own making")

    async def check() -> None:
        async with running(tmp_path) as server:
            host, _ = await seated(server, 0, Settings(seats=3))
            async with (
                asyncio.timeout(SECONDS),
                Connection(server.origin, host, watch=stumble) as client,
            ):
                with pytest.raises(ArithmeticError):
                    await client.wait_until()
                with pytest.raises(ArithmeticError):
                    await client.order(Start())

    asyncio.run(check())
