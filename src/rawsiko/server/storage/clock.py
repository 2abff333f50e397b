"""Clocks. Leases use the database's, which all processes share; the rest uses the caller's."""

from collections.abc import Callable
from typing import Any

from sqlalchemy import Double
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.compiler import SQLCompiler
from sqlalchemy.sql.functions import FunctionElement

Clock = Callable[[], float]  # seconds since 1970


class database_now(FunctionElement[float]):  # noqa: N801  it reads as a function
    """The time of the statement in seconds since 1970, by the database's clock."""

    type = Double[float]()
    inherit_cache = True


@compiles(database_now, "sqlite")
def _sqlite(_element: database_now, _compiler: SQLCompiler, **_options: Any) -> str:
    return "((julianday('now') - 2440587.5) * 86400.0)"


@compiles(database_now, "postgresql")
def _postgresql(_element: database_now, _compiler: SQLCompiler, **_options: Any) -> str:
    # Not now(): that's when the transaction began, perhaps before a long wait for a lock.
    return "CAST(extract(epoch FROM clock_timestamp()) AS double precision)"
