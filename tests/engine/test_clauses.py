"""No clause of the rules is forgotten."""

import ast
import re
from pathlib import Path

RULES = Path(__file__).parents[2] / "docs" / "rules.md"


def clauses() -> list[str]:
    return re.findall(r"^- (R\d\.\d+) ", RULES.read_text(encoding="utf-8"), re.MULTILINE)


def named_tests() -> dict[str, str | None]:
    """Every test of this folder with its docstring."""
    tests: dict[str, str | None] = {}
    for path in Path(__file__).parent.glob("test_r[1-7]_*.py"):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                tests[node.name] = ast.get_docstring(node)
    return tests


def test_the_rules_have_all_their_clauses() -> None:
    """R1.1 to R7.3, each once and in order."""
    found = clauses()
    assert len(found) == len(set(found)) == 42
    assert found == sorted(found, key=lambda clause: [int(n) for n in clause[1:].split(".")])


def test_every_clause_has_a_test_named_by_it() -> None:
    """`test_r4_6_…` proves R4.6."""
    names = named_tests()
    untested = [
        clause
        for clause in clauses()
        if not any(name.startswith(f"test_{clause.lower().replace('.', '_')}_") for name in names)
    ]
    assert untested == []


def test_the_docstring_of_a_clause_test_begins_with_its_clause() -> None:
    """So that a failure says which rule is broken."""
    for name, docstring in named_tests().items():
        clause = re.match(r"test_r(\d)_(\d+)_", name)
        assert clause is not None, name
        assert docstring is not None, name
        assert docstring.startswith(f"R{clause[1]}.{clause[2]}"), name
