"""Brings the schema of a database up to date."""

from pathlib import Path

import sqlalchemy as sa

from rawsiko.server.storage import leases
from rawsiko.server.storage.databases.database import Database
from rawsiko.server.storage.errors import OtherVersion, UnknownSchema

NEWEST = "0007"  # the last migration; a test compares
FOLDER = Path(__file__).parent / "migrations"


async def migrate(database: Database) -> None:
    """Raises UnknownSchema for a database of a newer program, OtherVersion while processes use an
    older schema, and CannotSave."""
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
        return  # importing Alembic takes a third of a second
    if current is not None and current < NEWEST and _is_used(connection):
        raise OtherVersion(current)
    from alembic import command
    from alembic.util import CommandError

    try:
        command.upgrade(configuration(connection), "head")
    except CommandError as error:
        raise UnknownSchema(str(current)) from error


def _is_used(connection: sa.Connection) -> bool:
    """Whether processes with a lease would have their schema changed. SQLite has one process, which
    is this one."""
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
    if not sa.inspect(connection).has_table("alembic_version"):
        return None
    return connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()
