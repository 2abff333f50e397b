"""Compiles the simulator with numba, once for each version of its source; or leaves it plain, or
calls what was linked."""

# numba has few type hints. Untyped calls to it are only in this file.
# pyright: reportMissingTypeStubs=false, reportUnknownMemberType=false
# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false

from collections.abc import Callable
from typing import Any, ParamSpec, TypeVar, cast

from rawsiko.simulator.backend import HAS_NUMBA, IS_LINKED
from rawsiko.simulator.cache import cache_folder

Parameters = ParamSpec("Parameters")
Result = TypeVar("Result")
Function = Callable[Parameters, Result]


def inner(function: Function[Parameters, Result]) -> Function[Parameters, Result]:
    """Compiled as part of its callers."""
    if not HAS_NUMBA:
        return function
    numba = _compiler()
    return cast("Function[Parameters, Result]", numba.njit(nogil=True, _nrt=False)(function))


def entry(function: Function[Parameters, Result]) -> Function[Parameters, Result]:
    """An entry point for Python. The compiled code is stored in `cache_folder` if that's writable.

    It releases the GIL, so threads run in parallel.
    """
    if IS_LINKED:
        from rawsiko.simulator.linked import Linked

        return cast("Function[Parameters, Result]", Linked(function.__name__))
    if not HAS_NUMBA:
        return function
    numba = _compiler()
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


def _compiler() -> Any:
    import numba

    return numba


def _code_of_population(_: Any, builder: Any, __: Any, arguments: Any) -> Any:
    return builder.ctpop(arguments[0])


def _code_of_lowest(context: Any, builder: Any, _: Any, arguments: Any) -> Any:
    from numba.core import types

    # Never called with 0.
    return builder.cttz(arguments[0], context.get_constant(types.boolean, 1))


Bits = Callable[[int], int]


def _instruction(code: Callable[..., Any], plain: Bits) -> Bits:
    """A function of a set: one instruction of the processor, or its equal in plain Python."""
    if not HAS_NUMBA:
        return plain
    from numba.core import types
    from numba.extending import intrinsic

    def typed(_context: Any, _bits: Any) -> Any:
        return types.int64(types.int64), code

    return cast("Bits", intrinsic(typed))


# How many bits are set.
population = _instruction(_code_of_population, int.bit_count)
# The number of the lowest bit that is set; there must be one.
lowest = _instruction(_code_of_lowest, lambda bits: (bits & -bits).bit_length() - 1)


@inner
def nth_of(bits: int, number: int) -> int:
    """The position of the n-th set bit, from 0."""
    for _ in range(number):
        bits &= bits - 1
    return lowest(bits)
