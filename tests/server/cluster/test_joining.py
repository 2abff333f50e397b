"""What a process of a cluster refuses to start with, in words; and one that needs no cluster."""

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest
import typer

from rawsiko.cli.hosting.database import fail_because_of
from rawsiko.cli.hosting.joining import join
from rawsiko.server.cluster.cluster import VERSION
from rawsiko.server.storage import NameTaken, OtherVersion, Storage, migrate, sqlite_url
from rawsiko.server.storage.processes import processes_of
from tests.server.nats import NatsServer
from tests.server.postgres import Cluster, free_port
from tests.server.storing import entry, new_table, numbers

pytestmark = [pytest.mark.usefixtures("long_leases"), pytest.mark.slow]
POSTGRESQL = "postgresql://nobody@127.0.0.1:1/nothing"
NATS = "nats://user:secret@127.0.0.1"


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--processes", "2"], "Several server processes need PostgreSQL."),
        (["--cluster", NATS], "Several server processes need PostgreSQL."),
        (["--processes", "2", "--database", POSTGRESQL], "Several server processes need a broker."),
        (["--cluster", NATS, "--database", POSTGRESQL], "Can’t open the database"),
    ],
)
def test_options_that_do_not_fit(options: list[str], said: str, tmp_path: Path) -> None:
    done = served(options, tmp_path)
    assert done.returncode == 1
    assert done.stderr.startswith(said)


def test_a_broker_that_cannot_be_reached(tmp_path: Path) -> None:
    """Its address is named, and its password is not."""
    port = free_port()
    options = ["--cluster", f"{NATS}:{port}", "--database", POSTGRESQL]
    done = served([*options, "--processes", "2"], tmp_path)
    assert done.returncode == 1
    assert done.stderr.startswith(f"Can’t reach the broker (127.0.0.1:{port}")
    assert "secret" not in done.stderr


def test_another_version_is_refused(cluster: Cluster) -> None:
    """And so is the name of a process that runs. Neither changes anything for those that do."""
    url = cluster.new_database()

    async def scenario() -> None:
        async with await Storage.open(url, owner="first") as first:
            key = await processes_of(first).join(VERSION)
            async with await Storage.open(url, owner="second") as second:
                with pytest.raises(OtherVersion):
                    await processes_of(second).join("other")
                assert await processes_of(second).join(VERSION) == key
                assert [one.name for one in await processes_of(first).processes()] == [
                    "first",
                    "second",
                ]
                async with await Storage.open(url, owner="first") as copy:
                    with pytest.raises(NameTaken):
                        await processes_of(copy).join(VERSION)

    asyncio.run(scenario())


def test_another_version_is_told_in_words(
    cluster: Cluster, nats_server: NatsServer, capsys: pytest.CaptureFixture[str]
) -> None:
    """One that couldn't talk to the processes that run."""
    url = cluster.new_database()

    async def scenario() -> None:
        async with await Storage.open(url, owner="first") as first:
            await processes_of(first).join("other")
            async with await Storage.open(url, owner="second") as second:
                with pytest.raises(typer.Exit):
                    await join(second, nats_server.url)
            assert [one.name for one in await processes_of(first).processes()] == ["first"]

    asyncio.run(scenario())
    assert capsys.readouterr().err.startswith("RAWsiko servers of another version are using")


def unchanged(_: object) -> None:
    """A migration with nothing to do."""


def test_a_newer_schema_waits_until_nobody_uses_the_older_one(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Migrated under the feet of a process that runs, its tables would be lost to it."""
    url = cluster.new_database()

    async def scenario() -> None:
        async with await Storage.open(url, owner="first") as first:
            epoch = await first.create(new_table())
            monkeypatch.setattr(migrate, "MIGRATIONS", (unchanged,))
            with pytest.raises(OtherVersion) as refused:
                await Storage.open_to_serve(url)
            with pytest.raises(typer.Exit):
                fail_because_of(refused.value, url)
            await first.append("table", epoch, entry(2))
        async with await Storage.open_to_serve(url) as second:
            assert await numbers(second) == [1, 2]

    asyncio.run(scenario())
    assert capsys.readouterr().err.startswith("RAWsiko servers of another version are using")


def test_a_process_on_its_own_loads_nothing_of_a_cluster(tmp_path: Path) -> None:
    program = (
        "import asyncio, sys, rawsiko.cli.serve\n"
        "from rawsiko.server.clock import LoopClock\n"
        "from rawsiko.server.storage import Storage\n"
        "from rawsiko.server.tables.registry import TableRegistry\n"
        "from rawsiko.server.web.app import make_app, make_server\n"
        "async def main():\n"
        "    async with await Storage.open_to_serve(sys.argv[1]) as storage:\n"
        "        make_server(make_app(TableRegistry(storage, LoopClock())))\n"
        "asyncio.run(main())\n"
        "names = 'nats', 'cryptography', 'rawsiko.server.broker', 'rawsiko.server.cluster', "
        "'rawsiko.server.storage.processes'\n"
        "print([one for one in sys.modules if one.startswith(names)])"
    )
    command = [sys.executable, "-c", program, sqlite_url(tmp_path / "tables.sqlite3")]
    done = subprocess.run(command, capture_output=True, check=True)
    assert done.stdout.strip() == b"[]"


def served(options: list[str], folder: Path) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-m", "rawsiko", "serve", "--lang", "en", "--port", "0"]
    if "--database" not in options:
        command += ["--database", sqlite_url(folder / "tables.sqlite3")]
    return subprocess.run(
        [*command, "--host", "127.0.0.1", *options],
        check=False, capture_output=True, encoding="utf-8", timeout=300,
    )  # fmt: skip
