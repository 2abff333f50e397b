"""Check the client: types, lint, unit tests, formatting. All checks run even when one fails."""

import subprocess
import sys

from node import WEB, command, environment, install_packages

CHECKS = (
    ("svelte-check/bin/svelte-check", "--fail-on-warnings", "--output", "machine"),
    ("eslint/bin/eslint.js", "--max-warnings", "0", "."),
    ("vitest/vitest.mjs", "run", "--reporter", "dot"),
    ("prettier/bin/prettier.cjs", "--check", "--log-level", "warn", "."),
)


def main() -> int:
    install_packages()
    plain = {**environment(), "NO_COLOR": "1"}
    return max(
        subprocess.call([*command(tool), *arguments], cwd=WEB, env=plain)
        for tool, *arguments in CHECKS
    )


if __name__ == "__main__":
    sys.exit(main())
