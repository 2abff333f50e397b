"""Those who act at a table without being asked: bots, stand-ins, the draw, and the timers.

All they do goes through the same decisions and the same journal as what people do.
"""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, NamedTuple

from rawsiko.engine.actions import DrawContinent
from rawsiko.engine.ids import PlayerId
from rawsiko.engine.state import ContinentChoice, Finished, State
from rawsiko.protocol import messages
from rawsiko.protocol.refusals import TableRefusal
from rawsiko.protocol.tables import SeatKind, Status
from rawsiko.server.clock import Clock, Timer
from rawsiko.server.tables.bot_play import Go, begin_go, decide_go, level_of, needs_thinking
from rawsiko.server.tables.decisions import (
    Decision,
    awaited_contributions,
    decide_action,
    decide_begin,
    decide_return,
    decide_stand_in,
)
from rawsiko.server.tables.entries import Entry, PlayedBy, SecretShown
from rawsiko.server.tables.live_table import LiveTable
from rawsiko.server.tables.table import Table
from rawsiko.server.thinking.pool import ThinkingPool

REVEAL_SECONDS = 20.0  # a seat that has not revealed its share in the dice by then gives none
RETRY_SECONDS = 1.0  # after the journal could not be written


Act = Callable[[], Coroutine[Any, Any, None]]


class Automation:
    """The automation of one table."""

    def __init__(
        self, live: LiveTable, clock: Clock, bot_pause: Callable[[], float], thinking: ThinkingPool
    ) -> None:
        self._live = live
        self._clock = clock
        self._bot_pause = bot_pause
        self._thinking = thinking
        self._next: Timer | None = None
        self._go: Go | None = None  # of the bot that acts
        self._after_pause: Act | None = None  # what waits for a pause that may be skipped
        self.is_hurried = False  # until a person has to decide
        self._absences: dict[PlayerId, Timer] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._phase_ends: float | None = None
        self._phase_timer: Timer | None = None
        self._timed: TimedPhase | None = None
        self._left: tuple[TimedPhase, float] | None = None  # of a phase that was interrupted
        self._reveals_end: float | None = None

    def attend(self) -> None:
        """Something happened, or the table has just been restored: see what is to be done."""
        table = self._live.table
        if self._go is not None and self._go.is_of(table):
            self._attend_absences(table)  # and the bot goes on thinking
        else:
            self._drop_go()
            self._cancel_next()
            self._attend_to_what_is_next(table)
        if self._timed is not None or table.settings.phase_seconds is not None:
            self._attend_timer(table)

    def _attend_to_what_is_next(self, table: Table) -> None:
        if table.status is Status.PLAYING and table.match is not None:
            self._attend_match(table, table.match)
            self._attend_absences(table)
        elif table.status is Status.STARTING:
            self._later(self._wait_for_reveals(table), self._begin)
        elif table.status is Status.LOBBY:
            if needs_thinking(table):
                self._thinking.get_ready()
        elif table.is_over and not table.secret_is_shown:
            self._later(RETRY_SECONDS, self._show_secret)

    def hurry(self) -> None:
        """Until a person has to decide: bots, and the draw, go on without their pause."""
        if self._go is None and self._after_pause is None:
            return  # it is a person's decision that the match waits for
        self.is_hurried = True
        if self._after_pause is not None:
            self._later(0.0, self._after_pause)

    def somebody_left(self, player: PlayerId) -> None:
        """The last conversation of a seat is gone: after a while a bot stands in."""
        self._stop_waiting_for(player)
        seconds = self._live.table.settings.absence_seconds
        self._absences[player] = self._clock.later(
            seconds, lambda: self._spawn(self._stand_in_for_absent(player))
        )

    def somebody_came(self, player: PlayerId) -> None:
        self._stop_waiting_for(player)
        seat = self._live.table.seats.get(player)
        if seat is not None and seat.stand_in is not None:  # it began while they were coming
            self._spawn(self.hand_back(player))

    async def hand_back(self, player: PlayerId) -> None:
        """The holder of the seat is back, and plays again at once."""
        self._stop_waiting_for(player)
        decision = await self._live.record_if(lambda table: decide_return(table, player))
        if decision is TableRefusal.CANNOT_SAVE and not self._live.is_fenced:
            self._absences[player] = self._clock.later(
                RETRY_SECONDS, lambda: self._spawn(self._hand_back_if_present(player))
            )

    def extend(self, seconds: int) -> bool:
        """More time for the phase; False if no timer runs."""
        if self._phase_ends is None:
            return False
        self._set_phase_end(self._phase_ends + seconds)
        return True

    def seconds_left(self) -> int | None:
        if self._phase_ends is None:
            return None
        return max(0, round(self._phase_ends - self._clock.now()))

    def time_left(self) -> str | None:
        """To be stored: the timed phase and the seconds that it has left."""
        left = self.seconds_left()
        if self._timed is None or left is None:
            return None
        return f"{self._timed.phase}|{self._timed.player}|{left}"

    def give_time_back(self, stored: str) -> None:
        """After a restart, before `attend`: the phase goes on with what it had left."""
        phase, player, seconds = stored.split("|")
        self._left = (TimedPhase(phase, PlayerId(player)), float(seconds))

    async def stop(self) -> None:
        self._drop_go()
        self._cancel_next()
        for timer in (*self._absences.values(), self._phase_timer):
            if timer is not None:
                timer.cancel()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _stop_waiting_for(self, player: PlayerId) -> None:
        timer = self._absences.pop(player, None)
        if timer is not None:
            timer.cancel()

    async def _hand_back_if_present(self, player: PlayerId) -> None:
        if player in self._live.present():
            await self.hand_back(player)
        else:
            self.somebody_left(player)

    def _wait_for_reveals(self, table: Table) -> float:
        """From the call to start on: whatever else happens meanwhile does not prolong it."""
        if not awaited_contributions(table):
            return 0.0
        if self._reveals_end is None:
            self._reveals_end = self._clock.now() + REVEAL_SECONDS
        return max(0.0, self._reveals_end - self._clock.now())

    def _attend_match(self, table: Table, match: State) -> None:
        phase = match.phase
        if type(phase) is Finished:
            return
        seat = table.seats[phase.player]
        if type(phase) is ContinentChoice and match.options.advanced_setup:
            self._after_a_pause(self._draw)
        elif (level := level_of(seat)) is not None:
            # It thinks during its pause.
            self._go = begin_go(table, match, seat.player, level, self._thinking)
            self._after_a_pause(self._play)
        else:
            self.is_hurried = False

    def _after_a_pause(self, act: Act) -> None:
        self._later(0.0 if self.is_hurried else self._bot_pause(), act)
        self._after_pause = act

    async def _begin(self) -> None:
        await self._retry_if_unsaved(decide_begin)

    async def _draw(self) -> None:
        """R3.6: the program draws for everybody."""

        def draw(table: Table) -> Decision:
            player = _acting(table)
            if player is None:
                return TableRefusal.NOT_PLAYING
            return decide_action(table, DrawContinent(player), PlayedBy.PROGRAM)

        await self._retry_if_unsaved(draw)

    async def _play(self) -> None:
        go = self._go
        if go is None:
            return
        action, why = await go.choice()
        decision = await self._live.record_if(lambda table: decide_go(table, go, action), why)
        if self._go is go:  # nothing came of it, and nobody else has seen to it
            self._go = None
            if not isinstance(decision, Entry) and not self._live.is_fenced:
                self._later(RETRY_SECONDS, self._look_again)

    def _drop_go(self) -> None:
        if self._go is not None:
            self._go.drop()
            self._go = None

    def _attend_absences(self, table: Table) -> None:
        """Whoever was not there when the match began, or when the server started again."""
        held = self._live.held()
        if held >= table.seats.keys():
            return
        for player, seat in table.seats.items():
            is_absent = player not in held and seat.kind is SeatKind.PERSON
            if is_absent and seat.stand_in is None and player not in self._absences:
                self.somebody_left(player)

    async def _stand_in_for_absent(self, player: PlayerId) -> None:
        self._absences.pop(player, None)
        if not self._live.conversations:
            # The bell has rung: nobody is kept waiting, so the match waits for another day.
            self.somebody_left(player)
            return

        def stand_in(table: Table) -> Decision:
            if player in self._live.present():
                return TableRefusal.NO_SUCH_SEAT  # back in the meantime
            return decide_stand_in(table, player)

        decision = await self._live.record_if(stand_in)
        if decision is TableRefusal.CANNOT_SAVE and not self._live.is_fenced:
            self._absences[player] = self._clock.later(
                RETRY_SECONDS, lambda: self._spawn(self._stand_in_for_absent(player))
            )

    async def _show_secret(self) -> None:
        """It could not be saved when the match ended; nobody is to wait for it in vain (F4)."""

        def show(table: Table) -> Decision:
            if table.secret_is_shown or not table.is_over:
                return TableRefusal.TABLE_OVER
            return SecretShown(table.secret.hex(), self._live.hints_used)

        decision = await self._live.record_if(show)
        if decision is TableRefusal.CANNOT_SAVE and not self._live.is_fenced:
            self._later(RETRY_SECONDS, self._show_secret)

    async def _retry_if_unsaved(self, decide_now: Callable[[Table], Decision]) -> None:
        decision = await self._live.record_if(decide_now)
        if not isinstance(decision, Entry) and not self._live.is_fenced:
            # Refused because the table moved on: look again. Not saved: try again a little later.
            self._later(RETRY_SECONDS, self._look_again)

    async def _look_again(self) -> None:
        self.attend()

    # The soft timer: when a phase has lasted its time, a bot plays on until its player acts.

    def _attend_timer(self, table: Table) -> None:
        timed = _timed_phase(table)
        if timed is None:
            self._stop_phase_timer()
        elif timed != self._timed:
            self._timed = timed
            self._set_phase_end(self._clock.now() + self._time_for(timed, table))

    def _time_for(self, timed: "TimedPhase", table: Table) -> float:
        """What was left when the phase was interrupted; else all that this seat is given."""
        if self._left is not None and self._left[0] == timed:
            return self._left[1]
        settings = table.settings
        return (settings.phase_seconds or 0) + settings.extra_seconds.get(timed.player, 0)

    def _set_phase_end(self, at: float) -> None:
        if self._phase_timer is not None:
            self._phase_timer.cancel()
        self._phase_ends = at
        timed = self._timed
        if timed is not None:
            self._phase_timer = self._clock.later(
                max(0.0, at - self._clock.now()), lambda: self._spawn(self._end_phase(timed))
            )
        left = self.seconds_left()
        self._live.seconds_left = left
        if left is not None:
            self._live.tell_all(messages.Timer(left))

    async def _end_phase(self, timed: "TimedPhase") -> None:
        def stand_in(table: Table) -> Decision:
            if _timed_phase(table) != timed:
                return TableRefusal.NO_TIMER  # it ended in time after all
            return decide_stand_in(table, timed.player)

        decision = await self._live.record_if(stand_in)
        if decision is TableRefusal.CANNOT_SAVE and self._timed == timed:
            self._set_phase_end(self._clock.now() + RETRY_SECONDS)

    def _stop_phase_timer(self) -> None:
        if self._timed is not None and self._phase_ends is not None:
            self._left = (self._timed, max(0.0, self._phase_ends - self._clock.now()))
        if self._phase_timer is not None:
            self._phase_timer.cancel()
        self._phase_timer = self._phase_ends = self._timed = None
        self._live.seconds_left = None

    def _later(self, seconds: float, act: Act) -> None:
        self._cancel_next()
        self._next = self._clock.later(seconds, lambda: self._do(act))

    def _do(self, act: Act) -> None:
        self._after_pause = None
        self._spawn(act())

    def _cancel_next(self) -> None:
        self._after_pause = None
        if self._next is not None:
            self._next.cancel()
            self._next = None

    def _spawn(self, act: Coroutine[Any, Any, Any]) -> None:
        task = asyncio.ensure_future(act)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _acting(table: Table) -> PlayerId | None:
    if table.match is None or isinstance(table.match.phase, Finished):
        return None
    return table.match.phase.player


class TimedPhase(NamedTuple):
    """Whose phase a timer measures."""

    phase: str
    player: PlayerId


def _timed_phase(table: Table) -> TimedPhase | None:
    """Whose phase the timer measures; None where none runs."""
    match = table.match
    if match is None or table.status is not Status.PLAYING or isinstance(match.phase, Finished):
        return None
    seat = table.seats[match.phase.player]
    if table.settings.phase_seconds is None or seat.kind is SeatKind.BOT or seat.stand_in:
        return None
    return TimedPhase(f"{match.turn} {type(match.phase).__name__}", match.phase.player)
