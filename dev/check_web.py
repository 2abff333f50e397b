"""Check the client: types, lint, unit tests, formatting. All checks run even when one fails.

With `--coverage` it also reports how much of the client the unit tests run.
"""

import subprocess
import sys
from collections.abc import Sequence

from node import WEB, command, environment, install_packages

UNIT_TESTS = "vitest/vitest.mjs"
CHECKS = (
    ("svelte-check/bin/svelte-check", "--fail-on-warnings", "--output", "machine"),
    ("eslint/bin/eslint.js", "--max-warnings", "0", "."),
    (UNIT_TESTS, "run", "--reporter", "dot"),
    ("prettier/bin/prettier.cjs", "--check", "--log-level", "warn", "."),
)


def main(arguments: Sequence[str]) -> int:
    install_packages()
    plain = {**environment(), "NO_COLOR": "1"}
    coverage = ["--coverage.enabled"] if "--coverage" in arguments else []
    return max(
        subprocess.call(
            [*command(tool), *options, *(coverage if tool == UNIT_TESTS else [])],
            cwd=WEB,
            env=plain,
        )
        for tool, *options in CHECKS
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
