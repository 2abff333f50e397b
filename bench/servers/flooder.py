"""A client that floods: sends as fast as its socket takes it, and reconnects when it is cut off or
when the server no longer reads.

    python -m bench.servers.flooder PORT TOKEN SECONDS

It uses plain sockets and frames that are made once, because a client library would send less. Each
connection sends one kind of message. Prints messages and connections at the end.
"""

import base64
import itertools
import json
import os
import secrets
import select
import socket
import struct
import sys
import time
from contextlib import suppress

MOST_MESSAGES = 20_000_000
MOST_CONNECTIONS = 20_000
CONNECT_SECONDS = 5.0
RETRY_SECONDS = 0.01
STUCK_SECONDS = 0.2  # without a byte that the socket took
MESSAGES_AT_ONCE = 64
LARGEST_MESSAGE = 4000  # the server reads up to 4096 bytes

ORDER = {
    "type": "Order",
    "id": secrets.token_hex(16),
    "command": {"type": "Play", "action": {"type": "EndActionPhase", "player": "p1"}},
}
KINDS = (
    json.dumps({"type": "Ping", "number": 1}).encode(),
    json.dumps(ORDER).encode(),
    b"{" * LARGEST_MESSAGE,  # malformed
)


def flood(port: int, token: str, seconds: float) -> tuple[int, int]:
    """How many messages the sockets took, and over how many connections."""
    deadline = time.monotonic() + seconds
    messages = connections = 0
    for kind in itertools.cycle(KINDS):
        if time.monotonic() > deadline or messages > MOST_MESSAGES:
            break
        if connections > MOST_CONNECTIONS:
            break
        with suppress(OSError), connected(port, token) as connection:
            connections += 1
            messages += flood_one(connection, frame(kind), deadline)
            continue
        time.sleep(RETRY_SECONDS)  # it refused the connection
    return messages, connections


def connected(port: int, token: str) -> socket.socket:
    """A seat's conversation, from the handshake to the first message of the server."""
    connection = socket.create_connection(("127.0.0.1", port), CONNECT_SECONDS)
    address = f"127.0.0.1:{port}"
    key = base64.b64encode(os.urandom(16)).decode()
    connection.sendall(
        f"GET /ws HTTP/1.1\r\nHost: {address}\r\nOrigin: http://{address}\r\n"
        "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Key: {key}\r\n\r\n".encode()
    )
    answer = connection.recv(65536)
    hello = {"type": "Hello", "version": 1, "tokens": [token]}
    connection.sendall(frame(json.dumps(hello).encode()))
    if b" 101 " not in answer or b'"Welcome"' not in connection.recv(65536):
        connection.close()
        raise ConnectionRefusedError
    return connection


def flood_one(connection: socket.socket, message: bytes, deadline: float) -> int:
    """Send until the server says goodbye, closes or stops reading; its answers are discarded."""
    connection.settimeout(0)
    several = memoryview(message * MESSAGES_AT_ONCE)
    sent, taken = 0, time.monotonic()
    while (now := time.monotonic()) < min(deadline, taken + STUCK_SECONDS):
        left = min(deadline, taken + STUCK_SECONDS) - now
        readable, writable, _ = select.select([connection], [connection], [], left)
        try:
            if readable:
                answer = connection.recv(1 << 20)
                if not answer or b'"Goodbye"' in answer:
                    break
            if writable:
                sent += connection.send(several[sent % len(message) :])
                taken = time.monotonic()
        except BlockingIOError:
            continue
        except OSError:
            break
    return sent // len(message)


def frame(message: bytes) -> bytes:
    """A text frame of a client. A mask of zeros leaves the message as it is."""
    size = len(message)
    length = bytes([0x80 | size]) if size < 126 else struct.pack("!BH", 0x80 | 126, size)
    return b"\x81" + length + bytes(4) + message


if __name__ == "__main__":
    print(*flood(int(sys.argv[1]), sys.argv[2], float(sys.argv[3])))
