"""Checks that every Material lies where the facts say it comes from."""

from collections.abc import Iterator, Mapping
from pathlib import Path

from rawsiko.content.facts import Facts, Figure
from rawsiko.content.files.evidence import (
    PLACEMENTS,
    WHOLE,
    CountryPart,
    Placement,
    is_cut,
    parts_on_board,
    read_materials_of_facts,
    read_members,
    read_placements,
)
from rawsiko.content.problems import Problem, problem
from rawsiko.engine.content import Content

STAGES = ("extraction", "processing", "host_ore", "reserves")


def placement_problems(folder: Path, content: Content, facts: Facts) -> list[Problem]:
    """Compares territories.toml, placements.toml and the facts."""
    problems: list[Problem] = []
    members = read_members(folder, problems)
    placements = read_placements(folder, problems)
    names_in_facts = read_materials_of_facts(folder, problems)
    if problems:
        return problems
    return [
        *_missing_and_surplus(content, placements),
        *(
            problem
            for placement in placements
            if placement.material in names_in_facts
            for problem in (
                *_figure(placement, names_in_facts[placement.material], facts),
                *_country(placement, members),
            )
        ),
        *_national_figures_used_twice(placements),
    ]


def _missing_and_surplus(content: Content, placements: list[Placement]) -> Iterator[Problem]:
    on_board = {
        (name, material)
        for name, territory in content.territories.items()
        for material in territory.materials
    }
    explained = {(placement.territory, placement.material) for placement in placements}
    for territory, material in sorted(on_board - explained):
        yield problem(PLACEMENTS, f"{territory}.{material}", "no-evidence")
    for territory, material in sorted(explained - on_board):
        yield problem(PLACEMENTS, f"{territory}.{material}", "not-on-board")


def _figure(placement: Placement, names: tuple[str, ...], facts: Facts) -> Iterator[Problem]:
    if placement.stage not in STAGES:
        stages = ", ".join(STAGES)
        yield problem(
            PLACEMENTS, placement.entry, "unknown-stage", stage=placement.stage, known=stages
        )
    if placement.source not in facts.sources:
        yield problem(PLACEMENTS, placement.entry, "unknown-source", source=placement.source)
    rows = (
        Figure(
            material=name,
            country=placement.country,
            stage=placement.stage,
            share=placement.share,
            year=placement.year,
            source=placement.source,
        )
        for name in facts.members(names)
    )
    if not any(row in facts.figures for row in rows):
        yield problem(PLACEMENTS, placement.entry, "not-in-facts", country=placement.country)


def _country(
    placement: Placement, members: Mapping[str, tuple[CountryPart, ...]]
) -> Iterator[Problem]:
    here = {
        member.part
        for member in members.get(placement.territory, ())
        if member.country == placement.country
    }
    if not here:
        yield problem(PLACEMENTS, placement.entry, "country-elsewhere", country=placement.country)
    elif is_cut(parts_on_board(members)[placement.country]):
        if not placement.in_country:
            yield problem(PLACEMENTS, placement.entry, "national-figure", country=placement.country)
    elif not here & {"", WHOLE}:
        yield problem(PLACEMENTS, placement.entry, "moved-part", country=placement.country)
    elif placement.in_country:
        yield problem(PLACEMENTS, placement.entry, "country-not-cut", country=placement.country)


def _national_figures_used_twice(placements: list[Placement]) -> Iterator[Problem]:
    """A national figure doesn't say in which part of a divided country: it may be used once."""
    used: dict[tuple[str, str], Placement] = {}
    for placement in placements:
        key = (placement.country, placement.material)
        if key in used:
            yield problem(
                PLACEMENTS,
                placement.entry,
                "country-used-twice",
                country=placement.country,
                territory=used[key].territory,
            )
        used.setdefault(key, placement)
