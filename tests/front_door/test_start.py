"""Starting when everything is set up: run.py hands over to the command."""

import os
import signal
import subprocess
from pathlib import Path

import pytest

from tests.front_door.clones import PYTHON, ROOT, clean_environment, command, pretended_clone, start

pytestmark = pytest.mark.slow

posix_only = pytest.mark.skipif(os.name == "nt", reason="Windows has no such signals")


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    return pretended_clone(tmp_path)


def test_standard_output_carries_only_the_commands_own(clone: Path) -> None:
    """Arguments arrive unchanged; a start that sets nothing up prints nothing."""
    arguments = ["verify", "a file", "--turn", "3", "*", '"', ""]
    done = start(clone, *arguments)
    assert (done.stdout, done.stderr, done.returncode) == (f"{arguments}\n", "", 0)


@pytest.mark.parametrize("status", [0, 1, 3, 130])
def test_the_exit_status_is_the_commands_own(clone: Path, status: int) -> None:
    assert start(clone, "exit", str(status)).returncode == status


@posix_only
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_signals_reach_the_command(clone: Path, number: signal.Signals) -> None:
    """A command that handles a signal decides its own exit status."""
    status, output = signalled(clone, "catch", number)
    assert (status, output) == (7, f"caught {int(number)}\n")


@posix_only
def test_a_command_killed_by_a_signal_shows_as_killed(clone: Path) -> None:
    status, _ = signalled(clone, "wait", signal.SIGTERM)
    assert status == -signal.SIGTERM


def signalled(clone: Path, word: str, number: signal.Signals) -> tuple[int, str]:
    with subprocess.Popen(
        command(clone, word), cwd=clone, env=clean_environment(), stdout=subprocess.PIPE,
        encoding="utf-8",
    ) as process:  # fmt: skip
        assert process.stdout is not None
        assert process.stdout.readline() == "waiting\n"
        process.send_signal(number)
        return process.wait(60), process.stdout.read()


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("PYTHONPATH", "absent"),
        ("PYTHONHOME", "absent"),
        ("UV_PYTHON_DOWNLOADS", "never"),
        ("OTHER", "kept"),
    ],
)
def test_no_other_python_leaks_in(clone: Path, name: str, value: str) -> None:
    done = start(clone, "environment", name, PYTHONPATH=str(clone), OTHER="kept")
    assert done.stdout == f"{value}\n"


@pytest.mark.parametrize(
    ("word", "script"),
    [
        ("test", "dev/checks.py"),
        ("web", "dev/build_web.py"),
        ("pictures", "dev/pictures.py"),
        ("map", "dev/build_map.py"),
        ("types", "dev/build_types.py"),
        ("bench", "dev/bench.py"),
    ],
)
def test_some_words_are_scripts(clone: Path, word: str, script: str) -> None:
    """All other words are commands of the command line."""
    assert (ROOT / script).is_file()
    stand_in = clone / script
    stand_in.parent.mkdir()
    stand_in.write_text("import sys\nprint(__file__, sys.argv[1:])\n", encoding="utf-8")
    assert start(clone, word, "-k", "x").stdout == f"{stand_in} ['-k', 'x']\n"


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["serve"],
        ["serve", "--port", "1"],
        ["--port", "1"],
        ["--lang", "sk"],
        ["--lang=it", "serve"],
    ],
)
def test_to_serve_is_to_bring_the_pages_up_to_date(clone: Path, arguments: list[str]) -> None:
    """That is dev/start.py, which gets all arguments."""
    assert (ROOT / "dev" / "start.py").is_file()
    stand_in = clone / "dev" / "start.py"
    stand_in.parent.mkdir()
    stand_in.write_text("import sys\nprint(__file__, sys.argv[1:])\n", encoding="utf-8")
    assert start(clone, *arguments).stdout == f"{stand_in} {arguments}\n"


def test_it_starts_from_any_folder(tmp_path: Path) -> None:
    done = subprocess.run(
        command(ROOT, "--version"), cwd=tmp_path, env=clean_environment(), capture_output=True,
        encoding="utf-8", check=False,
    )  # fmt: skip
    assert done.stdout.startswith("rawsiko ")


def test_it_imports_next_to_nothing(clone: Path) -> None:
    """Its imports determine how long a start takes (bench/start.py measures it)."""
    done = subprocess.run(
        [PYTHON, "-S", "-X", "importtime", *command(clone, "exit", "0")[1:]], cwd=clone,
        env=clean_environment(), capture_output=True, encoding="utf-8", check=True,
    )  # fmt: skip
    imported = {line.rpartition("|")[2].strip() for line in done.stderr.splitlines()}
    assert "hashlib" in imported
    assert not imported & {"subprocess", "shutil", "tempfile", "json", "urllib", "venv", "fcntl"}
