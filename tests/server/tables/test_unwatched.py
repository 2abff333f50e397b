"""A match waits while nobody is connected: no bot plays, no timer runs out. Where people only
watch, bots play, but many such matches slow each other down and nobody else."""

import asyncio
import secrets
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import NamedTuple
from unittest.mock import patch

from rawsiko.engine.content import Content
from rawsiko.engine.ids import PlayerId
from rawsiko.engine.options import Options
from rawsiko.protocol.commands import GiveToBot, Reveal, Start
from rawsiko.protocol.messages import Applied
from rawsiko.protocol.tables import Settings, Status
from rawsiko.replay import fairness
from rawsiko.server.connections.admission import Admission
from rawsiko.server.connections.conversation import Conversation
from rawsiko.server.maintenance import Maintenance
from rawsiko.server.storage import Storage, sqlite_url
from rawsiko.server.tables.bots.pause import WATCHED_AT_FULL_PACE, BotPauses
from rawsiko.server.tables.capacity import Capacity
from rawsiko.server.tables.decisions import Caller, TableCommand
from rawsiko.server.tables.live_table import LiveTable
from rawsiko.server.tables.registry import TableRegistry
from rawsiko.server.thinking.pool import ThinkingPool
from rawsiko.server.thinking.questions import Answer, Question
from tests.server.hand_clock import HandClock
from tests.server.simulation.quiet import new_conversation

P1, P2 = PlayerId("p1"), PlayerId("p2")
HOST = Caller(P1, is_host=True)
HOURS = 10 * 3600.0
PHASE_SECONDS = 100


class Server(NamedTuple):
    registry: TableRegistry
    clock: HandClock


@asynccontextmanager
async def server(folder: Path) -> AsyncGenerator[Server]:
    clock = HandClock()
    async with await Storage.open(sqlite_url(folder / "t"), owner="a") as storage:
        registry = TableRegistry(storage, clock, lambda: 1.0)
        yield Server(registry, clock)
        await registry.close()


def spectator(live: LiveTable) -> Conversation:
    return new_conversation(live)


def seated(live: LiveTable, player: PlayerId) -> Conversation:
    return new_conversation(live, player)


async def order(live: LiveTable, caller: Caller, command: TableCommand) -> None:
    assert isinstance(await live.order(caller, secrets.token_hex(16), command), Applied)


async def begun(
    server: Server, people: int, settings: Settings | None = None, level: str = "random"
) -> LiveTable:
    """A match with people in the first seats, and bots; nobody is connected."""
    settings = settings or Settings(Options(turns=30), seats=3)
    live = (await server.registry.open_table(settings)).live
    shares = [secrets.token_bytes(16) for _ in range(people)]
    for share in shares:
        commitment = fairness.contribution_commitment_of(share)
        await server.registry.sit_down(live, commitment, None, None)
    for number in range(people + 1, 4):
        await order(live, HOST, GiveToBot(PlayerId(f"p{number}"), level))
    await order(live, HOST, Start())
    for number, share in enumerate(shares, start=1):
        await order(live, Caller(PlayerId(f"p{number}"), is_host=False), Reveal(share.hex()))
    await server.clock.pass_by(1)
    assert live.table.status is Status.PLAYING
    return live


async def played(server: Server, live: LiveTable, seconds: float) -> int:
    before = live.table.seq
    await server.clock.pass_by(seconds)
    return live.table.seq - before


def test_bots_play_only_while_somebody_watches(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with server(tmp_path) as here:
            live = await begun(here, people=0)
            assert await played(here, live, HOURS) == 0
            first, second = spectator(live), spectator(live)
            await live.join(first, None)
            await live.join(second, None)
            assert await played(here, live, 5) == 5
            live.leave(first)
            assert await played(here, live, 5) == 5
            live.leave(second)
            assert await played(here, live, HOURS) == 0
            await live.join(spectator(live), live.table.seq)
            assert await played(here, live, 5) == 5

    asyncio.run(scenario())


def test_the_draw_waits_too(tmp_path: Path) -> None:
    """R3.6: with Advanced game setup the program draws, for people as well."""

    async def scenario() -> None:
        async with server(tmp_path) as here:
            drawn = Settings(Options(advanced_setup=True), seats=3)
            live = await begun(here, people=0, settings=drawn)
            assert await played(here, live, HOURS) == 0
            await live.join(spectator(live), None)
            assert await played(here, live, 1) == 1

    asyncio.run(scenario())


def test_a_watched_match_is_not_disturbed_by_more_who_come_and_leave(tmp_path: Path) -> None:
    """Else a client that reconnects all the time would stop it."""

    async def scenario() -> None:
        async with server(tmp_path) as here:
            live = await begun(here, people=0)
            await live.join(spectator(live), None)
            before = live.table.seq
            for _ in range(20):
                other = spectator(live)
                await live.join(other, None)
                await here.clock.pass_by(0.25)
                live.leave(other)
                await here.clock.pass_by(0.25)
            assert live.table.seq == before + 10

    asyncio.run(scenario())


def test_after_a_restart_a_match_waits_for_somebody(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with server(tmp_path) as here:
            live = await begun(here, people=0)
            await live.join(spectator(live), None)
            assert await played(here, live, 5) == 5
        async with server(tmp_path) as here:
            await here.registry.restore_all()
            again = here.registry.live_tables[live.table.id]
            assert await played(here, again, HOURS) == 0
            await again.join(spectator(again), None)
            assert await played(here, again, 5) == 5

    asyncio.run(scenario())


def test_nothing_is_due_while_nobody_is_connected(tmp_path: Path) -> None:
    """Not one alarm: a server full of such matches does nothing."""

    async def scenario() -> None:
        async with server(tmp_path) as here:
            timed = Settings(seats=3, phase_seconds=PHASE_SECONDS)
            live = await begun(here, people=2, settings=timed)
            people = [seated(live, P1), seated(live, P2)]
            for person in people:
                await live.join(person, None)
            await here.clock.pass_by(3)
            assert here.clock.pending > 0
            for person in people:
                live.leave(person)
                here.registry.automation(live).stand_ins.somebody_left(person.seats[0])
            assert here.clock.pending == 0

    asyncio.run(scenario())


def test_no_stand_in_begins_until_somebody_is_kept_waiting(tmp_path: Path) -> None:
    """When one of two comes back, the other's absence is measured from then on."""

    async def scenario() -> None:
        async with server(tmp_path) as here:
            live = await begun(here, people=2)
            seconds = live.table.settings.absence_seconds
            await played(here, live, HOURS)
            await live.join(seated(live, P1), None)
            await here.clock.pass_by(seconds - 1)
            assert live.table.seats[P2].stand_in is None
            await here.clock.pass_by(1)
            assert live.table.seats[P2].stand_in is not None
            assert live.table.seats[P1].stand_in is None

    asyncio.run(scenario())


def test_a_phase_loses_no_time_while_nobody_is_connected(tmp_path: Path) -> None:
    """Nor does it when the server restarts meanwhile."""

    async def scenario() -> None:
        timed = Settings(seats=3, phase_seconds=PHASE_SECONDS)
        async with server(tmp_path) as here:
            live = await begun(here, people=1, settings=timed)
            timer, person = here.registry.automation(live).phase_timer, seated(live, P1)
            await live.join(person, None)
            while timer.seconds_left() is None:
                await here.clock.pass_by(1)
            await here.clock.pass_by(60)
            live.leave(person)
            assert timer.seconds_left() is None
            await here.clock.pass_by(HOURS)
            await live.join(person, live.table.seq)
            assert timer.seconds_left() == PHASE_SECONDS - 60
            await here.clock.pass_by(10)
            live.leave(person)
            admission = Admission(here.registry, here.clock)
            capacity = Capacity(here.registry, here.clock)
            await Maintenance(here.registry, admission, capacity).keep_in_step()
        async with server(tmp_path) as here:
            await here.registry.restore_all()
            again = here.registry.live_tables[live.table.id]
            await here.clock.pass_by(HOURS)
            await again.join(seated(again, P1), None)
            left = here.registry.automation(again).phase_timer.seconds_left()
            assert left == PHASE_SECONDS - 70

    asyncio.run(scenario())


class Asked(ThinkingPool):
    """Never answers."""

    def __init__(self) -> None:
        super().__init__()
        self.has_people: list[Callable[[], bool]] = []
        self.looked_again = 0

    def get_ready(self) -> None:
        pass

    def look_again(self) -> None:
        self.looked_again += 1

    async def ask(
        self,
        question: Question,
        content: Content,
        table: str,
        has_people: Callable[[], bool] = lambda: False,
    ) -> Answer | None:
        del question, content, table
        self.has_people.append(has_people)
        return await asyncio.get_running_loop().create_future()


def test_a_bots_question_goes_first_while_somebody_who_sits_there_is_connected(
    tmp_path: Path,
) -> None:
    """Spectators don't count. The queue is told that somebody came."""

    async def scenario() -> None:
        async with server(tmp_path) as here:
            asked = here.registry.thinking = Asked()
            live = await begun(here, people=0, level="easy")
            assert not asked.has_people
            admission = Admission(here.registry, here.clock)
            watching, person = spectator(live), seated(live, P1)
            for conversation, goes_first in ((watching, False), (person, True)):
                before = live.present()
                await live.join(conversation, None)
                admission.presence_changed(live, before)
                await asyncio.sleep(0)  # the bot is asked in a task
                (has_people,) = asked.has_people
                assert has_people() is goes_first
                assert asked.looked_again == goes_first
            live.leave(person)
            assert not has_people()

    asyncio.run(scenario())


def test_up_to_a_number_of_watched_matches_bots_pause_as_everywhere() -> None:
    pauses = BotPauses(lambda: 1.0)
    at_watched = [pauses.at_watched_table(str(n)) for n in range(4 * WATCHED_AT_FULL_PACE)]
    assert set(at_watched[:WATCHED_AT_FULL_PACE]) == {1.0}
    assert at_watched[-1] == 4.0
    assert pauses.at_watched_table("0") == 4.0  # counted once
    assert pauses.at_table_with_people() == 1.0
    for n in range(2 * WATCHED_AT_FULL_PACE):
        pauses.ended(str(n))
    assert pauses.at_watched_table("0") == 2.0 + 1 / WATCHED_AT_FULL_PACE


def test_many_watched_matches_share_their_pace(tmp_path: Path) -> None:
    """Of those that wait for nobody; and not with a match in which somebody sits."""

    async def scenario() -> None:
        async with server(tmp_path) as here:
            matches = [await begun(here, people=0) for _ in range(5)]
            *watched, unwatched, seated_at = matches
            for live in watched:
                await live.join(spectator(live), None)
            await seated_at.join(seated(seated_at, P1), None)
            await here.clock.pass_by(10)  # until all pauses have their new length
            counts = [live.table.seq for live in matches]
            await here.clock.pass_by(30)
            more = [live.table.seq - count for live, count in zip(matches, counts, strict=True)]
            assert more[:4] == [10, 10, 10, 0]
            assert more[4] >= 30  # more where a bot places all its Assets in one beat
            for live in watched[:2]:
                live.leave(live.conversations[0])
            await here.clock.pass_by(10)
            assert await played(here, watched[2], 30) == 30
            assert unwatched.conversations == []

    with patch("rawsiko.server.tables.bots.pause.WATCHED_AT_FULL_PACE", 1):
        asyncio.run(scenario())


def test_hurried_bots_pause_again_when_people_leave(tmp_path: Path) -> None:
    """Somebody hurries the bots and gives up their seat: who watches sees every action."""

    async def scenario() -> None:
        async with server(tmp_path) as here:
            live = await begun(here, people=0)
            await live.join(spectator(live), None)
            person = seated(live, P1)
            await live.join(person, None)
            here.registry.automation(live).hurry()
            live.leave(person)
            await here.clock.pass_by(1)
            assert await played(here, live, 10) == 10

    asyncio.run(scenario())
