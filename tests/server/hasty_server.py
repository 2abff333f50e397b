"""`rawsiko` with a mistake in it: commands are acknowledged a moment before they are saved."""

import asyncio
from typing import Any
from unittest.mock import patch

from rawsiko.cli.main import main
from rawsiko.server.storage import Storage, StoredEntry
from tests.server.simulation.bugs import acknowledged_before_saved

TOO_LATE = 0.5  # seconds; a process that is killed meanwhile has promised what it did not keep
APPEND = Storage.append


async def append(
    self: Storage, journal_id: str, epoch: int, entry: StoredEntry, *also: Any
) -> None:
    await asyncio.sleep(TOO_LATE)
    await APPEND(self, journal_id, epoch, entry, *also)


if __name__ == "__main__":
    with acknowledged_before_saved(), patch.object(Storage, "append", append):
        main()
