"""A PostgreSQL server for the tests: private, in a temporary folder, on a free port.

It is Debian's, or whichever is on the PATH; on a Debian where we are root and there is none, it is
installed. Where there cannot be one the tests are skipped and the summary says so; with CI=true
they fail.
"""

import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

USER = "rawsiko"
NOT_TESTED = "PostgreSQL was NOT tested"
UPDATE = ("apt-get", "update", "-qq")  # a new machine has no list of packages yet
INSTALL = ("apt-get", "-o", "DPkg::Lock::Timeout=300", "install", "-y", "-qq", "postgresql")


class NoPostgres(Exception):
    pass


class Cluster:
    """A server with its databases; it may be stopped and started again."""

    def __init__(self, programs: Path, folder: Path, synchronous_commit: str) -> None:
        self.port = _free_port()
        self._synchronous_commit = synchronous_commit
        self._programs = programs
        self._data = folder / "data"
        self._log = folder / "log"
        self._databases = 0
        self._run("initdb", "-D", self._data, "-U", USER, "-A", "trust", "-E", "UTF8", "--no-sync")

    def start(self) -> None:
        options = (
            f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=''"
            f" -c fsync=on -c synchronous_commit={self._synchronous_commit} -c max_connections=50"
        )
        self._run("pg_ctl", "-D", self._data, "-l", self._log, "-w", "-o", options, "start")

    def stop(self) -> None:
        """As if the power had failed."""
        self._run("pg_ctl", "-D", self._data, "-w", "-m", "immediate", "stop")

    def new_database(self) -> str:
        """Its URL."""
        self._databases += 1
        name = f"tables{self._databases}"
        self._run("createdb", "-h", "127.0.0.1", "-p", self.port, "-U", USER, name)
        return f"postgresql://{USER}@127.0.0.1:{self.port}/{name}"

    def _run(self, program: str, *arguments: object) -> None:
        command = [str(self._programs / program), *map(str, arguments)]
        if _is_root():
            command = ["runuser", "-u", "postgres", "--", *command]  # it refuses to run as root
        done = subprocess.run(
            command, cwd=self._data.parent, check=False, encoding="utf-8", timeout=60,
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE,
        )  # fmt: skip
        if done.returncode != 0:
            raise NoPostgres(f"{program}: {done.stderr.strip()}")


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    try:
        # Commits are synchronous because storage asks for it, not because the server does.
        with running_cluster(synchronous_commit="off") as running:
            yield running
    except NoPostgres as reason:
        if os.environ.get("CI") == "true":
            pytest.fail(f"{NOT_TESTED}: {reason}")
        pytest.skip(f"{NOT_TESTED}: {reason}")


@contextmanager
def running_cluster(synchronous_commit: str) -> Generator[Cluster]:
    programs = _programs()
    # Not in pytest's own folder, which another user cannot enter.
    folder = Path(tempfile.mkdtemp(prefix="rawsiko-postgresql-"))
    try:
        if _is_root():
            shutil.chown(folder, "postgres")
        running = Cluster(programs, folder, synchronous_commit)
        running.start()
        try:
            yield running
        finally:
            running.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _programs() -> Path:
    if found := _installed():
        return found
    if not (_is_root() and shutil.which("apt-get")):
        raise NoPostgres("it is not installed (on Debian and Ubuntu: apt-get install postgresql)")
    with _one_at_a_time():
        return _installed() or _install()


def _install() -> Path:
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    complaints = ""
    for command in (UPDATE, INSTALL):
        done = subprocess.run(
            command, check=False, env=environment, encoding="utf-8", timeout=300,
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE,
        )  # fmt: skip
        complaints += done.stderr
    found = _installed()
    if found is None:
        raise NoPostgres(f"it could not be installed: {complaints.strip()[-300:]}")
    return found


@contextmanager
def _one_at_a_time() -> Generator[None]:
    """Tests run in several processes, and each of them may find that it is missing."""
    import fcntl  # not on Windows, where nothing is installed either

    with Path(tempfile.gettempdir(), "rawsiko-installs-postgresql").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def _installed() -> Path | None:
    if on_path := shutil.which("initdb"):
        return Path(on_path).resolve().parent
    debian = Path("/usr/lib/postgresql").glob("*/bin/initdb")
    newest = max(debian, key=lambda path: float(path.parts[-3]), default=None)
    return newest.parent if newest else None


def _is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]
