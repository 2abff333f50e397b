"""The soft timer of a phase: what is left survives a pause and a restart, and never shrinks."""

import asyncio
import secrets
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from rawsiko.engine.ids import PlayerId
from rawsiko.engine.options import Options
from rawsiko.engine.state import Finished
from rawsiko.protocol.commands import ChangeSettings, GiveToBot, Pause, Resume, Reveal, Start
from rawsiko.protocol.messages import Applied
from rawsiko.protocol.tables import Settings, Status
from rawsiko.replay import fairness
from rawsiko.server.connections.admission import Admission
from rawsiko.server.maintenance import Maintenance
from rawsiko.server.storage import Storage, sqlite_url
from rawsiko.server.tables.capacity import Capacity
from rawsiko.server.tables.decisions import Caller, TableCommand
from rawsiko.server.tables.live_table import LiveTable
from rawsiko.server.tables.phase_timer import PhaseTimer
from rawsiko.server.tables.registry import TableRegistry
from tests.server.hand_clock import HandClock
from tests.server.simulation.quiet import new_conversation

pytestmark = pytest.mark.slow

P1 = PlayerId("p1")
HOST = Caller(P1, is_host=True)
PHASE_SECONDS, EXTRA_SECONDS = 100, 50
USUAL = Options()


async def order(live: LiveTable, command: TableCommand) -> None:
    assert isinstance(await live.order(HOST, secrets.token_hex(16), command), Applied)


async def started(
    registry: TableRegistry, clock: HandClock, options: Options = USUAL
) -> tuple[LiveTable, PhaseTimer]:
    """A match of one person against two bots, at the person's first phase."""
    settings = Settings(
        options,
        seats=3,
        stand_in_level="random",
        phase_seconds=PHASE_SECONDS,
        extra_seconds={P1: EXTRA_SECONDS},
    )
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


async def until(clock: HandClock, is_so: Callable[[], bool]) -> None:
    """Bots and what they set off go on meanwhile; no time passes."""
    async with asyncio.timeout(60):
        while not is_so():
            await clock.pass_by(0)
            await asyncio.sleep(0)


def phase_of(live: LiveTable) -> str:
    match = live.table.match
    assert match is not None
    assert not isinstance(match.phase, Finished)
    return f"{type(match.phase).__name__} {match.phase.player}"


def stands_in(live: LiveTable) -> bool:
    return live.table.seats[P1].stand_in is not None


async def stand_in_entries(storage: Storage, live: LiveTable) -> list[str]:
    """`ActionPlayed` only if a stand-in played it."""
    stored = [msgspec.json.decode(one.body) for one in await storage.entries(live.table.id)]
    return [
        entry["type"]
        for entry in stored
        if entry["type"].startswith("StandIn") or entry.get("by") == "stand_in"
    ]


def test_when_the_time_is_up_a_bot_ends_this_phase_only(tmp_path: Path) -> None:
    """The next phase is the person's, with its whole time, although nobody else acts between."""

    async def scenario() -> None:
        clock = HandClock()
        async with await Storage.open(sqlite_url(tmp_path / "t"), owner="a") as storage:
            registry = TableRegistry(storage, clock, lambda: 0.0)
            live, timer = await started(registry, clock)
            assert phase_of(live) == "ContinentChoice p1"
            await clock.pass_by(PHASE_SECONDS + EXTRA_SECONDS - 1)
            assert not stands_in(live)
            await clock.pass_by(1)
            await until(clock, lambda: not stands_in(live) and timer.seconds_left() is not None)
            assert phase_of(live) == "TerritoryChoice p1"
            assert timer.seconds_left() == PHASE_SECONDS + EXTRA_SECONDS
            assert await stand_in_entries(storage, live) == [
                "StandInBegan",
                "ActionPlayed",
                "StandInEnded",
            ]
            await registry.close()

    asyncio.run(scenario())


def test_every_phase_whose_time_is_up_is_ended_and_none_is_kept(tmp_path: Path) -> None:
    """Somebody sits there and never acts: each of their phases lasts its whole time."""

    async def scenario() -> None:
        clock, phases = HandClock(), list[str]()
        async with await Storage.open(sqlite_url(tmp_path / "t"), owner="a") as storage:
            registry = TableRegistry(storage, clock, lambda: 0.0)
            live, timer = await started(registry, clock, Options(turns=2))
            while live.table.status is Status.PLAYING:
                assert timer.seconds_left() == PHASE_SECONDS + EXTRA_SECONDS
                phases.append(phase_of(live))
                await clock.pass_by(PHASE_SECONDS + EXTRA_SECONDS)
                await until(
                    clock,
                    lambda: live.table.is_over or (timer.seconds_left() or 0) > 0,
                )
            setup = ["ContinentChoice p1", "TerritoryChoice p1"] * 2
            turns = ["ActionPhase p1", "InvestmentPhase p1", "ActionPhase p1"]
            assert phases == [*setup, "InitialPlacement p1", *turns]
            await registry.close()

    asyncio.run(scenario())


def test_the_bot_of_somebody_who_is_gone_stays(tmp_path: Path) -> None:
    """Even if it began because the time was up; until they connect."""

    async def scenario() -> None:
        clock = HandClock()
        async with await Storage.open(sqlite_url(tmp_path / "t"), owner="a") as storage:
            registry = TableRegistry(storage, clock, lambda: 1.0)
            live, timer = await started(registry, clock)
            await live.join(new_conversation(live), None)  # somebody watches
            (person, _) = live.conversations
            await clock.pass_by(PHASE_SECONDS + EXTRA_SECONDS - 1)
            live.leave(person)
            await clock.pass_by(1)
            while phase_of(live) != "TerritoryChoice p1":
                assert stands_in(live)
                await clock.pass_by(1)
            assert stands_in(live)
            await live.join(person, None)
            registry.automation(live).stand_ins.somebody_came(P1)
            await until(clock, lambda: not stands_in(live) and timer.seconds_left() is not None)
            await registry.close()

    asyncio.run(scenario())


def test_who_comes_back_after_the_time_waits_for_the_next_phase(tmp_path: Path) -> None:
    """Also after a restart. Nothing is handed back and taken away again."""

    async def scenario() -> None:
        clock = HandClock()
        async with await Storage.open(sqlite_url(tmp_path / "t"), owner="a") as storage:
            registry = TableRegistry(storage, clock, lambda: 1.0)
            live, _ = await started(registry, clock)
            await clock.pass_by(PHASE_SECONDS + EXTRA_SECONDS)
            assert stands_in(live)
            await registry.automation(live).stand_ins.hand_back(P1)
            assert stands_in(live)
            capacity = Capacity(registry, clock)
            await Maintenance(registry, Admission(registry, clock), capacity).keep_in_step()
            await registry.close()
        clock = HandClock()
        async with await Storage.open(sqlite_url(tmp_path / "t"), owner="a") as storage:
            registry = TableRegistry(storage, clock, lambda: 0.0)
            again = await registry.find(live.table.id)
            assert again is not None
            await registry.automation(again).stand_ins.hand_back(P1)
            await again.join(new_conversation(again, P1, is_host=True), None)
            assert stands_in(again)
            timer = registry.automation(again).phase_timer
            await until(clock, lambda: not stands_in(again) and timer.seconds_left() is not None)
            assert phase_of(again) == "TerritoryChoice p1"
            assert timer.seconds_left() == PHASE_SECONDS + EXTRA_SECONDS
            assert await stand_in_entries(storage, again) == [
                "StandInBegan",
                "ActionPlayed",
                "StandInEnded",
            ]
            await registry.close()

    asyncio.run(scenario())


def test_without_a_limit_the_phase_is_the_persons_again(tmp_path: Path) -> None:
    """The host takes it away after the time was up; a new one gives the whole time."""

    async def scenario() -> None:
        clock = HandClock()
        async with await Storage.open(sqlite_url(tmp_path / "t"), owner="a") as storage:
            registry = TableRegistry(storage, clock, lambda: 1.0)
            live, timer = await started(registry, clock)
            await clock.pass_by(PHASE_SECONDS + EXTRA_SECONDS)
            assert stands_in(live)
            settings = live.table.settings
            await order(live, ChangeSettings(replace(settings, phase_seconds=None)))
            await until(clock, lambda: not stands_in(live))
            assert phase_of(live) == "ContinentChoice p1"
            await order(live, ChangeSettings(settings))
            assert timer.seconds_left() == PHASE_SECONDS + EXTRA_SECONDS
            await registry.close()

    asyncio.run(scenario())


def test_a_table_that_another_process_has_is_left_alone(tmp_path: Path) -> None:
    """Its phase was timed here: when the time is up, nothing is tried again and again."""

    async def scenario() -> None:
        clock = HandClock()
        async with await Storage.open(sqlite_url(tmp_path / "t"), owner="a") as storage:
            registry = TableRegistry(storage, clock, lambda: 1.0)
            live, _ = await started(registry, clock)
            live.give_up()
            await clock.pass_by(PHASE_SECONDS + EXTRA_SECONDS)
            assert clock.pending == 0
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
