"""Why a Material lies in a Territory: the countries in it, and what the facts say of them."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from rawsiko.content.files.entries import Entry, TomlFile
from rawsiko.content.files.folder import MATERIALS, NEWS, TERRITORIES
from rawsiko.content.problems import Problem

PLACEMENTS = "placements.toml"
PLACEMENT_KEYS = ("country", "stage", "share", "year", "source", "in_country", "reason")
WHOLE = "main"  # the part that a country's figures belong to, if its other parts are elsewhere


@dataclass(frozen=True)
class Placement:
    """One entry of placements.toml; `country` and the figure are those of a row of the facts."""

    territory: str
    material: str
    country: str
    stage: str
    share: float
    year: str
    source: str
    in_country: bool  # the country is split, and the figure covers all of its parts
    reason: str = ""  # why a small producer is there though larger ones are missing

    @property
    def entry(self) -> str:
        return f"{self.territory}.{self.material}"


@dataclass(frozen=True)
class CountryPart:
    """A country in a Territory, or a part of one: `RUS:west`."""

    country: str
    part: str  # "" for the whole country

    def __str__(self) -> str:
        return f"{self.country}:{self.part}" if self.part else self.country


def read_members(folder: Path, problems: list[Problem]) -> dict[str, tuple[CountryPart, ...]]:
    """The countries in each Territory; only Territories that list them."""
    return {
        entry.name: tuple(_member(text) for text in entry.texts("members"))
        for entry in TomlFile(folder, TERRITORIES, problems).entries()
        if entry.has("members")
    }


def read_places(folder: Path, problems: list[Problem]) -> dict[str, tuple[float, float]]:
    """Where Territories should be on a map that is laid out: how far east and how far north."""
    return {
        entry.name: (entry.number("east"), entry.number("north"))
        for entry in TomlFile(folder, TERRITORIES, problems).entries()
        if entry.has("east") or entry.has("north")
    }


def read_placements(folder: Path, problems: list[Problem]) -> list[Placement]:
    """The entries of placements.toml; empty if the folder has none."""
    if not (folder / PLACEMENTS).exists():
        return []
    return [
        _placement(territory.name, material)
        for territory in TomlFile(folder, PLACEMENTS, problems).entries()
        for material in territory.inner_entries()
    ]


@dataclass(frozen=True)
class NewsSource:
    """What kind of event a news card tells of, and who says so: keys of the facts' sources."""

    kind: str = ""
    sources: tuple[str, ...] = ()


def read_news_sources(folder: Path, problems: list[Problem]) -> dict[str, NewsSource]:
    """Of each news card; both are optional and don't affect a match."""
    if not (folder / NEWS).exists():
        return {}
    return {
        entry.name: NewsSource(
            kind=entry.identifier("kind") if entry.has("kind") else "",
            sources=entry.texts("sources") if entry.has("sources") else (),
        )
        for entry in TomlFile(folder, NEWS, problems).entries()
    }


def read_materials_of_facts(folder: Path, problems: list[Problem]) -> dict[str, tuple[str, ...]]:
    """The ids of each Material in the facts: its own unless stated otherwise."""
    return {
        entry.name: entry.texts("facts") if entry.has("facts") else (entry.name,)
        for entry in TomlFile(folder, MATERIALS, problems).entries()
    }


def parts_on_board(members: Mapping[str, tuple[CountryPart, ...]]) -> dict[str, set[str]]:
    """The parts of each country that are on the board."""
    parts: dict[str, set[str]] = {}
    for member in all_members(members):
        parts.setdefault(member.country, set()).add(member.part)
    return parts


def all_members(members: Mapping[str, tuple[CountryPart, ...]]) -> Iterator[CountryPart]:
    for those in members.values():
        yield from those


def is_cut(parts: set[str]) -> bool:
    """Whether no part represents the country, so that any of them may use a national figure."""
    return not parts & {"", WHOLE}


def _member(text: str) -> CountryPart:
    country, _, part = text.partition(":")
    return CountryPart(country, part)


def _placement(territory: str, entry: Entry) -> Placement:
    placement = Placement(
        territory=territory,
        material=entry.name.rpartition(".")[2],
        country=entry.text("country"),
        stage=entry.text("stage"),
        share=entry.number("share"),
        year=entry.text("year"),
        source=entry.text("source"),
        in_country=entry.flag("in_country"),
        reason=entry.text("reason") if entry.has("reason") else "",
    )
    entry.refuse_keys_besides(*PLACEMENT_KEYS)
    return placement
