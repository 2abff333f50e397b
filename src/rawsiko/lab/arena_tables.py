"""Writes the results of an arena as CSV files, with the command."""

import csv
import json
from collections.abc import Iterable, Sequence
from pathlib import Path

from msgspec.structs import astuple

from rawsiko import __version__
from rawsiko.engine import RULES_VERSION
from rawsiko.lab.arena import Arena, Pair, Played, Results
from rawsiko.lab.arena_statistics import ArenaSummary, Cell

Row = Sequence[str | float]

_OF_CELL = (
    *("one", "others", "matches", "wins", "win_rate", "low_95", "high_95"),
    *("points_mean", "others_points_mean"),
)
_OF_THINKING = ("bot", "plans", "p50_ms", "p95_ms", "longest_ms")


def write_arena(
    folder: Path, arena: Arena, results: Results, summary: ArenaSummary, command: str
) -> None:
    """Everything except thinking.csv is reproducible."""
    _write_meta(folder / "meta.json", arena, command)
    _write(folder / "matches.csv", Played.__struct_fields__, map(astuple, results.played))
    _write(folder / "pairs.csv", _OF_CELL, map(_cell_row, summary.cells.values()))
    _write(folder / "cross_table.csv", ("one", *summary.bots), _cross_rows(summary))
    ratings = [(it.bot, it.elo, it.elo - it.margin, it.elo + it.margin) for it in summary.ratings]
    _write(folder / "elo.csv", ("bot", "elo", "low_95", "high_95"), ratings)
    thinking = [(it.bot, it.plans, it.median, it.p95, it.longest) for it in summary.thinking]
    _write(folder / "thinking.csv", _OF_THINKING, thinking)


def _write_meta(path: Path, arena: Arena, command: str) -> None:
    content, options = arena.content, arena.options
    meta = {
        "command": command,
        "seed": arena.seed,
        "matches_of_pair": arena.matches_of_pair,
        "deals": arena.deals,
        "seats": arena.seats,
        "bots": arena.bots,
        "options": {name: getattr(options, name) for name in options.__struct_fields__},
        "content": {"id": content.id, "version": content.version, "hash": content.hash},
        "rules": RULES_VERSION,
        "rawsiko": __version__,
    }
    text = json.dumps(meta, indent=2, ensure_ascii=False)
    path.write_text(text + "\n", encoding="utf-8", newline="\n")


def _cell_row(cell: Cell) -> Row:
    rate = cell.rate
    return (
        *(cell.pair.one, cell.pair.others, cell.matches, cell.wins),
        *(rate.share, rate.low, rate.high, cell.points, cell.others_points),
    )


def _cross_rows(summary: ArenaSummary) -> Iterable[Row]:
    for one in summary.bots:
        cells = [summary.cells.get(Pair(one, others)) for others in summary.bots]
        yield (one, *("" if cell is None else cell.rate.share for cell in cells))


def _write(path: Path, columns: Sequence[str], rows: Iterable[Row]) -> None:
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(columns)
        for row in rows:
            writer.writerow(f"{cell:.4f}" if isinstance(cell, float) else cell for cell in row)
