"""The services of the Compose file in docs/cluster.md, without containers: its own commands, with
other hosts, ports, passwords and paths."""

import os
import secrets
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable, Generator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NoReturn

import pytest

from tests.server.deployment.documents import commands_in, compose, file_named
from tests.server.deployment.nginx import make_certificate, nginx_command
from tests.server.deployment.parts import Part, wait_until
from tests.server.nats import NOT_TESTED as NO_BROKER
from tests.server.nats import NoNats, find_program
from tests.server.postgres import (
    NOT_TESTED,
    NoPostgres,
    find_programs,
    free_port,
    is_answering,
    is_root,
)

HERE = "127.0.0.1"
TABLES = ("tables1", "tables2", "tables3")
THINKING = ("thinking1", "thinking2")


class Composition:
    """`parts` are its containers by their names. `url` is where players find it."""

    def __init__(self, folder: Path, database: Path) -> None:
        self._services: dict[str, Any] = compose()["services"]
        self._configs: dict[str, Any] = compose()["configs"]
        self._folder = folder
        self._database = database  # a folder that PostgreSQL's user can enter
        self._programs = find_programs()
        self._password = secrets.token_hex(8)
        names = ("broker", "primary", "standby", "proxy", *TABLES)
        self._ports = {name: free_port() for name in names}
        self.url = f"https://{HERE}:{self._ports['proxy']}"
        self.certificate = folder / "certificate" / "fullchain.pem"
        replicas: int = self._services["thinking"]["deploy"]["replicas"]
        assert replicas == len(THINKING)
        self.parts = {
            "broker": self._broker(),
            "primary": self._postgres("primary"),
            "standby": self._postgres("standby"),
            **{name: self._tables(name) for name in TABLES},
            **{name: self._rawsiko(name, "thinking") for name in THINKING},
            "proxy": self._proxy(),
        }
        assert {name.rstrip("12") for name in THINKING} | self._ports.keys() == {*self._services}

    @property
    def url_of_database(self) -> str:
        """The standby's, once it was promoted."""
        port = self._ports["standby"]
        return f"postgresql://rawsiko:{self._password}@{HERE}:{port}/rawsiko"

    def start(self) -> None:
        self._initialize_primary()
        for name in ("primary", "standby"):
            self._start(name)
            self.parts[name].wait_until_ready()
        (synchronous,) = commands_in("primary")
        self._run_in("primary", synchronous)
        self._start("broker")
        self.parts["broker"].wait_until_ready()
        for name in (*TABLES, *THINKING):
            self._start(name)
        for name in TABLES:
            self.parts[name].wait_until_ready()
        self._start("proxy")
        self.parts["proxy"].wait_until_ready()

    def kill(self, name: str) -> None:
        """As if its machine had lost its power. Docker starts it again if the file says so."""
        self.parts[name].kill()
        if self._service(name).get("restart") == "always":
            self._start(name)
        else:
            assert name == "primary"
            wait_until(lambda: not is_answering(self._ports["primary"]))
            for command in commands_in("standby"):
                self._run_in("standby", command)

    def wait_until_ready(self, name: str) -> None:
        """Docker starts a part again as often as it ends: a process that was just started when the
        database went away ends too."""

        def is_ready() -> bool:
            if not self.parts[name].is_running:
                self._start(name)
            return self.parts[name].is_ready()

        assert self._service(name)["restart"] == "always"
        wait_until(is_ready)

    def end(self) -> None:
        for part in self.parts.values():
            part.end()

    def _service(self, name: str) -> Any:
        return self._services["thinking" if name in THINKING else name]

    def _start(self, name: str) -> None:
        self.parts[name].start()
        if name in THINKING:
            self.parts[name].keep_to_one_core(THINKING.index(name))

    # What each image adds to the commands.

    def _broker(self) -> Part:
        try:
            program = find_program()
        except NoNats as reason:
            _not_tested(f"{NO_BROKER}: {reason}")
        port = self._ports["broker"]
        where = ["-a", HERE, "-p", str(port)]
        command = [program, *self._command("broker"), *where]
        return Part(command, self._log("broker"), lambda: is_answering(port))

    def _tables(self, name: str) -> Part:
        return self._rawsiko(name, name, lambda: is_answering(self._ports[name]))

    def _rawsiko(
        self, name: str, service: str, is_ready: Callable[[], bool] = lambda: True
    ) -> Part:
        program, *arguments = self._command(service)
        assert program == "rawsiko"
        command = [sys.executable, "-m", "rawsiko", *arguments]
        environment = self._services[service].get("environment", {})
        return Part(command, self._log(name), is_ready, environment)

    def _proxy(self) -> Part:
        make_certificate(self.certificate.parent)
        (mounted,) = self._services["proxy"]["configs"]
        configuration = file_named(self._configs[mounted["source"]]["file"])
        (volume,) = self._services["proxy"]["volumes"]
        inside = volume.split(":")[1]
        assert inside in configuration
        configuration = configuration.replace(inside, str(self.certificate.parent))
        assert "listen 443 ssl;" in configuration
        port = self._ports["proxy"]
        configuration = configuration.replace("listen 443", f"listen {HERE}:{port}")
        command = nginx_command(self._folder / "proxy", self._replaced(configuration))
        return Part(command, self._log("proxy"), lambda: is_answering(port))

    def _postgres(self, name: str) -> Part:
        service = self._services[name]
        command = self._command(name) if "command" in service else ["postgres"]
        user = "postgres" if is_root() else None  # it refuses to run as root
        environment = self._postgres_environment(name)
        ready = ["pg_isready", "-q"]

        def is_ready() -> bool:
            return self._run(ready, environment).returncode == 0

        log = self._database / f"{name}.log"
        # A SIGKILL leaves its shared memory behind.
        last = signal.SIGINT
        return Part(command, log, is_ready, environment, self._database, user, last)

    def _initialize_primary(self) -> None:
        """As the image does before the first start."""
        environment = self._postgres_environment("primary")
        data, password = Path(environment["PGDATA"]), self._database / "password"
        password.write_text(self._password)
        owner: str = self._services["primary"]["environment"]["POSTGRES_USER"]
        how = ("--auth-host=scram-sha-256", "--auth-local=trust", "--no-sync", "-E", "UTF8")
        self._must_run(["initdb", "-U", owner, f"--pwfile={password}", *how], environment)
        with (data / "postgresql.conf").open("a") as settings:
            settings.write(f"listen_addresses = '{HERE}'\nunix_socket_directories = ''\n")
        (data / "pg_hba.conf").write_text("local all all trust\nhost all all all scram-sha-256\n")
        (mounted,) = self._services["primary"]["configs"]
        script: str = self._configs[mounted["source"]]["content"]
        self._must_run(["sh", "-c", script], environment)
        self.parts["primary"].start()
        self.parts["primary"].wait_until_ready()
        self._must_run(["createdb", owner], {**environment, "PGUSER": owner})
        assert self.parts["primary"].stop() == 0

    def _postgres_environment(self, name: str) -> dict[str, str]:
        """Programs in the container find the server without being told where it is."""
        path = f"{self._programs}{os.pathsep}{os.environ['PATH']}"
        where = {"PGHOST": HERE, "PGPORT": str(self._ports[name]), "PGPASSWORD": self._password}
        return {"PATH": path, "PGDATA": str(self._database / name), "LC_ALL": "C.UTF-8", **where}

    def _run_in(self, name: str, command: list[str]) -> None:
        self._must_run(command, self._postgres_environment(name))

    def _must_run(self, command: list[str], environment: dict[str, str]) -> None:
        done = self._run(command, environment)
        assert done.returncode == 0, f"{command}: {done.stderr}"

    def _run(
        self, command: list[str], environment: dict[str, str]
    ) -> "subprocess.CompletedProcess[str]":
        account = "postgres" if is_root() else None
        return subprocess.run(
            command, cwd=self._database, env=environment, check=False, encoding="utf-8",
            timeout=300, stdin=subprocess.DEVNULL, capture_output=True,
            user=account, group=account, extra_groups=[] if account else None,
        )  # fmt: skip

    # Other hosts, ports, passwords and paths.

    def _command(self, name: str) -> list[str]:
        command: str = self._services[name]["command"]
        if name in TABLES:
            where = f"--host {HERE} --port {self._ports[name]}"
            assert "--host 0.0.0.0 --port 8000" in command
            command = command.replace("--host 0.0.0.0 --port 8000", where)
        if name == "standby":
            assert "-h primary " in command
            where = f"-h {HERE} -p {self._ports['primary']} "
            command = command.replace("-h primary ", where)
        return shlex.split(self._replaced(command))

    def _replaced(self, text: str) -> str:
        defaults = {"broker": 4222, "primary": 5432, "standby": 5432, **dict.fromkeys(TABLES, 8000)}
        for name, port in defaults.items():
            text = text.replace(f"{name}:{port}", f"{HERE}:{self._ports[name]}")
        text = text.replace("https://game.example.org", self.url)
        return text.replace("game.example.org", HERE).replace("PASSWORD", self._password)

    def _log(self, name: str) -> Path:
        return self._folder / f"{name}.log"


@contextmanager
def composed(folder: Path) -> Generator[Composition]:
    """All parts, running."""
    # Not in pytest's own folder, which another user cannot enter.
    database = Path(tempfile.mkdtemp(prefix="rawsiko-composed-"))
    try:
        if is_root():
            find_programs()  # they come with the user
            shutil.chown(database, "postgres", "postgres")
        composition = Composition(folder, database)
        try:
            composition.start()
            yield composition
        finally:
            composition.end()
    except NoPostgres as reason:
        _not_tested(f"{NOT_TESTED}: {reason}")
    finally:
        shutil.rmtree(database, ignore_errors=True)


def _not_tested(reason: str) -> NoReturn:
    if os.environ.get("CI") == "true":
        pytest.fail(reason)
    pytest.skip(reason)
