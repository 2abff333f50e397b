"""Check that the committed generated files are up to date.

The builders run one after the other, because they install the same Node packages.
"""

import subprocess
import sys
from pathlib import Path

BUILDERS = (
    "build_template.py",
    "build_map.py",
    "build_types.py",
    "build_odds.py",
    "build_tutorial.py",
    "build_guide.py",
)


def main() -> int:
    here = Path(__file__).parent
    return max(subprocess.call([sys.executable, here / name, "--check"]) for name in BUILDERS)


if __name__ == "__main__":
    sys.exit(main())
