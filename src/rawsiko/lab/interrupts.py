"""Ctrl-C while several processes play: only the one that was started hears it."""

import signal
import sys
from collections.abc import Generator
from contextlib import contextmanager


@contextmanager
def deaf_to_interrupts() -> Generator[None]:
    """Processes that start here never hear an interrupt. This one hears it when it is done here;
    where a system cannot make a signal wait, it is missed."""
    if sys.platform != "win32":
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            yield
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)
    else:
        handler = signal.signal(signal.SIGINT, signal.SIG_IGN)
        try:
            yield
        finally:
            signal.signal(signal.SIGINT, handler)
