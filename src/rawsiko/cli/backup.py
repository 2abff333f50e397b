"""`rawsiko backup`: all tables in one file, also while the server runs."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer


def backup(
    file: Annotated[Path, typer.Argument(help="help-backup-file")],
    database: Annotated[str | None, typer.Option(help="help-serve-database", metavar="URL")] = None,
) -> None:
    """Write everything as of one moment. An existing file is not overwritten."""
    import asyncio

    from rawsiko.cli.language import texts
    from rawsiko.cli.stored import fail, opened

    if file.exists():
        fail("backup-exists", file=str(file))

    async def write() -> None:
        async with await opened(database) as storage:
            await storage.backup(file)

    asyncio.run(write())
    typer.echo(texts().say("backup-done", file=str(file)))
