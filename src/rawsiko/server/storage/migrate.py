"""Brings the schema of a database up to date."""

from pathlib import Path

import sqlalchemy as sa

from rawsiko.server.storage.database import Database
from rawsiko.server.storage.errors import UnknownSchema

NEWEST = "0005"  # the last migration; a test compares
FOLDER = Path(__file__).parent / "migrations"


async def migrate(database: Database) -> None:
    """Raises UnknownSchema for a database of a newer program, and CannotSave."""
    await database.write(upgrade)


def upgrade(connection: sa.Connection) -> None:
    """In the caller's transaction, so that a schema is never half migrated."""
    if connection.dialect.name == "postgresql":
        # If two processes start at once, the second waits and finds it done.
        connection.exec_driver_sql("SELECT pg_advisory_xact_lock(7219874561)")
    current = version_of(connection)
    if current == NEWEST:
        return  # importing Alembic takes a third of a second
    from alembic import command
    from alembic.util import CommandError

    try:
        command.upgrade(configuration(connection), "head")
    except CommandError as error:
        raise UnknownSchema(str(current)) from error


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
