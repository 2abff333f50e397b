"""The facts pack: who mines, refines or owns each Material, what it is for, and who says so."""

import csv
from collections.abc import Collection, Iterator, Mapping
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
CRITICALITY = "criticality.csv"
EU_SUPPLY = "eu_supply.csv"
EXPORT_CONTROLS = "export_controls.csv"
STORIES = "stories.csv"
SUPPLY_SHOCKS = "supply_shocks.csv"
GOOD_NEWS = "good_news.csv"
GENERAL_KNOWLEDGE = "memory"  # the key for facts without a published source

MINING, REFINING = "extraction", "processing"
STAGES = (MINING, REFINING)
CHINA = "CHN"
# A Material with both is critical, by the EU's method since its study of 2017.
CRITICAL_FROM = {"risk": 1.0, "importance": 2.8}
METHOD_SINCE = 2017  # older figures were worked out in another way
ENOUGH_LISTED = 75.0  # percent of the world: below it, a list of countries says little

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
    def figures(self) -> Collection[Figure]:
        """In the order of the table, and quick to look one up."""
        return dict.fromkeys(_figures(self._rows(PRODUCERS, *_FIGURE_COLUMNS)))

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

    @cached_property
    def criticality(self) -> list[Row]:
        """Supply risk and economic importance of Materials in the EU's assessments."""
        columns = ("material_id", "year", "supply_risk", "economic_importance", "source_key")
        return self._rows(CRITICALITY, *columns)

    @cached_property
    def eu_supply(self) -> list[Row]:
        """Where the EU gets Materials from, in percent."""
        columns = ("material_id", "stage", "country", "share_percent", "source_key")
        return self._rows(EU_SUPPLY, *columns)

    @cached_property
    def export_controls(self) -> list[Row]:
        """Limits on exports, rulings about them and their easing, oldest first."""
        columns = ("date", "country", "measure", "materials", "note_en", "source_key")
        return self._rows(EXPORT_CONTROLS, *columns)

    @cached_property
    def stories(self) -> Mapping[tuple[str, str], Row]:
        """Sentences about Materials, by Material and topic."""
        columns = ("material_id", "topic", "fact_en", "source_key")
        return {(row["material_id"], row["topic"]): row for row in self._rows(STORIES, *columns)}

    @cached_property
    def supply_shocks(self) -> list[Row]:
        """Events that stopped a supply, oldest first."""
        return self._rows(SUPPLY_SHOCKS, *_EVENT_COLUMNS)

    @cached_property
    def good_news(self) -> list[Row]:
        """Events that strengthened a supply, oldest first."""
        return self._rows(GOOD_NEWS, *_EVENT_COLUMNS)

    def newest(self, material: str, country: str) -> list[Figure]:
        """The country's newest shares of mining and of refining, the larger first."""
        figures = self._figures_of.get((material, country), ())
        newest = {figure.stage: figure for figure in sorted(figures, key=age)}
        return sorted(newest.values(), key=lambda figure: -figure.share)

    @cached_property
    def _figures_of(self) -> Mapping[tuple[str, str], list[Figure]]:
        """Shares of mining and of refining, by Material and country."""
        figures: dict[tuple[str, str], list[Figure]] = {}
        for figure in self.figures:
            if figure.stage in STAGES:
                figures.setdefault((figure.material, figure.country), []).append(figure)
        return figures

    def ranking(self, material: str, stage: str) -> list[Figure]:
        """The countries in the newest source that covers most of the world, the largest first.

        Shares of different sources are never mixed.
        """
        lists: dict[tuple[str, str], list[Figure]] = {}
        for figure in self.figures:
            if figure.material == material and figure.stage == stage and figure.share > 0:
                lists.setdefault((figure.year, figure.source), []).append(figure)
        if not lists:
            return []
        newest = sorted(lists.values(), key=lambda figures: age(figures[0]), reverse=True)
        covering = [figures for figures in newest if _listed(figures) >= ENOUGH_LISTED]
        chosen = covering[0] if covering else max(newest, key=_listed)
        return sorted(chosen, key=lambda figure: (-figure.share, figure.country))

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
_EVENT_COLUMNS = (
    "date",
    "country",
    "territory",
    "materials",
    "kind",
    "months",
    "effect_en",
    "source_key",
)
_MATERIAL_COLUMNS = (
    "id",
    "group_id",
    "EoL_RIR_percent",
    "EoL_RIR_year",
    "EoL_RIR_source",
    "fact_en",
)


def age(figure: Figure) -> tuple[str, bool]:
    """Older figures first; those of a study (`2023ed`) are averages of the years before it."""
    return figure.year[:4], not figure.year.endswith("ed")


def _listed(figures: list[Figure]) -> float:
    return sum(figure.share for figure in figures)


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
