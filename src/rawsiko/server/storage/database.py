"""What a database does for storage: work on a connection, that writes or reads.

Work is a plain function of a connection, the same for SQLite and PostgreSQL.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection

P = ParamSpec("P")
T = TypeVar("T")
Work = Callable[Concatenate[Connection, P], T]


class Database(ABC):
    """Work that writes is done one after the other, on one connection.

    Several writing SQLite connections would wait for each other by sleeping: the slowest commit of
    a hundred then takes a hundred times as long. PostgreSQL is treated the same so that there is
    one path to test.
    """

    @abstractmethod
    async def write(self, work: Work[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Do it in a transaction that is on disk when this returns; raises CannotSave if not.

        Rows that break a constraint raise IntegrityError or DataError, unchanged.
        """

    @abstractmethod
    async def read(self, work: Work[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """It sees everything that was committed before; raises CannotRead."""

    @abstractmethod
    async def take_alone(self) -> bool:
        """Keep other servers off the database until `close`. False if several may share it.

        Raises InUse if another server has it already.
        """

    @abstractmethod
    async def empty_log(self) -> None:
        """Leave nothing of what was deleted in the write-ahead log, if no one reads it now."""

    @abstractmethod
    async def close(self) -> None: ...
