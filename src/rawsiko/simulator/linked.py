"""Calls functions of the linked simulator (dev/site_simulator.py)."""

# `ctypes` around these is 20 KB larger.
from _ctypes import call_function, dlopen, dlsym
from array import array
from collections.abc import Iterator
from functools import cached_property
from typing import Any, cast

from rawsiko.simulator.backend import LINKED

WORD = (1 << 64) - 1
ITEM = 8  # bytes
NO_OBJECT = (0, 0)  # for which numba would count references


class LinkedFault(Exception):
    """The function failed, as by a division by zero."""


class Linked:
    """A function with a number as its result. It writes where the arrays of its arguments are."""

    def __init__(self, name: str) -> None:
        self._name = name

    @cached_property
    def _address(self) -> int:
        return dlsym(dlopen(str(LINKED), 0), self._name)

    def __call__(self, *arguments: Any) -> float:
        row = array("Q", (0, 0))  # the result, and whether it failed
        row.extend(flat(arguments))
        call_function(self._address, row.buffer_info()[:1])
        if row[1]:
            raise LinkedFault(self._name)
        return memoryview(row).cast("B").cast("d")[0]


def flat(argument: Any) -> Iterator[int]:
    """As numba passes it: an array as two objects, its length, the size of an item, its address and
    shape, and the strides."""
    if isinstance(argument, tuple):
        for part in cast("tuple[Any, ...]", argument):
            yield from flat(part)
    elif isinstance(argument, int):
        yield argument & WORD
    else:
        yield from (*NO_OBJECT, len(argument), ITEM, argument.buffer_info()[0], *argument.shape)
        stride = ITEM * len(argument)
        for size in argument.shape:
            stride //= max(1, size)
            yield stride
