"""Who sits at a table: people, bots and stand-ins, and their shares in the dice."""

import pytest

from rawsiko.engine.ids import PlayerId
from rawsiko.protocol import commands
from rawsiko.protocol.refusals import TableRefusal
from rawsiko.protocol.tables import SeatKind, Settings
from rawsiko.replay import fairness
from rawsiko.server.tables import entries
from rawsiko.server.tables.decisions import (
    Decision,
    awaited_contributions,
    decide_action,
    decide_begin,
    decide_return,
    decide_seat,
    decide_stand_in,
)
from rawsiko.server.tables.entries import Entry, PlayedBy
from tests.server.quick_tables import HOST, QuickTable, tiny
from tests.server.statuses import lobby, playing, starting

P1, P2, P3, P9 = (PlayerId(seat) for seat in ("p1", "p2", "p3", "p9"))


def test_who_left_is_not_seated() -> None:
    """Nobody gives commands for a bot's seat."""
    quick = playing()
    quick.ask(P2, commands.Leave())
    assert quick.table.seats[P2].kind is SeatKind.BOT
    assert quick.ask(P2, commands.SetCompany(1, 1)) is TableRefusal.NOT_SEATED
    quick = lobby()
    quick.ask(P2, commands.Leave())
    assert quick.table.seats[P2].kind is SeatKind.OPEN
    assert quick.ask(P2, commands.SetReady(is_ready=True)) is TableRefusal.NOT_SEATED


def test_fewer_seats_do_not_throw_anybody_out() -> None:
    quick = QuickTable(1, Settings(seats=5))
    quick.sit(5)
    assert quick.ask(HOST, commands.ChangeSettings(Settings(seats=4))) is (
        TableRefusal.NUMBER_OF_SEATS
    )
    quick.ask(HOST, commands.OpenSeat(PlayerId("p5")))
    assert isinstance(quick.ask(HOST, commands.ChangeSettings(Settings(seats=4))), Entry)
    assert list(quick.table.seats) == ["p1", "p2", "p3", "p4"]


def test_seats_that_are_not_there() -> None:
    quick = lobby()
    assert quick.ask(HOST, commands.OpenSeat(P9)) is TableRefusal.NO_SUCH_SEAT
    assert quick.ask(HOST, commands.GiveToBot(P9, "random")) is TableRefusal.NO_SUCH_SEAT
    assert quick.ask(HOST, commands.GiveToBot(P1, "nobody")) is TableRefusal.UNKNOWN_LEVEL


def test_sitting_down() -> None:
    """On an open seat, in the lobby."""
    quick, digest = QuickTable(1, content=tiny()), "0" * 64

    def sit(seat: PlayerId) -> Decision:
        return decide_seat(quick.table, seat, 1, 1, digest)

    assert sit(P9) is TableRefusal.NO_SUCH_SEAT
    quick.record(sit(P1))
    assert sit(P1) is TableRefusal.SEAT_NOT_OPEN
    quick = starting()
    assert sit(P1) is TableRefusal.NOT_IN_LOBBY


def test_a_match_needs_somebody_on_every_seat() -> None:
    quick = QuickTable(1, content=tiny())
    quick.sit(1)
    assert quick.ask(HOST, commands.Start()) is TableRefusal.SEATS_OPEN
    quick.ask(HOST, commands.GiveToBot(P2, "greedy"))
    quick.ask(HOST, commands.GiveToBot(P3, "random"))
    assert isinstance(quick.ask(HOST, commands.Start()), entries.StartCalled)


def test_shares_in_the_dice() -> None:
    """Each once, and only the one promised."""
    quick = starting()
    assert quick.ask(P1, commands.Reveal("0" * 32)) is TableRefusal.WRONG_CONTRIBUTION
    quick.ask(P1, commands.Reveal(quick.shares[P1].hex()))
    assert quick.ask(P1, reveal_of(quick, P1)) is TableRefusal.ALREADY_REVEALED
    assert awaited_contributions(quick.table) == [P2, P3]


def reveal_of(quick: QuickTable, seat: PlayerId) -> commands.Reveal:
    return commands.Reveal(quick.shares[seat].hex())


@pytest.mark.parametrize("revealing", [(), (P2,), (P1, P3), (P1, P2, P3)])
def test_a_match_begins_with_the_shares_that_came(revealing: tuple[PlayerId, ...]) -> None:
    """In the order of the seats, not of arrival; also without any."""
    quick = starting()
    for seat in reversed(revealing):
        quick.ask(seat, reveal_of(quick, seat))
    started = quick.record(decide_begin(quick.table))
    assert isinstance(started, entries.MatchStarted)
    shares = [quick.shares[seat] for seat in revealing]
    assert started.contributions == tuple(share.hex() for share in shares)
    assert quick.table.key == fairness.key_of(quick.table.id, quick.table.secret, shares)
    assert decide_begin(quick.table) is TableRefusal.NOT_IN_LOBBY


def test_no_draw_follows_from_a_share_alone() -> None:
    """Other contributions give another match."""
    keys = set[bytes]()
    for revealing in ((), (P1,), (P2,), (P1, P2)):
        quick = lobby()
        quick.begin(lambda seat, who=revealing: seat in who)
        keys.add(quick.table.key)
    assert len(keys) == 4


def test_bots_are_for_the_rest_of_the_match() -> None:
    quick = playing()
    acting = quick.acting
    quick.ask(HOST, commands.GiveToBot(acting, "greedy"))
    assert quick.table.seats[acting].level == "greedy"
    entry = quick.record(decide_action(quick.table, quick.choose(), PlayedBy.BOT))
    assert isinstance(entry, entries.ActionPlayed)
    assert decide_stand_in(quick.table, acting) is TableRefusal.NO_SUCH_SEAT


def test_stand_ins_come_and_go() -> None:
    """Only for a person, only during the match, and once at a time."""
    quick = lobby()
    assert decide_stand_in(quick.table, P1) is TableRefusal.NOT_PLAYING
    assert decide_return(quick.table, P1) is TableRefusal.NO_SUCH_SEAT
    quick = playing()
    quick.record(decide_stand_in(quick.table, P1))
    assert quick.table.seats[P1].stand_in == quick.table.settings.stand_in_level
    assert decide_stand_in(quick.table, P1) is TableRefusal.NO_SUCH_SEAT
    quick.record(decide_return(quick.table, P1))
    assert quick.table.seats[P1].stand_in is None
    assert decide_return(quick.table, P1) is TableRefusal.NO_SUCH_SEAT
    assert decide_stand_in(quick.table, P9) is TableRefusal.NO_SUCH_SEAT


def test_the_journal_knows_which_bot_played_what() -> None:
    """A person, their stand-in, the person again, and at last a bot for the rest."""
    quick = playing()
    acting, level = quick.acting, quick.table.settings.stand_in_level

    def play(by: PlayedBy) -> None:
        quick.play_until(lambda quick: quick.acting == acting)
        quick.record(decide_action(quick.table, quick.choose(), by))

    play(PlayedBy.PERSON)
    quick.record(decide_stand_in(quick.table, acting))
    play(PlayedBy.STAND_IN)
    quick.record(decide_return(quick.table, acting))
    play(PlayedBy.PERSON)
    quick.ask(HOST, commands.GiveToBot(acting, "easy"))
    play(PlayedBy.BOT)
    levels = [step.level for step in quick.steps if step.played.action.player == acting]
    assert levels == [None, level, None, "easy"]
