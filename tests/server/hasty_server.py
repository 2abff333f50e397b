"""`rawsiko` with a mistake in it: commands are acknowledged a moment before they are saved."""

import asyncio
from unittest.mock import patch

from rawsiko.cli.main import main
from rawsiko.server.storage import Storage, StoredEntry
from tests.server.simulation.bugs import acknowledged_before_saved

TOO_LATE = 0.5  # seconds; a process that is killed meanwhile has promised what it did not keep
APPEND = Storage.append


async def append(self: Storage, table_id: str, epoch: int, entry: StoredEntry) -> None:
    await asyncio.sleep(TOO_LATE)
    await APPEND(self, table_id, epoch, entry)


if __name__ == "__main__":
    with acknowledged_before_saved(), patch.object(Storage, "append", append):
        main()
