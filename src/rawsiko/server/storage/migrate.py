"""Brings the schema of a database up to date."""

from pathlib import Path

import sqlalchemy as sa

from rawsiko.server.storage.database import Database
from rawsiko.server.storage.errors import UnknownSchema

NEWEST = "0004"  # the last migration; a test compares
FOLDER = Path(__file__).parent / "migrations"


async def migrate(database: Database) -> None:
    """Raises UnknownSchema for a database of a newer program, CannotSave when it cannot be had."""
    await database.write(upgrade)


def upgrade(connection: sa.Connection) -> None:
    """In the transaction of the caller, so that a schema is never half there."""
    if connection.dialect.name == "postgresql":
        # Two processes that start at once: the second one waits, then finds it done.
        connection.exec_driver_sql("SELECT pg_advisory_xact_lock(7219874561)")
    current = version_of(connection)
    if current == NEWEST:
        return  # Alembic takes a third of a second to import
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
