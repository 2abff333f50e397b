"""Who may write to a journal: the process that claimed it last.

Every claim gives the journal a higher epoch, and an append of an older one is refused. So a copy
that was given up, or that a backup replaced, can't write any more. Here is what a server needs that
is alone on its database; `processes.py` is for several.
"""

from collections.abc import Sequence

import sqlalchemy as sa
from sqlalchemy import Connection

from rawsiko.server.storage.databases.database import Database
from rawsiko.server.storage.errors import Fenced
from rawsiko.server.storage.schema import journals, schema_version

AT_ONCE = 1000  # journals in one statement


class Claims:
    """Of the only process on a database: nobody else can have a journal."""

    renew_seconds: float | None = None  # how often `renew` must be called

    def __init__(self, database: Database, owner: str) -> None:
        self.database = database
        self.owner = owner

    async def renew(self) -> None:
        """Say that this process is alive. Raises CannotSave, so this also tells whether anything
        can be saved."""
        await self.database.write(lambda c: c.execute(_TOUCH))

    async def prepare(self) -> None:
        """Before a claim."""

    def claim(self, connection: Connection, ids: Sequence[str]) -> dict[str, int]:
        """Claim journals; returns the new epoch of each that was won."""
        claimed: dict[str, int] = {}
        for start in range(0, len(ids), AT_ONCE):
            claimed |= self._claim(connection, ids[start : start + AT_ONCE])
        return claimed

    def _claim(self, connection: Connection, ids: Sequence[str]) -> dict[str, int]:
        return taken(connection, self.owner, journals.c.id.in_(ids))

    def check_class(self, connection: Connection, class_id: str) -> None:
        """Raises Fenced if another process has the class."""

    async def leave(self) -> None:
        """Let others have what this process has."""


def taken(connection: Connection, owner: str, *which: sa.ColumnElement[bool]) -> dict[str, int]:
    """Make this process the owner of journals. Returns their new epochs."""
    update = sa.update(journals).where(*which).values(owner=owner, epoch=journals.c.epoch + 1)
    rows = connection.execute(update.returning(journals.c.id, journals.c.epoch))
    return {row.id: row.epoch for row in rows}


def check_epoch(connection: Connection, owner: str, journal_id: str, epoch: int) -> None:
    """Raise Fenced unless the journal is ours in this epoch. Nobody can claim it until the
    commit."""
    query = sa.select(journals.c.owner, journals.c.epoch).where(journals.c.id == journal_id)
    row = connection.execute(query.with_for_update()).one_or_none()
    if row is None or tuple(row) != (owner, epoch):
        raise Fenced(f"epoch {epoch}")


# Writes the page of a row, and changes nothing.
_TOUCH = sa.update(schema_version).values(version=schema_version.c.version)
