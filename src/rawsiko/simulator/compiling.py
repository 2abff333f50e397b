"""How the simulator is compiled: by numba, once for each version of its source.

numba keeps what it compiled beside a hash of the one file that an entry stands in, though the
functions that it calls stand in others. So each version of all these files has its own folder.
"""

# numba carries few types, and not those of all that is used here: they end here.
# pyright: reportMissingTypeStubs=false, reportUnknownMemberType=false
# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false

import os
import sys
from collections.abc import Callable
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, ParamSpec, TypeVar, cast

import numba as compiler
from numba.core import types
from numba.extending import intrinsic

numba = cast("Any", compiler)

Parameters = ParamSpec("Parameters")
Result = TypeVar("Result")
Function = Callable[Parameters, Result]


def inner(function: Function[Parameters, Result]) -> Function[Parameters, Result]:
    """Compiled as a part of whatever calls it."""
    return cast("Function[Parameters, Result]", numba.njit(nogil=True, _nrt=False)(function))


def entry(function: Function[Parameters, Result]) -> Function[Parameters, Result]:
    """Called from Python: what is compiled is kept for the next start, if it can be written.

    Threads run beside each other: it does not hold Python's lock.
    """
    before = numba.config.CACHE_DIR
    numba.config.CACHE_DIR = str(cache_folder())
    try:
        kept = numba.njit(nogil=True, _nrt=False, cache=True)(function)
    except RuntimeError:  # there is no place to keep it
        kept = numba.njit(nogil=True, _nrt=False)(function)
    finally:
        numba.config.CACHE_DIR = before
    return cast("Function[Parameters, Result]", kept)


@cache
def cache_folder() -> Path:
    """In the folder that NUMBA_CACHE_DIR names, else in the Python environment."""
    digest = sha256(numba.__version__.encode())
    for file in sorted(Path(__file__).parent.glob("*.py")):
        digest.update(file.read_bytes())
    named = os.environ.get("NUMBA_CACHE_DIR")
    base = Path(named) if named else Path(sys.prefix, "var", "cache")
    return base / "rawsiko-simulator" / digest.hexdigest()[:16]


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
