"""A client without a token that sends requests at a steady rate, whether or not they are answered.

    python -m bench.servers.requester PORT KIND RATE SECONDS

It uses plain sockets, one for each request. Prints how many were sent and how many were answered
with each status.
"""

import asyncio
import json
import secrets
import sys
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress

from rawsiko.content.load import standard_content
from rawsiko.engine.options import Options
from rawsiko.lab.chance import chance_of
from rawsiko.lab.match import play_match, replay_lines, seat_bots

ANSWER_SECONDS = 15.0
SEED, PLAYERS, TURNS = 1, 4, 30  # of the replay
Make = Callable[[int], bytes]


def plan(port: int) -> bytes:
    """Of a lesson for 200 pupils that is far too short."""
    lesson = {"type": "Lesson", "bell_at": time.time() + 65, "pupils": 200}
    return post(port, "/api/classes/plan", json.dumps({"lesson": lesson}).encode())


def unknown_board(port: int) -> bytes:
    return get(port, f"/api/boards/sha256:{secrets.token_hex(32)}/en")


def board(port: int) -> bytes:
    return get(port, "/api/boards/standard/en", "Accept-Encoding: gzip\r\n")


def foreign_host(_port: int) -> bytes:
    return b"GET / HTTP/1.1\r\nHost: evil.example\r\nAccept: text/html\r\n\r\n"


def guess(port: int) -> bytes:
    return get(port, f"/api/by-code/{secrets.token_hex(3).upper()}")


def replay() -> Make:
    """A valid file, with something else in it each time: it may be remembered."""
    bots, chance = seat_bots(["greedy"], PLAYERS), chance_of(SEED, 1, PLAYERS)
    match = play_match(standard_content(), Options(turns=TURNS), bots, chance)
    first, *lines = replay_lines(match)
    begun = first.removesuffix(b"}\n")

    def made(port: int) -> bytes:
        mark = b',"mark":"%b"}\n' % secrets.token_hex(8).encode()
        return post(port, "/api/replays/steps", begun + mark + b"".join(lines))

    return made


def get(port: int, path: str, header: str = "") -> bytes:
    return f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n{header}\r\n".encode()


def post(port: int, path: str, body: bytes) -> bytes:
    head = f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nContent-Length: {len(body)}\r\n\r\n"
    return head.encode() + body


KINDS: dict[str, Callable[[], Make]] = {
    "plan": lambda: plan,
    "unknown_board": lambda: unknown_board,
    "board": lambda: board,
    "foreign_host": lambda: foreign_host,
    "guess": lambda: guess,
    "replay": replay,
}


async def send_all(port: int, make: Make, rate: float, seconds: float) -> Counter[str]:
    """Statuses of the answers; "none" for those that got none in time."""
    loop = asyncio.get_running_loop()
    begun, sent = loop.time(), list[asyncio.Task[str]]()
    while loop.time() < begun + seconds:
        sent.append(asyncio.create_task(send(port, make(port))))
        await asyncio.sleep(max(0.0, begun + len(sent) / rate - loop.time()))
    return Counter(await asyncio.gather(*sent))


async def send(port: int, request: bytes) -> str:
    with suppress(OSError, TimeoutError):
        async with asyncio.timeout(ANSWER_SECONDS):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            try:
                writer.write(request)
                head = await reader.readline()
                return head.split()[1].decode() if head else "none"
            finally:
                writer.close()
    return "none"


def main() -> None:
    port, kind, rate, seconds = sys.argv[1:]
    make = KINDS[kind]()
    print("ready", flush=True)
    sys.stdin.readline()
    statuses = asyncio.run(send_all(int(port), make, float(rate), float(seconds)))
    shown = ", ".join(f"{count} x {status}" for status, count in sorted(statuses.items()))
    print(sum(statuses.values()), shown)


if __name__ == "__main__":
    main()
