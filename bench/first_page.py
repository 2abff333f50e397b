"""Seconds from nothing to the first page: a release and a clone, beside `pip install datasette`.

All packages lie in a local folder, so that no network is measured; what 16 Mbit/s would add is
computed from the bytes.
"""

import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
import zipfile
from collections.abc import Generator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

from bench.not_measured import NotMeasured
from setting_up import COMPILED, PAGES, SERVE

ROOT = Path(__file__).resolve().parents[1]
PYTHON = str(getattr(sys, "_base_executable", sys.executable))
MEGABIT_S = 16
PATIENCE = 900
PEER = "datasette"


@dataclass
class Measured:
    name: str
    seconds: float  # until the first page answers
    on_disk: float  # MB then
    download: float  # MB until then

    def line(self) -> str:
        added = self.download * 8 / MEGABIT_S
        figures = f"{self.seconds:8.1f}{added:12.1f}{self.on_disk:10.0f}{self.download:12.1f}"
        return f"{self.name:34}{figures}"


def measure() -> list[Measured]:
    """Raises NotMeasured."""
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        packages = fetch(place / "packages")
        rows = [release(place, packages), again(place), compiled(place)]
        rows.append(clone(place, packages))
        rows.append(peer(place, packages))
        return rows


def show(rows: list[Measured]) -> None:
    print(f"{'':34}{'seconds':>8}{'16 Mbit/s +':>12}{'MB on disk':>10}{'MB download':>12}")
    for row in rows:
        print(row.line())


def fetch(folder: Path) -> Path:
    """Every package that is needed, from wherever this machine gets its packages."""
    download = [sys.executable, "-m", "pip", "download", "--quiet", "--prefer-binary", "-d"]
    for name in (SERVE, COMPILED, PAGES):
        lock = str(ROOT / "locks" / f"{name}.lock")
        run([*download, str(folder / name), "--no-deps", "--require-hashes", "-r", lock])
    run([*download, str(folder / PEER), PEER, "setuptools"])
    return folder


def release(place: Path, packages: Path) -> Measured:
    dist, folder = place / "dist", place / "release"
    run([sys.executable, str(ROOT / "dev" / "release.py"), "--out", str(dist)])
    packed = min(dist.glob("*.zip"), key=lambda file: len(file.name))  # the other one is the site
    with zipfile.ZipFile(packed) as archive:
        archive.extractall(folder)
    (unpacked,) = folder.iterdir()
    (place / "home").mkdir()
    download = packed.stat().st_size / 1e6 + size(packages / SERVE)
    begin = time.perf_counter()
    with serving(launcher(place), place / "home", packages) as address:
        seconds = wait_for_page(address, begin)
        on_disk = size(place / "home") + size(unpacked)
    return Measured("release, the first time", seconds, on_disk, download)


def again(place: Path) -> Measured:
    begin = time.perf_counter()
    with serving(launcher(place), place / "home", None) as address:
        seconds = wait_for_page(address, begin)
    return Measured("release, the second time", seconds, 0, 0)


def compiled(place: Path) -> Measured:
    """Until the strongest bots are ready, as `/health` says."""
    packages = place / "packages"
    begin = time.perf_counter()
    with serving(launcher(place), place / "home", packages) as address:
        wait_for_page(address, begin)
        while True:
            with urllib.request.urlopen(f"{address}/health") as answer:
                if json.load(answer).get("bots") == "fast":
                    break
            if time.perf_counter() - begin > PATIENCE:
                raise NotMeasured("the simulator was not compiled")
            time.sleep(1)
        seconds = time.perf_counter() - begin
    on_disk = size(place / "home") + size(place / "release")
    download = size(packages / SERVE) + size(packages / COMPILED) + size(place / "dist") / 2
    return Measured("release, bots ready", seconds, on_disk, download)


def clone(place: Path, packages: Path) -> Measured:
    """With npm's packages from its own cache."""
    folder = place / "clone"
    run(["git", "clone", "--quiet", "--depth", "1", f"file://{ROOT}", str(folder)])
    (place / "clone-home").mkdir()
    begin = time.perf_counter()
    command = [PYTHON, str(folder / "run.py"), "--host", "127.0.0.1", "--port", "0"]
    with serving(command, place / "clone-home", packages) as address:
        seconds = wait_for_page(address, begin)
        on_disk = size(folder) + size(place / "clone-home")
    return Measured(
        "clone, the first time", seconds, on_disk, size(packages / SERVE) + size(packages / PAGES)
    )


def peer(place: Path, packages: Path) -> Measured:
    folder, home = place / PEER, place / "peer-home"
    home.mkdir()
    begin = time.perf_counter()
    run([PYTHON, "-m", "venv", str(folder)])
    found = ["--no-index", "--find-links", str(packages / PEER)]
    run([str(folder / "bin" / "pip"), "install", "--quiet", *found, PEER])
    port = "8765"
    command = [str(folder / "bin" / PEER), "serve", "--port", port]
    with subprocess.Popen(
        command, env=environment(home, None), stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL, start_new_session=True,
    ) as process:  # fmt: skip
        try:
            seconds = wait_for_page(f"http://127.0.0.1:{port}", begin)
        finally:
            end(process)
    return Measured(
        f"pip install {PEER}", seconds, size(folder) + size(home), size(packages / PEER)
    )


def launcher(place: Path) -> list[str]:
    (script,) = place.glob("release/*/RAWsiko-Linux.sh")
    return ["sh", str(script), "--host", "127.0.0.1", "--port", "0"]


@contextmanager
def serving(command: list[str], home: Path, packages: Path | None) -> Generator[str]:
    """The address that the server prints; it ends with the block."""
    with subprocess.Popen(
        command, env=environment(home, packages), stdout=subprocess.PIPE, encoding="utf-8",
        stderr=(home / "log").open("w"), start_new_session=True,
    ) as process:  # fmt: skip
        assert process.stdout is not None
        try:
            line = next((line for line in process.stdout if "http://127" in line), None)
            if line is None:
                raise NotMeasured(f"{command}: {(home / 'log').read_text()[-500:]}")
            yield line.split()[-1]
        finally:
            end(process)


def environment(home: Path, packages: Path | None) -> dict[str, str]:
    """As a new user's, with packages from a folder or without any."""
    kept = {name: os.environ[name] for name in os.environ if name.startswith(("LANG", "npm_"))}
    found = (
        "" if packages is None else " ".join(str(packages / n) for n in (SERVE, COMPILED, PAGES))
    )
    cache = subprocess.run(
        ["npm", "config", "get", "cache"], capture_output=True, encoding="utf-8", check=False
    ).stdout.strip() if shutil.which("npm") else ""  # fmt: skip
    return {
        **kept,
        "HOME": str(home),
        "PATH": os.pathsep.join([str(Path(PYTHON).parent), os.defpath]),
        "BROWSER": "true",
        "PIP_NO_INDEX": "1",
        "PIP_FIND_LINKS": found,
        **({"npm_config_cache": cache, "npm_config_prefer_offline": "true"} if cache else {}),
    }


def wait_for_page(address: str, begin: float) -> float:
    while time.perf_counter() - begin < PATIENCE:
        with suppress(OSError), urllib.request.urlopen(address) as page:
            page.read()
            return time.perf_counter() - begin
        time.sleep(0.02)
    raise NotMeasured(f"{address} does not answer")


def end(process: "subprocess.Popen[str] | subprocess.Popen[bytes]") -> None:
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGTERM)


def size(folder: Path) -> float:
    """MB of all files below."""
    files = (file for file in folder.rglob("*") if file.is_file() and not file.is_symlink())
    return sum(file.stat().st_size for file in files) / 1e6


def run(command: list[str]) -> None:
    done = subprocess.run(command, check=False, capture_output=True, encoding="utf-8")
    if done.returncode != 0:
        raise NotMeasured(f"{' '.join(command[:6])}: {done.stderr.strip()[-500:]}")
