"""Keeps the tables of a class on time. When a go begins, it sets the last Turn that ends in time
and, if that isn't enough, a soft timer. It also rings bells that wait for the end of a Turn."""

from collections.abc import Callable

from rawsiko.protocol.class_views import Moment
from rawsiko.protocol.refusals import TableRefusal
from rawsiko.protocol.tables import Status
from rawsiko.server.classes import entries, table_watch
from rawsiko.server.classes.circumstances import Decision
from rawsiko.server.classes.live_class import LiveClass
from rawsiko.server.classes.pace import Go
from rawsiko.server.classes.school_class import SchoolClass
from rawsiko.server.classes.table_watch import TableWatch

TIMER_STEP = 10  # seconds: a soft timer changes only by more than this


class Timekeeper:
    """Keeps the tables of one class on time."""

    def __init__(self, live: LiveClass, now: Callable[[], Moment]) -> None:
        self._live = live
        self._now = now
        self._judged: dict[int, Go] = {}  # the last go of each table that was judged

    def go_to_judge(self, watch: TableWatch) -> Go | None:
        """The go that has just begun at this table; None if there's nothing to do."""
        go = watch.pace.go
        if watch.live.table.status is not Status.PLAYING or watch.pace.setup_ended is None:
            return None
        return go if self._judged.get(watch.number) != go else None

    async def judge(self, watch: TableWatch, go: Go) -> None:
        """Ring a bell that is due, or keep the table on time."""
        if self._judged.get(watch.number) == go:
            return
        self._judged[watch.number] = go
        decision = await self._live.record_if(lambda school: _bell(school, watch.number, go.turn))
        if not isinstance(decision, TableRefusal):
            return
        await self._live.record_if(lambda school: self._last_turn(school, watch))
        await self._live.record_if(lambda school: self._soft_timer(school, watch))

    def _last_turn(self, school: SchoolClass, watch: TableWatch) -> Decision:
        """A last Turn that the teacher set stays until the lesson is planned again."""
        steered = table_watch.steered_to(school, watch, self._now())
        if school.is_over or not school.lesson.keep_to_time or steered is None:
            return TableRefusal.NOT_PLAYING
        if watch.number in school.chosen_last_turns:
            return TableRefusal.NOT_PLAYING
        if school.bell_after(watch.number) is not None:
            return TableRefusal.NOT_PLAYING  # its last Turn has begun
        if steered.last_turn == table_watch.last_turn_of(watch.live):
            return TableRefusal.NOT_PLAYING
        return entries.LastTurnsSet({str(watch.number): steered.last_turn}, by_program=True)

    def _soft_timer(self, school: SchoolClass, watch: TableWatch) -> Decision:
        """A timer that the teacher set stays."""
        steered = table_watch.steered_to(school, watch, self._now())
        if school.is_over or not school.lesson.keep_to_time or steered is None:
            return TableRefusal.NO_TIMER
        wanted, is_set = steered.soft_timer, watch.live.table.settings.phase_seconds
        if watch.number in school.timers or abs((wanted or 0) - (is_set or 0)) <= TIMER_STEP:
            return TableRefusal.NO_TIMER
        return entries.TimerSet(watch.number, wanted, by_program=True)


def _bell(school: SchoolClass, number: int, turn: int) -> Decision:
    bell_after = school.bell_after(number)
    if bell_after is None or turn <= bell_after or school.is_over:
        return TableRefusal.NOT_PLAYING
    return entries.BellRung((number,))
