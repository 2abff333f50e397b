"""What was measured, beside its goal."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil


@dataclass(frozen=True)
class Row:
    what: str
    figure: float
    unit: str
    goal: float | None
    name: str  # in the last line

    @property
    def last(self) -> str:
        goal = "" if self.goal is None else f" goal {self.goal:g}"
        return f"{self.name} {self.figure:.4g}{goal}"


def show(rows: Sequence[Row]) -> None:
    for row in rows:
        met = "met" if row.goal is None or row.figure <= row.goal else "MISSED"
        goal = "" if row.goal is None else f"   goal {row.goal:g}: {met}"
        print(f"    {row.what:58}{row.figure:10.2f} {row.unit}{goal}", flush=True)


def p95(values: Sequence[float]) -> float:
    return sorted(values)[ceil(0.95 * len(values)) - 1]
