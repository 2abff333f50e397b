"""Opens the database of a command."""

from __future__ import annotations

from typing import TYPE_CHECKING, NoReturn

import typer

if TYPE_CHECKING:
    from rawsiko.server.storage import Storage


async def opened(database: str | None) -> Storage:
    """The storage at this URL, else the user's own. Ends the command if it can't be opened."""
    from rawsiko.server.storage import Storage, StorageError, UnknownSchema
    from rawsiko.server.storage.location import default_database

    try:
        return await Storage.open(database or default_database(), owner="command line")
    except UnknownSchema:
        fail("serve-newer-database")
    except (StorageError, OSError, ValueError) as error:
        fail("serve-no-database", reason=type(error).__name__)


def fail(message: str, **arguments: str) -> NoReturn:
    from rawsiko.cli.language import texts

    typer.echo(texts().say(message, **arguments), err=True)
    raise typer.Exit(1)
