"""Makes the schema of an empty database, or brings an older one up to date.

Version 1 is `schema.metadata`. A later version adds a function to `MIGRATIONS`, which changes a
database of the version before it, and changes `schema.metadata` to the same result; a test compares
the two. Migrations are never changed once they were released.
"""

from collections.abc import Callable

import sqlalchemy as sa
from sqlalchemy import Connection

from rawsiko.server.storage.databases.database import Database
from rawsiko.server.storage.errors import OtherVersion, UnknownSchema
from rawsiko.server.storage.schema import metadata, schema_version

MIGRATIONS: tuple[Callable[[Connection], None], ...] = ()


def newest() -> int:
    return 1 + len(MIGRATIONS)


async def migrate(database: Database) -> None:
    """Raises UnknownSchema for a database of a newer program, or of none; OtherVersion while
    processes use an older schema; InUse if a server has the SQLite file; and CannotSave."""
    if await database.read(version_of) not in (None, newest()):
        await database.take_alone()
    await database.write(upgrade)


def upgrade(connection: Connection) -> None:
    """In the caller's transaction, so that a schema is never half migrated."""
    if connection.dialect.name == "postgresql":
        # If several processes start at once, the others wait, longer than for other locks, and find
        # it done.
        connection.exec_driver_sql("SET LOCAL lock_timeout = 0")
        connection.exec_driver_sql("SELECT pg_advisory_xact_lock(7219874561)")
        connection.exec_driver_sql("SET LOCAL lock_timeout TO DEFAULT")
    current = version_of(connection)
    if current is None:
        metadata.create_all(connection, checkfirst=False)
        connection.execute(sa.insert(schema_version).values(version=newest()))
        return
    if not 1 <= current <= newest():
        raise UnknownSchema(str(current))
    if current == newest():
        return
    if _is_used(connection):
        raise OtherVersion(str(current))
    for change in MIGRATIONS[current - 1 :]:
        change(connection)
    connection.execute(sa.update(schema_version).values(version=newest()))


def version_of(connection: Connection) -> int | None:
    """None for an empty database. Raises UnknownSchema if something else is in it."""
    found = sa.inspect(connection).get_table_names()
    if schema_version.name in found:
        return connection.scalar(sa.select(schema_version.c.version)) or 0
    if found:
        raise UnknownSchema("no version")
    return None


def _is_used(connection: Connection) -> bool:
    """Whether processes with a lease would have their schema changed. A SQLite file has one
    server, which holds a lock on it."""
    if connection.dialect.name != "postgresql":
        return False
    from rawsiko.server.storage.processes import has_processes

    return has_processes(connection)
