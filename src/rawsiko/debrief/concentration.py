"""Figure 3, concentration: the largest country's share of the world beside the largest company's.

The class's share is that of a Material's Territories at the end of the matches.
"""

from collections.abc import Sequence
from fractions import Fraction

from msgspec.structs import replace

from rawsiko.debrief.matches import PlayedMatch, holders_of, places_of, suppliers_of
from rawsiko.debrief.model import Finding, Frame, frame, rounded
from rawsiko.debrief.world import Share, World
from rawsiko.engine.content import Content
from rawsiko.engine.ids import MaterialId
from rawsiko.engine.records import Record

ROWS = 12


class Concentrated(Record, frozen=True):
    """A Material."""

    material: MaterialId
    territories: int
    """That hold it on the board."""
    largest_company: float
    """Percent of the Material's Territories, mean of all tables."""
    largest_country: Share | None
    """Null if the facts don't say."""
    stage: str | None
    """Mining or refining, whichever is more concentrated."""
    hhi: int | None
    """Of the world, for the printed sheet."""
    is_shown: bool
    """Whether a chart of twelve rows has it: the six most concentrated in the world, then six
    spread over the rest."""


class Concentration(Record, frozen=True):
    """Figure 3: the largest holder, in the world and in the class."""

    frame: Frame
    """Its title, findings, questions and sources."""
    matches: int
    """How many are counted."""
    rows: tuple[Concentrated, ...]
    """The largest share of a country first; Materials without a figure come last."""


def concentration(matches: Sequence[PlayedMatch], content: Content, world: World) -> Concentration:
    rows = [_row(matches, content, world, material) for material in content.materials]
    rows.sort(key=lambda row: -(row.largest_country.percent if row.largest_country else -1.0))
    known = [row for row in rows if row.largest_country is not None]
    shown = _chosen(known or rows)
    return Concentration(
        frame(
            3,
            _findings(known) if matches else [],
            world.sources(world.materials),
            lacks_facts=not known,
        ),
        len(matches),
        tuple(replace(row, is_shown=row.material in shown) for row in rows),
    )


def _row(
    matches: Sequence[PlayedMatch], content: Content, world: World, material: MaterialId
) -> Concentrated:
    places = len(places_of(content, material))
    shares = [
        Fraction(100 * max(holders_of(match.final, material).values(), default=0), suppliers)
        for match in matches
        if (suppliers := len(suppliers_of(match.final, material)))
    ]
    known = world.materials.get(material)
    return Concentrated(
        material,
        places,
        rounded(float(sum(shares, Fraction()) / len(shares))) if shares else 0.0,
        known.largest if known else None,
        known.most_concentrated.stage if known else None,
        known.most_concentrated.hhi if known else None,
        is_shown=False,
    )


def _findings(known: Sequence[Concentrated]) -> list[Finding]:
    """The Material of which the world leans on one country most, beyond what we did."""
    gaps = {
        row.material: (row.largest_country.percent - row.largest_company, row.largest_country)
        for row in known
        if row.largest_country is not None
    }
    if not gaps:
        return []
    material = max(gaps, key=lambda name: gaps[name][0])  # the first of equal ones
    country = gaps[material][1]
    names = {"material": (f"material-{material}",), "country": (f"country-{country.country}",)}
    return [Finding("debrief-finding-3", {"percent": round(country.percent)}, names)]


def _chosen(rows: Sequence[Concentrated]) -> set[MaterialId]:
    first = [row.material for row in rows[: ROWS // 2]]
    rest = [row.material for row in rows[ROWS // 2 :]]
    left = ROWS - ROWS // 2
    if len(rest) <= left:
        return {*first, *rest}
    # Evenly spread, the last one included.
    spread = {rest[round(step * (len(rest) - 1) / (left - 1))] for step in range(left)}
    return {*first, *spread}
