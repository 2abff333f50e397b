"""The content export, a public format: `rawsiko-content/1` (docs/replay.md)."""

import dataclasses
from collections.abc import Mapping
from pathlib import Path

from msgspec.structs import asdict

from rawsiko.content.files.evidence import (
    CountryPart,
    NewsSource,
    Placement,
    read_members,
    read_news_sources,
    read_placements,
)
from rawsiko.content.files.labels import read_labels
from rawsiko.content.problems import ContentError, Problem
from rawsiko.engine.content import Content, Material, NewsCard, Territory

FORMAT = "rawsiko-content/1"

Json = dict[str, object]


def export_content(content: Content, folder: Path) -> Json:
    """Everything that the format requires, plus the numbers of players, the countries in each
    Territory, why each Material lies where it does, the name and theme of each card that has
    them, and kind and sources of the news.

    `folder` is where `content` was loaded from. Raises ContentError if its evidence is invalid.
    """
    problems: list[Problem] = []
    members = read_members(folder, problems)
    placements = read_placements(folder, problems)
    labels = read_labels(folder, problems)
    news = read_news_sources(folder, problems)
    if problems:
        raise ContentError(problems)
    return {
        "format": FORMAT,
        "id": content.id,
        "version": content.version,
        "hash": content.hash,
        "continents": [asdict(continent) for continent in content.continents.values()],
        "territories": [
            _territory(territory, members.get(territory.id, ()))
            for territory in content.territories.values()
        ],
        "materials": [_material(material) for material in content.materials.values()],
        "applications": [asdict(application) for application in content.applications.values()],
        "objectives": [
            {**asdict(objective), **labels.get(objective.id, {})}
            for objective in content.objectives.values()
        ],
        **_optional(content),
        **(
            {"news": [_news(card, news[card.id]) for card in content.news.values()]} if news else {}
        ),
        "players": list(content.players),
        "placements": [_placement(placement) for placement in placements],
    }


def _optional(content: Content) -> Json:
    """What a board may lack is absent then (R1.4, R3.8)."""
    given: Json = {
        "head_start": _by_players(content.head_start),
        "short_head_start": _by_players(content.short_head_start),
        "short_objectives": list(content.short_objectives),
    }
    return {key: value for key, value in given.items() if value}


def _by_players(head_start: Mapping[int, tuple[int, ...]]) -> Json:
    return {str(players): list(assets) for players, assets in head_start.items()}


def _material(material: Material) -> Json:
    exported = asdict(material)
    if material.recycling_price is None:
        del exported["recycling_price"]
    return exported


def _news(card: NewsCard, source: NewsSource) -> Json:
    exported: Json = {**asdict(card), "effect": str(card.effect)}
    if source.kind:
        exported["kind"] = source.kind
    if source.sources:
        exported["sources"] = list(source.sources)
    return exported


def _territory(territory: Territory, members: tuple[CountryPart, ...]) -> Json:
    exported = asdict(territory)
    del exported["adjacent"]  # `land` and `sea` say it
    return {**exported, "members": [str(member) for member in members]}


def _placement(placement: Placement) -> Json:
    exported = dataclasses.asdict(placement)
    del exported["reason"]
    return exported
