"""How much of the disk the database uses."""

import sqlalchemy as sa
from sqlalchemy import Connection

from rawsiko.server.storage.schema import KEPT


def used(connection: Connection) -> int:
    """In bytes, without the write-ahead log."""
    if connection.dialect.name == "sqlite":
        pages, free, size = (
            connection.exec_driver_sql(f"PRAGMA {name}").scalar_one()
            for name in ("page_count", "freelist_count", "page_size")
        )
        return (pages - free) * size
    # The names are our own constants: a parameter would arrive as text, which is no regclass.
    sizes = (f"pg_total_relation_size('{table.name}'::regclass)" for table in KEPT)
    return connection.execute(sa.text(f"SELECT {' + '.join(sizes)}")).scalar_one()
