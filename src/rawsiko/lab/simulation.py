"""Many matches: by the compiled simulator in threads, or by the engine in processes."""

import multiprocessing
import os
import signal
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, ThreadPoolExecutor, wait
from dataclasses import dataclass
from enum import Enum, auto
from multiprocessing.sharedctypes import Synchronized
from multiprocessing.synchronize import Event
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import TYPE_CHECKING

from rawsiko.engine.content import Content
from rawsiko.engine.options import Options
from rawsiko.lab.chance import chance_of
from rawsiko.lab.interrupts import deaf_to_interrupts
from rawsiko.lab.match import Match, play_match, seat_bots
from rawsiko.lab.recording import replay_path, write_lines, write_replay
from rawsiko.lab.results import MatchResult, result_of

if TYPE_CHECKING:
    from rawsiko.lab.fast import FastLab

# So many matches go to a process at a time, so that handing them out costs nothing to speak of.
CHUNK = 50
FAST_CHUNK = 200
# Fewer are played sooner than the simulator is loaded.
FEWEST_FAST = 20
SECONDS_BETWEEN_REPORTS = 0.1

Progress = Callable[[int], None]  # is told how many matches are done


class Engine(Enum):
    """Who applies the rules: the results are the same."""

    FASTEST = auto()  # the compiled simulator where it can play the plan and pays, else the engine
    EXACT = auto()  # the engine


@dataclass(frozen=True)
class Plan:
    """A simulation: the same plan gives the same matches."""

    content: Content
    options: Options
    players: int
    bots: tuple[str, ...]  # the names for p1, p2 and so on, beginning again when they run out
    matches: int
    seed: int
    replays: Path | None = None  # an existing folder
    engine: Engine = Engine.FASTEST


def simulate(plan: Plan, jobs: int, progress: Progress) -> list[MatchResult]:
    """Play all matches of the plan, in order; `jobs` threads or processes share the work."""
    is_worth_it = plan.engine is Engine.FASTEST and plan.matches >= FEWEST_FAST
    if is_worth_it and (fast := fast_labs(plan, jobs)):
        return _play_fast(plan, fast, progress)
    chunks = [
        range(first, min(first + CHUNK, plan.matches + 1))
        for first in range(1, plan.matches + 1, CHUNK)
    ]
    if jobs == 1 or len(chunks) == 1:
        return _play_here(plan, progress)
    return _play_in_processes(plan, chunks, min(jobs, len(chunks)), progress)


def fast_labs(plan: Plan, number: int) -> "list[FastLab]":
    """So many compiled simulators for the plan; none where it cannot be played by them."""
    try:
        from rawsiko.lab.fast import FastLab
        from rawsiko.lab.policies import POLICIES
        from rawsiko.simulator.rules.board import TooLarge
    except ImportError:  # there is no numba for this system: the engine plays, more slowly
        return []
    if not POLICIES.keys() >= set(plan.bots):
        return []
    what = (plan.content, plan.options, plan.players, plan.bots, plan.seed)
    try:
        return [FastLab(*what) for _ in range(number)]
    except TooLarge:
        return []


def _play_fast(plan: Plan, labs: "Sequence[FastLab]", progress: Progress) -> list[MatchResult]:
    """Each simulator in a thread: the compiled part does not hold Python's lock."""
    chunks = [
        range(first, min(first + FAST_CHUNK, plan.matches + 1))
        for first in range(1, plan.matches + 1, FAST_CHUNK)
    ]
    results: list[MatchResult] = []
    free: SimpleQueue[FastLab] = SimpleQueue()
    for lab in labs:
        free.put(lab)

    def play(chunk: range) -> list[MatchResult]:
        lab = free.get()
        try:
            return _play_chunk_fast(plan, lab, chunk)
        finally:
            free.put(lab)

    pool = ThreadPoolExecutor(len(labs))
    try:
        for played in pool.map(play, chunks):
            results += played
            progress(len(results))
    finally:
        pool.shutdown(cancel_futures=True)
    return results


def _play_chunk_fast(plan: Plan, lab: "FastLab", chunk: range) -> list[MatchResult]:
    if plan.replays is None:
        return lab.play(chunk)
    results: list[MatchResult] = []
    for number in chunk:
        result, lines = lab.replay(number)
        write_lines(lines, replay_path(plan.replays, number))
        results.append(result)
    return results


def play_one(plan: Plan, number: int) -> MatchResult:
    """Play one match of the plan, and record it where the plan wants so."""
    match = match_of(plan, number)
    if plan.replays is not None:
        write_replay(match, replay_path(plan.replays, number))
    return result_of(number, match, plan.bots)


def match_of(plan: Plan, number: int) -> Match:
    """One match of the plan, played by the engine."""
    return play_match(
        plan.content,
        plan.options,
        seat_bots(plan.bots, plan.players),
        chance_of(plan.seed, number, plan.players),
    )


def _play_here(plan: Plan, progress: Progress) -> list[MatchResult]:
    results: list[MatchResult] = []
    for number in range(1, plan.matches + 1):
        results.append(play_one(plan, number))
        progress(number)
    return results


def _play_in_processes(
    plan: Plan, chunks: Sequence[range], jobs: int, progress: Progress
) -> list[MatchResult]:
    # Spawned on every system, as Windows must: no process inherits half a state.
    context = multiprocessing.get_context("spawn")
    done, stop = context.Value("q", 0), context.Event()
    pool = ProcessPoolExecutor(jobs, context, _prepare, (plan, done, stop))
    try:
        with deaf_to_interrupts():  # the processes too, which start here: only this one stops
            futures = [pool.submit(_play_chunk, chunk) for chunk in chunks]
        _report_until_done(futures, done, progress)
        return [result for future in futures for result in future.result()]
    finally:
        stop.set()
        pool.shutdown(cancel_futures=True)


def _report_until_done(
    futures: Sequence[Future[list[MatchResult]]], done: "Synchronized[int]", progress: Progress
) -> None:
    """Until all are done or one has failed."""
    waiting = set(futures)
    while waiting:
        finished, waiting = wait(waiting, timeout=SECONDS_BETWEEN_REPORTS)
        for future in finished:
            future.result()
        progress(done.value)


class _Worker:
    """What a process was given when it started."""

    plan: Plan
    done: "Synchronized[int]"
    stop: Event


def _prepare(plan: Plan, done: "Synchronized[int]", stop: Event) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()
    _Worker.plan, _Worker.done, _Worker.stop = plan, done, stop


def _end_with_parent() -> None:
    """A parent that is killed tells nobody: without this its processes would wait for ever."""
    if parent := multiprocessing.parent_process():
        parent.join()
        os._exit(1)


def _play_chunk(numbers: range) -> list[MatchResult]:
    results: list[MatchResult] = []
    for number in numbers:
        if _Worker.stop.is_set():
            break
        results.append(play_one(_Worker.plan, number))
        with _Worker.done.get_lock():
            _Worker.done.value += 1
    return results
