"""How fast a table plays: how long its setup, its Turns and its players' goes took.

While a table is watched, `look` measures it. For the time before that, and after a restart, the
times in its journal give the same result.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, NamedTuple

from rawsiko.engine.ids import PlayerId
from rawsiko.engine.state import ContinentChoice, Finished, InitialPlacement, State, TerritoryChoice
from rawsiko.protocol.class_views import Moment
from rawsiko.protocol.tables import SeatKind, Status
from rawsiko.server.storage import Stamp
from rawsiko.server.tables.live_table import LiveTable
from rawsiko.server.tables.table import Table, restored

if TYPE_CHECKING:
    from rawsiko.server.storage import Storage

SETUP = (ContinentChoice, TerritoryChoice, InitialPlacement)
SETUP_TURN = 0  # where the goes of the setup are counted


class Go(NamedTuple):
    """A placing or an Action Phase."""

    player: PlayerId
    phase: str
    turn: int


class MatchPace:
    """Pauses don't count, nor does time without a running server: each shifts all earlier moments
    by its length."""

    def __init__(self) -> None:
        self.began: Moment | None = None  # the match
        self.setup_ended: Moment | None = None
        self.ended: Moment | None = None
        self.turn = 0
        self.turn_began: Moment | None = None
        self.turns: list[float] = []  # seconds of the completed Turns
        self.go: Go | None = None
        self.acting_since: Moment | None = None
        self.goes: list[float] = []  # seconds of people's goes
        self.goes_in_turn = 0  # people's Action Phases that are over
        self.seconds: dict[int, dict[PlayerId, float]] = {}  # of everybody's goes, by Turn
        self.paused = 0.0  # seconds
        self._paused_since: Moment | None = None

    def look(self, table: Table, now: Moment) -> None:
        """Compare the table with what was seen last."""
        match = table.match
        if match is None or self.ended is not None:
            return
        if self.began is None:
            self.began = now
        self._look_at_pause(table.status, now)
        if not isinstance(match.phase, SETUP) and self.setup_ended is None:
            self.setup_ended, self.turn, self.turn_began = now, match.turn, now
        go = None if table.is_over else _go_of(match)
        if go != self.go:
            self._end_go(table, now)
            self.go, self.acting_since = go, now if go else None
        if self.turn_began is not None and match.turn != self.turn:
            self.turns.append(now - self.turn_began)
            self.turn, self.turn_began, self.goes_in_turn = match.turn, now, 0
        if table.is_over:
            self.ended = now

    def _look_at_pause(self, status: Status, now: Moment) -> None:
        if status is Status.PAUSED:
            self._paused_since = self._paused_since or now
        elif self._paused_since is not None:
            length, self._paused_since = now - self._paused_since, None
            self.paused += length
            self._move_on(length)

    def skip(self, seconds: float) -> None:
        """The server was down for so many seconds. A pause that lasts includes them already."""
        if self._paused_since is None and self.ended is None:
            self._move_on(seconds)

    def _move_on(self, seconds: float) -> None:
        self.began = _later(self.began, seconds)
        self.setup_ended = _later(self.setup_ended, seconds)
        self.turn_began = _later(self.turn_began, seconds)
        self.acting_since = _later(self.acting_since, seconds)

    def _end_go(self, table: Table, now: Moment) -> None:
        if self.go is None or self.acting_since is None:
            return
        player, phase, turn = self.go
        took = now - self.acting_since
        in_turn = self.seconds.setdefault(SETUP_TURN if _is_setup(phase) else turn, {})
        in_turn[player] = in_turn.get(player, 0.0) + took
        seat = table.seats.get(player)
        if seat is not None and seat.kind is SeatKind.PERSON:
            self.goes.append(took)
            self.goes_in_turn += phase == "ActionPhase"


def pace_of(fresh: Table, journal: Iterable[tuple[Stamp, bytes]]) -> MatchPace:
    """What a watch would have measured. `fresh` is the table before its first entry; `journal` has
    all entries and when each was stored. A new epoch means that a server restored the table: the
    time since the previous entry is left out."""
    pace, last = MatchPace(), None
    for stamp, body in journal:
        if last is not None and stamp.epoch != last.epoch:
            pace.skip(stamp.at - last.at)
        pace.look(restored(fresh, [body]), stamp.at)
        last = stamp
    return pace


async def read_pace(storage: Storage, live: LiveTable) -> MatchPace:
    """From the table's journal, as it is now. Raises StorageError."""
    table = live.table
    if table.match is None:
        return MatchPace()
    stamps = await storage.stamps(table.id)
    bodies = [entry.body for entry in await storage.entries(table.id)]
    fresh = Table(table.id, table.code, table.secret, table.content)
    pace = pace_of(fresh, zip(stamps, bodies, strict=False))
    if stamps and stamps[-1].epoch != live.epoch:
        pace.skip(storage.now() - stamps[-1].at)
    return pace


def _go_of(match: State) -> Go | None:
    phase = match.phase
    if isinstance(phase, Finished):
        return None
    return Go(phase.player, type(phase).__name__, match.turn)


def _is_setup(phase: str) -> bool:
    return any(phase == kind.__name__ for kind in SETUP)


def _later(moment: Moment | None, seconds: float) -> Moment | None:
    return None if moment is None else moment + seconds
