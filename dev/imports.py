"""The import rule: imports point one way, and the engine is pure.

    python dev/imports.py [ROOT]

Prints one line per import that breaks the rule, and then exits 1. Imports inside functions and for
type checking count too.
"""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

# From the top down: a layer may import what is below it, but not its neighbours.
LAYERS = (
    ("cli",),
    ("server", "lab", "client"),
    ("protocol",),
    ("bots", "content", "replay", "story"),
    ("simulator", "texts"),
    ("engine",),
)
DEPTH = {package: depth for depth, layer in enumerate(LAYERS) for package in layer}

# The engine has no clock, random numbers, files, network or logging.
ENGINE_MAY_IMPORT = {
    "msgspec",
    *("__future__", "abc", "bisect", "collections", "contextlib", "dataclasses", "enum"),
    *("fractions", "functools", "heapq", "itertools", "json", "math", "operator", "re", "types"),
    "typing",
}
ENGINE_MAY_NOT_CALL = {
    *("__import__", "breakpoint", "compile", "eval", "exec", "globals", "input", "open", "print"),
}

# The second engine is written from docs/rules.md alone, so it may not import the program.
REFERENCE = Path("tests", "reference")


def main(root: Path) -> int:
    found = violations(root)
    for violation in found:
        print(violation)
    return 1 if found else 0


def violations(root: Path) -> list[str]:
    """One line per broken rule: file, line and what is wrong."""
    return [*_package_violations(root / "src", root), *_reference_violations(root)]


def _package_violations(source: Path, root: Path) -> Iterator[str]:
    for file in sorted((source / "rawsiko").rglob("*.py")):
        parts = file.relative_to(source / "rawsiko").with_suffix("").parts
        if len(parts) == 1 and parts[0] in ("__init__", "__main__"):
            continue
        place = file.relative_to(root).as_posix()
        package = parts[0]
        if package not in DEPTH:
            yield f"{place}: `{package}` belongs to no layer of dev/imports.py"
            continue
        tree = ast.parse(file.read_text(encoding="utf-8"), place)
        for line, module in imported_modules(tree, ("rawsiko", *parts)):
            if reason := _refusal(package, module):
                yield f"{place}:{line}: {reason}"
        if package == "engine":
            for line, name in _called_names(tree):
                if name in ENGINE_MAY_NOT_CALL:
                    yield f"{place}:{line}: the engine may not call `{name}`"


def _refusal(package: str, module: str) -> str | None:
    top, _, rest = module.partition(".")
    if top == "rawsiko":
        target = rest.partition(".")[0]
        if target in (package, "") or DEPTH.get(target, -1) > DEPTH[package]:
            return None
        return f"`{package}` may not import `{target}`: it is not below it"
    if package == "engine" and top not in ENGINE_MAY_IMPORT:
        return f"the engine may not import `{module}`"
    return None


def _reference_violations(root: Path) -> Iterator[str]:
    for file in sorted((root / REFERENCE).rglob("*.py")):
        if file.name.startswith("test_") or file.name == "conftest.py":
            continue  # these compare it with the engine
        place = file.relative_to(root)
        tree = ast.parse(file.read_text(encoding="utf-8"), str(place))
        for line, module in imported_modules(tree, place.with_suffix("").parts):
            if module.partition(".")[0] == "rawsiko":
                yield f"{place.as_posix()}:{line}: the reference may not import `{module}`"


def imported_modules(tree: ast.Module, importer: tuple[str, ...]) -> Iterator[tuple[int, str]]:
    """Line and full name of every import; `importer` is where relative ones start from."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, name.name) for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            start = importer[: -node.level] if node.level else ()
            base = ".".join((*start, *([node.module] if node.module else [])))
            # `from rawsiko import engine` imports rawsiko.engine.
            if base == "rawsiko":
                names = [name.name for name in node.names if not name.name.startswith("__")]
                yield from ((node.lineno, f"{base}.{name}") for name in names)
            else:
                yield node.lineno, base


def _called_names(tree: ast.Module) -> Iterator[tuple[int, str]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            yield node.lineno, node.func.id


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parents[1]))
