"""PostgreSQL over asyncpg, in the event loop."""

import asyncio

import asyncpg  # pyright: ignore[reportMissingTypeStubs]
from sqlalchemy.engine import URL
from sqlalchemy.exc import DataError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from rawsiko.server.storage.databases.database import Database, P, T, Work
from rawsiko.server.storage.databases.postgresql_hosts import Hosts
from rawsiko.server.storage.errors import CannotRead, CannotSave
from rawsiko.server.storage.schema import KEPT

POSTGRESQL_SETTINGS = {
    "synchronous_commit": "on",  # whatever the server's default is
    "lock_timeout": "2s",
    "statement_timeout": "10s",
    # A process that hangs in the middle of a commit must not block its tables forever.
    "idle_in_transaction_session_timeout": "5s",
}
CONNECT_SECONDS = 3.0  # to each host
ANSWER_SECONDS = 15.0
# Writes to the log only. Something has to be written, or the commit would wait for nobody.
NOTHING = "SELECT pg_logical_emit_message(true, 'rawsiko', '')"

# Connecting raises the driver's own errors, everything later SQLAlchemy's.
FAILURES = (
    *(SQLAlchemyError, OSError, TimeoutError),
    *(asyncpg.PostgresError, asyncpg.InterfaceError),
)


class PostgresqlDatabase(Database):
    def __init__(self, url: URL) -> None:
        hosts = Hosts(
            url,
            timeout=CONNECT_SECONDS,
            command_timeout=ANSWER_SECONDS,
            server_settings={"application_name": "rawsiko", **POSTGRESQL_SETTINGS},
        )
        self._engine = create_async_engine(
            url,
            async_creator=hosts.connect,
            pool_size=4,
            pool_pre_ping=True,  # notice a restarted server before the transaction
        )
        self._turn = asyncio.Lock()
        self._is_unsure = False  # whether a commit may have happened although it failed

    async def write(self, work: Work[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        try:
            async with self._turn, self._engine.begin() as connection:
                return await connection.run_sync(work, *args, **kwargs)
        except (IntegrityError, DataError):
            raise
        except FAILURES as error:
            self._is_unsure = True
            raise CannotSave(type(error).__name__) from error

    async def settle(self) -> None:
        """A commit that waits for a standby in vain is still visible on the primary, and lost with
        it. A later commit that succeeds confirms it, because the log is ordered."""
        if not self._is_unsure:
            return
        try:
            async with self._turn, self._engine.begin() as connection:
                await connection.exec_driver_sql(NOTHING)
        except FAILURES as error:
            raise CannotRead(type(error).__name__) from error
        self._is_unsure = False

    async def read(self, work: Work[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        try:
            async with self._engine.connect() as connection:
                return await connection.run_sync(work, *args, **kwargs)
        except FAILURES as error:
            raise CannotRead(type(error).__name__) from error

    async def take_alone(self) -> bool:
        """Several servers may share it: each table's lease says who plays it."""
        return False

    async def wipe_deleted(self) -> None:
        """Vacuum, which removes deleted rows. PostgreSQL recycles its log itself."""
        try:
            async with self._turn, self._engine.connect() as connection:
                alone = await connection.execution_options(isolation_level="AUTOCOMMIT")
                for table in KEPT:
                    await alone.exec_driver_sql(f"VACUUM {table.name}")
        except FAILURES as error:
            raise CannotSave(type(error).__name__) from error

    async def close(self) -> None:
        async with self._turn:
            await self._engine.dispose()
