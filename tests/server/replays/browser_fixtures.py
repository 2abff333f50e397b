"""Replays for the tests of the browser's own check of the dice, from the server's own tables.

Run `python -m tests.server.replays.browser_fixtures` again when the content changes.
"""

from pathlib import Path

import msgspec

from rawsiko.bots.reasons import Act, Reason, Why
from rawsiko.content.load import standard_content
from rawsiko.engine.actions import Action, ChooseContinent, ChooseTerritory, Move, PlaceAsset
from rawsiko.engine.options import Options
from rawsiko.protocol import commands
from rawsiko.protocol.tables import SeatKind, Settings, Status
from rawsiko.server.replays.steps import steps_of
from rawsiko.server.replays.table_replay import replay_of
from rawsiko.server.tables.decisions import decide_action
from rawsiko.server.tables.entries import Entry, PlayedBy
from tests.server.quick_tables import HOST, QuickTable, seat_of

FOLDER = Path(__file__).parents[3] / "web" / "src" / "replay" / "fixtures"
STEPS = FOLDER / "with-bots.steps.json"


def drawn() -> QuickTable:
    """Three people, one of whom gives no share; Continents drawn; things taken back; claims."""
    options = Options(turns=1, advanced_setup=True, trade_with_china=True)
    quick = QuickTable(10, Settings(options, seats=3))
    quick.sit_all()
    quick.begin(lambda player: player != "p2")
    quick.play_to_the_end()
    assert quick.table.taken_back
    return quick


def with_bots() -> QuickTable:
    """Five seats, three of them bots', two Turns, Continents chosen."""
    options = Options(turns=2, monopoly_stranglehold=True)
    quick = QuickTable(5, Settings(options, seats=5))
    quick.sit(1)
    quick.sit(2)
    for number in (3, 4, 5):
        quick.ask(HOST, commands.GiveToBot(seat_of(number), "random"))
    quick.begin()
    while quick.table.status is Status.PLAYING:
        is_bot = quick.table.seats[quick.acting].kind is SeatKind.BOT
        by = PlayedBy.BOT if is_bot else PlayedBy.PERSON
        quick.record(decide_action(quick.table, quick.choose(), by))
    return quick


def aborted() -> QuickTable:
    """Ended by the host in the middle of the first Turn."""
    quick = QuickTable(4, Settings(Options(turns=8), seats=4))
    quick.sit_all()
    quick.begin()
    for _ in range(70):
        quick.step()
    quick.ask(HOST, commands.End())
    return quick


def kept_time() -> QuickTable:
    """The host sets the last Turn before an action is taken back, and rings the bell in Turn 2."""
    options = Options(turns=5, head_start=True, host_keeps_time=True)
    quick = QuickTable(6, Settings(options, seats=3))
    quick.sit_all()
    quick.begin()
    while quick.table.match is not None and quick.table.match.turn == 1:
        quick.step()
    quick.step()
    quick.ask(HOST, commands.SetLastTurn(3))
    assert isinstance(quick.ask(quick.table.takes[-1].player, commands.TakeBack()), Entry)
    for _ in range(12):
        quick.step()
    quick.ask(HOST, commands.StopAtBell())
    return quick


MADE = {"drawn": drawn, "with-bots": with_bots, "aborted": aborted, "kept-time": kept_time}


def made(name: str) -> bytes:
    quick = MADE[name]()
    reasons = {
        n: said_of(step.played.action)
        for n, step in enumerate(quick.steps, start=1)
        if step.played.by is PlayedBy.BOT
    }
    file = replay_of(quick.table, quick.journal, reasons)
    assert file is not None
    return file


def said_of(action: Action) -> Reason:
    """Not what a bot would say, which changes whenever bots get better."""
    match action:
        case PlaceAsset():
            return Reason(Act.PLACE, Why.GUARDS, territory=action.territory, risk=40)
        case ChooseTerritory():
            return Reason(Act.BEGIN, Why.ROOM, territory=action.territory)
        case ChooseContinent():
            return Reason(Act.SETTLE, Why.ROOM, continent=action.continent)
        case Move():
            return Reason(Act.ATTACK, Why.INCOME, territory=action.target, percent=60)
        case _:
            return Reason(Act.STOP, Why.NOTHING_BETTER)


def steps() -> bytes:
    """What the server answers for the second of them."""
    return msgspec.json.encode(steps_of(made("with-bots"), standard_content())) + b"\n"


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in MADE:
        (FOLDER / f"{name}.jsonl").write_bytes(made(name))
    STEPS.write_bytes(steps())


if __name__ == "__main__":
    main()
