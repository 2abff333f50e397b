"""How the simulator runs in this process: compiled by numba, or as plain Python.

Plain Python makes the same choices, some thirty times slower. It serves where numba can't be
installed, and a server until the compiled code is there.
"""

import os
from importlib.util import find_spec

VARIABLE = "RAWSIKO_SIMULATOR"
PLAIN = "plain"

IS_PLAIN = os.environ.get(VARIABLE) == PLAIN or find_spec("numba") is None
