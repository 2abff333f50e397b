"""`rawsiko class …`: on the server's machine, for a teacher who lost the link to their class."""

from __future__ import annotations

from typing import Annotated

import typer

from rawsiko.cli.language import texts
from rawsiko.cli.stopping import fail

LOCAL = "http://localhost:8000"  # for classes that didn't note their address

app = typer.Typer()


@app.callback()
def classes() -> None:
    """The text is `help-class`."""


@app.command()
def rescue(
    code: Annotated[str, typer.Argument(help="help-class-rescue-code", metavar="CODE")],
    address: Annotated[
        str | None, typer.Option(help="help-class-rescue-address", metavar="URL")
    ] = None,
    database: Annotated[str | None, typer.Option(help="help-serve-database", metavar="URL")] = None,
) -> None:
    """Print a new link to the dashboard of a class, also while the server runs.

    Its address is the one that the class was opened at, unless another is given.
    """
    import asyncio

    import msgspec

    from rawsiko.cli.hosting.database import database_url, fail_because_of
    from rawsiko.server.classes.entries import ClassOpened
    from rawsiko.server.storage import Capability, JournalKind, Role, Storage, StorageError
    from rawsiko.server.tables import tokens

    url = database_url(database)
    token = tokens.new_token()

    async def add_token() -> ClassOpened | None:
        async with await Storage.open(url, owner="command line") as storage:
            class_id = await storage.find_by_code(JournalKind.CLASS, tokens.plain_code(code))
            if class_id is None:
                return None
            hashed = tokens.hash_of(token)
            await storage.add([Capability(hashed, class_id, Role.CLASS_HOST)])
            first, *_ = await storage.entries(class_id)
            return msgspec.json.decode(first.body, type=ClassOpened)

    try:
        opened = asyncio.run(add_token())
    except (StorageError, OSError, ValueError) as error:
        fail_because_of(error, url)
    if opened is None:
        fail("class-rescue-unknown")
    base = (address or opened.base or LOCAL).rstrip("/")
    typer.echo(texts().say("class-rescue-link", link=f"{base}/#class={token}"))
