"""The import rule finds violations, and the project has none."""

from pathlib import Path

import pytest

from dev.imports import violations
from tests.front_door.clones import ROOT


def test_the_project_keeps_the_rule() -> None:
    assert violations(ROOT) == []


def planted(root: Path, file: str, line: str) -> list[str]:
    place = root / file
    place.parent.mkdir(parents=True)
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
        ("src/rawsiko/bots/x.py", "from rawsiko.texts.fluent import Texts"),
        ("src/rawsiko/content/x.py", "from rawsiko.protocol import messages"),
        ("src/rawsiko/lab/x.py", "from rawsiko.server import table"),
        ("src/rawsiko/content/x.py", "from rawsiko.cli.language import texts"),
        ("src/rawsiko/helpers/x.py", ""),
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
        ("tests/reference/test_x.py", "from rawsiko.engine import apply"),
    ],
)
def test_an_import_that_points_down_is_fine(tmp_path: Path, file: str, line: str) -> None:
    assert planted(tmp_path, file, line) == []
