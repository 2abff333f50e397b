"""What the handlers of one server share."""

from collections.abc import Callable
from dataclasses import dataclass, field

from rawsiko.bots.registry import BOTS
from rawsiko.server.addresses import Addresses
from rawsiko.server.desk import Desk
from rawsiko.server.polling import Polling
from rawsiko.server.reception import Reception
from rawsiko.server.upkeep import Upkeep


@dataclass
class Services:
    desk: Desk
    reception: Reception
    polling: Polling
    upkeep: Upkeep
    addresses: Addresses | None  # where others reach this server, if that is known
    levels: tuple[str, ...] = tuple(BOTS)
    _content: list[bytes] = field(default_factory=list[bytes])

    def content(self, export: Callable[[], bytes]) -> bytes:
        """Worked out once."""
        if not self._content:
            self._content.append(export())
        return self._content[0]
