"""Figure 6, who depended on whom: where the points of missed Applications were.

The points of a missed Application are shared equally among its missing Materials, and those of a
Material equally among the other companies that held it at the end.
"""

from collections.abc import Sequence
from fractions import Fraction

from rawsiko.debrief.matches import PlayedMatch, holders_of
from rawsiko.debrief.model import Finding, Frame, frame, rounded
from rawsiko.engine.board import living_players
from rawsiko.engine.ids import MaterialId, PlayerId
from rawsiko.engine.records import Record


class Arrow(Record, frozen=True):
    """From a company to one that held what it was missing."""

    origin: PlayerId
    target: PlayerId
    points: float
    """Missed for Materials that the target held."""


class TableDependence(Record, frozen=True):
    """A match."""

    table: int
    """The number of the table."""
    arrows: tuple[Arrow, ...]
    """In order of play."""
    missed_points: int
    """Of all missed Applications."""
    points_of_nobody: float
    """Missed for Materials that nobody held."""
    missing_materials: int
    """Materials that companies were missing, counted once for each company."""
    held_by_one: int
    """Of the missing Materials, those that one rival held alone."""
    held_by_several: int
    """Those that several rivals held."""
    held_by_nobody: int
    """Those that nobody held."""
    missed_applications: int
    """Of all companies still in the match."""
    one_short: int
    """Missed Applications that lacked a single Material."""


class Dependence(Record, frozen=True):
    """Figure 6: who held what others were missing."""

    frame: Frame
    """Its title, findings, questions and sources."""
    tables: tuple[TableDependence, ...]
    """By number."""
    example: int | None
    """The table where most of the missed points were with one company."""


def dependence(matches: Sequence[PlayedMatch]) -> Dependence:
    tables = tuple(_table(match) for match in matches)
    dependent = [table for table in tables if table.arrows]
    if not dependent:
        finding = [Finding("debrief-finding-6-none")] if tables else []
        return Dependence(frame(6, finding), tables, None)
    example = max(dependent, key=_largest_share)
    mean = sum(map(_largest_share, dependent)) / len(dependent)
    finding = Finding("debrief-finding-6", {"percent": round(100 * mean)})
    return Dependence(frame(6, [finding]), tables, example.table)


def _largest_share(table: TableDependence) -> float:
    """Of the table's missed points, the share that lay with one company."""
    shares: dict[PlayerId, float] = {}
    for arrow in table.arrows:
        share = arrow.points / table.missed_points
        shares[arrow.target] = shares.get(arrow.target, 0.0) + share
    return max(shares.values())


def _table(match: PlayedMatch) -> TableDependence:
    arrows: dict[tuple[PlayerId, PlayerId], Fraction] = {}
    nobody = Fraction()
    missed, one_short, points = 0, 0, 0
    lacking: set[tuple[PlayerId, MaterialId]] = set()
    # Eliminated players don't depend on anybody.
    for player in living_players(match.final):
        for application in match.card(player):
            missing = match.missing(player, application)
            if not missing:
                continue
            missed += 1
            one_short += len(missing) == 1
            points += application.points
            for material in missing:
                lacking.add((player, material))
                share = Fraction(application.points, len(missing))
                holders = holders_of(match.final, material)
                for holder in holders:
                    arrows[player, holder] = arrows.get((player, holder), Fraction()) + share / len(
                        holders
                    )
                if not holders:
                    nobody += share
    counts = [len(holders_of(match.final, material)) for _, material in lacking]
    order = match.start.order
    return TableDependence(
        match.table,
        tuple(
            Arrow(origin, target, rounded(float(arrows[origin, target])))
            for origin in order
            for target in order
            if (origin, target) in arrows
        ),
        points,
        rounded(float(nobody)),
        len(lacking),
        held_by_one=counts.count(1),
        held_by_several=sum(count > 1 for count in counts),
        held_by_nobody=counts.count(0),
        missed_applications=missed,
        one_short=one_short,
    )
