"""Writes requirements.lock: every package of the environment, pinned and hashed.

    python dev/lock.py

It holds no address, so that it installs from whatever index a machine uses, and entries for all
platforms and Pythons that RAWsiko supports. Move `NEWEST` on to take newer packages.
"""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
NEWEST = "2026-11-14"  # packages uploaded after this day are not considered

OPTIONS = (
    *("--universal", "--python-version", "3.11", "--exclude-newer", NEWEST, "--upgrade"),
    *("--generate-hashes", "--no-emit-index-url", "--no-annotate", "--no-header", "--quiet"),
)


def main() -> int:
    what = ("--group", "dev", "pyproject.toml", "--output-file", "requirements.lock")
    command = [sys.executable, "-m", "uv", "pip", "compile", *OPTIONS, *what]
    return subprocess.call(command, cwd=ROOT, stdout=subprocess.DEVNULL)


if __name__ == "__main__":
    sys.exit(main())
