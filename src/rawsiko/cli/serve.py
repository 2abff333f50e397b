"""`rawsiko serve`: the game on this computer, for everybody on its network."""

from __future__ import annotations

import gc
import socket
import sys
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Annotated
from urllib.parse import urlsplit

import typer

from rawsiko.cli.language import texts
from rawsiko.cli.stopping import fail

if TYPE_CHECKING:
    from asyncio import AbstractEventLoop
    from collections.abc import Callable, Sequence

    from rawsiko.engine.content import Content
    from rawsiko.server.monitoring import MetricsServer
    from rawsiko.server.tables.boards import PackableBoard
    from rawsiko.server.web.addresses import Addresses

PORT = 8000
DISK_LIMIT = 10  # gigabytes
MOST_OPEN_FILES = 65536
SEND_BUFFER = 65536  # bytes for each connection, inherited from the listening socket


def serve(
    host: Annotated[str, typer.Option(help="help-serve-host", metavar="ADDRESS")] = "0.0.0.0",
    port: Annotated[int, typer.Option(help="help-serve-port", min=0, max=65535)] = PORT,
    database: Annotated[str | None, typer.Option(help="help-serve-database", metavar="URL")] = None,
    public_url: Annotated[
        str | None, typer.Option(help="help-serve-public-url", metavar="URL")
    ] = None,
    disk_limit: Annotated[int, typer.Option(help="help-serve-disk-limit", min=1)] = DISK_LIMIT,
    metrics_port: Annotated[
        int | None, typer.Option(help="help-serve-metrics-port", min=0, max=65535)
    ] = None,
    metrics_host: Annotated[
        str, typer.Option(help="help-serve-metrics-host", metavar="ADDRESS")
    ] = "127.0.0.1",
    cluster: Annotated[str | None, typer.Option(help="help-serve-cluster", metavar="URL")] = None,
    processes: Annotated[int, typer.Option(help="help-serve-processes", min=1)] = 1,
    open_page: Annotated[bool, typer.Option("--open", help="help-serve-open")] = False,
    content: Annotated[
        list[Path] | None, typer.Option(help="help-serve-content", metavar="FOLDER")
    ] = None,
) -> None:
    """Serve until Ctrl-C. Addresses go to standard output, logs to standard error."""
    import asyncio
    import secrets

    from rawsiko.cli.hosting.greeting import greet
    from rawsiko.cli.hosting.joining import check_options, check_reachable
    from rawsiko.cli.hosting.processes import Supervisor, inherited_socket
    from rawsiko.server import logs
    from rawsiko.server.storage.databases.location import default_database
    from rawsiko.server.web.addresses import addresses_of

    boards = checked_boards(content or [])
    public = checked_public_url(public_url)
    where = database or default_database()
    check_options(where, cluster, processes)
    listening = inherited_socket() or listen(host, port)
    if processes > 1 and cluster is not None:
        check_reachable(where, cluster)
        addresses = addresses_of(host, listening.getsockname()[1], public)
        greet(addresses, where, listening)
        options = ["--host", host, "--database", where, "--disk-limit", str(disk_limit)]
        options += ["--cluster", cluster, "--metrics-host", metrics_host]
        options += ["--public-url", public] if public else []
        options += [part for board in content or [] for part in ("--content", str(board))]
        Supervisor(listening, options, metrics_port, processes).run()
        typer.echo(texts().say("serve-stopped"))
        return
    allow_open_files()
    metrics = None if metrics_port is None else expose_metrics(metrics_host, metrics_port)
    addresses = addresses_of(host, listening.getsockname()[1], public)
    logs.write_to(process=None if cluster is None else f"serve-{secrets.token_hex(3)}")
    # Searching thousands of live tables for garbage took a fifth of the server's time
    # (docs/performance.md).
    gc.set_threshold(50_000, 20, 100)
    with asyncio.Runner(loop_factory=fastest_loop()) as runner:
        runner.run(
            run(listening, addresses, where, disk_limit, open_page, boards, metrics, cluster)
        )
    typer.echo(texts().say("serve-stopped"))


async def run(
    listening: socket.socket,
    addresses: Addresses,
    database: str,
    disk_limit: int,
    open_page: bool,
    boards: Sequence[PackableBoard],
    metrics: MetricsServer | None,
    cluster: str | None,
) -> None:
    import asyncio
    import webbrowser

    from rawsiko.cli.hosting.database import fail_because_of
    from rawsiko.cli.hosting.greeting import greet
    from rawsiko.cli.hosting.joining import join, think_elsewhere
    from rawsiko.cli.hosting.processes import is_supervised, say_ready
    from rawsiko.server.clock import LoopClock
    from rawsiko.server.storage import Storage, StorageError
    from rawsiko.server.tables.boards import standard_board
    from rawsiko.server.tables.capacity import GIGABYTE, Limits
    from rawsiko.server.tables.registry import TableRegistry
    from rawsiko.server.web.app import ServerSettings, make_app, make_server, services_of

    try:
        storage = await Storage.open_to_serve(database)
    except (StorageError, OSError, ValueError) as error:
        fail_because_of(error, database)
    async with storage:
        member = None if cluster is None else await join(storage, cluster)
        thinking = None if member is None else await think_elsewhere(member)
        registry = TableRegistry(storage, LoopClock(), thinking=thinking, boards=boards)
        settings = ServerSettings(
            public_url=addresses.public,
            addresses=addresses,
            limits=Limits(disk_bytes=disk_limit * GIGABYTE),
            cluster=member,
        )
        app = make_app(registry, settings)
        server = make_server(app)
        preparation = services_of(app).preparation

        def when_started() -> None:
            say_ready()
            preparation.start()

        server.when_started = when_started
        if not is_supervised():
            greet(addresses, database, listening)
        if metrics is not None:
            metrics.watch(services_of(app).admission)
            typer.echo(texts().say("serve-metrics", address=metrics.address))
        if open_page:
            webbrowser.open(addresses.here)
        # What the first table needs, made while people open the page.
        warming = asyncio.create_task(asyncio.to_thread(lambda: standard_board().stored))
        await server.serve(sockets=[listening])
        await warming
        if member is not None:
            await member.broker.close()


def allow_open_files() -> None:
    """As many as the system allows. Each connection takes one, and the usual limit is 1,024."""
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_OPEN_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_OPEN_FILES)
    with suppress(OSError, ValueError):  # macOS may allow fewer than it says
        resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, wanted), hard))


def checked_boards(folders: Sequence[Path]) -> list[PackableBoard]:
    """The boards besides the standard one. If a board has mistakes, prints them and exits; also if
    two boards differ only in their names, because tables refer to a board by its hash."""
    from rawsiko.content.check.everything import check_content
    from rawsiko.content.load import STANDARD_BOARD, find_folder, standard_content
    from rawsiko.server.tables.boards import board_in

    boards: list[PackableBoard] = []
    first_with = {standard_content().hash: STANDARD_BOARD} if folders else {}
    for named in folders:
        folder = find_folder(named)
        report = check_content(folder)
        for problem in report.problems:
            typer.echo(f"{folder}: {problem.line(texts().say)}", err=True)
        if report.problems:
            fail("serve-bad-content", folder=str(named))
        board = board_in(folder)
        if first := first_with.get(board.content.hash):
            fail("serve-same-board", folder=str(named), other=first)
        first_with[board.content.hash] = str(named)
        warn_of_size(board.content)
        boards.append(board)
    return boards


def warn_of_size(content: Content) -> None:
    """On a board that is too large for the simulator, all bots play as the simple one."""
    from rawsiko.simulator.rules.board import TooLarge, board_of

    try:
        board_of(content)
    except TooLarge as found:
        sizes = {"place": found.place, "number": found.number, "most": found.most}
        typer.echo(texts().say("serve-too-large", board=content.id, **sizes), err=True)


def fastest_loop() -> Callable[[], AbstractEventLoop] | None:
    """uvloop if installed; None for asyncio's own."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


def listen(host: str, port: int) -> socket.socket:
    """Called first, so that a port in use gets a clear message."""
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
        fail("serve-port-taken", host=host, port=str(port))
    return listening


def expose_metrics(host: str, port: int) -> MetricsServer:
    from rawsiko.server.monitoring import expose

    try:
        return expose(host, port)
    except OSError:
        fail("serve-metrics-port-taken", host=host, port=str(port))


def checked_public_url(url: str | None) -> str | None:
    if url is None:
        return None
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.netloc or parts.path.strip("/"):
        fail("serve-bad-public-url", url=url)
    return f"{parts.scheme}://{parts.netloc}"
