"""The map of the standard board: fresh, complete, and with nothing on top of anything else."""

import importlib.util
import itertools
import math
import re
import subprocess
import tomllib
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
import pytest

from rawsiko.content.export import export_content
from rawsiko.content.files.board_map import BoardMap, Point, read_map
from rawsiko.content.load import standard_content, standard_folder
from rawsiko.content.picture import layout, type_face
from rawsiko.content.picture.drawing import SCALES, draw_board
from rawsiko.content.picture.key import place_key
from rawsiko.content.picture.layout import Box
from rawsiko.content.supply import UNMINED, Supply, supply_in
from rawsiko.texts.fluent import LANGUAGES, SayMessage, Texts

pytestmark = pytest.mark.slow

ROOT = Path(__file__).resolve().parents[2]
WORLD = ROOT / "content" / "world"


@cache
def the_map() -> BoardMap:
    return read_map(WORLD)


@cache
def written(name: str) -> dict[str, Any]:
    return tomllib.loads((WORLD / name).read_text(encoding="utf-8"))


def build_map() -> ModuleType:
    spec = importlib.util.spec_from_file_location("build_map", ROOT / "dev" / "build_map.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_map_was_built_from_what_lies_here() -> None:
    """A change to a shape, a label or the builder means building the map again."""
    assert the_map().inputs == build_map().fingerprint(), "run `python3 run.py map`"


def test_the_builder_names_what_is_wrong() -> None:
    """A country without a place, one with two, and labels and lanes that are missing."""
    builder = build_map()
    builder.install_packages()

    def complaint(spoil: Callable[[dict[str, Any]], object]) -> str:
        job = builder.builder_job()
        spoil(job)
        with pytest.raises(subprocess.CalledProcessError) as refused:
            builder.run_builder(job)
        return refused.value.stderr

    def members(job: dict[str, Any]) -> list[str]:
        return job["board"]["territories"][0]["members"]

    assert "CAN:west belongs to no Territory" in complaint(lambda job: members(job).pop(0))
    assert "CHN belongs to" in complaint(lambda job: members(job).append("CHN"))
    assert "XYZ, a member of" in complaint(lambda job: members(job).append("XYZ"))
    unlabelled = complaint(lambda job: (job["map"]["label"].clear(), job["map"]["lane"].clear()))
    assert unlabelled.count("is missing") == len(the_map().territories)
    assert unlabelled.count("no [[lane]] joins") == len(the_map().lanes)


def test_every_territory_has_a_shape_and_a_label() -> None:
    """Shapes, labels and the rules data speak of the same Territories and Continents."""
    content, board_map = standard_content(), the_map()
    assert list(board_map.territories) == list(content.territories)
    assert list(board_map.continents) == list(content.continents)
    for name, shape in board_map.territories.items():
        assert re.fullmatch(r"(M-?[\d.]+[ -][-\d. ]+l[-\d. ]+z)+", shape.path), name
        assert shape.area > 0, name


def test_land_adjacency_is_what_the_shapes_say() -> None:
    """R2.2: two Territories that share a border are adjacent by land, and no others are."""
    content = standard_content()
    by_rules = {
        frozenset((territory.id, other))
        for territory in content.territories.values()
        for other in territory.land
    }
    assert {frozenset(pair) for pair in the_map().borders} == by_rules


def test_every_sea_line_is_drawn() -> None:
    """R2.2: the dashed lines of the picture are the pairs adjacent by sea."""
    content = standard_content()
    by_rules = {
        frozenset((territory.id, other))
        for territory in content.territories.values()
        for other in territory.sea
    }
    assert {frozenset((lane.a, lane.b)) for lane in the_map().lanes} == by_rules


def test_a_lane_that_wraps_reaches_both_edges() -> None:
    """The lanes over the Pacific leave the sheet on one side and come back on the other."""
    wrapping = [lane for lane in the_map().lanes if lane.wraps]
    assert wrapping
    for lane in wrapping:
        out, back = (list(along(path)) for path in lane.paths)
        assert (out[-1].x, back[0].x) == (0, the_map().view.width), (lane.a, lane.b)
        assert out[-1].y == back[0].y == lane.edge, (lane.a, lane.b)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_on_the_board_overlaps(language: str) -> None:
    """Names, badges, tiles, captions and the legend keep apart and stay on the sheet."""
    boxes = dict(written_boxes(Texts(language).say))
    view = the_map().view
    sheet = Box(
        layout.MARGIN,
        layout.MARGIN,
        view.width - 2 * layout.MARGIN,
        view.height - 2 * layout.MARGIN,
    )
    outside = [name for name, box in boxes.items() if not holds(sheet, box)]
    clashing = [
        (a, b)
        for (a, one), (b, other) in itertools.combinations(boxes.items(), 2)
        if overlap(one, other)
    ]
    assert (outside, clashing) == ([], [])


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_runs_through_a_label(language: str) -> None:
    """Sea lanes and leaders pass beside names and tiles."""
    say = Texts(language).say
    boxes = dict(written_boxes(say))
    crossed = [
        (name, hit)
        for name, points in drawn_lines(say)
        for hit, box in boxes.items()
        if any(holds(box, Box(point.x, point.y, 0, 0)) for point in points)
    ]
    assert crossed == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_key_names_every_material(language: str) -> None:
    """Every symbol stands once, by the alphabet, and its names keep apart inside the sheet."""
    say = Texts(language).say
    key = place_key(standard_content(), the_map(), say)
    assert key
    symbols = [entry.symbol for entry in key.entries]
    assert symbols == sorted(symbols, key=str.lower)
    assert set(symbols) == {each.symbol for each in standard_content().materials.values()}
    boxes = [key.heading.box, *(box for each in key.entries for box in (each.tile, each.name.box))]
    assert all(holds(key.box, box) for box in boxes)
    inside = [box.grown(-0.01) for box in boxes]  # rows touch
    assert not any(overlap(one, other) for one, other in itertools.combinations(inside, 2))


def test_a_map_without_a_place_for_the_key_has_none() -> None:
    without = msgspec.structs.replace(the_map(), key=None)
    assert place_key(standard_content(), without, Texts("en").say) is None
    assert 'key-symbol"' not in draw_board(standard_content(), without, {}, Texts("en").say)


def test_lanes_end_on_the_coasts_that_they_join_and_at_places_of_their_own() -> None:
    """Two lanes that end at one point would read as one line."""
    near = [
        (one.a, one.b, other.a, other.b)
        for one, other in itertools.combinations(the_map().lanes, 2)
        for p, q in itertools.product(layout.landfalls(one), layout.landfalls(other))
        if math.hypot(p.x - q.x, p.y - q.y) < LANE_ENDS_APART
    ]
    assert near == []


def test_a_leader_reaches_its_label() -> None:
    """It starts at the edge of the name, badge or tile that it belongs to."""
    for label in layout.place_labels(standard_content(), the_map(), Texts("en").say):
        if label.leader:
            start = Box(label.leader.start.x, label.leader.start.y, 0, 0)
            touching = [box.grown(layout.LEADER_GAP + 0.1) for box in label.boxes()]
            assert any(holds(box, start) for box in touching), label.territory


@pytest.mark.parametrize("language", LANGUAGES)
def test_tiles_and_badges_lie_off_the_closed_land(language: str) -> None:
    """What lies on China would read as being in China."""
    china = closed_outlines()
    lying = [
        (label.territory, point)
        for label in layout.place_labels(standard_content(), the_map(), Texts(language).say)
        for box in (label.badge, *(tile.box for tile in label.tiles))
        for point in edge_middles(box)
        if any(is_inside(point, outline) for outline in china)
    ]
    assert lying == []


def test_a_label_points_at_its_own_territory() -> None:
    """A label outside its Territory has a leader; the builder refuses any other."""
    leading = {name for name, entry in written("map.toml")["label"].items() if "leads" in entry}
    led = {name for name, shape in the_map().territories.items() if shape.leader}
    assert led == leading


def test_the_committed_picture_is_the_board() -> None:
    """docs/board.svg is what the program draws in English."""
    drawn = draw_board(standard_content(), the_map(), standard_supply(), Texts("en").say)
    committed = (ROOT / "docs" / "board.svg").read_text(encoding="utf-8")
    assert drawn == committed, "run `python3 run.py content picture > docs/board.svg`"


def test_a_tile_is_as_large_as_its_share_and_hatched_where_nothing_is_mined_yet() -> None:
    """Every size is drawn on the board; only Greenland's tiles are hatched."""
    supply = standard_supply()
    drawn = draw_board(standard_content(), the_map(), supply, Texts("en").say)
    legend = {"small": 1, "middle": 1, "large": 1, UNMINED: 1}
    sizes = Counter(size for here in supply.values() for size in here.values())
    assert {place for place, here in supply.items() if UNMINED in here.values()} == {"greenland"}
    assert drawn.count('class="unmined"') == sizes[UNMINED] + legend[UNMINED]
    for size in ("middle", "large"):
        assert drawn.count(f" scale({SCALES[size]:g})") == sizes[size] + legend[size]


def test_the_picture_carries_its_type_face() -> None:
    """It looks alike wherever it is opened; letters that no name uses stay out."""
    faces = {
        language: draw_board(standard_content(), the_map(), {}, Texts(language).say).count(
            "@font-face"
        )
        for language in ("en", "sk")
    }
    assert faces == {"en": 1, "sk": 2}
    assert sum(file.stat().st_size for file in type_face.FOLDER.glob("*.woff2")) < 30_000


def standard_supply() -> Supply:
    return supply_in(export_content(standard_content(), standard_folder()))


def holds(outer: Box, inner: Box) -> bool:
    across = outer.left <= inner.left and inner.right <= outer.right
    return across and outer.top <= inner.top and inner.bottom <= outer.bottom


def overlap(one: Box, other: Box) -> bool:
    across = one.left < other.right and other.left < one.right
    return across and one.top < other.bottom and other.top < one.bottom


def written_boxes(say: SayMessage) -> Iterator[tuple[str, Box]]:
    """One box per written thing; the lines, badge and tiles of a label each have their own."""
    content, board_map = standard_content(), the_map()
    for label in layout.place_labels(content, board_map, say):
        for index, box in enumerate(label.boxes()):
            yield f"{label.territory} {index}", box
    for caption in layout.place_captions(content, board_map, say):
        for index, box in enumerate([caption.portrait, *(line.box for line in caption.lines)]):
            yield f"{caption.continent} {index}", box
    for index, line in enumerate(layout.place_closed(board_map, say)):
        yield f"closed {index}", line.box
    for index, line in enumerate(layout.place_lane_ends(board_map, say)):
        yield f"edge {index}", line.box
    assert board_map.cartouche is not None
    yield "cartouche", layout.place_cartouche(board_map.cartouche, say).box
    key = place_key(content, board_map, say)
    assert key
    yield "key", key.box


def drawn_lines(say: SayMessage) -> Iterator[tuple[str, list[Point]]]:
    for lane in the_map().lanes:
        for path in lane.paths:
            yield f"lane {lane.a} {lane.b}", list(along(path))
    for label in layout.place_labels(standard_content(), the_map(), say):
        if label.leader:
            yield f"leader {label.territory}", list(between(*label.leader))


def closed_outlines() -> list[list[Point]]:
    """The rings of the closed land: a start, then steps from point to point."""
    closed = the_map().closed
    assert closed is not None
    rings: list[list[Point]] = []
    for ring in closed.path.split("z")[:-1]:
        numbers = [float(number) for number in re.findall(r"-?\d*\.?\d+", ring)]
        steps = zip(numbers[::2], numbers[1::2], strict=True)
        x, y = 0.0, 0.0
        rings.append([])
        for across, down in steps:
            x, y = x + across, y + down
            rings[-1].append(Point(x, y))
    return rings


def edge_middles(box: Box) -> list[Point]:
    x, y = box.middle.x, box.middle.y
    return [Point(box.left, y), Point(box.right, y), Point(x, box.top), Point(x, box.bottom)]


def is_inside(point: Point, ring: list[Point]) -> bool:
    """By the number of edges that a ray to the right crosses."""
    crossed = 0
    for a, b in itertools.pairwise([*ring, ring[0]]):
        if (a.y > point.y) != (b.y > point.y):
            crossed += point.x < a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
    return crossed % 2 == 1


LANE_ENDS_APART = 8
STEPS = 60


def along(path: str) -> Iterator[Point]:
    """Points along path data that consists of one start and of lines or cubic curves."""
    numbers = [float(number) for number in re.findall(r"-?\d*\.?\d+", path)]
    points = [Point(x, y) for x, y in zip(numbers[::2], numbers[1::2], strict=True)]
    if "L" in path:
        yield from between(*points)
        return
    for start in range(0, len(points) - 3, 3):
        a, b, c, d = points[start : start + 4]
        for step in range(STEPS + 1):
            t = step / STEPS
            u = 1 - t
            weights = (u**3, 3 * u * u * t, 3 * u * t * t, t**3)
            yield Point(
                sum(w * p.x for w, p in zip(weights, (a, b, c, d), strict=True)),
                sum(w * p.y for w, p in zip(weights, (a, b, c, d), strict=True)),
            )


def between(start: Point, end: Point) -> Iterator[Point]:
    for step in range(STEPS + 1):
        t = step / STEPS
        yield Point(start.x + (end.x - start.x) * t, start.y + (end.y - start.y) * t)
