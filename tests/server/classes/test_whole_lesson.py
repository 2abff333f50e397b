"""A whole lesson over real sockets: leavers, late-comers, a dead phone, a restart, the bell.

Pupils take as long as the plan expects of them, times a pace that it doesn't know; the server's
clock and theirs run faster than the real one, by the same factor.
"""

import asyncio
import os
import time
from collections.abc import Mapping
from io import BytesIO
from pathlib import Path
from random import Random
from typing import NamedTuple
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
from rawsiko.client.http_requests import RequestRefused, get, post
from rawsiko.content.load import find_content
from rawsiko.debrief.matches import read_match
from rawsiko.engine.state import ActionPhase, InvestmentPhase
from rawsiko.engine.view import PlayerView
from rawsiko.lesson import plan
from rawsiko.protocol import class_commands as commands
from rawsiko.protocol.class_bodies import Answers, BringBack, CameBack, WayBack
from rawsiko.protocol.class_messages import ClassSnapshot
from rawsiko.protocol.class_views import Lesson, Round, Stage
from rawsiko.protocol.http_bodies import Rejoin
from rawsiko.protocol.messages import Applied
from rawsiko.protocol.refusals import TableRefusal
from rawsiko.protocol.tables import OVER, Language
from tests.lesson.simulated import OFFER_BELL
from tests.server.fast_server import ORIGIN, SPEED, fast_time
from tests.server.serving import IS_LONG, Serving, serving

pytestmark = pytest.mark.slow

SECONDS = 1500.0  # until it counts as hanging
MINUTE = 60.0
QUICKEST, SLOWEST = 0.6, 1.8  # times what the plan expects, for each table
PLACING = 0.25  # of a pupil's time in a Turn
ACTIONS = 6  # over which a pupil spreads the time of a go


class Kind(NamedTuple):
    pupils: int
    tables: int
    speed: float
    ends_with_turn: int | None  # the teacher rings the bell as soon as a table begins it


SHORT = Kind(pupils=8, tables=2, speed=150.0, ends_with_turn=3)
WHOLE = Kind(pupils=28, tables=9, speed=10.0, ends_with_turn=None)


@pytest.mark.parametrize(
    "kind",
    [
        pytest.param(SHORT, id="short"),
        pytest.param(
            WHOLE,
            id="whole",
            marks=pytest.mark.skipif(not IS_LONG, reason="takes five minutes: --long"),
        ),
    ],
)
def test_a_lesson_ends_at_the_bell(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: Kind
) -> None:
    """With a debrief, a page for every pupil and replays that hold."""
    monkeypatch.setenv(SPEED, str(kind.speed))
    monkeypatch.setenv(ORIGIN, str(time.time()))
    with serving(tmp_path, module="tests.server.fast_server") as server:
        asyncio.run(asyncio.wait_for(lesson(server, kind), SECONDS))
        assert server.faults() == []


async def lesson(server: Serving, kind: Kind) -> None:
    rng = Random(7)
    opened = await open_class(server.url, Lesson(bell_at=fast_time() + 45 * MINUTE))
    languages = list(Language)
    held = [
        await join_class(server.url, opened.code, languages[number % 7])
        for number in range(kind.pupils)
    ]
    async with ClassConnection(server.url, opened.host_token) as host:
        await asked(host, held, Round.BEFORE)
        await do(host, commands.DealTables())
        known = await host.wait_for(lambda one: bool(one.view.tables))
        sizes = [len(table.members) for table in known.view.tables]
        assert (len(sizes), sum(sizes)) == (kind.tables, kind.pupils)
        places = {member.id: member.table or 0 for member in known.view.members}
        paces = {number: rng.uniform(QUICKEST, SLOWEST) for number in {*places.values()}}
        await do(host, commands.StartTables())
        playing = [
            asyncio.create_task(play(member, paces[places[member.member]], rng)) for member in held
        ]
        await host.wait_for(lambda one: furthest(one) >= 1 and began(one))
        for leaver in playing[:2]:
            leaver.cancel()
        playing[2].cancel()
        back = await brought_back(server, opened.host_token, held[2])
        playing[2] = asyncio.create_task(play(back, 1.0, rng))
        await host.wait_for(lambda one: furthest(one) >= 2)
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
        late = await join_class(server.url, opened.code)
        await do(host, commands.AdmitMember(late.member))
        await class_seats(late)  # before the bell: afterwards there is nothing to play
        playing.append(asyncio.create_task(play(late, 1.0, rng)))
        await do(host, commands.GiveMemberToBot(held[0].member))
        ended = await until_the_bell(host, kind, paces)
        await asyncio.gather(*playing, return_exceptions=True)
        there = [back, *held[3:], late]
        await asked(host, there, Round.AFTER)
        await do(host, commands.ShowStage(Stage.PAGES))
        await debriefed(server, opened.host_token, there, ended)
        await do(host, commands.EndClass())


# The pupils.


async def play(member: HeldMember, pace: float, rng: Random) -> None:
    """Until the match is over or the seat is gone."""
    (seat,) = await class_seats(member)
    choose = bot_named("simple").choose
    go, left, share = "", 0.0, 0.0
    try:
        async with SeatClient(seat) as client:
            while await client.my_go():
                view, legal = client.view, client.legal
                if view is None or not legal:
                    await asyncio.sleep(0.05)  # the program draws
                    continue
                if go != (go := f"{view.turn} {type(view.phase).__name__}"):
                    left = seconds_for(view) * pace * rng.lognormvariate(-0.06, 0.35)
                    share = left / ACTIONS
                await asyncio.sleep(min(share, max(left, 0.0)) / float(os.environ[SPEED]))
                left -= share
                await client.play(choose(view, legal, rng))
    except ConversationEnded:
        return


def seconds_for(view: PlayerView) -> float:
    """That the plan expects of a pupil for this phase."""
    if isinstance(view.phase, InvestmentPhase):
        return plan.TURN_PER_PUPIL * PLACING
    if isinstance(view.phase, ActionPhase):
        return plan.TURN_PER_PUPIL * (1 - PLACING if view.turn > 1 else 1)
    return plan.SETUP_PER_PUPIL_ADVANCED / 3  # three phases


async def asked(host: ClassConnection, held: list[HeldMember], round_: Round) -> None:
    """A round of questions that everybody answers."""
    await do(host, commands.OpenRound(round_))
    answers = Answers(round_, {"cobalt": "fifty"})
    for member in held:
        await post(member.server, "/api/classes/answers", answers, token=member.token)
    await do(host, commands.CloseRound(round_))


async def brought_back(server: Serving, token: str, dead: HeldMember) -> HeldMember:
    """On another device, by the teacher's code."""
    body = await post(server.url, "/api/classes/bring-back", BringBack(dead.member), token=token)
    code = msgspec.json.decode(body, type=WayBack).code
    body = await post(server.url, "/api/come-back", Rejoin(code))
    taken = msgspec.json.decode(body, type=CameBack).member
    assert taken is not None
    return msgspec.structs.replace(dead, token=taken.member_token)


# The teacher.


async def until_the_bell(
    host: ClassConnection, kind: Kind, paces: Mapping[int, float]
) -> dict[int, float]:
    """Wait until all tables are over; when it is time, ring the bell. Minutes past the plan, by
    table."""
    ended: dict[int, float] = {}
    is_rung = False
    while True:
        known = await host.wait_for()
        now, play_ends = fast_time(), known.view.play_ends_at
        for line in known.lines:
            if line.status in OVER:
                ended.setdefault(line.number, (now - play_ends) / MINUTE)
        if len(ended) == kind.tables:
            break
        is_time = now > play_ends + OFFER_BELL
        if kind.ends_with_turn is not None:
            is_time = is_time or furthest(known) >= kind.ends_with_turn
        if is_time and not is_rung:
            await do(host, commands.RingBell())
            is_rung = True
        await asyncio.sleep(0.05)
    for number, late in sorted(ended.items()):
        line = next(one for one in known.lines if one.number == number)
        pace = f"pace {paces.get(number, 1.0):.2f}"
        print(f"table {number}: {pace}, {line.last_turn} Turns, {late:+.1f} min against the plan")
    print("the bell was rung" if is_rung else "no bell was needed")
    return ended


def furthest(known: ClassSnapshot) -> int:
    return max((line.turn for line in known.lines), default=0)


def began(known: ClassSnapshot) -> bool:
    return any(line.phase == "ActionPhase" for line in known.lines)


async def debriefed(
    server: Serving, token: str, pupils: list[HeldMember], ended: Mapping[int, float]
) -> None:
    """Every table with a completed Turn is in the figures, has a replay that holds and gives each
    of its pupils a page."""
    figures = msgspec.json.decode(await get(server.url, "/api/classes/debrief", 300.0, token))
    shown = {table["table"] for table in figures["tables"]}
    assert shown
    assert shown <= {*ended}
    packed = await get(server.url, "/api/classes/export", 300.0, token)
    with ZipFile(BytesIO(packed)) as files:
        replays = [name for name in files.namelist() if name.startswith("replays/")]
        assert len(replays) == len(shown)
        for name in replays:
            match = read_match(files.read(name), 1, find_content)
            assert match.ranking
            print(f"{name}: {match.turns} Turns, ended by {match.ended_by}")
    for pupil in pupils:
        try:
            pages = await get(server.url, "/api/classes/pages", 300.0, pupil.token)
        except RequestRefused as refused:  # the bell rang before a Turn was complete
            if refused.code != TableRefusal.NO_DEBRIEF or shown == {*ended}:
                raise
        else:
            (page,) = msgspec.json.decode(pages)
            assert page["table"] in shown


async def do(host: ClassConnection, command: commands.ClassCommand) -> None:
    reply = await host.command(command)
    assert isinstance(reply, Applied), reply
