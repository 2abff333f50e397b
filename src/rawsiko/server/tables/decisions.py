"""Decides what a command leads to: one entry of the journal, or a refusal with its code.

Nothing here changes a table. A refused action never costs a roll.
"""

from typing import NamedTuple, assert_never

from rawsiko.bots.registry import BOTS
from rawsiko.engine import dice_needed, refusal_of
from rawsiko.engine.actions import (
    Action,
    DrawContinent,
    Move,
    OpenNews,
    Refusal,
    SetLastTurn,
    StopAtBell,
)
from rawsiko.engine.content import Content
from rawsiko.engine.events import Dice
from rawsiko.engine.ids import PlayerId
from rawsiko.engine.options import FEWEST_TURNS, MOST_TURNS, Options
from rawsiko.engine.setup import has_prices
from rawsiko.engine.state import State
from rawsiko.protocol import commands
from rawsiko.protocol.refusals import TableRefusal
from rawsiko.protocol.tables import Company, Seat, SeatKind, Settings, Status
from rawsiko.replay import fairness
from rawsiko.server.tables import entries
from rawsiko.server.tables.companies import free_company
from rawsiko.server.tables.entries import Entry, PlayedBy
from rawsiko.server.tables.table import Table, deal_of, order_of

# The proof of the dice lists each of them, and must stay short enough to be read.
MOST_TAKEN_BACK_IN_ALL = 1000


class Caller(NamedTuple):
    """Who gives a command: the seat of the conversation, and whether it is the host's. Commands of
    the host come from no seat, but a host may hold one."""

    seat: PlayerId | None
    is_host: bool
    plays: bool = False  # whether the conversation holds a seat


Decision = Entry | TableRefusal | Refusal
SeatCommand = (
    commands.Play
    | commands.TakeBack
    | commands.SetReady
    | commands.Reveal
    | commands.SetCompany
    | commands.Leave
)
HostCommand = (
    commands.ChangeSettings
    | commands.Start
    | commands.OpenSeat
    | commands.GiveToBot
    | commands.Pause
    | commands.Resume
    | commands.End
    | commands.SetLastTurn
    | commands.StopAtBell
)
TableCommand = SeatCommand | HostCommand


def decide(table: Table, caller: Caller, command: TableCommand) -> Decision:
    if table.is_over:
        return TableRefusal.TABLE_OVER
    if not isinstance(command, commands.Play) and isinstance(command, HostCommand):
        if not caller.is_host:
            return TableRefusal.NOT_HOST
        return _decide_for_host(table, caller, command)
    seat = table.person_at(caller.seat)
    if seat is None:
        return TableRefusal.NOT_SEATED
    return _decide_for_seat(table, seat, command)


def _decide_for_seat(table: Table, seat: Seat, command: SeatCommand) -> Decision:
    match command:
        case commands.Play():
            if command.action.player != seat.player:
                return TableRefusal.NOT_YOUR_SEAT
            return decide_action(table, command.action, PlayedBy.PERSON)
        case commands.TakeBack():
            return _decide_take_back(table, seat.player)
        case commands.SetReady():
            if table.status is not Status.LOBBY:
                return TableRefusal.NOT_IN_LOBBY
            return entries.ReadyChanged(seat.player, command.is_ready)
        case commands.Reveal():
            return _decide_reveal(table, seat, command.contribution)
        case commands.SetCompany():
            return entries.CompanyChanged(seat.player, command.company, command.avatar)
        case commands.Leave():
            if table.status is Status.LOBBY:
                return entries.SeatOpened(seat.player)
            level = table.settings.stand_in_level
            return entries.SeatGivenToBot(seat.player, level, seat.company, seat.avatar)
        case _:
            assert_never(command)


def _decide_for_host(table: Table, caller: Caller, command: HostCommand) -> Decision:
    match command:
        case commands.ChangeSettings():
            if caller.plays and command.settings.options.host_keeps_time:
                return TableRefusal.HOST_PLAYS
            return _decide_settings(table, command.settings)
        case commands.Start():
            if caller.plays and table.settings.options.host_keeps_time:
                return TableRefusal.HOST_PLAYS
            return _decide_start(table)
        case commands.SetLastTurn() | commands.StopAtBell():
            return _decide_time(table, caller, command)
        case commands.OpenSeat():
            if table.status is not Status.LOBBY:
                return TableRefusal.NOT_IN_LOBBY
            if command.seat not in table.seats:
                return TableRefusal.NO_SUCH_SEAT
            return entries.SeatOpened(command.seat)
        case commands.GiveToBot():
            return decide_bot(table, command.seat, command.level)
        case commands.Pause():
            if table.status is not Status.PLAYING:
                return TableRefusal.NOT_PLAYING
            return entries.TablePaused()
        case commands.Resume():
            if table.status is not Status.PAUSED:
                return TableRefusal.NOT_PAUSED
            return entries.TableResumed()
        case commands.End():
            return entries.TableEnded(entries.EndedEarly.ABORTED)
        case _:
            assert_never(command)


def _decide_time(
    table: Table, caller: Caller, command: commands.SetLastTurn | commands.StopAtBell
) -> Decision:
    """R1.5, R6.6: also while the match is paused."""
    if not table.settings.options.host_keeps_time:
        return Refusal.HOST_KEEPS_NO_TIME
    if caller.plays:
        return TableRefusal.HOST_PLAYS
    if table.match is None:
        return TableRefusal.NOT_PLAYING
    if isinstance(command, commands.StopAtBell):
        return refusal_of(table.match, StopAtBell()) or entries.StoppedAtBell()
    action = SetLastTurn(command.turn)
    return refusal_of(table.match, action) or entries.LastTurnSet(action.turn)


def decide_action(table: Table, action: Action, by: PlayedBy) -> Decision:
    """Decide on an action of the match. The dice follow from the number of its entry."""
    if table.status is not Status.PLAYING or table.match is None:
        return TableRefusal.NOT_PLAYING
    if refusal := refusal_of(table.match, action):
        return refusal
    # Only now: a refused action must not reveal a roll.
    dice = _roll(table, table.match, action)
    return entries.ActionPlayed(action, dice, by)


def decide_seat(
    table: Table, player: PlayerId, company: int, avatar: int, contribution: str
) -> Decision:
    """Decide whether somebody may take this seat."""
    if table.status is not Status.LOBBY:
        return TableRefusal.NOT_IN_LOBBY
    seat = table.seats.get(player)
    if seat is None:
        return TableRefusal.NO_SUCH_SEAT
    if seat.kind is not SeatKind.OPEN or (table.today and _has_person(table)):
        return TableRefusal.SEAT_NOT_OPEN
    return entries.SeatTaken(player, company, avatar, contribution)


def _has_person(table: Table) -> bool:
    return any(seat.kind is SeatKind.PERSON for seat in table.seats.values())


def first_open_seat(table: Table) -> PlayerId | None:
    return next((one.player for one in table.seats.values() if one.kind is SeatKind.OPEN), None)


def seat_drawn_first(table: Table, contribution: str) -> PlayerId | None:
    """The seat that will be first in the order of play (R1.3) if a person with this contribution
    takes it, bots take all others and the match starts, with nothing in between. None unless all
    seats are open."""
    players = tuple(table.seats)
    if any(seat.kind is not SeatKind.OPEN for seat in table.seats.values()):
        return None
    key = table.key_with([contribution])
    # An entry for each seat, StartCalled, ContributionRevealed, MatchStarted.
    return order_of(key, table.seq + len(players) + 3, players)[0]


def decide_take_over(table: Table, player: PlayerId) -> Decision:
    """Decide whether a person may play on for a bot."""
    seat = table.seats.get(player)
    if seat is None:
        return TableRefusal.NO_SUCH_SEAT
    if seat.kind is not SeatKind.BOT or table.today:
        return TableRefusal.SEAT_NOT_OPEN
    if table.status not in (Status.PLAYING, Status.PAUSED):
        return TableRefusal.TABLE_OVER if table.is_over else TableRefusal.NOT_PLAYING
    return entries.SeatTakenOver(player)


def decide_begin(table: Table) -> Decision:
    """All contributions are in, or late: draw the order of play and the cards (R1.3, R1.4)."""
    if table.status is not Status.STARTING:
        return TableRefusal.NOT_IN_LOBBY
    players = tuple(table.seats)
    contributions = tuple(table.revealed[p] for p in players if p in table.revealed)
    key = table.key_with(contributions)
    entry = table.seq + 1
    deal = deal_of(key, entry, players, table.content, table.settings.options)
    cards = {
        player: fairness.card_commitment_of(table.id, table.secret, player, card)
        for player, card in deal.items()
    }
    return entries.MatchStarted(contributions, order_of(key, entry, players), cards)


def awaited_contributions(table: Table) -> list[PlayerId]:
    return [
        seat.player
        for seat in table.seats.values()
        if seat.kind is SeatKind.PERSON and seat.player not in table.revealed
    ]


def decide_stand_in(table: Table, player: PlayerId) -> Decision:
    """The person is gone: a bot plays until they return."""
    seat = table.person_at(player)
    if seat is None or seat.stand_in is not None:
        return TableRefusal.NO_SUCH_SEAT
    if table.status is not Status.PLAYING:
        return TableRefusal.NOT_PLAYING
    return entries.StandInBegan(player, table.settings.stand_in_level)


def decide_return(table: Table, player: PlayerId) -> Decision:
    seat = table.seats.get(player)
    if seat is None or seat.stand_in is None:
        return TableRefusal.NO_SUCH_SEAT
    return entries.StandInEnded(player)


def _decide_take_back(table: Table, player: PlayerId) -> Decision:
    if table.status is not Status.PLAYING:
        return TableRefusal.NOT_PLAYING
    if table.taker() != player or table.taken_back >= MOST_TAKEN_BACK_IN_ALL:
        return TableRefusal.NOTHING_TO_TAKE_BACK
    return entries.ActionTakenBack(table.takes[-1].entry)


def _decide_reveal(table: Table, seat: Seat, contribution: str) -> Decision:
    if table.status is not Status.STARTING:
        return TableRefusal.NOT_IN_LOBBY
    if seat.player in table.revealed:
        return TableRefusal.ALREADY_REVEALED
    digest = fairness.contribution_commitment_of(bytes.fromhex(contribution))
    if digest != seat.contribution:
        return TableRefusal.WRONG_CONTRIBUTION
    return entries.ContributionRevealed(seat.player, contribution)


def _decide_settings(table: Table, settings: Settings) -> Decision:
    """In the lobby all of them may change; during the match not the rules and seats."""
    fixed = settings.options == table.settings.options and settings.seats == table.settings.seats
    if table.status is not Status.LOBBY and not fixed:
        return TableRefusal.NOT_IN_LOBBY
    if refusal := refusal_of_settings(settings, table.content):
        return refusal
    removed = list(table.seats.values())[settings.seats :]
    if any(seat.kind is SeatKind.PERSON for seat in removed):
        return TableRefusal.NUMBER_OF_SEATS
    return entries.SettingsChanged(settings)


def refusal_of_settings(settings: Settings, content: Content) -> TableRefusal | None:
    """Why no table with this content may have these settings."""
    if settings.stand_in_level not in BOTS:
        return TableRefusal.UNKNOWN_LEVEL
    if not FEWEST_TURNS <= settings.options.turns <= MOST_TURNS:
        return TableRefusal.NUMBER_OF_TURNS
    if settings.seats not in content.players:
        return TableRefusal.NUMBER_OF_SEATS
    return refusal_of_rules(settings.options, content)


def refusal_of_rules(options: Options, content: Content) -> TableRefusal | None:
    """Why no match with this content may have these house rules (R4.10, R4.11)."""
    if options.world_news and not content.news:
        return TableRefusal.NO_NEWS_CARDS
    if options.recycling and not has_prices(content):
        return TableRefusal.NOTHING_RECYCLABLE
    return None


def _decide_start(table: Table) -> Decision:
    if table.status is not Status.LOBBY:
        return TableRefusal.NOT_IN_LOBBY
    if any(seat.kind is SeatKind.OPEN for seat in table.seats.values()):
        return TableRefusal.SEATS_OPEN
    return entries.StartCalled()


def decide_bot(
    table: Table, player: PlayerId, level: str, company: Company | None = None
) -> Decision:
    """`company` is for an open seat; without it, the first free one from the seat's number on."""
    seat = table.seats.get(player)
    if seat is None:
        return TableRefusal.NO_SUCH_SEAT
    if level not in BOTS:
        return TableRefusal.UNKNOWN_LEVEL
    if table.status is Status.STARTING:
        return TableRefusal.NOT_IN_LOBBY
    if seat.kind is not SeatKind.OPEN:
        company = seat.company
    elif company is None:
        company = free_company(table, list(table.seats).index(player) + 1)
    return entries.SeatGivenToBot(player, level, company, seat.avatar)


def _roll(table: Table, state: State, action: Action) -> Dice:
    sides = dice_needed(state, action)
    entry = table.number_of_draw
    if isinstance(action, Move) and sides:
        label = fairness.clash_label(
            entry, action.origin, action.target, action.assets, len(sides) - action.assets
        )
        return fairness.roll(table.key, label, sides)
    if isinstance(action, DrawContinent):
        return fairness.roll(table.key, fairness.draw_label(entry, action.player), sides)
    if isinstance(action, OpenNews):
        return fairness.roll(table.key, fairness.news_label(entry, action.player), sides)
    return ()
