"""Figure 4, China closed: Applications built and missed, by how much they depend on China."""

from collections.abc import Mapping, Sequence

from rawsiko.content.facts import CHINA
from rawsiko.debrief.matches import PlayedMatch
from rawsiko.debrief.model import Finding, Frame, frame, rounded
from rawsiko.debrief.world import World
from rawsiko.engine.content import Application, Content
from rawsiko.engine.ids import ApplicationId, MaterialId
from rawsiko.engine.records import Record

BANDS = (0, 25, 50, 65, 80)  # percent, each from its number on
LARGE = 4  # Materials; an Application that needs so many is large
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


class Band(Record, frozen=True):
    """Applications with about the same dependence."""

    least: int
    """Percent; up to the next band."""
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
    bands: tuple[Band, ...]
    """From the least dependent on."""
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
    bands = tuple(_band(rows, number) for number in range(len(BANDS)))
    return ChinaClosed(
        frame(
            4,
            _findings(rows, content),
            world.sources(world.materials, EU_SOURCE),
            lacks_facts=not rows,
        ),
        bands,
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


def _band(rows: Sequence[Dependent], number: int) -> Band:
    least = BANDS[number]
    most = BANDS[number + 1] if number + 1 < len(BANDS) else 101
    inside = [row for row in rows if least <= row.china < most]
    return Band(least, sum(row.built for row in inside), sum(row.missed for row in inside))


def _findings(rows: Sequence[Dependent], content: Content) -> list[Finding]:
    """How many were missed, by the number of Materials that they need: one gap is enough."""
    large = [row for row in rows if len(content.applications[row.application].materials) >= LARGE]
    small = [row for row in rows if row not in large]
    if not large or not small:
        return []

    def missed(some: Sequence[Dependent]) -> int:
        lost, all_ = sum(row.missed for row in some), sum(row.missed + row.built for row in some)
        return round(100 * lost / all_)

    numbers = {"materials": LARGE, "large": missed(large), "small": missed(small)}
    return [Finding("debrief-finding-4", numbers)]
