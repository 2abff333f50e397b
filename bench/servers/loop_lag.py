"""How late an event loop is."""

import asyncio
import time

TICK_SECONDS = 0.005


async def tick(seconds: float) -> tuple[list[float], list[float]]:
    """How late each tick was, and the CPU time that the loop itself used before it."""
    lags: list[float] = []
    own: list[float] = []
    worked = time.thread_time()
    due, end = time.perf_counter(), time.perf_counter() + seconds
    while due < end:
        due += TICK_SECONDS
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        lags.append(max(0.0, time.perf_counter() - due))
        own.append(time.thread_time() - worked)
        worked = time.thread_time()
        if lags[-1] > TICK_SECONDS:
            due = time.perf_counter()  # one long delay counts once
    return lags, own
