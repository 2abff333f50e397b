"""Hints: as far as the host allows, and only for the person who asks."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from rawsiko.client import SeatClient, open_table, sit_down
from rawsiko.client.tables import HeldSeat
from rawsiko.protocol.messages import Hinted, Refused, WhyNot
from rawsiko.protocol.tables import Settings
from tests.server.running import Client, Json, Running, play_on, running, started_table
from tests.server.strange_bots import ADVISERS

pytestmark = pytest.mark.slow

ONE_TURN = {"turns": 1}
HINT = ("look", "odds", "plan", "reason")


async def ask(client: Client, step: int, order_id: str | None = None) -> tuple[Json | None, Json]:
    """The hint, if one came before the reply; and the reply."""
    before = len(client.heard)
    reply = await client.order({"type": "AskHint", "step": step}, order_id)
    hints = [message for message in client.heard[before:] if message["type"] == "Hinted"]
    assert len(hints) <= 1
    return (hints[0] if hints else None), reply


def parts(hint: Json | None) -> list[str]:
    assert hint is not None
    return [name for name in HINT if hint[name]]


async def acting(clients: list[Client]) -> tuple[Client, list[Client]]:
    """Who has to decide, and the others."""
    player = clients[0].view.phase["player"]
    own = next(client for client in clients if client.view.seat == player)
    return own, [client for client in clients if client is not own]


async def ended(server: Running, opened: Json, clients: list[Client]) -> None:
    async with await server.client(opened["host_token"]) as host:
        await host.until("Snapshot")
        await host.applied({"type": "End"})
    for client in clients:
        while client.view.secret is None:
            await client.next()


def test_a_hint_goes_as_far_as_it_is_asked_and_to_nobody_else(
    tmp_path: Path, strange: Path
) -> None:
    """Three steps of one hint. Others do not even learn that somebody asked, until the end."""
    del strange

    async def scenario() -> None:
        async with running(tmp_path, advisers=ADVISERS) as server:
            opened, _, clients = await started_table(server, 3)
            own, others = await acting(clients)
            found: list[Any] = []
            for step, expected in ((1, HINT[:1]), (2, HINT[:2]), (3, HINT), (3, HINT)):
                hint, reply = await ask(own, step)
                assert reply["type"] == "Applied"
                assert parts(hint) == list(expected)
                assert hint is not None
                assert (hint["step"], hint["seq"], hint["id"]) == (step, own.seq, reply["id"])
                found.append(hint)
            assert found[0]["look"] == found[3]["look"]
            play = {"type": "Play", "action": found[3]["plan"][0]}
            await own.applied(play)
            await ended(server, opened, clients)
            for other in others:
                assert "Hinted" not in {message["type"] for message in other.heard}
                text = json.dumps(other.heard[:-2])
                assert "hint-look" not in text
                assert 'hints_used": {"' not in text
                told = other.heard[-1]["change"]["hints_used"]
                used = {"look": 1, "odds": 1, "plan": 2, "why_not": 0}
                assert told[own.view.seat] == {"type": "HintsUsed", **used}
                assert len(told) == 1
            for client in clients:
                await client.socket.close()

    asyncio.run(scenario())


@pytest.mark.parametrize(("allowed", "furthest"), [("odds", 2), ("all", 3), (None, 3)])
def test_nothing_beyond_what_the_host_allows(
    allowed: str | None, furthest: int, tmp_path: Path, strange: Path
) -> None:
    del strange
    settings: Json = {} if allowed is None else {"hints": allowed}

    async def scenario() -> None:
        async with running(tmp_path, advisers=ADVISERS) as server:
            _, _, clients = await started_table(server, 3, **settings)
            own, _ = await acting(clients)
            hint, _ = await ask(own, 3)
            assert hint is not None
            assert hint["step"] == furthest
            assert parts(hint) == list(HINT[: furthest if furthest < 3 else 4])
            for client in clients:
                await client.socket.close()

    asyncio.run(scenario())


def test_odds_without_the_plan_are_those_of_what_to_do_now(tmp_path: Path, strange: Path) -> None:
    """Odds of a Clash after other Moves come with the plan that leads to it, and only then."""

    async def scenario() -> None:
        async with running(tmp_path, advisers=ADVISERS) as server:
            (strange / "long plans").touch()
            _, _, clients = await started_table(server, 3)
            own, _ = await acting(clients)
            for step, expected in ((1, HINT[:1]), (2, HINT[:1]), (3, HINT)):
                hint, _ = await ask(own, step)
                assert hint is not None
                assert parts(hint) == list(expected)
                assert not hint["has_clash"]
            for client in clients:
                await client.socket.close()

    asyncio.run(scenario())


def test_who_gets_no_hint(tmp_path: Path, strange: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path, advisers=ADVISERS) as server:
            opened, held, clients = await started_table(server, 3)
            own, others = await acting(clients)
            assert (await ask(others[0], 1))[1]["code"] == "not_your_decision"
            async with await server.client(opened["host_token"]) as host:
                await host.until("Snapshot")
                assert (await ask(host, 1))[1]["code"] == "not_seated"
                (strange / "no hints").touch()
                assert (await ask(own, 1))[1]["code"] == "no_hint"
                (strange / "no hints").unlink()
                assert (await ask(own, 1))[1]["type"] == "Applied"  # another try
                await host.applied({"type": "Pause"})
                assert (await ask(own, 1))[1]["code"] == "not_playing"
                await host.applied({"type": "Resume"})
                settings = {"seats": 3, "hints": "off"}
                await host.applied({"type": "ChangeSettings", "settings": settings})
                assert (await ask(own, 1))[1]["code"] == "hints_off"
            for odd in (0, 4, "1", None):
                await own.send(
                    {"type": "Order", "id": "0" * 32, "command": {"type": "AskHint", "step": odd}}
                )
                assert (await own.until("Refused"))["code"] == "malformed"
            assert len(held) == 3
            for client in clients:
                await client.socket.close()

    asyncio.run(scenario())


def a_question(own: Client) -> Json:
    action = own.view.choice()
    assert action is not None
    return {"type": "AskWhyNot", "action": action["action"]}


def test_why_not_is_answered_five_times_a_turn_and_to_nobody_else(
    tmp_path: Path, strange: Path
) -> None:
    """With what the host allows hints to tell; how often is told at the end."""
    del strange

    async def scenario() -> None:
        async with running(tmp_path, advisers=ADVISERS) as server:
            opened, _, clients = await started_table(server, 3, why_not="all")
            own, others = await acting(clients)
            question = a_question(own)
            for left in (4, 3, 2, 1, 0):
                reply = await own.order(question)
                assert reply["type"] == "Applied"
                told = own.heard[-2]
                assert (told["type"], told["id"]) == ("WhyNot", reply["id"])
                assert (told["action"], told["questions_left"]) == (question["action"], left)
                comparison = told["comparison"]
                assert (comparison["verdict"], comparison["points"]) == ("costs", 6)
                assert comparison["better"]
                assert comparison["reason"]
            assert (await own.order(question))["code"] == "why_not_used_up"
            await ended(server, opened, clients)
            for other in others:
                assert "WhyNot" not in {message["type"] for message in other.heard}
                used = other.heard[-1]["change"]["hints_used"]
                assert used[own.view.seat]["why_not"] == 5
            for client in clients:
                await client.socket.close()

    asyncio.run(scenario())


def test_who_may_not_ask_why_not(tmp_path: Path, strange: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path, advisers=ADVISERS) as server:
            opened, _, clients = await started_table(server, 3)  # people: off unless allowed
            own, others = await acting(clients)
            question = a_question(own)
            assert (await own.order(question))["code"] == "why_not_off"
            async with await server.client(opened["host_token"]) as host:
                await host.until("Snapshot")
                assert (await host.order(question))["code"] == "not_seated"
                settings = {"seats": 3, "hints": "odds", "why_not": "all"}
                await host.applied({"type": "ChangeSettings", "settings": settings})
            assert (await others[0].order(question))["code"] == "not_your_decision"
            wrong = {**question, "action": {"type": "EndActionPhase", "player": own.view.seat}}
            refused = await own.order(wrong)
            assert refused["code"] == "wrong_phase"
            assert refused["clause"]
            (strange / "no hints").touch()
            assert (await own.order(question))["code"] == "no_hint"
            (strange / "no hints").unlink()
            assert (await own.order(question))["type"] == "Applied"
            told = own.heard[-2]
            assert told["questions_left"] == 4  # what failed doesn't count
            assert not {"better", "reason"} & set(told["comparison"])  # as with hints
            for client in clients:
                await client.socket.close()

    asyncio.run(scenario())


def test_against_bots_why_not_is_answered_unless_the_host_forbids_it(
    tmp_path: Path, strange: Path
) -> None:
    del strange
    bots = {"p2": "greedy", "p3": "greedy"}

    async def scenario() -> None:
        async with running(tmp_path, advisers=ADVISERS) as server:
            url = server.origin
            opened = await open_table(url, Settings(seats=3), bots)
            async with SeatClient(await sit_down(url, opened.code)) as client:
                async with await server.client(opened.host_token) as host:
                    await host.until("Snapshot")
                    await host.applied({"type": "Start"})
                    assert await client.my_go()
                    told = await client.why_not(client.legal[0])
                    assert isinstance(told, WhyNot)
                    assert told.action == client.legal[0]
                    settings = {"seats": 3, "why_not": "off"}
                    await host.applied({"type": "ChangeSettings", "settings": settings})
                refused = await client.why_not(client.legal[0])
                assert isinstance(refused, Refused)
                assert refused.code == "why_not_off"

    asyncio.run(scenario())


def test_a_device_that_was_handed_on_shows_no_hint(tmp_path: Path, strange: Path) -> None:
    """One device with two seats: the one that is shown now did not ask."""
    del strange

    async def scenario() -> None:
        async with running(tmp_path, advisers=ADVISERS) as server:
            _, held, clients = await started_table(server, 3)
            own, _ = await acting(clients)
            other = next(seat for seat in held if seat.seat != own.view.seat)
            token = next(seat.token for seat in held if seat.seat == own.view.seat)
            async with await server.client(token, other.token, seat=own.view.seat) as device:
                await device.until("Snapshot")
                order = {"type": "Order", "id": "a" * 32, "command": {"type": "AskHint", "step": 3}}
                await device.send(order)
                await device.send({"type": "LookAs", "seat": other.seat})
                reply = await device.until("Refused", id="a" * 32)
                assert reply["code"] == "not_your_decision"
                assert "Hinted" not in {message["type"] for message in device.heard}
            for client in clients:
                await client.socket.close()

    asyncio.run(scenario())


def test_an_order_for_a_hint_sent_again_is_counted_once(tmp_path: Path, strange: Path) -> None:
    """And answered the same, also when the match has gone on."""
    del strange

    async def scenario() -> None:
        async with running(tmp_path, advisers=ADVISERS) as server:
            _, _, clients = await started_table(server, 3)
            own, _ = await acting(clients)
            first = await ask(own, 3, "b" * 32)
            assert await ask(own, 3, "b" * 32) == first
            choice = own.view.choice()
            assert choice is not None
            await own.applied(choice)
            assert await ask(own, 3, "b" * 32) == first
            live = next(iter(server.services.registry.live_tables.values()))
            assert [(used.look, used.odds, used.plan) for used in live.hints.used.values()] == [
                (0, 0, 1)
            ]
            for client in clients:
                await client.socket.close()

    asyncio.run(scenario())


def test_with_the_python_client(tmp_path: Path, strange: Path) -> None:
    """`hint` returns all of it, or why there is none; the report counts them."""
    del strange

    async def scenario() -> None:
        async with running(tmp_path, advisers=ADVISERS) as server:
            url = server.origin
            opened = await open_table(url, Settings(seats=3), {"p2": "random", "p3": "random"})
            held: HeldSeat = await sit_down(url, opened.code)
            async with SeatClient(held) as client:
                await client.wait_until()
                refused = await client.hint()
                assert isinstance(refused, Refused)
                assert refused.code == "not_playing"
                async with await server.client(opened.host_token) as host:
                    await host.until("Snapshot")
                    await host.applied({"type": "Start"})
                    assert await client.my_go()
                    hint = await client.hint()
                    assert isinstance(hint, Hinted)
                    assert hint.plan[0] in client.legal
                    await host.applied({"type": "End"})
                known = await client.wait_until(lambda s: s.table.secret is not None)
                assert known.table.hints_used["p1"].plan == 1  # type: ignore[index]
                assert (await client.fresh_snapshot()).table == known.table

    asyncio.run(scenario())


def test_hints_follow_a_whole_match(tmp_path: Path, strange: Path) -> None:
    """Whatever is asked in any phase, the plan begins with something legal."""
    del strange

    async def scenario() -> None:
        async with running(tmp_path, advisers=ADVISERS) as server:
            opened, _, clients = await started_table(
                server,
                1,
                {"p2": "random", "p3": "random"},
                options={"turns": 1, "trade_with_china": True},
            )
            client = clients[0]
            while client.view.status == "playing":
                if client.view.choice() is None:
                    await client.next()
                    continue
                hint, reply = await ask(client, 3)
                if reply.get("code") == "too_fast":
                    await asyncio.sleep(0.3)
                    continue
                assert hint is not None, reply
                await play_on(client, most=1)
            while client.view.secret is None:
                await client.next()
            header = {"authorization": f"Bearer {opened['replay_token']}"}
            report = (await server.http.get("/api/report", headers=header)).json()
            assert report["players"][0]["hints_used"]["plan"] > 3
            await client.socket.close()

    asyncio.run(scenario())
