"""Which process plays a table: a lease that expires, and an epoch as a fencing token.

The lease only decides who may try. The epoch keeps two processes from writing: it increases with
every claim, and an append with an older one is refused.
"""

from collections.abc import Sequence

import sqlalchemy as sa
from sqlalchemy import Connection

from rawsiko.server.storage.clock import database_now
from rawsiko.server.storage.errors import Fenced
from rawsiko.server.storage.schema import classes, tables

LEASE_SECONDS = 15.0
RENEW_SECONDS = 5.0  # how often the holder should renew
AT_ONCE = 1000  # tables in one statement


def claim(connection: Connection, owner: str, ids: Sequence[str]) -> dict[str, int]:
    """Claim the tables that are free, expired or ours. Returns the new epoch of each of them."""
    claimed: dict[str, int] = {}
    for start in range(0, len(ids), AT_ONCE):
        claimed |= _claim(connection, owner, ids[start : start + AT_ONCE])
    return claimed


def claim_class(connection: Connection, owner: str, class_id: str) -> int | None:
    """Claim a class. Claimed again by its owner, it keeps its epoch."""
    return _claim_classes(connection, owner, [class_id]).get(class_id)


def renew(connection: Connection, owner: str) -> None:
    for kind in (tables, classes):
        connection.execute(
            sa.update(kind)
            .where(kind.c.owner == owner)
            .values(owner_until=database_now() + LEASE_SECONDS)
        )


def release(connection: Connection, owner: str, held: dict[str, int]) -> None:
    """Release those of these tables that are still held in the same epoch."""
    if not held:
        return
    connection.execute(
        sa.update(tables)
        .where(
            tables.c.id == sa.bindparam("table"),
            tables.c.owner == owner,
            tables.c.owner_epoch == sa.bindparam("epoch"),
        )
        .values(owner=None, owner_until=None),
        [{"table": table_id, "epoch": epoch} for table_id, epoch in held.items()],
    )


def release_all(connection: Connection) -> None:
    """Free every table and class, whoever held it. Only for a process that is alone on its
    database."""
    for kind in (tables, classes):
        connection.execute(
            sa.update(kind).where(kind.c.owner.is_not(None)).values(owner=None, owner_until=None)
        )


def release_classes(connection: Connection, owner: str) -> None:
    connection.execute(
        sa.update(classes).where(classes.c.owner == owner).values(owner=None, owner_until=None)
    )


def check_epoch(connection: Connection, owner: str, table_id: str, epoch: int) -> None:
    """Raise Fenced unless the table is ours in this epoch. Nobody can claim it until the commit."""
    query = sa.select(tables.c.owner, tables.c.owner_epoch).where(tables.c.id == table_id)
    row = (connection.execute(query.with_for_update())).one_or_none()
    if row is None or tuple(row) != (owner, epoch):
        raise Fenced(f"epoch {epoch}")


def check_class(connection: Connection, owner: str, class_id: str, epoch: int) -> None:
    """As `check_epoch`, for a class."""
    query = sa.select(classes.c.owner, classes.c.owner_epoch).where(classes.c.id == class_id)
    row = (connection.execute(query.with_for_update())).one_or_none()
    if row is None or tuple(row) != (owner, epoch):
        raise Fenced(f"epoch {epoch}")


def _claim(connection: Connection, owner: str, ids: Sequence[str]) -> dict[str, int]:
    """A table of a class goes to whoever has the class, which is claimed with it."""
    of_classes = sa.select(tables.c.class_id).where(
        tables.c.id.in_(ids), tables.c.class_id.is_not(None), _is_free_for(owner, tables)
    )
    wanted = list(connection.scalars(of_classes.distinct()))
    ours = list(_claim_classes(connection, owner, wanted)) if wanted else []
    is_ours = sa.or_(tables.c.class_id.is_(None), tables.c.class_id.in_(ours))
    claimed = connection.execute(
        sa.update(tables)
        .where(tables.c.id.in_(ids), _is_free_for(owner, tables), is_ours)
        .values(
            owner=owner,
            owner_until=database_now() + LEASE_SECONDS,
            owner_epoch=tables.c.owner_epoch + 1,
        )
        .returning(tables.c.id, tables.c.owner_epoch)
    )
    return {row.id: row.owner_epoch for row in claimed}


def _claim_classes(connection: Connection, owner: str, ids: Sequence[str]) -> dict[str, int]:
    epoch = classes.c.owner_epoch
    claimed = connection.execute(
        sa.update(classes)
        .where(classes.c.id.in_(ids), _is_free_for(owner, classes))
        .values(
            owner=owner,
            owner_until=database_now() + LEASE_SECONDS,
            owner_epoch=sa.case((classes.c.owner == owner, epoch), else_=epoch + 1),
        )
        .returning(classes.c.id, classes.c.owner_epoch)
    )
    return {row.id: row.owner_epoch for row in claimed}


def _is_free_for(owner: str, kind: sa.Table) -> sa.ColumnElement[bool]:
    return sa.or_(
        kind.c.owner.is_(None),
        kind.c.owner == owner,
        kind.c.owner_until <= database_now(),
        # Longer than any lease: the clock was set back after it was given.
        kind.c.owner_until > database_now() + 2 * LEASE_SECONDS,
    )
