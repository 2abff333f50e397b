"""Coroutines that begin at once."""

import asyncio

from rawsiko.server.connections.eager import begin


def test_what_need_not_wait_is_done_at_once() -> None:
    ended: list[Exception | None] = []

    async def work() -> None:
        return

    begin(work(), ended.append)
    assert ended == [None]


def test_the_rest_is_done_when_what_it_waits_for_is_there() -> None:
    async def scenario() -> list[str]:
        happened: list[str] = []
        awaited: asyncio.Future[str] = asyncio.get_running_loop().create_future()

        async def work() -> None:
            happened.append("begun")
            await asyncio.sleep(0)
            happened.append(await awaited)

        begin(work(), lambda error: happened.append(f"ended {error}"))
        happened.append("went on")
        await asyncio.sleep(0)
        awaited.set_result("waited")
        await asyncio.sleep(0)
        return happened

    assert asyncio.run(scenario()) == ["begun", "went on", "waited", "ended None"]


def test_what_it_raises_is_told() -> None:
    async def scenario() -> list[str]:
        ended: list[str] = []
        awaited: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        async def at_once() -> None:
            raise ValueError("at once")

        async def later() -> None:
            await awaited

        for work in (at_once(), later()):
            begin(work, lambda error: ended.append(str(error)))
        awaited.set_exception(ValueError("later"))
        await asyncio.sleep(0)
        return ended

    assert asyncio.run(scenario()) == ["at once", "later"]
