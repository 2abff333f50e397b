"""The base of every value in the engine."""

import msgspec


# A value never changes and so cannot hold itself: the cycle collector need not watch it.
class Record(msgspec.Struct, frozen=True, tag=True, gc=False):
    """An immutable value, tagged with its class name when it is written as JSON."""
