"""Ray for the long tests: a quarter of a gigabyte that nothing else needs.

What is installed is pinned and hashed in dev/cluster.lock, which `dev/lock.py` writes. It lies in a
folder of its own beside the environment's packages, which stay what requirements.lock says.
"""

import subprocess
import sys
from pathlib import Path

LOCK = Path(__file__).with_name("cluster.lock")
FOLDER = Path(sys.prefix, "var", "cluster")
STAMP = FOLDER / "from.lock"


def bring_up_to_date() -> Path | None:
    """The folder with Ray in it; None where it could not be had, which is said."""
    wanted = LOCK.read_text(encoding="utf-8")
    if STAMP.exists() and STAMP.read_text(encoding="utf-8") == wanted:
        return FOLDER
    print("Installing Ray for the long tests", file=sys.stderr, flush=True)
    command = [sys.executable, "-m", "uv", "pip", "install", "--quiet", "--target", str(FOLDER)]
    if subprocess.call([*command, "--require-hashes", "-r", str(LOCK)]) != 0:
        print("Ray could not be installed: its tests are left out", file=sys.stderr, flush=True)
        return None
    STAMP.write_text(wanted, encoding="utf-8")
    return FOLDER
