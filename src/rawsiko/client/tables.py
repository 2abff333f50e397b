"""Open a table, take a seat, come back to it: the requests before a conversation."""

import secrets

import msgspec
from msgspec.structs import replace

from rawsiko.client.http_requests import RequestRefused, get, post
from rawsiko.engine.ids import PlayerId
from rawsiko.protocol.class_bodies import CameBack, CodeFound
from rawsiko.protocol.http_bodies import OpenTable, Rejoin, TableOpened, TakenSeat, TakeSeat
from rawsiko.protocol.refusals import TableRefusal
from rawsiko.protocol.tables import Settings
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
    found = (await found_by(server, code)).table
    if found is None:
        raise RequestRefused(404, TableRefusal.UNKNOWN_TABLE)
    table = found.id
    contribution = secrets.token_bytes(16)
    body = TakeSeat(contribution_commitment_of(contribution), name=name)
    taken = await post(server, f"/api/tables/{table}/seats", body)
    held = _held(server, msgspec.json.decode(taken, type=TakenSeat))
    return replace(held, contribution=contribution.hex())


async def rejoin(server: str, code: str) -> HeldSeat:
    """The seat with this rejoin code. Its older tokens stop working. Raises RequestRefused."""
    back = msgspec.json.decode(await post(server, "/api/come-back", Rejoin(code)), type=CameBack)
    if back.seat is None:
        raise RequestRefused(401, TableRefusal.UNKNOWN_TOKEN)
    return _held(server, back.seat)


async def found_by(server: str, code: str) -> CodeFound:
    """The table or the class with this join code. Raises RequestRefused."""
    return msgspec.json.decode(await get(server, f"/api/by-code/{code}"), type=CodeFound)


def _held(server: str, taken: TakenSeat) -> HeldSeat:
    return HeldSeat(server, taken.table, taken.seat, taken.seat_token, taken.rejoin_code)
