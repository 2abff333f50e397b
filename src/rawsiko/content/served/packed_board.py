"""A board as one value: everything that a match, its replay and its pictures need.

A server stores it by the hash of the content, so that a match doesn't depend on the folder that the
board came from. Clients load it in one language. `packing` makes it.
"""

from collections.abc import Mapping
from typing import Any

import msgspec

from rawsiko.content.assembling import assembled, territory
from rawsiko.engine.content import (
    Application,
    Content,
    Material,
    NewsCard,
    Objective,
)

FORMAT = "rawsiko-board/1"

Json = Mapping[str, Any]


class PackedBoard(msgspec.Struct, frozen=True):
    board: Json  # the content export, with what tiles show
    map: Json  # shapes are on a grid (grid.py)
    names: Mapping[str, Mapping[str, str]]  # by language and id of the message
    format: str = FORMAT

    @property
    def hash(self) -> str:
        return self.board["hash"]

    @property
    def id(self) -> str:
        return self.board["id"]

    @property
    def players(self) -> tuple[int, ...]:
        return tuple(self.board["players"])

    def in_language(self, language: str) -> bytes:
        """What a client loads, as JSON."""
        shown = {"board": self.board, "map": self.map, "names": self.names[language]}
        return msgspec.json.encode(shown)

    def encoded(self) -> bytes:
        return msgspec.json.encode(self)


def unpack(packed: bytes) -> PackedBoard:
    """Raises msgspec.MsgspecError for anything that `encoded` didn't write."""
    return msgspec.json.decode(packed, type=PackedBoard)


def content_of(packed: PackedBoard) -> Content:
    """The Content that was packed; its hash is computed again."""
    board = packed.board
    return assembled(
        name=board["id"],
        version=board["version"],
        players=board["players"],
        continents=[one["id"] for one in board["continents"]],
        territories=[
            territory(one["id"], one["continent"], one["materials"], one["land"], one["sea"])
            for one in board["territories"]
        ],
        materials=[
            Material(one["id"], one["symbol"], one.get("recycling_price"))
            for one in board["materials"]
        ],
        applications=[
            Application(one["id"], one["points"], tuple(one["materials"]))
            for one in board["applications"]
        ],
        objectives=[
            Objective(one["id"], tuple(one["applications"])) for one in board["objectives"]
        ],
        head_start=_head_start(board, "head_start"),
        short_head_start=_head_start(board, "short_head_start"),
        short_objectives=board.get("short_objectives", ()),
        # Unknown keys, such as the sources, are ignored.
        news=msgspec.convert(
            [{"type": "NewsCard", **one} for one in board.get("news", ())], list[NewsCard]
        ),
    )


def _head_start(board: Json, key: str) -> dict[int, tuple[int, ...]]:
    return {int(number): tuple(assets) for number, assets in board.get(key, {}).items()}
