"""What the matches of an arena say together: win rates, ratings, thinking times."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import fsum, log
from statistics import fmean

import numpy as np

from rawsiko.lab.arena.bots import Times
from rawsiko.lab.arena.play import Arena, Pair, Results
from rawsiko.lab.statistics import Z_95, Estimate, wilson

ANCHOR, ANCHORED = "greedy", 1000.0  # without greedy the first bot is the anchor
POINTS_PER_NAT = 400 / log(10)  # ten times the strength are 400 points
QUOTABLE = 400  # matches of a pair; from fewer nothing is quoted


@dataclass(frozen=True)
class Cell:
    """One bot against a table of another."""

    pair: Pair
    matches: int
    wins: float
    rate: Estimate
    points: float  # mean
    others_points: float


@dataclass(frozen=True)
class Rating:
    bot: str
    elo: float
    margin: float  # of the 95 % interval; 0 for the anchor


@dataclass(frozen=True)
class ThinkingTime:
    """Milliseconds for a plan: what one player chooses in one Phase."""

    bot: str
    plans: int
    median: float
    p95: float
    longest: float


@dataclass(frozen=True)
class ArenaSummary:
    seats: int
    bots: tuple[str, ...]
    cells: Mapping[Pair, Cell]  # in the order in which they were played
    ratings: tuple[Rating, ...]  # the strongest first
    thinking: tuple[ThinkingTime, ...]

    @property
    def is_quotable(self) -> bool:
        return all(cell.matches >= QUOTABLE for cell in self.cells.values())


def summarize_arena(arena: Arena, results: Results) -> ArenaSummary:
    cells = {pair: _cell(pair, results) for pair in arena.pairs}
    return ArenaSummary(
        seats=arena.seats,
        bots=arena.bots,
        cells=cells,
        ratings=ratings(arena.bots, list(cells.values()), arena.seats),
        thinking=thinking(arena.bots, results.times),
    )


def _cell(pair: Pair, results: Results) -> Cell:
    played = [it for it in results.played if (it.one, it.others) == (pair.one, pair.others)]
    wins = fsum(match.win for match in played)
    return Cell(
        pair=pair,
        matches=len(played),
        wins=wins,
        rate=wilson(wins, len(played)),
        points=fmean(match.points for match in played),
        others_points=fmean(match.others_points for match in played),
    )


def thinking(bots: Sequence[str], times: Times) -> tuple[ThinkingTime, ...]:
    return tuple(_thinking(bot, times[bot]) for bot in bots if times.get(bot))


def _thinking(bot: str, seconds: Sequence[float]) -> ThinkingTime:
    slower = sorted(1000 * value for value in seconds)

    def percentile(percent: int) -> float:
        return slower[-(-percent * len(slower) // 100) - 1]

    return ThinkingTime(bot, len(slower), percentile(50), percentile(95), slower[-1])


def ratings(bots: Sequence[str], cells: Sequence[Cell], seats: int) -> tuple[Rating, ...]:
    """Elo by maximum likelihood: a bot of strength s, 10^(Elo/400), wins against k others of
    strength t with the chance s / (s + k·t).

    To each pair one match is added that is won as by equals, so that a bot that never loses has a
    rating too. docs/bots.md explains it.
    """
    number = {bot: place for place, bot in enumerate(bots)}
    anchor = number.get(ANCHOR, 0)
    free = [place for place in range(len(bots)) if place != anchor]
    strength = np.zeros(len(bots))  # logarithms
    information = np.zeros((len(bots), len(bots)))
    for _ in range(100):
        gradient = np.zeros(len(bots))
        information[:] = 0
        for cell in cells:
            one, others = number[cell.pair.one], number[cell.pair.others]
            matches, wins = cell.matches + 1, cell.wins + 1 / seats
            lead = strength[one] - strength[others] - log(seats - 1)
            chance = 1 / (1 + np.exp(-lead))
            surplus, weight = wins - matches * chance, matches * chance * (1 - chance)
            for place, sign in ((one, 1), (others, -1)):
                gradient[place] += sign * surplus
                information[place, place] += weight
            information[one, others] -= weight
            information[others, one] -= weight
        step = np.linalg.solve(information[np.ix_(free, free)], gradient[free])
        # Newton's steps are too long where a chance is near 0 or 1.
        step = np.clip(step, -1, 1)
        strength[free] += step
        if np.abs(step).max() < 1e-10:
            break
    margins = np.zeros(len(bots))
    margins[free] = Z_95 * np.sqrt(np.diag(np.linalg.inv(information[np.ix_(free, free)])))
    found = [
        Rating(
            bot,
            ANCHORED + POINTS_PER_NAT * float(strength[place]),
            POINTS_PER_NAT * float(margins[place]),
        )
        for place, bot in enumerate(bots)
    ]
    return tuple(sorted(found, key=lambda rating: -rating.elo))
