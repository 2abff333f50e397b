"""The whole check of a content folder: `rawsiko content check`."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from rawsiko.content.check.board import board_problems
from rawsiko.content.check.cards import (
    POINTS,
    link_problems,
    point_problems,
    standard_card_problems,
    symbol_problems,
    unplaced_problems,
)
from rawsiko.content.check.facts import placement_problems
from rawsiko.content.check.keys import key_problems
from rawsiko.content.check.map import map_problems
from rawsiko.content.check.members import member_problems
from rawsiko.content.check.representative import representative_problems
from rawsiko.content.check.setup import setup_problems
from rawsiko.content.check.standard import standard_problems
from rawsiko.content.check.texts import LOCALES, own_text_problems, standard_text_problems
from rawsiko.content.facts import Facts, facts_folder
from rawsiko.content.files.board_map import MAP_FILE
from rawsiko.content.files.entries import TomlFile
from rawsiko.content.files.evidence import PLACEMENTS, read_members
from rawsiko.content.files.folder import BOARD, read_folder
from rawsiko.content.load import STANDARD_BOARD, standard_folder
from rawsiko.content.problems import Argument, ContentError, Problem
from rawsiko.engine.content import Content
from rawsiko.texts.fluent import LANGUAGES


@dataclass(frozen=True)
class Proof:
    """Something that was proved; `message` is the id of its text."""

    message: str
    arguments: Mapping[str, Argument]


@dataclass(frozen=True)
class Report:
    """What the check found: problems, or else what it proved."""

    problems: tuple[Problem, ...]
    proofs: tuple[Proof, ...]
    hint: str = ""  # the id of a message that says why there may be so many problems


def check_content(folder: Path) -> Report:
    """Check everything in a folder. Evidence, formula, map and own names are checked if present;
    the standard board must have them."""
    problems: list[Problem] = []
    try:
        content = read_folder(folder, problems)
    except ContentError as error:
        return Report(error.problems, ())
    # Stop after each failed stage: later checks would only repeat the same problems.
    problems = problems or [*key_problems(folder), *board_problems(content)]
    if problems:
        return Report(tuple(problems), ())
    proofs: list[Proof] = []
    try:
        for found, proof in _subjects(folder, content):
            problems += found
            proofs.append(proof)
    except ContentError as error:  # the facts themselves cannot be read
        problems += error.problems
    if problems:
        return Report(tuple(problems), (), _hint(folder, content))
    return Report((), tuple(proofs))


def _hint(folder: Path, content: Content) -> str:
    """A copy of the standard board with its id is checked like the standard board."""
    is_copy = content.id == STANDARD_BOARD and folder.resolve() != standard_folder().resolve()
    return "content-hint-id" if is_copy else ""


def _subjects(folder: Path, content: Content) -> Iterator[tuple[list[Problem], Proof]]:
    """Each subject with what is wrong in it, and what is proved if nothing is."""
    is_standard = content.id == STANDARD_BOARD
    yield (
        [],
        _proof(
            "board",
            territories=len(content.territories),
            continents=len(content.continents),
            applications=len(content.applications),
            objectives=len(content.objectives),
        ),
    )
    players = ", ".join(map(str, content.players))
    yield setup_problems(content), _proof("setup", players=players)
    unplaced = [] if is_standard else unplaced_problems(content)
    materials = len(content.materials)
    yield [*symbol_problems(content), *unplaced], _proof("symbols", materials=materials)
    if members := sum(map(len, read_members(folder, []).values())):
        yield member_problems(folder), _proof("members", count=members)
    if is_standard:
        cards = standard_card_problems(content)
        yield [*standard_problems(content), *cards], _proof("standard")
    if is_standard or _has_formula(folder):
        applications = len(content.applications)
        yield point_problems(folder, content), _proof("points", applications=applications)
    if is_standard or (folder / PLACEMENTS).exists():
        facts = Facts(facts_folder(folder))
        placements = sum(len(territory.materials) for territory in content.territories.values())
        yield placement_problems(folder, content, facts), _proof("placements", count=placements)
        if is_standard:
            yield representative_problems(folder, facts), _proof("representative")
        links = sum(len(application.materials) for application in content.applications.values())
        yield link_problems(folder, content, facts), _proof("links", count=links)
    if is_standard or (folder / MAP_FILE).exists():
        land = sum(len(territory.land) for territory in content.territories.values()) // 2
        sea = sum(len(territory.sea) for territory in content.territories.values()) // 2
        yield map_problems(folder, content), _proof("map", land=land, sea=sea)
    if is_standard:
        yield standard_text_problems(content), _proof("texts", languages=len(LANGUAGES))
    if (folder / LOCALES).is_dir():
        yield own_text_problems(folder, content), _proof("own-names")


def _proof(subject: str, **arguments: Argument) -> Proof:
    return Proof(f"content-proved-{subject}", arguments)


def _has_formula(folder: Path) -> bool:
    return TomlFile(folder, BOARD, []).whole().has(POINTS)
