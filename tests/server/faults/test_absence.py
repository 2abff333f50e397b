"""RT20: a seat leaves in each phase. A bot stands in, the match ends, the seat can come back."""

import asyncio
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import NamedTuple

from rawsiko.client import HeldSeat, SeatClient, play_seat
from rawsiko.engine.actions import Action
from rawsiko.engine.ids import ObjectiveId, PlayerId
from rawsiko.engine.options import Options
from rawsiko.engine.state import (
    ActionPhase,
    ContinentChoice,
    Finished,
    InitialPlacement,
    InvestmentPhase,
    TerritoryChoice,
    TradeWithChina,
)
from rawsiko.engine.view import PlayerView
from rawsiko.protocol.messages import Snapshot
from rawsiko.protocol.tables import Settings, Status
from tests.server.serving import (
    Serving,
    call_start,
    fingerprint,
    journal,
    replayed,
    seated,
    serving,
    snapshot_of,
)

PHASES = (
    ContinentChoice,
    TerritoryChoice,
    InitialPlacement,
    ActionPhase,
    InvestmentPhase,
    TradeWithChina,
)
ABSENCE_SECONDS = 10  # the shortest that a host can choose
SECONDS = 300  # until it counts as hanging


class Case(NamedTuple):
    phase: type  # of a player who leaves when they have to act
    comes_back: bool


CASES = [
    *(Case(phase, comes_back=True) for phase in PHASES),
    *(Case(phase, comes_back=False) for phase in (ContinentChoice, TradeWithChina)),
]


def test_a_seat_that_leaves_is_played_and_given_back(tmp_path: Path) -> None:
    """In every phase; all at the same time, at one table each."""

    async def check(server: Serving) -> None:
        async with asyncio.timeout(SECONDS):
            await asyncio.gather(*(leave_and_return(server, case) for case in CASES))

    with serving(tmp_path) as server:
        asyncio.run(check(server))
        assert server.faults() == []


async def leave_and_return(server: Serving, case: Case) -> None:
    options = Options(turns=2 if case.phase is InvestmentPhase else 1, trade_with_china=True)
    settings = Settings(seats=3, options=options, absence_seconds=ABSENCE_SECONDS)
    table, (leaver, *others) = await seated(server, settings)
    staying = [asyncio.create_task(sit_and_play(held)) for held in others]
    leaving = asyncio.create_task(play_until(leaver, case.phase))
    await call_start(server.url, table)
    card = await leaving
    watcher = SeatClient(others[0])
    async with watcher:
        gone = await watcher.wait_until(lambda s: stand_in_of(s, leaver.seat) is not None)
        if case.comes_back:
            # Until the stand-in has acted, which may end the match.
            await watcher.wait_until(lambda s: s.seq > gone.seq)
            await come_back(leaver, card)
        else:
            await watcher.wait_until(lambda s: s.table.secret is not None)
    await asyncio.gather(*staying)
    compare(server, leaver, case)


async def play_until(held: HeldSeat, phase: type) -> ObjectiveId:
    """Leave when one has to act in this phase. Returns one's card."""
    async with SeatClient(held) as client:
        while await client.my_go():
            view = client.view
            assert view is not None
            if isinstance(view.phase, phase):
                return view.objectives[held.seat]
            await client.play(quietly(view, client.legal, Random()))
    raise AssertionError(f"the match never came to {phase.__name__}")


async def come_back(held: HeldSeat, card: ObjectiveId) -> None:
    """With the same card; the seat is one's own again."""
    async with SeatClient(held) as client:
        known = await client.wait_until()
        assert known.match is not None
        assert known.match.objectives[held.seat] == card
        if known.table.status is Status.PLAYING:
            assert stand_in_of(known, held.seat) is None
        assert fingerprint(await client.fresh_snapshot()) == fingerprint(client.snapshot)
        ended = await play_seat(client, quietly)
        assert ended is not None
        assert isinstance(ended.phase, Finished)


async def sit_and_play(held: HeldSeat) -> None:
    async with SeatClient(held) as client:
        await play_seat(client, quietly)
        await client.wait_until(lambda s: s.table.secret is not None)


def quietly(view: PlayerView, legal: Sequence[Action], rng: Random) -> Action:
    """Attack nobody, so that players are left to trade; claim whatever can be claimed."""
    del rng
    return legal[-1] if isinstance(view.phase, ActionPhase) else legal[0]


def stand_in_of(known: Snapshot, player: PlayerId) -> str | None:
    return next(seat.stand_in for seat in known.table.seats if seat.player == player)


def compare(server: Serving, leaver: HeldSeat, case: Case) -> None:
    entries = journal(server.file, leaver.table)
    bodies = b"".join(entry.body for entry in entries)
    assert bodies.count(b'"StandInBegan"') == 1
    assert b'"by":"stand_in"' in bodies
    assert bodies.count(b'"StandInEnded"') <= int(case.comes_back)
    replay = replayed(server.file, leaver.table, entries)
    assert replay.status is Status.FINISHED
    assert snapshot_of(replay, leaver.seat).match is not None
