"""Many matches, spread over processes."""

import multiprocessing
import os
import signal
import sys
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing.sharedctypes import Synchronized
from multiprocessing.synchronize import Event
from pathlib import Path
from threading import Thread

from rawsiko.engine.content import Content
from rawsiko.engine.options import Options
from rawsiko.lab.chance import chance_of
from rawsiko.lab.match import play_match, seat_bots
from rawsiko.lab.recording import replay_path, write_replay
from rawsiko.lab.results import MatchResult, result_of

# So many matches go to a process at a time, so that handing them out costs nothing to speak of.
CHUNK = 50
SECONDS_BETWEEN_REPORTS = 0.1

Progress = Callable[[int], None]  # is told how many matches are done


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


def simulate(plan: Plan, jobs: int, progress: Progress) -> list[MatchResult]:
    """Play all matches of the plan, in order; `jobs` processes share the work."""
    chunks = [
        range(first, min(first + CHUNK, plan.matches + 1))
        for first in range(1, plan.matches + 1, CHUNK)
    ]
    if jobs == 1 or len(chunks) == 1:
        return _play_here(plan, progress)
    return _play_in_processes(plan, chunks, min(jobs, len(chunks)), progress)


def play_one(plan: Plan, number: int) -> MatchResult:
    """Play one match of the plan, and record it where the plan wants so."""
    match = play_match(
        plan.content,
        plan.options,
        seat_bots(plan.bots, plan.players),
        chance_of(plan.seed, number, plan.players),
    )
    if plan.replays is not None:
        write_replay(match, replay_path(plan.replays, number))
    return result_of(number, match, plan.bots)


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
        with _deaf_to_interrupts():  # the processes too, which start here: only this one stops
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


@contextmanager
def _deaf_to_interrupts() -> Generator[None]:
    """Processes that start here never hear an interrupt. This one hears it when it is done here;
    where a system cannot make a signal wait, it is missed."""
    if sys.platform != "win32":
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            yield
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)
    else:
        handler = signal.signal(signal.SIGINT, signal.SIG_IGN)
        try:
            yield
        finally:
            signal.signal(signal.SIGINT, handler)


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
