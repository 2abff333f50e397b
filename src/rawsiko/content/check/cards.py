"""Checks Materials, Applications and Objective cards: symbols, points, evidence, balance."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations
from math import floor
from pathlib import Path

from rawsiko.content.facts import Facts
from rawsiko.content.files.entries import TomlFile
from rawsiko.content.files.evidence import read_materials_of_facts
from rawsiko.content.files.folder import APPLICATIONS, BOARD, MATERIALS, OBJECTIVES
from rawsiko.content.problems import Problem, problem
from rawsiko.content.rulebook import rulebook
from rawsiko.engine.content import Application, Content
from rawsiko.engine.ids import MaterialId

LONGEST_SYMBOL = 2

# For the standard board:
LEAST_APPLICATIONS = 36
LEAST_OBJECTIVES = 24
APPLICATIONS_OF_A_CARD = 4
LEAST_POINTS_OF_A_CARD, MOST_POINTS_OF_A_CARD = 41, 51
MOST_APPLICATIONS_SHARED = 2

POINTS = "points"


@dataclass(frozen=True)
class Formula:
    """Points of an Application: base + the sum over its Materials of (rarity / copies - common).

    Copies are the Territories that hold the Material. Rounded half up.
    """

    base: Fraction
    rarity: Fraction
    common: Fraction

    def points(self, application: Application, copies: Mapping[MaterialId, int]) -> int:
        total = self.base + sum(
            self.rarity / copies[material] - self.common for material in application.materials
        )
        return floor(total + Fraction(1, 2))


def unplaced_problems(content: Content) -> list[Problem]:
    """Every Material is on the board."""
    placed = {each for territory in content.territories.values() for each in territory.materials}
    return [
        problem(MATERIALS, material, "nowhere")
        for material in content.materials
        if material not in placed
    ]


def point_problems(folder: Path, content: Content) -> list[Problem]:
    """Points are those of the formula in board.toml; only the rulebook's Applications may differ.

    Every Material that an Application needs must lie somewhere.
    """
    problems: list[Problem] = []
    formula = read_formula(folder, problems)
    exempt = _marked_as_rulebooks(folder, problems)
    return problems or list(_points(content, formula, exempt))


def link_problems(folder: Path, content: Content, facts: Facts) -> list[Problem]:
    """Every Material that an Application needs is backed by a row of the facts."""
    problems: list[Problem] = []
    material_names = read_materials_of_facts(folder, problems)
    application_names = read_applications_of_facts(folder, problems)
    if problems:
        return problems
    return [
        problem(APPLICATIONS, name, "link-not-in-facts", material=material)
        for name, application in content.applications.items()
        for material in application.materials
        if not any(
            (application_names[name], fact) in facts.links
            for fact in facts.members(material_names[material])
        )
    ]


def standard_card_problems(content: Content) -> list[Problem]:
    return [*_numbers(content), *_cards(content), *_shared(content)]


def read_formula(folder: Path, problems: list[Problem]) -> Formula:
    entry = TomlFile(folder, BOARD, problems).whole().table(POINTS)
    entry.refuse_keys_besides("base", "rarity", "common")
    # By its decimal digits, so that rounding half up is what a reader of the file expects.
    base, rarity, common = (
        Fraction(repr(entry.number(key))) for key in ("base", "rarity", "common")
    )
    return Formula(base, rarity, common)


def read_applications_of_facts(folder: Path, problems: list[Problem]) -> dict[str, str]:
    """The id of each Application in the facts: its own unless stated otherwise."""
    return {
        entry.name: entry.text("facts") if entry.has("facts") else entry.name
        for entry in TomlFile(folder, APPLICATIONS, problems).entries()
    }


def symbol_problems(content: Content) -> Iterator[Problem]:
    holders: dict[str, str] = {}
    for name, material in content.materials.items():
        symbol = material.symbol
        if len(symbol) > LONGEST_SYMBOL or not symbol.isalnum():
            yield problem(MATERIALS, name, "bad-symbol", symbol=symbol, most=LONGEST_SYMBOL)
        if symbol in holders:
            other = holders[symbol]
            yield problem(MATERIALS, name, "symbol-twice", symbol=symbol, material=other)
        holders.setdefault(symbol, name)


def _points(content: Content, formula: Formula, exempt: set[str]) -> Iterator[Problem]:
    copies = Counter(
        material for territory in content.territories.values() for material in territory.materials
    )
    for name, application in content.applications.items():
        if name in exempt:
            if name not in rulebook().card:
                yield problem(APPLICATIONS, name, "not-of-the-rulebook")
            continue
        expected = formula.points(application, copies)
        if application.points != expected:
            points = application.points
            yield problem(APPLICATIONS, name, "points", points=points, expected=expected)


def _marked_as_rulebooks(folder: Path, problems: list[Problem]) -> set[str]:
    file = TomlFile(folder, APPLICATIONS, problems)
    return {entry.name for entry in file.entries() if entry.flag("rulebook")}


def _numbers(content: Content) -> Iterator[Problem]:
    if (count := len(content.applications)) < LEAST_APPLICATIONS:
        yield problem(APPLICATIONS, "", "too-few", count=count, least=LEAST_APPLICATIONS)
    if (count := len(content.objectives)) < LEAST_OBJECTIVES:
        yield problem(OBJECTIVES, "", "too-few", count=count, least=LEAST_OBJECTIVES)


def _cards(content: Content) -> Iterator[Problem]:
    for name, objective in content.objectives.items():
        card = objective.applications
        if (count := len(card)) != APPLICATIONS_OF_A_CARD:
            expected = APPLICATIONS_OF_A_CARD
            yield problem(OBJECTIVES, name, "applications-of-card", count=count, expected=expected)
        points = sum(content.applications[application].points for application in card)
        if not LEAST_POINTS_OF_A_CARD <= points <= MOST_POINTS_OF_A_CARD:
            limits = {"least": LEAST_POINTS_OF_A_CARD, "most": MOST_POINTS_OF_A_CARD}
            yield problem(OBJECTIVES, name, "points-of-card", points=points, **limits)


def _shared(content: Content) -> Iterator[Problem]:
    for (a, one), (b, other) in combinations(content.objectives.items(), 2):
        shared = len(set(one.applications) & set(other.applications))
        if shared > MOST_APPLICATIONS_SHARED:
            most = MOST_APPLICATIONS_SHARED
            yield problem(OBJECTIVES, b, "cards-alike", card=a, shared=shared, most=most)
