"""`rawsiko simulate --ray`: a Ray cluster of two workers on this machine."""

import os
import secrets
import socket
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest

from rawsiko.cli.main import main

pytestmark = pytest.mark.slow

TINY = Path(__file__).parents[1] / "content" / "tiny"
ON_TINY = ("--content", str(TINY), "--players", "3", "--bots", "random,greedy", "--turns", "2")
WITH_RAY = pytest.mark.skipif(
    find_spec("ray") is None,
    reason="Ray is not installed: simulate --ray is NOT tested (--long does)",
)
# Nobody else can use the cluster; it stays on the loopback interface, as on Windows and macOS.
ENVIRONMENT = {
    **os.environ,
    "RAY_AUTH_MODE": "token",
    "RAY_AUTH_TOKEN": secrets.token_hex(32),
    "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0",
}


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """A cluster on the loopback interface that ends with the tests."""
    with socket.socket() as trial:
        trial.bind(("127.0.0.1", 0))
        port: int = trial.getsockname()[1]
    what = ("--head", "--block", "--num-cpus=2", "--include-dashboard=false")
    where = ("--node-ip-address=127.0.0.1", f"--port={port}", "--disable-usage-stats")
    with subprocess.Popen(
        [sys.executable, "-W", "ignore", "-m", "ray.scripts.scripts", "start", *what, *where],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        env=ENVIRONMENT,
    ) as cluster:
        assert cluster.stdout is not None
        told: list[str] = []
        for line in cluster.stdout:
            told.append(line)
            if "Ray runtime started" in line:
                break
        else:
            pytest.fail("the cluster did not start: " + "".join(told))
        yield f"127.0.0.1:{port}"
        cluster.terminate()


def simulate(*arguments: object) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "rawsiko", "simulate", *ON_TINY, *map(str, arguments)]
    return subprocess.run(
        command, capture_output=True, encoding="utf-8", check=False, env=ENVIRONMENT
    )


@WITH_RAY
@pytest.mark.parametrize("how", [(), ("--exact",)], ids=["fast", "exact"])
def test_a_cluster_makes_the_same_results(
    address: str, how: tuple[str, ...], tmp_path: Path
) -> None:
    """The same table and the same replays for the same seed."""
    games = ("--games", 1100, "--seed", 3) if not how else ("--games", 30, "--seed", 3)
    here = simulate(*games, *how, "--replays", tmp_path / "here")
    there = simulate(*games, *how, "--ray", address, "--replays", tmp_path / "there")
    assert (there.returncode, there.stdout) == (0, here.stdout), there.stderr
    names = sorted(file.name for file in (tmp_path / "here").iterdir())
    assert names == sorted(file.name for file in (tmp_path / "there").iterdir())
    for name in names:
        assert (tmp_path / "here" / name).read_bytes() == (tmp_path / "there" / name).read_bytes()
    assert simulate(*games, *how, "--ray", address).stdout == here.stdout


def test_without_ray_it_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(SystemExit) as ended:
        main(["simulate", *ON_TINY, "--games", "1", "--ray", "127.0.0.1:6379"])
    assert ended.value.code == 2
    told = capsys.readouterr().err.splitlines()[-1]
    assert told == "Ray isn’t installed: install rawsiko[cluster-lab]."
