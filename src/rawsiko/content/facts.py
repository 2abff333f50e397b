"""The facts pack: who mines, refines or owns each Material, what it is for, and who says so."""

import csv
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from io import StringIO
from pathlib import Path

from rawsiko.content.problems import ContentError, problem
from rawsiko.texts.data import data_folder

FOLDER = "facts"
PRODUCERS = "producers.csv"
SOURCES = "sources.csv"
MATERIALS = "materials.csv"
APPLICATIONS = "applications.csv"
APPLICATION_LINKS = "application_links.csv"
GENERAL_KNOWLEDGE = "memory"  # the key of no published source

Row = Mapping[str, str]


@dataclass(frozen=True)
class Figure:
    """A country's share of the world in one Material, as a source gives it."""

    material: str  # an id of the facts, which may be a member of a group on the board
    country: str  # ISO 3166 alpha-3
    stage: str
    share: float  # percent
    year: str
    source: str


def facts_folder(folder: Path) -> Path:
    """The facts that a content folder is checked against: its own, else those of the game."""
    own = folder / FOLDER
    return own if own.is_dir() else data_folder("content") / FOLDER


class Facts:
    """The tables of the facts pack, each read on first use.

    Raises ContentError if a table is missing or invalid.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    @cached_property
    def figures(self) -> frozenset[Figure]:
        return frozenset(_figures(self._rows(PRODUCERS, *_FIGURE_COLUMNS)))

    @cached_property
    def sources(self) -> Mapping[str, Row]:
        """By key."""
        return {row["key"]: row for row in self._rows(SOURCES, "key", "title", "publisher")}

    @cached_property
    def materials(self) -> Mapping[str, Row]:
        """By id."""
        return {row["id"]: row for row in self._rows(MATERIALS, *_MATERIAL_COLUMNS)}

    @cached_property
    def applications(self) -> Mapping[str, Row]:
        """By id."""
        return {row["id"]: row for row in self._rows(APPLICATIONS, "id", "why_en")}

    @cached_property
    def links(self) -> Mapping[tuple[str, str], Row]:
        """By Application and Material."""
        columns = ("application_id", "material_id", "role", "source_keys")
        return {
            (row["application_id"], row["material_id"]): row
            for row in self._rows(APPLICATION_LINKS, *columns)
        }

    def members(self, materials: tuple[str, ...]) -> frozenset[str]:
        """The ids of these Materials and of everything in the groups among them."""
        inside = (name for name, row in self.materials.items() if row["group_id"] in materials)
        return frozenset((*materials, *inside))

    def _rows(self, name: str, *columns: str) -> list[Row]:
        file = f"{FOLDER}/{name}"
        try:
            text = (self._folder / name).read_bytes().decode("utf-8-sig")
            rows = list(csv.DictReader(StringIO(text), strict=True))
        except FileNotFoundError:
            raise ContentError([problem(file, "", "missing-file")]) from None
        except (OSError, ValueError, csv.Error) as error:
            raise ContentError([problem(file, "", "bad-table", detail=str(error))]) from None
        for number, row in enumerate(rows, start=2):
            # DictReader fills short rows with None and collects extra values under the key None.
            if None in row or None in row.values() or not row.keys() >= set(columns):
                raise ContentError([problem(file, "", "bad-row", line=str(number))])
        return list(rows)


_FIGURE_COLUMNS = ("material_id", "country", "share_percent", "stage", "year", "source_key")
_MATERIAL_COLUMNS = (
    "id",
    "group_id",
    "China_share_percent",
    "China_share_stage",
    "China_share_source",
    "EoL_RIR_percent",
    "EoL_RIR_year",
    "EoL_RIR_source",
    "fact_en",
)


def percent(text: str) -> float | None:
    """A share from the facts; None if nobody publishes it."""
    try:
        return float(text)
    except ValueError:
        return None


def _figures(rows: list[Row]) -> Iterator[Figure]:
    for row in rows:
        if (share := percent(row["share_percent"])) is not None:
            yield Figure(
                material=row["material_id"],
                country=row["country"],
                stage=row["stage"],
                share=share,
                year=row["year"],
                source=row["source_key"],
            )
