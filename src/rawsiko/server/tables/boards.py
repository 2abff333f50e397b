"""The boards of this server: those that it offers, and those that stored matches were played on."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import re
from collections.abc import Callable, Sequence
from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from rawsiko.content.load import bundled_folder, standard_content, standard_folder
from rawsiko.engine.content import Content
from rawsiko.protocol import http_bodies
from rawsiko.server.storage import StoredBoard

if TYPE_CHECKING:
    from rawsiko.content.served.packed_board import PackedBoard
    from rawsiko.server.storage import Storage

HASH = re.compile("sha256:[0-9a-f]{64}")
MOST_SERVED = 64  # boards in one language, 250 KB each


class ServedBoard:
    """What clients load of a board in one language."""

    def __init__(self, body: bytes) -> None:
        self.body = body
        self.zipped = gzip.compress(body, 6, mtime=0)
        self.tag = f'W/"{hashlib.sha256(body).hexdigest()[:16]}"'


class PackableBoard:
    """A board that tables can be opened with. What is shown of it is made on first use."""

    def __init__(self, content: Content, make: Callable[[], PackedBoard]) -> None:
        self.content = content
        self._make = make

    @cached_property
    def packed(self) -> PackedBoard:
        return self._make()

    @cached_property
    def stored(self) -> StoredBoard:
        return StoredBoard(self.content.hash, gzip.compress(self.packed.encoded(), mtime=0))


def board_in(folder: Path) -> PackableBoard:
    """Raises ContentError if the folder isn't a board."""
    from rawsiko.content.served.packed_board import content_of
    from rawsiko.content.served.packing import pack

    packed = pack(folder)
    return PackableBoard(content_of(packed), lambda: packed)


@cache
def standard_board() -> PackableBoard:
    return PackableBoard(standard_content(), lambda: packed_from(standard_folder()))


def told_of(offered: PackableBoard) -> http_bodies.OfferedBoard:
    """What a client knows of it when somebody chooses a board."""
    packed, own = offered.packed, offered.content
    return http_bodies.OfferedBoard(
        hash=own.hash,
        id=own.id,
        names={language: names[f"board-{own.id}"] for language, names in packed.names.items()},
        players=own.players,
        territories=len(own.territories),
        materials=len(own.materials),
        news_cards=len(own.news),
        recyclable=sum(one.recycling_price is not None for one in own.materials.values()),
        short_cards=len(own.short_objectives),
    )


def packed_from(folder: Path) -> PackedBoard:
    """Packing needs the reader of texts, which isn't loaded where nothing is packed."""
    from rawsiko.content.served.packing import pack

    return pack(folder)


class Boards:
    """`offered` are those that tables can be opened with, the standard board first."""

    def __init__(
        self,
        storage: Storage,
        own: Sequence[PackableBoard] = (),
        standard: PackableBoard | None = None,
    ) -> None:
        self._storage = storage
        self.offered = (standard or standard_board(), *own)
        self._stored: dict[str, PackedBoard] = {}
        self._contents: dict[str, Content] = {}
        self._served: dict[tuple[str, str], ServedBoard] = {}

    def named(self, content_hash: str | None) -> PackableBoard | None:
        """The offered board with this hash; without one, the standard board."""
        if content_hash is None:
            return self.offered[0]
        return next((one for one in self.offered if one.content.hash == content_hash), None)

    async def find(self, content_hash: str) -> Content | None:
        """The content of an offered, stored or bundled board. Raises StorageError."""
        for board in self.offered:
            if board.content.hash == content_hash:
                return board.content
        if content_hash not in self._contents:
            from rawsiko.content.served.packed_board import content_of

            packed = await self.packed(content_hash)
            if packed is None:
                return None
            self._contents[content_hash] = content_of(packed)
        return self._contents[content_hash]

    async def packed(self, content_hash: str) -> PackedBoard | None:
        """What clients load of a board. Raises StorageError."""
        for board in self.offered:
            if board.content.hash == content_hash:
                return board.packed
        if content_hash not in self._stored:
            packed = await self._read(content_hash) if HASH.fullmatch(content_hash) else None
            if packed is None:
                return None
            self._stored[content_hash] = packed
        return self._stored[content_hash]

    async def served(self, content_hash: str, language: str) -> ServedBoard | None:
        """As `packed`, in one language. Made and compressed once, in a thread."""
        key = content_hash, language
        if key not in self._served:
            packed = await self.packed(content_hash)
            if packed is None:
                return None
            made = await asyncio.to_thread(lambda: ServedBoard(packed.in_language(language)))
            if len(self._served) >= MOST_SERVED:
                del self._served[next(iter(self._served))]
            self._served[key] = made
        return self._served[key]

    async def _read(self, content_hash: str) -> PackedBoard | None:
        stored = await self._storage.board(content_hash)
        if stored is not None:
            from rawsiko.content.served.packed_board import unpack

            try:
                return unpack(gzip.decompress(stored))
            except (OSError, EOFError, msgspec.MsgspecError):
                pass  # damaged: the folder may still be there
        folder = bundled_folder(content_hash)
        return None if folder is None else packed_from(folder)
