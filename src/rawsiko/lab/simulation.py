"""Many matches: by the compiled simulator in threads, or by the engine in processes."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum, auto
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from rawsiko.engine.content import Content
from rawsiko.engine.options import Options
from rawsiko.lab.chance import chance_of
from rawsiko.lab.match import Match, play_match, replay_lines, replay_path, seat_bots, write_lines
from rawsiko.lab.parallel import in_processes, in_threads
from rawsiko.lab.results import MatchResult, result_of

if TYPE_CHECKING:
    from rawsiko.lab.fast import FastLab

# Matches that a process or a thread plays at a time.
CHUNK, FAST_CHUNK = 10, 200
FEWEST_FAST = 20  # loading the simulator takes longer than playing fewer with the engine

Progress = Callable[[int], None]  # is told how many matches are done


class Engine(Enum):
    """What applies the rules. The results are the same."""

    FASTEST = auto()  # the compiled simulator where it can play the plan and is worth loading
    EXACT = auto()  # the engine


@dataclass(frozen=True)
class Plan:
    """A simulation: the same plan gives the same matches."""

    content: Content
    options: Options
    players: int
    bots: tuple[str, ...]  # for p1, p2 and so on; names repeat if there are too few
    matches: int
    seed: int
    replays: Path | None = None  # an existing folder
    engine: Engine = Engine.FASTEST


# Each match with the lines of its replay; none where the plan wants no replays.
Part = list[tuple[MatchResult, list[bytes]]]


def simulate(plan: Plan, jobs: int, progress: Progress) -> list[MatchResult]:
    """Play all matches of the plan, in order; `jobs` threads or processes share the work."""
    done = 0

    def keep(part: Part) -> list[MatchResult]:
        nonlocal done
        done += len(part)
        results = write_replays(plan, part)
        progress(done)
        return results

    if plan.matches >= FEWEST_FAST and fast_lab(plan) is not None:
        parts = in_threads(partial(play_part, plan), chunks_of(plan, FAST_CHUNK), jobs, keep)
    elif jobs == 1 or plan.matches <= CHUNK:
        parts = [keep(play_part_exactly(plan, numbers)) for numbers in chunks_of(plan, 1)]
    else:
        play = partial(play_part_exactly, plan)
        parts = in_processes(play, chunks_of(plan, CHUNK), jobs, keep)
    return [result for part in parts for result in part]


def chunks_of(plan: Plan, size: int) -> list[range]:
    end = plan.matches + 1
    return [range(first, min(first + size, end)) for first in range(1, end, size)]


def fast_lab(plan: Plan) -> "FastLab | None":
    """A compiled simulator for the plan, for one thread; None if it can't play the plan or may
    not."""
    if plan.engine is Engine.EXACT:
        return None
    from rawsiko.lab.fast import FastLab
    from rawsiko.lab.policies import POLICIES
    from rawsiko.simulator.rules.board import TooLarge

    if not POLICIES.keys() >= set(plan.bots):
        return None
    try:
        return FastLab(plan.content, plan.options, plan.players, plan.bots, plan.seed)
    except TooLarge:
        return None


def play_part(plan: Plan, numbers: range) -> Part:
    """By the simulator if it can play the plan, else by the engine."""
    lab = fast_lab(plan)
    if lab is None:
        return play_part_exactly(plan, numbers)
    if plan.replays is None:
        return [(result, []) for result in lab.play(numbers)]
    return [lab.replay(number) for number in numbers]


def play_part_exactly(plan: Plan, numbers: range) -> Part:
    part: Part = []
    for number in numbers:
        match = match_of(plan, number)
        lines = [] if plan.replays is None else [*replay_lines(match)]
        part.append((result_of(number, match, plan.bots), lines))
    return part


def match_of(plan: Plan, number: int) -> Match:
    """One match of the plan, played by the engine."""
    return play_match(
        plan.content,
        plan.options,
        seat_bots(plan.bots, plan.players),
        chance_of(plan.seed, number, plan.players),
    )


def write_replays(plan: Plan, part: Part) -> list[MatchResult]:
    """If the plan wants them. Returns the results."""
    if plan.replays is not None:
        for result, lines in part:
            write_lines(lines, replay_path(plan.replays, result.match))
    return [result for result, _ in part]
