"""Tests whether the database can save, by saving something."""

import sqlalchemy as sa
from sqlalchemy import Connection

from rawsiko.server.storage.schema import heartbeats

KEPT_SECONDS = 3600.0  # rows of processes that are gone


def beat(connection: Connection, owner: str, now: float) -> None:
    """Write one row, like any entry."""
    mine = sa.update(heartbeats).where(heartbeats.c.owner == owner).values(at=now)
    if connection.execute(mine).rowcount == 0:
        connection.execute(sa.delete(heartbeats).where(heartbeats.c.at < now - KEPT_SECONDS))
        connection.execute(heartbeats.insert().values(owner=owner, at=now))
