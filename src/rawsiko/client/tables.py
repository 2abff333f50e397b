"""Open a table, take a seat, come back to it: the requests before a conversation."""

import secrets

import msgspec
from msgspec.structs import replace

from rawsiko.client.http_requests import get, post
from rawsiko.engine.ids import PlayerId
from rawsiko.protocol.http_bodies import OpenTable, Rejoin, SeatTaken, TableOpened, TakeSeat
from rawsiko.protocol.tables import Settings, TableView
from rawsiko.replay.fairness import contribution_commitment_of


class HeldSeat(msgspec.Struct, frozen=True):
    """A seat and everything that its holder must keep: write it to a file to come back later."""

    server: str
    table: str
    seat: PlayerId
    token: str
    rejoin_code: str
    contribution: str | None = None  # to the dice, revealed when the match starts


async def open_table(
    server: str, settings: Settings | None = None, bots: dict[str, str] | None = None
) -> TableOpened:
    """Open a table. The `host_token` makes its holder the host. `bots` are levels by seat ("p1").

    Raises RequestRefused.
    """
    by_seat = {PlayerId(seat): level for seat, level in (bots or {}).items()}
    body = OpenTable(settings or Settings(), by_seat)
    return msgspec.json.decode(await post(server, "/api/tables", body), type=TableOpened)


async def sit_down(server: str, code: str, name: str | None = None) -> HeldSeat:
    """Take the first open seat of the table with this join code. Raises RequestRefused."""
    view = await get(server, f"/api/tables/by-code/{code}")
    table = msgspec.json.decode(view, type=TableView).id
    contribution = secrets.token_bytes(16)
    body = TakeSeat(contribution_commitment_of(contribution), name=name)
    held = _held(server, await post(server, f"/api/tables/{table}/seats", body))
    return replace(held, contribution=contribution.hex())


async def rejoin(server: str, code: str) -> HeldSeat:
    """The seat with this rejoin code. Its older tokens stop working. Raises RequestRefused."""
    return _held(server, await post(server, "/api/rejoin", Rejoin(code)))


def _held(server: str, body: bytes) -> HeldSeat:
    taken = msgspec.json.decode(body, type=SeatTaken)
    return HeldSeat(server, taken.table, taken.seat, taken.seat_token, taken.rejoin_code)
