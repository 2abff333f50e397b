"""What each command leads to, in every status and from every caller."""

import hashlib
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import NamedTuple

import pytest

from rawsiko.engine.actions import DrawContinent, EndActionPhase, PlaceAsset, Refusal
from rawsiko.engine.ids import PlayerId, TerritoryId
from rawsiko.engine.options import Options
from rawsiko.engine.state import ActionPhase, ContinentChoice, InitialPlacement
from rawsiko.protocol import commands
from rawsiko.protocol.refusals import TableRefusal
from rawsiko.protocol.tables import Settings, Status
from rawsiko.replay import fairness
from rawsiko.server.tables import entries
from rawsiko.server.tables.decisions import Caller, TableCommand, decide, decide_action
from rawsiko.server.tables.entries import Entry, PlayedBy
from rawsiko.server.tables.table import Table, restored
from tests.server.quick_tables import HOST, QuickTable, tiny
from tests.server.statuses import STATUSES, finished, lobby, playing

P1, P2, P3, P9 = (PlayerId(seat) for seat in ("p1", "p2", "p3", "p9"))


def test_each_status_can_be_reached() -> None:
    assert {status: make().table.status for status, make in STATUSES.items()} == {
        status: status for status in Status
    }


class Case(NamedTuple):
    command: TableCommand | Callable[[QuickTable], TableCommand]
    whose: Caller | None  # None: a seat's
    allowed: set[Status]
    refusal: TableRefusal  # in the other statuses, while the table is not over

    def asked_of(self, quick: QuickTable) -> TableCommand:
        return self.command(quick) if callable(self.command) else self.command


def act(quick: QuickTable) -> TableCommand:
    if quick.table.status is not Status.PLAYING:
        return commands.Play(EndActionPhase(P1))
    return commands.Play(quick.choose())


def reveal(quick: QuickTable) -> TableCommand:
    return commands.Reveal(quick.shares[P1].hex())


ALL_LIVE = {Status.LOBBY, Status.STARTING, Status.PLAYING, Status.PAUSED}
NOT_IN_LOBBY, NOT_PLAYING = TableRefusal.NOT_IN_LOBBY, TableRefusal.NOT_PLAYING
SAME = Settings(seats=3)
OTHER = Settings(Options(turns=3), seats=3)
CASES = {
    "Play": Case(act, None, {Status.PLAYING}, NOT_PLAYING),
    "SetReady": Case(commands.SetReady(is_ready=True), None, {Status.LOBBY}, NOT_IN_LOBBY),
    "Reveal": Case(reveal, None, {Status.STARTING}, NOT_IN_LOBBY),
    "SetCompany": Case(commands.SetCompany(3, 9), None, ALL_LIVE, NOT_PLAYING),
    "Leave": Case(commands.Leave(), None, ALL_LIVE, NOT_PLAYING),
    "Start": Case(commands.Start(), HOST, {Status.LOBBY}, NOT_IN_LOBBY),
    "OpenSeat": Case(commands.OpenSeat(P1), HOST, {Status.LOBBY}, NOT_IN_LOBBY),
    "GiveToBot": Case(
        commands.GiveToBot(P2, "random"),
        HOST,
        ALL_LIVE - {Status.STARTING},
        NOT_IN_LOBBY,
    ),
    "Pause": Case(commands.Pause(), HOST, {Status.PLAYING}, NOT_PLAYING),
    "Resume": Case(commands.Resume(), HOST, {Status.PAUSED}, TableRefusal.NOT_PAUSED),
    "End": Case(commands.End(), HOST, ALL_LIVE, NOT_PLAYING),
    "ChangeSettings": Case(commands.ChangeSettings(OTHER), HOST, {Status.LOBBY}, NOT_IN_LOBBY),
    "ChangeSettings, not of the match": Case(
        commands.ChangeSettings(SAME), HOST, ALL_LIVE, NOT_IN_LOBBY
    ),
}


@pytest.mark.parametrize("status", Status)
@pytest.mark.parametrize("name", CASES)
def test_every_command_in_every_status(name: str, status: Status) -> None:
    """It leads to one entry, or to one refusal; deciding and working out its outcome change
    nothing at all."""
    case, quick = CASES[name], STATUSES[status]()
    command = case.asked_of(quick)
    seat = command.action.player if isinstance(command, commands.Play) else P1
    caller = case.whose or Caller(seat, is_host=False)
    before = deepcopy(vars(quick.table))
    decision = decide(quick.table, caller, command)
    if isinstance(decision, Entry):
        quick.table.outcome_of(decision)
    assert vars(quick.table) == before
    if status in case.allowed:
        assert isinstance(decision, Entry)
        quick.record(decision)
        assert quick.table.seq > before["seq"]
    else:
        over = quick.table.is_over
        assert decision is (TableRefusal.TABLE_OVER if over else case.refusal)


@pytest.mark.parametrize("name", CASES)
def test_commands_of_the_host_are_the_hosts(name: str) -> None:
    """A host without a seat cannot play, and a seat cannot do the host's part."""
    case, quick = CASES[name], playing()
    command = case.asked_of(quick)
    if case.whose:
        assert quick.ask(P1, command) is TableRefusal.NOT_HOST
        assert quick.ask(Caller(None, is_host=False), command) is TableRefusal.NOT_HOST
    else:
        assert quick.ask(HOST, command) is TableRefusal.NOT_SEATED
        assert quick.ask(Caller(None, is_host=False), command) is TableRefusal.NOT_SEATED
        assert quick.ask(P9, command) is TableRefusal.NOT_SEATED


def test_nobody_plays_for_another_seat() -> None:
    quick = playing()
    other = next(seat for seat in (P1, P2) if seat != quick.acting)
    assert quick.ask(other, commands.Play(quick.choose())) is TableRefusal.NOT_YOUR_SEAT


def test_refusals_of_the_rules_pass_through() -> None:
    quick = playing()
    action = PlaceAsset(quick.acting, TerritoryId("n1"))
    assert quick.play(action) is Refusal.WRONG_PHASE


SETTINGS = {
    TableRefusal.UNKNOWN_LEVEL: Settings(seats=3, stand_in_level="nobody"),
    TableRefusal.NUMBER_OF_TURNS: Settings(Options(turns=31), seats=3),
    TableRefusal.NUMBER_OF_SEATS: Settings(seats=4),  # the tiny board is for three
    TableRefusal.NO_NEWS_CARDS: Settings(Options(world_news=True), seats=3),
    TableRefusal.NOTHING_RECYCLABLE: Settings(Options(recycling=True), seats=3),
}


@pytest.mark.parametrize("refusal", SETTINGS)
def test_settings_that_are_refused(refusal: TableRefusal) -> None:
    assert lobby().ask(HOST, commands.ChangeSettings(SETTINGS[refusal])) is refusal


def test_pausing_keeps_everything() -> None:
    quick = playing()
    before = quick.table.match
    quick.ask(HOST, commands.Pause())
    assert quick.play(quick.choose()) is NOT_PLAYING
    quick.ask(HOST, commands.Resume())
    assert quick.table.match == before
    assert isinstance(quick.play(quick.choose()), Entry)


def test_the_program_draws_for_everybody() -> None:
    """R3.6: by the dice of the journal."""
    settings = Settings(Options(advanced_setup=True), seats=3)
    quick = QuickTable(1, settings, tiny())
    quick.sit_all()
    quick.begin()
    match = quick.table.match
    assert match is not None
    assert isinstance(match.phase, ContinentChoice)
    entry = decide_action(quick.table, DrawContinent(quick.acting), PlayedBy.PROGRAM)
    assert isinstance(entry, entries.ActionPlayed)
    label = fairness.draw_label(quick.table.seq + 1, quick.acting)
    assert entry.dice == fairness.roll(quick.table.key, label, (len(tiny().continents),))


def test_a_refused_action_costs_no_roll() -> None:
    """The next Clash has the same dice as without it."""
    quick, other = (QuickTable(5, Settings(Options(turns=2), seats=3), tiny()) for _ in range(2))
    for table in (quick, other):
        table.sit_all()
        table.begin()
    while quick.table.status is Status.PLAYING:
        for seat in (P1, P2, P3):
            assert not isinstance(quick.ask(seat, commands.Play(EndActionPhase(P9))), Entry)
        quick.step()
        other.step()
    assert quick.journal == other.journal
    assert any(step.played.dice for step in quick.steps)


def test_every_entry_covers_all_before_it() -> None:
    quick = playing()
    head = ""
    for body in quick.journal:
        head = hashlib.sha256(f"{head}|".encode() + body).hexdigest()
    assert quick.table.head == head


@pytest.mark.parametrize("status", Status)
def test_a_table_comes_back_from_its_journal(status: Status) -> None:
    quick = STATUSES[status]()
    table = quick.table
    again = restored(Table(table.id, table.code, table.secret, tiny()), quick.journal)
    for key in ("seq", "head", "status", "settings", "seats", "match", "takes", "cards"):
        assert getattr(again, key) == getattr(table, key), key
    assert again.key == table.key


def test_no_entry_holds_a_card_or_the_secret() -> None:
    """Only the last one has the secret."""
    quick = finished()
    cards = [card.encode() for card in tiny().objectives]
    assert not any(card in body for body in quick.journal for card in cards)
    secret = quick.table.secret.hex().encode()
    assert [secret in body for body in quick.journal].index(True) == len(quick.journal) - 1


# Those that a table itself never gives: they belong to conversations, chat and links.
ELSEWHERE = {
    "malformed", "too_fast", "too_large", "try_again", "cannot_save", "names_not_allowed",
    "name_not_clean", "chat_off", "muted", "unknown_phrase", "text_not_allowed", "no_timer",
    "unknown_table", "unknown_token", "spectators_not_allowed", "other_version",
    "opened_elsewhere", "table_not_over", "no_match", "unknown_conversation", "foreign_origin",
    "no_such_page", "wrong_method", "server_fault", "replay_wrong", "replay_of_other_content",
    "hints_off", "not_your_decision", "no_hint", "server_full", "foreign_host", "why_not_off",
    "table_damaged", "unknown_content", "unknown_board", "why_not_used_up",
}  # fmt: skip

# Those of a class: tests/server/classes and, for boards, test_boards.py.
OF_A_CLASS = {
    "already_answered", "board_too_small", "bot_plays", "class_closed", "class_deleted",
    "class_ended", "class_full", "class_waiting", "lesson_time", "mate_plays", "no_bell_waits",
    "no_debrief", "no_such_table", "nobody_to_deal", "not_a_member", "not_class_host",
    "past_the_bell", "rehearsal", "rehearsal_runs", "round_not_open", "round_open",
    "table_is_full", "tables_not_started",
    "tables_started", "unknown_class", "unknown_phone",
}  # fmt: skip


def test_every_refusal_of_a_table_is_tested() -> None:
    files = ("test_table.py", "test_table_seats.py", "test_undo.py", "test_keeping_time.py")
    folder = Path(__file__).parent
    source = "".join((folder / name).read_text(encoding="utf-8") for name in files)
    untested = {str(r) for r in TableRefusal if f"TableRefusal.{r.name}" not in source}
    assert untested == ELSEWHERE | OF_A_CLASS


def test_placing_comes_after_choosing() -> None:
    """A whole setup on the table: choices, then six Assets each (R3.7)."""
    quick = playing()
    quick.play_until(lambda q: isinstance(q.table.match and q.table.match.phase, InitialPlacement))
    before = quick.table.seq
    quick.play_until(lambda q: isinstance(q.table.match and q.table.match.phase, ActionPhase))
    assert quick.table.seq - before == 3 * 6
