"""Content as matches are played with it."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from rawsiko.cli.main import main
from rawsiko.cli.serve import checked_boards
from rawsiko.content.check.everything import check_content
from rawsiko.content.load import load_content, standard_content
from rawsiko.content.problems import ContentError
from rawsiko.engine.content import Content
from rawsiko.engine.ids import ContinentId, MaterialId, TerritoryId
from rawsiko.texts.data import data_folder
from tests.content.changes import add, both, put
from tests.content.folders import TINY, WORLD, changed_copy

BOARDS = [load_content(TINY), standard_content()]


def test_the_standard_content_passes_the_whole_check() -> None:
    report = check_content(WORLD)
    assert report.problems == ()
    assert [proof.message.removeprefix("content-proved-") for proof in report.proofs] == [
        "board",
        "setup",
        "symbols",
        "members",
        "standard",
        "points",
        "placements",
        "representative",
        "links",
        "map",
        "texts",
    ]


def test_the_tiny_content_passes_the_whole_check() -> None:
    """It needs neither evidence nor map nor names."""
    report = check_content(TINY)
    assert report.problems == ()
    assert len(report.proofs) == 3


def test_every_bundled_content_loads() -> None:
    """Old replays stay checkable only if every released version does."""
    folders = [path.parent for path in data_folder("content").glob("*/board.toml")]
    assert WORLD in folders
    assert len({load_content(folder).hash for folder in folders}) == len(folders)


@pytest.mark.parametrize("content", BOARDS, ids=lambda content: content.id)
def test_the_parts_of_a_content_agree(content: Content) -> None:
    for name, territory in content.territories.items():
        assert territory.id == name
        assert name in content.continents[territory.continent].territories
        assert territory.adjacent == tuple(dict.fromkeys(territory.land + territory.sea))
        assert content.materials.keys() >= set(territory.materials)
        for other in territory.adjacent:
            assert name in content.territories[other].adjacent
    everywhere = [name for each in content.continents.values() for name in each.territories]
    assert sorted(everywhere) == sorted(content.territories)


@pytest.mark.parametrize("content", BOARDS, ids=lambda content: content.id)
def test_equal_ids_are_one_object(content: Content) -> None:
    """The engine compares ids all the time; equal objects are found equal at once."""
    for territory in content.territories.values():
        for other in territory.adjacent:
            assert other is content.territories[other].id
        assert territory.continent is content.continents[territory.continent].id
        for material in territory.materials:
            assert material is content.materials[material].id


def test_the_order_of_the_files_is_kept() -> None:
    tiny = load_content(TINY)
    assert list(tiny.continents) == ["north", "west", "east", "south"]
    assert tiny.continents[ContinentId("north")].territories == ("n1", "n2", "n3", "n4", "n5")
    assert list(tiny.materials)[:2] == ["copper", "lithium"]
    assert tiny.players == (3,)


def test_border_and_sea_line_make_adjacent_once(tmp_path: Path) -> None:
    """R2.2."""
    sea = both(
        add("territories", "n1", "sea", item="n2"), add("territories", "n2", "sea", item="n1")
    )
    content = load_content(changed_copy(TINY, tmp_path, sea))
    n1 = content.territories[TerritoryId("n1")]
    assert n1.adjacent == ("n2", "n5", "w1")
    assert n1.sea == ("w1", "n2")


def test_a_territory_may_hold_no_material() -> None:
    """R2.1."""
    assert load_content(TINY).territories[TerritoryId("n3")].materials == ()


def test_the_standard_board_is_that_of_the_rulebook() -> None:
    """R2.5."""
    content = standard_content()
    oceania = content.continents[ContinentId("oceania")].territories
    assert {"vietnam", "new_guinea", "australia"} <= set(oceania)
    assert TerritoryId("india") in content.territories[TerritoryId("vietnam")].adjacent
    assert TerritoryId("germany") in content.territories[TerritoryId("turkey")].adjacent
    assert TerritoryId("ukraine") in content.territories
    assert MaterialId("bismuth") in content.territories[TerritoryId("mexico")].materials
    assert content.materials[MaterialId("bismuth")].symbol == "Bi"
    assert MaterialId("phosphate_rock") in content.territories[TerritoryId("peru")].materials
    assert content.materials[MaterialId("phosphate_rock")].symbol == "PR"
    cards = [
        sorted((name, content.applications[name].points) for name in card.applications)
        for card in content.objectives.values()
    ]
    assert [
        ("digital_cameras", 13),
        ("fertilizers", 3),
        ("flame_retardants", 8),
        ("medical_equipment", 22),
    ] in cards


def test_play_refuses_a_board_with_a_dead_end(tmp_path: Path) -> None:
    """R3.5 is proved before a match begins, not found out in the middle of it."""
    folder = changed_copy(TINY, tmp_path, put("board", "players", to=[3, 4]))
    with pytest.raises(ContentError, match="dead-end"):
        load_content(folder)


def test_play_does_not_read_evidence_map_and_texts(tmp_path: Path) -> None:
    """Loading stays fast, and what does not matter for play cannot stop it."""
    folder = changed_copy(WORLD, tmp_path / "world", lambda _files: None)
    for name in ("placements.toml", "map.json", "map.toml"):
        (folder / name).unlink()
    assert load_content(folder).hash == standard_content().hash


def test_loading_imports_no_babel_and_no_fluent() -> None:
    """They take longer to import than loading may take."""
    program = (
        "import sys; from rawsiko.content.load import standard_content; standard_content();"
        "print([name for name in sys.modules if name.split('.')[0] in ('babel', 'fluent', 'rich')])"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True, env=os.environ
    )
    assert done.stdout.strip() == "[]"


def test_a_copy_of_the_standard_board_is_a_beginning_for_ones_own(tmp_path: Path) -> None:
    """docs/content.md promises it: another id, and no map and no evidence are asked for."""
    folder = changed_copy(WORLD, tmp_path / "mine", put("board", "id", to="mine"))
    for name in ("placements.toml", "map.json", "map.toml"):
        (folder / name).unlink()
    assert check_content(folder).problems == ()


def test_the_steps_of_the_guide_lead_to_a_board(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """docs/own_content.md: its commands, up to the server, lead to a board that can be served."""
    guide = (data_folder("content").parent / "docs" / "own_content.md").read_text(encoding="utf-8")
    steps = re.findall(r"^```\nrawsiko (.*)\n```$", guide, re.MULTILINE)
    monkeypatch.chdir(tmp_path)
    for step in steps:
        if step.startswith("content "):
            with pytest.raises(SystemExit) as ended:
                main(step.split())
            assert ended.value.code == 0, step
    assert steps[-1] == "serve --content my_board"
    assert [one.content.id for one in checked_boards([Path("my_board")])] == ["europe"]
