"""If bench/ can't measure something, the run fails. Nothing is measured here."""

import asyncio
import subprocess
import sys
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from unittest.mock import Mock

import pytest

pytest.importorskip("resource", reason="not on Windows, where bench/ cannot measure the server")

from bench import bots, cluster, flood, server, start
from bench.clusters.relay import Relay, Row
from bench.clusters.takeover import TakenOver, longest_wait
from bench.clusters.thinking_growth import Growth
from bench.engines import catanatron, openspiel
from bench.not_measured import NotMeasured, exit_status
from bench.servers import peers as server_peers
from bench.servers import store as server_store
from bench.servers.load import Load, Measured
from bench.servers.peers import Peer, measure_peer
from dev.bench import MODULES, NAMES
from tests.front_door.clones import ROOT
from tests.server.postgres import NoPostgres

pytestmark = pytest.mark.slow

ABSENT = Peer("absent", "absent", "absent")
LISTENS = "require('net').createServer().listen(Number(process.argv[2]), '127.0.0.1');"
MEASURED = Measured(
    tables=1, moves_per_s=1, p50=0.001, p99=0.001, cpu=0.1, cpu_per_move=0.1, too_fast=0
)


@pytest.mark.parametrize("name", NAMES)
def test_every_measurement_can_fail(name: str) -> None:
    text = (ROOT / "bench" / f"{MODULES.get(name, name)}.py").read_text(encoding="utf-8")
    assert "sys.exit(exit_status(main))" in text


def test_what_was_not_measured_is_exit_1_and_a_reason(capsys: pytest.CaptureFixture[str]) -> None:
    def measure() -> None:
        raise NotMeasured("absent: it did not start")

    assert exit_status(measure) == 1
    printed = capsys.readouterr()
    assert printed.err == "NOT MEASURED: absent: it did not start\n"
    assert printed.out == ""


# The peers of the server.


def test_a_peer_that_does_not_start_is_named_with_its_error() -> None:
    with pytest.raises(NotMeasured, match=r"(?s)absent did not start.*Cannot find module"):
        measure_peer(ABSENT, 0.1)


@pytest.mark.parametrize(
    ("load", "reason"),
    [
        ("throw new Error('no such match');", "absent: .*no such match"),
        ("console.log('counting'); console.log(0);", "absent: no move reached all players"),
        ("", "absent: its load maker gave no result"),
    ],
)
def test_a_peer_that_no_move_came_from_is_not_measured(
    load: str, reason: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "absent_server.cjs").write_text(LISTENS)
    (tmp_path / "absent_load.cjs").write_text(load)
    monkeypatch.setattr(server_peers, "FOLDER", tmp_path)
    with pytest.raises(NotMeasured, match=f"(?s){reason}"):
        measure_peer(ABSENT, 0.1)


def test_a_peer_that_ends_while_it_is_measured_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    dies = "s => s.on('data', () => { console.error('out of matches'); process.exit(3); })"
    (tmp_path / "absent_server.cjs").write_text(LISTENS.replace("()", f"({dies})", 1))
    connects = "require('net').connect(Number(process.argv[2]), '127.0.0.1')"
    failed = "() => process.exit(1)"
    (tmp_path / "absent_load.cjs").write_text(
        f"const s = {connects}; s.on('close', {failed}); s.on('error', {failed}); s.write('x');"
    )
    monkeypatch.setattr(server_peers, "FOLDER", tmp_path)
    with pytest.raises(NotMeasured, match="absent ended too early: out of matches"):
        measure_peer(ABSENT, 0.1)


def test_peers_that_cannot_be_installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def python(name: str) -> str:
        del name
        return sys.executable  # which has no `ci` command

    (tmp_path / "package-lock.json").write_text("{}")
    monkeypatch.setattr(server_peers, "FOLDER", tmp_path)
    monkeypatch.setattr(server_peers, "STAMP", tmp_path / "stamp")
    monkeypatch.setattr(server_peers, "program", python)
    with pytest.raises(NotMeasured, match="the peers could not be installed: npm ci: "):
        server_peers.install()
    assert not (tmp_path / "stamp").exists()


def test_without_postgresql_both_servers_save_to_files(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def running_cluster(synchronous_commit: str) -> None:
        del synchronous_commit
        raise NoPostgres("it is not installed")

    monkeypatch.setattr(server_store, "running_cluster", running_cluster)
    with server_store.durable_store() as store:
        assert (store.our_kind, store.their_adapter) == ("SQLite", "FlatFile")
        assert store.ours.startswith("sqlite")
    assert "PostgreSQL cannot be started here: it is not installed" in capsys.readouterr().out


# The last line of the server's bench.


@pytest.fixture
def figures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fake results in place of measurements."""

    def nothing(*_: object) -> None:
        pass

    def measured(*_: object) -> float:
        return 1000.0

    def ratio(*_: object) -> float:
        return 12.5

    def in_memory(peer: Peer, seconds: float) -> float:
        del seconds
        return {"boardgameio": 500.0, "colyseus": 2000.0}[peer.name]

    for name in ("install", "pin"):
        monkeypatch.setattr(server, name, nothing)
    monkeypatch.setattr(server.resource, "setrlimit", nothing)
    monkeypatch.setattr(server, "compare_saving", ratio)
    monkeypatch.setattr(server, "in_memory", in_memory)
    monkeypatch.setattr(server, "measure_ours", measured)


@pytest.mark.usefixtures("figures")
def test_the_last_line_has_every_ratio(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["server"])
    assert exit_status(server.main) == 0
    assert capsys.readouterr().out.splitlines()[-1] == (
        "moves_per_s 1000 ratio_boardgameio 2.00 ratio_colyseus 0.50 ratio_boardgameio_saving 12.50"
    )


@pytest.mark.usefixtures("figures")
def test_without_peers_there_is_no_ratio(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["server", "--without-peers"])
    assert exit_status(server.main) == 0
    assert capsys.readouterr().out == "moves_per_s 1000\n"


@pytest.mark.usefixtures("figures")
def test_a_peer_that_fails_leaves_no_ratio(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def in_memory(peer: Peer, seconds: float) -> float:
        raise NotMeasured(f"{peer.name} did not start: {seconds}")

    monkeypatch.setattr(server, "in_memory", in_memory)
    monkeypatch.setattr(sys, "argv", ["server"])
    assert exit_status(server.main) == 1
    printed = capsys.readouterr()
    assert "NOT MEASURED: boardgameio did not start" in printed.err
    assert "ratio" not in printed.out


# A cluster.


@pytest.mark.parametrize(
    ("options", "last_line"),
    [
        ([], "relay_cost 1.50 takeover_s 4.2 thinking_growth 1.80"),
        (["--only", "relay"], "relay_cost 1.50"),
    ],
)
def test_the_last_line_of_the_cluster_has_its_figures(
    options: list[str],
    last_line: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    @contextmanager
    def services() -> Generator[tuple[Mock, Mock]]:
        yield Mock(), Mock()

    async def relayed(*_: object) -> Relay:
        row = Row(cpu=0.0002, moves_per_s=1000, p50=0.001, p99=0.002)
        return Relay(alone=row, own=row, relayed=row._replace(cpu=0.0003), two=row, broker=0.0)

    async def taken_over(*_: object, **__: object) -> TakenOver:
        return TakenOver([3.1, 4.25], [10, 10], 0.5, 0.5, undisturbed=0.4, reconnected=0)

    def grown(*_: object) -> Growth:
        return Growth(5, 9, own_one=5, own_two=9, thinking=0.1, sending=0.001, possible=1.9)

    monkeypatch.setattr(cluster, "services", services)
    monkeypatch.setattr(cluster, "pin", Mock())
    monkeypatch.setattr(cluster.resource, "setrlimit", Mock())
    monkeypatch.setattr(cluster.relay, "measure", relayed)
    monkeypatch.setattr(cluster.takeover, "measure", taken_over)
    monkeypatch.setattr(cluster.thinking_growth, "measure", grown)
    monkeypatch.setattr(sys, "argv", ["cluster", *options])
    assert exit_status(cluster.main) == 0
    assert capsys.readouterr().out.splitlines()[-1] == last_line


def test_without_postgresql_a_cluster_is_not_measured(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def running_cluster(synchronous_commit: str) -> None:
        del synchronous_commit
        raise NoPostgres("it is not installed")

    monkeypatch.setattr(cluster, "running_cluster", running_cluster)
    monkeypatch.setattr(sys, "argv", ["cluster"])
    assert exit_status(cluster.main) == 1
    printed = capsys.readouterr()
    assert printed.err == "NOT MEASURED: a cluster: it is not installed\n"
    assert printed.out == ""


def test_a_move_that_was_under_way_does_not_end_the_wait_for_a_new_owner() -> None:
    assert longest_wait(10.0, [10.01, 13.5, 13.6]) == pytest.approx(3.49)


# Our side, and the other peers.


@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
def test_a_server_without_moves_is_not_measured() -> None:
    async def measure() -> None:
        await Load(["http://127.0.0.1:1"], [1]).fast(0.0)

    with pytest.raises(NotMeasured, match="our server: 0 moves"):
        asyncio.run(measure())


def test_bots_that_never_begin_are_not_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "BEGIN_SECONDS", 0.0)
    with pytest.raises(NotMeasured, match="bots: they did not begin to play"):
        asyncio.run(bots.until(lambda: False, "begin to play"))


@pytest.mark.parametrize(
    ("program", "reason"),
    [("print(3, 1)", "only 3 messages"), ("raise SystemExit(1)", "client failed")],
)
def test_a_flood_that_did_not_happen_is_not_measured(
    program: str, reason: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def measure_row(*_: object) -> flood.Row:
        await asyncio.sleep(0)
        return flood.Row(MEASURED, own_lag_p99=0.0)

    def start_flooder(*_: object) -> subprocess.Popen[str]:
        command = [sys.executable, "-c", program]
        return subprocess.Popen(command, stdout=subprocess.PIPE, text=True)

    async def measure() -> None:
        load = Load(["http://127.0.0.1:1"], [1])
        await flood.measure_flooded(load, flood.Target(1, "token"), 1.0, 0.0)

    monkeypatch.setattr(flood, "measure_row", measure_row)
    monkeypatch.setattr(flood, "start_flooder", start_flooder)
    with pytest.raises(NotMeasured, match=reason):
        asyncio.run(measure())


def test_the_flood_ratio_ends_the_last_line(capsys: pytest.CaptureFixture[str]) -> None:
    flood.report([MEASURED], [MEASURED._replace(p99=0.0025)])
    assert capsys.readouterr().out.endswith(" flood_ratio 2.50\n")


def test_catanatron_that_is_missing_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "catanatron.game", None)
    with pytest.raises(NotMeasured, match="catanatron is not installed"):
        catanatron.play_catanatron(1, seed=1)


def test_openspiel_that_cannot_be_installed_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "lock").write_text(f"open-spiel==0.0.0 --hash=sha256:{'0' * 64}\n")
    monkeypatch.setattr(openspiel, "LOCK", tmp_path / "lock")
    monkeypatch.setattr(openspiel, "ROOT", tmp_path)
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    openspiel.pyspiel.cache_clear()
    with pytest.raises(NotMeasured, match="OpenSpiel could not be installed: ERROR"):
        openspiel.play_from_python(1, seed=1)


def test_a_command_that_fails_has_no_time() -> None:
    with pytest.raises(NotMeasured, match="pip: no such module"):
        start.measured("pip", ["-c", "raise SystemExit('no such module')"])
