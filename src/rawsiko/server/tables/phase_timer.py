"""The phase timer: when time is up, a bot ends the phase, and the person plays the next one."""

from typing import NamedTuple

from rawsiko.engine.ids import PlayerId
from rawsiko.engine.state import ContinentChoice, Finished, State, TerritoryChoice
from rawsiko.protocol import messages
from rawsiko.protocol.refusals import TableRefusal
from rawsiko.protocol.tables import SeatKind, Status
from rawsiko.server.clock import Clock, ClockTimer
from rawsiko.server.tables.background import RETRY_SECONDS, BackgroundTasks
from rawsiko.server.tables.decisions import Decision, decide_stand_in
from rawsiko.server.tables.live_table import LiveTable
from rawsiko.server.tables.table import Table


class TimedPhase(NamedTuple):
    """Whose phase a timer measures."""

    phase: str
    player: PlayerId


class PhaseTimer:
    """The timer of one table. It runs only while a person decides."""

    def __init__(self, live: LiveTable, clock: Clock, tasks: BackgroundTasks) -> None:
        self._live = live
        self._clock = clock
        self._tasks = tasks
        self._timed: TimedPhase | None = None
        self._ends: float | None = None
        self._timer: ClockTimer | None = None
        self._left: tuple[TimedPhase, float] | None = None  # of a phase that was interrupted

    def attend(self) -> None:
        """Start or stop the timer, as the table needs it now."""
        table = self._live.table
        if table.settings.phase_seconds is None:
            self.stop()
            self._left = None
            return
        timed = _timed_phase(table)
        if timed is None:
            self.stop()
        elif timed != self._timed:
            self._timed = timed
            self._set_end(self._clock.now() + self._time_for(timed, table))
            self._left = None

    def is_up(self, player: PlayerId) -> bool:
        """Whether this player's phase is over its time, so that a bot ends it."""
        table, left = self._live.table, self._left
        if left is None or table.match is None or table.settings.phase_seconds is None:
            return False
        timed, seconds = left
        return round(seconds) == 0 and timed.player == player and timed == _phase_of(table.match)

    def stop(self) -> None:
        """Remember the time left: the phase may go on."""
        if self._timed is not None and self._ends is not None:
            self._left = (self._timed, max(0.0, self._ends - self._clock.now()))
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self._ends = self._timed = None
        self._live.seconds_left = None

    def extend(self, seconds: int) -> bool:
        """Give the phase more time; False if no timer runs."""
        if self._ends is None:
            return False
        self._set_end(self._ends + seconds)
        return True

    def seconds_left(self) -> int | None:
        if self._ends is None:
            return None
        return max(0, round(self._ends - self._clock.now()))

    def stored(self) -> str | None:
        """The timed phase, or the one that was interrupted, and the seconds that it has left."""
        if self._live.table.is_over:
            return None
        if self._timed is not None and self._ends is not None:
            timed, left = self._timed, max(0.0, self._ends - self._clock.now())
        elif self._left is not None:
            timed, left = self._left
        else:
            return None
        return f"{timed.phase}|{timed.player}|{round(left)}"

    def restore(self, stored: str) -> None:
        """After a restart, before `attend`: the phase goes on with what it had left."""
        phase, player, seconds = stored.split("|")
        self._left = (TimedPhase(phase, PlayerId(player)), float(seconds))

    def _time_for(self, timed: TimedPhase, table: Table) -> float:
        """What was left when the phase was interrupted, or the whole time of this seat."""
        if self._left is not None and self._left[0] == timed:
            return self._left[1]
        settings = table.settings
        return (settings.phase_seconds or 0) + settings.extra_seconds.get(timed.player, 0)

    def _set_end(self, at: float) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._ends = at
        timed = self._timed
        if timed is not None:
            self._timer = self._clock.later(
                max(0.0, at - self._clock.now()),
                lambda: self._tasks.start(lambda: self._end_phase(timed)),
            )
        left = self.seconds_left()
        self._live.seconds_left = left
        if left is not None:
            self._live.tell_all(messages.Timer(left))

    async def _end_phase(self, timed: TimedPhase) -> None:
        def stand_in(table: Table) -> Decision:
            if _timed_phase(table) != timed:
                return TableRefusal.NO_TIMER  # it ended just in time
            return decide_stand_in(table, timed.player)

        decision = await self._live.record_if(stand_in)
        may_retry = decision is TableRefusal.CANNOT_SAVE and not self._live.is_fenced
        if may_retry and self._timed == timed:
            self._set_end(self._clock.now() + RETRY_SECONDS)


def _timed_phase(table: Table) -> TimedPhase | None:
    """The phase that is timed now; None where a bot decides, or nobody."""
    match = table.match
    if match is None or table.status is not Status.PLAYING or isinstance(match.phase, Finished):
        return None
    seat = table.seats[match.phase.player]
    if table.settings.phase_seconds is None or seat.kind is SeatKind.BOT or seat.stand_in:
        return None
    return _phase_of(match)


def _phase_of(match: State) -> TimedPhase | None:
    """Unique in a match."""
    phase = match.phase
    if isinstance(phase, Finished):
        return None
    name = f"{match.turn} {type(phase).__name__}"
    if isinstance(phase, ContinentChoice | TerritoryChoice):
        name = f"{name} {phase.round}"
    return TimedPhase(name, phase.player)
