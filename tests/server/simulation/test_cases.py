"""Rare situations, one test each: what goes wrong, and what must follow."""

import asyncio
from typing import Any
from unittest.mock import patch

import pytest

from rawsiko.engine.actions import EndActionPhase
from rawsiko.engine.ids import PlayerId
from rawsiko.engine.state import ActionPhase
from rawsiko.protocol import commands
from rawsiko.protocol.messages import Applied, Goodbye, Refused, Snapshot, Told
from rawsiko.protocol.tables import SeatKind, Settings, Status
from rawsiko.server.connections.conversation import MOST_WAITING, Conversation
from rawsiko.server.storage import CannotRead, CannotSave, StoredEntry
from rawsiko.server.tables import automation
from rawsiko.server.tables.decisions import decide_stand_in
from rawsiko.server.tables.entries import PlayedBy
from tests.server.quick_tables import HOST
from tests.server.simulation.client import DECODER
from tests.server.simulation.disk import DiskStorage
from tests.server.simulation.quiet import THREE, Quiet, in_quiet, new_conversation

P1, P2, P3 = (PlayerId(seat) for seat in ("p1", "p2", "p3"))
APPEND, ENTRIES = DiskStorage.append, DiskStorage.entries


class Failing:
    """A disk that fails as often as it is told to."""

    def __init__(self) -> None:
        self.before = self.after = self.reading = 0

    async def append(self, storage: DiskStorage, *arguments: Any) -> None:
        if self.before:
            self.before -= 1
            raise CannotSave
        await APPEND(storage, *arguments)
        if self.after:
            self.after -= 1
            raise CannotSave

    async def entries(self, storage: DiskStorage, table_id: str) -> list[StoredEntry]:
        if self.reading:
            self.reading -= 1
            raise CannotRead
        return await ENTRIES(storage, table_id)


@pytest.fixture
def failing(monkeypatch: pytest.MonkeyPatch) -> Failing:
    disk = Failing()

    async def append(storage: DiskStorage, *arguments: Any) -> None:
        await disk.append(storage, *arguments)

    async def entries(storage: DiskStorage, table: str) -> list[StoredEntry]:
        return await disk.entries(storage, table)

    monkeypatch.setattr(DiskStorage, "append", append)
    monkeypatch.setattr(DiskStorage, "entries", entries)
    return disk


def test_a_failed_commit_changes_nothing(failing: Failing) -> None:
    """And nobody is told anything; the same command is applied when it comes again."""

    async def fail(quiet: Quiet) -> None:
        await quiet.begin()
        window, before = quiet.come(P1), quiet.live.table.match
        command, command_id = quiet.choose(), quiet.new_id()
        failing.before = 1
        assert await quiet.order(quiet.acting, command, command_id) == Refused(
            command_id, "cannot_save"
        )
        assert quiet.live.table.match == before
        assert window.take() == []
        assert isinstance(await quiet.order(quiet.acting, command, command_id), Applied)

    in_quiet(fail)


def test_a_commit_that_went_through_after_all_counts(failing: Failing) -> None:
    """Saving failed after the commit: the command is applied and shown to everybody."""

    async def fail(quiet: Quiet) -> None:
        await quiet.begin()
        window, seq = quiet.come(P1), quiet.live.table.seq
        failing.after = 1
        reply = await quiet.order(quiet.acting, quiet.choose())
        assert isinstance(reply, Applied)
        assert reply.seq == quiet.live.table.seq == seq + 1
        snapshot = DECODER.decode(window.take()[-1])
        assert isinstance(snapshot, Snapshot)
        assert snapshot.seq == seq + 1

    in_quiet(fail)


def test_such_a_command_sent_again_is_not_refused(failing: Failing) -> None:
    """Not even when the journal could not be read at first."""

    async def fail(quiet: Quiet) -> None:
        await quiet.begin()
        await quiet.play_until(lambda: _is_action_phase(quiet))
        seat, command_id = quiet.acting, quiet.new_id()
        end = commands.Play(EndActionPhase(seat))
        failing.after = failing.reading = 1
        assert isinstance(await quiet.order(seat, end, command_id), Refused)
        assert isinstance(await quiet.order(seat, end, command_id), Applied)

    in_quiet(fail)


def test_bots_follow_a_commit_that_went_through_after_all(failing: Failing) -> None:
    async def end_go(quiet: Quiet) -> None:
        await quiet.begin(people=1)
        while not (_is_action_phase(quiet) and quiet.acting == P1):
            if quiet.acting == P1:
                await quiet.order(P1, quiet.choose())
            await asyncio.sleep(0.05)
        failing.after = 1
        seq = quiet.live.table.seq
        reply = await quiet.order(P1, commands.Play(EndActionPhase(P1)))
        assert reply == Applied(reply.id or "", seq + 1)
        await quiet.until(lambda: quiet.live.table.seq > seq + 1)
        assert quiet.steps()[-1].played.by is PlayedBy.BOT

    in_quiet(end_go)


def test_a_stand_in_that_begins_while_the_person_comes_is_sent_away() -> None:
    """The person connects between the decision and its telling."""

    async def cross(quiet: Quiet) -> None:
        await quiet.begin()
        await quiet.live.record_if(lambda table: decide_stand_in(table, P2))
        quiet.process.registry.automation(quiet.live).stand_ins.somebody_came(P2)
        await quiet.until(lambda: quiet.live.table.seats[P2].stand_in is None)

    in_quiet(cross)


def test_nobody_stands_in_for_who_came_back_in_time() -> None:
    async def cross(quiet: Quiet) -> None:
        await quiet.begin()
        quiet.live.conversations.clear()
        quiet.process.registry.automation(quiet.live).stand_ins.somebody_left(P2)
        await asyncio.sleep(9.999)
        quiet.disk.slowest = 0.5  # the timer runs out while something else is being saved
        order = asyncio.ensure_future(quiet.order(P1, commands.SetCompany(1, 1)))
        await asyncio.sleep(0.01)
        quiet.come(P2)
        await order
        await asyncio.sleep(3)
        assert quiet.live.table.seats[P2].stand_in is None

    in_quiet(cross)


def test_a_seat_is_handed_back_as_soon_as_it_can_be_saved(failing: Failing) -> None:
    async def fail(quiet: Quiet) -> None:
        await quiet.begin()
        await quiet.live.record_if(lambda table: decide_stand_in(table, P2))
        failing.before = 2
        await quiet.process.registry.automation(quiet.live).stand_ins.hand_back(P2)
        assert quiet.live.table.seats[P2].stand_in is not None
        await quiet.until(lambda: quiet.live.table.seats[P2].stand_in is None, seconds=5)

    in_quiet(fail)


def test_who_is_away_for_long_is_played_for_and_gets_the_seat_back() -> None:
    """RT20: in whatever phase; the match goes on, and all is as the bot left it."""

    async def be_away(quiet: Quiet) -> None:
        await quiet.begin()
        while quiet.live.table.status is Status.PLAYING:
            away = quiet.acting
            there = [c for c in quiet.live.conversations if away not in c.seats]
            quiet.live.conversations[:] = there
            helper = quiet.process.registry.automation(quiet.live).stand_ins
            helper.somebody_left(away)
            await quiet.until(lambda seat=away: _has_stand_in(quiet, seat))
            phases.add(type(quiet.live.table.match and quiet.live.table.match.phase).__name__)
            await quiet.until(lambda seat=away: not _is_up(quiet, seat))
            before = quiet.live.table.match
            quiet.come(away)
            await helper.hand_back(away)
            assert not _has_stand_in(quiet, away)
            assert quiet.live.table.match == before
        assert {step.played.by for step in quiet.steps()} == {PlayedBy.STAND_IN}

    phases: set[str] = set()
    in_quiet(be_away)
    assert {"ContinentChoice", "InitialPlacement", "ActionPhase", "InvestmentPhase"} <= phases


def _has_stand_in(quiet: Quiet, seat: PlayerId) -> bool:
    return quiet.live.table.seats[seat].stand_in is not None


def _is_up(quiet: Quiet, seat: PlayerId) -> bool:
    return not quiet.live.table.is_over and quiet.acting == seat


TIMED = Settings(THREE.options, seats=3, stand_in_level="random", phase_seconds=20)


def test_the_soft_timer_plays_for_who_is_too_slow() -> None:
    async def be_slow(quiet: Quiet) -> None:
        await quiet.begin(TIMED)
        slow = quiet.acting
        await asyncio.sleep(19)
        assert not _has_stand_in(quiet, slow)
        await quiet.until(lambda: _has_stand_in(quiet, slow), seconds=2)
        await quiet.until(lambda: quiet.acting != slow)

    in_quiet(be_slow)


def test_a_phase_that_ends_in_the_last_moment_ended_in_time() -> None:
    """The timer runs out while the end of the phase is being saved: no stand-in."""

    async def be_just_in_time(quiet: Quiet) -> None:
        await quiet.begin(TIMED)
        await quiet.play_until(lambda: _is_action_phase(quiet))
        seat = quiet.acting
        await asyncio.sleep(19.9)
        quiet.disk.slowest = 1.0
        with patch.object(quiet.disk.rng, "uniform", return_value=1.0):
            await quiet.order(seat, commands.Play(EndActionPhase(seat)))
        quiet.disk.slowest = 0.01
        await asyncio.sleep(1)
        assert not _has_stand_in(quiet, seat)

    in_quiet(be_just_in_time)


def test_a_bot_that_waited_does_not_play_for_who_is_back() -> None:
    """Its move was due while the seat was being handed back."""

    async def cross(quiet: Quiet) -> None:
        await quiet.begin()
        seat = quiet.acting
        await quiet.live.record_if(lambda table: decide_stand_in(table, seat))
        await asyncio.sleep(0)
        bot = quiet.process.registry.automation(quiet.live)
        back = asyncio.ensure_future(bot.stand_ins.hand_back(seat))
        late = asyncio.ensure_future(bot._play())  # pyright: ignore[reportPrivateUsage]
        await asyncio.gather(back, late)
        assert quiet.steps() == []
        assert isinstance(await quiet.order(seat, quiet.choose()), Applied)

    in_quiet(cross)


def test_the_start_waits_twenty_seconds_and_not_longer() -> None:
    """Whatever else somebody does meanwhile; who has not revealed by then gives no share."""

    async def dawdle(quiet: Quiet) -> None:
        await quiet.open()
        await quiet.order(HOST, commands.Start())
        await quiet.order(P1, commands.Reveal(quiet.shares[P1].hex()))
        for number in range(int(automation.REVEAL_SECONDS) - 1):
            await asyncio.sleep(1)
            await quiet.order(P2, commands.SetCompany(1, number))
            assert quiet.live.table.status is Status.STARTING
        await quiet.until(lambda: quiet.live.table.status is Status.PLAYING, seconds=2)
        assert list(quiet.live.table.revealed) == [P1]

    in_quiet(dawdle)


def test_a_late_process_is_fenced_off() -> None:
    """Another process has the table: clients are sent away, and nothing is written here."""

    async def fence(quiet: Quiet) -> None:
        await quiet.begin()
        old, window = quiet.live, quiet.come(P1)
        other = quiet.new_process()
        await other.restore()
        command, written = quiet.choose(), len(quiet.disk.journal())
        assert isinstance(await quiet.order(quiet.acting, command), Refused)
        assert len(quiet.disk.journal()) == written
        assert old.is_fenced
        assert window.is_cut
        assert isinstance(DECODER.decode(window.take()[-1]), Goodbye)
        late = new_conversation(quiet.live, P2)
        await old.join(late, None)
        assert late.is_cut
        assert [type(DECODER.decode(body)) for body in late.take()] == [Goodbye]
        other.crash()

    in_quiet(fence)


def test_one_device_shows_one_seat_at_a_time() -> None:
    """Each with its own card; None shows nobody's."""

    async def hand_over(quiet: Quiet) -> None:
        await quiet.begin()
        device = new_conversation(quiet.live, P1, P2)
        await quiet.live.join(device, None)
        shown = [_cards(device)]
        for seat in (P2, None, P1):
            quiet.live.look_as(device, seat)
            shown.append(_cards(device))
        assert shown == [{P1}, {P2}, set(), {P1}]

    def _cards(device: Conversation) -> set[PlayerId]:
        (body,) = device.take()
        snapshot = DECODER.decode(body)
        assert isinstance(snapshot, Snapshot)
        assert snapshot.match is not None
        return set(snapshot.match.objectives)

    in_quiet(hand_over)


def test_who_does_not_read_is_cut_off_and_others_are_not() -> None:
    async def be_slow(quiet: Quiet) -> None:
        await quiet.begin()
        slow, quick = quiet.come(P1), quiet.come(P2)
        told = 0
        for number in range(MOST_WAITING + 1):
            await quiet.order(P3, commands.SetCompany(1, number))
            told += sum(isinstance(DECODER.decode(body), Told) for body in quick.take())
        assert slow.is_cut
        assert told == MOST_WAITING + 1

    in_quiet(be_slow)


@pytest.mark.parametrize("level", ["random", "greedy"])
def test_who_leaves_gives_the_seat_to_a_bot(level: str) -> None:
    """For good; with nobody left, bots finish the match."""

    async def leave(quiet: Quiet) -> None:
        await quiet.begin(Settings(THREE.options, seats=3, stand_in_level=level))
        for seat in (P1, P2, P3):
            assert isinstance(await quiet.order(seat, commands.Leave()), Applied)
        await quiet.until(lambda: quiet.live.table.is_over, seconds=3600)
        assert {seat.kind for seat in quiet.live.table.seats.values()} == {SeatKind.BOT}
        assert quiet.live.table.status is Status.FINISHED

    in_quiet(leave)


def _is_action_phase(quiet: Quiet) -> bool:
    match = quiet.live.table.match
    return match is not None and isinstance(match.phase, ActionPhase)
