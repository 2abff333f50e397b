"""The import rule finds violations, and the project has none."""

from pathlib import Path

import pytest

from dev.imports import cycles, violations
from tests.front_door.clones import ROOT


def test_the_project_keeps_the_rule() -> None:
    assert violations(ROOT) == []


def planted(root: Path, file: str, line: str) -> list[str]:
    place = root / file
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_text(f"{line}\n", encoding="utf-8")
    return violations(root)


@pytest.mark.parametrize(
    ("file", "line"),
    [
        ("src/rawsiko/engine/x.py", "import random"),
        ("src/rawsiko/engine/x.py", "import time"),
        ("src/rawsiko/engine/x.py", "from pathlib import Path"),
        ("src/rawsiko/engine/x.py", "import logging.handlers"),
        ("src/rawsiko/engine/x.py", "import socket"),
        ("src/rawsiko/engine/x.py", "import rich"),
        ("src/rawsiko/engine/x.py", "from rawsiko.content import texts"),
        ("src/rawsiko/engine/x.py", "from rawsiko import lab"),
        ("src/rawsiko/engine/x.py", "from ..content import texts"),
        ("src/rawsiko/engine/x.py", "def late():\n    import os"),
        ("src/rawsiko/engine/x.py", "if False:\n    from rawsiko.bots import greedy"),
        ("src/rawsiko/engine/x.py", "print('a log')"),
        ("src/rawsiko/engine/x.py", "open('a file')"),
        ("src/rawsiko/simulator/x.py", "import rawsiko.bots.greedy"),
        ("src/rawsiko/bots/x.py", "from rawsiko.content.load import load_content"),
        ("src/rawsiko/content/x.py", "from rawsiko.protocol import messages"),
        ("src/rawsiko/lab/x.py", "from rawsiko.server import table"),
        ("src/rawsiko/content/x.py", "from rawsiko.cli.language import texts"),
        ("src/rawsiko/helpers/x.py", ""),
        ("src/rawsiko/server/helpers.py", ""),
        ("src/rawsiko/server/tables/x.py", "from rawsiko.server.web.app import app"),
        ("src/rawsiko/server/tables/x.py", "from rawsiko.server import connections"),
        ("src/rawsiko/server/tables/x.py", "from ..replays import reports"),
        (
            "src/rawsiko/server/storage/x.py",
            "from rawsiko.server.thinking.pool import ThinkingPool",
        ),
        ("src/rawsiko/server/logs.py", "from rawsiko.server.storage.tables import Tables"),
        ("tests/reference/x.py", "from rawsiko.engine import apply"),
    ],
)
def test_a_forbidden_import_is_found(tmp_path: Path, file: str, line: str) -> None:
    (found,) = planted(tmp_path, file, line)
    assert found.startswith(file)


@pytest.mark.parametrize(
    ("file", "line"),
    [
        ("src/rawsiko/engine/x.py", "from collections.abc import Mapping"),
        ("src/rawsiko/engine/x.py", "from msgspec.structs import replace"),
        ("src/rawsiko/engine/x.py", "from .state import State"),
        ("src/rawsiko/simulator/x.py", "from rawsiko.engine.state import State"),
        ("src/rawsiko/bots/x.py", "from rawsiko.simulator import odds"),
        ("src/rawsiko/lab/x.py", "from rawsiko.texts.fluent import Texts"),
        ("src/rawsiko/cli/x.py", "from rawsiko.lab import statistics"),
        ("src/rawsiko/cli/x.py", "from rawsiko import __version__"),
        ("src/rawsiko/server/web/x.py", "from rawsiko.server.connections.talk import Talk"),
        ("src/rawsiko/server/replays/x.py", "from rawsiko.server import storage"),
        ("src/rawsiko/server/storage/x.py", "from rawsiko.server.logs import log"),
        ("tests/reference/test_x.py", "from rawsiko.engine import apply"),
    ],
)
def test_an_import_that_points_down_is_fine(tmp_path: Path, file: str, line: str) -> None:
    assert planted(tmp_path, file, line) == []


@pytest.mark.parametrize(
    "back",
    [
        "from rawsiko.lab.x import go",
        "from .x import go",
        "from rawsiko.lab import x",
        "def late():\n    from rawsiko.lab.x import go",
        "if TYPE_CHECKING:\n    import rawsiko.lab.x",
    ],
)
def test_an_import_cycle_is_found(tmp_path: Path, back: str) -> None:
    """Inside functions and for type checking too."""
    folder = tmp_path / "src" / "rawsiko" / "lab"
    folder.mkdir(parents=True)
    for name, line in (("x", "from rawsiko.lab.y import go"), ("y", back), ("z", "import x")):
        (folder / f"{name}.py").write_text(f"{line}\n", encoding="utf-8")
    cycle = "rawsiko.lab.x -> rawsiko.lab.y -> rawsiko.lab.x"
    assert violations(tmp_path) == [f"src/rawsiko/lab/x.py: import cycle {cycle}"]


def test_every_cycle_is_named() -> None:
    imports = {"a": {"b"}, "b": {"c"}, "c": {"a", "d"}, "d": {"e"}, "e": {"d"}, "f": {"a"}}
    assert sorted(cycles(imports)) == [["a", "b", "c"], ["d", "e"]]
    assert list(cycles({"a": {"b", "c"}, "b": {"c"}, "c": set()})) == []
