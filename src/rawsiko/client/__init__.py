"""A seat at a table for programs (docs/client.md). Import from here, not from the modules.

`play` takes a seat by join code and plays a whole match. `SeatClient` is one seat, `Connection` any
conversation with a table, also the host's. `ClassConnection` is one with a class.
"""

from rawsiko.client.bot_play import OrderRefused, play, play_seat
from rawsiko.client.classes import (
    ClassConnection,
    HeldMember,
    class_seats,
    join_class,
    knock,
    open_class,
)
from rawsiko.client.connection import Connection
from rawsiko.client.http_requests import RequestRefused
from rawsiko.client.seat import SeatClient, UnknownBoard
from rawsiko.client.tables import HeldSeat, open_table, rejoin, sit_down
from rawsiko.client.transports import ConversationEnded
from rawsiko.protocol.class_bodies import ClassTokens
from rawsiko.protocol.http_bodies import TableOpened

__all__ = [
    "ClassConnection",
    "ClassTokens",
    "Connection",
    "ConversationEnded",
    "HeldMember",
    "HeldSeat",
    "OrderRefused",
    "RequestRefused",
    "SeatClient",
    "TableOpened",
    "UnknownBoard",
    "class_seats",
    "join_class",
    "knock",
    "open_class",
    "open_table",
    "play",
    "play_seat",
    "rejoin",
    "sit_down",
]
