"""Devices tell how their questions while others played were answered: once, only totals are kept,
and a debrief tells them with every sixth device."""

import asyncio
from collections.abc import Mapping
from pathlib import Path

import pytest

from tests.server.classes.lessons import Pupil, do, join, open_class, teacher, with_token
from tests.server.running import Json, Running, running

pytestmark = pytest.mark.slow

PATH = "/api/classes/while-waiting"


async def told(server: Running, pupil: Pupil, **answers: tuple[int, int]) -> Json:
    body = {
        "answers": {
            material: {"right": right, "wrong": wrong}
            for material, (right, wrong) in answers.items()
        }
    }
    return (await with_token(server, "POST", PATH, pupil.token, body)).json()


def totals_of(server: Running, opened: Json) -> Mapping[str, tuple[int, int]]:
    return server.services.classes.runs[opened["class_id"]].live.school.waiting


def test_totals_grow_with_every_sixth_device(tmp_path: Path) -> None:
    """Also after a restart. A second message of a device counts for nothing."""

    async def scenario() -> None:
        async with running(tmp_path) as server:
            opened = await open_class(server)
            pupils = [await join(server, opened) for _ in range(12)]
            for pupil in pupils[:5]:
                assert "seq" in await told(server, pupil, gallium=(1, 2), cobalt=(1, 0))
            assert await told(server, pupils[0], gallium=(8, 0)) == {"code": "already_answered"}
            assert (await told(server, pupils[5], sugar=(1, 0)))["code"] == "malformed"
            assert totals_of(server, opened) == {}
            await told(server, pupils[5], gallium=(0, 1))
            totals = {"cobalt": (5, 0), "gallium": (5, 11)}
            assert totals_of(server, opened) == totals
            await told(server, pupils[6], copper=(3, 0))
            assert totals_of(server, opened) == totals
        async with running(tmp_path) as server:
            await teacher(server, opened)
            assert totals_of(server, opened) == totals
            for pupil in pupils[7:]:
                assert "seq" in await told(server, pupil, copper=(0, 1))
            assert totals_of(server, opened) == {**totals, "copper": (3, 5)}

    asyncio.run(scenario())


def test_nobody_tells_after_the_class(tmp_path: Path) -> None:
    """The counts are dropped with its end."""

    async def scenario() -> None:
        async with running(tmp_path) as server:
            opened = await open_class(server)
            host, pupil = await teacher(server, opened), await join(server, opened)
            await do(host, "EndClass")
            assert await told(server, pupil, gallium=(1, 0)) == {"code": "class_ended"}

    asyncio.run(scenario())
