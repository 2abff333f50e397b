"""A new action or phase is a type error until every function that tells them apart handles it."""

import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import get_args

import pytest

from rawsiko.engine import rules
from rawsiko.engine.actions import Action
from rawsiko.engine.state import Phase

pytestmark = pytest.mark.slow

ENGINE = Path(rules.__file__).parent
CHECK = (sys.executable, "-m", "basedpyright", "--pythonpath", sys.executable)

UNHANDLED = r'(\w+)\.py:\d+:\d+ - error: Argument of type "(\w+)" .*"Never"'


def test_actions_and_phases_are_final() -> None:
    """Only then does the type checker know what is left after `type(x) is C` was false."""
    for kind in (*get_args(Action), *get_args(Phase)):
        assert kind.__final__, kind


def test_a_forgotten_action_or_phase_is_a_type_error(tmp_path: Path) -> None:
    """Checked on a copy of the engine that has an action and a phase more."""
    engine = tmp_path / "rawsiko" / "engine"
    shutil.copytree(ENGINE, engine, ignore=shutil.ignore_patterns("__pycache__"))
    (engine.parent / "__init__.py").touch()
    _add(engine / "actions.py", "Bribe", union="Action")
    _add(engine / "state.py", "Intermission", union="Phase")
    (tmp_path / "pyrightconfig.json").write_text('{"typeCheckingMode": "standard"}')
    checked = subprocess.run(
        [*CHECK, "--project", str(tmp_path)],
        capture_output=True,
        text=True,
        check=False,
    )
    unhandled = re.findall(UNHANDLED, checked.stdout)
    assert sorted(unhandled) == [
        ("actions", "Bribe"),  # territories_touched
        ("legal", "Intermission"),  # legal_actions
        ("rules", "Bribe"),  # play_legal
        ("rules", "Bribe"),  # refusal_of
        ("rules", "Bribe"),  # dice_needed
    ], checked.stdout


def _add(file: Path, name: str, union: str) -> None:
    text = file.read_text(encoding="utf-8")
    begin = f"\n{union} = (\n"
    assert text.count(begin) == 1
    record = f"\n@final\nclass {name}(Record, frozen=True):\n    player: PlayerId\n\n"
    file.write_text(text.replace(begin, f"{record}{begin}    {name} |\n"), encoding="utf-8")
