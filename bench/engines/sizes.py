"""The memory of a value and of everything that only it refers to."""

import sys
from collections.abc import Iterator, Mapping
from enum import Enum

import msgspec


def deep_size(value: object, shared: object) -> int:
    """In bytes, without anything that can also be reached from `shared`."""
    seen = {id(part) for part in _parts(shared, set())}
    return sum(sys.getsizeof(part) for part in _parts(value, seen))


def _parts(value: object, seen: set[int]) -> Iterator[object]:
    """The value and everything it refers to, each once."""
    waiting = [value]
    while waiting:
        part = waiting.pop()
        # Types, enum members, None and booleans exist once in the program.
        if part is None or id(part) in seen or isinstance(part, type | Enum | bool):
            continue
        seen.add(id(part))
        yield part
        if isinstance(part, msgspec.Struct):
            waiting += [getattr(part, name) for name in part.__struct_fields__]
        elif isinstance(part, Mapping):
            waiting += [*part.keys(), *part.values()]
        elif isinstance(part, tuple | list | set | frozenset):
            waiting += part
