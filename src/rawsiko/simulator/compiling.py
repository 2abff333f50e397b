"""Compiles the simulator with numba, once for each version of its source."""

# numba has few type hints. Untyped calls to it are only in this file.
# pyright: reportMissingTypeStubs=false, reportUnknownMemberType=false
# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false

from collections.abc import Callable
from typing import Any, ParamSpec, TypeVar, cast

import numba as compiler
from numba.core import types
from numba.extending import intrinsic

from rawsiko.simulator.cache import cache_folder

numba = cast("Any", compiler)

Parameters = ParamSpec("Parameters")
Result = TypeVar("Result")
Function = Callable[Parameters, Result]


def inner(function: Function[Parameters, Result]) -> Function[Parameters, Result]:
    """Compiled as part of its callers."""
    return cast("Function[Parameters, Result]", numba.njit(nogil=True, _nrt=False)(function))


def entry(function: Function[Parameters, Result]) -> Function[Parameters, Result]:
    """An entry point for Python. The compiled code is stored in `cache_folder` if that's writable.

    It releases the GIL, so threads run in parallel.
    """
    config = numba.config
    before = config.CACHE_DIR, config.CACHE_LOCATOR_CLASSES
    # numba's default locations wouldn't notice changes in the other files.
    config.CACHE_DIR, config.CACHE_LOCATOR_CLASSES = str(cache_folder()), "UserProvidedCacheLocator"
    try:
        kept = numba.njit(nogil=True, _nrt=False, cache=True)(function)
    except RuntimeError:  # not writable
        kept = numba.njit(nogil=True, _nrt=False)(function)
    finally:
        config.CACHE_DIR, config.CACHE_LOCATOR_CLASSES = before
    return cast("Function[Parameters, Result]", kept)


def _code_of_population(_context: Any, _bits: Any) -> Any:
    def code(_: Any, builder: Any, __: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(types.int64), code


def _code_of_lowest(_context: Any, _bits: Any) -> Any:
    def code(context: Any, builder: Any, _: Any, arguments: Any) -> Any:
        # Never called with 0.
        return builder.cttz(arguments[0], context.get_constant(types.boolean, 1))

    return types.int64(types.int64), code


Bits = Callable[[int], int]
# How many bits are set.
population = cast("Bits", intrinsic(_code_of_population))
# The number of the lowest bit that is set; there must be one.
lowest = cast("Bits", intrinsic(_code_of_lowest))


@inner
def nth_of(bits: int, number: int) -> int:
    """The same for another bit that is set, counted from 0."""
    for _ in range(number):
        bits &= bits - 1
    return lowest(bits)
