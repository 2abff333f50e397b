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
INSTALL = ("apt-get", "-o", "DPkg::Lock::Timeout=300", "install", "-y", "-qq")


class NoPostgres(Exception):
    pass


class Cluster:
    """A server with its databases; it may be stopped and started again.

    With a `primary` it is that one's standby, until it is promoted.
    """

    def __init__(
        self,
        programs: Path,
        folder: Path,
        synchronous_commit: str,
        primary: "Cluster | None" = None,
    ) -> None:
        self.port = free_port()
        self._synchronous_commit = synchronous_commit
        self._programs = programs
        self._data = folder / "data"
        self._log = folder / "log"
        self._databases = 0
        if primary is None:
            how = ("-U", USER, "-A", "trust", "-E", "UTF8", "--no-sync")
            self._run("initdb", "-D", self._data, *how)
        else:
            where = ("-h", "127.0.0.1", "-p", primary.port, "-U", USER)
            self._run("pg_basebackup", "-D", self._data, *where, "-R", "-c", "fast", "--no-sync")

    def start(self) -> None:
        options = (
            f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=''"
            f" -c synchronous_commit={self._synchronous_commit} -c max_connections=50"
        )
        self._run("pg_ctl", "-D", self._data, "-l", self._log, "-w", "-o", options, "start")

    def stop(self) -> None:
        """As if the power had failed."""
        self._run("pg_ctl", "-D", self._data, "-w", "-m", "immediate", "stop")

    def stop_if_running(self) -> None:
        if (self._data / "postmaster.pid").exists():
            self.stop()

    def promote(self) -> None:
        """As an administrator does it: no longer a standby, and it waits for none either."""
        self._run("pg_ctl", "-D", self._data, "-w", "promote")
        self.wait_for_standbys("")

    def wait_for_standbys(self, names: str) -> None:
        """Let commits wait for these standbys."""
        self.set("synchronous_standby_names", names)

    def set(self, name: str, value: str) -> None:
        """From now on, for all databases."""
        for command in (f"ALTER SYSTEM SET {name} = '{value}'", "SELECT pg_reload_conf()"):
            where = ("-h", "127.0.0.1", "-p", self.port, "-U", USER, "-d", "postgres")
            self._run("psql", "-q", "-v", "ON_ERROR_STOP=1", *where, "-c", command)

    def new_database(self) -> str:
        """Its URL."""
        self._databases += 1
        name = f"tables{self._databases}"
        self._run("createdb", "-h", "127.0.0.1", "-p", self.port, "-U", USER, name)
        return f"postgresql://{USER}@127.0.0.1:{self.port}/{name}"

    def _run(self, program: str, *arguments: object) -> None:
        command = [str(self._programs / program), *map(str, arguments)]
        if is_root():
            command = ["runuser", "-u", "postgres", "--", *command]  # it refuses to run as root
        done = subprocess.run(
            command, cwd=self._data.parent, check=False, encoding="utf-8", timeout=300,
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
    programs = find_programs()
    # Not in pytest's own folder, which another user cannot enter.
    folder = Path(tempfile.mkdtemp(prefix="rawsiko-postgresql-"))
    try:
        if is_root():
            shutil.chown(folder, "postgres")
        running = Cluster(programs, folder, synchronous_commit)
        running.start()
        try:
            yield running
        finally:
            running.stop_if_running()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def primary_and_standby() -> Generator[tuple[Cluster, Cluster]]:
    """The primary acknowledges a commit when the standby has it, too. Both may be stopped."""
    try:
        with running_cluster("off") as primary:
            folder = Path(tempfile.mkdtemp(prefix="rawsiko-standby-"))
            try:
                if is_root():
                    shutil.chown(folder, "postgres")
                standby = Cluster(find_programs(), folder, "off", primary)
                standby.start()
                try:
                    primary.wait_for_standbys("*")
                    yield primary, standby
                finally:
                    standby.stop_if_running()
            finally:
                shutil.rmtree(folder, ignore_errors=True)
    except NoPostgres as reason:
        if os.environ.get("CI") == "true":
            pytest.fail(f"{NOT_TESTED}: {reason}")
        pytest.skip(f"{NOT_TESTED}: {reason}")


def find_programs() -> Path:
    if found := _installed():
        return found
    complaints = install_package("postgresql")
    if found := _installed():
        return found
    how = "on Debian and Ubuntu: apt-get install postgresql"
    raise NoPostgres(f"it is not installed ({how}) {complaints}".strip())


def install_package(name: str) -> str:
    """Where we are root on a Debian. Returns what went wrong; nothing is tried anywhere else."""
    if not (is_root() and shutil.which("apt-get")):
        return ""
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    complaints = ""
    with _one_at_a_time():
        for command in (UPDATE, (*INSTALL, name)):
            done = subprocess.run(
                command, check=False, env=environment, encoding="utf-8", timeout=300,
                stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE,
            )  # fmt: skip
            complaints += done.stderr
    return complaints.strip()[-300:]


@contextmanager
def _one_at_a_time() -> Generator[None]:
    """Tests run in several processes, and each of them may find that something is missing."""
    import fcntl  # not on Windows, where nothing is installed either

    with Path(tempfile.gettempdir(), "rawsiko-installs-packages").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def _installed() -> Path | None:
    if on_path := shutil.which("initdb"):
        return Path(on_path).resolve().parent
    debian = Path("/usr/lib/postgresql").glob("*/bin/initdb")
    newest = max(debian, key=lambda path: float(path.parts[-3]), default=None)
    return newest.parent if newest else None


def is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def is_answering(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0
