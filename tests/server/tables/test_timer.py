"""The soft timer of a phase: what is left survives a pause and a restart, and never shrinks."""

import asyncio
import secrets
from pathlib import Path

from rawsiko.engine.ids import PlayerId
from rawsiko.protocol.commands import GiveToBot, Pause, Resume, Reveal, Start
from rawsiko.protocol.messages import Applied
from rawsiko.protocol.tables import STAND_IN_LEVEL, Settings, Status
from rawsiko.replay import fairness
from rawsiko.server.connections.admission import Admission
from rawsiko.server.maintenance import Maintenance
from rawsiko.server.storage import Storage, sqlite_url
from rawsiko.server.tables.capacity import Capacity
from rawsiko.server.tables.decisions import Caller, Journaled
from rawsiko.server.tables.live_table import LiveTable
from rawsiko.server.tables.phase_timer import PhaseTimer
from rawsiko.server.tables.registry import TableRegistry
from tests.server.hand_clock import HandClock
from tests.server.simulation.quiet import new_conversation

P1 = PlayerId("p1")
HOST = Caller(P1, is_host=True)
PHASE_SECONDS, EXTRA_SECONDS = 100, 50


async def order(live: LiveTable, command: Journaled) -> None:
    assert isinstance(await live.order(HOST, secrets.token_hex(16), command), Applied)


async def started(registry: TableRegistry, clock: HandClock) -> tuple[LiveTable, PhaseTimer]:
    """A match of one person against two bots, at the person's first phase."""
    settings = Settings(seats=3, phase_seconds=PHASE_SECONDS, extra_seconds={P1: EXTRA_SECONDS})
    live = (await registry.open_table(settings)).live
    contribution = secrets.token_bytes(16)
    await registry.sit_down(live, fairness.contribution_commitment_of(contribution), None, None)
    await live.join(new_conversation(live, P1, is_host=True), None)
    for bot in ("p2", "p3"):
        await order(live, GiveToBot(PlayerId(bot), "random"))
    await order(live, Start())
    await order(live, Reveal(contribution.hex()))
    timer = registry.automation(live).phase_timer
    while timer.seconds_left() is None:
        await clock.pass_by(0.1)
    return live, timer


def test_a_seat_may_have_more_time_than_the_others(tmp_path: Path) -> None:
    async def scenario() -> None:
        clock = HandClock()
        async with await Storage.open(sqlite_url(tmp_path / "t"), owner="a") as storage:
            registry = TableRegistry(storage, clock, lambda: 0.0)
            _, timer = await started(registry, clock)
            assert timer.seconds_left() == PHASE_SECONDS + EXTRA_SECONDS
            assert timer.extend(30)
            assert timer.seconds_left() == PHASE_SECONDS + EXTRA_SECONDS + 30
            await registry.close()

    asyncio.run(scenario())


def test_when_the_time_is_up_a_bot_plays_on(tmp_path: Path) -> None:
    async def scenario() -> None:
        clock = HandClock()
        async with await Storage.open(sqlite_url(tmp_path / "t"), owner="a") as storage:
            registry = TableRegistry(storage, clock, lambda: 0.0)
            live, _ = await started(registry, clock)
            await clock.pass_by(PHASE_SECONDS + EXTRA_SECONDS - 1)
            assert live.table.seats[P1].stand_in is None
            await clock.pass_by(1)
            assert live.table.seats[P1].stand_in == STAND_IN_LEVEL
            await registry.close()

    asyncio.run(scenario())


def test_a_pause_takes_no_time(tmp_path: Path) -> None:
    async def scenario() -> None:
        clock = HandClock()
        async with await Storage.open(sqlite_url(tmp_path / "t"), owner="a") as storage:
            registry = TableRegistry(storage, clock, lambda: 0.0)
            live, timer = await started(registry, clock)
            await clock.pass_by(60)
            await order(live, Pause())
            assert timer.seconds_left() is None
            await clock.pass_by(1000)
            await order(live, Resume())
            assert timer.seconds_left() == PHASE_SECONDS + EXTRA_SECONDS - 60
            await registry.close()

    asyncio.run(scenario())


def test_a_restart_takes_no_time(tmp_path: Path) -> None:
    """What was left when it was last stored, however long the server was away."""

    async def scenario() -> None:
        clock = HandClock()
        async with await Storage.open(sqlite_url(tmp_path / "t"), owner="a") as storage:
            registry = TableRegistry(storage, clock, lambda: 0.0)
            live, _ = await started(registry, clock)
            await clock.pass_by(60)
            capacity = Capacity(registry, clock)
            await Maintenance(registry, Admission(registry, clock), capacity).keep_in_step()
            await clock.pass_by(5)
            await registry.close()
        clock = HandClock()
        async with await Storage.open(sqlite_url(tmp_path / "t"), owner="a") as storage:
            registry = TableRegistry(storage, clock, lambda: 0.0)
            again = await registry.find(live.table.id)
            assert again is not None
            assert again.table.status is Status.PLAYING
            await again.join(new_conversation(again, P1, is_host=True), None)
            left = registry.automation(again).phase_timer.seconds_left()
            assert left == PHASE_SECONDS + EXTRA_SECONDS - 60
            await registry.close()

    asyncio.run(scenario())
