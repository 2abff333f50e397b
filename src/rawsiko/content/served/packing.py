"""Packs the board of a folder, with the names of everything in all languages."""

import tomllib
from pathlib import Path
from typing import Any

import msgspec

from rawsiko.content.check.map import load_map, map_problems
from rawsiko.content.check.texts import news_texts
from rawsiko.content.export import export_content
from rawsiko.content.facts import CHINA, Facts, facts_folder
from rawsiko.content.files.board_map import MAP_FILE, BoardMap
from rawsiko.content.files.entries import TomlFile
from rawsiko.content.files.evidence import read_materials_of_facts, read_places
from rawsiko.content.files.folder import MATERIALS
from rawsiko.content.load import load_content
from rawsiko.content.problems import ContentError, Problem
from rawsiko.content.served.grid import on_grid
from rawsiko.content.served.packed_board import Json, PackedBoard
from rawsiko.content.supply import PLACEMENTS, supply_in
from rawsiko.engine.content import Content
from rawsiko.engine.ids import TerritoryId
from rawsiko.texts.fluent import LANGUAGES, Texts
from rawsiko.texts.words import Words

LOCALES = "locales"
PHONE = "phone.toml"
COUNTRY = "country-"
# What only the printed board and the checks need.
NOT_DRAWN = frozenset({"inputs", "borders", "cartouche", "key"})


def pack(folder: Path) -> PackedBoard:
    """The board of a folder. Raises ContentError with everything that is wrong with it."""
    content = load_content(folder)
    board_map = map_of(content, folder)
    exported = export_content(content, folder)
    return PackedBoard(
        board={
            # Only the learning pages show the placements.
            **{key: value for key, value in exported.items() if key != PLACEMENTS},
            "territories": _territories(exported),
            "materials": _materials(content, folder),
            **_phone(folder),
        },
        map=_drawn(board_map),
        names={language: _names(content, folder, language) for language in LANGUAGES},
    )


def map_of(content: Content, folder: Path) -> BoardMap:
    """The folder's own map, else one laid out from the adjacency. Raises ContentError."""
    if (folder / MAP_FILE).exists():
        if problems := map_problems(folder, content):
            raise ContentError(problems)
        return load_map(folder)
    problems: list[Problem] = []
    places = read_places(folder, problems)
    if problems:
        raise ContentError(problems)
    # Only here: it loads numpy, which servers do without.
    from rawsiko.content.layout.laid_out import laid_out_map

    return laid_out_map(
        content, {TerritoryId(one): (east, -north) for one, (east, north) in places.items()}
    )


def _territories(exported: Json) -> list[dict[str, Any]]:
    """With `supply`, the size of each tile, where a placement says it."""
    supply = supply_in(exported)
    return [
        {**one, **({"supply": supply[one["id"]]} if one["id"] in supply else {})}
        for one in exported["territories"]
    ]


def _materials(content: Content, folder: Path) -> list[dict[str, Any]]:
    """Symbol and form of tile of each Material, and how much of it came from China, if the facts
    say it."""
    facts = Facts(facts_folder(folder))
    ids = read_materials_of_facts(folder, [])
    pictures = {
        entry.name: entry.text("picture")
        for entry in TomlFile(folder, MATERIALS, []).entries()
        if entry.has("picture")
    }
    shown: list[dict[str, Any]] = []
    for name, material in content.materials.items():
        rows = [facts.materials[one] for one in ids[name] if one in facts.materials]
        figures = [figure for one in ids[name] for figure in facts.newest(one, CHINA)]
        tile: dict[str, Any] = {"id": name, "symbol": material.symbol, "form": "element"}
        if material.recycling_price is not None:
            tile["recycling_price"] = material.recycling_price
        if name in pictures:
            tile |= {"form": "stone", "picture": pictures[name]}
        elif any(row.get("kind") == "group" for row in rows):
            tile["form"] = "family"
        if rows:
            # The larger of mining and refining.
            tile["china"] = round(max((figure.share for figure in figures), default=0))
        shown.append(tile)
    return shown


def _phone(folder: Path) -> Json:
    """Parts of a phone with a Material in each, for the start page."""
    file = folder / PHONE
    return {"phone": tomllib.loads(file.read_text("utf-8"))["parts"]} if file.exists() else {}


def _drawn(board_map: BoardMap) -> Json:
    """As clients draw it: without what is only printed, and with shapes on the grid."""
    built: dict[str, Any] = msgspec.to_builtins(board_map)
    drawn = {key: value for key, value in built.items() if key not in NOT_DRAWN}
    for name in ("graticule", "territory_borders", "continent_borders"):
        drawn[name] = on_grid(drawn[name])
    land = [drawn[name] for name in ("closed", "neutral") if name in drawn]
    for shape in (*drawn["territories"].values(), *land):
        shape["path"] = on_grid(shape["path"])
    return drawn


def _names(content: Content, folder: Path, language: str) -> dict[str, str]:
    """What things are called: in the board's own texts, else in the game's, else by their ids."""
    own = folder / LOCALES
    texts = Texts(language, own if own.is_dir() else None)
    words = Words(texts)
    return {
        f"board-{content.id}": words.board(content.id),
        **{f"continent-{name}": words.continent(name) for name in content.continents},
        **{f"territory-{name}": words.territory(name) for name in content.territories},
        **{f"material-{name}": words.material(name) for name in content.materials},
        **{f"application-{name}": words.application(name) for name in content.applications},
        **{
            name: texts.say(name)
            for card in content.news
            for name in news_texts(card)
            if texts.has(name)
        },
        **{name: texts.say(name) for name in sorted(texts.messages()) if name.startswith(COUNTRY)},
    }
