"""The durable store for two servers that are compared: the same kind for both."""

import tempfile
from collections.abc import Generator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import NamedTuple

from bench.servers.peers import version_of
from rawsiko.server.storage import sqlite_url
from tests.server.postgres import NoPostgres, running_cluster


class Store(NamedTuple):
    ours: str  # the URL of our database
    theirs: str  # what boardgameio_server.cjs takes
    our_kind: str
    their_adapter: str


@contextmanager
def durable_store() -> Generator[Store]:
    """PostgreSQL for both; where it cannot be started, SQLite for us and FlatFile for the peer.

    PostgreSQL runs on whichever cores this process may use.
    """
    with ExitStack() as until_the_end:
        try:
            cluster = until_the_end.enter_context(running_cluster(synchronous_commit="on"))
        except NoPostgres as reason:
            print(f"PostgreSQL cannot be started here: {reason}", flush=True)
            folder = Path(until_the_end.enter_context(tempfile.TemporaryDirectory()))
            store = _files(folder)
        else:
            adapter = f"bgio-postgres {version_of('bgio-postgres')}"
            store = Store(cluster.new_database(), cluster.new_database(), "PostgreSQL", adapter)
        yield store


def _files(folder: Path) -> Store:
    ours, theirs = sqlite_url(folder / "tables.sqlite3"), str(folder / "flat")
    return Store(ours, theirs, "SQLite", "FlatFile")
