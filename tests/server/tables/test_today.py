"""Today's card: the same deal, dice and bots at every table, whoever sits there (docs/dice.md)."""

import asyncio
import json
import secrets
from pathlib import Path
from random import Random

from rawsiko import __version__
from rawsiko.bots.registry import bot_named
from rawsiko.content.load import find_content, standard_content
from rawsiko.engine import legal_actions
from rawsiko.engine.actions import Action, PlaceAsset
from rawsiko.engine.view import known_state
from rawsiko.protocol import commands
from rawsiko.protocol.refusals import TableRefusal
from rawsiko.protocol.tables import SeatKind, Status
from rawsiko.replay import fairness
from rawsiko.replay.proof import judge
from rawsiko.replay.reading import Holds, Wrong
from rawsiko.server.replays.table_replay import replay_of
from rawsiko.server.tables import entries
from rawsiko.server.tables.bots.play import question_for
from rawsiko.server.tables.decisions import (
    decide_action,
    decide_seat,
    decide_take_over,
    seat_drawn_first,
)
from rawsiko.server.tables.opening import TODAY
from rawsiko.server.thinking.questions import received
from tests.server.quick_tables import HOST, QuickTable, seat_of
from tests.server.running import Json, running

DAY = "2026-11-19"
LEVEL = "medium"


def label(day: str = DAY) -> str:
    return f"{day}|{standard_content().hash}|{__version__}"


def begun(seed: int, day: str = DAY) -> QuickTable:
    """The person in the seat that is drawn first, with a share and a company of their own."""
    quick = QuickTable(seed, TODAY, standard_content(), label(day))
    seat = seat_drawn_first(quick.table, "00" * 16)
    assert seat is not None
    quick.sit(int(seat[1:]))
    for other in quick.table.seats.values():
        if other.kind is SeatKind.OPEN:
            quick.ask(HOST, commands.GiveToBot(other.player, LEVEL))
    quick.begin()
    return quick


def choice_of_bot(quick: QuickTable) -> Action:
    assert quick.table.match is not None
    asked = question_for(quick.table, quick.table.match, quick.acting, LEVEL)
    view = received(asked.view, quick.table.content)
    legal = legal_actions(known_state(view))
    return bot_named(LEVEL).choose(view, legal, Random(asked.seed))


def play_on(quick: QuickTable, actions: int, *, undoes: bool = False) -> None:
    """The person places on the first Territory and ends their actions; and may undo some first."""
    for _ in range(actions):
        if quick.table.status is not Status.PLAYING:
            return
        if quick.table.seats[quick.acting].kind is SeatKind.BOT:
            quick.record(decide_action(quick.table, choice_of_bot(quick), entries.PlayedBy.BOT))
            continue
        legal = quick.legal()
        if undoes and isinstance(legal[-1], PlaceAsset):
            quick.play(legal[-1])
            quick.ask(legal[-1].player, commands.TakeBack())
        quick.play(legal[0] if isinstance(legal[0], PlaceAsset) else legal[-1])


def lines_of(quick: QuickTable) -> list[Json]:
    quick.ask(HOST, commands.End())
    file = replay_of(quick.table, quick.journal)
    assert file is not None
    return [json.loads(line) for line in file.splitlines()]


def test_everybody_has_the_same_cards_dice_and_rivals() -> None:
    """Whatever they undo in between: only what is played counts."""
    one, other = begun(1), begun(2)
    play_on(one, 400)
    play_on(other, 400, undoes=True)
    first, second = lines_of(one), lines_of(other)
    assert len(other.journal) > len(one.journal)
    assert first[0]["objectives"] == second[0]["objectives"]
    for lines in (first, second):
        for line in lines:
            line.pop("q", None)
    assert any("dice" in line for line in first)
    assert first[1:] == second[1:]


def test_another_day_has_other_cards_or_dice() -> None:
    one, other = begun(1), begun(1, "2026-11-20")
    assert one.table.key != other.table.key


def test_the_proof_holds_and_another_secret_does_not() -> None:
    quick = begun(1)
    play_on(quick, 400, undoes=True)
    quick.ask(HOST, commands.End())
    file = replay_of(quick.table, quick.journal)
    assert file is not None
    lines = file.splitlines(keepends=True)
    verdict, has_proof = judge(lines, find_content)
    assert isinstance(verdict, Holds)
    assert has_proof
    # A table that names a day, with a secret of its own choice.
    forged = QuickTable(3, TODAY, standard_content(), label())
    forged.table.secret = bytes(32)
    for number in range(1, 5):
        quick_seat = forged.table.seats[list(forged.table.seats)[number - 1]]
        if number == 1:
            forged.sit(number)
        else:
            forged.ask(HOST, commands.GiveToBot(quick_seat.player, LEVEL))
    forged.begin()
    forged.ask(HOST, commands.End())
    file = replay_of(forged.table, forged.journal)
    assert file is not None
    assert isinstance(judge(file.splitlines(keepends=True), find_content)[0], Wrong)


def test_only_bots_sit_beside_the_one_person() -> None:
    """Anybody could compute the cards of such a table."""
    quick = QuickTable(1, TODAY, standard_content(), label())
    quick.sit(1)
    share = fairness.contribution_commitment_of(bytes(16))
    refused = decide_seat(quick.table, seat_of(2), 2, 2, share)
    assert refused is TableRefusal.SEAT_NOT_OPEN
    playing = begun(2)
    bots = [seat.player for seat in playing.table.seats.values() if seat.kind is SeatKind.BOT]
    assert decide_take_over(playing.table, bots[0]) is TableRefusal.SEAT_NOT_OPEN


def test_it_is_opened_by_its_day(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path, bot_pause=60.0) as server:
            cards: list[Json] = []
            for _ in range(2):
                asked = await server.http.post("/api/tables", json={"today": DAY})
                opened = asked.json()
                body = {"contribution": secrets.token_hex(16), "bots": [LEVEL] * 3}
                bearer = {"authorization": f"Bearer {opened['host_token']}"}
                path = f"/api/tables/{opened['table']}/play-alone"
                taken = (await server.http.post(path, json=body, headers=bearer)).json()
                async with await server.client(taken["seat_token"]) as client:
                    while not (match := (await client.next()).get("match")):
                        pass
                    cards.append({**match["objectives"], "order": match["order"]})
            assert cards[0] == cards[1]
            refused = await server.http.post("/api/tables", json={"today": "soon"})
            assert refused.status_code == 400

    asyncio.run(scenario())
