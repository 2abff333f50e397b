"""Figure 4, China closed: Applications built and missed, by how much they depend on China.

They are compared at the same number of Materials: what needs China mostly needs more Materials too.
"""

from collections.abc import Mapping, Sequence

from rawsiko.content.facts import CHINA
from rawsiko.debrief.matches import PlayedMatch
from rawsiko.debrief.model import Finding, Frame, frame, rounded
from rawsiko.debrief.world import World
from rawsiko.engine.content import Application, Content
from rawsiko.engine.ids import ApplicationId, MaterialId
from rawsiko.engine.records import Record

EU_SOURCE = "CRMA2024"
# The European Union's goals for 2030 in percent, from Regulation (EU) 2024/1252, Article 5.
EU_GOALS: Mapping[str, int] = {"mine": 10, "refine": 40, "recycle": 25, "one_country": 65}


class Dependent(Record, frozen=True):
    """An Application that was on dealt cards."""

    application: ApplicationId
    material: MaterialId
    """The Material of which China has the largest share."""
    china: float
    """That share, in percent: the larger of mining and refining."""
    built: int
    """How often it was completed."""
    missed: int
    """How often it was not."""


class SameSize(Record, frozen=True):
    """Applications that need the same number of Materials, and China as much."""

    materials: int
    """How many each needs."""
    is_above: bool
    """Whether China has more than the EU's limit of one of them: 65 %."""
    built: int
    """How often they were completed."""
    missed: int
    """How often they were not."""


class Goal(Record, frozen=True):
    """A goal of the European Union for 2030."""

    text: str
    """The id of its message."""
    percent: int
    """At least or at most, as its text says."""


class ChinaClosed(Record, frozen=True):
    """Figure 4: Applications built and missed, by dependence on China."""

    frame: Frame
    """Its title, findings, questions and sources."""
    sizes: tuple[SameSize, ...]
    """The fewest Materials first; of these, what depends less on China first."""
    applications: tuple[Dependent, ...]
    """The most dependent first."""
    goals: tuple[Goal, ...]
    """The European Union's for 2030."""


def china_closed(matches: Sequence[PlayedMatch], content: Content, world: World) -> ChinaClosed:
    built: dict[ApplicationId, list[bool]] = {}
    for match in matches:
        for player in match.start.order:
            for application in match.card(player):
                done = application.id in match.score[player].applications
                built.setdefault(application.id, []).append(done)
    rows = [
        row
        for application in content.applications.values()
        if application.id in built and (row := _row(application, built[application.id], world))
    ]
    rows.sort(key=lambda row: -row.china)
    return ChinaClosed(
        frame(
            4,
            _findings(rows),
            world.sources(world.materials, EU_SOURCE),
            lacks_facts=not rows,
        ),
        _sizes(rows, content),
        tuple(rows),
        tuple(Goal(f"debrief-goal-{goal}", share) for goal, share in EU_GOALS.items()),
    )


def _row(application: Application, done: list[bool], world: World) -> Dependent | None:
    shares = {
        material: world.materials[material].share_of(CHINA)
        for material in application.materials
        if material in world.materials
    }
    if not shares:
        return None
    material = max(shares, key=lambda name: shares[name])  # the first of equal ones
    return Dependent(
        application.id, material, rounded(shares[material]), done.count(True), done.count(False)
    )


def _sizes(rows: Sequence[Dependent], content: Content) -> tuple[SameSize, ...]:
    sizes: dict[tuple[int, bool], list[Dependent]] = {}
    for row in rows:
        needed = len(content.applications[row.application].materials)
        sizes.setdefault((needed, _is_above(row)), []).append(row)
    return tuple(
        SameSize(*size, sum(row.built for row in those), sum(row.missed for row in those))
        for size, those in sorted(sizes.items())
    )


def _findings(rows: Sequence[Dependent]) -> list[Finding]:
    """What our cards asked for, not how we played: on this board every play gives a difference."""
    dealt = sum(row.built + row.missed for row in rows)
    if not dealt:
        return []
    above = sum(row.built + row.missed for row in rows if _is_above(row))
    numbers = {"above": above, "dealt": dealt, "percent": EU_GOALS["one_country"]}
    return [Finding("debrief-finding-4", numbers)]


def _is_above(row: Dependent) -> bool:
    return row.china > EU_GOALS["one_country"]
