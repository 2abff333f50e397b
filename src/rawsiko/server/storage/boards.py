"""The rows of boards."""

import sqlalchemy as sa
from sqlalchemy import Connection

from rawsiko.server.storage.records import StoredBoard
from rawsiko.server.storage.schema import boards


def keep(connection: Connection, board: StoredBoard, now: float) -> None:
    """Store a board, unless one with its hash is stored already."""
    known = sa.select(boards.c.hash).where(boards.c.hash == board.hash)
    if connection.scalar(known) is None:
        values = {"hash": board.hash, "packed": board.packed, "stored_at": now}
        connection.execute(boards.insert().values(values))


def find(connection: Connection, board_hash: str) -> bytes | None:
    return connection.scalar(sa.select(boards.c.packed).where(boards.c.hash == board_hash))
