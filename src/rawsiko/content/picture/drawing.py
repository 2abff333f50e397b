"""Draws the board as an SVG file, like an atlas page with periodic-table tiles."""

from collections.abc import Iterable, Iterator
from html import escape

from rawsiko.content.files.board_map import BoardMap, Point
from rawsiko.content.picture import layout
from rawsiko.content.picture.key import KEY_SIZE, Key, place_key
from rawsiko.content.picture.layout import Box, Caption, Label, TextLine
from rawsiko.content.picture.style import LAND_COLOURS, STYLE
from rawsiko.content.picture.type_face import embedded_face
from rawsiko.content.supply import LARGE, SMALL, UNMINED, Supply
from rawsiko.engine.content import Content
from rawsiko.texts.fluent import SayMessage

# As in web/src/parts/pictures/supply.ts.
SCALES = {"small": 0.76, "middle": 0.9, "large": 1.06, UNMINED: 0.76}
# In the legend: percent, and the middles of the tiles.
SHARES = {"small": f"<{SMALL:g}", "middle": f"{SMALL:g}–{LARGE:g}", "large": f">{LARGE:g}"}
SHARE_SAMPLES = {"small": 9.0, "middle": 29.0, "large": 52.0}
_PAWN = "M0-7a2.9 2.9 0 0 1 1.9 5.1q.6 3.4 3 5.3v2.4h-9.8v-2.4q2.4-1.9 3-5.3A2.9 2.9 0 0 1 0-7z"


def draw_board(content: Content, board_map: BoardMap, supply: Supply, say: SayMessage) -> str:
    """The board of `content` in the words of `say`, as the text of an SVG file."""
    width, height = board_map.view.width, board_map.view.height
    layers = [
        *_sea(board_map),
        *_land(content, board_map),
        *_lanes(board_map),
        *_texts(layout.place_lane_ends(board_map, say), "lane-end", layout.LANE_END_SIZE),
        *_texts(layout.place_closed(board_map, say), "closed-name", layout.CLOSED_SIZE),
        *_captions(layout.place_captions(content, board_map, say)),
        *_labels(layout.place_labels(content, board_map, say), content, supply),
        *_cartouche(board_map.cartouche, content, say),
        *_key(place_key(content, board_map, say)),
        *_frame(width, height),
    ]
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_n(width)} {_n(height)}"'
        f' width="{_n(width)}" height="{_n(height)}" role="img">'
        f"<title>{escape(say('picture-title'))}</title>"
        f"<style>{embedded_face(''.join(layers))}{STYLE}</style>"
    )
    sheet = ['<g clip-path="url(#sheet)">', *layers, "</g>"]
    return "\n".join([head, _definitions(width, height), *sheet, "</svg>", ""])


def _definitions(width: float, height: float) -> str:
    return (
        "<defs>"
        f'<clipPath id="sheet"><rect width="{_n(width)}" height="{_n(height)}"/></clipPath>'
        '<radialGradient id="water" cx="50%" cy="42%" r="75%">'
        '<stop offset="0" class="shallow"/><stop offset="1" class="deep"/></radialGradient>'
        '<pattern id="hatch" width="7" height="7" patternUnits="userSpaceOnUse"'
        ' patternTransform="rotate(45)"><rect width="7" height="7" class="closed-ground"/>'
        '<path d="M0 0V7" class="closed-line"/></pattern>'
        '<pattern id="unmined" width="5" height="5" patternUnits="userSpaceOnUse"'
        ' patternTransform="rotate(45)"><path d="M0 0V5" class="unmined-line"/></pattern>'
        "</defs>"
    )


def _sea(board_map: BoardMap) -> Iterator[str]:
    view = board_map.view
    yield f'<rect width="{_n(view.width)}" height="{_n(view.height)}" fill="url(#water)"/>'
    yield f'<path class="graticule" d="{board_map.graticule}"/>'


def _land(content: Content, board_map: BoardMap) -> Iterator[str]:
    """Shapes are defined once and reused for the waterlines and coasts below them."""
    yield "<defs>"
    for continent in content.continents.values():
        yield f'<g id="{continent.id}">'
        for territory in continent.territories:
            yield f'<path id="{territory}" d="{board_map.territories[territory].path}"/>'
        yield "</g>"
    others = {"closed": board_map.closed, "neutral": board_map.neutral}
    drawn = {name: land for name, land in others.items() if land is not None}
    for name, land in drawn.items():
        yield f'<path id="{name}" d="{land.path}"/>'
    yield '<g id="land">'
    lands = [*content.continents, *drawn]
    yield from (f'<use href="#{land}"/>' for land in lands)
    yield "</g>"
    yield "</defs>"
    yield from (f'<use href="#land" class="waterline-{order}"/>' for order in (1, 2, 3))
    yield '<use href="#land" class="coast"/>'
    for index, continent in enumerate(content.continents):
        colour = LAND_COLOURS[index % len(LAND_COLOURS)]
        yield f'<use href="#{continent}" fill="{colour}"/>'
    if "closed" in drawn:
        yield '<use href="#closed" fill="url(#hatch)"/>'
    if "neutral" in drawn:
        yield '<use href="#neutral" class="neutral"/>'
    yield f'<path class="territory-border-edge" d="{board_map.territory_borders}"/>'
    yield f'<path class="territory-border" d="{board_map.territory_borders}"/>'
    yield f'<path class="continent-border-edge" d="{board_map.continent_borders}"/>'
    yield f'<path class="continent-border" d="{board_map.continent_borders}"/>'


def _lanes(board_map: BoardMap) -> Iterator[str]:
    """Where lanes cross, the upper one interrupts the lower, so that it doesn't look like a
    junction."""
    for lane in board_map.lanes:
        for path in lane.paths:
            yield f'<path class="lane-edge" d="{path}"/><path class="lane" d="{path}"/>'
    for lane in board_map.lanes:
        for end in layout.landfalls(lane):
            yield _dot("lane-foot", end)


def _captions(captions: tuple[Caption, ...]) -> Iterator[str]:
    for caption in captions:
        yield _portrait(caption.portrait)
        yield from _texts(caption.lines, "caption", layout.CAPTION_SIZE)


def _portrait(box: Box) -> str:
    """An empty portrait: head and shoulders in a ring."""
    x, y, r = box.middle.x, box.middle.y, box.width / 2
    return (
        f'<g class="portrait" transform="translate({_n(x)} {_n(y)}) scale({_n(r / 17)})">'
        '<circle r="16.2"/><circle cy="-4" r="4.6" class="person"/>'
        '<path d="M-8.6 10.2a8.6 8.2 0 0 1 17.2 0z" class="person"/></g>'
    )


def _labels(labels: tuple[Label, ...], content: Content, supply: Supply) -> Iterator[str]:
    for label in labels:
        if label.leader:
            start, target = label.leader
            yield (
                f'<path class="leader" d="M{_n(start.x)} {_n(start.y)}'
                f'L{_n(target.x)} {_n(target.y)}"/>{_dot("leader-end", target)}'
            )
    for label in labels:
        yield from _texts(label.lines, "name", layout.NAME_SIZE)
        yield _badge(label.badge)
        here = supply.get(label.territory, {})
        yield from (
            _tile(content.materials[tile.material].symbol, tile.box, here.get(tile.material))
            for tile in label.tiles
        )


def _badge(box: Box) -> str:
    """An empty badge: the pawn marks where Assets are counted."""
    x, y = box.middle.x, box.middle.y
    pawn = f'<path class="pawn" transform="translate({_n(x)} {_n(y)})" d="{_PAWN}"/>'
    return _rect("badge", box, box.height / 2) + pawn


def _tile(symbol: str, box: Box, supply: str | None, style: str = "symbol") -> str:
    """In the sizes that the pages draw; hatched if it isn't mined yet."""
    x, y, scale = box.middle.x, box.middle.y, SCALES.get(supply or "", 1.0)
    face = Box(-box.width / 2, -box.height / 2, box.width, box.height)
    hatched = _rect("unmined", face, 2.5) if supply == UNMINED else ""
    return (
        f'<g transform="translate({_n(x)} {_n(y)}) scale({scale:g})">'
        f"{_rect('tile-shadow', face._replace(top=face.top + 1.2), 2.5)}"
        f"{_rect('tile', face, 2.5)}{hatched}"
        f'<path class="hairline" d="M{_n(face.left + 4)} {_n(face.bottom - 4)}'
        f'h{_n(box.width - 8)}"/>'
        f'<text class="{style}" y="2.6">{escape(symbol)}</text></g>'
    )


def _cartouche(at: Point | None, content: Content, say: SayMessage) -> Iterator[str]:
    if at is None:
        return
    cartouche = layout.place_cartouche(at, say)
    box = cartouche.box
    yield _rect("cartouche", box, 12)
    yield _text(cartouche.title, "title", layout.TITLE_SIZE)
    yield _text(cartouche.subtitle, "subtitle", layout.SUBTITLE_SIZE)
    rule = cartouche.subtitle.box.bottom + layout.CARTOUCHE_PADDING
    inner = box.width - 2 * layout.CARTOUCHE_PADDING
    yield (
        f'<path class="hairline" d="M{_n(box.left + layout.CARTOUCHE_PADDING)} {_n(rule)}'
        f'h{_n(inner)}"/>'
    )
    for entry, (sample, line) in zip(layout.LEGEND, cartouche.legend, strict=True):
        yield _sample(entry, sample, content)
        yield _text(line, "legend", layout.NAME_SIZE)


def _sample(entry: str, box: Box, content: Content) -> str:
    x, y = box.middle.x, box.middle.y
    match entry:
        case "share":
            tiles = [_tile_at(box.left + middle, box) for middle in SHARE_SAMPLES.values()]
            return "".join(map(_share, SHARE_SAMPLES, tiles))
        case "unmined":
            symbol = next(iter(content.materials.values())).symbol
            return _tile(symbol, _tile_at(x, box), UNMINED)
        case "assets":
            return _badge(
                Box(box.left, y - layout.BADGE_HEIGHT / 2, box.width, layout.BADGE_HEIGHT)
            )
        case "portrait":
            return _portrait(Box(x - 11, y - 11, 22, 22))
        case "sea":
            return f'<path class="lane" d="M{_n(box.left)} {_n(y)}h{_n(box.width)}"/>'
        case _:
            return _rect("closed-sample", Box(box.left, y - 8, box.width, 16), 2.5)


def _share(size: str, box: Box) -> str:
    return _tile(SHARES[size], box, size, "share")


def _tile_at(x: float, box: Box) -> Box:
    return Box(x - layout.TILE_WIDTH / 2, box.top, layout.TILE_WIDTH, layout.TILE_HEIGHT)


def _key(key: Key | None) -> Iterator[str]:
    if key is None:
        return
    yield _rect("cartouche", key.box, 8)
    yield _text(key.heading, "key-heading", KEY_SIZE)
    for entry in key.entries:
        tile = entry.tile
        yield (
            f"{_rect('key-tile', tile, 1.8)}"
            f'<text class="key-symbol" x="{_n(tile.middle.x)}" y="{_n(tile.middle.y + 3.4)}">'
            f"{escape(entry.symbol)}</text>"
        )
        yield _text(entry.name, "key-name", KEY_SIZE)


def _frame(width: float, height: float) -> Iterator[str]:
    for name, inset in (("mat", 4), ("rule-outer", 8), ("rule-inner", 12)):
        yield _rect(name, Box(inset, inset, width - 2 * inset, height - 2 * inset))


def _rect(style: str, box: Box, radius: float = 0) -> str:
    corners = f' rx="{_n(radius)}"' if radius else ""
    return (
        f'<rect class="{style}" x="{_n(box.left)}" y="{_n(box.top)}" width="{_n(box.width)}"'
        f' height="{_n(box.height)}"{corners}/>'
    )


def _dot(style: str, at: Point) -> str:
    return f'<circle class="{style}" cx="{_n(at.x)}" cy="{_n(at.y)}" r="2.2"/>'


def _texts(lines: Iterable[TextLine], style: str, size: float) -> list[str]:
    return [_text(line, style, size) for line in lines]


def _text(line: TextLine, style: str, size: float) -> str:
    """Text that fills its box in any font."""
    x, y = line.box.middle.x, line.box.middle.y + size * 0.35
    return (
        f'<text class="{style}" x="{_n(x)}" y="{_n(y)}" font-size="{_n(size)}"'
        f' textLength="{_n(line.box.width)}" lengthAdjust="spacingAndGlyphs">'
        f"{escape(line.text)}</text>"
    )


def _n(number: float) -> str:
    return f"{number:.1f}".removesuffix(".0")
