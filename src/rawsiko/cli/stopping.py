"""Ends a command with a message on standard error."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, NoReturn

import typer

from rawsiko.cli.language import texts

if TYPE_CHECKING:
    from collections.abc import Generator
    from pathlib import Path

FAILED, WRONG_INPUT, INTERRUPTED = 1, 2, 130  # exit status


def tell(message: str, **arguments: str | int) -> None:
    """Print one sentence on standard error."""
    typer.echo(texts().say(message, **arguments), err=True)


def stop(status: int, message: str, **arguments: str | int) -> NoReturn:
    tell(message, **arguments)
    raise typer.Exit(status)


def fail(message: str, **arguments: str | int) -> NoReturn:
    stop(FAILED, message, **arguments)


def fail_to_write(file: Path, error: OSError) -> NoReturn:
    fail("content-not-written", file=str(file), reason=error.strerror or str(error))


@contextmanager
def content_errors_told() -> Generator[None]:
    """If content is invalid, print one line per fault and exit 1."""
    from rawsiko.content.problems import ContentError

    try:
        yield
    except ContentError as error:
        for problem in error.problems:
            typer.echo(problem.line(texts().say), err=True)
        raise typer.Exit(FAILED) from None
