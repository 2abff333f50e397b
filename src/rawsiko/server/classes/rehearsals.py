"""The rehearsals of this process: how many there may be, and when they end."""

from collections.abc import Collection
from typing import NamedTuple

from rawsiko.protocol.class_views import ClassRole, Moment
from rawsiko.server.classes.class_run import ClassRun
from rawsiko.server.classes.rehearsal import Rehearsal

MOST_REHEARSALS = 20
LONGEST_SECONDS = 20 * 60.0
LONELY_SECONDS = 60.0  # without the teacher's page


class Rehearsing(NamedTuple):
    rehearsal: Rehearsal
    network: str


class Rehearsals:
    def __init__(self) -> None:
        self._here: dict[str, Rehearsing] = {}  # by class
        self._lonely_since: dict[str, Moment] = {}

    def of(self, class_id: str) -> Rehearsal | None:
        one = self._here.get(class_id)
        return None if one is None else one.rehearsal

    def of_network(self, network: str) -> ClassRun | None:
        """A network has one at a time."""
        theirs = (one.rehearsal.run for one in self._here.values() if one.network == network)
        return next(theirs, None)

    @property
    def are_full(self) -> bool:
        return len(self._here) >= MOST_REHEARSALS

    def begin(self, rehearsal: Rehearsal, network: str) -> None:
        self._here[rehearsal.run.live.school.id] = Rehearsing(rehearsal, network)
        rehearsal.start()

    async def stop(self, class_id: str) -> None:
        one = self._here.pop(class_id, None)
        self._lonely_since.pop(class_id, None)
        if one is not None:
            await one.rehearsal.stop()

    def over(self, runs: Collection[ClassRun], now: Moment) -> list[ClassRun]:
        """Those to be deleted: the teacher ended them or is gone, they took long, or the server has
        restarted since, so that nobody plays."""
        return [run for run in runs if run.live.school.is_rehearsal and self._is_over(run, now)]

    def _is_over(self, run: ClassRun, now: Moment) -> bool:
        school = run.live.school
        if has_teacher(run):
            self._lonely_since.pop(school.id, None)
        lonely_since = now if has_teacher(run) else self._lonely_since.setdefault(school.id, now)
        return (
            school.is_over
            or school.id not in self._here
            or now - lonely_since >= LONELY_SECONDS
            or now - school.opened_at >= LONGEST_SECONDS
        )


def has_teacher(run: ClassRun) -> bool:
    return any(one.role is ClassRole.HOST for one in run.live.conversations)
