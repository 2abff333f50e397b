"""The import rule: imports point one way, without cycles, and the engine is pure.

    python dev/imports.py [ROOT]

Prints one line per violation and exits 1 if there are any. Imports inside functions and under
TYPE_CHECKING count like all others.
"""

import ast
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

# By package, from the top down: a layer imports what is below it, and nothing beside it.
LAYERS: Mapping[str, tuple[tuple[str, ...], ...]] = {
    "rawsiko": (
        ("cli", "light"),
        ("server", "lab", "client"),
        ("protocol",),
        ("debrief",),
        ("bots", "content", "replay", "story"),
        ("simulator", "texts", "lesson"),
        ("engine",),
    ),
    "rawsiko.server": (
        ("web",),
        ("cluster", "maintenance", "monitoring"),
        ("connections", "replays"),
        ("classes",),
        ("tables",),
        ("thinking", "storage"),
        ("broker",),
        ("child_process", "clock", "logs", "metrics", "rate_limits"),
    ),
}
DEPTH = {
    package: {name: depth for depth, layer in enumerate(layers) for name in layer}
    for package, layers in LAYERS.items()
}

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
    modules = {
        _name_of(file, root / "src"): file for file in sorted(root.glob("src/rawsiko/**/*.py"))
    }
    trees = {name: ast.parse(file.read_text(encoding="utf-8")) for name, file in modules.items()}
    found: list[str] = []
    imports: dict[str, set[str]] = {}
    for name, file in modules.items():
        place, importer = file.relative_to(root).as_posix(), file.relative_to(root / "src").parts
        imported = [*imported_modules(trees[name], importer, modules)]
        imports[name] = {module for _, module in imported} & modules.keys() - {name}
        found += [f"{place}: {reason}" for reason in _homeless(name)]
        for line, module in imported:
            if reason := _refusal(name, module):
                found.append(f"{place}:{line}: {reason}")
        if name.startswith("rawsiko.engine"):
            for line, called in _called_names(trees[name]):
                if called in ENGINE_MAY_NOT_CALL:
                    found.append(f"{place}:{line}: the engine may not call `{called}`")
    for cycle in cycles(imports):
        place = modules[cycle[0]].relative_to(root).as_posix()
        found.append(f"{place}: import cycle {' -> '.join((*cycle, cycle[0]))}")
    return [*found, *_reference_violations(root)]


def _name_of(file: Path, source: Path) -> str:
    parts = file.relative_to(source).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def _homeless(module: str) -> Iterator[str]:
    for package, depth in DEPTH.items():
        part = _part_of(package, module)
        if part not in depth and part not in ("", "__main__"):
            yield f"`{part}` belongs to no layer of {package} in dev/imports.py"


def _refusal(importer: str, module: str) -> str | None:
    for package, depth in DEPTH.items():
        here, there = _part_of(package, importer), _part_of(package, module)
        if here in depth and there not in ("", here) and depth.get(there, -1) <= depth[here]:
            return f"`{here}` may not import `{there}`: it is not below it"
    top = module.partition(".")[0]
    if importer.startswith("rawsiko.engine") and top not in {"rawsiko", *ENGINE_MAY_IMPORT}:
        return f"the engine may not import `{module}`"
    return None


def _part_of(package: str, module: str) -> str:
    """`tables` for rawsiko.server and rawsiko.server.tables.names; empty outside the package."""
    inside = module.startswith(f"{package}.")
    return module.removeprefix(f"{package}.").partition(".")[0] if inside else ""


def cycles(imports: Mapping[str, set[str]]) -> Iterator[list[str]]:
    """Each begins with its first module by name. An import is part of one cycle at most."""
    left: dict[str, set[str]] = {module: set(found) for module, found in imports.items()}
    while True:
        # What imports nothing that is left is in no cycle.
        while free := {module for module, found in left.items() if not found & left.keys()}:
            left = {module: found for module, found in left.items() if module not in free}
        if not left:
            return
        path = [min(left)]
        while (after := min(left[path[-1]] & left.keys())) not in path:
            path.append(after)
        cycle = path[path.index(after) :]
        left[cycle[-1]].remove(after)
        first = cycle.index(min(cycle))
        yield cycle[first:] + cycle[:first]


def _reference_violations(root: Path) -> Iterator[str]:
    for file in sorted((root / REFERENCE).rglob("*.py")):
        if file.name.startswith("test_") or file.name == "conftest.py":
            continue  # these compare it with the engine
        place = file.relative_to(root)
        tree = ast.parse(file.read_text(encoding="utf-8"), str(place))
        for line, module in imported_modules(tree, place.parts, {}):
            if module.partition(".")[0] == "rawsiko":
                yield f"{place.as_posix()}:{line}: the reference may not import `{module}`"


def imported_modules(
    tree: ast.Module, importer: tuple[str, ...], modules: Mapping[str, object]
) -> Iterator[tuple[int, str]]:
    """Line and full name of every import. `importer` is the path that relative imports start from,
    `modules` the names that are modules: `from package import name` may import either."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, name.name) for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            start = importer[: -node.level] if node.level else ()
            base = ".".join((*start, *([node.module] if node.module else [])))
            for name in (f"{base}.{name.name}" for name in node.names):
                is_module = name in modules or (base in LAYERS and "__" not in name)
                yield node.lineno, name if is_module else base


def _called_names(tree: ast.Module) -> Iterator[tuple[int, str]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            yield node.lineno, node.func.id


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parents[1]))
