"""The content export, a public format (docs/replay.md)."""

import json
from pathlib import Path
from typing import Any

import pytest

from rawsiko.cli.main import main
from rawsiko.content.export import export_content
from rawsiko.content.fingerprint import with_hash_computed
from rawsiko.content.load import load_content
from rawsiko.engine.content import (
    Application,
    Content,
    Continent,
    Material,
    NewsCard,
    NewsEffect,
    Objective,
    Territory,
)
from rawsiko.engine.ids import (
    ApplicationId,
    ContinentId,
    MaterialId,
    NewsId,
    ObjectiveId,
    TerritoryId,
)
from tests.content.changes import both, news, put
from tests.content.folders import TINY, WORLD, changed_copy

FOLDERS = pytest.mark.parametrize("folder", [TINY, WORLD], ids=lambda folder: folder.name)


def exported(folder: Path) -> dict[str, Any]:
    return json.loads(json.dumps(export_content(load_content(folder), folder)))


def content_of(export: dict[str, Any]) -> Content:
    """A Content made from nothing but the export."""
    continents = {
        ContinentId(each["id"]): Continent(
            ContinentId(each["id"]), tuple(map(TerritoryId, each["territories"]))
        )
        for each in export["continents"]
    }
    territories = {
        TerritoryId(each["id"]): Territory(
            id=TerritoryId(each["id"]),
            continent=ContinentId(each["continent"]),
            materials=tuple(map(MaterialId, each["materials"])),
            land=tuple(map(TerritoryId, each["land"])),
            sea=tuple(map(TerritoryId, each["sea"])),
            adjacent=tuple(map(TerritoryId, dict.fromkeys(each["land"] + each["sea"]))),
        )
        for each in export["territories"]
    }
    materials = {
        MaterialId(each["id"]): Material(
            MaterialId(each["id"]), each["symbol"], each.get("recycling_price")
        )
        for each in export["materials"]
    }
    applications = {
        ApplicationId(each["id"]): Application(
            ApplicationId(each["id"]), each["points"], tuple(map(MaterialId, each["materials"]))
        )
        for each in export["applications"]
    }
    objectives = {
        ObjectiveId(each["id"]): Objective(
            ObjectiveId(each["id"]), tuple(map(ApplicationId, each["applications"]))
        )
        for each in export["objectives"]
    }
    players = tuple(export["players"])
    head_start, short_head_start = (
        {int(number): tuple(assets) for number, assets in export.get(key, {}).items()}
        for key in ("head_start", "short_head_start")
    )
    news = {
        NewsId(each["id"]): NewsCard(
            id=NewsId(each["id"]),
            date=each["date"],
            territory=TerritoryId(each["territory"]),
            material=MaterialId(each["material"]),
            effect=NewsEffect(each["effect"]),
            weight=each["weight"],
            turns=each["turns"],
        )
        for each in export.get("news", ())
    }
    return with_hash_computed(
        Content(
            id=export["id"],
            version=export["version"],
            hash="",
            players=players,
            continents=continents,
            territories=territories,
            materials=materials,
            applications=applications,
            objectives=objectives,
            head_start=head_start,
            short_head_start=short_head_start,
            short_objectives=tuple(map(ObjectiveId, export.get("short_objectives", ()))),
            news=news,
        )
    )


@FOLDERS
def test_the_export_says_all_that_matters(folder: Path) -> None:
    """What it holds makes the same Content again, hash and order included."""
    content = load_content(folder)
    again = content_of(exported(folder))
    assert again == content
    assert list(again.territories) == list(content.territories)


@FOLDERS
def test_the_export_has_the_keys_of_the_format(folder: Path) -> None:
    export = exported(folder)
    assert export["format"] == "rawsiko-content/1"
    assert list(export)[:9] == [
        "format",
        "id",
        "version",
        "hash",
        "continents",
        "territories",
        "materials",
        "applications",
        "objectives",
    ]
    keys = {
        "continents": {"id", "territories"},
        "territories": {"id", "continent", "materials", "land", "sea"},
        "materials": {"id", "symbol"},
        "applications": {"id", "points", "materials"},
        "objectives": {"id", "applications"},
    }
    for name, wanted in keys.items():
        assert export[name]
        assert all(entry.keys() >= wanted for entry in export[name])


@FOLDERS
def test_adjacency_is_listed_on_both_territories(folder: Path) -> None:
    territories = {each["id"]: each for each in exported(folder)["territories"]}
    for name, territory in territories.items():
        for kind in ("land", "sea"):
            assert all(name in territories[other][kind] for other in territory[kind])


def test_every_placement_travels_with_its_evidence() -> None:
    export = exported(WORLD)
    lying = {(each["id"], m) for each in export["territories"] for m in each["materials"]}
    evidence = {(each["territory"], each["material"]) for each in export["placements"]}
    assert evidence == lying
    for each in export["placements"]:
        assert each["share"] >= 0
        assert each["year"]
        assert each["source"]


def with_everything(folder: Path) -> Path:
    """A board with all that a board may lack (R1.4, R3.8, R4.10, R4.11)."""
    return changed_copy(
        TINY,
        folder,
        both(
            news(kind="strike", sources=["REUT2014"]),
            put("materials", "tin", "recycling_price", to=3),
            put(
                "board", "short_objectives", to=[f"card_{number}" for number in (1, 2, 3, 4, 5, 6)]
            ),
            put("objectives", "card_5", to={"applications": ["cables"]}),
            put("objectives", "card_6", to={"applications": ["solder"]}),
            put("board", "head_start", to={"3": [8, 6, 6]}),
            put("board", "short_head_start", to={"3": [7, 6, 6]}),
        ),
    )


def test_news_prices_and_short_matches_are_exported(tmp_path: Path) -> None:
    export = exported(with_everything(tmp_path))
    assert export["news"] == [
        {
            "id": "strike",
            "date": "2025-02-22",
            "territory": "n1",
            "material": "copper",
            "effect": "stops",
            "weight": 9,
            "turns": 2,
            "kind": "strike",
            "sources": ["REUT2014"],
        }
    ]
    prices = {each["id"]: each.get("recycling_price") for each in export["materials"]}
    assert {name: price for name, price in prices.items() if price is not None} == {"tin": 3}
    assert export["short_objectives"] == [f"card_{number}" for number in (1, 2, 3, 4, 5, 6)]
    assert export["short_head_start"] == {"3": [7, 6, 6]}
    assert content_of(export) == load_content(tmp_path)


def test_what_a_board_lacks_is_absent() -> None:
    export = exported(TINY)
    assert not {"news", "short_objectives", "head_start", "short_head_start"} & export.keys()
    assert all(each.keys() == {"id", "symbol"} for each in export["materials"])


@FOLDERS
def test_only_the_export_is_printed(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["content", "export", str(folder)])
    assert ended.value.code == 0
    out, err = capsys.readouterr()
    assert json.loads(out) == exported(folder)
    assert err == ""
