"""Makes the schema of an empty database, or brings an older one up to date."""

from pathlib import Path

import sqlalchemy as sa

from rawsiko.server.storage import leases
from rawsiko.server.storage.databases.database import Database
from rawsiko.server.storage.errors import OtherVersion, UnknownSchema
from rawsiko.server.storage.schema import metadata

NEWEST = "0007"  # the last migration; a test compares
FOLDER = Path(__file__).parent / "migrations"
# Alembic's own table.
VERSION = sa.Table(
    "alembic_version", sa.MetaData(), sa.Column("version_num", sa.String(32), primary_key=True)
)


async def migrate(database: Database) -> None:
    """Raises UnknownSchema for a database of a newer program, OtherVersion while processes use an
    older schema, InUse if a server has the SQLite file, and CannotSave."""
    if await database.read(version_of) != NEWEST:
        await database.take_alone()
    await database.write(upgrade)


def upgrade(connection: sa.Connection) -> None:
    """In the caller's transaction, so that a schema is never half migrated."""
    if connection.dialect.name == "postgresql":
        # If several processes start at once, the others wait, longer than for other locks, and find
        # it done.
        connection.exec_driver_sql("SET LOCAL lock_timeout = 0")
        connection.exec_driver_sql("SELECT pg_advisory_xact_lock(7219874561)")
        connection.exec_driver_sql("SET LOCAL lock_timeout TO DEFAULT")
        # Loading Alembic can take longer than a transaction may otherwise be idle.
        connection.exec_driver_sql("SET LOCAL idle_in_transaction_session_timeout = 0")
    current = version_of(connection)
    if current == NEWEST:
        return
    if current is None:
        _make(connection)
        return
    if current < NEWEST and _is_used(connection):
        raise OtherVersion(current)
    from alembic import command
    from alembic.util import CommandError

    try:
        command.upgrade(configuration(connection), "head")
    except CommandError as error:
        raise UnknownSchema(current) from error


def _make(connection: sa.Connection) -> None:
    """What the migrations would make of an empty database, without Alembic, which takes a third
    of a server's start."""
    metadata.create_all(connection, checkfirst=False)
    VERSION.create(connection, checkfirst=True)  # there already if all migrations were taken back
    connection.execute(sa.insert(VERSION).values(version_num=NEWEST))


def _is_used(connection: sa.Connection) -> bool:
    """Whether processes with a lease would have their schema changed. A SQLite file was taken alone
    before."""
    if connection.dialect.name != "postgresql" or not sa.inspect(connection).has_table("processes"):
        return False
    return bool(connection.scalar(sa.select(sa.exists().where(leases.is_alive()))))


def configuration(connection: sa.Connection):
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


def version_of(connection: sa.Connection) -> str | None:
    if not sa.inspect(connection).has_table(VERSION.name):
        return None
    return connection.scalar(sa.select(VERSION.c.version_num))
