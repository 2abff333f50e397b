"""`rawsiko backup`: all tables in one file, also while the server runs."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from rawsiko.cli.language import texts
from rawsiko.cli.stopping import fail


def backup(
    file: Annotated[Path, typer.Argument(help="help-backup-file")],
    database: Annotated[str | None, typer.Option(help="help-serve-database", metavar="URL")] = None,
) -> None:
    """Write a snapshot of everything. An existing file isn't overwritten."""
    import asyncio

    from rawsiko.cli.hosting.database import database_url, fail_because_of
    from rawsiko.server.storage import Damaged, Storage, StorageError

    if file.exists():
        fail("backup-exists", file=str(file))
    url = database_url(database)

    async def write() -> None:
        try:
            storage = await Storage.open(url, owner="command line")
        except (StorageError, OSError, ValueError) as error:
            fail_because_of(error, url)
        async with storage:
            try:
                await storage.backup(file)
            except Damaged as error:
                fail_because_of(error, url)
            except StorageError as error:
                fail("backup-failed", file=str(file), reason=str(error))

    asyncio.run(write())
    typer.echo(texts().say("backup-done", file=str(file)))
