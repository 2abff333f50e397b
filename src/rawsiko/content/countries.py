"""Names of countries, by their ISO 3166 alpha-3 codes."""

from collections.abc import Mapping
from functools import cache
from typing import cast

from babel import Locale
from babel.core import get_global

from rawsiko.content.files.evidence import WHOLE, CountryPart
from rawsiko.texts.fluent import Texts

# Kosovo's code is in common use but not in the standard, so Babel doesn't know it.
ALPHA_2 = {"XKX": "XK"}


def member_name(member: CountryPart, texts: Texts) -> str:
    """A country, or the part of it that lies in a Territory, in the language of the texts."""
    if member.part in ("", WHOLE):
        return country_name(member.country, texts)
    part = f"part-{member.country}-{member.part}"
    if texts.has(part):
        return texts.say(part)
    country = country_name(member.country, texts)
    return texts.say("content-show-part", country=country, part=member.part)


def country_name(alpha_3: str, texts: Texts) -> str:
    """The name of a country; its code if it's unknown."""
    if texts.has(f"country-{alpha_3}"):
        return texts.say(f"country-{alpha_3}")
    return _names(texts.language).get(alpha_2(alpha_3), alpha_3)


def alpha_2(alpha_3: str) -> str:
    """The two-letter code of the country; empty if there is none."""
    return ALPHA_2.get(alpha_3) or _aliases().get(alpha_3, [""])[0]


def is_country(alpha_3: str) -> bool:
    return len(alpha_3) == len("XKX") and (alpha_3 in ALPHA_2 or alpha_3 in _aliases())


@cache
def _names(language: str) -> Mapping[str, str]:
    # Babel's tables are untyped.
    return cast("Mapping[str, str]", Locale(language).territories)


@cache
def _aliases() -> Mapping[str, list[str]]:
    return cast("Mapping[str, list[str]]", get_global("territory_aliases"))
