"""Checks that the map agrees with the rules."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

import msgspec

from rawsiko.content.files.board_map import MAP_FILE, BoardMap, Point, read_map
from rawsiko.content.files.entries import Entry, TomlFile
from rawsiko.content.files.folder import BOARD
from rawsiko.content.problems import ContentError, Problem, problem
from rawsiko.engine.content import Content

EXCEPTIONS = "land_exceptions"
BORDER_WITHOUT_ADJACENCY = "border_without_adjacency"
ADJACENCY_WITHOUT_BORDER = "adjacency_without_border"

Pair = tuple[str, str]  # in alphabetical order


@dataclass(frozen=True)
class LandException:
    """A pair where the rules differ from the shapes, and why: an entry of board.toml."""

    entry: str
    pair: Pair
    kind: str
    reason: str


def map_problems(folder: Path, content: Content) -> list[Problem]:
    problems: list[Problem] = []
    exceptions = read_land_exceptions(folder, problems)
    try:
        board_map = load_map(folder)
    except ContentError as error:
        return [*problems, *error.problems]
    return [
        *problems,
        *_shapes(board_map, content),
        *_lanes(board_map, content),
        *_borders(board_map, content, exceptions),
    ]


def load_map(folder: Path) -> BoardMap:
    """The map of a folder; raises ContentError if it's missing or invalid."""
    try:
        return read_map(folder)
    except FileNotFoundError:
        raise ContentError([problem(MAP_FILE, "", "missing-file")]) from None
    except (OSError, UnicodeDecodeError, msgspec.MsgspecError) as error:
        raise ContentError([problem(MAP_FILE, "", "bad-map", detail=str(error))]) from None


def read_land_exceptions(folder: Path, problems: list[Problem]) -> list[LandException]:
    board = TomlFile(folder, BOARD, problems).whole()
    return [_exception(entry) for entry in board.tables(EXCEPTIONS)]


def _exception(entry: Entry) -> LandException:
    kind = entry.text("kind")
    if kind not in (BORDER_WITHOUT_ADJACENCY, ADJACENCY_WITHOUT_BORDER):
        entry.report("unknown-exception", kind=kind)
    exception = LandException(
        entry=entry.name,
        pair=_pair(entry.text("a"), entry.text("b")),
        kind=kind,
        reason=entry.text("reason"),
    )
    entry.refuse_keys_besides("a", "b", "kind", "reason")
    return exception


def _shapes(board_map: BoardMap, content: Content) -> Iterator[Problem]:
    yield from _same_names(
        content.territories, board_map.territories, "no-shape", "shape-of-nothing"
    )
    yield from _same_names(
        content.continents, board_map.continents, "no-portrait", "portrait-of-nothing"
    )
    for name, shape in board_map.territories.items():
        if not shape.path:
            yield problem(MAP_FILE, name, "no-shape")
        if not _is_on_sheet(board_map, shape.label):
            yield problem(MAP_FILE, name, "label-off-map")


def _same_names(
    wanted: Iterable[str], drawn: Iterable[str], missing: str, surplus: str
) -> Iterator[Problem]:
    wanted, drawn = set(wanted), set(drawn)
    for name in sorted(wanted - drawn):
        yield problem(MAP_FILE, name, missing)
    for name in sorted(drawn - wanted):
        yield problem(MAP_FILE, name, surplus)


def _is_on_sheet(board_map: BoardMap, point: Point) -> bool:
    view = board_map.view
    return 0 <= point.x <= view.width and 0 <= point.y <= view.height


def _lanes(board_map: BoardMap, content: Content) -> Iterator[Problem]:
    drawn = {_pair(lane.a, lane.b) for lane in board_map.lanes}
    lines = {_pair(a, b) for a, territory in content.territories.items() for b in territory.sea}
    for a, b in sorted(lines - drawn):
        yield problem(MAP_FILE, a, "no-lane", territory=b)
    for a, b in sorted(drawn - lines):
        yield problem(MAP_FILE, a, "lane-without-sea", territory=b)


def _borders(
    board_map: BoardMap, content: Content, exceptions: list[LandException]
) -> Iterator[Problem]:
    """Land adjacency follows the shapes, except for listed exceptions, which must be needed."""
    drawn = {_pair(a, b) for a, b in board_map.borders}
    land = {_pair(a, b) for a, territory in content.territories.items() for b in territory.land}
    differences = {
        BORDER_WITHOUT_ADJACENCY: drawn - land,
        ADJACENCY_WITHOUT_BORDER: land - drawn,
    }
    for kind, pairs in differences.items():
        listed = {exception.pair for exception in exceptions if exception.kind == kind}
        for a, b in sorted(pairs - listed):
            yield problem(MAP_FILE, a, kind.replace("_", "-"), territory=b)
    for exception in exceptions:
        if exception.pair not in differences.get(exception.kind, ()):
            a, b = exception.pair
            yield problem(BOARD, exception.entry, "idle-exception", a=a, b=b)


def _pair(a: str, b: str) -> Pair:
    return (a, b) if a < b else (b, a)
