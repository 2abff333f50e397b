"""Figure 7, does an early lead last? Investment by Turn, from the most to the fewest in Turn 2."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from math import comb

from rawsiko.debrief.chance import are_beyond_chance
from rawsiko.debrief.matches import PlayedMatch, holders_of
from rawsiko.debrief.model import Finding, Frame, frame, rounded
from rawsiko.engine.ids import PlayerId
from rawsiko.engine.records import Record

FIRST = 2  # the first Turn with an Investment
SHOWN = Fraction(2, 3)  # of the tables must have played a Turn
MOSTLY = Fraction(3, 4)  # of the tables: from here on an early lead lasted, if beyond chance


class InvestmentByTurn(Record, frozen=True):
    """The companies that were in one place in Turn 2."""

    rank: int
    """1: the companies that got the most new Assets then."""
    is_last: bool
    """Whether these got the fewest everywhere."""
    assets: tuple[float | None, ...]
    """Mean of the tables that played the Turn, for each of the Turns. Companies that were level in
    Turn 2 share their places."""


class Lead(Record, frozen=True):
    """Figure 7: new Assets by Turn, from the most to the fewest in Turn 2."""

    frame: Frame
    """Its title, findings, questions and sources."""
    turns: tuple[int, ...]
    """From 2, the first with an Investment; those that two thirds of the tables played."""
    ranks: tuple[InvestmentByTurn, ...]
    """From the most to the fewest."""
    held_alone: tuple[float | None, ...]
    """Materials that one company alone held when the Turn was over, mean of the tables."""


def lead(matches: Sequence[PlayedMatch]) -> Lead:
    invested = [match for match in matches if FIRST in match.investments]
    played = Counter(turn for match in matches for turn in match.investments)
    turns = tuple(sorted(turn for turn, many in played.items() if many >= SHOWN * len(matches)))
    seats = max((len(match.ranking) for match in invested), default=0)
    ranks = tuple(
        InvestmentByTurn(
            rank + 1,
            all(len(match.ranking) <= rank + 1 for match in invested),
            tuple(_mean(_received(invested, rank, turn)) for turn in turns),
        )
        for rank in range(seats)
    )
    alone = tuple(_mean(_held_alone(matches, turn)) for turn in turns)
    return Lead(frame(7, _findings(invested)), turns, ranks, alone)


def _received(matches: Sequence[PlayedMatch], rank: int, turn: int) -> list[Fraction]:
    return [
        _by_place(match, match.investments[turn])[rank]
        for match in matches
        if turn in match.investments and rank < len(match.ranking)
    ]


def _by_place(match: PlayedMatch, received: Mapping[PlayerId, int]) -> list[Fraction]:
    """What the companies received, in the order of Turn 2; those level then get their mean."""
    early = match.investments[FIRST]
    places: list[Fraction] = []
    for most in sorted({early.get(player, 0) for player in match.start.order}, reverse=True):
        level = [player for player in match.start.order if early.get(player, 0) == most]
        mean = Fraction(sum(received.get(player, 0) for player in level), len(level))
        places += [mean] * len(level)
    return places


def _held_alone(matches: Sequence[PlayedMatch], turn: int) -> list[int]:
    return [
        sum(len(holders_of(position.state, material)) == 1 for material in match.content.materials)
        for match in matches
        for position in match.positions
        if position.turn == turn
    ]


def _mean(values: Iterable[Fraction | int]) -> float | None:
    some = list(values)
    return rounded(float(sum(some, Fraction()) / len(some))) if some else None


def _findings(matches: Sequence[PlayedMatch]) -> list[Finding]:
    """At how many tables an early leader won, and at how many chance alone would have it so."""
    if not matches:
        return []
    won, chances = 0, list[Fraction]()
    for match in matches:
        winners = {score.player for score in match.ranking if score.place == 1}
        leaders = _leaders(match)
        won += bool(winners & leaders)
        others = comb(len(match.ranking) - len(leaders), len(winners))
        chances.append(1 - Fraction(others, comb(len(match.ranking), len(winners))))
    numbers = {"won": won, "tables": len(matches), "chance": round(sum(chances))}
    lasted = won >= MOSTLY * len(matches) and are_beyond_chance(won, chances)
    return [Finding("debrief-finding-7-lasted" if lasted else "debrief-finding-7", numbers)]


def _leaders(match: PlayedMatch) -> set[PlayerId]:
    """Who received the most new Assets in Turn 2: several if they are level."""
    early = match.investments[FIRST]
    most = max(early.values(), default=0)
    return {player for player in match.start.order if early.get(player, 0) == most}
