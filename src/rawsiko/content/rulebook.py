"""What the rulebook's pictures show of the standard board (R2.5), as data."""

import tomllib
from collections.abc import Mapping
from functools import cache

import msgspec

from rawsiko.content.facts import FOLDER
from rawsiko.texts.data import data_folder


class Rulebook(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    territories: tuple[str, ...]  # that exist
    adjacent: tuple[tuple[str, str], ...]
    continents: Mapping[str, str]  # Territory: its Continent
    materials: Mapping[str, str]  # Territory: a Material that lies there
    symbols: Mapping[str, str]  # Material: its symbol
    card: Mapping[str, int]  # the Applications of one card: their points


@cache
def rulebook() -> Rulebook:
    text = (data_folder("content") / FOLDER / "rulebook.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), Rulebook)
