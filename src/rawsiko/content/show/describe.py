"""Describes a thing on the board and why it is there: `rawsiko content show`."""

from collections.abc import Iterable, Iterator
from pathlib import Path

from rawsiko.content.check.cards import read_applications_of_facts
from rawsiko.content.countries import country_name, member_name
from rawsiko.content.facts import CHINA, GENERAL_KNOWLEDGE, Facts, facts_folder, percent
from rawsiko.content.files.evidence import read_materials_of_facts, read_members, read_placements
from rawsiko.content.load import standard_folder
from rawsiko.content.problems import ContentError, Problem
from rawsiko.content.show.find import Thing
from rawsiko.engine.content import Application, Content, Continent, Material, Objective, Territory
from rawsiko.engine.ids import MaterialId, TerritoryId
from rawsiko.texts.fluent import Texts
from rawsiko.texts.words import Words


class Describer:
    """Describes the things of one content folder in one language.

    Raises ContentError if evidence or facts can't be read.
    """

    def __init__(self, content: Content, folder: Path, texts: Texts) -> None:
        self._content = content
        self._texts = texts
        self._words = Words(texts)
        self._say = texts.say
        self._facts = Facts(facts_folder(folder))
        self._are_games_own = facts_folder(folder) == facts_folder(standard_folder())
        problems: list[Problem] = []
        self._members = read_members(folder, problems)
        self._placements = {
            (placement.territory, placement.material): placement
            for placement in read_placements(folder, problems)
        }
        self._materials_of_facts = read_materials_of_facts(folder, problems)
        self._applications_of_facts = read_applications_of_facts(folder, problems)
        if problems:
            raise ContentError(problems)
        self._cited: dict[str, None] = {}  # keys of sources, in the order of their use

    def describe(self, thing: Thing) -> list[str]:
        """Lines of text; sources are cited by their keys, which the last lines explain."""
        self._cited.clear()
        return [*self._lines(thing), *self._sources()]

    def _lines(self, thing: Thing) -> Iterator[str]:
        match thing:
            case Continent():
                return self._continent(thing)
            case Territory():
                return self._territory(thing)
            case Material():
                return self._material(thing)
            case Application():
                return self._application(thing)
            case Objective():
                return self._objective(thing)

    def _continent(self, continent: Continent) -> Iterator[str]:
        yield _title(self._words.continent(continent.id), continent)
        yield self._territories("content-show-territories", continent.territories)

    def _territory(self, territory: Territory) -> Iterator[str]:
        yield _title(self._words.territory(territory.id), territory)
        continent = self._words.continent(territory.continent)
        yield self._say("content-show-continent", name=continent)
        if members := self._members.get(territory.id):
            names = (member_name(member, self._texts) for member in members)
            yield self._say("content-show-countries", names=self._words.listed(names))
        if territory.land:
            yield self._territories("content-show-land", territory.land)
        if territory.sea:
            yield self._territories("content-show-sea", territory.sea)
        if not territory.materials:
            yield self._say("content-show-no-materials")
            return
        yield self._say("content-show-materials")
        for material in territory.materials:
            yield f"  {self._tile(material)}"
            yield from self._why_here(territory.id, material)

    def _material(self, material: Material) -> Iterator[str]:
        yield f"{material.symbol} {_title(self._words.material(material.id), material)}"
        yield self._say("content-show-lies-in")
        for territory in self._content.territories.values():
            if material.id in territory.materials:
                yield f"  {self._words.territory(territory.id)}"
                yield from self._why_here(territory.id, material.id)
        yield from self._figures_of_material(material)
        needed_by = [
            self._words.application(application.id)
            for application in self._content.applications.values()
            if material.id in application.materials
        ]
        if needed_by:
            yield self._say("content-show-needed-by", names=self._words.listed(needed_by))

    def _application(self, application: Application) -> Iterator[str]:
        yield _title(self._words.application(application.id), application)
        yield self._say("content-show-points", points=application.points)
        name_in_facts = self._applications_of_facts[application.id]
        if row := self._facts.applications.get(name_in_facts):
            why = self._sentence(f"long-why-{name_in_facts}", row["why_en"])
            yield self._say("content-show-why", why=why)
        yield self._say("content-show-needs")
        for material in application.materials:
            keys = self._sources_of_need(name_in_facts, material)
            yield f"  {self._tile(material)}{self._cite(*keys)}"

    def _objective(self, objective: Objective) -> Iterator[str]:
        yield objective.id
        applications = [self._content.applications[name] for name in objective.applications]
        for application in applications:
            points = self._say("content-show-points", points=application.points)
            yield f"  {self._words.application(application.id)}. {points}"
            yield f"    {self._words.listed(map(self._tile, application.materials))}"
        total = sum(application.points for application in applications)
        yield self._say("content-show-points", points=total)

    def _why_here(self, territory: str, material: str) -> Iterator[str]:
        placement = self._placements.get((territory, material))
        if placement is None:
            return
        figure = self._say(
            "content-show-figure",
            country=country_name(placement.country, self._texts),
            share=placement.share,
            stage=placement.stage,
            year=self._year(placement.year),
        )
        note = f", {self._say('content-show-in-country')}" if placement.in_country else ""
        yield f"    {figure}{note}{self._cite(placement.source)}"

    def _figures_of_material(self, material: Material) -> Iterator[str]:
        for name in self._materials_of_facts[material.id]:
            row = self._facts.materials.get(name)
            if row is None:
                continue
            for figure in self._facts.newest(name, CHINA)[:1]:
                china = self._say(
                    "content-show-china",
                    share=figure.share,
                    stage=figure.stage,
                    year=self._year(figure.year),
                )
                yield f"{china}{self._cite(figure.source)}"
            if (share := percent(row["EoL_RIR_percent"])) is not None:
                year = row["EoL_RIR_year"]
                recycling = self._say("content-show-recycling", share=share, year=year)
                yield f"{recycling}{self._cite(row['EoL_RIR_source'])}"
            about = self._sentence(f"long-about-{name}", row["fact_en"])
            yield self._say("content-show-about", about=about)

    def _sentence(self, message: str, english: str) -> str:
        """A sentence of the facts: the game's own are translated, a folder's own are not."""
        return self._say(message) if self._are_games_own and self._texts.has(message) else english

    def _sources_of_need(self, application: str, material: str) -> list[str]:
        """The sources that say that the Application needs the Material, or a member of that group.

        If it needs some of them in any case, only their sources count.
        """
        names = sorted(self._facts.members(self._materials_of_facts[material]))
        links = [row for name in names if (row := self._facts.links.get((application, name)))]
        core = [row for row in links if row["role"] == "core"]
        keys = dict.fromkeys(key for row in core or links for key in row["source_keys"].split(";"))
        published = [key for key in keys if key != GENERAL_KNOWLEDGE]
        return published or list(keys)

    def _cite(self, *keys: str) -> str:
        self._cited |= dict.fromkeys(keys)
        return f" [{self._words.listed(keys)}]" if keys else ""

    def _sources(self) -> Iterator[str]:
        if self._cited:
            yield self._say("content-show-sources")
        for key in self._cited:
            if row := self._facts.sources.get(key):
                publisher = f"{row['publisher']}: " if row["publisher"] else ""
                yield f"  [{key}] {publisher}{row['title']}"

    def _year(self, year: str) -> str:
        """`2024e` is an estimate, `2023ed` the edition of a study (content/facts)."""
        for ending, message in (("ed", "content-show-edition"), ("e", "content-show-estimate")):
            if year.endswith(ending):
                return self._say(message, year=year.removesuffix(ending))
        return year

    def _territories(self, message: str, territories: Iterable[TerritoryId]) -> str:
        names = self._words.listed(map(self._words.territory, territories))
        return self._say(message, names=names)

    def _tile(self, material: MaterialId) -> str:
        return f"{self._content.materials[material].symbol} {self._words.material(material)}"


def _title(name: str, thing: Thing) -> str:
    return f"{name} ({thing.id})"
