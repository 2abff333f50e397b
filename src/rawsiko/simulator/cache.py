"""Where compiled code is kept, and whether it is there. Who asks need not load the compiler.

numba keeps what it compiled beside a hash of the one file that an entry stands in, though the
functions that it calls stand in others. So each version of all these files has its own folder.
"""

import os
import sys
from functools import cache
from hashlib import sha256
from pathlib import Path

COMPLETE = "complete"  # a file that says so


@cache
def cache_folder() -> Path:
    """In the folder that NUMBA_CACHE_DIR names, else in the Python environment."""
    digest = sha256()
    for file in sorted(Path(__file__).parent.rglob("*.py")):
        digest.update(file.read_bytes())
    named = os.environ.get("NUMBA_CACHE_DIR")
    base = Path(named) if named else Path(sys.prefix, "var", "cache")
    return base / "rawsiko-simulator" / digest.hexdigest()[:16]


def is_compiled() -> bool:
    """Whether `python -m rawsiko.simulator` came to its end with these files."""
    return (cache_folder() / COMPLETE).exists()
