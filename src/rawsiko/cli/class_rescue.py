"""`rawsiko class …`: on the server's machine, for a teacher who lost the link to their class."""

from __future__ import annotations

from typing import Annotated

import typer

from rawsiko.cli.language import texts
from rawsiko.cli.stopping import fail

app = typer.Typer()


@app.callback()
def classes() -> None:
    """The text is `help-class`."""


@app.command()
def rescue(
    code: Annotated[str, typer.Argument(help="help-class-rescue-code", metavar="CODE")],
    address: Annotated[
        str, typer.Option(help="help-class-rescue-address", metavar="URL")
    ] = "http://localhost:8000",
    database: Annotated[str | None, typer.Option(help="help-serve-database", metavar="URL")] = None,
) -> None:
    """Print a new link to the dashboard of a class, also while the server runs."""
    import asyncio

    from rawsiko.cli.hosting.database import database_url, fail_because_of
    from rawsiko.server.storage import Capability, Kind, Role, Storage, StorageError
    from rawsiko.server.tables import tokens

    url = database_url(database)
    token = tokens.new_token()

    async def add_token() -> bool:
        async with await Storage.open(url, owner="command line") as storage:
            class_id = await storage.find_by_code(Kind.CLASS, tokens.plain_code(code))
            if class_id is None:
                return False
            hashed = tokens.hash_of(token)
            await storage.add([Capability(hashed, class_id, Role.CLASS_HOST)])
            return True

    try:
        is_found = asyncio.run(add_token())
    except (StorageError, OSError, ValueError) as error:
        fail_because_of(error, url)
    if not is_found:
        fail("class-rescue-unknown")
    typer.echo(texts().say("class-rescue-link", link=f"{address.rstrip('/')}/#class={token}"))
