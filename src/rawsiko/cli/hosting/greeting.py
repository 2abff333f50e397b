"""What `rawsiko serve` prints at its start: addresses, the place of the data, what won't work."""

from __future__ import annotations

import io
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import typer

from rawsiko.cli.language import texts

if TYPE_CHECKING:
    import socket

    from rawsiko.server.web.addresses import Addresses

UFW = Path("/etc/ufw/ufw.conf")
FIREWALLD = Path("/run/firewalld")


def greet(addresses: Addresses, database: str, listening: socket.socket) -> None:
    from rawsiko.server.web.addresses import EVERYWHERE

    say = texts().say
    typer.echo(say("serve-here", address=addresses.here))
    for address in addresses.network:
        typer.echo(say("serve-network", address=address))
    if addresses.public:
        typer.echo(say("serve-public", address=addresses.public))
    if addresses.network or addresses.public:
        show_code(addresses.for_others)
        typer.echo(say("serve-help", address=f"{addresses.here}/help/connect"))
    else:
        offline = listening.getsockname()[0] in EVERYWHERE
        typer.echo(say("serve-no-network" if offline else "serve-only-here"))
    if addresses.network and has_firewall():
        typer.echo(say("serve-firewall"))
    typer.echo(say("serve-data", place=place_of(database)))
    typer.echo(say("serve-how-to-stop"))


def show_code(address: str) -> None:
    """As a QR code, for phones."""
    import segno

    picture = io.StringIO()
    segno.make(address, error="m").terminal(out=picture, compact=True)
    typer.echo()
    typer.echo(picture.getvalue())


def place_of(database: str) -> str:
    """A file's path, or a database server's address without its password."""
    from rawsiko.server.storage.databases.connect import parsed_url, sqlite_file

    file = sqlite_file(database)
    return str(file) if file else parsed_url(database).render_as_string(hide_password=True)


def has_firewall() -> bool:
    """Windows and macOS ask when a program is first reached; most of Linux has none."""
    if sys.platform != "linux":
        return True
    try:
        return FIREWALLD.exists() or "ENABLED=yes" in UFW.read_text(encoding="utf-8")
    except OSError:
        return False
