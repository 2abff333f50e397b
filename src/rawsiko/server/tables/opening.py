"""What requests to open a table and to take a seat at it do, over HTTP and in a browser."""

import secrets
from collections.abc import Awaitable, Callable, Mapping

from rawsiko import __version__
from rawsiko.bots.registry import BOTS
from rawsiko.engine.ids import PlayerId
from rawsiko.engine.options import Options
from rawsiko.protocol import http_bodies as bodies
from rawsiko.protocol.commands import GiveToBot, Reveal, Start
from rawsiko.protocol.messages import Applied
from rawsiko.protocol.refusals import TableRefusal
from rawsiko.protocol.tables import Chat, Settings
from rawsiko.replay.fairness import contribution_commitment_of
from rawsiko.server.tables.boards import PackableBoard
from rawsiko.server.tables.decisions import Caller, refusal_of_settings, seat_drawn_first
from rawsiko.server.tables.live_table import LiveTable
from rawsiko.server.tables.names import allowed_name
from rawsiko.server.tables.registry import Opened, Seated, TableRegistry

HOST = Caller(None, is_host=True)
OpenOne = Callable[[Settings, PackableBoard, str], Awaitable[Opened | TableRefusal]]
# Today's card (docs/dice.md): about six minutes. The bots' level is the client's to ask for.
TODAY = Settings(seats=4, options=Options(turns=3, head_start=True), chat=Chat.OFF)


async def open_with_bots(
    registry: TableRegistry, wanted: bodies.OpenTable, open_one: OpenOne
) -> Opened | TableRefusal:
    """A table with the bots that were asked for, opened with `open_one`. If it was handed over to
    another process before they sat down, there is a new one: nobody knows the first, which is
    deleted as unused."""
    board = registry.boards.named(wanted.board)
    if board is None:
        return TableRefusal.UNKNOWN_BOARD
    if refusal := _refusal_of(wanted, board):
        return refusal
    settings, today = wanted.settings, ""
    if wanted.today is not None:
        settings, today = TODAY, f"{wanted.today}|{board.content.hash}|{__version__}"
    while True:
        opened = await open_one(settings, board, today)
        if isinstance(opened, TableRefusal) or await _seat_bots(opened.live, wanted.bots):
            return opened
        if not opened.live.is_fenced:
            return TableRefusal.CANNOT_SAVE


def _refusal_of(wanted: bodies.OpenTable, board: PackableBoard) -> TableRefusal | None:
    if refusal := refusal_of_settings(wanted.settings, board.content):
        return refusal
    seats = {f"p{number}" for number in range(1, wanted.settings.seats + 1)}
    if not wanted.bots.keys() <= seats:
        return TableRefusal.NO_SUCH_SEAT
    if any(level not in BOTS for level in wanted.bots.values()):
        return TableRefusal.UNKNOWN_LEVEL
    return None


async def _seat_bots(live: LiveTable, bots: Mapping[PlayerId, str]) -> bool:
    """False if one of them could not be saved."""
    for seat, level in bots.items():
        reply = await live.order(HOST, secrets.token_hex(16), GiveToBot(seat, level))
        if not isinstance(reply, Applied):
            return False
    return True


def told_of(opened: Opened, links: bodies.TableLinks) -> bodies.TableOpened:
    table = opened.live.table
    return bodies.TableOpened(
        table=table.id,
        code=table.code,
        commitment=table.commitment,
        host_token=opened.host_token,
        spectator_token=opened.spectator_token,
        replay_token=opened.replay_token,
        links=links,
    )


async def take_seat(
    registry: TableRegistry, live: LiveTable, wanted: bodies.TakeSeat
) -> Seated | TableRefusal:
    """The first open seat, in the lobby."""
    name = allowed_name(live.table.settings, wanted.name)
    if isinstance(name, TableRefusal):
        return name
    return await registry.sit_down(live, wanted.contribution, wanted.company, wanted.avatar, name)


async def play_alone(
    registry: TableRegistry, live: LiveTable, wanted: bodies.PlayAlone
) -> Seated | TableRefusal:
    """The seat that is drawn first; the others are given to bots and the match starts."""
    settings = live.table.settings
    name = allowed_name(settings, wanted.name)
    if isinstance(name, TableRefusal):
        return name
    if len(wanted.bots) != settings.seats - 1:
        return TableRefusal.NO_SUCH_SEAT
    if any(level not in BOTS for level in wanted.bots):
        return TableRefusal.UNKNOWN_LEVEL
    if settings.options.host_keeps_time:
        return TableRefusal.HOST_PLAYS
    contribution = wanted.contribution
    taken = await registry.sit_down(
        live,
        contribution_commitment_of(bytes.fromhex(contribution)),
        wanted.company,
        wanted.avatar,
        name,
        lambda table: seat_drawn_first(table, contribution),
    )
    if isinstance(taken, TableRefusal):
        return taken
    others = [player for player in live.table.seats if player != taken.seat]
    orders = [(HOST, GiveToBot(*bot)) for bot in zip(others, wanted.bots, strict=True)]
    orders += [(HOST, Start()), (Caller(taken.seat, is_host=False), Reveal(contribution))]
    for caller, command in orders:
        reply = await live.order(caller, secrets.token_hex(16), command)
        if not isinstance(reply, Applied):
            return TableRefusal.CANNOT_SAVE
    return taken
