"""The arrays and numbers of the simulator: numpy's, or Python's own where nothing is compiled.

It has only what the simulator uses. Python's lists are faster to index than numpy's arrays, and its
integers don't wrap around: `rules/drawing` takes care of the few that should.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from rawsiko.simulator.backend import IS_PLAIN

if TYPE_CHECKING or not IS_PLAIN:
    import numpy as np
    from numpy.typing import NDArray

    Numbers = NDArray[np.int64]
    Floats = NDArray[np.float64]
    Words = NDArray[np.uint64]
    uint64, int64, float64 = np.uint64, np.int64, np.float64
    array, zeros, ones = np.array, np.zeros, np.ones
else:

    class Plain(list[Any]):
        def tolist(self) -> list[Any]:
            return [part.tolist() if isinstance(part, Plain) else part for part in self]

        def tobytes(self) -> bytes:
            return repr(self).encode()

        def copy(self) -> "Plain":
            return Plain(part.copy() if isinstance(part, Plain) else part for part in self)

    Numbers = Floats = Words = Plain
    uint64 = int64 = int
    float64 = float

    def array(values: Sequence[Any], dtype: type = float) -> Plain:
        return Plain(
            array(value, dtype) if isinstance(value, Sequence) else dtype(value) for value in values
        )

    def zeros(shape: int | tuple[int, ...], dtype: type = float) -> Plain:
        return _filled(shape, dtype(0))

    def ones(shape: int | tuple[int, ...], dtype: type = float) -> Plain:
        return _filled(shape, dtype(1))

    def _filled(shape: int | tuple[int, ...], value: Any) -> Plain:
        if isinstance(shape, int):
            return Plain([value] * shape)
        first, *rest = shape
        return Plain(_filled(tuple(rest), value) if rest else value for _ in range(first))


__all__ = ["Floats", "Numbers", "Words", "array", "float64", "int64", "ones", "uint64", "zeros"]
