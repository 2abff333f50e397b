"""Find this machine's browser, for pictures, measurements and tests."""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from setting_up import wait_for

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
# The browser makes no background requests and needs no display.
FLAGS = (
    *("--disable-gpu", "--disable-quic", "--no-first-run", "--hide-scrollbars"),
    *("--disable-background-networking", "--disable-component-update", "--disable-sync"),
)
# The same engine without a window: a page takes about half of the processor time.
SHELL = "chromium-headless-shell"  # also the name of Debian's package
ADVICE = f"install one of {', '.join(NAMES)}"


def find_browser() -> str | None:
    """A whole browser, for pictures and measurements."""
    return _first_of(*NAMES, SHELL)


def provide_browser() -> str | None:
    """The lightest browser, for tests. If there is none and this user is root, it's installed,
    one process at a time."""
    if found := _first_of(SHELL, *NAMES):
        return found
    if not (_is_root() and shutil.which("apt-get")):
        return None
    with Path(tempfile.gettempdir(), "rawsiko-browser.lock").open("a") as turn:
        wait_for(turn.fileno())
        return _first_of(SHELL, *NAMES) or _installed()


def flags() -> list[str]:
    """Chromium refuses to run as root without --no-sandbox."""
    return [*FLAGS, "--no-sandbox"] if _is_root() else [*FLAGS]


def _installed() -> str | None:
    quiet = {"DEBIAN_FRONTEND": "noninteractive"}
    for order in (("update",), ("install", "--yes", "--no-install-recommends", SHELL)):
        command = ["apt-get", "--quiet", *order]
        subprocess.run(command, env={**os.environ, **quiet}, stdout=sys.stderr, check=False)
    return _first_of(SHELL, *NAMES)


def _first_of(*names: str) -> str | None:
    return next(filter(None, map(shutil.which, names)), None)


def _is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0
