"""How many changes to the engine would its tests notice?

    python dev/mutation.py [--mutants 400] [--seed 1] [--jobs 2]

Cosmic Ray changes one operator, number or condition of `src/rawsiko/engine` at a time, in a copy
of the tree, and `tests/engine` run on it in a forked process, beginning with the tests that
noticed the last mutants of the same file. A mutant that no test notices has survived. The survivors
that change nothing a caller can see are explained in dev/mutants.toml; any other one fails this
check, and so does a score below 90 %. An explanation of a mutant that no longer survives is named.

`python3 run.py test --long` runs it; Cosmic Ray is installed for that (locks/long.lock).
"""

import argparse
import ast
import difflib
import os
import resource
import shutil
import sys
import tempfile
import tomllib
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[1]
ENGINE = Path("src", "rawsiko", "engine")
COPIED = ("src", "tests", "content", "locales", "docs", "dev", "pyproject.toml")
EXPLAINED = Path(__file__).with_name("mutants.toml")
LEAST_SCORE = 0.9
# Types, enum members and None are equal exactly when they are identical.
SAME = {
    "core/ReplaceComparisonOperator_Is_Eq",
    "core/ReplaceComparisonOperator_IsNot_NotEq",
}
MOST_SECONDS = 60  # of processor time: a mutant that doesn't end counts as noticed
TYPES_ONLY = "test_exhaustive.py"  # runs a type checker
SLOW_TESTS = {"test_counts.py", "test_properties.py", "test_reference_agrees.py"}
OPTIONS = ("-q", "-x", "-p", "no:cacheprovider")
PRELOADED = ("hypothesis", "msgspec")  # what all tests import; never the engine


@dataclass(frozen=True)
class Mutant:
    """One change, named so that it can be found again: file, function, operator and line text."""

    file: str
    operator: str
    occurrence: int
    function: str
    line: str

    @property
    def name(self) -> str:
        return f"{self.file}:{self.function}: {self.operator.removeprefix('core/')}: {self.line}"


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--mutants", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    asked = parser.parse_args(arguments)
    found = sorted(mutants(), key=lambda mutant: (mutant.file, mutant.operator, mutant.occurrence))
    sample = Random(asked.seed).sample(found, min(asked.mutants, len(found)))
    with tempfile.TemporaryDirectory() as folder:
        shares = [sample[start :: asked.jobs] for start in range(asked.jobs)]
        copies = [Path(folder, str(number)) for number in range(asked.jobs)]
        with ProcessPoolExecutor(asked.jobs) as pool:
            survived = [each for part in pool.map(survivors, copies, shares) for each in part]
    return report(len(found), len(sample), survived)


def report(of: int, tried: int, survived: Sequence[tuple[Mutant, str]]) -> int:
    explained = tomllib.loads(EXPLAINED.read_text(encoding="utf-8"))["explained"]
    unexplained = [(mutant, diff) for mutant, diff in survived if mutant.name not in explained]
    for mutant, diff in unexplained:
        print(f"survived: {mutant.name}\n{diff}\n")
    for name in explained.keys() - {mutant.name for mutant, _ in survived}:
        print(f"explained, but not among the survivors: {name}")
    score = 1 - len(survived) / tried
    print(f"{tried} of {of} mutants tried, {len(survived)} survived", end=", ")
    print(f"{len(survived) - len(unexplained)} of them explained in dev/mutants.toml")
    print(f"mutation_score {score:.3f}")
    return 1 if unexplained or score < LEAST_SCORE else 0


def survivors(copy: Path, share: Sequence[Mutant]) -> list[tuple[Mutant, str]]:
    """Try each mutant of the share in its own copy of the tree."""
    copy_tree(copy)
    os.chdir(copy)
    sys.path.insert(0, str(copy / "src"))
    sys.dont_write_bytecode = True  # two mutants of one second could share a cached module
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    os.environ.pop("RAWSIKO_LONG", None)  # its tests take more than MOST_SECONDS without a mutant
    for name in PRELOADED:
        import_module(name)
    use_mutation: Any = import_module("cosmic_ray.mutating").use_mutation
    get_operator: Any = import_module("cosmic_ray.plugins").get_operator
    if not do_tests_pass([], copy / "killer"):
        said = (copy / "output").read_text(encoding="utf-8", errors="replace")
        raise RuntimeError(f"the tests fail without any mutant\n{said}")
    found: list[tuple[Mutant, str]] = []
    killers: dict[str, list[str]] = {}  # by file of the engine, the last one first
    for number, mutant in enumerate(share, start=1):
        operator = get_operator(mutant.operator)()
        known = killers.setdefault(mutant.file, [])
        with use_mutation(copy / mutant.file, operator, mutant.occurrence) as (before, after):
            if after is None:
                raise RuntimeError(f"{mutant.name} is gone")
            is_alive = do_tests_pass(known, copy / "killer")
        if is_alive:
            found.append((mutant, diff_of(before, after)))
        elif (killer := (copy / "killer").read_text(encoding="utf-8")) not in known:
            known.insert(0, killer)
        print(f"{number:4} {'ALIVE' if is_alive else 'dead ':6}{mutant.name}", flush=True)
    return found


def copy_tree(copy: Path) -> None:
    ignored = shutil.ignore_patterns("__pycache__", "pages", "node_modules")
    for name in COPIED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, copy / name, ignore=ignored)
        else:
            shutil.copy(ROOT / name, copy / name)


def do_tests_pass(first: Sequence[str], killer: Path) -> bool:
    """Run the tests, those named in `first` before the others; `killer` gets the one that failed.

    A fork shares what is imported already; starting Python anew for each mutant would take longer
    than most of them live.
    """
    killer.write_text("", encoding="utf-8")
    child = os.fork()
    if child == 0:
        resource.setrlimit(resource.RLIMIT_CPU, (MOST_SECONDS, MOST_SECONDS))
        output = os.open("output", os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
        os.dup2(output, 1)
        os.dup2(output, 2)
        os._exit(pytest.main([*OPTIONS, *files()], [KillersFirst(first, killer)]))
    return os.waitpid(child, 0)[1] == 0


class KillersFirst:
    """A plugin for pytest that runs some tests first and notes which one failed."""

    def __init__(self, first: Sequence[str], note: Path) -> None:
        self.first = first
        self.note = note

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        order = {name: place for place, name in enumerate(self.first)}
        items.sort(key=lambda item: order.get(item.nodeid, len(order)))

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.note.write_text(report.nodeid, encoding="utf-8")


def diff_of(before: str, after: str) -> str:
    lines = difflib.unified_diff(before.splitlines(), after.splitlines(), n=1, lineterm="")
    return "\n".join([*lines][2:])


def files() -> list[str]:
    """The tests of the engine, the slow ones last: most mutants fail within a second."""
    found = (ROOT / "tests" / "engine").glob("test_*.py")
    kept = sorted(file for file in found if file.name != TYPES_ONLY)
    kept.sort(key=lambda file: file.name in SLOW_TESTS)
    return [file.relative_to(ROOT).as_posix() for file in kept]


def mutants() -> Iterator[Mutant]:
    """Every mutant that Cosmic Ray makes of the engine, except those that can't change anything."""
    init: Any = import_module("cosmic_ray.commands").init
    sessions: Any = import_module("cosmic_ray.work_db")
    with (
        tempfile.TemporaryDirectory() as folder,
        sessions.use_db(Path(folder, "mutants"), sessions.WorkDB.Mode.create) as session,
    ):
        init(sorted((ROOT / ENGINE).glob("*.py")), session, {})
        for item in session.work_items:
            (spec,) = item.mutations
            path = Path(spec.module_path)
            source = path.read_text(encoding="utf-8")
            line: int = spec.start_pos[0]
            if spec.operator_name in SAME or line in lines_of_types(ast.parse(source)):
                continue
            yield Mutant(
                path.relative_to(ROOT).as_posix(),
                spec.operator_name,
                spec.occurrence,
                spec.definition_name or "",
                source.splitlines()[line - 1].strip(),
            )


def lines_of_types(tree: ast.Module) -> set[int]:
    """Lines with annotations, class headers (the type checker checks `frozen=True`), `@final`,
    `@overload`, and aliases such as `Phase = ActionPhase | Finished`."""
    lines: set[int] = set()
    for node in ast.walk(tree):
        noted = [getattr(node, "annotation", None), getattr(node, "returns", None)]
        for part in noted:
            if isinstance(part, ast.expr):
                lines.update(range(part.lineno, (part.end_lineno or part.lineno) + 1))
        if isinstance(node, ast.ClassDef):
            lines.add(node.lineno)
        if isinstance(node, ast.Name) and node.id in ("final", "overload"):
            lines.add(node.lineno)
    for node in tree.body:
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.BinOp):
            lines.update(range(node.lineno, (node.end_lineno or node.lineno) + 1))
    return lines


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
