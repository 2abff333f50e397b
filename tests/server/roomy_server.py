"""`rawsiko`, which lets a class in at once: all devices of a test share one address. How fast they
may come otherwise is the subject of tests/server/classes/test_strangers.py."""

from unittest.mock import patch

from rawsiko.cli.main import main
from rawsiko.server.tables.capacity import Capacity


async def come_in(_capacity: Capacity, _address: str) -> None:
    """Nobody waits."""


if __name__ == "__main__":
    with patch.object(Capacity, "wait_to_join", come_in):
        main()
