"""Packages that only `run.py test --long` needs: Ray, coverage and Cosmic Ray.

locks/long.lock pins and hashes them; `dev/lock.py` writes it. They are installed into a separate
folder, so that the environment still matches locks/develop.lock.
"""

import subprocess
import sys
from pathlib import Path

LOCK = Path(__file__).resolve().parents[1] / "locks" / "long.lock"
FOLDER = Path(sys.prefix, "var", "long")
STAMP = FOLDER / "from.lock"


def install() -> Path | None:
    """The folder with the packages; None if they can't be installed, which is printed."""
    wanted = LOCK.read_text(encoding="utf-8")
    if STAMP.exists() and STAMP.read_text(encoding="utf-8") == wanted:
        return FOLDER
    print("Installing packages for the long run", file=sys.stderr, flush=True)
    command = [sys.executable, "-m", "uv", "pip", "install", "--quiet", "--target", str(FOLDER)]
    if subprocess.call([*command, "--require-hashes", "-r", str(LOCK)]) != 0:
        print("The packages for the long run could not be installed", file=sys.stderr, flush=True)
        return None
    STAMP.write_text(wanted, encoding="utf-8")
    return FOLDER
