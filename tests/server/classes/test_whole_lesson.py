"""A whole lesson of 28 pupils: leavers, late-comers, a dead phone, a restart, the bell."""

import asyncio
import time
from io import BytesIO
from pathlib import Path
from random import Random
from zipfile import ZipFile

import msgspec
import pytest

from rawsiko.bots.registry import bot_named
from rawsiko.client import (
    ClassConnection,
    ConversationEnded,
    HeldMember,
    SeatClient,
    class_seats,
    join_class,
    open_class,
)
from rawsiko.client.http_requests import get, post
from rawsiko.content.load import find_content
from rawsiko.debrief.matches import read_match
from rawsiko.protocol import class_commands as commands
from rawsiko.protocol.class_bodies import BringBack, MemberTaken, ReturnCode, WayBack
from rawsiko.protocol.class_views import Lesson
from rawsiko.protocol.messages import Applied
from rawsiko.protocol.tables import Language, Status
from tests.server.serving import IS_LONG, Serving, serving

PUPILS = 28
SECONDS = 1200.0  # until it counts as hanging


@pytest.mark.skipif(not IS_LONG, reason="takes minutes: --long")
def test_a_lesson_of_28_ends_at_the_bell(tmp_path: Path) -> None:
    """Every table has a result or ended without one completed Turn; every replay holds."""
    with serving(tmp_path) as server:
        asyncio.run(asyncio.wait_for(lesson(server), SECONDS))
        assert server.faults() == []


async def lesson(server: Serving) -> None:
    rng = Random(7)
    opened = await open_class(server.url, Lesson(bell_at=time.time() + 45 * 60))
    languages = list(Language)
    held = [
        await join_class(server.url, opened.code, languages[number % 7]) for number in range(PUPILS)
    ]
    async with ClassConnection(server.url, opened.host_token) as host:
        await do(host, commands.DealTables())
        known = await host.wait_for(lambda one: len(one.view.tables) == 9)
        assert sorted(len(table.members) for table in known.view.tables) == [3] * 8 + [4]
        await do(host, commands.StartTables())
        playing = [asyncio.create_task(play(member, rng)) for member in held]
        await host.wait_for(lambda one: max((line.turn for line in one.lines), default=0) >= 2)
        for leaver in playing[:2]:
            leaver.cancel()
        dead = held[2]
        playing[2].cancel()
        body = await post(
            server.url, "/api/classes/bring-back", BringBack(dead.member), token=opened.host_token
        )
        code = msgspec.json.decode(body, type=WayBack).code
        body = await post(server.url, "/api/classes/rejoin", ReturnCode(code))
        taken = msgspec.json.decode(body, type=MemberTaken)
        back = msgspec.structs.replace(dead, token=taken.member_token)
        playing.append(asyncio.create_task(play(back, rng)))
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
        late = await join_class(server.url, opened.code)
        await do(host, commands.AdmitMember(late.member))
        playing.append(asyncio.create_task(play(late, rng)))
        await do(host, commands.GiveMemberToBot(held[0].member))
        await host.wait_for(lambda one: max((line.turn for line in one.lines), default=0) >= 3)
        await do(host, commands.RingBell())
        over = (Status.FINISHED,)
        await host.wait_for(lambda one: all(line.status in over for line in one.lines))
        await asyncio.gather(*playing, return_exceptions=True)
        token = opened.host_token
        figures = await get(server.url, "/api/classes/debrief", 300.0, token)
        assert msgspec.json.decode(figures)["tables"]
        packed = await get(server.url, "/api/classes/export", 300.0, token)
        with ZipFile(BytesIO(packed)) as files:
            replays = [name for name in files.namelist() if name.startswith("replays/")]
            assert replays
            for name in replays:
                assert read_match(files.read(name), 1, find_content).ranking


async def play(member: HeldMember, rng: Random) -> None:
    """A pupil who thinks for a moment, until the match is over or the seat is gone."""
    (seat,) = await class_seats(member)
    choose = bot_named("simple").choose
    try:
        async with SeatClient(seat) as client:
            while await client.my_go():
                await asyncio.sleep(rng.uniform(0.02, 0.1))
                view, legal = client.view, client.legal
                if view is not None and legal:
                    await client.play(choose(view, legal, rng))
                else:
                    await asyncio.sleep(0.1)  # the program draws
    except ConversationEnded:
        return


async def do(host: ClassConnection, command: commands.ClassCommand) -> None:
    reply = await host.command(command)
    assert isinstance(reply, Applied), reply
