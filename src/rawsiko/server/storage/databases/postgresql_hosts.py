"""A PostgreSQL URL with several hosts: a primary and its standbys, in any order.

Each host is tried with its own time limit. The driver's own limit covers all hosts together, so a
first machine that lost its power, and doesn't even refuse, would use it up.
"""

from typing import Any

import asyncpg  # pyright: ignore[reportMissingTypeStubs]
from sqlalchemy.dialects.postgresql.asyncpg import PGDialect_asyncpg
from sqlalchemy.engine import URL


class Hosts:
    """Connects to the one that takes writes, trying first where the last connection was made."""

    def __init__(self, url: URL, **options: object) -> None:
        _, arguments = PGDialect_asyncpg().create_connect_args(url)
        hosts: Any = arguments.pop("host", None)
        ports: Any = arguments.pop("port", None)
        self._places: list[tuple[str | None, int | None]]
        if hosts is None or isinstance(hosts, str):
            self._places = [(hosts, ports)]
        else:
            self._places = list(zip(hosts, ports, strict=True))
        self._arguments = {**arguments, **options}
        if len(self._places) > 1:
            # A standby answers, too, but takes no writes.
            self._arguments["target_session_attrs"] = "read-write"

    async def connect(self) -> Any:
        """Raises what the last host answered."""
        driver: Any = asyncpg
        failure: Exception = OSError("no host")
        for place in list(self._places):
            host, port = place
            try:
                connection = await driver.connect(host=host, port=port, **self._arguments)
            except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                failure = error
                continue
            self._places.remove(place)
            self._places.insert(0, place)
            return connection
        raise failure
