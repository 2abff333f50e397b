"""Opens the database that a URL names."""

from pathlib import Path

from sqlalchemy.engine import make_url

from rawsiko.server.storage.database import Database
from rawsiko.server.storage.sqlite import SqliteDatabase

MEMORY = ":memory:"


def sqlite_file(url: str) -> Path | None:
    """The file behind a URL; None if it isn't one of SQLite's."""
    parsed = make_url(url)
    is_file = parsed.get_backend_name() == "sqlite" and parsed.database not in ("", None, MEMORY)
    return Path(str(parsed.database)) if is_file else None


def connect(url: str) -> Database:
    """Raises ValueError for anything but a SQLite file or a PostgreSQL database."""
    file = sqlite_file(url)
    if file is not None:
        return SqliteDatabase(file)
    parsed = make_url(url)
    match parsed.get_backend_name():
        case "postgresql":
            # Imported late: SQLAlchemy's asynchronous part takes a quarter of a second.
            from rawsiko.server.storage.postgresql import PostgresqlDatabase

            return PostgresqlDatabase(parsed.set(drivername="postgresql+asyncpg"))
        case other:
            raise ValueError(f"neither a SQLite file nor PostgreSQL: {other}")
