"""`run.py test` runs every check, says what failed, and never stops early."""

import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from dev import checks
from dev.checks import Check

pytestmark = pytest.mark.slow

Run = Callable[..., tuple[int, list[str]]]


def python(name: str, program: str) -> Check:
    return Check(name, (sys.executable, "-c", program))


@pytest.fixture
def run_checks(monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> Run:
    def run(quick: list[Check], tests: Check, *arguments: str) -> tuple[int, list[str]]:
        monkeypatch.setattr(checks, "INSTANT", quick[:1])
        monkeypatch.setattr(checks, "BESIDE", quick[1:])
        monkeypatch.setattr(checks, "MUTANTS", python("mutants", "print('mutation_score 1')"))
        monkeypatch.setattr(checks, "install", lambda: Path("packages"))
        monkeypatch.setattr(checks, "TESTS", tests)
        status = checks.main(arguments)
        return status, capfd.readouterr().out.splitlines()

    return run


GOOD = python("good", "print('fine')")
BAD = python("bad", "import sys; print('this is wrong', file=sys.stderr); sys.exit(3)")
TESTS = python("tests", "print('....'); print('4 passed in 0.01s'); print()")


def test_all_in_order(run_checks: Run) -> None:
    """The end says so, and the last line is pytest's."""
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


def test_the_long_run_has_coverage_and_mutants(run_checks: Run) -> None:
    told = python("tests", "import os, sys; print(os.environ['PYTHONPATH'], *sys.argv[1:])")
    _, lines = run_checks([], told, "--long")
    assert "mutation_score 1" in lines
    assert lines[-1].split() == ["packages", *checks.COVERAGE]


def test_the_fast_run_leaves_out_the_slow_lanes(run_checks: Run) -> None:
    told = python("tests", "import sys; print(*sys.argv[1:])")
    _, lines = run_checks([GOOD, BAD], told, "--fast")
    assert "== good" in lines
    assert "== bad" not in lines
    assert lines[-1] == "-m not (browser or postgres or kills or slow)"


@pytest.mark.parametrize(
    ("test", "marker"),
    [
        ("tests/browser/home/test_home_start.py", "browser"),
        ("tests/server/storage/test_journal.py", "postgres"),
        ("tests/server/faults/test_kill.py", "kills"),
    ],
)
def test_tests_are_in_their_lanes(test: str, marker: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "--collect-only", "-q", "-m", marker, test],
        capture_output=True, encoding="utf-8", check=False, cwd=checks.ROOT,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout


def test_what_python_compiles_is_kept(run_checks: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bytecode is cached outside the source tree, which stays clean."""
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    told = python("tests", "import sys; print(sys.dont_write_bytecode, sys.pycache_prefix)")
    assert run_checks([], told)[1][-1] == f"False {checks.KEPT['PYTHONPYCACHEPREFIX']}"


@pytest.mark.parametrize("arguments", [("--long", "-k", "x"), ("-k", "x", "--long")])
def test_long_may_stand_anywhere(
    run_checks: Run, monkeypatch: pytest.MonkeyPatch, arguments: tuple[str, ...]
) -> None:
    asked: list[Sequence[str]] = []

    def call_pytest(given: Sequence[str], environment: dict[str, str]) -> int:
        asked.append(given)
        return 0 if environment["RAWSIKO_LONG"] == "1" else 1

    monkeypatch.setattr(checks, "call_pytest", call_pytest)
    assert run_checks([], TESTS, *arguments)[0] == 0
    assert asked == [["-k", "x"]]


def test_other_arguments_are_for_pytest_alone() -> None:
    """No other check runs."""
    done = subprocess.run(
        [sys.executable, checks.__file__, "tests/front_door/test_checks.py", "-k", "no_such_test"],
        capture_output=True, encoding="utf-8", check=False,
    )  # fmt: skip
    assert done.returncode == pytest.ExitCode.NO_TESTS_COLLECTED
    assert "deselected" in done.stdout
    assert "== ruff" not in done.stdout


def test_the_real_checks_cover_the_project() -> None:
    commands = [
        " ".join(check.command) for check in (*checks.INSTANT, *checks.BESIDE, checks.TESTS)
    ]
    parts = ("ruff check .", "ruff format --check .", "basedpyright", "imports.py", "pytest")
    for part in (*parts, "fresh.py", "check_web.py"):
        assert any(part in command for command in commands), part
