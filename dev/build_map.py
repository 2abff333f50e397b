"""Build content/world/map.json from the atlas, map.toml and territories.toml.

With `--check` it writes nothing and fails if the committed map is out of date.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

from node import ROOT, WEB, install_packages, run_node_tool

WORLD = ROOT / "content" / "world"
MAP = WORLD / "map.json"
PACKAGES = (
    *("d3-geo", "iso-3166-1", "topojson-client", "topojson-server", "topojson-simplify"),
    "world-atlas",
)


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--check", action="store_true", help="compare instead of writing")
    arguments = parser.parse_args()
    install_packages()
    try:
        text = run_builder(builder_job())
    except subprocess.CalledProcessError as error:
        print(f"The map could not be built:\n{error.stderr}", file=sys.stderr)
        return 1
    if not arguments.check:
        MAP.write_text(text, encoding="utf-8", newline="\n")
        return 0
    if MAP.exists() and MAP.read_text(encoding="utf-8") == text:
        return 0
    print("content/world/map.json is out of date: run `python3 run.py map`.", file=sys.stderr)
    return 1


def builder_job() -> dict[str, Any]:
    """The builder's input; it finds the atlas by itself."""
    return {"map": _toml("map.toml"), "board": outlined_board(), "inputs": fingerprint()}


def run_builder(job: dict[str, Any]) -> str:
    """The text of map.json. Raises CalledProcessError with the builder's error output."""
    return run_node_tool("node", ["map/build.mjs"], json.dumps(job))


def outlined_board() -> dict[str, Any]:
    """The parts of the board that determine shapes and sea lines."""
    board, territories = _toml("board.toml"), _toml("territories.toml")
    return {
        "continents": board["continents"],
        "closed": board["closed"],
        "neutral": board["neutral"],
        "territories": [
            {
                "id": name,
                "continent": entry["continent"],
                "members": entry["members"],
                "sea": entry["sea"],
            }
            for name, entry in territories.items()
        ],
    }


def fingerprint() -> str:
    """A hash of everything the map is built from, the same on every platform."""
    sources = [WORLD / "map.toml", *sorted((WEB / "map").glob("*.mjs"))]
    digest = hashlib.sha256(json.dumps([outlined_board(), locked_packages()]).encode())
    for path in sources:
        digest.update(_text(path).encode())
    return digest.hexdigest()


def locked_packages() -> dict[str, str]:
    """The builder's packages and their dependencies, with their hashes."""
    locked = json.loads(_text(WEB / "package-lock.json"))["packages"]
    found: dict[str, str] = {}
    missing = list(PACKAGES)
    while missing:
        name = missing.pop()
        package = locked[f"node_modules/{name}"]
        found[name] = package["integrity"]
        missing += [one for one in package.get("dependencies", ()) if one not in found]
    return dict(sorted(found.items()))


def _toml(name: str) -> dict[str, Any]:
    return tomllib.loads(_text(WORLD / name))


def _text(path: Path) -> str:
    return path.read_text(encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
