"""Run every check of the project: `python3 run.py test`.

    run.py test                  everything
    run.py test --fast           no browser, PostgreSQL, kills or type checks: 90 s
    run.py test --long           everything at length, with Ray, coverage and mutants of the engine
    run.py test ARGUMENTS        only pytest, with these arguments

All checks run even if one fails; the exit status is 1 if any did.
"""

import os
import subprocess
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from long import install

from rawsiko.simulator.cache import is_compiled

ROOT = Path(__file__).resolve().parents[1]
PYTHON = sys.executable


@dataclass(frozen=True)
class Check:
    name: str
    command: tuple[str, ...]


@dataclass(frozen=True)
class Result:
    check: Check
    status: int
    output: str
    seconds: float


# Are the committed generated files up to date?
FRESH = Check("fresh files", (PYTHON, "dev/fresh.py"))

INSTANT = (
    Check("ruff", (PYTHON, "-m", "ruff", "check", ".")),
    Check("format", (PYTHON, "-m", "ruff", "format", "--check", ".")),
    Check("imports", (PYTHON, "dev/imports.py")),
)
CLIENT = Check("client", (PYTHON, "dev/check_web.py"))
BESIDE = (
    CLIENT,
    Check("types", (PYTHON, "-m", "basedpyright")),
    FRESH,
)
MUTANTS = Check("mutants", (PYTHON, "dev/mutation.py"))

# Tests start hundreds of Python processes. Without a bytecode cache each would compile everything
# it imports; a separate folder keeps the source tree clean.
KEPT = {"PYTHONPYCACHEPREFIX": str(Path(sys.prefix, "var", "cache", "bytecode"))}

TESTS = Check("tests", (PYTHON, "-m", "pytest", "-q", "-n", "auto", "--dist", "worksteal"))
FAST_LANE = ("-m", "not (browser or postgres or kills or slow)")
COVERED = ("rawsiko.engine", "rawsiko.server", "rawsiko.client")
COVERAGE = (*(f"--cov={package}" for package in COVERED), "--cov-branch", "--cov-report=term")


def main(arguments: Sequence[str]) -> int:
    environment = {**os.environ, **KEPT}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    if not is_compiled():  # the servers of the tests would compile it, all at once
        subprocess.call([PYTHON, "-m", "rawsiko.simulator"], stdout=subprocess.DEVNULL)
    match [*arguments]:
        case []:
            return run(BESIDE, [TESTS], environment)
        case ["--fast"]:
            return run([], [with_options(TESTS, FAST_LANE)], environment)
        case given if "--long" in given:  # also beside arguments of pytest
            rest = [argument for argument in given if argument != "--long"]
            environment["RAWSIKO_LONG"] = "1"
            folder = install()
            environment["PYTHONPATH"] = str(folder) if folder else ""
            if rest:
                return call_pytest(rest, environment)
            long = [MUTANTS, with_options(TESTS, COVERAGE)]
            return run([covered(check) for check in BESIDE], long, environment)
        case _:
            return call_pytest(arguments, environment)


def call_pytest(arguments: Sequence[str], environment: dict[str, str]) -> int:
    return subprocess.call([PYTHON, "-m", "pytest", *arguments], cwd=ROOT, env=environment)


def covered(check: Check) -> Check:
    """Coverage of the client comes from its own unit tests."""
    return with_options(check, ["--coverage"]) if check is CLIENT else check


def with_options(check: Check, options: Sequence[str]) -> Check:
    return Check(check.name, (*check.command, *options))


def run(beside: Sequence[Check], long: Sequence[Check], environment: dict[str, str]) -> int:
    """Run the instant checks, then the long ones aloud, one by one, and the others beside them.

    Most of the checks use one core, so one after the other they would leave the rest idle.
    """
    with ThreadPoolExecutor(max_workers=2) as pool:
        results = [show(result) for result in pool.map(run_quietly, INSTANT)]
    with ThreadPoolExecutor(max_workers=1) as pool:
        quiet = pool.map(run_quietly, beside)
        aloud = [run_aloud(check, environment) for check in long]
        results += [show(result) for result in quiet]
    return summarize([*results, *aloud])


def run_quietly(check: Check) -> Result:
    start = time.perf_counter()
    done = subprocess.run(
        check.command, cwd=ROOT, check=False, encoding="utf-8", errors="replace",
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
    )  # fmt: skip
    return Result(check, done.returncode, done.stdout, time.perf_counter() - start)


def show(result: Result) -> Result:
    heading(result.check)
    print(result.output.rstrip() or "nothing to report", flush=True)
    return result


def run_aloud(check: Check, environment: dict[str, str]) -> Result:
    """Run and show the output as it comes; the result has its last line."""
    heading(check)
    start = time.perf_counter()
    colour = ["--color=yes"] if "pytest" in check.command and sys.stdout.isatty() else []
    last = ""
    with subprocess.Popen(
        [*check.command, *colour], cwd=ROOT, env=environment, encoding="utf-8", errors="replace",
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
    ) as process:  # fmt: skip
        assert process.stdout is not None
        for line in process.stdout:
            print(line, end="", flush=True)
            last = line.strip() or last
    return Result(check, process.returncode, last, time.perf_counter() - start)


def summarize(results: Sequence[Result]) -> int:
    print("\n== summary")
    for result in results:
        verdict = "ok" if result.status == 0 else "FAILED"
        print(f"{verdict:8}{result.check.name:24}{result.seconds:7.1f} s")
    failed = [result.check.name for result in results if result.status != 0]
    print(f"Not in order: {', '.join(failed)}" if failed else "Everything is in order")
    print(results[-1].output)  # the last line of the tests, for readers of the end only
    return 1 if failed else 0


def heading(check: Check) -> None:
    print(f"\n== {check.name}", flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
