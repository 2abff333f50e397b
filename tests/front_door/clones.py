"""Copies of the project to start run.py in, from a fake environment to a full clone."""

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path

import run
import setting_up
from dev.checks import KEPT

ROOT = Path(setting_up.ROOT)
# The Python that a newcomer would use, not the one of the tests' environment.
PYTHON = str(getattr(sys, "_base_executable", sys.executable))

# Nothing answers here, so anything that needs the network fails at once.
NO_NETWORK = {
    **dict.fromkeys(("HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY"), "http://127.0.0.1:9"),
    **dict.fromkeys(("http_proxy", "https_proxy", "all_proxy"), "http://127.0.0.1:9"),
    **dict.fromkeys(("NO_PROXY", "no_proxy"), ""),
    "UV_OFFLINE": "1",
    "PIP_NO_INDEX": "1",
}

# A signal handler may interrupt a print, which isn't reentrant; so it uses os.write.
STUB = """\
import os, signal, sys, time

def caught(number, frame):
    os.write(1, b"caught %d\\n" % number)
    os._exit(7)

word = sys.argv[1] if len(sys.argv) > 1 else ""
if word == "exit":
    sys.exit(int(sys.argv[2]))
if word == "catch":
    signal.signal(signal.SIGTERM, caught)
    signal.signal(signal.SIGINT, caught)
if word in ("wait", "catch"):
    os.write(1, b"waiting\\n")
    time.sleep(60)
if word == "environment":
    print(os.environ.get(sys.argv[2], "absent"))
else:
    print(sys.argv[1:])
"""


def clean_environment(**changes: str) -> dict[str, str]:
    """A newcomer's environment variables: without those of the tests' environment."""
    inside = {"VIRTUAL_ENV", "RAWSIKO_CALLED", "RAWSIKO_PREPARE", "UV_PYTHON_DOWNLOADS"}
    inside |= {"PYTHONPATH", *KEPT}
    environment = {name: value for name, value in os.environ.items() if name not in inside}
    places = environment.get("PATH", "").split(os.pathsep)
    environment["PATH"] = os.pathsep.join(p for p in places if not p.startswith(sys.prefix))
    return environment | changes


def command(folder: Path, *arguments: str) -> list[str]:
    return [PYTHON, str(folder / "run.py"), *arguments]


def start(folder: Path, *arguments: str, **changes: str) -> subprocess.CompletedProcess[str]:
    """Run `run.py` in this folder and wait for it."""
    return subprocess.run(
        command(folder, *arguments),
        cwd=folder,
        env=clean_environment(**changes),
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=300,
    )


def pretended_clone(folder: Path) -> Path:
    """A folder whose environment counts as ready and whose program is `STUB`: nothing is set up."""
    shutil.copy(ROOT / "run.py", folder)
    shutil.copy(ROOT / "setting_up.py", folder)
    shutil.copytree(ROOT / "locks", folder / "locks")
    place = setting_up.Place(str(folder))
    Path(place.bin).mkdir(parents=True)
    Path(place.python).symlink_to(PYTHON)
    place.begin()
    place.note(run.DEVELOP)
    (folder / "rawsiko").mkdir()
    (folder / "rawsiko" / "__main__.py").write_text(STUB, encoding="utf-8")
    return folder


def small_clone(folder: Path) -> Path:
    """A project with the real run.py, in which each set has one small package, and uv is there."""
    chosen = {run.SERVE: ["msgspec"], run.PAGES: ["segno"], run.STUDY: ["h11"]}
    chosen[run.DEVELOP] = ["uv", "segno"]
    (folder / "locks").mkdir(parents=True, exist_ok=True)
    shutil.copy(ROOT / "run.py", folder)
    shutil.copy(ROOT / "setting_up.py", folder)
    entries = setting_up.entries_of((ROOT / "locks" / "develop.lock").read_text(encoding="utf-8"))
    for name, packages in chosen.items():
        begins = tuple(f"{package}==" for package in packages)
        lock = "".join(entry for entry in entries if entry.startswith(begins))
        (folder / "locks" / f"{name}.lock").write_text(lock, encoding="utf-8")
    package = folder / "src" / "rawsiko"
    package.mkdir(parents=True)
    (package / "__init__.py").touch()
    (package / "__main__.py").write_text(STUB, encoding="utf-8")
    return folder


def tracked_files() -> Sequence[Path]:
    """All files of the project that git tracks or would track, relative to its root."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT, capture_output=True, encoding="utf-8", check=True,
    ).stdout  # fmt: skip
    return [Path(name) for name in listed.split("\0") if name and (ROOT / name).is_file()]


def full_clone(folder: Path) -> Path:
    """What a newcomer gets from `git clone`, plus uncommitted changes."""
    for file in tracked_files():
        (folder / file).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / file, folder / file)
    return folder


def wait_until(condition: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 60
    while not condition():
        assert time.monotonic() < deadline
        time.sleep(0.02)
