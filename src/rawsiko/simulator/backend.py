"""How the simulator runs in this process: compiled by numba, linked for a browser, or as plain
Python.

Plain Python makes the same choices, some thirty times slower. It serves where numba can't be
installed, and a server until the compiled code is there.
"""

import os
import sys
from importlib.util import find_spec
from pathlib import Path

VARIABLE = "RAWSIKO_SIMULATOR"
PLAIN = "plain"

LINKED = Path(__file__).with_name("think.so")  # there if the build of the site could link it

HAS_NUMBA = os.environ.get(VARIABLE) != PLAIN and find_spec("numba") is not None
IS_LINKED = sys.platform == "emscripten" and LINKED.exists()
IS_PLAIN = not (HAS_NUMBA or IS_LINKED)
