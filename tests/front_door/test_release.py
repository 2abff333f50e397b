"""What teachers download: built twice alike, started with only Python in an empty home folder.

The first of these tests uses the network, and pip's cache.
"""

import asyncio
import os
import re
import shutil
import signal
import subprocess
import sys
import zipfile
from collections.abc import Generator
from contextlib import contextmanager, suppress
from hashlib import sha256
from pathlib import Path
from urllib.request import urlopen

import pytest

import setting_up
from dev import launchers, release
from rawsiko import __version__
from rawsiko.client import Connection, SeatClient, open_table, sit_down
from rawsiko.protocol.commands import Start
from rawsiko.protocol.messages import Applied
from rawsiko.protocol.tables import Settings
from rawsiko.server.storage.databases.location import user_folder
from rawsiko.texts.fluent import LANGUAGES, Texts
from tests.at_length import IS_LONG
from tests.front_door.clones import NO_NETWORK, PYTHON, clean_environment, wait_until

pytestmark = pytest.mark.slow

NAME = f"rawsiko-{__version__}"
posix_only = pytest.mark.skipif(os.name == "nt", reason="Windows starts another file")


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Generator[Path]:
    out = tmp_path_factory.mktemp("dist")
    with pytest.MonkeyPatch.context() as patch:
        if not IS_LONG:  # each takes half a minute; tests/browser/test_site.py builds and plays it
            patch.setattr(release.build_site, "build", write_page)
        release.write(out)
        yield out


def write_page(folder: Path) -> None:
    (folder / "python").mkdir(parents=True)
    (folder / "index.html").write_text("the page")


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The packages for this Python, as `--with-packages` puts them in, but only what serves."""
    folder = tmp_path_factory.mktemp("packages")
    lock = release.ROOT / "locks" / f"{setting_up.SERVE}.lock"
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--require-hashes"]
    subprocess.run([*command, "-r", str(lock), "-d", str(folder)], check=True)
    return folder


def test_the_same_sources_give_the_same_bytes(built: Path, tmp_path: Path) -> None:
    release.write(tmp_path)
    sums = (built / "SHA256SUMS").read_text(encoding="utf-8")
    assert (tmp_path / "SHA256SUMS").read_text(encoding="utf-8") == sums
    assert [line.split("  ")[1] for line in sums.splitlines()] == [
        f"{NAME}-py3-none-any.whl", f"{NAME}-site.zip", f"{NAME}.cdx.json", f"{NAME}.zip"
    ]  # fmt: skip
    for digest, name in (line.split("  ") for line in sums.splitlines()):
        assert sha256((built / name).read_bytes()).hexdigest() == digest
    with zipfile.ZipFile(built / f"{NAME}-site.zip") as packed:
        assert f"{NAME}-site/index.html" in packed.namelist()


def test_it_has_a_file_to_open_for_every_system_and_no_tools(built: Path) -> None:
    with zipfile.ZipFile(built / f"{NAME}.zip") as packed:
        modes = {entry.filename: entry.external_attr >> 16 for entry in packed.infolist()}
    assert modes[f"{NAME}/RAWsiko-Linux.sh"] == modes[f"{NAME}/RAWsiko-macOS.command"] == 0o755
    assert f"{NAME}/RAWsiko-Windows.cmd" in modes
    assert not [name for name in modes if re.search(r"/(web|dev|tests|node_modules)/", name)]
    assert {name.rpartition("/")[2] for name in modes if "/locks/" in name} == {
        "serve.lock", "compiled.lock", "study.lock", "program.lock"
    }  # fmt: skip


@posix_only
def test_it_plays_in_an_empty_home_without_a_network(
    built: Path, packages: Path, tmp_path: Path
) -> None:
    """From a folder with a space and umlauts, as one that can't be written to; then a newer
    release is unpacked over it, and the tables are still there."""
    home = tmp_path / "home"
    home.mkdir()
    folder = unpack(built, tmp_path / "Für die Klasse")
    shutil.copytree(packages, folder / "packages")
    before = {file: file.stat().st_mtime_ns for file in folder.rglob("*")}
    with started(folder, home) as address:
        with urlopen(address) as page:
            assert b"<title>RAWsiko" in page.read()
        table = asyncio.run(play_some(address))
    assert {file: file.stat().st_mtime_ns for file in folder.rglob("*")} == before
    unpack_newer(folder)
    assert ask(folder, home, "--version") == f"rawsiko {__version__}.newer\n"
    with started(folder, home) as address, urlopen(f"{address}/api/by-code/{table}") as found:
        assert found.status == 200


def unpack(built: Path, place: Path) -> Path:
    with zipfile.ZipFile(built / f"{NAME}.zip") as packed:
        for entry in packed.infolist():
            Path(packed.extract(entry, place)).chmod(entry.external_attr >> 16)
    return place / NAME


def unpack_newer(folder: Path) -> None:
    """Its wheel and its lock differ, as they would if only a text had changed."""
    wheel = folder / f"{NAME}-py3-none-any.whl"
    with zipfile.ZipFile(wheel) as packed:
        files = {entry: packed.read(entry) for entry in packed.infolist()}
    with zipfile.ZipFile(wheel, "w") as packed:
        for entry, content in files.items():
            is_version = entry.filename == "rawsiko/__init__.py"
            changed = content.replace(
                f'"{__version__}"'.encode(), f'"{__version__}.newer"'.encode()
            )
            packed.writestr(entry, changed if is_version else content)
    lock = release.locked(wheel.name, sha256(wheel.read_bytes()).hexdigest())
    (folder / "locks" / "program.lock").write_text(lock, encoding="utf-8")


@contextmanager
def started(folder: Path, home: Path) -> Generator[str]:
    """The address of the release's server, started by its own launcher."""
    with subprocess.Popen(
        ["sh", str(folder / "RAWsiko-Linux.sh"), "--host", "127.0.0.1", "--port", "0"],
        env=environment(home), stdout=subprocess.PIPE, encoding="utf-8", start_new_session=True,
    ) as process:  # fmt: skip
        assert process.stdout is not None
        try:
            line = next(line for line in process.stdout if "http://127" in line)
            wait_until(lambda: is_answered(line.split()[-1]))
            yield line.split()[-1]
        finally:
            process.send_signal(signal.SIGINT)
            process.communicate(timeout=60)


def is_answered(address: str) -> bool:
    with suppress(OSError), urlopen(address):
        return True
    return False


def environment(home: Path) -> dict[str, str]:
    """As a new user's, on a computer without a network. Nothing opens."""
    path = os.pathsep.join([str(Path(PYTHON).parent), os.environ.get("PATH", os.defpath)])
    own = {"HOME": str(home), "XDG_DATA_HOME": "", "PATH": path, "BROWSER": "true", "LANG": "C"}
    return clean_environment(**NO_NETWORK, **own)


def ask(folder: Path, home: Path, *arguments: str) -> str:
    return subprocess.run(
        [PYTHON, str(folder / "run.py"), *arguments], env=environment(home), cwd=home, check=True,
        stdout=subprocess.PIPE, encoding="utf-8",
    ).stdout  # fmt: skip


async def play_some(server: str) -> str:
    """Opens a table with bots and decides something at it; returns the table's code."""
    opened = await open_table(server, Settings(seats=3), {"p2": "simple", "p3": "simple"})
    held = await sit_down(server, opened.code)
    async with Connection(server, opened.host_token) as host:
        assert isinstance(await host.order(Start()), Applied)
        async with SeatClient(held) as seat:
            assert await seat.my_go()
            assert isinstance(await seat.play(seat.legal[0]), Applied)
    return opened.code


@posix_only
@pytest.mark.parametrize(("language", "known"), [("sk_SK.UTF-8", "sk"), ("ja_JP.UTF-8", "en")])
def test_without_python_a_launcher_says_where_to_get_it(
    built: Path, tmp_path: Path, language: str, known: str
) -> None:
    """Also where the only Python is too old."""
    folder, tools = unpack(built, tmp_path / "a"), tmp_path / "tools"
    tools.mkdir()
    for name in ("dirname", "uname"):
        (tools / name).symlink_to(str(shutil.which(name)))
    (tools / "python3").write_text("#!/bin/sh\nexit 1\n")
    (tools / "python3").chmod(0o755)
    done = subprocess.run(
        ["/bin/sh", str(folder / "RAWsiko-Linux.sh")], env={"PATH": str(tools), "LANG": language},
        stdin=subprocess.DEVNULL, capture_output=True, encoding="utf-8", check=False,
    )  # fmt: skip
    said = Texts(known).say("launch-no-python", version=launchers.FLOOR)
    assert (done.returncode, done.stdout, done.stderr) == (1, f"{said}\n", "")


def test_the_launcher_for_windows_has_every_language() -> None:
    script = launchers.launchers()["RAWsiko-Windows.cmd"].decode()
    lines = script.split("\r\n")
    for language in LANGUAGES:
        begin = lines.index(f":in-{language}")
        said = Texts(language).say("launch-no-python", version=launchers.FLOOR)
        assert lines[begin + 1 : begin + 3] == [f"echo {said}", "goto wait"]
        assert not set(said) & set("&|<>^%()")  # which cmd would read as its own
    assert "\n" not in script.replace("\r\n", "")


def test_the_floor_is_that_of_the_program() -> None:
    import run

    assert tuple(map(int, launchers.FLOOR.split("."))) == run.FLOOR
    assert f"{run.FLOOR}" in launchers.CHECK


@pytest.mark.parametrize(
    ("system", "absent", "there"),
    [
        ("windows-x86_64-3.13", "uvloop", "colorama"),
        ("linux-x86_64-3.12", "colorama", "uvloop"),
        ("macos-arm64-3.13", "colorama", "uvloop"),
    ],
)
def test_packages_are_those_of_the_system(system: str, absent: str, there: str) -> None:
    names = {entry.partition("==")[0] for entry in release.wanted(release.target_of(system))}
    assert there in names
    assert absent not in names
    assert {"litestar", "numba"} <= names


@pytest.mark.parametrize("system", ["windows", "amiga-x86_64-3.13", "linux-x86_64-three"])
def test_an_unknown_system_is_named(system: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert release.main(["--with-packages", system]) == 2
    assert system in capsys.readouterr().err


def test_the_bill_names_what_serves() -> None:
    bill = release.bill_of_materials()
    for package in ("pkg:pypi/litestar@", "pkg:pypi/numba@", "pkg:npm/svelte@"):
        assert package in bill


def test_the_environment_of_a_release_lies_beside_the_tables() -> None:
    assert Path(setting_up.user_folder()) == user_folder()
