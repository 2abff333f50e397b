"""Figure 7, does the lead grow? Investment by Turn, from the first to the last company."""

from collections.abc import Iterable, Sequence
from fractions import Fraction

from rawsiko.debrief.matches import PlayedMatch, holders_of
from rawsiko.debrief.model import Finding, Frame, frame, rounded
from rawsiko.engine.ids import PlayerId
from rawsiko.engine.records import Record

GROWN = 0.5  # Assets by which the distance must have changed


class InvestmentByTurn(Record, frozen=True):
    """The companies that ended in one place."""

    rank: int
    """1: the companies that ended first at their tables."""
    is_last: bool
    """Whether these ended last everywhere."""
    assets: tuple[float | None, ...]
    """Mean of the tables that played the Turn, for each of the Turns."""


class Lead(Record, frozen=True):
    """Figure 7: new Assets by Turn, from the first to the last company."""

    frame: Frame
    """Its title, findings, questions and sources."""
    turns: tuple[int, ...]
    """From 2, the first with an Investment."""
    ranks: tuple[InvestmentByTurn, ...]
    """From the first to the last."""
    held_alone: tuple[float | None, ...]
    """Materials that one company alone held when the Turn was over, mean of the tables."""


def lead(matches: Sequence[PlayedMatch]) -> Lead:
    most = max((match.turns for match in matches), default=0)
    turns = tuple(range(2, most + 1))
    seats = max((len(match.ranking) for match in matches), default=0)
    ranks = tuple(
        InvestmentByTurn(
            rank + 1,
            all(len(match.ranking) <= rank + 1 for match in matches),
            tuple(_mean(_received(matches, rank, turn)) for turn in turns),
        )
        for rank in range(seats)
    )
    alone = tuple(_mean(_held_alone(matches, turn)) for turn in turns)
    return Lead(frame(7, _findings(matches)), turns, ranks, alone)


def _received(matches: Sequence[PlayedMatch], rank: int, turn: int) -> list[int]:
    return [
        match.investments[turn].get(match.ranking[rank].player, 0)
        for match in matches
        if turn in match.investments and rank < len(match.ranking)
    ]


def _held_alone(matches: Sequence[PlayedMatch], turn: int) -> list[int]:
    return [
        sum(len(holders_of(position.state, material)) == 1 for material in match.content.materials)
        for match in matches
        for position in match.positions
        if position.turn == turn
    ]


def _mean(values: Iterable[int]) -> float | None:
    some = list(values)
    return rounded(float(Fraction(sum(some), len(some)))) if some else None


def _findings(matches: Sequence[PlayedMatch]) -> list[Finding]:
    """First against last company, in the first and in the last Investment of each table."""
    early, late = list[tuple[int, int]](), list[tuple[int, int]]()
    for match in matches:
        turns = sorted(match.investments)
        first, last = match.ranking[0].player, match.ranking[-1].player
        if len(turns) >= 2:
            early.append(_pair(match, turns[0], first, last))
            late.append(_pair(match, turns[-1], first, last))
    if not late:
        return []
    numbers = {
        "early_first": _tenth(first for first, _ in early),
        "early_last": _tenth(last for _, last in early),
        "late_first": _tenth(first for first, _ in late),
        "late_last": _tenth(last for _, last in late),
    }
    grown = (numbers["late_first"] - numbers["late_last"]) - (
        numbers["early_first"] - numbers["early_last"]
    )
    text = "debrief-finding-7-same"
    if grown > GROWN:
        text = "debrief-finding-7-grows"
    elif grown < -GROWN:
        text = "debrief-finding-7-shrinks"
    return [Finding(text, numbers)]


def _pair(match: PlayedMatch, turn: int, first: PlayerId, last: PlayerId) -> tuple[int, int]:
    received = match.investments[turn]
    return received.get(first, 0), received.get(last, 0)


def _tenth(values: Iterable[int]) -> float:
    some = list(values)
    return round(sum(some) / len(some), 1)
