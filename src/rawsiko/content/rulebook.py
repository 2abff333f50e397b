"""What the rulebook's pictures show of the standard board (R2.5), as data."""

import tomllib
from collections.abc import Mapping
from functools import cache

import msgspec

from rawsiko.content.facts import FOLDER
from rawsiko.engine.ids import ApplicationId, ContinentId, MaterialId, TerritoryId
from rawsiko.texts.data import data_folder


class Rulebook(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    territories: tuple[TerritoryId, ...]  # that exist
    adjacent: tuple[tuple[TerritoryId, TerritoryId], ...]
    continents: Mapping[TerritoryId, ContinentId]  # Territory: its Continent
    materials: Mapping[TerritoryId, MaterialId]  # Territory: a Material that lies there
    symbols: Mapping[MaterialId, str]  # Material: its symbol
    card: Mapping[ApplicationId, int]  # the Applications of one card: their points


@cache
def rulebook() -> Rulebook:
    text = (data_folder("content") / FOLDER / "rulebook.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), Rulebook)
