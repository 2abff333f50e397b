"""Steering a table to the bell: how late it will be, its last Turn, and a soft timer.

All times are in seconds; "the end" has the score in it. The server asks as each Turn begins and
whenever a player's go (a placing or an Action Phase) is over.
"""

from collections.abc import Sequence
from enum import StrEnum
from math import floor
from statistics import median

from rawsiko.engine.records import Record
from rawsiko.lesson.plan import MINUTE, MOST_TURNS

PRIOR_WEIGHT = 2  # the prior counts like two observed Turns
SETUP_WEIGHT = 0.5  # a setup that took twice its time makes the prior half as long again
SHORTEN_PAST = 1 * MINUTE  # past P by more than this, the match gets fewer Turns
# With less than this to spare, goes get a soft timer. Waiting until a table is 2 minutes late, as
# first planned, lets one table in five miss P in the simulated lessons (tests/lesson).
TO_SPARE = 30
SOFT_TIMER = (40, 120)  # at least, at most
ENOUGH_SEEN = 0.5  # of a Turn

LONG_GO = 2 * MINUTE
LONG_GO_MEDIANS = 3
AWAY = 20.0


class Progress(Record, frozen=True):
    """How far a table has got."""

    now: float
    turn: int  # the Turn counter; 1 during setup
    last_turn: int
    expected_turn: float  # the prior for a Turn
    observed: tuple[float, ...] = ()  # how long the completed Turns took
    turn_elapsed: float = 0.0  # of the Turn that is being played
    goes_done: int = 0  # people's Action Phases in this Turn that are over
    goes: int = 0  # people's Action Phases in a whole Turn
    setup_pace: float = 1.0  # how long setup took, divided by its prior
    setup_left: float = 0.0  # until Turn 1 begins
    score: float = MINUTE


class Steering(Record, frozen=True):
    """What to do with a table now."""

    projected_end: float  # with the last Turn below
    last_turn: int
    soft_timer: int | None  # seconds for a go, from the next go on; None: as the table was set


class HoldUpReason(StrEnum):
    """Why somebody holds up a table."""

    THINKING = "thinking"
    """They are connected, but take long."""
    AWAY = "away"
    """They aren't connected."""


def turn_seconds(progress: Progress) -> float:
    """How long a Turn of this table takes: the mean of two priors and what was observed.

    The Turn that is being played counts in proportion to its progress.
    """
    expected = progress.expected_turn * (1 + SETUP_WEIGHT * (progress.setup_pace - 1))
    seconds = PRIOR_WEIGHT * expected + sum(progress.observed)
    weight = PRIOR_WEIGHT + len(progress.observed)
    if share := _share_done(progress):
        return (seconds + progress.turn_elapsed) / (weight + share)
    return seconds / weight


def projected_end(progress: Progress, last_turn: int | None = None) -> float:
    """When the table will have its score, if `last_turn` (or the one that is set) is its last."""
    last = progress.last_turn if last_turn is None else last_turn
    turns_left = max(0.0, last - progress.turn + 1 - _share_done(progress))
    begins = progress.now + progress.setup_left
    return begins + turns_left * turn_seconds(progress) + progress.score


def _share_done(progress: Progress) -> float:
    return min(1.0, progress.goes_done / progress.goes) if progress.goes else 0.0


def steer(progress: Progress, play_ends: float, *, most_turns: int = MOST_TURNS) -> Steering:
    """The last Turn and soft timer that bring the table to its score by `play_ends`.

    The last Turn is always later than the Turn being played (R1.5); once it has begun it stays.
    The caller decides whether to set it or to suggest it, and adds a seat's extra time to the
    timer.
    """
    last = progress.last_turn
    end = projected_end(progress)
    if last > progress.turn:
        fitting = _last_turn_that_fits(progress, play_ends - TO_SPARE, most_turns)
        is_late = end > play_ends + SHORTEN_PAST
        if _may_set(progress, fitting) and (fitting > last or (fitting < last and is_late)):
            last = fitting
            end = projected_end(progress, last)
    return Steering(end, last, _soft_timer(progress, last, end, play_ends))


def _may_set(progress: Progress, last: int) -> bool:
    """Whether now is the time to set it.

    The next Turn becomes the last one only when half of this one has shown the pace: a Turn that
    was cut too soon doesn't come back. Anything later is set as a Turn begins, so that the number
    doesn't go up and down within a Turn.
    """
    if last == progress.turn + 1:
        return _share_done(progress) >= ENOUGH_SEEN or not progress.goes
    return progress.goes_done == 0


def _last_turn_that_fits(progress: Progress, play_ends: float, most_turns: int) -> int:
    earliest = progress.turn + 1
    one_more = projected_end(progress, earliest + 1) - projected_end(progress, earliest)
    spare = play_ends - projected_end(progress, earliest)
    return max(earliest, min(most_turns, earliest + floor(spare / one_more)))


def _soft_timer(progress: Progress, last: int, end: float, play_ends: float) -> int | None:
    if end <= play_ends - TO_SPARE or not progress.goes:
        return None
    goes_left = (last - progress.turn + 1) * progress.goes - progress.goes_done
    time_left = play_ends - progress.score - progress.now - progress.setup_left
    shortest, longest = SOFT_TIMER
    return min(max(floor(time_left / max(1, goes_left)), shortest), longest)


def holding_up(
    go: float,
    usual: Sequence[float],
    *,
    away_for: float | None = None,
    long_go: float = LONG_GO,
) -> HoldUpReason | None:
    """Whether the acting person holds up the table, and why.

    `go` is how long their go has lasted, `usual` are this table's completed goes of people,
    `away_for` is how long their device has been gone. A go is long from `long_go` seconds on, or
    three times this table's median if that is later.
    """
    if away_for is not None and away_for >= AWAY:
        return HoldUpReason.AWAY
    at_this_table = LONG_GO_MEDIANS * median(usual) if usual else 0.0
    return HoldUpReason.THINKING if go > max(long_go, at_this_table) else None
