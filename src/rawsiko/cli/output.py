"""Standard output that cannot be written: one place for what every command would have to do."""

import errno
import os
import sys
from collections.abc import Generator
from contextlib import contextmanager, suppress
from io import TextIOWrapper
from pathlib import Path

from rawsiko.cli.language import texts

FAILED = 1
CLOSED = {errno.EPIPE, *([errno.EINVAL] if os.name == "nt" else [])}  # who read it has left
FULL = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO}


@contextmanager
def output_errors_told() -> Generator[None]:
    """Output that cannot be written ends the program with one sentence, a closed pipe in silence.

    What is still waiting in the buffer is written here, so that a failure is not met at exit.
    """
    try:
        try:
            yield
        finally:
            _flush()
    except OSError as error:
        # Only an error about a file that was opened by its name has one.
        if error.filename is not None or error.errno not in CLOSED | FULL:
            raise
        _forget_the_rest()
        if error.errno in FULL:
            reason = error.strerror or type(error).__name__
            with suppress(OSError):
                print(texts().say("cli-output-not-written", reason=reason), file=sys.stderr)
        sys.exit(FAILED)


def _flush() -> None:
    # Both: the command line library puts its own in the place of a closed one.
    for stream in (sys.stdout, sys.__stdout__):
        if isinstance(stream, TextIOWrapper) and not stream.closed:
            stream.flush()


def _forget_the_rest() -> None:
    """Send what is still waiting to nowhere: the interpreter would try it again, and complain."""
    with suppress(OSError), Path(os.devnull).open("wb") as nowhere:
        for stream in (sys.stdout, sys.__stdout__):
            if isinstance(stream, TextIOWrapper):
                os.dup2(nowhere.fileno(), stream.fileno())
