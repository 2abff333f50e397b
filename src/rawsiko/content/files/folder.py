"""Parses the files of a content folder that affect a match, before they are checked."""

import re
from collections.abc import Iterator
from datetime import date
from pathlib import Path

from rawsiko.content.assembling import assembled, territory
from rawsiko.content.files.entries import Entry, TomlFile
from rawsiko.content.problems import ContentError, Problem, problem
from rawsiko.engine.content import (
    Application,
    Content,
    Material,
    NewsCard,
    NewsEffect,
    Objective,
    Territory,
)
from rawsiko.engine.ids import ApplicationId, MaterialId, NewsId, ObjectiveId, TerritoryId
from rawsiko.engine.setup import NUMBERS_OF_PLAYERS

BOARD = "board.toml"
TERRITORIES = "territories.toml"
MATERIALS = "materials.toml"
APPLICATIONS = "applications.toml"
OBJECTIVES = "objectives.toml"
NEWS = "news.toml"

FILES = (BOARD, TERRITORIES, MATERIALS, APPLICATIONS, OBJECTIVES)

FEWEST_PLAYERS, MOST_PLAYERS = min(NUMBERS_OF_PLAYERS), max(NUMBERS_OF_PLAYERS)
LEAST_POINTS, MOST_POINTS = 1, 999
FEWEST_ASSETS, MOST_ASSETS = 1, 30
LEAST_PRICE, MOST_PRICE = 2, 9  # of recycling (R4.11)
LEAST_WEIGHT, MOST_WEIGHT = 1, 9  # of a news card (R4.10)
FEWEST_TURNS_OPEN, MOST_TURNS_OPEN = 1, 9

DAY = re.compile(r"\d{4}-\d{2}(-\d{2})?")


def read_folder(folder: Path, problems: list[Problem]) -> Content:
    """Read the five files that every content folder has, and the news if there are any; adds faults
    to `problems`.

    References aren't checked, and keys that play doesn't need are left to the full check. Raises
    ContentError if the folder or all of the files are missing.
    """
    if not folder.is_dir():
        raise ContentError([problem(str(folder), "", "no-folder")])
    if not any((folder / name).exists() for name in FILES):
        raise ContentError([_no_board(folder)])
    board = TomlFile(folder, BOARD, problems).whole()
    return assembled(
        name=board.identifier("id"),
        version=board.text("version"),
        players=board.whole_numbers("players", FEWEST_PLAYERS, MOST_PLAYERS),
        continents=board.texts("continents"),
        head_start=_head_start(board, "head_start"),
        short_head_start=_head_start(board, "short_head_start"),
        short_objectives=board.texts("short_objectives") if board.has("short_objectives") else (),
        territories=map(_territory, TomlFile(folder, TERRITORIES, problems).entries()),
        materials=map(_material, TomlFile(folder, MATERIALS, problems).entries()),
        applications=map(_application, TomlFile(folder, APPLICATIONS, problems).entries()),
        objectives=map(_objective, TomlFile(folder, OBJECTIVES, problems).entries()),
        news=_news(folder, problems),
    )


def _no_board(folder: Path) -> Problem:
    """Usually the parent of the right folder was given."""
    boards = [str(path.parent) for path in sorted(folder.glob(f"*/{BOARD}"))]
    if boards:
        return problem(str(folder), "", "board-inside", folders=", ".join(boards))
    return problem(str(folder), "", "no-board", files=", ".join(FILES))


def _head_start(board: Entry, key: str) -> dict[int, tuple[int, ...]]:
    if not board.has(key):
        return {}
    entry = board.table(key)
    entry.refuse_keys_besides(*map(str, NUMBERS_OF_PLAYERS))
    return {
        number: entry.whole_numbers(str(number), FEWEST_ASSETS, MOST_ASSETS, may_repeat=True)
        for number in NUMBERS_OF_PLAYERS
        if entry.has(str(number))
    }


def _territory(entry: Entry) -> Territory:
    return territory(
        entry.name,
        entry.text("continent"),
        entry.texts("materials"),
        entry.texts("land"),
        entry.texts("sea"),
    )


def _material(entry: Entry) -> Material:
    price = None
    if entry.has("recycling_price"):
        price = entry.whole_number("recycling_price", LEAST_PRICE, MOST_PRICE, "R4.11")
    return Material(MaterialId(entry.name), entry.text("symbol"), price)


def _application(entry: Entry) -> Application:
    points = entry.whole_number("points", LEAST_POINTS, MOST_POINTS)
    materials = map(MaterialId, entry.texts("materials"))
    return Application(ApplicationId(entry.name), points, tuple(materials))


def _objective(entry: Entry) -> Objective:
    applications = map(ApplicationId, entry.texts("applications"))
    return Objective(ObjectiveId(entry.name), tuple(applications))


def _news(folder: Path, problems: list[Problem]) -> Iterator[NewsCard]:
    """None if the folder has no file of news."""
    if (folder / NEWS).exists():
        yield from map(_news_card, TomlFile(folder, NEWS, problems).entries())


def _news_card(entry: Entry) -> NewsCard:
    return NewsCard(
        id=NewsId(entry.name),
        date=_date(entry),
        territory=TerritoryId(entry.text("territory")),
        material=MaterialId(entry.text("material")),
        effect=_effect(entry),
        weight=entry.whole_number("weight", LEAST_WEIGHT, MOST_WEIGHT, "R4.10"),
        turns=entry.whole_number("turns", FEWEST_TURNS_OPEN, MOST_TURNS_OPEN, "R4.10"),
    )


def _date(entry: Entry) -> str:
    """A day or a month that exists."""
    text = entry.text("date")
    if text and not is_day_or_month(text):
        entry.report("bad-date", date=text)
    return text


def is_day_or_month(text: str) -> bool:
    if not DAY.fullmatch(text):
        return False
    try:
        date.fromisoformat(text if text.count("-") == 2 else f"{text}-01")
    except ValueError:
        return False
    return True


def _effect(entry: Entry) -> NewsEffect:
    text = entry.text("effect")
    if text in set(NewsEffect):
        return NewsEffect(text)
    if text:
        entry.report("unknown-effect", effect=text, known=", ".join(NewsEffect))
    return NewsEffect.STOPS
