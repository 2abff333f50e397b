"""Finds a thing by id, symbol or name: `rawsiko content show`."""

import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator
from difflib import get_close_matches
from pathlib import Path

from rawsiko.content.countries import country_name
from rawsiko.content.files.entries import TomlFile
from rawsiko.content.files.evidence import WHOLE, read_members
from rawsiko.content.files.folder import BOARD
from rawsiko.engine.content import Application, Content, Continent, Material, Objective, Territory
from rawsiko.engine.ids import TerritoryId
from rawsiko.texts.fluent import FALLBACK, Texts
from rawsiko.texts.words import Words

Thing = Continent | Territory | Material | Application | Objective

CLOSED = "closed"
MOST_SUGGESTIONS = 3
SHORTEST_PART = 3  # of a name that suggestions are searched by
LEAST_LIKENESS = 0.7  # below this, suggestions are arbitrary


class Finder:
    """Looks up the things of one content folder.

    Names match in the language of the texts and in English, ignoring case and accents.
    """

    def __init__(self, content: Content, folder: Path, texts: Texts) -> None:
        self._content = content
        self._folder = folder
        self._texts = (texts, Texts(FALLBACK, texts.own))

    def things(self, name: str) -> list[Thing]:
        """Everything with this name, by the first of these ways that finds something.

        An id, a symbol (PR is phosphate rock, Pr is not), a name, then the same without regard to
        capitals, and last the Territories of a country.
        """
        plain = _plain(name)
        ways: tuple[Callable[[Thing], bool], ...] = (
            lambda thing: thing.id == name,
            lambda thing: _symbol(thing) == name,
            lambda thing: plain in map(_plain, self._names(thing)),
            lambda thing: thing.id == plain.replace(" ", "_") or _symbol(thing).lower() == plain,
        )
        for is_meant in ways:
            if found := [thing for thing in things_of(self._content) if is_meant(thing)]:
                return found
        return [*self._territories_of_country(plain)]

    def closed_country(self, name: str) -> str | None:
        """The code of the closed country with this name (R2.1)."""
        codes = closed_countries(self._folder)
        return next((code for code in codes if _plain(name) in self._country_names(code)), None)

    def ids_like(self, name: str) -> list[str]:
        """Ids similar to `name`, the most similar first."""
        plain = _plain(name)
        ids_of: dict[str, str] = {
            _plain(called): thing.id
            for thing in things_of(self._content)
            for called in (thing.id, *self._names(thing))
        }
        ways = (
            [called for called in ids_of if _unpadded(called) == _unpadded(plain)],
            [called for called in ids_of if len(plain) >= SHORTEST_PART and plain in called],
            get_close_matches(plain, ids_of, MOST_SUGGESTIONS, cutoff=LEAST_LIKENESS),
        )
        like = next(filter(None, ways), list[str]())
        return list(dict.fromkeys(ids_of[called] for called in like))[:MOST_SUGGESTIONS]

    def _names(self, thing: Thing) -> Iterator[str]:
        for texts in self._texts:
            words = Words(texts)
            match thing:
                case Continent():
                    yield words.continent(thing.id)
                case Territory():
                    yield words.territory(thing.id)
                case Material():
                    yield words.material(thing.id)
                case Application():
                    yield words.application(thing.id)
                case Objective():
                    return

    def _territories_of_country(self, plain: str) -> Iterator[Territory]:
        members = read_members(self._folder, [])
        meant = [
            (territory, member.part in ("", WHOLE))
            for territory, those in members.items()
            for member in those
            if plain in self._country_names(member.country)
        ]
        # Islands and other outlying parts are not what the name of a country means.
        has_whole = any(whole for _, whole in meant)
        for territory in dict.fromkeys(each for each, whole in meant if whole or not has_whole):
            yield self._content.territories[TerritoryId(territory)]

    def _country_names(self, code: str) -> set[str]:
        return {code.lower(), *(_plain(country_name(code, texts)) for texts in self._texts)}


def things_of(content: Content) -> Iterator[Thing]:
    yield from content.continents.values()
    yield from content.territories.values()
    yield from content.materials.values()
    yield from content.applications.values()
    yield from content.objectives.values()


def closed_countries(folder: Path) -> Iterable[str]:
    """The codes of the countries that are drawn but closed."""
    board = TomlFile(folder, BOARD, []).whole()
    return board.texts(CLOSED) if board.has(CLOSED) else ()


def _symbol(thing: Thing) -> str:
    return thing.symbol if isinstance(thing, Material) else ""


def _plain(text: str) -> str:
    """Without case, accents and extra spaces."""
    letters = unicodedata.normalize("NFD", text.casefold())
    kept = "".join(letter for letter in letters if not unicodedata.combining(letter))
    return " ".join(kept.replace("’", "'").split())


def _unpadded(text: str) -> str:
    """Without leading zeros, and with spaces instead of underscores."""
    return re.sub(r"\b0+(?=\d)", "", text.replace("_", " "))
