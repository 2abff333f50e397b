"""One person against bots, at once: who is first is drawn (R1.3), and the person sits there."""

import asyncio
import secrets
from pathlib import Path

import httpx
import pytest

from rawsiko.content.load import find_content
from rawsiko.replay.proof import judge
from rawsiko.replay.reading import Holds
from tests.server.running import Client, Json, Running, running

BOTS = ["easy", "medium", "easy"]


async def ask(server: Running, opened: Json, **changes: object) -> httpx.Response:
    body = {"contribution": secrets.token_hex(16), "bots": BOTS, **changes}
    path = f"/api/tables/{opened['table']}/play-alone"
    return await server.http.post(path, json=body, headers=bearer(opened["host_token"]))


def bearer(token: str) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"}


async def beginning(client: Client) -> Json:
    """The match, as soon as it has begun."""
    while True:
        message = await client.next()
        match = message.get("match") or message.get("change", {}).get("match")
        if match is not None:
            return match


def test_r1_3_the_person_sits_in_the_seat_that_is_drawn_first(tmp_path: Path) -> None:
    async def scenario() -> None:
        seen = set[str]()
        async with running(tmp_path, bot_pause=60.0) as server:
            while len(seen) < 4:  # every seat is, some time: the order is drawn as always
                opened = await server.open_table(seats=4)
                taken = (await ask(server, opened, company=3)).json()
                async with await server.client(taken["seat_token"]) as client:
                    match = await beginning(client)
                assert match["order"][0] == taken["seat"]
                seen.add(taken["seat"])

    asyncio.run(scenario())


def test_everybody_sits_as_asked_and_the_proof_holds(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path, bot_pause=60.0) as server:
            opened = await server.open_table(seats=4)
            taken = (await ask(server, opened, company=3)).json()
            async with await server.client(taken["seat_token"], opened["host_token"]) as client:
                await beginning(client)
                found = await server.http.get(f"/api/by-code/{opened['code']}")
                view = found.json()["table"]
                seats = {seat["player"]: seat for seat in view["seats"]}
                own = seats.pop(taken["seat"])
                assert (own["kind"], own["company"]) == ("person", 3)
                assert [seat["level"] for seat in seats.values()] == BOTS
                assert view["commitment"] == opened["commitment"]
                await client.applied({"type": "End"})
            replay = await server.http.get("/api/replay", headers=bearer(taken["seat_token"]))
            lines = replay.content.splitlines(keepends=True)
            assert judge(lines, find_content) == (Holds(len(lines), is_aborted=True), True)

    asyncio.run(scenario())


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"bots": BOTS[:2]}, "no_such_seat"),
        ({"bots": ["genius", *BOTS[1:]]}, "unknown_level"),
        ({"name": "Ada"}, "names_not_allowed"),
        ({"contribution": "0" * 31}, "malformed"),
        ({"contribution": "0" * 64}, "malformed"),
    ],
)
def test_bad_wishes_change_nothing(tmp_path: Path, changes: Json, code: str) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as server:
            opened = await server.open_table(seats=4)
            assert (await ask(server, opened, **changes)).json()["code"] == code
            live = server.services.registry.live_tables[opened["table"]]
            assert live.table.seq == 1

    asyncio.run(scenario())


def test_only_for_the_host_of_an_empty_lobby(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as server:
            opened, other = [await server.open_table(seats=4) for _ in range(2)]
            for token in (other["host_token"], opened["replay_token"], "x" * 32):
                refused = await ask(server, {**opened, "host_token": token})
                assert (refused.status_code, refused.json()) == (401, {"code": "unknown_token"})
            await server.sit_down(opened["table"])
            refused = await ask(server, opened)
            assert (refused.status_code, refused.json()) == (409, {"code": "seat_not_open"})
            assert (await ask(server, other)).status_code == 201
            refused = await ask(server, other)
            assert (refused.status_code, refused.json()) == (409, {"code": "not_in_lobby"})
            timed = await server.open_table(seats=4, options={"host_keeps_time": True})
            assert (await ask(server, timed)).json() == {"code": "host_plays"}

    asyncio.run(scenario())
