"""The matches of an arena shared among processes."""

import multiprocessing
import os
import signal
from collections.abc import Sequence
from concurrent.futures import Future, ProcessPoolExecutor, wait
from multiprocessing.sharedctypes import RawValue
from threading import Event, Thread
from typing import Any

from rawsiko.lab.arena import Answer, Arena, Progress, Task, play_task
from rawsiko.lab.interrupts import deaf_to_interrupts

SECONDS_BETWEEN_REPORTS = 0.1
SECONDS_BETWEEN_LOOKS = 0.2


def play_in_processes(
    arena: Arena, tasks: Sequence[Task], jobs: int, progress: Progress
) -> list[Answer]:
    """In the order of the tasks. An interrupt, or the failure of one, ends all at once: a single
    match may take a minute."""
    # Spawned on every system, as Windows must: no process inherits half a state.
    context = multiprocessing.get_context("spawn")
    # Without a lock: a process that is killed cannot keep it.
    stop = RawValue("b", 0)
    pool = ProcessPoolExecutor(jobs, context, _prepare, (arena, stop))
    try:
        with deaf_to_interrupts():  # the processes too, which start here: only this one stops
            futures = [pool.submit(_play, task) for task in tasks]
        _report_until_done(futures, progress)
        return [future.result() for future in futures]
    except BaseException:
        stop.value = 1
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def _report_until_done(futures: Sequence[Future[Answer]], progress: Progress) -> None:
    waiting, done = set(futures), 0
    while waiting:
        finished, waiting = wait(waiting, timeout=SECONDS_BETWEEN_REPORTS)
        done += sum(len(future.result().played) for future in finished)
        progress(done)


class _Worker:
    """What a process was given when it started."""

    arena: Arena


def _prepare(arena: Arena, stop: Any) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _Worker.arena = arena
    Thread(target=_end_when_told, args=(stop,), daemon=True).start()


def _end_when_told(stop: Any) -> None:
    """Or when the parent is gone: one that is killed tells nobody."""
    parent = multiprocessing.parent_process()
    pause = Event()
    while not stop.value and parent is not None and parent.is_alive():
        pause.wait(SECONDS_BETWEEN_LOOKS)
    os._exit(1)


def _play(task: Task) -> Answer:
    return play_task(_Worker.arena, task)
