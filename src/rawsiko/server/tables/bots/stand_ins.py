"""Stand-ins: bots that play for people whose connection is gone, until they are back, and for those
whose time is up, until the end of the phase."""

from collections.abc import Callable

from rawsiko.engine.ids import PlayerId
from rawsiko.protocol.refusals import TableRefusal
from rawsiko.protocol.tables import SeatKind
from rawsiko.server.clock import Clock, ClockTimer
from rawsiko.server.tables.background import RETRY_SECONDS, BackgroundTasks, Work
from rawsiko.server.tables.decisions import Decision, decide_return, decide_stand_in
from rawsiko.server.tables.live_table import LiveTable
from rawsiko.server.tables.table import Table


class StandIns:
    """The stand-ins of one table."""

    def __init__(
        self,
        live: LiveTable,
        clock: Clock,
        tasks: BackgroundTasks,
        is_time_up: Callable[[PlayerId], bool],
    ) -> None:
        self._live = live
        self._clock = clock
        self._tasks = tasks
        self._is_time_up = is_time_up
        self._timers: dict[
            PlayerId, ClockTimer
        ] = {}  # absences, and returns that could not be saved

    def attend(self) -> None:
        """Start measuring the absence of everybody who isn't connected: they may have been gone
        when the match began, or when the server restarted. Hand back to those who are."""
        table, held = self._live.table, self._live.held()
        for player in table.seats:
            if self.is_due_back(player):
                self._hand_back_soon(player)
        if held >= table.seats.keys():
            return
        for player, seat in table.seats.items():
            is_absent = player not in held and seat.kind is SeatKind.PERSON
            if is_absent and seat.stand_in is None and player not in self._timers:
                self.somebody_left(player)

    def somebody_left(self, player: PlayerId) -> None:
        """The last connection of a seat is gone: after a while a bot stands in, unless nobody at
        all is connected."""
        if not self._live.conversations:
            return
        seconds = self._live.table.settings.absence_seconds
        self._later(player, seconds, lambda: self._begin(player))

    def somebody_came(self, player: PlayerId) -> None:
        self._cancel(player)
        seat = self._live.table.seats.get(player)
        if seat is not None and seat.stand_in is not None:  # it began while they were connecting
            self._hand_back_soon(player)

    def is_due_back(self, player: PlayerId) -> bool:
        """Whether a bot plays for somebody who is connected, and not to end a phase."""
        seat = self._live.table.seats.get(player)
        if seat is None or seat.stand_in is None or self._is_time_up(player):
            return False
        return player in self._live.held()

    async def hand_back(self, player: PlayerId) -> None:
        """The holder of the seat is back and plays again, from the next phase on if the time of
        this one is up."""
        self._cancel(player)

        def give_back(table: Table) -> Decision:
            if self._is_time_up(player):
                return TableRefusal.NO_SUCH_SEAT
            return decide_return(table, player)

        decision = await self._live.record_if(give_back)
        if decision is TableRefusal.CANNOT_SAVE and not self._live.is_fenced:
            self._later(player, RETRY_SECONDS, lambda: self._hand_back_if_present(player))

    def stop(self) -> None:
        """Measure no absence any more."""
        for player in list(self._timers):
            self._cancel(player)

    async def _begin(self, player: PlayerId) -> None:
        self._timers.pop(player, None)

        def stand_in(table: Table) -> Decision:
            if player in self._live.present() or not self._live.conversations:
                return TableRefusal.NO_SUCH_SEAT  # back in the meantime, or the others left too
            return decide_stand_in(table, player)

        decision = await self._live.record_if(stand_in)
        if decision is TableRefusal.CANNOT_SAVE and not self._live.is_fenced:
            self._later(player, RETRY_SECONDS, lambda: self._begin(player))

    async def _hand_back_if_present(self, player: PlayerId) -> None:
        if player in self._live.present():
            await self.hand_back(player)
        else:
            self.somebody_left(player)

    def _hand_back_soon(self, player: PlayerId) -> None:
        self._tasks.start(lambda: self.hand_back(player))

    def _later(self, player: PlayerId, seconds: float, work: Work) -> None:
        self._cancel(player)
        self._timers[player] = self._clock.later(seconds, lambda: self._tasks.start(work))

    def _cancel(self, player: PlayerId) -> None:
        timer = self._timers.pop(player, None)
        if timer is not None:
            timer.cancel()
