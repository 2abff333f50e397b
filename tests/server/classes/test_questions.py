"""Questions before and after: counted once, shown late, and never fewer than six."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

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

PATH = "/api/classes/answers"


async def answered(server: Running, pupil: Pupil, round_: str, **answers: str) -> Json:
    body = {"round": round_, "answers": answers}
    return (await with_token(server, "POST", PATH, pupil.token, body)).json()


def test_totals_of_six_are_shown_when_both_rounds_are_closed(tmp_path: Path) -> None:
    """A second answer is refused, and counts for nothing."""

    async def scenario() -> None:
        async with running(tmp_path) as server:
            opened = await open_class(server)
            host = await teacher(server, opened)
            pupils = [await join(server, opened) for _ in range(6)]
            refused = await answered(server, pupils[0], "before", cobalt="half")
            assert refused == {"code": "round_not_open"}
            for round_, choice in (("before", "all"), ("after", "half")):
                await do(host, "OpenRound", round=round_)
                assert (await answered(server, pupils[0], round_, cobalt="x"))[
                    "code"
                ] == "malformed"
                for pupil in pupils:
                    assert "seq" in await answered(server, pupil, round_, cobalt=choice)
                again = await answered(server, pupils[0], round_, cobalt="tenth")
                assert again == {"code": "already_answered"}
                (*_, last) = (await view_of(host))["rounds"]
                assert (last["answers"], last["counts"]) == (6, None)
                await do(host, "CloseRound", round=round_)
            before, after = (await view_of(host))["rounds"]
            assert (before["counts"]["cobalt"]["all"], after["counts"]["cobalt"]["half"]) == (6, 6)
            assert before["answered"] == after["answered"] == []
            assert (await order(host, "OpenRound", round="after"))["code"] == "round_closed"

    asyncio.run(scenario())


def test_below_six_answers_nothing_is_kept(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as server:
            opened = await open_class(server)
            host = await teacher(server, opened)
            await do(host, "OpenRound", round="before")
            for _ in range(5):
                pupil = await join(server, opened)
                await answered(server, pupil, "before", cobalt="half")
            await do(host, "CloseRound", round="before")
            (view,) = (await view_of(host))["rounds"]
            assert (view["answers"], view["counts"]) == (5, None)
        with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as database:
            assert database.execute("SELECT count(*) FROM ballots").fetchone() == (0,)
            bodies = b"".join(row[0] for row in database.execute("SELECT body FROM class_entries"))
            assert b"half" not in bodies

    asyncio.run(scenario())
