"""Write the lock files: every package, pinned and hashed.

    python dev/lock.py

In locks/, a file for each set of Python packages: serve, compiled, pages, study and develop, which
has all of them (run.py says which command needs which); and long, what only `test --long` needs.
web/package-lock.json is what builds the client. The two in bench/peers/ are for the peers that
bench/ compares with. None contains an address, so packages come from the registry that a machine is
configured for. All cover every platform that RAWsiko supports. To update Python packages, change
`NEWEST`.
"""

import json
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

from node import ROOT, WEB, run_node_tool

PEERS = ROOT / "bench" / "peers"

NEWEST = "2026-11-14"  # packages uploaded after this day are not considered

STUDIED = ("compiled", "lab", "postgres", "boards", "cluster")  # extras

# Litestar asks for them, but loads them only to invent examples for a description: 14 MB.
NEVER_LOADED = ("faker", "polyfactory")

OPTIONS = (
    *(option for name in NEVER_LOADED for option in ("--no-emit-package", name)),
    *("--universal", "--python-version", "3.11", "--exclude-newer", NEWEST, "--upgrade"),
    *("--generate-hashes", "--no-emit-index-url", "--no-annotate", "--no-header", "--quiet"),
)


def main() -> int:
    status = lock_sets()
    lock_npm(WEB)
    lock_npm(PEERS)
    return status or lock_long() or lock_openspiel()


def lock_sets() -> int:
    """The largest first: the others have its versions."""
    everything = [option for extra in STUDIED for option in ("--extra", extra)]
    develop = "locks/develop.lock"
    status = lock("--group", "dev", *everything, "pyproject.toml", "--output-file", develop)
    alike = ("--constraints", develop, "--output-file")
    node = next(name for name in project()["dependency-groups"]["dev"] if "nodejs" in name)
    compiled = "\n".join(extra("compiled"))
    return (
        status
        or lock("pyproject.toml", *alike, "locks/serve.lock")
        or lock("-", *alike, "locks/compiled.lock", given=compiled)
        or lock("-", *alike, "locks/pages.lock", given=node)
        or lock(*everything, "pyproject.toml", *alike, "locks/study.lock")
    )


def lock(*what: str, given: str | None = None) -> int:
    command = [sys.executable, "-m", "uv", "pip", "compile", *OPTIONS, *what]
    done = subprocess.run(
        command, cwd=ROOT, input=given, stdout=subprocess.DEVNULL, encoding="utf-8", check=False
    )
    return done.returncode


def lock_long() -> int:
    """Ray, as the extra requires it, and the group `long`, compatible with locks/develop.lock."""
    asked = "\n".join([*extra("cluster-lab"), *project()["dependency-groups"]["long"]])
    beside = ("--constraints", "locks/develop.lock")
    return lock(*beside, "-", "--output-file", "locks/long.lock", given=asked)


def project() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def extra(name: str) -> list[str]:
    return project()["project"]["optional-dependencies"][name]


def lock_openspiel() -> int:
    """OpenSpiel without its dependencies: bench/ uses only its C++ games."""
    output = ("--output-file", "bench/peers/openspiel.lock")
    return lock("--no-deps", "-", *output, given="open_spiel")


def lock_npm(folder: Path) -> None:
    # With packages installed, npm would lock only this platform's.
    shutil.rmtree(folder / "node_modules", ignore_errors=True)
    options = ["--package-lock-only", "--ignore-scripts", "--no-audit", "--no-fund"]
    run_node_tool("npm", ["install", *options], folder=folder)
    path = folder / "package-lock.json"
    lock = json.loads(path.read_text(encoding="utf-8"))
    for package in lock["packages"].values():
        _without_address(package)
    path.write_text(json.dumps(lock, indent=2) + "\n", encoding="utf-8", newline="\n")


def _without_address(package: dict[str, Any]) -> None:
    """npm already omits download addresses (.npmrc), but not funding addresses."""
    package.pop("funding", None)


if __name__ == "__main__":
    sys.exit(main())
