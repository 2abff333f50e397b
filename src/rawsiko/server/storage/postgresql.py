"""PostgreSQL over asyncpg, in the event loop."""

import asyncio

import asyncpg  # pyright: ignore[reportMissingTypeStubs]
from sqlalchemy.engine import URL
from sqlalchemy.exc import DataError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from rawsiko.server.storage.database import Database, P, T, Work
from rawsiko.server.storage.errors import CannotRead, CannotSave

POSTGRESQL_SETTINGS = {
    "synchronous_commit": "on",  # whatever the server's default is
    "lock_timeout": "2s",
    "statement_timeout": "10s",
    # A process that hangs in the middle of a commit must not block its tables forever.
    "idle_in_transaction_session_timeout": "5s",
}
CONNECT_SECONDS = 3.0
ANSWER_SECONDS = 15.0

# Connecting raises the driver's own errors, everything later SQLAlchemy's.
FAILURES = (
    *(SQLAlchemyError, OSError, TimeoutError),
    *(asyncpg.PostgresError, asyncpg.InterfaceError),
)


class PostgresqlDatabase(Database):
    def __init__(self, url: URL) -> None:
        self._engine = create_async_engine(
            url,
            pool_size=4,
            pool_pre_ping=True,  # notice a restarted server before the transaction
            connect_args={
                "timeout": CONNECT_SECONDS,
                "command_timeout": ANSWER_SECONDS,
                "server_settings": {"application_name": "rawsiko", **POSTGRESQL_SETTINGS},
            },
        )
        self._turn = asyncio.Lock()

    async def write(self, work: Work[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        try:
            async with self._turn, self._engine.begin() as connection:
                return await connection.run_sync(work, *args, **kwargs)
        except (IntegrityError, DataError):
            raise
        except FAILURES as error:
            raise CannotSave(type(error).__name__) from error

    async def read(self, work: Work[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        try:
            async with self._engine.connect() as connection:
                return await connection.run_sync(work, *args, **kwargs)
        except FAILURES as error:
            raise CannotRead(type(error).__name__) from error

    async def take_alone(self) -> bool:
        """Several servers may share it: each table's lease says who plays it."""
        return False

    async def empty_log(self) -> None:
        """Nothing to do: PostgreSQL recycles its log itself."""

    async def close(self) -> None:
        async with self._turn:
            await self._engine.dispose()
