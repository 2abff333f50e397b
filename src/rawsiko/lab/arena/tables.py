"""Writes the results of an arena as CSV files, with the command."""

from collections.abc import Iterable
from pathlib import Path

from msgspec.structs import astuple

from rawsiko.lab.arena.play import Arena, Pair, Played, Results
from rawsiko.lab.arena.statistics import ArenaSummary, Cell
from rawsiko.lab.tables import Row, write_meta, write_table

_OF_CELL = (
    *("one", "others", "matches", "wins", "win_rate", "low_95", "high_95"),
    *("points_mean", "others_points_mean"),
)
_OF_THINKING = ("bot", "plans", "p50_ms", "p95_ms", "longest_ms")


def write_arena(
    folder: Path, arena: Arena, results: Results, summary: ArenaSummary, command: str
) -> None:
    """Everything except thinking.csv is reproducible."""
    played = {
        "matches_of_pair": arena.matches_of_pair,
        "deals": arena.deals,
        "seats": arena.seats,
        "bots": arena.bots,
    }
    write_meta(folder, command, arena.seed, played, arena.options, arena.content)
    write_table(folder / "matches.csv", Played.__struct_fields__, map(astuple, results.played))
    write_table(folder / "pairs.csv", _OF_CELL, map(_cell_row, summary.cells.values()))
    write_table(folder / "cross_table.csv", ("one", *summary.bots), _cross_rows(summary))
    ratings = [(it.bot, it.elo, it.elo - it.margin, it.elo + it.margin) for it in summary.ratings]
    write_table(folder / "elo.csv", ("bot", "elo", "low_95", "high_95"), ratings)
    thinking = [(it.bot, it.plans, it.median, it.p95, it.longest) for it in summary.thinking]
    write_table(folder / "thinking.csv", _OF_THINKING, thinking)


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
