"""From a URL to a database."""

from pathlib import Path

from sqlalchemy.engine import make_url

from rawsiko.server.storage.database import Database
from rawsiko.server.storage.sqlite import SqliteDatabase


def connect(url: str) -> Database:
    """Raises ValueError for anything but a SQLite file or a PostgreSQL database."""
    parsed = make_url(url)
    match parsed.get_backend_name():
        case "sqlite" if parsed.database and parsed.database != ":memory:":
            return SqliteDatabase(Path(parsed.database))
        case "postgresql":
            # Importing SQLAlchemy's asynchronous part takes a quarter of a second.
            from rawsiko.server.storage.postgresql import PostgresqlDatabase

            return PostgresqlDatabase(parsed.set(drivername="postgresql+asyncpg"))
        case other:
            raise ValueError(f"neither a SQLite file nor PostgreSQL: {other}")
