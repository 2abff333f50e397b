"""Opens the database that a URL names."""

import re
from pathlib import Path

from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from rawsiko.server.storage.databases.database import Database
from rawsiko.server.storage.databases.sqlite import SqliteDatabase
from rawsiko.server.storage.errors import WrongUrl

MEMORY = ":memory:"
PORT = 5432  # of PostgreSQL
# postgresql://user:password@first:5432,second:5432/database
SEVERAL = re.compile(r"(postgresql[^:]*://(?:[^/?#]*@)?)([^/?#@]*,[^/?#@]*)(/[^?#]*)?(?:\?(.*))?")


def parsed_url(url: str) -> URL:
    """Also of the form that PostgreSQL's own programs take, with commas between hosts. Raises
    WrongUrl."""
    if found := SEVERAL.fullmatch(url):
        before, hosts, database, query = found.groups()
        places = (host if ":" in host else f"{host}:{PORT}" for host in hosts.split(","))
        asked = "&".join(f"host={place}" for place in places)
        url = f"{before}{database or '/'}?{asked}{f'&{query}' if query else ''}"
    try:
        return make_url(url)
    except (ArgumentError, ValueError) as error:
        raise WrongUrl("not a URL") from error


def sqlite_file(url: str) -> Path | None:
    """The file behind a URL; None if it isn't one of SQLite's."""
    parsed = parsed_url(url)
    is_file = parsed.get_backend_name() == "sqlite" and parsed.database not in ("", None, MEMORY)
    return Path(str(parsed.database)) if is_file else None


def is_postgresql(url: str) -> bool:
    try:
        return parsed_url(url).get_backend_name() == "postgresql"
    except WrongUrl:
        return False


def connect(url: str) -> Database:
    """Raises WrongUrl for anything but a SQLite file or a PostgreSQL database."""
    file = sqlite_file(url)
    if file is not None:
        return SqliteDatabase(file)
    parsed = parsed_url(url)
    match parsed.get_backend_name():
        case "postgresql":
            # Imported late: SQLAlchemy's asynchronous part takes a quarter of a second.
            from rawsiko.server.storage.databases.postgresql import PostgresqlDatabase

            try:
                return PostgresqlDatabase(parsed.set(drivername="postgresql+asyncpg"))
            except ArgumentError as error:
                raise WrongUrl("its hosts are wrong") from error
        case other:
            raise WrongUrl(f"neither a SQLite file nor PostgreSQL: {other}")
