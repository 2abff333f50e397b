"""A command counts once, however often and in whatever order it comes (RT3, RT4, RT12)."""

import asyncio
import os
from collections import defaultdict
from pathlib import Path

import pytest

from rawsiko.content.load import standard_content
from rawsiko.engine.actions import EndActionPhase, PlaceAsset
from rawsiko.engine.ids import PlayerId, TerritoryId
from rawsiko.engine.state import ActionPhase, InitialPlacement
from rawsiko.protocol import commands
from rawsiko.protocol.messages import Applied, Refused, Snapshot, Told
from rawsiko.protocol.tables import Status
from rawsiko.server.clock import LoopClock
from rawsiko.server.storage import Storage, sqlite_url
from rawsiko.server.tables.decisions import TableCommand
from rawsiko.server.tables.journaled import REPLIES_REMEMBERED
from rawsiko.server.tables.outbound import encoded
from rawsiko.server.tables.registry import TableRegistry
from tests.server.quick_tables import HOST
from tests.server.simulation.client import DECODER
from tests.server.simulation.quiet import THREE, Quiet, in_quiet
from tests.server.storing import TestClock, entry, new_table, opened, run

pytestmark = pytest.mark.slow

COMMANDS = 50_000 if os.environ.get("RAWSIKO_LONG") else 10_000
PARTS = 4
P1, P2, P3 = (PlayerId(seat) for seat in ("p1", "p2", "p3"))


class Repeats:
    """Sends every command one to five times, now and much later, and keeps all answers."""

    def __init__(self, quiet: Quiet) -> None:
        self.quiet = quiet
        self.answers: dict[tuple[PlayerId, str], set[bytes]] = defaultdict(set)
        self.later: list[tuple[PlayerId, str, TableCommand]] = []

    async def send(self, seat: PlayerId, command_id: str, command: TableCommand) -> None:
        await asyncio.sleep(self.quiet.rng.uniform(0, 0.1))
        reply = await self.quiet.order(seat, command, command_id)
        self.answers[seat, command_id].add(encoded(reply))
        if isinstance(reply, Applied) and self.quiet.rng.random() < 0.5:
            self.later.append((seat, command_id, command))

    async def batch(self) -> None:
        """What the acting player wants, what others want out of turn, and what was sent before."""
        quiet, rng = self.quiet, self.quiet.rng
        nonsense: list[TableCommand] = [
            commands.TakeBack(),
            commands.SetCompany(rng.randint(1, 40), 1),
            commands.Play(PlaceAsset(P2, TerritoryId("n1"))),
        ]
        wishes = [(quiet.acting, quiet.choose()), (rng.choice((P1, P2, P3)), rng.choice(nonsense))]
        sends = [
            (seat, command_id, command)
            for seat, command in wishes
            for command_id in [quiet.new_id()]
            for _ in range(rng.randint(1, 5))
        ]
        rng.shuffle(self.later)
        sends += [self.later.pop() for _ in range(min(len(self.later), rng.randint(0, 3)))]
        rng.shuffle(sends)
        await asyncio.gather(*(self.send(*send) for send in sends))


@pytest.mark.parametrize("part", range(PARTS))
def test_repeated_commands_are_applied_once(part: int) -> None:
    """RT3: also those that only the journal remembers, and across crashes; every answer to a
    command has the same bytes."""

    async def repeat(quiet: Quiet) -> int:
        await quiet.begin()
        repeats = Repeats(quiet)
        while quiet.live.table.status is Status.PLAYING:
            await repeats.batch()
            if quiet.rng.random() < 0.02:
                await quiet.restart()
                for seat in quiet.shares:
                    quiet.come(seat)
        differing = [answers for answers in repeats.answers.values() if len(answers) > 1]
        assert differing == []
        stored = [(e.seat, e.command) for e in quiet.disk.journal() if e.command is not None]
        assert len(set(stored)) == len(stored)
        applied = {key for key, (body,) in repeats.answers.items() if b"Applied" in body}
        assert applied <= set(stored)
        return len(repeats.answers)

    count, seed = 0, part
    while count < COMMANDS // PARTS:
        count += in_quiet(repeat, seed=seed)
        seed += PARTS


def test_a_command_older_than_memory_is_known_to_the_journal() -> None:
    """Whether it would be refused now or could be applied again."""

    async def remember(quiet: Quiet) -> None:
        await quiet.begin()
        old, company = quiet.new_id(), quiet.new_id()
        seat, first = quiet.acting, quiet.choose()
        answers = [
            encoded(await quiet.order(seat, first, old)),
            encoded(await quiet.order(P1, commands.SetCompany(7, 7), company)),
        ]
        for number in range(2 * REPLIES_REMEMBERED + 5):
            await quiet.order(P2, commands.SetCompany(8, number))
        seq = quiet.live.table.seq
        again = [
            encoded(await quiet.order(seat, first, old)),
            encoded(await quiet.order(P1, commands.SetCompany(7, 7), company)),
        ]
        assert again == answers
        assert quiet.live.table.seq == seq

    in_quiet(remember)


def test_the_journal_knows_which_entry_a_command_made(url: str) -> None:
    """In either database; a seat's commands are its own."""

    async def ask() -> list[int | None]:
        async with opened(url) as storage:
            await storage.create(new_table())
            await storage.append("table", 1, entry(2, "first"))
            await storage.append("table", 1, entry(3))
            await storage.append("table", 1, entry(4, "second"))
            asked = [("sun", "second"), ("sun", "first"), ("moon", "first"), ("sun", "third")]
            found = [await storage.command_seq("table", *key) for key in asked]
            return [*found, await storage.command_seq("other", "sun", "first")]

    assert run(ask()) == [4, 2, None, None, None]


def test_two_clicks_are_one_command() -> None:
    """RT4: the same id within 50 ms."""

    async def click(quiet: Quiet) -> None:
        await quiet.begin()
        seq, command, command_id = quiet.live.table.seq, quiet.choose(), quiet.new_id()
        one = asyncio.ensure_future(quiet.order(quiet.acting, command, command_id))
        await asyncio.sleep(0.005)
        two = asyncio.ensure_future(quiet.order(quiet.acting, command, command_id))
        assert await one == await two == Applied(command_id, seq + 1)
        assert quiet.live.table.seq == seq + 1

    in_quiet(click)


def test_two_windows_of_one_seat() -> None:
    """RT4: both want the same at once. One gets it, the other is told why not; both see all."""

    async def click(quiet: Quiet) -> None:
        await quiet.begin()
        await quiet.play_until(lambda: _is(quiet, ActionPhase))
        seat = quiet.acting
        windows = [quiet.come(seat), quiet.come(seat)]
        end = commands.Play(EndActionPhase(seat))
        replies = await asyncio.gather(quiet.order(seat, end), quiet.order(seat, end))
        assert isinstance(replies[0], Applied)
        assert isinstance(replies[1], Refused)
        assert (replies[1].code, replies[1].clause) == ("not_your_turn", "R1.3")
        assert windows[0].take() == windows[1].take()

    in_quiet(click)


def test_a_command_about_a_moment_that_has_passed_is_refused() -> None:
    """RT4: never dropped in silence, and answered within a second."""

    async def be_late(quiet: Quiet) -> None:
        await quiet.begin()
        await quiet.play_until(lambda: _is(quiet, InitialPlacement))
        late, seat = quiet.choose(), quiet.acting
        await quiet.play_until(lambda: quiet.acting != seat)
        began = asyncio.get_running_loop().time()
        reply = await quiet.order(seat, late)
        assert isinstance(reply, Refused)
        assert reply.code == "not_your_turn"
        assert asyncio.get_running_loop().time() - began < 1

    in_quiet(be_late)


def test_joining_during_a_commit_misses_nothing() -> None:
    """A snapshot, and then what follows it."""

    async def join(quiet: Quiet) -> None:
        await quiet.begin()
        for _ in range(20):
            conversation = quiet.come(P1)
            quiet.live.leave(conversation)
            order = asyncio.ensure_future(quiet.order(quiet.acting, quiet.choose()))
            await asyncio.sleep(quiet.rng.uniform(0, 0.05))
            await quiet.live.join(conversation, None)
            await order
            await quiet.order(quiet.acting, quiet.choose())
            snapshot, *told = [DECODER.decode(body) for body in conversation.take()]
            assert isinstance(snapshot, Snapshot)
            numbers = [message.seq for message in told if isinstance(message, Told)]
            assert numbers == list(range(snapshot.seq + 1, quiet.live.table.seq + 1))
            quiet.live.leave(conversation)

    in_quiet(join)


def _is(quiet: Quiet, phase: type[object]) -> bool:
    match = quiet.live.table.match
    return match is not None and isinstance(match.phase, phase)


def test_a_wall_clock_that_jumps_changes_nothing(tmp_path: Path) -> None:
    """RT12: an hour, a day, forwards and backwards, after every command."""
    wall = TestClock()

    async def jump() -> None:
        async with await Storage.open(
            sqlite_url(tmp_path / "tables.db"), owner="first", clock=wall
        ) as storage:
            quiet = Quiet(1, standard_content())
            quiet.process.registry = TableRegistry(storage, LoopClock(), bot_pause=lambda: 0.0)
            await quiet.begin(THREE)
            for number in range(150):
                wall.now += (3600, -86_400, 86_400, -3600)[number % 4]
                assert isinstance(await quiet.order(quiet.acting, quiet.choose()), Applied)
            stored = await storage.entries(quiet.live.table.id)
            assert [entry.seq for entry in stored] == list(range(1, len(stored) + 1))
            assert not any(b"StandIn" in entry.body or b"Ended" in entry.body for entry in stored)
            assert quiet.opened is not None
            assert await quiet.process.registry.find(quiet.live.table.id) is quiet.live
            assert isinstance(await quiet.order(HOST, commands.Pause()), Applied)

    run(jump())


def test_commands_whose_marks_are_equal_are_told_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the mark says, the journal decides whether a command was applied."""

    def same(_command: object) -> bytes:
        return b"same"

    monkeypatch.setattr("rawsiko.server.tables.journaled._mark", same)

    async def check(quiet: Quiet) -> None:
        await quiet.begin()
        for _ in range(3 * REPLIES_REMEMBERED):
            seat, command, command_id = quiet.acting, quiet.choose(), quiet.new_id()
            reply = await quiet.order(seat, command, command_id)
            assert isinstance(reply, Applied)
            assert reply.seq == quiet.live.table.seq
            assert await quiet.order(seat, command, command_id) == reply

    in_quiet(check)
