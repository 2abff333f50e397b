"""One part of a cluster: a program that can be killed and started again."""

import os
import pwd
import signal
import subprocess
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

SECONDS = 240.0  # until something counts as hanging: the machine may be busy


class Part:
    """Its processes are a group of their own, which ends as a whole, as a container does."""

    def __init__(
        self,
        command: Sequence[str],
        log: Path,
        is_ready: Callable[[], bool] = lambda: True,
        environment: Mapping[str, str] | None = None,
        folder: Path | None = None,
        user: str | None = None,
        last_signal: int = signal.SIGKILL,
    ) -> None:
        self.command = [*command]
        self.log = log
        self.is_ready = is_ready
        self._environment = {**os.environ, **(environment or {})}
        self._folder = folder
        self._user = user
        self._last_signal = last_signal
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def process(self) -> subprocess.Popen[bytes]:
        assert self._process is not None
        return self._process

    @property
    def is_running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def start(self) -> None:
        account = None if self._user is None else pwd.getpwnam(self._user)
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                self.command,
                cwd=self._folder,
                env=self._environment,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,
                user=account and account.pw_uid,
                group=account and account.pw_gid,
                extra_groups=None if account is None else [],
            )

    def keep_to_one_core(self, number: int) -> None:
        """A worker that thinks starts a process for every core that it may use."""
        cores = sorted(os.sched_getaffinity(0))
        os.sched_setaffinity(self.process.pid, {cores[number % len(cores)]})

    def wait_until_ready(self) -> None:
        wait_until(lambda: self.is_ready() or not self.is_running)
        assert self.is_running, f"{self.command}: {self.log.read_text(errors='replace')[-2000:]}"

    def kill(self) -> None:
        """All of its processes, with SIGKILL."""
        self._signal_group(signal.SIGKILL)
        self.process.wait(SECONDS)

    def stop(self) -> int:
        """In the orderly way; its exit status."""
        self.process.terminate()
        return self.process.wait(SECONDS)

    def end(self) -> None:
        """However it is doing."""
        if self._process is not None:
            self._signal_group(self._last_signal)
            self._process.wait(SECONDS)

    def _signal_group(self, number: int) -> None:
        try:
            os.killpg(self.process.pid, number)
        except ProcessLookupError:
            return


def wait_until(is_so: Callable[[], bool]) -> None:
    deadline = time.monotonic() + SECONDS
    while not is_so():
        assert time.monotonic() < deadline, "not in time"
        time.sleep(0.05)
