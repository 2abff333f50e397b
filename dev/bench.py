"""Run a measurement of bench/ by name; the default is `engine`.

run.py bench [NAME] [ARGUMENTS]
"""

import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DEFAULT = "engine"
NAMES = (
    "bell",
    "bots",
    "claims",
    "class",
    "cluster",
    "debrief",
    "engine",
    "flood",
    "headers",
    "match",
    "planning",
    "reconnect",
    "restart",
    "server",
    "simulator",
    "site",
    "start",
    "web",
    "weight",
)
MODULES = {"class": "school_class"}  # no module can be called that


def main(arguments: Sequence[str]) -> int:
    is_named = arguments[:1] and not arguments[0].startswith("-")
    name, rest = (arguments[0], arguments[1:]) if is_named else (DEFAULT, arguments)
    if name not in NAMES:
        print(f"no measurement is called {name}; choose {', '.join(NAMES)}", file=sys.stderr)
        return 2
    return subprocess.call(
        [sys.executable, "-m", f"bench.{MODULES.get(name, name)}", *rest], cwd=ROOT
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
