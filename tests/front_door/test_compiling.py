"""The simulator is compiled before anybody waits for it."""

import subprocess
import sys
from configparser import ConfigParser

from tests.front_door.clones import ROOT

COMMAND = [sys.executable, "-m", "rawsiko.simulator"]


def test_who_starts_the_server_does_not_load_the_compiler() -> None:
    """The starting process becomes the server, which should stay small."""
    program = "import sys; sys.path.append('dev'); import start; sys.exit('numba' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", program], cwd=ROOT, check=False).returncode == 0


def test_the_unit_for_systemd_compiles_where_it_may_write() -> None:
    """Its environment is read-only (ProtectSystem=strict), so it uses the cache folder."""
    text = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    unit = ConfigParser(interpolation=None)
    unit.read_string(text.partition("```ini\n")[2].partition("```")[0])
    service = unit["Service"]
    assert service["ExecStartPre"].endswith("/python -m rawsiko.simulator")
    assert service["Environment"] == f"NUMBA_CACHE_DIR=/var/cache/{service['CacheDirectory']}"
