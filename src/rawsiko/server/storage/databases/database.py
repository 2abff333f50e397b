"""What storage needs from a database: to run functions that write or read.

Such a function takes a connection and is the same for SQLite and PostgreSQL.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, Concatenate, ParamSpec, TypeVar

import sqlalchemy as sa
from sqlalchemy import Connection

P = ParamSpec("P")
T = TypeVar("T")
Work = Callable[Concatenate[Connection, P], T]


class Database(ABC):
    """All writes go through one connection, one after the other.

    Several writing SQLite connections wait for each other by sleeping, and the slowest commit of a
    hundred takes a hundred times as long. PostgreSQL is treated the same, so that there's only one
    way to test.
    """

    @abstractmethod
    async def write(self, work: Work[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run it in a transaction, which is on disk when this returns. Raises CannotSave.

        Rows that break a constraint raise SQLAlchemy's IntegrityError or DataError.
        """

    @abstractmethod
    async def read(self, work: Work[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run it; it sees everything committed before. Raises CannotRead."""

    async def scalar(self, query: sa.Select[T]) -> T | None:
        """`read` the first value that a query finds."""
        return await self.read(lambda connection: connection.scalar(query))

    async def scalars(self, query: sa.Select[T]) -> list[T]:
        """`read` the first column of a query."""
        return await self.read(lambda connection: list(connection.scalars(query)))

    async def rows(self, query: sa.Executable) -> Sequence[Any]:
        """`read` all rows of a query."""
        return await self.read(lambda connection: connection.execute(query).all())

    async def settle(self) -> None:
        """Return when nothing that can be read now can be lost any more. Raises CannotRead. Only
        PostgreSQL with a standby has to wait: a write that failed may be visible."""
        return

    @abstractmethod
    async def take_alone(self) -> bool:
        """Keep other servers off the database until `close`. False if several may share it.

        Raises InUse if another server has it already.
        """

    @abstractmethod
    async def wipe_deleted(self) -> None:
        """Remove deleted rows from the files: SQLite empties its write-ahead log, unless somebody
        reads it; PostgreSQL vacuums."""

    @abstractmethod
    async def close(self) -> None: ...
