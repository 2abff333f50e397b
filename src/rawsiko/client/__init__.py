"""A seat at a table for programs: docs/client.md.

`play` sits down by join code and plays a whole match. Beneath it, `SeatClient` is one seat and
`Connection` any conversation with a table, the host's included.
"""

from rawsiko.client.connection import Connection, ConversationEnded
from rawsiko.client.playing import OrderRefused, play, play_seat
from rawsiko.client.requesting import RequestRefused
from rawsiko.client.seat import SeatClient, UnknownContent
from rawsiko.client.sitting import HeldSeat, TableOpened, open_table, rejoin, sit_down

__all__ = [
    "Connection",
    "ConversationEnded",
    "HeldSeat",
    "OrderRefused",
    "RequestRefused",
    "SeatClient",
    "TableOpened",
    "UnknownContent",
    "open_table",
    "play",
    "play_seat",
    "rejoin",
    "sit_down",
]
