"""Writes path data as integers on a coarser grid, which is a fifth smaller to send.

The error is below a pixel at the closest zoom. Clients divide by GRID (web/src/world/boardFile.ts).
"""

import re

GRID = 5  # steps per map unit

_PART = re.compile(r"(?=M)")
_NUMBER = re.compile(r"-?\d*\.?\d+")

Point = tuple[float, float]


def on_grid(path: str) -> str:
    """Path data of absolute starts and relative lines, as the map builders write it.

    Positions are rounded rather than steps, so that borders stay shared.
    """
    return "".join(_rounded(part) for part in _PART.split(path) if part)


def _rounded(part: str) -> str:
    points = [(round(x * GRID), round(y * GRID)) for x, y in positions(part)]
    return _written(points) + ("z" if part.endswith("z") else "")


def positions(part: str) -> list[Point]:
    """The corners of one part of a path."""
    numbers = [float(number) for number in _NUMBER.findall(part)]
    points: list[Point] = []
    x = y = 0.0
    for dx, dy in zip(numbers[::2], numbers[1::2], strict=True):
        x, y = x + dx, y + dy
        points.append((x, y))
    return points


def _written(points: list[tuple[int, int]]) -> str:
    (x, y), *others = points
    steps: list[str] = []
    path = f"M{_pair(x, y)}l"
    for next_x, next_y in others:
        if (next_x, next_y) != (x, y):
            steps.append(_pair(next_x - x, next_y - y))
            x, y = next_x, next_y
    # A minus sign separates numbers as well as a space does.
    return path + "".join(
        step if not place or step.startswith("-") else f" {step}"
        for place, step in enumerate(steps or ["0 0"])
    )


def _pair(x: int, y: int) -> str:
    return f"{x}{'' if y < 0 else ' '}{y}"
