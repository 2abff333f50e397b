"""The base of every value in the engine."""

import msgspec


# Frozen values can't form reference cycles, so the garbage collector can skip them.
class Record(msgspec.Struct, frozen=True, tag=True, gc=False):
    """An immutable value, tagged with its class name when it is written as JSON."""
