"""Where compiled code is kept, and whether it's there. Doesn't load the compiler.

numba's own cache only checks the file of the entry point, not the files of the functions it calls
nor the engine's constants. So every version of all of these has its own folder.
"""

import os
import sys
from functools import cache
from hashlib import sha256
from pathlib import Path

from rawsiko.simulator import constants

COMPLETE = "complete"  # the name of a file


@cache
def cache_folder() -> Path:
    """In the folder that NUMBA_CACHE_DIR names, else in the Python environment."""
    digest = sha256()
    for file in sorted(Path(__file__).parent.rglob("*.py")):
        digest.update(file.read_bytes())
    digest.update(repr([(name, getattr(constants, name)) for name in constants.__all__]).encode())
    named = os.environ.get("NUMBA_CACHE_DIR")
    base = Path(named) if named else Path(sys.prefix, "var", "cache")
    return base / "rawsiko-simulator" / digest.hexdigest()[:16]


def is_compiled() -> bool:
    """Whether `python -m rawsiko.simulator` has finished for this version."""
    return (cache_folder() / COMPLETE).exists()
