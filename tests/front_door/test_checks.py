"""`run.py test` runs everything, says what is wrong, and never stops halfway."""

import subprocess
import sys
from collections.abc import Callable

import pytest

from dev import checks
from dev.checks import Check

Run = Callable[..., tuple[int, list[str]]]


def python(name: str, program: str) -> Check:
    return Check(name, (sys.executable, "-c", program))


@pytest.fixture
def run_checks(monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> Run:
    def run(quick: list[Check], tests: Check, *arguments: str) -> tuple[int, list[str]]:
        monkeypatch.setattr(checks, "QUICK", quick)
        monkeypatch.setattr(checks, "TESTS", tests)
        status = checks.main(arguments)
        return status, capfd.readouterr().out.splitlines()

    return run


GOOD = python("good", "print('fine')")
BAD = python("bad", "import sys; print('this is wrong', file=sys.stderr); sys.exit(3)")
TESTS = python("tests", "print('....'); print('4 passed in 0.01s'); print()")


def test_all_in_order(run_checks: Run) -> None:
    """The end says so, and ends as pytest does."""
    status, lines = run_checks([GOOD], TESTS)
    assert status == 0
    assert "== good" in lines
    assert lines[-2:] == ["Everything is in order", "4 passed in 0.01s"]


def test_what_failed_is_shown_and_the_rest_still_runs(
    run_checks: Run,
) -> None:
    failing = python("tests", "print('1 failed, 3 passed in 0.01s'); raise SystemExit(1)")
    status, lines = run_checks([BAD, GOOD, BAD], failing)
    assert status == 1
    assert lines.count("this is wrong") == 2
    assert "fine" in lines
    assert lines[-2:] == ["Not in order: bad, bad, tests", "1 failed, 3 passed in 0.01s"]


def test_long_sizes_are_asked_for_by_a_variable(
    run_checks: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("RAWSIKO_LONG", raising=False)
    told = python("tests", "import os; print('long:', os.environ.get('RAWSIKO_LONG'))")
    assert run_checks([], told)[1][-1] == "long: None"
    assert run_checks([], told, "--long")[1][-1] == "long: 1"


def test_what_python_compiles_is_kept(run_checks: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """Beside the source where nothing may be written into it."""
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    told = python("tests", "import sys; print(sys.dont_write_bytecode, sys.pycache_prefix)")
    assert run_checks([], told)[1][-1] == f"False {checks.KEPT['PYTHONPYCACHEPREFIX']}"


def test_other_arguments_are_for_pytest_alone() -> None:
    """Nothing else is run then."""
    done = subprocess.run(
        [sys.executable, checks.__file__, "tests/front_door/test_checks.py", "-k", "no_such_test"],
        capture_output=True, encoding="utf-8", check=False,
    )  # fmt: skip
    assert done.returncode == pytest.ExitCode.NO_TESTS_COLLECTED
    assert "deselected" in done.stdout
    assert "== ruff" not in done.stdout


def test_the_real_checks_cover_the_project() -> None:
    commands = [" ".join(check.command) for check in (*checks.QUICK, checks.TESTS)]
    parts = ("ruff check .", "ruff format --check .", "basedpyright", "imports.py", "pytest")
    for part in (*parts, "fresh.py", "check_web.py"):
        assert any(part in command for command in commands), part
