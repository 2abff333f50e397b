"""Coming to a table: opened, or found by its code."""

import secrets

import msgspec
from msgspec.structs import replace

from rawsiko.client.requesting import get, post
from rawsiko.engine.ids import PlayerId
from rawsiko.protocol.tables import Settings, TableView
from rawsiko.replay.fairness import contribution_commitment_of


class HeldSeat(msgspec.Struct, frozen=True):
    """A seat and all that its holder must keep: write it to a file to come back another day."""

    server: str
    table: str
    seat: PlayerId
    token: str
    rejoin_code: str
    contribution: str | None = None  # one's share in the dice, revealed when the match starts


class TableOpened(msgspec.Struct, frozen=True):
    table: str
    code: str  # for those who join
    host_token: str
    spectator_token: str
    replay_token: str


async def open_table(
    server: str, settings: Settings | None = None, bots: dict[str, str] | None = None
) -> TableOpened:
    """A new table, whose host is who holds `host_token`. `bots` are levels by seat ("p1").

    Raises RequestRefused.
    """
    body = {"settings": settings or Settings(), "bots": bots or {}}
    return msgspec.json.decode(await post(server, "/api/tables", body), type=TableOpened)


async def sit_down(server: str, code: str, name: str | None = None) -> HeldSeat:
    """The first open seat of the table with this join code. Raises RequestRefused."""
    view = await get(server, f"/api/tables/by-code/{code}")
    table = msgspec.json.decode(view, type=TableView).id
    contribution = secrets.token_bytes(16)
    wanted = {"contribution": contribution_commitment_of(contribution), "name": name}
    taken = await post(server, f"/api/tables/{table}/seats", wanted)
    return replace(_held(server, taken), contribution=contribution.hex())


async def rejoin(server: str, code: str) -> HeldSeat:
    """The seat of a rejoin code. Its older tokens stop working. Raises RequestRefused."""
    return _held(server, await post(server, "/api/rejoin", {"code": code}))


class _SeatTaken(msgspec.Struct):
    table: str
    seat: PlayerId
    seat_token: str
    rejoin_code: str


def _held(server: str, body: bytes) -> HeldSeat:
    taken = msgspec.json.decode(body, type=_SeatTaken)
    return HeldSeat(server, taken.table, taken.seat, taken.seat_token, taken.rejoin_code)
