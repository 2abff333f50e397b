"""The content hash changes with everything that can change a match, and with nothing else."""

import re
from pathlib import Path

import pytest

from rawsiko.content.files.folder import read_folder
from rawsiko.content.load import (
    find_content,
    load_content,
    standard_content,
)
from tests.content.changes import add, both, drop, news, put, renamed, reversed_entries
from tests.content.folders import TINY, Change, Files, changed_copy


def two_news(first: str, second: str) -> Change:
    def change(files: Files) -> None:
        news()(files)
        files["news"] = {first: files["news"]["strike"], second: files["news"]["strike"]}

    return change


def renamed_news(to: str) -> Change:
    def change(files: Files) -> None:
        news()(files)
        files["news"] = {to: files["news"]["strike"]}

    return change


MATTERS: dict[str, Change] = {
    "id of a Continent": renamed("south", to="antarctica"),
    "order of the Continents": put("board", "continents", to=["west", "north", "east", "south"]),
    "Continent of a Territory": put("territories", "n5", "continent", to="west"),
    "id of a Territory": renamed("s5", to="s6"),
    "Material of a Territory": add("territories", "n3", "materials", item="tin"),
    "adjacency": both(
        add("territories", "n1", "land", item="n3"), add("territories", "n3", "land", item="n1")
    ),
    "id of a Material": renamed("tin", to="lead"),
    "a Material more, which can be claimed": put("materials", "gold", to={"symbol": "Au"}),
    "points of an Application": put("applications", "cables", "points", to=4),
    "Materials of an Application": add("applications", "cables", "materials", item="tin"),
    "id of an Application": renamed("cables", to="wires"),
    "Applications of a card": drop("objectives", "card_4", "applications", "solder"),
    "order of the Applications": put(
        "objectives", "card_1", "applications", to=["batteries", "cables"]
    ),
    "id of a card": renamed("card_1", to="card_0"),
    "a card more": put("objectives", "card_5", to={"applications": ["cables"]}),
    "numbers of players": put("board", "players", to=[4]),
    "head start": put("board", "head_start", to={"3": [7, 6, 6]}),
    "head start of short matches": put("board", "short_head_start", to={"3": [7, 6, 6]}),
    "usual head start only in short matches": both(
        put("board", "head_start", to={"3": [7, 6, 6]}),
        put("board", "short_head_start", to={"3": [8, 7, 6]}),
    ),
    "cards for short matches": put("board", "short_objectives", to=["card_1"]),
    "price of recycling": put("materials", "tin", "recycling_price", to=2),
    "news": news(),
    "Territory of the news": news(territory="w3"),
    "effect of the news": news(effect="adds"),
    "weight of the news": news(weight=8),
    "Turns of the news": news(turns=1),
    "id of the news": renamed_news("flood"),
    "order of the news": two_news("flood", "strike"),
    "another order of the news": two_news("strike", "flood"),
}
DOES_NOT_MATTER: dict[str, Change] = {
    "id and version of the board": both(
        put("board", "id", to="small"), put("board", "version", to="2")
    ),
    "symbols": put("materials", "tin", "symbol", to="Ti"),
    "border or sea line": both(
        drop("territories", "n1", "land", "n2"),
        drop("territories", "n2", "land", "n1"),
        add("territories", "n1", "sea", item="n2"),
        add("territories", "n2", "sea", item="n1"),
    ),
    "both border and sea line": both(
        add("territories", "n1", "sea", item="n2"), add("territories", "n2", "sea", item="n1")
    ),
    "countries": put("territories", "n1", "members", to=["ITA"]),
    "order of everything else": reversed_entries,
    "head start as on a board that gives none": put("board", "head_start", to={"3": [8, 7, 6]}),
    "the same head start in short matches": put("board", "short_head_start", to={"3": [8, 7, 6]}),
}


@pytest.mark.parametrize("change", [news(date="2024-11"), news(kind="strike", sources=["X"])])
def test_date_and_source_of_news_do_not_change_it(tmp_path: Path, change: Change) -> None:
    original = changed_copy(TINY, tmp_path / "one", news())
    assert hash_of(changed_copy(TINY, tmp_path / "other", change)) == hash_of(original)


def hash_of(folder: Path) -> str:
    """Without the checks: a changed board need not be a good one."""
    return read_folder(folder, []).hash


@pytest.mark.parametrize("change", MATTERS.values(), ids=MATTERS)
def test_what_can_change_a_match_changes_the_hash(tmp_path: Path, change: Change) -> None:
    assert hash_of(changed_copy(TINY, tmp_path, change)) != hash_of(TINY)


@pytest.mark.parametrize("change", DOES_NOT_MATTER.values(), ids=DOES_NOT_MATTER)
def test_what_cannot_does_not(tmp_path: Path, change: Change) -> None:
    assert hash_of(changed_copy(TINY, tmp_path, change)) == hash_of(TINY)


def test_all_those_hashes_differ(tmp_path: Path) -> None:
    hashes = {
        hash_of(changed_copy(TINY, tmp_path / str(number), change))
        for number, change in enumerate(MATTERS.values())
    }
    assert len(hashes) == len(MATTERS)


def test_the_hash_of_the_tiny_board_stays() -> None:
    """A change here makes every recorded match unreadable: it needs a new version of the format."""
    wanted = "sha256:b6d1d89b3d6b512f31243f0da17bf934bce4b6ab913f4d4ea7e7e23a3adc4370"
    assert load_content(TINY).hash == wanted


def test_content_is_found_by_its_hash() -> None:
    standard = standard_content()
    assert find_content(standard.hash) is standard
    assert re.fullmatch("sha256:[0-9a-f]{64}", standard.hash)
    assert find_content("sha256:0") is None
