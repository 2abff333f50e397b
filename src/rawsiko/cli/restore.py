"""`rawsiko restore`: all tables as they were in a backup."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from rawsiko.cli.language import texts
from rawsiko.cli.stopping import fail, tell


def restore(
    file: Annotated[Path, typer.Argument(help="help-restore-file")],
    database: Annotated[str | None, typer.Option(help="help-serve-database", metavar="URL")] = None,
) -> None:
    """Replace everything in the database by the backup. A running server reloads its tables.

    If that fails, nothing was changed. A damaged SQLite file is kept under another name.
    """
    import asyncio

    from rawsiko.cli.hosting.database import database_url, fail_because_of
    from rawsiko.server.storage import NotABackup, StorageError, UnknownSchema
    from rawsiko.server.storage.backups.backup import checked
    from rawsiko.server.storage.backups.recovery import recover

    if not file.is_file():
        fail("restore-no-file", file=str(file))
    url = database_url(database)

    async def read() -> None:
        async with checked(file) as backup:
            aside = await recover(url, backup)
            if aside is not None:
                tell("restore-set-aside", file=str(aside))

    try:
        asyncio.run(read())
    except NotABackup:
        fail("restore-not-a-backup", file=str(file))
    except UnknownSchema:
        fail("restore-newer", file=str(file))
    except (StorageError, OSError, ValueError) as error:
        fail_because_of(error, url)
    typer.echo(texts().say("restore-done", file=str(file)))
