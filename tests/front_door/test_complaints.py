"""What run.py says on a Python that can't run RAWsiko: one plain sentence on standard error."""

import ast
import subprocess
import sys

import pytest

import run
from tests.front_door.clones import PYTHON, ROOT

PREAMBLE = "import collections, sys, importlib.util; sys.path.insert(0, {root!r}); import run\n"


def complain(pretence: str) -> subprocess.CompletedProcess[str]:
    """Run `main` in a new Python process after executing `pretence`."""
    program = PREAMBLE.format(root=str(ROOT)) + pretence + "\nrun.main(['--version'])"
    return subprocess.run(
        [PYTHON, "-c", program], capture_output=True, encoding="utf-8", check=False
    )


@pytest.mark.parametrize("version", ["(3, 6, 9)", "(3, 10, 14)"])
def test_a_python_that_is_too_old(version: str) -> None:
    done = complain(f"sys.version_info = {version}")
    found = ".".join(version.strip("()").split(", ")[:2])
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr == (
        f"run.py: RAWsiko needs Python 3.11 or newer and this is Python {found}:"
        " install a newer one and start run.py with that.\n"
    )


@pytest.mark.parametrize("module", ["venv", "ensurepip"])
def test_a_python_without_venv(module: str) -> None:
    """Debian has both in a separate package."""
    done = complain(
        "find = importlib.util.find_spec\n"
        f"importlib.util.find_spec = lambda name: None if name == {module!r} else find(name)"
    )
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr == (
        "run.py: RAWsiko needs Python's venv module, which this Python lacks: on Debian or Ubuntu"
        " run `sudo apt install python3-venv`, elsewhere install a complete Python, then start"
        " again.\n"
    )


def test_this_python_will_do() -> None:
    assert run.too_old(sys.version_info[:2]) is None
    assert run.lacks_venv() is None


FILES = ["run.py", "setting_up.py"]


@pytest.mark.parametrize("file", FILES)
def test_an_old_python_can_read_it(file: str) -> None:
    """A SyntaxError would come before the message."""
    ast.parse((ROOT / file).read_text(encoding="utf-8"), feature_version=(3, 6))


@pytest.mark.parametrize("file", FILES)
def test_it_needs_only_the_standard_library(file: str) -> None:
    tree = ast.parse((ROOT / file).read_text(encoding="utf-8"))
    imported = {
        name.partition(".")[0]
        for node in ast.walk(tree)
        for name in (
            [alias.name for alias in node.names]
            if isinstance(node, ast.Import)
            else [node.module or ""]
            if isinstance(node, ast.ImportFrom)
            else []
        )
    }
    assert imported <= {*sys.stdlib_module_names, "setting_up"}
