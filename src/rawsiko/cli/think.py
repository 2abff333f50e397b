"""`rawsiko think`: lets bots of a cluster's tables think on this computer (docs/thinking.md)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from rawsiko.cli.language import texts
from rawsiko.cli.stopping import fail

if TYPE_CHECKING:
    import asyncio


def think(
    cluster: Annotated[
        str,
        typer.Option(
            help="help-think-cluster",
            metavar="URL",
            envvar="RAWSIKO_CLUSTER",
            show_envvar=False,  # the text names it
        ),
    ],
    cores: Annotated[int | None, typer.Option(help="help-think-cores", min=1, max=1024)] = None,
) -> None:
    """Think until Ctrl-C. Logs go to standard error."""
    import asyncio
    import secrets

    from rawsiko.cli.serve import fastest_loop
    from rawsiko.server import logs
    from rawsiko.server.thinking.pool import usable_cores

    logs.write_to(process=f"think-{secrets.token_hex(3)}")
    with asyncio.Runner(loop_factory=fastest_loop()) as runner:
        runner.run(run(cluster, cores or usable_cores()))
    typer.echo(texts().say("think-stopped"))


async def run(url: str, cores: int) -> None:
    import asyncio

    from rawsiko import __version__
    from rawsiko.content.load import standard_content
    from rawsiko.server.broker import Broker, BrokerUnreachable, places
    from rawsiko.server.thinking.remote_worker import ThinkingWorker

    try:
        broker = await Broker.connect(url, "rawsiko think")
    except ValueError:
        fail("think-bad-url")
    except BrokerUnreachable as error:
        fail("think-unreachable", reason=str(error))
    except ImportError:
        fail("think-not-installed")
    stop = stop_event()
    try:
        worker = ThinkingWorker(broker, standard_content(), cores)
        await worker.start()
        typer.echo(texts().say("think-ready", place=places(url), cores=cores))
        stopped = asyncio.ensure_future(stop.wait())
        await asyncio.wait((stopped, worker.refusal), return_when=asyncio.FIRST_COMPLETED)
        stopped.cancel()
        if not worker.refusal.done():
            await worker.finish()
            return
        await worker.close()
        refusal = worker.refusal.result()
        is_content = refusal.mark.content != worker.mark.content
        message = "think-other-content" if is_content else "think-other-version"
        fail(message, here=__version__, there=refusal.version)
    finally:
        await broker.close()


def stop_event() -> asyncio.Event:
    """Set by Ctrl-C and by SIGTERM."""
    import asyncio
    import signal
    from contextlib import suppress

    stop, loop = asyncio.Event(), asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        with suppress(NotImplementedError):  # Windows: Ctrl-C ends it at once
            loop.add_signal_handler(number, stop.set)
    return stop
