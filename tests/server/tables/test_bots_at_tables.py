"""Bots at live tables: they think elsewhere, can be hurried, and never stop a match."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from rawsiko.client import SeatClient, open_table, play_seat, sit_down
from rawsiko.engine.ids import PlayerId
from rawsiko.engine.options import Options
from rawsiko.protocol.tables import Settings
from rawsiko.server.replays.table_replay import told_apart
from rawsiko.server.tables.entries import ActionPlayed
from rawsiko.server.tables.live_table import LiveTable
from rawsiko.server.thinking.pool import ThinkingPool
from tests.server.running import Client, Json, Running, play_on, running, started_table
from tests.server.serving import Serving, call_start, serving
from tests.server.strange_bots import ADVISERS, begun, let_go

pytestmark = pytest.mark.slow

ONE_TURN = {"turns": 1}
SECONDS = 300  # until it counts as hanging


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(SECONDS):
        while not is_so():
            await asyncio.sleep(0.01)


def live_table(server: Running, opened: Json) -> LiveTable:
    return server.services.registry.live_tables[opened["table"]]


def is_idle(server: Running) -> bool:
    """Whether no bot thinks or waits to."""
    thinking = server.services.registry.thinking
    assert isinstance(thinking, ThinkingPool)
    return thinking.is_idle


async def actions(server: Running, opened: Json) -> list[ActionPlayed]:
    stored = await server.services.registry.storage.entries(opened["table"])
    return [step.played for step in told_apart([entry.body for entry in stored]).steps]


async def play_own_go(client: Client) -> None:
    while (choice := client.view.choice()) is not None:
        await client.applied(choice)


async def close(*clients: Client) -> None:
    for client in clients:
        await client.socket.close()


def test_the_servers_own_process_loads_nothing_compiled() -> None:
    """What thinks takes a second to load, and must never run in the event loop: by construction,
    because the server does not even import it."""
    program = (
        "import sys, rawsiko.cli.serve, rawsiko.server.web.app, rawsiko.client\n"
        "heavy = {'numba', 'numpy', 'llvmlite', 'rawsiko.server.thinking.advisers'}\n"
        "print(sorted(heavy & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True)
    assert done.stdout.strip() == b"[]"


def test_a_bot_that_thinks_for_long_holds_nobody_up(tmp_path: Path, strange: Path) -> None:
    """At another table a whole match is played meanwhile; then the bot goes on."""

    async def scenario() -> None:
        async with running(tmp_path, advisers=ADVISERS) as server:
            slow, _, waiting = await started_table(
                server, 1, {"p2": "waits", "p3": "waits"}, options=ONE_TURN
            )
            playing = asyncio.create_task(play_on(waiting[0]))
            await until(lambda: bool(begun(strange)))
            _, _, others = await started_table(server, 3, options=ONE_TURN)
            await asyncio.gather(*(play_on(client) for client in others))
            assert all(client.view.secret is not None for client in others)
            assert waiting[0].view.status == "playing"
            let_go(strange)
            await playing
            by = {action.by for action in await actions(server, slow)}
            assert by == {"person", "bot"}
            await close(*waiting, *others)

    asyncio.run(scenario())


@pytest.mark.parametrize("level", ["raises", "dies", "cheats", "prints"])
def test_no_bot_stops_a_match(level: str, tmp_path: Path, strange: Path) -> None:
    """Whatever it does: a simple one steps in, and all that it plays is legal."""
    del strange

    async def scenario() -> None:
        async with running(tmp_path, advisers=ADVISERS) as server:
            opened, _, clients = await started_table(
                server, 1, {"p2": level, "p3": "greedy"}, options=ONE_TURN
            )
            await play_on(clients[0])
            assert clients[0].view.phase["type"] == "Finished"
            played = await actions(server, opened)
            assert {a.action.player for a in played if a.by == "bot"} == {"p2", "p3"}
            await close(*clients)

    asyncio.run(scenario())


def test_a_process_killed_while_it_thinks_costs_the_match_nothing(
    tmp_path: Path, strange: Path
) -> None:
    async def scenario() -> None:
        async with running(tmp_path, advisers=ADVISERS) as server:
            _, _, clients = await started_table(
                server, 1, {"p2": "waits", "p3": "greedy"}, options=ONE_TURN
            )
            playing = asyncio.create_task(play_on(clients[0]))
            for kills in (1, 2):
                await until(lambda kills=kills: len(begun(strange)) == kills)
                if kills == 1:
                    os.kill(begun(strange)[-1], signal.SIGKILL)
            let_go(strange)
            await playing
            assert clients[0].view.phase["type"] == "Finished"
            await close(*clients)

    asyncio.run(scenario())


def test_an_answer_that_comes_too_late_is_dropped(tmp_path: Path, strange: Path) -> None:
    """The person is back while their stand-in still thinks: it is theirs to decide."""

    async def scenario() -> None:
        async with running(tmp_path, advisers=ADVISERS, pace=20.0) as server:
            opened, held, clients = await started_table(
                server, 3, options=ONE_TURN, absence_seconds=10, stand_in_level="waits"
            )
            live = live_table(server, opened)
            player = clients[0].view.phase["player"]
            gone = next(n for n, seat in enumerate(held) if seat.seat == player)
            await clients[gone].socket.close()
            await until(lambda: bool(begun(strange)))
            seq = live.table.seq
            async with await server.client(held[gone].token) as back:
                await back.until("Snapshot")
                assert live.table.seats[PlayerId(player)].stand_in is None
                let_go(strange)
                await until(lambda: is_idle(server))
                assert live.table.seq == seq + 1  # handed back, and nothing else
                choice = back.view.choice()
                assert choice is not None
                await back.applied(choice)
                assert {action.by for action in await actions(server, opened)} == {"person"}
            await close(*clients)

    asyncio.run(scenario())


def test_a_paused_table_drops_what_its_bot_thought(tmp_path: Path, strange: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path, advisers=ADVISERS) as server:
            opened, _, clients = await started_table(server, 1, {"p2": "waits", "p3": "waits"})
            live = live_table(server, opened)
            await play_own_go(clients[0])
            await until(lambda: bool(begun(strange)))
            async with await server.client(opened["host_token"]) as host:
                await host.until("Snapshot")
                seq = await host.applied({"type": "Pause"})
                let_go(strange)
                await until(lambda: is_idle(server))
                assert live.table.seq == seq
                await host.applied({"type": "Resume"})
            while clients[0].view.choice() is None:
                await clients[0].next()
            await close(*clients)

    asyncio.run(scenario())


def test_what_does_not_touch_the_match_does_not_disturb_a_bot(
    tmp_path: Path, strange: Path
) -> None:
    """Somebody changes their company: the bot need not think again."""

    async def scenario() -> None:
        async with running(tmp_path, advisers=ADVISERS) as server:
            _, _, clients = await started_table(server, 1, {"p2": "waits", "p3": "waits"})
            await play_own_go(clients[0])
            await until(lambda: bool(begun(strange)))
            for company in (7, 8, 9):
                await clients[0].applied({"type": "SetCompany", "company": company, "avatar": 1})
            let_go(strange)
            while clients[0].view.choice() is None:
                await clients[0].next()
            assert len(begun(strange)) == 1
            await close(*clients)

    asyncio.run(scenario())


def test_bots_can_be_hurried_until_a_person_decides(tmp_path: Path) -> None:
    """An hour's pause is skipped; at the next go of bots there is one again."""
    pauses: list[float] = []

    def pause() -> float:
        pauses.append(3600.0)
        return pauses[-1]

    async def scenario() -> None:
        async with running(tmp_path, bot_pause=pause) as server:
            opened, _, clients = await started_table(server, 1, {"p2": "random", "p3": "random"})
            client, hurried = clients[0], 0
            while hurried < 3:
                choice = client.view.choice()
                if choice is not None:
                    await applied(client, choice)
                elif await waits_for_a_bot(client, live_table(server, opened)):
                    before = len(pauses)
                    await applied(client, {"type": "HurryBots"})
                    await applied(client, {"type": "HurryBots"})  # once more changes nothing
                    hurried += 1
                    while client.view.choice() is None:
                        await client.next()
                    assert len(pauses) == before
                    await applied(client, {"type": "HurryBots"})  # nobody is to be hurried
                    assert not server.services.registry.automation(
                        live_table(server, opened)
                    ).is_hurried
            assert len(pauses) == hurried
            await close(*clients)

    asyncio.run(scenario())


async def applied(client: Client, command: Json) -> None:
    while (reply := await client.order(command))["type"] == "Refused":
        assert reply["code"] == "too_fast"
        await asyncio.sleep(0.2)


async def waits_for_a_bot(client: Client, live: LiveTable) -> bool:
    """When the client knows all that there is to know."""
    while client.seq != live.table.seq:
        await client.next()
    return client.view.choice() is None


def test_a_draw_can_be_hurried_too(tmp_path: Path) -> None:
    """R3.6: with Advanced game setup the program draws for everybody, with the same pause."""

    async def scenario() -> None:
        async with running(tmp_path, bot_pause=3600.0) as server:
            _, _, clients = await started_table(server, 3, options={"advanced_setup": True})
            await clients[0].applied({"type": "HurryBots"})
            while clients[0].view.phase["type"] != "TerritoryChoice":
                await clients[0].next()
            await close(*clients)

    asyncio.run(scenario())


def test_who_may_hurry(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path) as server:
            opened = await server.open_table(seats=3)
            held = await server.sit_down(opened["table"])
            async with await server.client(held.token) as client:
                await client.until("Snapshot")
                assert (await client.order({"type": "HurryBots"}))["code"] == "not_playing"
            async with await server.client(opened["host_token"]) as host:
                await host.until("Snapshot")
                assert (await host.order({"type": "HurryBots"}))["code"] == "not_seated"

    asyncio.run(scenario())


def test_a_match_outlives_its_server_while_bots_think(tmp_path: Path, strange: Path) -> None:
    """Killed in the middle of a thought and started again: the bot is asked again. No process is
    left behind."""

    async def check(server: Serving) -> None:
        settings = Settings(seats=3, options=Options(turns=1))
        opened = await open_table(server.url, settings, {"p2": "waits", "p3": "waits"})
        player = SeatClient(await sit_down(server.url, opened.code))
        async with asyncio.timeout(SECONDS), player:
            playing = asyncio.create_task(play_seat(player, quietly))
            await call_start(server.url, opened)
            await until(lambda: bool(begun(strange)))
            before = begun(strange)
            server.kill()
            await until(lambda: not any(is_running(process) for process in before))
            await asyncio.to_thread(server.start)
            await until(lambda: len(begun(strange)) > len(before))
            let_go(strange)
            waiting = player.snapshot.seq
            await player.wait_until(lambda s: s.seq > waiting + 3)
            playing.cancel()

    with serving(tmp_path, module="tests.server.strange_server") as server:
        asyncio.run(check(server))
        assert server.faults() == []
        assert server.stop() == 0
    assert not any(is_running(process) for process in begun(strange))


def quietly(view: Any, legal: Any, rng: Any) -> Any:
    del view, rng
    return legal[-1]


def is_running(process: int) -> bool:
    """A process that has ended, but that nobody has asked about, does not run."""
    try:
        status = Path(f"/proc/{process}/stat").read_text()
    except OSError:
        return False
    return status.rpartition(")")[2].split()[0] != "Z"
