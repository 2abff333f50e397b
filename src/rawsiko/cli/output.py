"""Handles failures to write standard output, for every command."""

import errno
import os
import sys
from collections.abc import Generator
from contextlib import contextmanager, suppress
from io import TextIOWrapper
from pathlib import Path

from rawsiko.cli.language import texts

FAILED = 1
CLOSED = {errno.EPIPE, *([errno.EINVAL] if os.name == "nt" else [])}  # the reader has gone
FULL = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO}


@contextmanager
def output_errors_told() -> Generator[None]:
    """If output can't be written, end the program with one sentence; silently for a closed pipe.

    Flushes the buffer here, so that a failure doesn't occur at exit.
    """
    try:
        try:
            yield
        finally:
            _flush()
    except OSError as error:
        # An error about another file has a file name.
        if error.filename is not None or error.errno not in CLOSED | FULL:
            raise
        _forget_the_rest()
        if error.errno in FULL:
            reason = error.strerror or type(error).__name__
            with suppress(OSError):
                print(texts().say("cli-output-not-written", reason=reason), file=sys.stderr)
        sys.exit(FAILED)


def _flush() -> None:
    # Both: click replaces a closed stream by its own.
    for stream in (sys.stdout, sys.__stdout__):
        if isinstance(stream, TextIOWrapper) and not stream.closed:
            stream.flush()


def _forget_the_rest() -> None:
    """Discard the buffer: otherwise the interpreter flushes it again and complains."""
    with suppress(OSError), Path(os.devnull).open("wb") as nowhere:
        for stream in (sys.stdout, sys.__stdout__):
            if isinstance(stream, TextIOWrapper):
                os.dup2(nowhere.fileno(), stream.fileno())
