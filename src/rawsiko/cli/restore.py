"""`rawsiko restore`: all tables as they were in a backup."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer


def restore(
    file: Annotated[Path, typer.Argument(help="help-restore-file")],
    database: Annotated[str | None, typer.Option(help="help-serve-database", metavar="URL")] = None,
) -> None:
    """Replace the database's tables with the backup. A running server reloads them."""
    import asyncio

    from rawsiko.cli.language import texts
    from rawsiko.cli.stored import fail, opened
    from rawsiko.server.storage import NotABackup

    if not file.is_file():
        fail("restore-no-file", file=str(file))

    async def read() -> None:
        async with await opened(database) as storage:
            await storage.restore(file)

    try:
        asyncio.run(read())
    except NotABackup:
        fail("restore-not-a-backup", file=str(file))
    typer.echo(texts().say("restore-done", file=str(file)))
