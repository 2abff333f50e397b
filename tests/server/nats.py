"""A NATS server for the tests: private, on a free port, with a password.

It is Debian's, or whichever is on the PATH; on a Debian where we are root and there is none, it is
installed. Where there cannot be one the tests are skipped and the summary says so; with CI=true
they fail.
"""

import os
import shutil
import subprocess
import time
from collections.abc import Iterator

import pytest

from tests.server.postgres import free_port, install_package, is_answering

NOT_TESTED = "The broker was NOT tested"
PACKAGE = "nats-server"
DEBIAN = "/usr/sbin/nats-server"  # not on everybody's PATH
PASSWORD = "loopback"  # for this server alone
START_SECONDS = 20.0


class NoNats(Exception):
    pass


class NatsServer:
    """It may be stopped and started again."""

    def __init__(self) -> None:
        self.port = free_port()
        self._program = find_program()
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"nats://rawsiko:{PASSWORD}@127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def start(self) -> None:
        options = ("-a", "127.0.0.1", "-p", str(self.port), "--user", "rawsiko")
        self._process = subprocess.Popen(
            [self._program, *options, "--pass", PASSWORD],
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )  # fmt: skip
        deadline = time.monotonic() + START_SECONDS
        while not is_answering(self.port):
            if self._process.poll() is not None or time.monotonic() > deadline:
                raise NoNats("nats-server did not start")
            time.sleep(0.05)

    def kill(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None


@pytest.fixture(scope="session")
def nats_server() -> Iterator[NatsServer]:
    """Shared by the tests of a session. One that kills it starts it again."""
    try:
        running = NatsServer()
        running.start()
    except NoNats as reason:
        if os.environ.get("CI") == "true":
            pytest.fail(f"{NOT_TESTED}: {reason}")
        pytest.skip(f"{NOT_TESTED}: {reason}")
    try:
        yield running
    finally:
        running.kill()


def find_program() -> str:
    if found := _installed():
        return found
    complaints = install_package(PACKAGE)
    if found := _installed():
        return found
    how = f"on Debian and Ubuntu: apt-get install {PACKAGE}"
    raise NoNats(f"it is not installed ({how}) {complaints}".strip())


def _installed() -> str | None:
    return shutil.which(PACKAGE) or shutil.which(DEBIAN)
