"""Questions before and after: counted once, shown late, and never of fewer than six devices."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.classes.lessons import (
    Pupil,
    do,
    join,
    open_class,
    order,
    teacher,
    view_of,
    with_token,
)
from tests.server.running import Json, Running, running

pytestmark = pytest.mark.slow

PATH = "/api/classes/answers"


async def answered(
    server: Running, pupil: Pupil, round_: str, head: int = 1, **answers: str
) -> Json:
    body = {"round": round_, "answers": answers, "head": head}
    return (await with_token(server, "POST", PATH, pupil.token, body)).json()


def test_totals_of_six_are_shown_when_both_rounds_are_closed(tmp_path: Path) -> None:
    """A second answer is refused, and counts for nothing."""

    async def scenario() -> None:
        async with running(tmp_path) as server:
            opened = await open_class(server)
            host = await teacher(server, opened)
            pupils = [await join(server, opened) for _ in range(6)]
            refused = await answered(server, pupils[0], "before", cobalt="fifty")
            assert refused == {"code": "round_not_open"}
            early = await order(host, "OpenRound", round="after")
            assert early["code"] == "tables_not_started"
            for round_, choice in (("before", "seventy_five"), ("after", "fifty")):
                if round_ == "after":
                    await do(host, "DealTables")
                    await do(host, "StartTables")
                await do(host, "OpenRound", round=round_)
                assert (await answered(server, pupils[0], round_, cobalt="x"))[
                    "code"
                ] == "malformed"
                for pupil in pupils:
                    assert "seq" in await answered(server, pupil, round_, cobalt=choice)
                again = await answered(server, pupils[0], round_, cobalt="ten")
                assert again == {"code": "already_answered"}
                (*_, last) = (await view_of(host))["rounds"]
                assert (last["answers"], last["counts"]) == (6, None)
                await do(host, "CloseRound", round=round_)
            before, after = (await view_of(host))["rounds"]
            assert (
                before["counts"]["cobalt"]["seventy_five"],
                after["counts"]["cobalt"]["fifty"],
            ) == (6, 6)
            assert before["answered"] == after["answered"] == []

    asyncio.run(scenario())


def test_everybody_who_shares_a_device_answers(tmp_path: Path) -> None:
    """One after another, each once; an answer sent twice counts once."""

    async def scenario() -> None:
        async with running(tmp_path) as server:
            opened = await open_class(server)
            host = await teacher(server, opened)
            pair = await join(server, opened, heads=2)
            whole_table = await join(server, opened, companies=4, heads=4)
            room = await pair.listen()
            await do(host, "OpenRound", round="before")
            for pupil, heads in ((pair, 2), (whole_table, 4)):
                for head in range(1, heads + 1):
                    assert "seq" in await answered(server, pupil, "before", head, cobalt="fifty")
                    again = await answered(server, pupil, "before", head, cobalt="ten")
                    assert again == {"code": "already_answered"}
                more = await answered(server, pupil, "before", heads + 1, cobalt="fifty")
                assert more == {"code": "already_answered"}
            (known,) = (await view_of(room))["rounds"]
            assert known["answered"] == [pair.member] * 2
            await do(host, "CloseRound", round="before")
            (view,) = (await view_of(host))["rounds"]
            assert view["answers"] == 6

    asyncio.run(scenario())


def test_totals_are_shown_from_six_devices_on(tmp_path: Path) -> None:
    """A device says itself how many share it. If their answers counted, it would learn those of
    the others by subtracting its own."""

    async def scenario() -> None:
        async with running(tmp_path) as server:
            opened = await open_class(server)
            host = await teacher(server, opened)
            many = await join(server, opened, heads=6)
            pupils = [await join(server, opened) for _ in range(4)]
            await do(host, "OpenRound", round="before")
            for head in range(1, 7):
                await answered(server, many, "before", head, cobalt="fifty")
            for pupil in pupils:
                await answered(server, pupil, "before", cobalt="seventy_five")
            await do(host, "CloseRound", round="before")
            (view,) = (await view_of(host))["rounds"]
            assert (view["answers"], view["devices"]) == (10, 5)
        with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as database:
            bodies = b"".join(row[0] for row in database.execute("SELECT body FROM entries"))
            assert b"fifty" not in bodies

    asyncio.run(scenario())


def test_below_six_answers_nothing_is_kept(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as server:
            opened = await open_class(server)
            host = await teacher(server, opened)
            await do(host, "OpenRound", round="before")
            for _ in range(5):
                pupil = await join(server, opened)
                await answered(server, pupil, "before", cobalt="fifty")
            await do(host, "CloseRound", round="before")
            (view,) = (await view_of(host))["rounds"]
            assert (view["answers"], view["counts"]) == (5, None)
        with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as database:
            assert database.execute("SELECT count(*) FROM ballots").fetchone() == (0,)
            bodies = b"".join(row[0] for row in database.execute("SELECT body FROM entries"))
            assert b"fifty" not in bodies

    asyncio.run(scenario())


def test_a_round_closed_too_early_goes_on_from_its_totals(tmp_path: Path) -> None:
    """Also after a restart. Who is in the totals isn't asked twice; where there are none, because
    too few had answered, nothing was kept and all are asked."""

    async def scenario() -> None:
        async with running(tmp_path) as server:
            opened = await open_class(server)
            host = await teacher(server, opened)
            pupils = [await join(server, opened) for _ in range(12)]
            await do(host, "OpenRound", round="before")
            assert (await order(host, "OpenRound", round="before"))["code"] == "round_open"
            await answered(server, pupils[0], "before", cobalt="ten")
            await do(host, "CloseRound", round="before")
        async with running(tmp_path) as server:
            host = await teacher(server, opened)
            await do(host, "OpenRound", round="before")
            (view,) = (await view_of(host))["rounds"]
            assert (view["answers"], view["answered"]) == (0, [])
            for pupil in pupils[:6]:
                assert "seq" in await answered(server, pupil, "before", cobalt="fifty")
            await do(host, "CloseRound", round="before")
        async with running(tmp_path) as server:
            host = await teacher(server, opened)
            await do(host, "OpenRound", round="before")
            (view,) = (await view_of(host))["rounds"]
            assert (view["answers"], len(view["answered"])) == (6, 6)
            again = await answered(server, pupils[0], "before", cobalt="ten")
            assert again == {"code": "already_answered"}
            for pupil in pupils[6:]:
                assert "seq" in await answered(server, pupil, "before", cobalt="seventy_five")
            await do(host, "CloseRound", round="before")
            await do(host, "DealTables")
            await do(host, "StartTables")
            await do(host, "OpenRound", round="after")
            for pupil in pupils:
                await answered(server, pupil, "after", cobalt="fifty")
            await do(host, "CloseRound", round="after")
            before, _ = (await view_of(host))["rounds"]
            assert (before["answers"], before["answered"]) == (12, [])
            cobalt = before["counts"]["cobalt"]
            assert (cobalt["fifty"], cobalt["seventy_five"], cobalt["ten"]) == (6, 6, 0)

    asyncio.run(scenario())


def test_totals_that_were_seen_never_grow_by_a_single_answer(tmp_path: Path) -> None:
    """Else the difference would be somebody's answers. Fewer than six aren't kept, and asked for
    again; from six on they are added."""

    async def scenario() -> None:
        async with running(tmp_path) as server:
            opened = await open_class(server)
            host = await teacher(server, opened)
            pupils = [await join(server, opened) for _ in range(12)]
            await do(host, "DealTables")
            await do(host, "StartTables")
            for round_ in ("before", "after"):
                await do(host, "OpenRound", round=round_)
                for pupil in pupils[:6]:
                    await answered(server, pupil, round_, cobalt="fifty")
                await do(host, "CloseRound", round=round_)
            for late, expected in ((pupils[6:7], (6, 6, 0)), (pupils[6:], (12, 6, 6))):
                await do(host, "OpenRound", round="after")
                _, after = (await view_of(host))["rounds"]
                assert after["counts"] is None
                for pupil in late:
                    assert "seq" in await answered(server, pupil, "after", cobalt="ten")
                await do(host, "CloseRound", round="after")
                _, after = (await view_of(host))["rounds"]
                cobalt = after["counts"]["cobalt"]
                assert (after["answers"], cobalt["fifty"], cobalt["ten"]) == expected

    asyncio.run(scenario())
