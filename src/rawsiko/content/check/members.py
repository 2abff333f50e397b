"""Checks the countries in the Territories: each exists and is in one Territory."""

from collections.abc import Iterator, Mapping
from pathlib import Path

from rawsiko.content.countries import is_country
from rawsiko.content.files.evidence import CountryPart, read_members
from rawsiko.content.files.folder import TERRITORIES
from rawsiko.content.problems import Problem, problem


def member_problems(folder: Path) -> list[Problem]:
    problems: list[Problem] = []
    members = read_members(folder, problems)
    return problems or [*_unknown(members), *_twice(members)]


def _unknown(members: Mapping[str, tuple[CountryPart, ...]]) -> Iterator[Problem]:
    for territory, those in members.items():
        for member in those:
            if not is_country(member.country):
                yield problem(TERRITORIES, territory, "unknown-country", country=str(member))


def _twice(members: Mapping[str, tuple[CountryPart, ...]]) -> Iterator[Problem]:
    """A country, or a part of one, is in one Territory; a whole country has no other parts."""
    seen: dict[CountryPart, str] = {}
    for territory, those in members.items():
        for member in those:
            others = (
                where
                for other, where in seen.items()
                if other == member
                or (other.country == member.country and "" in (other.part, member.part))
            )
            if (where := next(others, None)) is not None:
                yield problem(
                    TERRITORIES,
                    territory,
                    "country-twice",
                    country=str(member),
                    territory=where,
                )
            seen.setdefault(member, territory)
