"""Checks that the standard board is typical of the world: its producers, and what is rare on it.

A small producer is placed only if the far larger ones are on the board too, or if placements.toml
gives a `reason`. The riskier a Material's supply is, the fewer places it has.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from statistics import StatisticsError, correlation, fmean

from rawsiko.content.facts import CHINA, STAGES, Facts
from rawsiko.content.files.evidence import (
    PLACEMENTS,
    CountryPart,
    Placement,
    all_members,
    read_members,
    read_placements,
)
from rawsiko.content.files.folder import MATERIALS
from rawsiko.content.problems import Problem, problem

SMALL = 2.0  # percent of the world
TIMES_AS_LARGE = 3.0
MOST_REASONS = 10
SUPPLIER_FROM = 5.0  # percent of the world
# Rank correlations of the places of a Material with its supply risk, and with its suppliers.
MOST_WITH_RISK, LEAST_WITH_SUPPLIERS = -0.5, 0.4


def representative_problems(folder: Path, facts: Facts) -> list[Problem]:
    problems: list[Problem] = []
    members = read_members(folder, problems)
    placements = read_placements(folder, problems)
    return problems or [*_producers(placements, members, facts), *_rarity(placements, facts)]


def left_out(
    placement: Placement,
    placements: Sequence[Placement],
    members: Mapping[str, tuple[CountryPart, ...]],
    facts: Facts,
) -> list[str]:
    """The countries outside China that supply far more of the Material than this small producer
    and lie in no Territory with it, the largest first."""
    if placement.share >= SMALL:
        return []
    with_it = {one.territory for one in placements if one.material == placement.material}
    there = {member.country for name in with_it for member in members.get(name, ())}
    on_board = {member.country for member in all_members(members)}
    shares = {
        country: max((one.share for one in facts.newest(placement.material, country)), default=0.0)
        for country in on_board - there - {CHINA}
    }
    larger = [name for name, share in shares.items() if share >= TIMES_AS_LARGE * placement.share]
    return sorted(larger, key=lambda country: (-shares[country], country))


def _producers(
    placements: list[Placement], members: Mapping[str, tuple[CountryPart, ...]], facts: Facts
) -> Iterator[Problem]:
    for placement in placements:
        missing = left_out(placement, placements, members, facts)
        if missing and not placement.reason:
            yield problem(
                PLACEMENTS, placement.entry, "larger-producers", countries=", ".join(missing)
            )
        if placement.reason and not missing:
            yield problem(PLACEMENTS, placement.entry, "needless-reason")
    if (count := sum(bool(one.reason) for one in placements)) > MOST_REASONS:
        yield problem(PLACEMENTS, "", "too-many-reasons", count=count, most=MOST_REASONS)


def _rarity(placements: list[Placement], facts: Facts) -> Iterator[Problem]:
    try:
        with_risk, with_suppliers = rank_correlations(placements, facts)
    except StatisticsError:  # too few of them; the check of the evidence names the missing ones
        return
    if with_risk > MOST_WITH_RISK:
        value, limit = f"{with_risk:.2f}", str(MOST_WITH_RISK)
        yield problem(MATERIALS, "", "rarity-and-risk", value=value, limit=limit)
    if with_suppliers < LEAST_WITH_SUPPLIERS:
        value, limit = f"{with_suppliers:.2f}", str(LEAST_WITH_SUPPLIERS)
        yield problem(MATERIALS, "", "rarity-and-suppliers", value=value, limit=limit)


def rank_correlations(placements: Sequence[Placement], facts: Facts) -> tuple[float, float]:
    """Correlates the places per Material with the EU's newest supply risk, and with the number of
    countries outside China that supply much of it according to the same study."""
    places = Counter(one.material for one in placements)
    newest = max(row["year"] for row in facts.criticality)
    rows = {row["material_id"]: row for row in facts.criticality if row["year"] == newest}
    names = [name for name in places if name in rows]
    counts = _ranks([places[name] for name in names])
    risks = _ranks([float(rows[name]["supply_risk"]) for name in names])
    suppliers = _ranks([_suppliers(name, rows[name]["source_key"], facts) for name in names])
    return correlation(counts, risks), correlation(counts, suppliers)


def _suppliers(material: str, source: str, facts: Facts) -> int:
    """A group without figures of its own has the average of its elements."""
    listed = {one.material for one in facts.figures if one.source == source}
    ids = [material] if material in listed else sorted(facts.members((material,)) & listed)
    shares: dict[str, dict[str, float]] = {}
    for one in facts.figures:
        if one.material in ids and one.source == source and one.stage in STAGES:
            of_country = shares.setdefault(one.country, dict.fromkeys(ids, 0.0))
            of_country[one.material] = max(of_country[one.material], one.share)
    shares.pop(CHINA, None)
    return sum(fmean(of_country.values()) >= SUPPLIER_FROM for of_country in shares.values())


def _ranks(values: Sequence[float]) -> list[float]:
    """Equal values share the average of their ranks."""
    ordered = sorted(values)
    return [ordered.index(value) + (ordered.count(value) - 1) / 2 for value in values]
