"""Setting up: from nothing, again after a failure, and never when it isn't needed.

These tests use the network, and the package tools' caches.
"""

import os
import re
import shutil
import signal
import subprocess
from pathlib import Path
from typing import NamedTuple

import pytest

import run
import setting_up
from rawsiko import __version__
from rawsiko.texts.fluent import LANGUAGES
from tests.front_door.clones import (
    NO_NETWORK,
    clean_environment,
    command,
    full_clone,
    small_clone,
    start,
    wait_until,
)

pytestmark = pytest.mark.slow

VERSION = f"rawsiko {__version__}\n"
READY = "run.py: Ready."
IS_LONG = bool(os.environ.get("RAWSIKO_LONG"))


def test_a_start_needs_no_network_once_set_up() -> None:
    """In the very environment that these tests run in."""
    done = start(Path(run.ROOT), "--version", **NO_NETWORK)
    assert (done.returncode, done.stdout, done.stderr) == (0, VERSION, "")


@pytest.mark.skipif(not IS_LONG, reason="CI sets up a fresh clone each time; --long does it twice")
def test_a_fresh_clone_needs_one_command(tmp_path: Path) -> None:
    """Sets up what serves and what builds the pages; later starts need no network."""
    clone = full_clone(tmp_path / "clone")
    first = start(clone, "--version")
    assert (first.returncode, first.stdout) == (0, VERSION), first.stderr
    assert first.stderr.splitlines()[-1] == READY
    assert not list(clone.glob(".venv/**/site-packages/numba"))
    second = start(clone, "--version", **NO_NETWORK)
    assert (second.returncode, second.stdout, second.stderr) == (0, VERSION, "")
    built = start(clone, "web", "--if-changed")
    assert built.returncode == 0, built.stderr
    again = start(clone, "web", "--if-changed", **NO_NETWORK)
    assert (again.returncode, again.stderr) == (0, "")
    shutil.rmtree(clone)  # half a gigabyte


class SetUp(NamedTuple):
    clone: Path
    was_ready: bool  # before the starts, when a set-up had been killed
    outputs: list[str]
    messages: str


@pytest.fixture(scope="module")
def set_up(tmp_path_factory: pytest.TempPathFactory) -> SetUp:
    """A small project: one set-up is killed halfway with all its child processes, then three
    starts at once set it up. Tests copy it or leave it ready."""
    clone = small_clone(tmp_path_factory.mktemp("small") / "clone")
    place = run.Place(str(clone))
    if os.name != "nt":  # the orphan is found by its process group
        with subprocess.Popen(
            command(clone, "x"), cwd=clone, env=clean_environment(), stderr=subprocess.DEVNULL,
            start_new_session=True,
        ) as process:  # fmt: skip
            wait_until(Path(place.python).exists)
            os.killpg(process.pid, signal.SIGKILL)
    was_ready = place.is_ready([run.SERVE])
    starts = [
        subprocess.Popen(
            command(clone, str(number)), cwd=clone, env=clean_environment(),
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8",
        )
        for number in range(3)
    ]  # fmt: skip
    outputs = [process.communicate(timeout=300) for process in starts]
    return SetUp(clone, was_ready, [out for out, _ in outputs], "".join(err for _, err in outputs))


@pytest.fixture
def ready(set_up: SetUp) -> Path:
    return set_up.clone


def test_without_network_one_sentence_says_so(tmp_path: Path) -> None:
    clone = small_clone(tmp_path)
    cold = {"UV_CACHE_DIR": str(tmp_path / "uv"), "PIP_CACHE_DIR": str(tmp_path / "pip")}
    done = start(clone, "x", PIP_FIND_LINKS="", PIP_CONFIG_FILE=os.devnull, **cold, **NO_NETWORK)
    assert done.returncode == 1
    assert done.stdout == ""
    last = done.stderr.splitlines()[-1]
    assert last == "run.py: Setting up failed, see above. Check the network, then start again."


def test_two_starts_at_once_set_up_once(set_up: SetUp) -> None:
    assert set_up.outputs == ["['0']\n", "['1']\n", "['2']\n"], set_up.messages
    assert set_up.messages.count(READY) == 1
    assert set_up.messages.count("Another start is setting up") == 2


@pytest.mark.skipif(os.name == "nt", reason="the orphan is found by its process group")
def test_a_set_up_that_was_killed_is_finished_by_the_next_start(set_up: SetUp) -> None:
    assert not set_up.was_ready
    assert run.Place(str(set_up.clone)).is_ready([run.SERVE])


def test_a_command_installs_what_only_it_needs(set_up: SetUp, tmp_path: Path) -> None:
    clone = tmp_path / "copy"
    shutil.copytree(set_up.clone, clone, ignore=shutil.ignore_patterns(".venv*"))
    first = start(clone, "simulate")
    assert (first.returncode, first.stdout) == (0, "['simulate']\n"), first.stderr
    assert run.Place(str(clone)).missing([run.STUDY, run.SERVE, run.DEVELOP]) == [run.DEVELOP]
    assert start(clone, "odds", **NO_NETWORK).stderr == ""  # what studies also serves


@pytest.mark.parametrize(
    ("arguments", "sets"),
    [
        ("", [run.SERVE, run.PAGES]),
        ("--port 9000", [run.SERVE, run.PAGES]),
        ("serve --processes 3", [run.STUDY, run.PAGES]),
        ("serve --database=postgresql://a@b/c", [run.STUDY, run.PAGES]),
        ("odds 5 3", [run.SERVE]),
        ("--version", [run.SERVE]),
        ("balance", [run.STUDY]),
        ("web", [run.SERVE, run.PAGES]),
        ("test --fast", [run.DEVELOP]),
    ],
)
def test_each_command_needs_certain_sets(arguments: str, sets: list[str]) -> None:
    assert run.sets_for(arguments.split()) == sets


def test_what_is_never_read_is_dropped(tmp_path: Path) -> None:
    """Babel's other languages, tests of packages, setuptools: 55 MB of a release's 410."""
    place = run.Place(str(tmp_path))
    packages = Path(place.folder, "lib", "python3.11", "site-packages")
    kept = [f"babel/locale-data/{name}.dat" for name in ("root", "de", "de_AT", *LANGUAGES)]
    kept += ["numba/core/ir.py", "numpy/testing/utils.py"]
    dropped = ["babel/locale-data/den.dat", "babel/locale-data/zu.dat", "numba/tests/a/b.py"]
    dropped += ["numpy/_core/tests/test_array.py", "numpy/tests/test_lazy.py"]
    dropped += ["distutils-precedence.pth", "_distutils_hack/__init__.py", "setuptools/dist.py"]
    for name in (*kept, *dropped):
        (packages / name).parent.mkdir(parents=True, exist_ok=True)
        (packages / name).touch()
    setting_up.SetUp(place, 0).drop_unused()
    left = {str(file.relative_to(packages)) for file in packages.rglob("*") if file.is_file()}
    assert left == set(kept)


@pytest.mark.skipif(not IS_LONG, reason="sets up once more; --long does it")
def test_a_moved_clone_is_set_up_again(ready: Path, tmp_path: Path) -> None:
    """Scripts and links in an environment contain the folder where it was created."""
    moved = tmp_path / "moved"
    shutil.copytree(ready, moved, symlinks=True)
    done = start(moved, "x")
    assert (done.returncode, done.stdout) == (0, "['x']\n"), done.stderr
    assert READY in done.stderr
    assert str(ready) not in (moved / ".venv" / "pyvenv.cfg").read_text(encoding="utf-8")


def test_an_environment_whose_python_vanished_is_not_sound(tmp_path: Path) -> None:
    """As after a system upgrade: the environment's link is broken."""
    place = run.Place(str(tmp_path))
    Path(place.bin).mkdir(parents=True)
    place.begin()
    Path(place.python).symlink_to(tmp_path / "gone")
    assert not place.is_sound()
    assert not place.is_ready([])


def test_a_new_lock_is_installed_without_starting_over(ready: Path) -> None:
    """Installed packages stay, so no network is needed if nothing is new."""
    witness = ready / ".venv" / "witness"
    witness.touch()
    with (ready / "locks" / "serve.lock").open("a", encoding="utf-8") as lock:
        lock.write("# changed\n")
    done = start(ready, "x", **NO_NETWORK)
    assert (done.returncode, done.stdout) == (0, "['x']\n"), done.stderr
    assert done.stderr.splitlines()[-1] == READY
    assert witness.exists()


def test_pip_stands_in_where_uv_does_not_work(set_up: SetUp, tmp_path: Path) -> None:
    """As where only pip is configured for the index that a school uses."""
    clone = tmp_path / "copy"
    shutil.copytree(set_up.clone, clone, ignore=shutil.ignore_patterns(".venv*"))
    (clone / "dev").mkdir()
    (clone / "dev" / "checks.py").write_text("print('checked')", encoding="utf-8")
    deaf = {"UV_DEFAULT_INDEX": "http://127.0.0.1:9", "UV_HTTP_RETRIES": "0"}
    done = start(clone, "test", UV_CACHE_DIR=str(tmp_path / "uv"), **deaf)
    assert (done.returncode, done.stdout) == (0, "checked\n"), done.stderr
    assert "run.py: That did not work; trying pip ..." in done.stderr


@pytest.mark.parametrize(
    ("printed", "advised"),
    [
        ("OSError: [Errno 28] No space left on device", "The disk is full"),
        ("ERROR: Could not install packages due to an OSError: [Errno 13]", "can't be written to"),
        ("OSError: [Errno 30] Read-only file system: '.venv.lock'", "can't be written to"),
        ("ERROR: THESE PACKAGES DO NOT MATCH THE HASHES", "A download arrived damaged"),
        ("pip._vendor.urllib3.exceptions.IncompleteRead", "A download arrived damaged"),
        ("NewConnectionError: Failed to establish a new connection", "Check the network"),
        ("something else", "Check the network and the free disk space"),
    ],
)
def test_a_failure_says_what_to_do(printed: str, advised: str) -> None:
    sentence = setting_up.advice(printed)
    assert advised in sentence
    assert "start again" in sentence


def test_a_damaged_download_is_fetched_again_by_the_next_start(tmp_path: Path) -> None:
    """Its hash isn't the lock's: nothing of the set counts as installed."""
    clone = small_clone(tmp_path)
    lock = clone / "locks" / "serve.lock"
    right = lock.read_text(encoding="utf-8")
    lock.write_text(re.sub("sha256:[0-9a-f]{64}", "sha256:" + "0" * 64, right), encoding="utf-8")
    first = start(clone, "x")
    assert (first.returncode, first.stdout) == (1, "")
    last = first.stderr.splitlines()[-1]
    assert last.endswith("A download arrived damaged: start again, which goes on from here.")
    lock.write_text(right, encoding="utf-8")
    second = start(clone, "x")
    assert (second.returncode, second.stdout) == (0, "['x']\n"), second.stderr
    assert "Setting up, once" not in second.stderr
