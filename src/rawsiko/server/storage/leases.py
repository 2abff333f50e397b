"""Which process plays a table. A process has a lease that expires; a table has an owner, and an
epoch as a fencing token.

The lease only decides who may claim a table. The epoch keeps two processes from writing: it
increases with every claim, and an append with an older one is refused.
"""

from collections.abc import Sequence

import sqlalchemy as sa
from sqlalchemy import Connection

from rawsiko.server.storage.clock import database_now
from rawsiko.server.storage.errors import Fenced
from rawsiko.server.storage.schema import classes, processes, tables

LEASE_SECONDS = 3.0
RENEW_SECONDS = 1.0  # how often the holder should renew
KEPT_SECONDS = 3600.0  # rows of processes that are gone
AT_ONCE = 1000  # tables in one statement


def renew(connection: Connection, owner: str, held: int = 0) -> bool:
    """Extend the lease of a process that has so many tables. False if the lease had expired: then
    others may have claimed its tables."""
    until = database_now() + LEASE_SECONDS
    mine = sa.update(processes).where(processes.c.name == owner)
    values = {"until": until, "tables": held}
    if connection.execute(mine.where(is_alive()).values(values)).rowcount:
        return True
    if connection.execute(mine.values(values)).rowcount == 0:
        old = database_now() - KEPT_SECONDS
        connection.execute(sa.delete(processes).where(processes.c.until < old))
        row = {"name": owner, "is_leaving": False, **values}
        connection.execute(processes.insert().values(row))
    return False


def is_alive() -> sa.ColumnElement[bool]:
    """Of a row of `processes`."""
    # A lease that ends too late was given before the clock was set back.
    now = database_now()
    return sa.and_(processes.c.until > now, processes.c.until <= now + 2 * LEASE_SECONDS)


def claim(connection: Connection, owner: str, ids: Sequence[str]) -> dict[str, int]:
    """Claim the tables that are free, expired or ours. Returns the new epoch of each of them.

    The caller has a lease.
    """
    claimed: dict[str, int] = {}
    for start in range(0, len(ids), AT_ONCE):
        claimed |= _claim(connection, owner, ids[start : start + AT_ONCE])
    return claimed


def claim_class(connection: Connection, owner: str, class_id: str) -> int | None:
    """Claim a class. Claimed again by its owner, it keeps its epoch."""
    return _claim_classes(connection, owner, [class_id]).get(class_id)


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
        .values(owner=None),
        [{"table": table_id, "epoch": epoch} for table_id, epoch in held.items()],
    )


def release_all(connection: Connection) -> None:
    """Free every table and class, whoever held it. Only for a process that is alone on its
    database."""
    for kind in (tables, classes):
        connection.execute(sa.update(kind).where(kind.c.owner.is_not(None)).values(owner=None))
    connection.execute(sa.delete(processes))


def leave(connection: Connection, owner: str) -> None:
    """Release the classes of a process, and its lease."""
    connection.execute(sa.update(classes).where(classes.c.owner == owner).values(owner=None))
    connection.execute(sa.delete(processes).where(processes.c.name == owner))


def check_epoch(
    connection: Connection, kind: sa.Table, owner: str, row_id: str, epoch: int
) -> None:
    """Raise Fenced unless this table or class is ours in this epoch. Nobody can claim it until the
    commit."""
    query = sa.select(kind.c.owner, kind.c.owner_epoch).where(kind.c.id == row_id)
    row = connection.execute(query.with_for_update()).one_or_none()
    if row is None or tuple(row) != (owner, epoch):
        raise Fenced(f"epoch {epoch}")


def check_owner_of_class(connection: Connection, owner: str, class_id: str) -> None:
    """Raise Fenced if another process has the class. Nobody can claim it until the commit."""
    query = sa.select(classes.c.owner).where(classes.c.id == class_id)
    if connection.scalar(query.with_for_update()) not in (None, owner):
        raise Fenced(class_id)


def move_class(connection: Connection, to: str, class_id: str) -> set[str]:
    """Give a class to another process, with its tables, whose ids are returned."""
    connection.execute(
        sa.update(classes)
        .where(classes.c.id == class_id)
        .values(owner=to, owner_epoch=classes.c.owner_epoch + 1)
    )
    return _bring_tables(connection, to, [class_id])


def is_free_for(owner: str, kind: sa.Table) -> sa.ColumnElement[bool]:
    return sa.or_(kind.c.owner.is_(None), kind.c.owner == owner, ~has_owner(kind))


def has_owner(kind: sa.Table) -> sa.ColumnElement[bool]:
    """Whether the owner of a table or class is a process with a lease."""
    return sa.exists().where(processes.c.name == kind.c.owner, is_alive())


def _claim(connection: Connection, owner: str, ids: Sequence[str]) -> dict[str, int]:
    """A table of a class goes to the process that has the class, so the class is claimed first."""
    of_classes = sa.select(tables.c.class_id).where(
        tables.c.id.in_(ids), tables.c.class_id.is_not(None)
    )
    wanted = list(connection.scalars(of_classes.distinct()))
    ours = list(_claim_classes(connection, owner, wanted)) if wanted else []
    free = _lock_free(connection, owner, tables, ids)
    if not free:
        return {}
    is_ours = sa.or_(tables.c.class_id.is_(None), tables.c.class_id.in_(ours))
    claimed = connection.execute(
        sa.update(tables)
        .where(tables.c.id.in_(free), is_free_for(owner, tables), is_ours)
        .values(owner=owner, owner_epoch=tables.c.owner_epoch + 1)
        .returning(tables.c.id, tables.c.owner_epoch)
    )
    return {row.id: row.owner_epoch for row in claimed}


def _claim_classes(connection: Connection, owner: str, ids: Sequence[str]) -> dict[str, int]:
    """With their tables, in the same commit, so that no other process can have them in between."""
    free = _lock_free(connection, owner, classes, ids)
    epoch = classes.c.owner_epoch
    claimed = {
        row.id: row.owner_epoch
        for row in connection.execute(
            sa.update(classes)
            .where(classes.c.id.in_(free), is_free_for(owner, classes))
            .values(
                owner=owner,
                owner_epoch=sa.case((classes.c.owner == owner, epoch), else_=epoch + 1),
            )
            .returning(classes.c.id, classes.c.owner_epoch)
        )
    }
    _bring_tables(connection, owner, list(claimed))
    return claimed


def _bring_tables(connection: Connection, owner: str, class_ids: Sequence[str]) -> set[str]:
    """The tables of these classes get this owner. The ids of those that had another one."""
    is_anothers = sa.or_(tables.c.owner.is_(None), tables.c.owner != owner)
    brought = connection.execute(
        sa.update(tables)
        .where(tables.c.class_id.in_(class_ids), is_anothers)
        .values(owner=owner, owner_epoch=tables.c.owner_epoch + 1)
        .returning(tables.c.id)
    )
    return {row.id for row in brought}


def _lock_free(
    connection: Connection, owner: str, kind: sa.Table, ids: Sequence[str]
) -> Sequence[str]:
    """Those that seem free. On PostgreSQL, the owner's lease may change while this waits for the
    lock of a row; the next statement checks again."""
    free = sa.select(kind.c.id).where(kind.c.id.in_(ids), is_free_for(owner, kind))
    return list(connection.scalars(free.order_by(kind.c.id).with_for_update(of=kind)))
