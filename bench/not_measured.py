"""What could not be measured fails the run: a missing figure must never look like a pass."""

import sys
from collections.abc import Callable


class NotMeasured(Exception):
    """What could not be measured, and why."""


def exit_status(measure: Callable[[], None]) -> int:
    """Runs a whole measurement. 1, and a line on stderr, when part of it could not be measured."""
    try:
        measure()
    except NotMeasured as reason:
        print(f"NOT MEASURED: {reason}", file=sys.stderr)
        return 1
    return 0
