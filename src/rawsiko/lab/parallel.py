"""Shares tasks among threads or processes."""

import multiprocessing
import os
import signal
import sys
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import contextmanager, suppress
from multiprocessing.sharedctypes import RawValue
from queue import Empty, SimpleQueue
from threading import Event, Lock, Thread
from typing import Any, TypeVar

SECONDS_BETWEEN_REPORTS = 0.1
SECONDS_BETWEEN_LOOKS = 0.2

Task = TypeVar("Task")
Result = TypeVar("Result")
Kept = TypeVar("Kept")


def in_threads(
    work: Callable[[Task], Result],
    tasks: Sequence[Task],
    jobs: int,
    keep: Callable[[Result], Kept],
) -> list[Kept]:
    """For work that doesn't hold Python's lock. What `keep` makes of each result, in the order of
    the tasks; it's called in this thread."""
    pool = ThreadPoolExecutor(jobs)
    try:
        return [keep(result) for result in pool.map(work, tasks)]
    finally:
        pool.shutdown(cancel_futures=True)


def in_processes(
    work: Callable[[Task], Result],
    tasks: Sequence[Task],
    jobs: int,
    keep: Callable[[Result], Kept],
) -> list[Kept]:
    """What `keep` makes of each result, in the order of the tasks; it's called in this process as
    the results arrive.

    An interrupt or a failure ends all processes at once: a single match may take a minute. Raises
    what the work raises, and BrokenProcessPool when a process is killed.
    """
    # Spawned on every system, as on Windows: a forked process would inherit threads' locks.
    context = multiprocessing.get_context("spawn")
    stop = RawValue("b", 0)  # without a lock: a killed process can't hold it
    pool = ProcessPoolExecutor(jobs, context, _prepare, (work, stop))
    kept: dict[int, Kept] = {}
    # Not `concurrent.futures.wait`, which holds the locks of all futures for a moment: interrupted
    # just then, it would keep them, and the pool could never be shut down.
    done: SimpleQueue[Future[Result]] = SimpleQueue()
    try:
        with interrupts_blocked():  # the new processes inherit this: only the parent stops
            numbers = {pool.submit(_work, task): n for n, task in enumerate(tasks)}
            for future in numbers:
                future.add_done_callback(done.put)
        while numbers:
            with suppress(Empty):
                future = done.get(timeout=SECONDS_BETWEEN_REPORTS)
                kept[numbers.pop(future)] = keep(future.result())
    except BaseException:
        stop.value = 1
        raise
    finally:
        pool.shutdown(cancel_futures=True)
    return [kept[n] for n in range(len(tasks))]


@contextmanager
def interrupts_blocked() -> Generator[None]:
    """Processes started in here ignore SIGINT. This one gets it afterwards, except on Windows,
    where signals can't be blocked and it's lost."""
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
    """The state of a worker process."""

    work: Callable[[Any], Any]
    is_working = False
    gate = Lock()  # held to stop working, and to exit because of it


def _prepare(work: Callable[[Any], Any], stop: Any) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _Worker.work = staticmethod(work)
    Thread(target=_exit_when_stopped, args=(stop,), daemon=True).start()


def _exit_when_stopped(stop: Any) -> None:
    """Also when the parent was killed and couldn't say so."""
    parent = multiprocessing.parent_process()
    pause = Event()
    while parent is not None and parent.is_alive():
        with _Worker.gate:
            # Not while it sends a result: the parent would wait for the rest of it.
            if stop.value and _Worker.is_working:
                os._exit(1)
        pause.wait(SECONDS_BETWEEN_LOOKS)
    os._exit(1)


def _work(task: Any) -> Any:
    _Worker.is_working = True
    try:
        return _Worker.work(task)
    finally:
        with _Worker.gate:
            _Worker.is_working = False
