"""The arrays and numbers of the simulator: numpy's, or Python's own where nothing is compiled.

It has only what the simulator uses. Python's arrays are faster to index than numpy's and have one
dimension, which is enough without searches. Its integers don't wrap around: `rules/drawing` takes
care of the few that should.
"""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from rawsiko.simulator.backend import HAS_NUMBA

if TYPE_CHECKING or HAS_NUMBA:
    import numpy as np
    from numpy.typing import NDArray

    Numbers = NDArray[np.int64]
    Floats = NDArray[np.float64]
    Words = NDArray[np.uint64]
    uint64, int64, float64 = np.uint64, np.int64, np.float64
    array, zeros, ones = np.array, np.zeros, np.ones
else:
    from array import array as stored
    from math import prod
    from operator import index

    class Plain(stored):
        shape: tuple[int, ...]

        def copy(self) -> "Plain":
            return _shaped(Plain(self.typecode, self), self.shape)

    Numbers = Floats = Words = Plain
    uint64, int64, float64 = index, int, float
    CODES = {index: "Q", int: "q", float: "d"}

    def array(values: Iterable[Any], dtype: Any = float) -> Plain:
        made = Plain(CODES[dtype], values)
        return _shaped(made, (len(made),))

    def zeros(shape: int | tuple[int, ...], dtype: Any = float) -> Plain:
        return _filled(shape, dtype, 0)

    def ones(shape: int | tuple[int, ...], dtype: Any = float) -> Plain:
        return _filled(shape, dtype, 1)

    def _filled(shape: int | tuple[int, ...], dtype: Any, value: int) -> Plain:
        shape = (shape,) if isinstance(shape, int) else shape
        return _shaped(Plain(CODES[dtype], [value] * prod(shape)), shape)

    def _shaped(made: Any, shape: tuple[int, ...]) -> Plain:
        made.shape = shape
        return made


__all__ = ["Floats", "Numbers", "Words", "array", "float64", "int64", "ones", "uint64", "zeros"]
