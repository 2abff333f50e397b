"""Watches the tables of a class and tells how each is doing: its Turn, its pace, who holds it up.

It sees what a spectator sees, so no cards.
"""

from collections.abc import Callable
from statistics import median

from rawsiko.engine.ids import PlayerId
from rawsiko.lesson import plan, steering
from rawsiko.protocol.class_views import HoldUp, Moment, TableLine
from rawsiko.protocol.tables import SeatKind, Status
from rawsiko.server.classes import planning
from rawsiko.server.classes.circumstances import TableFacts
from rawsiko.server.classes.pace import MatchPace
from rawsiko.server.classes.school_class import SchoolClass
from rawsiko.server.clock import Clock, ClockTimer
from rawsiko.server.tables.live_table import LiveTable

EVERY_SECONDS = 0.25  # at most four lines a second
REHEARSED_LONG_GO = 30.0  # seconds: a teacher tries everything within two minutes


class TableWatch:
    """A listener at one table. It counts as a connection, so stand-ins play on."""

    is_host = True  # so that it isn't sent away with the spectators
    seats: tuple[PlayerId, ...] = ()
    viewer: PlayerId | None = None

    def __init__(
        self,
        live: LiveTable,
        number: int,
        pace: MatchPace,
        clock: Clock,
        now: Callable[[], Moment],
        changed: Callable[[int], None],
    ) -> None:
        self.live = live
        self.number = number
        self.pace = pace
        self.away_since: dict[PlayerId, Moment] = {}
        self.is_cut = False
        self._clock = clock
        self._now = now
        self._changed = changed
        self._next: ClockTimer | None = None
        self._told = float("-inf")

    def put(self, message: bytes) -> None:
        """Something happened at the table: measure it, and report it soon."""
        del message
        now = self._now()
        self.pace.look(self.live.table, now)
        self._look_who_is_there(now)
        if self._next is None:
            wait = max(0.0, self._told + EVERY_SECONDS - self._clock.now())
            self._next = self._clock.later(wait, self._tell)

    def cut(self) -> None:
        self.is_cut = True

    def stop(self) -> None:
        if self._next is not None:
            self._next.cancel()
            self._next = None
        self.live.leave(self)

    def _look_who_is_there(self, now: Moment) -> None:
        held = self.live.held()
        for player, seat in self.live.table.seats.items():
            if seat.kind is SeatKind.PERSON and player not in held:
                self.away_since.setdefault(player, now)
            else:
                self.away_since.pop(player, None)

    def _tell(self) -> None:
        self._next = None
        self._told = self._clock.now()
        self._changed(self.number)


def facts_of(live: LiveTable) -> TableFacts:
    table = live.table
    return TableFacts(
        status=table.status,
        turn=table.match.turn if table.match is not None else 1,
        last_turn=last_turn_of(live),
        seats=tuple(table.seats.values()),
    )


def last_turn_of(live: LiveTable) -> int:
    match = live.table.match
    return live.table.settings.options.turns if match is None else match.last_turn


def shown_last_turn(school: SchoolClass, watch: TableWatch) -> int:
    """The last Turn that is shown: a bell may ring before the one that is set."""
    last_turn, bell_after = last_turn_of(watch.live), school.bell_after(watch.number)
    return last_turn if bell_after is None else min(last_turn, bell_after)


def line_of(school: SchoolClass, watch: TableWatch, now: Moment) -> TableLine:
    """How the table is doing now."""
    live, pace = watch.live, watch.pace
    table, match = live.table, live.table.match
    people = [seat for seat in table.seats.values() if seat.kind is SeatKind.PERSON]
    present = live.present()
    is_playing = table.status is Status.PLAYING
    steered = steered_to(school, watch, now) if is_playing else None
    last_turn = shown_last_turn(school, watch)
    suggested = steered.last_turn if steered is not None else last_turn
    return TableLine(
        number=watch.number,
        status=table.status,
        turn=match.turn if match is not None else 0,
        last_turn=last_turn,
        phase=type(match.phase).__name__ if match is not None else None,
        acting=pace.go.player if pace.go and is_playing else None,
        acting_since=pace.acting_since if is_playing else None,
        holds_up=_holds_up(school, watch, now) if is_playing else None,
        present=present,
        stand_ins=tuple(seat.player for seat in people if seat.stand_in is not None),
        people=len(people),
        present_people=sum(seat.player in present for seat in people),
        play_ends_at=planning.play_ends(school, watch.number),
        projected_end=projected_end(school, watch, now) if is_playing else None,
        suggested_last_turn=suggested if suggested != last_turn else None,
        usual_go=round(median(pace.goes)) if pace.goes else None,
        phase_seconds=table.settings.phase_seconds,
        is_out_of_reach=live.is_fenced,
    )


def progress_of(school: SchoolClass, watch: TableWatch, now: Moment) -> steering.Progress | None:
    """How far the table has got. None before its match begins, and in the first of two lessons,
    which ends at the bell, whatever the Turn."""
    live, pace = watch.live, watch.pace
    match = live.table.match
    is_first_of_two = school.lesson.kind is plan.LessonKind.TWO_LESSONS
    if match is None or pace.began is None or is_first_of_two:
        return None
    seats = live.table.seats.values()
    pupils = sum(seat.kind is SeatKind.PERSON for seat in seats)
    priors = planning.priors_of(school, pupils, len(live.table.seats) - pupils)
    setup_pace, setup_left = 1.0, 0.0
    if pace.setup_ended is None:
        setup_left = max(0.0, pace.began + priors.setup - now)
    else:
        setup_pace = (pace.setup_ended - pace.began) / priors.setup
    return steering.Progress(
        now=now,
        turn=match.turn,
        last_turn=shown_last_turn(school, watch),
        expected_turn=priors.turn,
        observed=tuple(pace.turns),
        turn_elapsed=now - pace.turn_began if pace.turn_began is not None else 0.0,
        goes_done=pace.goes_in_turn,
        goes=pupils,
        setup_pace=setup_pace,
        setup_left=setup_left,
        score=priors.score,
    )


def projected_end(school: SchoolClass, watch: TableWatch, now: Moment) -> Moment | None:
    progress = progress_of(school, watch, now)
    return None if progress is None else round(steering.projected_end(progress), -1)


def steered_to(school: SchoolClass, watch: TableWatch, now: Moment) -> steering.Steering | None:
    progress, ends = progress_of(school, watch, now), planning.play_ends(school, watch.number)
    return None if progress is None else steering.steer(progress, ends)


def _holds_up(school: SchoolClass, watch: TableWatch, now: Moment) -> HoldUp | None:
    pace, table = watch.pace, watch.live.table
    acting = pace.go.player if pace.go else None
    seat = table.person_at(acting)
    if acting is None or seat is None or seat.stand_in is not None or pace.acting_since is None:
        return None
    away = watch.away_since.get(acting)
    why = steering.holding_up(
        now - pace.acting_since,
        pace.goes,
        away_for=None if away is None else now - away,
        long_go=REHEARSED_LONG_GO if school.is_rehearsal else steering.LONG_GO,
    )
    if why is None:
        return None
    since = away if why is steering.HoldUpReason.AWAY and away is not None else pace.acting_since
    return HoldUp(acting, why, since)
