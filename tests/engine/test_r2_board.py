"""R2: the board."""

from rawsiko.content.load import standard_content
from rawsiko.engine import refusal_of
from rawsiko.engine.actions import Refusal
from rawsiko.engine.board import controls, materials_of
from rawsiko.engine.ids import (
    ApplicationId,
    ContinentId,
    MaterialId,
    ObjectiveId,
    PlayerId,
    TerritoryId,
)
from tests.engine.boards import board
from tests.engine.positions import order, play, position

WORLD = standard_content()
SUN = PlayerId("sun")


def test_r2_1_every_territory_belongs_to_exactly_one_continent_and_china_to_none() -> None:
    """R2.1."""
    members = [t for continent in WORLD.continents.values() for t in continent.territories]
    assert sorted(members) == sorted(WORLD.territories)
    for continent in WORLD.continents.values():
        for territory in continent.territories:
            assert WORLD.territories[territory].continent == continent.id
    assert TerritoryId("china") not in WORLD.territories


def test_r2_1_china_is_closed() -> None:
    """R2.1: nobody moves there."""
    state = position("sun* vietnam:3 | sawyer germany:2")
    assert refusal_of(state, order("sun vietnam>china 1")) is Refusal.UNKNOWN_TERRITORY


def test_r2_2_borders_and_sea_lines_count_the_same() -> None:
    """R2.2: from Vietnam one walks to India and sails to New Guinea."""
    before = "sun* vietnam:2 | sawyer germany:2"
    assert play(before, "sun vietnam>india 1", "sun vietnam>new_guinea 1") == (
        "sun* india:1/0 new_guinea:1/0 | sawyer germany:2"
    )


def test_r2_2_adjacency_has_no_direction() -> None:
    """R2.2: and it is the borders and the sea lines, nothing else."""
    for territory in WORLD.territories.values():
        assert set(territory.adjacent) == {*territory.land, *territory.sea}
        for other in territory.land:
            assert territory.id in WORLD.territories[other].land
        for other in territory.sea:
            assert territory.id in WORLD.territories[other].sea


def test_r2_3_who_has_assets_there_controls_a_territory() -> None:
    """R2.3: and an empty one is controlled by nobody."""
    state = position("sun* vietnam:2 | sawyer germany:2")
    assert controls(state, SUN, TerritoryId("vietnam"))
    assert not controls(state, SUN, TerritoryId("germany"))
    assert not any(controls(state, player, TerritoryId("india")) for player in state.order)


def test_r2_4_a_second_copy_of_a_material_adds_nothing() -> None:
    """R2.4: but it keeps the Material when one of the two Territories is lost."""
    coast = board({"coast": "a b c"}, "a-b b-c", materials={"a": "tin", "b": "tin zinc"})
    assert materials_of(position("sun* a:1 b:1 | kim c:1", coast), SUN) == {"tin", "zinc"}
    assert materials_of(position("sun* a:1 | kim c:1", coast), SUN) == {"tin"}
    assert materials_of(position("sun* c:1 | kim a:1", coast), SUN) == set()


def test_r2_5_the_standard_board_agrees_with_the_rulebooks_pictures() -> None:
    """R2.5."""
    oceania = WORLD.continents[ContinentId("oceania")].territories
    assert {"vietnam", "new_guinea", "australia"} <= set(oceania)
    neighbors = {t.id: t.adjacent for t in WORLD.territories.values()}
    assert "india" in neighbors[TerritoryId("vietnam")]
    assert "germany" in neighbors[TerritoryId("turkey")]
    assert "ukraine" in neighbors
    assert "bismuth" in WORLD.territories[TerritoryId("mexico")].materials
    assert "phosphate_rock" in WORLD.territories[TerritoryId("peru")].materials
    assert WORLD.materials[MaterialId("bismuth")].symbol == "Bi"
    assert WORLD.materials[MaterialId("phosphate_rock")].symbol == "PR"


def test_r2_5_the_rulebooks_card_exists() -> None:
    """R2.5: Flame Retardants 8, Fertilizers 3, Digital Cameras 13, Medical Equipment 22."""
    applications = WORLD.objectives[ObjectiveId("card_01")].applications
    points = {name: WORLD.applications[ApplicationId(name)].points for name in applications}
    assert points == {
        "flame_retardants": 8,
        "fertilizers": 3,
        "digital_cameras": 13,
        "medical_equipment": 22,
    }
