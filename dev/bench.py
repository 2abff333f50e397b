"""Run a measurement of bench/ by its name: `engine` unless another is named.

run.py bench [NAME] [ARGUMENTS]
"""

import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

BENCH = Path(__file__).resolve().parent.parent / "bench"
DEFAULT = "engine"
NAMES = ("bots", "engine", "server", "simulator", "start", "web")


def main(arguments: Sequence[str]) -> int:
    named = arguments[:1] and not arguments[0].startswith("-")
    name, rest = (arguments[0], arguments[1:]) if named else (DEFAULT, arguments)
    if name not in NAMES:
        print(f"there is no measurement {name}; there are {', '.join(NAMES)}", file=sys.stderr)
        return 2
    return subprocess.call([sys.executable, BENCH / f"{name}.py", *rest])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
