"""How many changes to the engine would its tests notice?

    python dev/mutation.py [--mutants 400] [--seed 1] [--jobs 2]

Cosmic Ray changes one operator, number or condition of `src/rawsiko/engine` at a time, in a copy
of the tree, and runs `tests/engine` on it. A mutant that no test notices has survived. The
survivors that change nothing a caller can see are explained in dev/mutants.toml; any other one
fails this check, and so does a score below 90 %.

`python3 run.py test --long` runs it; Cosmic Ray is installed for that (dev/long.lock).
"""

import argparse
import ast
import shlex
import shutil
import subprocess
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
TIMEOUT_SECONDS = 900.0  # a mutant that doesn't end counts as noticed
TYPES_ONLY = "test_exhaustive.py"  # runs a type checker
SLOW_TESTS = {"test_counts.py", "test_properties.py", "test_reference_agrees.py"}
TESTS = (
    *(sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "-p", "no:xdist"),
    *("-p", "no:randomly"),
)


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
    score = 1 - len(survived) / tried
    print(f"{tried} of {of} mutants tried, {len(survived)} survived", end=", ")
    print(f"{len(survived) - len(unexplained)} of them explained in dev/mutants.toml")
    print(f"mutation_score {score:.3f}")
    return 1 if unexplained or score < LEAST_SCORE else 0


def survivors(copy: Path, share: Sequence[Mutant]) -> list[tuple[Mutant, str]]:
    """Try each mutant of the share in its own copy of the tree."""
    mutate_and_test: Any = import_module("cosmic_ray.mutating").mutate_and_test
    work: Any = import_module("cosmic_ray.work_item")
    for name in COPIED:
        source = ROOT / name
        ignored = shutil.ignore_patterns("__pycache__", "pages", "node_modules")
        if source.is_dir():
            shutil.copytree(source, copy / name, ignore=ignored)
        else:
            shutil.copy(source, copy / name)
    command = shlex.join(("env", "-C", str(copy), f"PYTHONPATH={copy / 'src'}", *TESTS, *files()))
    if subprocess.call(shlex.split(command), stdout=subprocess.DEVNULL) != 0:
        raise RuntimeError("the tests fail without any mutant")
    found: list[tuple[Mutant, str]] = []
    for number, mutant in enumerate(share, start=1):
        spec = work.MutationSpec(
            copy / mutant.file, mutant.operator, mutant.occurrence, (0, 0), (0, 1)
        )
        result = mutate_and_test([spec], command, TIMEOUT_SECONDS)
        if result.worker_outcome is not work.WorkerOutcome.NORMAL:
            raise RuntimeError(f"{mutant.name}: {result.worker_outcome}\n{result.output}")
        is_alive = result.test_outcome is work.TestOutcome.SURVIVED
        if is_alive:
            found.append((mutant, str(result.diff)))
        print(f"{number:4} {'ALIVE' if is_alive else 'dead ':6}{mutant.name}", flush=True)
    return found


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
