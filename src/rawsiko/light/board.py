"""The standard board, packed when the site was built: a browser has no content folder."""

from functools import cached_property
from pathlib import Path

from rawsiko.content.served.packed_board import content_of, unpack
from rawsiko.server.storage import StoredBoard
from rawsiko.server.tables.boards import PackableBoard

PACKED = Path(__file__).with_name("board.json")


class OnlyBoard(PackableBoard):
    @cached_property
    def stored(self) -> StoredBoard:
        """It comes with the program, so it isn't stored with each match."""
        return StoredBoard(self.content.hash, b"")


def only_board() -> OnlyBoard:
    packed = unpack(PACKED.read_bytes())
    return OnlyBoard(content_of(packed), lambda: packed)
