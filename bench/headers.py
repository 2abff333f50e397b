"""Measures how much memory large request heads cost the table server.

    python3 run.py bench headers [--mib 1024]

Ten connections send a gigabyte of headers without ever completing a request, as fast as the server
reads. Then another gigabyte arrives in complete requests of 200 KB. The last line has the most
memory the server used beyond what it had before, and how many answers were not 431.
"""

import argparse
import asyncio
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from urllib.parse import urlsplit

from bench.not_measured import NotMeasured, exit_status
from bench.servers.process import resident, serving
from rawsiko.server.storage import sqlite_url

MIB = 1024 * 1024
PIECE = b"x" * MIB
COMPLETE = 200 * 1024
AT_ONCE = 10
SAMPLE_SECONDS = 0.02
SETTLING_SECONDS = 3.0


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--mib", type=int, default=1024, help="headers sent each way")
    options = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(sqlite_url(Path(folder) / "tables.sqlite3")) as (url, pid),
    ):
        time.sleep(SETTLING_SECONDS)
        before = resident(pid)
        most, others = asyncio.run(measure(url, pid, options.mib))
    print(f"memory {before / MIB:.1f} MiB before, {most / MIB:.1f} MiB at most")
    print(f"memory_mib {(most - before) / MIB:.1f} not_refused {others}")


async def measure(url: str, pid: int, mib: int) -> tuple[int, int]:
    """The most memory the server used, and how many answers were not 431."""
    port = urlsplit(url).port or 80
    seen, others = [resident(pid)], 0
    watching = asyncio.create_task(watch(pid, seen))
    for how, count, sizes in (
        ("never complete", AT_ONCE, [MIB] * max(1, mib // AT_ONCE)),
        ("complete", mib * MIB // COMPLETE, [COMPLETE]),
    ):
        gate = asyncio.Semaphore(AT_ONCE)
        asked = await asyncio.gather(
            *(ask(port, sizes, gate, is_complete=how == "complete") for _ in range(count))
        )
        refused = sum(answer.startswith(b"HTTP/1.1 431") for answer, _ in asked)
        sent = sum(size for _, size in asked) / MIB
        others += len(asked) - refused
        print(f"{how}: {len(asked)} requests, {sent:.0f} MiB sent, {refused} refused", flush=True)
        if not sent:
            raise NotMeasured("the server took no headers")
    watching.cancel()
    return max(*seen, resident(pid)), others


async def ask(
    port: int, sizes: list[int], gate: asyncio.Semaphore, *, is_complete: bool
) -> tuple[bytes, int]:
    """Send a head in these pieces until the server stops reading; its answer, and bytes sent."""
    sent, answer = 0, b""
    async with gate:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        # Read while writing: the server closes the connection soon after its answer.
        answering = asyncio.create_task(reader.read(MIB))
        writer.write(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Large: ")
        with suppress(OSError):
            for size in sizes:
                writer.write(PIECE[:size])
                sent += size
                await writer.drain()
            if is_complete:
                writer.write(b"\r\n\r\n")
        with suppress(OSError):
            answer = await answering
        writer.close()
    return answer, sent


async def watch(pid: int, seen: list[int]) -> None:
    while True:
        seen.append(resident(pid))
        await asyncio.sleep(SAMPLE_SECONDS)


if __name__ == "__main__":
    sys.exit(exit_status(main))
