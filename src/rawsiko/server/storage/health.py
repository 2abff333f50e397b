"""Whether something can be saved right now: by saving something."""

import sqlalchemy as sa
from sqlalchemy import Connection

from rawsiko.server.storage.schema import heartbeats


def beat(connection: Connection, owner: str, now: float) -> None:
    """Write one row, like any entry."""
    mine = sa.update(heartbeats).where(heartbeats.c.owner == owner).values(at=now)
    if connection.execute(mine).rowcount == 0:
        connection.execute(heartbeats.insert().values(owner=owner, at=now))
