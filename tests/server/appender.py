"""A process that appends to several tables at once and says so after each: to be killed.

    python -m tests.server.appender URL ACKS [name=value ...]

`ACKS` is a file or /dev/stdout; a line there is "table seq". Settings of SQLite may follow. It
ends, without closing anything, after `count` entries per table.
"""

import asyncio
import os
import sys

from rawsiko.server.storage.databases import sqlite
from tests.server.storing import entry, new_table, opened

TABLES = tuple("abcdef")


async def main(url: str, acks: str, settings: dict[str, str]) -> None:
    count = int(settings.pop("count", "1000000"))
    sqlite.SQLITE_SETTINGS.update(settings)
    told = os.open(acks, os.O_WRONLY | os.O_CREAT)
    async with opened(url) as storage:
        for table_id in TABLES:
            await storage.create(new_table(table_id))

        async def play(table_id: str) -> None:
            for seq in range(2, count + 2):
                one = entry(seq, f"command {seq}", bytes(seq % 700))
                await storage.append(table_id, 1, one)
                os.write(told, f"{table_id} {seq}\n".encode())
                await asyncio.sleep(seq % 3 / 1000)  # tables drift apart, groups differ

        await asyncio.gather(*map(play, TABLES))
        os._exit(0)


if __name__ == "__main__":
    where, told, *options = sys.argv[1:]
    asyncio.run(main(where, told, dict(option.split("=", 1) for option in options)))
