"""Writes results as CSV files, with what is needed to reproduce them."""

import csv
import json
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from msgspec.structs import asdict, astuple

from rawsiko import __version__
from rawsiko.engine import RULES_VERSION
from rawsiko.engine.content import Content
from rawsiko.engine.options import Options
from rawsiko.lab.results import MatchResult, SeatResult, TurnResult
from rawsiko.lab.simulation import Plan
from rawsiko.lab.statistics import GroupSummary, Summary, TurnSummary

Row = Sequence[str | float]

_OF_MATCH = (
    *("match", "reason", "turns", "actions", "minutes"),
    *("clashes", "conquests", "eliminations"),
)
_OF_GROUP = (
    *("played", "wins", "win_rate", "low_95", "high_95"),
    *("points_mean", "points_quartile_1", "points_median", "points_quartile_3"),
)


def write_tables(folder: Path, results: Sequence[MatchResult], summary: Summary) -> None:
    """The raw counts, then the summaries."""
    seats = [seat for result in results for seat in result.seats]
    turns = [turn for result in results for turn in result.by_turn]
    write_table(folder / "matches.csv", _OF_MATCH, map(_match_row, results))
    write_table(folder / "match_players.csv", SeatResult.__struct_fields__, map(astuple, seats))
    write_table(folder / "match_turns.csv", TurnResult.__struct_fields__, map(astuple, turns))
    write_table(folder / "seats.csv", ("seat", *_OF_GROUP), map(_group_row, summary.seats))
    write_table(folder / "cards.csv", ("card", *_OF_GROUP), map(_group_row, summary.cards))
    write_table(folder / "bots.csv", ("bot", *_OF_GROUP), map(_group_row, summary.bots))
    by_turn = map(astuple, summary.by_turn)
    write_table(folder / "turns.csv", TurnSummary.__struct_fields__, by_turn)


def write_plan(folder: Path, plan: Plan, command: str) -> None:
    played = {"matches": plan.matches, "players": plan.players, "bots": plan.bots}
    write_meta(folder, command, plan.seed, played, plan.options, plan.content)


def write_meta(
    folder: Path,
    command: str,
    seed: int,
    played: Mapping[str, object],
    options: Options,
    content: Content,
) -> None:
    """What is needed to reproduce the results."""
    meta = {
        "command": command,
        "seed": seed,
        **played,
        "options": asdict(options),
        "content": {"id": content.id, "version": content.version, "hash": content.hash},
        "rules": RULES_VERSION,
        "rawsiko": __version__,
    }
    text = json.dumps(meta, indent=2, ensure_ascii=False)
    (folder / "meta.json").write_text(text + "\n", encoding="utf-8", newline="\n")


def _match_row(result: MatchResult) -> Row:
    return [getattr(result, name) for name in _OF_MATCH]


def _group_row(group: GroupSummary) -> Row:
    rate, points = group.rate, group.points
    return (
        *(group.name, group.played, group.wins, rate.share, rate.low, rate.high),
        *(points.mean, *points.quartiles),
    )


def write_table(path: Path, columns: Sequence[str], rows: Iterable[Row]) -> None:
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(columns)
        writer.writerows([_cell(value) for value in row] for row in rows)


def _cell(value: str | float) -> str | float:
    """A column of whole numbers has no decimals, any other number has four: 7, 4.6667, 0.0000."""
    if value is True or value is False:
        return int(value)
    return f"{value:.4f}" if isinstance(value, float) else value
