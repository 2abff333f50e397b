"""How the simulator is compiled: by numba, once for each version of its source."""

# numba carries few types, and not those of all that is used here: they end here.
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
    """Compiled as a part of whatever calls it."""
    return cast("Function[Parameters, Result]", numba.njit(nogil=True, _nrt=False)(function))


def entry(function: Function[Parameters, Result]) -> Function[Parameters, Result]:
    """Called from Python: what is compiled is kept in `cache_folder`, if that can be written.

    Threads run beside each other: it does not hold Python's lock.
    """
    config = numba.config
    before = config.CACHE_DIR, config.CACHE_LOCATOR_CLASSES
    # Only there: the other places that numba would turn to know nothing of the other files.
    config.CACHE_DIR, config.CACHE_LOCATOR_CLASSES = str(cache_folder()), "UserProvidedCacheLocator"
    try:
        kept = numba.njit(nogil=True, _nrt=False, cache=True)(function)
    except RuntimeError:  # it cannot be written
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
        # Nobody asks for the lowest of no bits.
        return builder.cttz(arguments[0], context.get_constant(types.boolean, 1))

    return types.int64(types.int64), code


Bits = Callable[[int], int]
_population = cast("Bits", intrinsic(_code_of_population))
_lowest = cast("Bits", intrinsic(_code_of_lowest))


@inner
def population(bits: int) -> int:
    """How many bits are set."""
    return _population(bits)


@inner
def lowest(bits: int) -> int:
    """The number of the lowest bit that is set; there must be one."""
    return _lowest(bits)
