"""`rawsiko serve`: the game on this computer, for everybody on its network."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, NoReturn

import typer

if TYPE_CHECKING:
    import socket
    from asyncio import AbstractEventLoop
    from collections.abc import Callable

    from rawsiko.server.web.addresses import Addresses

PORT = 8000
DISK_LIMIT = 10  # gigabytes
SEND_BUFFER = 65536  # bytes for each connection, inherited from the listening socket


def serve(
    host: Annotated[str, typer.Option(help="help-serve-host", metavar="ADDRESS")] = "0.0.0.0",
    port: Annotated[int, typer.Option(help="help-serve-port", min=0, max=65535)] = PORT,
    database: Annotated[str | None, typer.Option(help="help-serve-database", metavar="URL")] = None,
    public_url: Annotated[
        str | None, typer.Option(help="help-serve-public-url", metavar="URL")
    ] = None,
    disk_limit: Annotated[int, typer.Option(help="help-serve-disk-limit", min=1)] = DISK_LIMIT,
    open_page: Annotated[bool, typer.Option("--open", help="help-serve-open")] = False,
) -> None:
    """Serve until Ctrl-C. Addresses go to standard output, logs to standard error."""
    import asyncio

    from rawsiko.cli.language import texts
    from rawsiko.server import logs
    from rawsiko.server.storage.location import default_database
    from rawsiko.server.web.addresses import addresses_of

    public = checked_public_url(public_url)
    listening = listen(host, port)
    addresses = addresses_of(host, listening.getsockname()[1], public)
    logs.write_to()
    collect_rarely()
    with asyncio.Runner(loop_factory=fastest_loop()) as runner:
        where = database or default_database()
        runner.run(run(listening, addresses, where, disk_limit, open_page))
    typer.echo(texts().say("serve-stopped"))


async def run(
    listening: socket.socket,
    addresses: Addresses,
    database: str,
    disk_limit: int,
    open_page: bool,
) -> None:
    import webbrowser

    from rawsiko.cli.database import fail_because_of
    from rawsiko.server.clock import LoopClock
    from rawsiko.server.storage import Storage, StorageError
    from rawsiko.server.tables.capacity import GIGABYTE, Limits
    from rawsiko.server.tables.registry import TableRegistry
    from rawsiko.server.web.app import ServerSettings, make_app, make_server

    try:
        storage = await Storage.open_to_serve(database)
    except (StorageError, OSError, ValueError) as error:
        fail_because_of(error, database)
    async with storage:
        registry = TableRegistry(storage, LoopClock())
        settings = ServerSettings(
            public_url=addresses.public,
            addresses=addresses,
            limits=Limits(disk_bytes=disk_limit * GIGABYTE),
        )
        server = make_server(make_app(registry, settings))
        show(addresses)
        if open_page:
            webbrowser.open(addresses.here)
        await server.serve(sockets=[listening])


def collect_rarely() -> None:
    """Searching thousands of live tables for garbage took a fifth of the server's time
    (docs/performance.md)."""
    import gc

    gc.set_threshold(50_000, 20, 100)


def fastest_loop() -> Callable[[], AbstractEventLoop] | None:
    """uvloop if installed; None for asyncio's own."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


def listen(host: str, port: int) -> socket.socket:
    """Called first, so that a port in use gets a clear message."""
    import socket
    import sys

    from rawsiko.cli.language import texts

    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    try:
        if sys.platform != "win32":  # there it would share a port in use
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        # By default the kernel buffers megabytes for a client that doesn't read (RT16).
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
        listening.bind((host, port))
    except OSError:
        listening.close()
        fail(texts().say("serve-port-taken", host=host, port=str(port)))
    return listening


def checked_public_url(url: str | None) -> str | None:
    from urllib.parse import urlsplit

    from rawsiko.cli.language import texts

    if url is None:
        return None
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.netloc or parts.path.strip("/"):
        fail(texts().say("serve-bad-public-url", url=url))
    return f"{parts.scheme}://{parts.netloc}"


def show(addresses: Addresses) -> None:
    """Print the addresses, and the one for other devices as a QR code."""
    import io

    import segno

    from rawsiko.cli.language import texts

    say = texts().say
    typer.echo(say("serve-here", address=addresses.here))
    for address in addresses.network:
        typer.echo(say("serve-network", address=address))
    if addresses.public:
        typer.echo(say("serve-public", address=addresses.public))
    if addresses.network or addresses.public:
        picture = io.StringIO()
        segno.make(addresses.for_others, error="m").terminal(out=picture, compact=True)
        typer.echo()
        typer.echo(picture.getvalue())
        typer.echo(say("serve-help", address=f"{addresses.here}/help/connect"))
    else:
        typer.echo(say("serve-only-here"))
    typer.echo(say("serve-how-to-stop"))


def fail(message: str) -> NoReturn:
    typer.echo(message, err=True)
    raise typer.Exit(1)
